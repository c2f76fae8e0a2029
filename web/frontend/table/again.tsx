// useSameBets({table, state, sits})   the bets of the last round for everybody who has none yet, each an action of its own
//
//   again.button(after)     the button; after(): once they are placed
//   again.placing           they are being placed
//
// sits(seat): who sits this round out. It ends at the first bet that is refused. Who cannot bet that much is left out,
// and named.

import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { list } from "../kit/labels";
import { many, say } from "../kit/say";
import { namesOf } from "../round/lines";

/** @param {{table: any, state: any, sits?: (seat: number) => boolean}} props */
export function useSameBets({ table, state, sits }) {
  const [placing, setPlacing] = useState(false);
  const stillIn = ({ again }) => again.filter(({ seat }) => !sits?.(seat));
  const place = async () => {
    setPlacing(true);
    const isRefused = !(await placeAll(table, stillIn));
    setPlacing(false);
    const players = namesOf(state.round);
    const short = [...new Set(stillIn(table.state.peek()).map(({ seat }) => seat))];
    if (!isRefused && short.length)
      table.complain(
        many(
          "{players} cannot bet the same again: the rack is too short, or the limits are others.",
          "{players} cannot bet the same again: the racks are too short, or the limits are others.",
          short.length,
          { players: list(short.map((seat) => players[seat])) },
        ),
      );
  };
  /** @param {() => void} [after] */
  const button = (after) => (
    <Button
      kind="plain"
      disabled={!stillIn(state).length || placing}
      busy={table.late.value}
      onTap={() => place().then(after)}
    >
      {say("all as before")}
    </Button>
  );
  return { button, placing };
}

/** Places what fits, one after the other; false once a bet is refused. */
async function placeAll(table, stillIn) {
  for (;;) {
    const { round, again } = table.state.peek();
    const bet = stillIn({ again }).find(({ fits }) => fits);
    if (!bet) return true;
    const option = round.prompt.options.find(
      ({ by, do: verb }) => by === bet.seat && verb === bet.do,
    );
    if (!(await table.act({ ...option, args: bet.args }))) return false;
  }
}
