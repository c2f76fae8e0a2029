// Triple Play on the tablet: the pile and the stock, the two sides with their books and melds, and everybody's packets.

import { useState } from "preact/hooks";
import type { StepView, TriplePlayRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { PromptControls } from "../../frontend/kit/promptcontrols";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { goesOut } from "../../frontend/round/goingout";
import { namesOf } from "../../frontend/round/lines";
import { passOnToNext } from "../../frontend/round/offers";
import { Pot, SeatBox, isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace, OpenHandProps, SeenProps } from "../../frontend/round/types";
import { HeldHand } from "../../frontend/table/held";
import { type Draft, NOTHING, stillHeld } from "./draft";
import { type Aim, aimOf, BothSides, Middle, Packets, Side } from "./sides";
import { footOf } from "./foot";
import { DRAFTED, Ranks, Turn } from "./turn";
import { words } from "./words";

export const felt = {
  Felt,
  Foot: footOf,
  Seen,
  OpenHand,
  describe,
  passOn: passOnToNext,
  words,
  ...goesOut<TriplePlayRound>(({ facts }) => facts.out ?? null),
} satisfies GameFace<TriplePlayRound>;

/** The rules tell what is done whole: the record says it once. */
function describe({ do: verb }: StepView) {
  return verb !== null && (verb in words() || verb === "red" || verb === "left") ? "" : null;
}

function Felt({ state, paying }: FeltProps<TriplePlayRound>) {
  const { round, table } = state;
  return (
    <section class="felt triple-play" aria-label={gettext("felt")}>
      <Middle round={round} />
      <Pot style="tp" round={round} />
      <div class="tp-sides">
        {Object.keys(round.facts.sides).map((side, at) => (
          <section key={side} class="tp-of">
            {side.split("+").map((seat) => (
              <Seat
                key={seat}
                seat={Number(seat)}
                at={at}
                round={round}
                lit={isLit(round, Number(seat), paying)}
                holds={table.hand_over?.seat === Number(seat)}
              />
            ))}
            <Side round={round} side={side} />
          </section>
        ))}
      </div>
      <Score state={state} />
    </section>
  );
}

interface SeatProps {
  seat: number;
  at: number;
  round: TriplePlayRound;
  lit: boolean;
  holds: boolean;
}

function Seat({ seat, at, round, lit, holds }: SeatProps) {
  const seated = round.seats.find((each) => each.seat === seat);
  if (!seated) return null;
  return (
    <SeatBox style="tp" lit={lit} seated={seated} round={round} holds={holds}>
      <span class="tp-name">
        <Stroke at={at} /> <b>{seated.player}</b>
      </span>
      <Packets round={round} seat={seat} />
    </SeatBox>
  );
}

/** Beside a hand that is being looked at. */
function Seen({ round, seat, aim }: SeenProps<TriplePlayRound> & { aim?: Aim | null }) {
  return (
    <div class="tp-board hand-table">
      <Middle round={round} />
      <BothSides round={round} seat={seat} aim={aim} />
    </div>
  );
}

/** The tablet in a player's hands. */
function OpenHand({ table, hand, seat, who, act, onCover }: OpenHandProps<TriplePlayRound>) {
  const { round, night } = hand;
  const [drafted, setDraft] = useState<Draft>(NOTHING);
  const cards = round.zones[`hand:${seat}`]?.cards ?? [];
  const draft = stillHeld(drafted, cards);
  const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
  const rest = options.filter(({ do: verb }) => !DRAFTED.includes(verb));
  const busy = table.late.value;
  return (
    <HeldHand
      table={table}
      hand={hand}
      who={who}
      onCover={onCover}
      turn={
        options.length > 0 &&
        round.prompt && (
          <Turn
            round={round}
            draft={draft}
            setDraft={setDraft}
            seat={seat}
            options={options}
            busy={busy}
            act={act}
            judge={table.judge}
          >
            {rest.length > 0 && (
              <PromptControls
                game={round.game}
                prompt={{ ...round.prompt, options: rest }}
                me={seat}
                players={namesOf(round)}
                chipset={night.chip_set}
                words={words()}
                busy={busy}
                onAct={act}
              />
            )}
          </Turn>
        )
      }
    >
      <Seen round={round} seat={seat} aim={aimOf(round, seat, draft, setDraft)} />
      <Ranks
        round={round}
        seat={seat}
        draft={draft}
        setDraft={setDraft}
        cards={cards}
        busy={busy}
      />
    </HeldHand>
  );
}
