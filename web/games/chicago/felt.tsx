// Chicago: what each hand counts, and before every seat its cards, what it has said and what it still has to prove.

import type { ChicagoRound, SeatView, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import { passOnToOnly } from "../../frontend/round/offers";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace, PaymentDue, SeenProps } from "../../frontend/round/types";
import { Said, hands, handWord, rankWord, speakingFoot } from "./said";

export const felt = {
  Felt,
  Seen,
  Foot: speakingFoot,
  describe,
  passOn: passOnToOnly,
  words: () => ({
    announce: ({ hand }) => handWord(String(hand)),
    say: ({ rank }) => rankWord(String(rank)),
    stand: () => gettext("STAND"),
    expose: () => gettext("expose##a hand"),
    pass: () => gettext("PASS"),
  }),
} satisfies GameFace<ChicagoRound>;

/** The rules say all but the cards that are played in sentences of their own. */
function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  if (verb !== "play") return verb === "show" ? null : "";
  const card = args["card"];
  return isFace(card)
    ? `${who}: ${cardSign(card)}.`
    : gettext("{player} plays a card.", { player: who });
}

function Felt({ state, paying }: FeltProps<ChicagoRound>) {
  const { round, table } = state;
  const { pot = 0 } = round.places;
  return (
    <section
      class={names(["felt chi", round.cards === "physical" && "is-real"])}
      aria-label={gettext("felt")}
    >
      <header class="chi-head">
        <b>{stageOf(round)}</b>
        <span class="chi-pot" data-place="pot">
          {pot > 0 && (
            <>
              {gettext("pot")} <b class="figure">{chips(pot)}</b>
            </>
          )}
        </span>
      </header>
      {!round.facts.tricks.order.length && <Points round={round} />}
      <Seats round={round} paying={paying} holds={table.hand_over?.seat} />
      {round.finished && <Score state={state} />}
    </section>
  );
}

/** Beside a hand that is being looked at, and on a phone. */
export function Seen({ round, seat }: SeenProps<ChicagoRound>) {
  return (
    <div class="chi-seen">
      <b>{stageOf(round)}</b>
      <Seats round={round} me={seat} />
    </div>
  );
}

/** Which deal, and which draw, showdown or trick of it. */
function stageOf({ facts, board, finished }: ChicagoRound) {
  const number = gettext("deal {number}", { number: facts.deal });
  return finished ? number : `${number} · ${board.stage}`;
}

const Points = ({ round }: { round: ChicagoRound }) => {
  const standing = round.facts.said.find(({ stands }) => stands)?.hand;
  return (
    <ul class="chi-points" aria-label={gettext("what a hand counts")}>
      {hands(round).map((hand) => (
        <li key={hand} class={names([hand === standing && "is-lit"])}>
          {handWord(hand)} <b class="figure">{round.board.points[hand]}</b>
        </li>
      ))}
    </ul>
  );
};

interface SeatsProps {
  round: ChicagoRound;
  paying?: PaymentDue | null;
  holds?: number | undefined;
  /** Whose own hand lies beside it. */
  me?: number;
}

const Seats = ({ round, paying = null, holds, me }: SeatsProps) => (
  <div class="chi-seats">
    {round.seats.map((seated, at) => (
      <Seat
        key={seated.seat}
        seated={seated}
        at={at}
        round={round}
        lit={isLit(round, seated.seat, paying)}
        holds={holds === seated.seat}
        me={me}
      />
    ))}
  </div>
);

interface SeatProps {
  seated: SeatView;
  at: number;
  round: ChicagoRound;
  lit: boolean;
  holds: boolean;
  me: number | undefined;
}

function Seat({ seated: { seat, player, rack }, at, round, lit, holds, me }: SeatProps) {
  const { facts, markers, board } = round;
  const onPhone = me !== undefined;
  const changed = facts.changed[seat];
  const owes = markers[seat] ?? 0;
  const open = facts.claims.filter((claim) => claim.open && claim.seat === seat);
  const kept = new Set(open.map(({ hand }) => handWord(hand)));
  const notes = [
    board.hands?.[seat],
    facts.forfeits.includes(seat) && gettext("false announcement"),
    ...Array.from(kept, (hand) => gettext("keeps: {hand}", { hand })),
    !facts.tricks.order.length && changed && gettext("changed {count}", { count: changed }),
    !onPhone && !facts.tricks.order.length && changed === 0 && gettext("stood##changed no card"),
    !facts.drawing.includes(seat) && gettext("does not draw"),
    !onPhone && round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    !onPhone && rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names(["chi-seat", lit && "is-lit", me === seat && "is-own"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="chi-name">
        <Stroke at={at} /> <b>{player}</b>
        <b class="figure">{chips(facts.scores[seat] ?? 0)}</b>
      </span>
      <Said round={round} seat={seat} />
      <Cards round={round} seat={seat} openOnly={onPhone} />
      {notes.some(Boolean) && <span class="small">{notes.filter(Boolean).join(" · ")}</span>}
    </section>
  );
}

interface CardsProps {
  round: ChicagoRound;
  seat: number;
  /** Whether cards that lie face down are left out. */
  openOnly: boolean;
}

/** The hand, face down or exposed; from the first trick on the cards that were played, the newest lit if it takes. */
function Cards({ round, seat, openOnly }: CardsProps) {
  const { facts, zones } = round;
  const held = zones[`hand:${seat}`];
  const played = zones[`played:${seat}`]?.cards ?? [];
  const { order, takers } = facts.tricks;
  if (!order.length) {
    const exposed = held?.sight === "all";
    return openOnly && !exposed ? null : <Hand cards={held?.cards ?? []} />;
  }
  const complete = order.every(
    (each) => (zones[`played:${each}`]?.cards.length ?? 0) === takers.length,
  );
  return (
    <span class="chi-played">
      {played.map((card, at) => (
        <Card key={card} card={card} lit={complete && takers[at] === seat} />
      ))}
      {!openOnly && (held?.cards ?? []).map((_, at) => <Card key={at} card="??" />)}
    </span>
  );
}
