// Wishes({hand, state})            what one has asked for, to be taken back
// AskChips({hand, title, kind, table, most, chipset, buttonLabel, onClose})   so many chips are asked for, built from the night's own

import type { Hand, WishLine } from "../answers";
import type { ChipSet } from "../kit/types";
import type { HandLink, Wish } from "./link";
import type { HandProps } from "./types";
import { ChipPad } from "../kit/chippad";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";

const ASKED: Readonly<Record<WishLine["kind"], (wish: WishLine) => string>> = {
  sit: ({ chips }) => (chips ? gettext("A seat, with {chips}", { chips }) : gettext("A seat")),
  stand: () => gettext("To stand up"),
  "top-up": ({ chips }) => gettext("{chips} more to the table", { chips: chips ?? 0 }),
  "buy-in": ({ chips }) => gettext("{chips} chips of the desk", { chips: chips ?? 0 }),
  "cash-out": () => gettext("To be cashed out"),
};
const BY_HOST = ["buy-in", "cash-out"];

export function Wishes({ hand, state }: HandProps) {
  if (!state.wishes.length) return null;
  return (
    <ul class="hand-wishes" aria-label={gettext("what I asked for")}>
      {state.wishes.map((wish) => (
        <li key={wish.number}>
          <span>
            <b>{ASKED[wish.kind](wish)}</b>{" "}
            <span class="quiet">
              {BY_HOST.includes(wish.kind)
                ? gettext("the host will say")
                : dealsItself(state, wish.table)
                  ? gettext("before the next round")
                  : gettext("the dealer will say")}
            </span>
          </span>
          <Button kind="quiet" busy={hand.late.value} onTap={() => hand.takeBack(wish.kind)}>
            {gettext("take back")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Whether nobody has to say anything at a table: it does what is asked for between two rounds. */
const dealsItself = ({ table, tables }: Hand, number: number | null) =>
  table?.table === number
    ? table.dealing !== null
    : tables.some((at) => at.table === number && at.deals_itself);

interface AskChipsProps {
  hand: HandLink;
  title: string;
  wish: Wish;
  most?: number;
  start?: number;
  chipset: ChipSet;
  buttonLabel: (chips: number) => string;
  onClose: () => void;
}

export function AskChips(props: AskChipsProps) {
  const { hand, title, wish, most, start = 0, chipset, buttonLabel, onClose } = props;
  const [amount, setAmount] = useState(start);
  const range = { min: 1, max: most ?? null, step: 1 };
  const ask = async () => (await hand.wish({ ...wish, chips: amount })) && onClose();
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      <Button
        kind="main"
        disabled={amount < 1 || (most !== undefined && amount > most)}
        busy={hand.late.value}
        onTap={ask}
      >
        {buttonLabel(amount)}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <ChipPad value={amount} range={range} chipset={chipset} onChange={setAmount} />
      <ErrorToast text={hand.error.value} />
    </Dialog>
  );
}

/** What the button of `AskChips` says, where nothing else is asked for. */
export const askFor = (chips: number) => gettext("ask for {chips}", { chips });
