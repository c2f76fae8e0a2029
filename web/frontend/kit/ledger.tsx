// What tables and lists of figures are made of.
//
// toneOf(amount)                          "won" or "lost": the class of an amount
// Amount({label, nothing, children})      a figure in a row. On a phone its label stands over it, and `nothing` is left out
// Result({label, amount, children})       what was won or lost, in a row; children: what stands behind it
// WhatToDo()                              the head of the column of buttons, said to people who listen
// Fact({name, tone, children})            a line of a list: what it is, and its figure
// FactInWords({name, children})           the same of words, which may be long

import type { ComponentChildren } from "preact";
import { gettext } from "./gettext";
import { names } from "./names";
import { signed } from "./numbers";

export const toneOf = (amount: number) => (amount > 0 ? "won" : amount < 0 ? "lost" : undefined);

interface AmountProps {
  label: string | undefined;
  nothing?: boolean;
  tone?: string | undefined;
  children: ComponentChildren;
}

export const Amount = ({ label, nothing, tone, children }: AmountProps) => (
  <td class={names(["number", tone, nothing && "is-nothing"])} data-label={label}>
    {children}
  </td>
);

interface ResultProps {
  label: string;
  amount: number;
  children?: ComponentChildren;
}

export const Result = ({ label, amount, children }: ResultProps) => (
  <td class={names(["number", "result", toneOf(amount)])} data-label={label}>
    {signed(amount)}
    {children}
  </td>
);

export const WhatToDo = () => (
  <th class="no-print">
    <span class="unseen">{gettext("what to do")}</span>
  </th>
);

interface FactProps {
  name: ComponentChildren;
  tone?: string | undefined;
  children: ComponentChildren;
}

export const Fact = ({ name, tone, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd class={names(["figure", tone])}>{children}</dd>
  </div>
);

export const FactInWords = ({ name, children }: Omit<FactProps, "tone">) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
