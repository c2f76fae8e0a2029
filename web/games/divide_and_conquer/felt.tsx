// Divide and Conquer: two rows of cards, match under match; the one that won is lit. Who has chosen lies face down until the
// other has too.

import type { DivideAndConquerRound, StepView } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { ngettext, mixed, gettext } from "../../frontend/kit/gettext";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { namesOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";
import { unscored } from "../../frontend/round/turned";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";

export const felt = {
  Felt,
  Seen,
  describe,
  passOn,
  beats,
  shownAt,
  showing: (_round, beat) => gettext("Match {number}.", { number: Math.floor(beat / 2) + 1 }),
} satisfies GameFace<DivideAndConquerRound>;

/** That somebody has chosen the rules say; and what, when the match is won. */
function describe({ do: verb, args }: StepView, { round }: { round: DivideAndConquerRound }) {
  const { card, seat } = args;
  return verb === "show" && isFace(card)
    ? `${namesOf(round)[String(seat)]}: ${cardSign(card)}.`
    : "";
}

/** On one tablet the other chooses next; then it lies on the table, where both see the cards. */
function passOn({ prompt, record }: DivideAndConquerRound) {
  const [next, ...more] = record.at(-1)?.do === "choose" ? (prompt?.awaited ?? []) : [];
  return typeof next === "number" && !more.length ? next : null;
}

// The moment: both cards turn up together, and then one of them wins

const NOBODY = 0; // is no seat

function beats({ cards, facts }: DivideAndConquerRound) {
  return cards === "virtual" ? 2 * facts.matches.length : 0;
}

function shownAt(
  round: DivideAndConquerRound,
  beat: number,
  before: DivideAndConquerRound | null,
): DivideAndConquerRound {
  const { facts, board, seats } = round;
  const open = facts.matches.slice(0, Math.ceil(beat / 2));
  const matches = open.map((match, at) =>
    2 * at + 1 === beat ? { ...match, winner: NOBODY } : match,
  );
  const won = (seat: number) => matches.filter(({ winner }) => winner === seat).length;
  const changes = before !== null && before.facts.changed !== facts.changed;
  return {
    ...round,
    carry: null,
    zones: changes ? withoutPlayed(before, facts.matches) : round.zones,
    facts: {
      ...facts,
      matches,
      changed: before?.facts.changed ?? facts.changed,
      won: Object.fromEntries(seats.map(({ seat }) => [seat, won(seat)])),
      scores: facts.sheet.before,
      sheet: unscored(facts.sheet),
    },
    board: { ...board, match: before?.board.match ?? board.match },
  };
}

/** The hands as they were before they changed places. */
function withoutPlayed(
  { zones }: DivideAndConquerRound,
  matches: DivideAndConquerRound["facts"]["matches"],
) {
  const gone = new Set(matches.flatMap(({ cards }) => Object.values(cards)));
  return Object.fromEntries(
    Object.entries(zones).map(([name, zone]) => {
      const cards = zone.cards.filter((card) => !gone.has(card));
      return [name, { ...zone, cards, count: cards.length }];
    }),
  );
}

function Felt({ state, paying }: FeltProps<DivideAndConquerRound>) {
  const { round, table } = state;
  const { pot = 0 } = round.places;
  const lit = (seat: number) => isLit(round, seat, paying);
  return (
    <section class="felt tricks" aria-label={gettext("felt")}>
      <header class="tricks-head">
        <Head round={round} />
        <span class="tricks-pot" data-place="pot">
          {pot > 0 && mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
        </span>
      </header>
      <Rows round={round} lit={lit} holds={table.hand_over?.seat} />
      <Score state={state} />
    </section>
  );
}

/** Which match it is, and what the queen counts. */
const Head = ({ round }: Pick<SeenProps<DivideAndConquerRound>, "round">) => (
  <p>
    {mixed("{match} of {count}##a match, of so many", {
      match: <b>{gettext("match {number}", { number: round.board.match })}</b>,
      count: round.board.matches,
    })}
    {round.board.special.map((card) => ` · ${cardSign(card)} = ${round.board.worth[card]}`)}
    {round.facts.changed && ` · ${gettext("the hands have changed places")}`}
  </p>
);

function Seen({ round }: Pick<SeenProps<DivideAndConquerRound>, "round">) {
  return (
    <div class="matches-seen">
      <Head round={round} />
      <Rows round={round} lit={() => false} />
    </div>
  );
}

interface RowsProps {
  round: DivideAndConquerRound;
  lit: (seat: number) => boolean;
  holds?: number | undefined;
}

function Rows({ round, lit, holds }: RowsProps) {
  const { matches: most, half } = round.board;
  return (
    <div class={names(["matches", most > 10 && "is-long"])}>
      {round.seats.map(({ seat, player, rack }, at) => (
        <section
          key={seat}
          class={names(["matches-row", lit(seat) && "is-lit"])}
          aria-label={player}
          aria-description={stakesOf(round, seat)}
        >
          <span class="matches-name">
            <Stroke at={at} /> <b>{player}</b>
            <b class="figure">
              {ngettext("{count} match", "{count} matches", round.facts.won[seat] ?? 0)}
            </b>
            <span class="small" data-place={`seat:${seat}`}>
              {notesOf(round, seat, rack, holds)}
            </span>
          </span>
          <div class="matches-cards">
            {[...Array(most).keys()].map((match) => (
              <Played key={match} round={round} seat={seat} match={match} half={match === half} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function notesOf(round: DivideAndConquerRound, seat: number, rack: number, holds?: number) {
  const owes = round.markers[seat] ?? 0;
  return [
    holds === seat && gettext("has the tablet"),
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface PlayedProps {
  round: DivideAndConquerRound;
  seat: number;
  match: number;
  half: boolean;
}

function Played({ round, seat, match, half }: PlayedProps) {
  const { matches } = round.facts;
  const { worth, laid } = round.board;
  const played = matches[match];
  const next = match === matches.length;
  const open = played?.cards[seat] ?? (next ? laid[seat] : undefined);
  const card = open ?? (next && (hasChosen(round, seat) || isTurning(round)) ? "??" : null);
  const decided = played !== undefined && played.winner !== NOBODY;
  return (
    <span class={names(["matches-card", half && "is-half"])}>
      {card ? (
        <Card card={card} lit={played?.winner === seat} dim={decided && played.winner !== seat} />
      ) : (
        <Outline />
      )}
      <span class="small figure">{open && worth[open]}</span>
    </span>
  );
}

/** Whether both cards lie there and are about to be turned. */
const isTurning = ({ cards, prompt, finished, facts }: DivideAndConquerRound) =>
  cards === "virtual" && !prompt && !finished && facts.matches.at(-1)?.winner !== NOBODY;

/** Whether a seat's card lies there face down: it has chosen, and the other one has not. */
const hasChosen = ({ prompt, record }: DivideAndConquerRound, seat: number) =>
  record.at(-1)?.do === "choose" && prompt?.awaited.length === 1 && !prompt.awaited.includes(seat);
