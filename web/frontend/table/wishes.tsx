// Wishes({table, state})   what players ask for from their phones, to be granted or refused with one tap each. While a round
//                          is in play there is only a word of it: seats and racks change between two rounds.

import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { say } from "../kit/say";
import { useTapGuard } from "../kit/taps";

export function Wishes({ table, state }: TableProps) {
  const { wishes, status, hand_over: handOver } = state.table;
  const [first, ...more] = state.screens?.here || wishes.length ? wishes : [];
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
      aria-label={say("asked for")}
      onClickCapture={guard.blocks}
    >
      <p>
        {first.text}
        {more.length > 0 && (
          <>
            {" "}
            <span class="quiet">{say("and {count} more", { count: more.length })}</span>
          </>
        )}
        {later && (
          <>
            {" "}
            <span class="quiet">{say("After this round.")}</span>
          </>
        )}
      </p>
      <div class="asking-ways">
        <Button busy={table.late.value} onTap={() => table.refuse(first.number)}>
          {say("no")}
        </Button>
        {!later && (
          <Button kind="main" busy={table.late.value} onTap={grant}>
            {first.chips ? say("yes · {chips}", { chips: first.chips }) : say("yes")}
          </Button>
        )}
      </div>
    </section>
  );
}
