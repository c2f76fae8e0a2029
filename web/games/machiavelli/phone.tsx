// Machiavelli in a player's hand: the table is a workbench while it is one's turn, and lies as it is while it is not.

import type { MachiavelliRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import {
  BenchFoot,
  BenchHand,
  BenchHeaps,
  cardsLaid,
  HandInGroups,
  SortKey,
  useGroups,
} from "../../frontend/kit/bench";
import { gettext } from "../../frontend/kit/gettext";
import { benchOf } from "../../frontend/kit/workbench";
import { Score } from "../../frontend/round/general";
import { optionOf } from "../../frontend/round/offers";
import { Melds, Others } from "./table";
import { costs, Other } from "./felt";

export const phone = {
  Board,
  Mine: () => Own,
  Play: (state) => (mine(state) ? Turn : null),
} satisfies GamePhone<MachiavelliRound>;

type Props = PhoneProps<MachiavelliRound>;

/** What one may lay, with virtual cards on one's turn. */
const mine = ({ round, table }: PlayingState<MachiavelliRound>) =>
  round.cards === "virtual" ? optionOf(round, table.seat, "play") : undefined;

function benchHere({ hand, state, open }: Props) {
  const { round, table } = state;
  const play = mine(state);
  if (!play || !open) return null;
  return benchOf(`${state.night.night} ${table.table} ${table.number} ${play.since}`, () => ({
    lying: round.facts.melds,
    own: round.zones[`hand:${table.seat}`]?.cards ?? [],
    judge: hand.judge(play),
  }));
}

function Board(props: Props) {
  const { round, table } = props.state;
  const bench = benchHere(props);
  if (round.finished) return <Score state={props.state} />;
  return (
    <>
      <Others round={round} seat={table.seat} />
      {bench ? <BenchHeaps bench={bench} label={gettext("the table")} /> : <Melds round={round} />}
    </>
  );
}

function Own(props: MineProps<MachiavelliRound>) {
  const { state, own } = props;
  const cards = own.flatMap(([, held]) => held);
  const sorting = useGroups(state.round, cards);
  const bench = benchHere(props);
  if (!cards.length) return null;
  return (
    <div class="hand-open machiavelli-own">
      {bench ? (
        <BenchHand bench={bench} groups={sorting.groups} end={<SortKey sorting={sorting} />} />
      ) : (
        <HandInGroups groups={sorting.groups} end={<SortKey sorting={sorting} />} />
      )}
    </div>
  );
}

function Turn(props: Props) {
  const { hand, options } = props;
  const bench = benchHere(props);
  const play = mine(props.state);
  if (!bench || !play) return null; // the cover has the key
  const other = options.find(({ do: verb }) => verb !== "play");
  const busy = hand.late.value;
  return (
    <BenchFoot
      bench={bench}
      say={cardsLaid}
      all={costs()}
      busy={busy}
      onSay={(args) => hand.act({ ...play, args })}
    >
      {other && <Other option={other} busy={busy} isQuiet={bench.isTouched} act={hand.act} />}
    </BenchFoot>
  );
}
