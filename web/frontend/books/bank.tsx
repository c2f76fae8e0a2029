// Bank({books})   what each game should have brought the bank at each table, and did, and whether luck explains it.

import type { BankLine, Books } from "../answers";
import { Amount, toneOf } from "../kit/ledger";
import { names } from "../kit/names";
import { chips, decimal, signed } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";

const COLUMNS = [
  gettext("drop##chips brought to a table"),
  gettext("handle##all chips that were bet"),
  gettext("win##of the bank"),
  gettext("hold##win as a share of drop"),
  gettext("expected##of the bank"),
  gettext("difference##from what was expected"),
];

export function Bank({ books: { bank } }: { books: Books }) {
  if (!bank.length) return null;
  return (
    <section class="part" aria-labelledby="bank">
      <h2 id="bank">{gettext("The bank and luck")}</h2>
      <table class="ledger figures">
        <thead>
          <tr>
            <th>{gettext("table##column of the books")}</th>
            {COLUMNS.map((name) => (
              <th key={name} class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bank.map((line) => (
            <Row key={`${line.table} ${line.game}`} line={line} />
          ))}
        </tbody>
      </table>
      <p class="note">
        {gettext(
          "Drop: what players brought to the table. Handle: what they bet. Win: what the bank kept of it. Hold: win as a share of drop.",
        )}
      </p>
      <p class="note">
        {gettext(
          "In chips, of rounds that are over and not voided. Expected is what the very bets that were made bring on average, counted over all deals, if everybody plays the best; nothing where all that is bet goes back to the players. How likely a difference is, at most, follows from how each round can end (Chernoff's bound).",
        )}
      </p>
    </section>
  );
}

function Row({ line }: { line: BankLine }) {
  const { name, game, rounds, drop, handle, win, expected, text, once_in: onceIn } = line;
  const cells = [
    chips(drop),
    chips(handle),
    signed(win),
    drop ? gettext("{figure} %", { figure: decimal((100 * win) / drop, 1) }) : "–",
    expected === null ? "–" : signed(expected),
    expected === null ? "–" : signed(win - expected),
  ];
  return (
    <tr>
      <th scope="row" class="who">
        {name}
        <span class="note">
          {" "}
          {game}, {ngettext("{count} round", "{count} rounds", rounds)}
        </span>
        <span class={names(["note luck", onceIn >= 10_000 && "mark"])}>{text}</span>
      </th>
      {cells.map((cell, at) => (
        <Amount key={at} label={COLUMNS[at]} tone={at === 2 ? toneOf(win) : undefined}>
          {cell}
        </Amount>
      ))}
    </tr>
  );
}
