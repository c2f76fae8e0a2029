// Stop the Bus: the three open cards, everybody's tokens and hands, and who has stopped the bus; the token that a deal costs
// leaves the row when the hands lie open.

import type { StopTheBusRound } from "../../frontend/answers";
import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import { sorted } from "../../frontend/kit/sorting";
import { Score } from "../../frontend/round/general";
import { nameOf } from "../../frontend/round/lines";
import { handsTurned, ofSeats, unscored, zonesTurned } from "../../frontend/round/turned";
import { SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";

export const felt = {
  Felt,
  Seen,
  ...handsTurned(({ board }: StopTheBusRound) => board.order),
  shownAt,
  showing: () => gettext("The hands are shown."),
} satisfies GameFace<StopTheBusRound>;

/** One hand after the other, each with its name, and whose token it costs once all of them lie open. */
function shownAt(round: StopTheBusRound, beat: number, before: StopTheBusRound | null) {
  const { facts, board } = round;
  const open = board.order.slice(0, beat);
  const sheet = unscored(facts.sheet);
  return {
    ...round,
    carry: null,
    zones: zonesTurned(round, open, before),
    facts: { ...facts, losers: [], tokens: sheet.before, sheet },
    board: { ...board, hands: ofSeats(board.hands ?? {}, open), results: null },
  };
}

function Felt({ state, paying }: FeltProps<StopTheBusRound>) {
  const { round } = state;
  return (
    <section class="felt bus" aria-label={gettext("felt")}>
      <Middle round={round} />
      <Seats style="bus" state={state} paying={paying} Seat={Seat} />
      {round.finished && <Score state={state} />}
    </section>
  );
}

/** Beside a hand that is being looked at. */
function Seen({ round }: Pick<SeenProps<StopTheBusRound>, "round">) {
  return (
    <div class="bus-seen">
      <Middle round={round} />
      <Tokenholders round={round} />
    </div>
  );
}

/** How many tokens everybody has. */
export const Tokenholders = ({ round }: { round: StopTheBusRound }) => (
  <p class="bus-all">
    {round.seats.map(({ seat, player }) => (
      <span key={seat}>
        {player} <Tokens count={round.facts.tokens[seat] ?? 0} of={round.board.full} />
      </span>
    ))}
  </p>
);

/** The hands as they are shown, each by its name; what is not turned up yet lies face down for everybody. */
export const Hands = ({ round }: { round: StopTheBusRound }) => (
  <ul class="bus-shown">
    {round.facts.playing.map((seat) => (
      <li key={seat} class={names([round.facts.losers.includes(seat) && "is-out"])}>
        <b>{nameOf(round, seat)}</b>
        <Hand cards={shownHand(round, seat)} />
        <span class="small">{round.board.hands?.[seat]}</span>
      </li>
    ))}
  </ul>
);

function shownHand(round: StopTheBusRound, seat: number) {
  const cards = round.zones[`hand:${seat}`]?.cards ?? [];
  return round.board.hands?.[seat] ? sorted(cards, round) : cards.map(() => "??");
}

function Middle({ round }: { round: StopTheBusRound }) {
  const { pot = 0 } = round.places;
  return (
    <div class="bus-middle">
      <Hand cards={round.zones["middle"]?.cards ?? []} label={gettext("the middle")} />
      <span class="bus-pot" data-place="pot">
        {pot > 0 && (
          <>
            {gettext("pot")} <b class="figure">{chips(pot)}</b>
          </>
        )}
      </span>
    </div>
  );
}

function Seat({ lit, ...seated }: SeatProps<StopTheBusRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const { facts, zones } = round;
  const hand = zones[`hand:${seat}`];
  const said = [
    facts.stopped === seat && gettext("stopped the bus"),
    round.board.hands?.[seat],
    facts.losers.includes(seat) && gettext("the worst hand"),
    !facts.playing.includes(seat) && gettext("watches"),
  ];
  return (
    <SeatBox style="bus" lit={lit} {...seated} said={said}>
      <span class="bus-name">
        <b>{player}</b> <Tokens count={facts.tokens[seat] ?? 0} of={round.board.full} />
      </span>
      <Hand cards={sorted(hand?.cards ?? [], round)} />
    </SeatBox>
  );
}

const MANY = 6;

/** Tokens as discs, those that are gone as rings; a number where there are too many to count at a glance. */
function Tokens({ count, of }: { count: number; of: number }) {
  const said = ngettext("{count} token", "{count} tokens", count);
  if (of > MANY) return <span class="bus-tokens">{said}</span>;
  return (
    <span class="bus-tokens" role="img" aria-label={said}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} class={at < count ? "is-left" : undefined} />
      ))}
    </span>
  );
}
