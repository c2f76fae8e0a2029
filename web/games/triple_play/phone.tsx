// Triple Play in a player's hand: the hand by ranks, a draft by taps, the book of one's side, and what the others have.

import type { TriplePlayRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { PromptControls } from "../../frontend/kit/promptcontrols";
import { Score } from "../../frontend/round/general";
import { namesOf } from "../../frontend/round/lines";
import { type Draft, NOTHING, stillHeld } from "./draft";
import { aimOf, BothSides, Middle, Packets } from "./sides";
import { DRAFTED, Naming, Ranks, Turn } from "./turn";
import { words } from "./words";

type Props = PhoneProps<TriplePlayRound>;

export const phone = {
  Board,
  ofRealDeck: true,
  Mine: ({ round }) => (round.cards === "virtual" && !round.finished ? Mine : null),
  Play,
} satisfies GamePhone<TriplePlayRound>;

function Play({ round, table }: PlayingState<TriplePlayRound>) {
  const mine = round.prompt?.options.filter(({ by }) => by === table.seat) ?? [];
  return mine.some(({ do: verb }) => DRAFTED.includes(verb)) ? Drafting : null;
}

function Board(props: Props) {
  const { state, pad, setPad } = props;
  const { round, table } = state;
  if (round.finished) return <Score state={state} />;
  return (
    <div class="tp-board">
      <Middle round={round} />
      <BothSides
        round={round}
        seat={table.seat}
        aim={aimOf(round, table.seat, pad.draft ?? NOTHING, (draft) => setPad({ draft }))}
      />
      <Packets round={round} seat={table.seat} />
    </div>
  );
}

const draftOf = ({ pad }: Props, cards: readonly string[] | null): Draft => {
  const draft = pad.draft ?? NOTHING;
  return cards ? stillHeld(draft, cards) : draft;
};

function Mine(props: MineProps<TriplePlayRound>) {
  const { state, own, hand, setPad } = props;
  const cards = own.flatMap(([, held]) => held);
  return (
    <div class="hand-open">
      <Ranks
        round={state.round}
        seat={state.table.seat}
        draft={draftOf(props, cards)}
        setDraft={(draft) => setPad({ draft })}
        cards={cards}
        busy={hand.late.value}
      />
    </div>
  );
}

function Drafting(props: Props) {
  const { hand, state, options, open, setPad } = props;
  const { round, table, night } = state;
  const isReal = round.cards === "physical";
  const held = isReal ? null : (round.zones[`hand:${table.seat}`]?.cards ?? []);
  const draft = draftOf(props, held);
  const setDraft = (next: Draft) => setPad({ draft: next });
  if (!round.prompt) return null;
  const rest = options.filter(({ do: verb }) => !DRAFTED.includes(verb));
  const shown = open || isReal ? options : [];
  const busy = hand.late.value;
  return (
    <div class="tp-acting">
      {isReal && <Naming round={round} draft={draft} setDraft={setDraft} busy={busy} />}
      <Turn
        round={round}
        draft={draft}
        setDraft={setDraft}
        seat={table.seat}
        options={shown}
        busy={busy}
        act={hand.act}
        judge={hand.judge}
      >
        {rest.length > 0 && (
          <PromptControls
            game={round.game}
            prompt={{ ...round.prompt, options: rest }}
            me={table.seat}
            players={namesOf(round)}
            chipset={night.chip_set}
            words={words()}
            busy={busy}
            onAct={hand.act}
          />
        )}
      </Turn>
    </div>
  );
}
