// Wishes({table, state})   what players ask for from their phones, to be granted or refused with one tap each. While a round
//                          is in play there is only a word of it: seats and racks change between two rounds.
// AtTheDoor({state})       a word of the phones that ask to come in, and of those of the table that are silent: the host lets
//                          in at the desk, and a seat without a phone plays on the tablet

import type { TableState } from "../answers";
import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { gettext } from "../kit/gettext";
import { signal } from "@preact/signals";
import { useTapGuard } from "../kit/taps";

const isElsewhere = ({ table }: TableState) =>
  table.status === "closed" || Boolean(table.hand_over?.here);

export const wishesOf = (state: TableState) => (isElsewhere(state) ? [] : state.table.wishes);

export function Wishes({ table, state }: TableProps) {
  const { status } = state.table;
  const [first, ...more] = wishesOf(state);
  const guard = useTapGuard(String(first?.number)); // a tap meant for what lay here grants nothing
  if (!first) return null;
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

export const silentOf = ({ table }: TableState) =>
  table.phones && table.status !== "idle"
    ? table.seats.filter(({ phone }) => phone === "silent").map(({ name }) => name)
    : [];

const closed = signal(""); // what was read; it outlives where it stands: over the felt, or in a dialog

/** What there is to say of phones, where it was not closed. */
export function doorWords(state: TableState): string[] {
  const { door } = state.table;
  const silent = silentOf(state);
  if (isElsewhere(state)) return [];
  const words = [
    door.length > 0 &&
      gettext("{guests}: a phone asks to come in. The host lets it in at the desk.", {
        guests: door.join(", "),
      }),
    silent.length > 0 &&
      gettext(
        "{players}: the phone is silent. Play on this tablet meanwhile, or come in with another phone.",
        { players: silent.join(", ") },
      ),
  ].filter((said) => said !== false);
  return closed.value === words.join() ? [] : words;
}

export function AtTheDoor({ state }: { state: TableState }) {
  const words = doorWords(state);
  if (!words.length) return null;
  return (
    <section class="wishes is-later at-the-door" role="status" aria-label={gettext("phones")}>
      <div>
        {words.map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
      <Button
        kind="quiet"
        name={gettext("close")}
        onTap={() => {
          closed.value = words.join();
        }}
      >
        ✕
      </Button>
    </section>
  );
}
