// Wishes({table, state})   what players ask for from their phones, to be granted or refused with one tap each. While a round
//                          is in play there is only a word of it: seats and racks change between two rounds.
// AtTheDoor({state})       a word of the phones that ask to come in, and of those of the table that are silent: the host lets
//                          in at the desk, and a seat without a phone plays on the tablet

import type { TableState } from "../answers";
import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { gettext } from "../kit/gettext";
import { useAskSound } from "../kit/sound";
import { useState } from "preact/hooks";
import { useTapGuard } from "../kit/taps";

export function Wishes({ table, state }: TableProps) {
  const { wishes, status, hand_over: handOver } = state.table;
  const [first, ...more] = state.screens?.here || wishes.length ? wishes : [];
  useAskSound(wishes.length);
  const guard = useTapGuard(String(first?.number)); // a tap meant for what lay here grants nothing
  if (!first || status === "closed" || handOver?.here) return null;
  const later = status === "playing" || status === "frozen";
  const grant = async () => {
    if (status === "finished" && !(await table.close())) return;
    await table.grant(first.number);
  };
  return (
    <section
      class={`wishes ${later ? "is-later" : ""}`}
      role="status"
      aria-label={gettext("asked for")}
      onClickCapture={guard.blocks}
    >
      <p>
        {first.text}
        {more.length > 0 && (
          <>
            {" "}
            <span class="quiet">{gettext("and {count} more", { count: more.length })}</span>
          </>
        )}
        {later && (
          <>
            {" "}
            <span class="quiet">{gettext("After this round.")}</span>
          </>
        )}
      </p>
      <div class="asking-ways">
        <Button busy={table.late.value} onTap={() => table.refuse(first.number)}>
          {gettext("no")}
        </Button>
        {!later && (
          <Button kind="main" busy={table.late.value} onTap={grant}>
            {first.chips ? gettext("yes · {chips}", { chips: first.chips }) : gettext("yes")}
          </Button>
        )}
      </div>
    </section>
  );
}

export function AtTheDoor({ state }: { state: TableState }) {
  const { door, seats, status, phones, hand_over: handOver } = state.table;
  const silent = phones
    ? seats.filter(({ phone }) => phone === "silent").map(({ name }) => name)
    : [];
  const words = [
    door.length > 0 &&
      gettext("{guests}: a phone asks to come in. The host lets it in at the desk.", {
        guests: door.join(", "),
      }),
    status === "playing" &&
      silent.length > 0 &&
      gettext(
        "{players}: the phone is silent. Whoever has none plays on this tablet, or comes in with another phone.",
        { players: silent.join(", ") },
      ),
  ].filter((said) => said !== false);
  const [closed, close] = useState("");
  useAskSound(door.length + silent.length);
  if (!words.length || closed === words.join() || status === "closed" || handOver?.here)
    return null;
  return (
    <section class="wishes is-later at-the-door" role="status" aria-label={gettext("phones")}>
      <p>{words.join(" ")}</p>
      <Button kind="quiet" name={gettext("close")} onTap={() => close(words.join())}>
        ✕
      </Button>
    </section>
  );
}
