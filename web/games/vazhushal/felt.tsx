// Vazhushal on the tablet: the line across, and everybody's melds; in a player's hands what the phone has.

import { useState } from "preact/hooks";
import type { StepView, VazhushalRound } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import type { HeldByName } from "../../frontend/kit/types";
import { Score } from "../../frontend/round/general";
import { goesOut } from "../../frontend/round/goingout";
import { passOnToNext } from "../../frontend/round/offers";
import { Seats } from "../../frontend/round/seats";
import type { FeltProps, GameFace, OpenHandProps, SeenProps } from "../../frontend/round/types";
import { Heaps, RealFoot, takenOf } from "./real";
import { MeldsOfSeat, Others, Seat, TheLine, Wild } from "./table";
import { Foot, OwnCards, Table, type TurnProps } from "./turn";

export const felt = {
  Felt,
  Foot: (round: VazhushalRound) => (round.cards === "physical" ? RealFoot : null),
  OpenHand,
  Seen,
  describe,
  passOn: passOnToNext,
  words,
  ...goesOut<VazhushalRound>(({ facts }) => facts.out ?? null),
} satisfies GameFace<VazhushalRound>;

/** The rules tell whole whose cards are dealt anew: the record says it once. */
function describe({ do: verb }: StepView) {
  return verb === "misdeal" ? "" : null;
}

function words() {
  return {
    draw: () => gettext("DRAW"),
    take: () => gettext("TAKE FROM THE LINE"),
    meld: () => gettext("MELD"),
    discard: ({ card }: HeldByName) =>
      isFace(card) ? gettext("DISCARD {card}", { card: cardSign(card) }) : gettext("DISCARD"),
    done: () => gettext("DONE"),
    misdeal: () => gettext("THREE TWICE"),
  };
}

function Felt(props: FeltProps<VazhushalRound>) {
  const { state, paying } = props;
  const { round } = state;
  return (
    <section class="felt vazhushal" aria-label={gettext("felt")}>
      <Wild round={round} />
      <TheLine round={round} {...takenOf(props)} />
      <Heaps {...props} />
      <Seats style="vazhushal" state={state} paying={paying} Seat={Seat} />
      <Score state={state} />
    </section>
  );
}

/** Beside a hand that is covered. */
function Seen({ round, seat }: SeenProps<VazhushalRound>) {
  return (
    <div class="vazhushal-table hand-table">
      <Wild round={round} />
      <TheLine round={round} />
      <MeldsOfSeat round={round} seat={seat} />
      <Others round={round} seat={seat} />
    </div>
  );
}

function OpenHand({ table, hand, seat, who, act, onCover }: OpenHandProps<VazhushalRound>) {
  const { round, night } = hand;
  const [chosen, choose] = useState<{ asked: string; count: number | null } | null>(null);
  const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
  const asked = [night.night, hand.table.table, hand.table.number, options[0]?.since].join(" ");
  const turn: TurnProps = {
    round,
    seat,
    asked,
    options,
    own: round.zones[`hand:${seat}`]?.cards ?? [],
    count: chosen?.asked === asked ? chosen.count : null,
    setCount: (count) => choose({ asked, count }),
    judge: (option, args) => table.judge({ ...option, args }),
    act: (option, args = {}) => act({ ...option, args }),
    busy: table.late.value,
  };
  return (
    <>
      <section class="hand-felt vazhushal-hand" aria-label={gettext("your hand")}>
        <Table {...turn} />
        <OwnCards {...turn}>
          <Button kind="plain" onTap={onCover}>
            {gettext("cover")}
          </Button>
        </OwnCards>
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={round.prompt?.say.text ?? gettext("The round is over.")} detail={who} />
        {options.length > 0 && <Foot {...turn} />}
        <Controls
          question="vazhushal"
          end={
            <Button kind="plain" onTap={table.takeBack}>
              {gettext("back to the dealer")}
            </Button>
          }
        />
      </section>
    </>
  );
}
