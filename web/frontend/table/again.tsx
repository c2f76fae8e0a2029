// useSameBets({table, state, sits})   the bets of the last round for everybody who has none yet, each an action of its own
//
//   again.button(after)     the button; after(): once they are placed
//   again.placing           they are being placed
//
// sits(seat): who sits this round out. It ends at the first bet that is refused. Who cannot bet that much is left out,
// and named.

import type { RepeatedBet, TableState } from "../answers";
import type { RoundState, TableOfScreen } from "../round/types";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { list } from "../kit/labels";
import { ngettext, gettext } from "../kit/gettext";
import { namesOf } from "../round/lines";

interface SameBetsProps {
  table: TableOfScreen;
  state: RoundState;
  sits?: (seat: number) => boolean;
}

type StillIn = (state: Pick<TableState, "again">) => RepeatedBet[];

export function useSameBets({ table, state, sits }: SameBetsProps) {
  const [placing, setPlacing] = useState(false);
  const stillIn: StillIn = ({ again }) => again.filter(({ seat }) => !sits?.(seat));
  const place = async () => {
    setPlacing(true);
    const isRefused = !(await placeAll(table, stillIn));
    setPlacing(false);
    const players = namesOf(state.round);
    const short = [...new Set(stillIn(table.state.peek() ?? state).map(({ seat }) => seat))];
    if (!isRefused && short.length)
      table.complain(
        ngettext(
          "{players} cannot bet the same again: the rack is too short, or the limits are others.",
          "{players} cannot bet the same again: the racks are too short, or the limits are others.",
          short.length,
          { players: list(short.map((seat) => players[seat] ?? "")) },
        ),
      );
  };
  const button = (after?: () => void) => (
    <Button
      kind="plain"
      disabled={!stillIn(state).length || placing}
      busy={table.late.value}
      onTap={() => place().then(after)}
    >
      {gettext("all as before")}
    </Button>
  );
  return { button, placing };
}

/** Places what fits, one after the other; false once a bet is refused. */
async function placeAll(table: TableOfScreen, stillIn: StillIn) {
  for (;;) {
    const now = table.state.peek();
    const bet = now && stillIn(now).find(({ fits }) => fits);
    if (!bet) return true;
    const option = now.round?.prompt?.options.find(
      ({ by, do: verb }) => by === bet.seat && verb === bet.do,
    );
    if (!option) return false;
    if (!(await table.act({ ...option, args: bet.args }))) return false;
  }
}
