// What the screens of Aggravation share. Nothing on them differs where a match lies: every card is drawn, named and tapped
// alike, and the count runs on alike.
//
//   Rows({round, seat, onTap, chosen})   both rows, that of `seat` below; without onTap to be looked at
//   End({round, seat, send})             a player's end of the table: both rows, the own pack, and what comes of a tap
//   Count({round, still})                three, two, one; `still`: nobody counts
//   Scores({round})                      with real cards: who has won how many deals
//   calledIn(round)                      the places that were called, once the deal is won

import { useEffect, useRef, useState } from "preact/hooks";
import type { AggravationRound } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { cardName } from "../../frontend/kit/faces";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { stakesOf } from "../../frontend/round/stakes";
import type { ActionAtTable } from "../../frontend/round/types";

interface RowsProps {
  round: AggravationRound;
  seat?: number | undefined;
  onTap?: ((place: string) => void) | undefined;
  chosen?: string | null;
}

/** The card that a place shows. */
const topOf = ({ zones }: AggravationRound, place: string) =>
  zones[`place:${place}`]?.cards.at(-1) ?? "??";

export function calledIn({ facts, record }: AggravationRound): readonly string[] {
  const places = facts.winner === null ? [] : record.at(-1)?.args["places"];
  return Array.isArray(places) ? places.map(String) : [];
}

export const packOf = ({ zones }: AggravationRound, seat: number) =>
  zones[`pack:${seat}`]?.count ?? 0;

const COLUMNS = 8; // a row has seldom more

export function Rows({ round, seat, onTap, chosen }: RowsProps) {
  const rows = Object.entries(round.board.rows);
  const own = seat ?? round.seats.at(-1)?.seat;
  const away = rows.filter(([of]) => Number(of) !== own);
  const near = rows.filter(([of]) => Number(of) === own);
  const called = calledIn(round);
  return (
    <div class="eyes-rows">
      {[...away, ...near].map(([of, places]) => (
        <div
          key={of}
          class="eyes-row"
          role="group"
          aria-label={gettext("the row of {player}", { player: playerOf(round, Number(of)) })}
          style={{ "--of": Math.max(COLUMNS, places.length) }}
        >
          {places.map((place) => (
            <Place
              key={place}
              card={topOf(round, place)}
              lit={called.includes(place)}
              chosen={chosen === place}
              onTap={onTap && (() => onTap(place))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const playerOf = ({ seats }: AggravationRound, seat: number) =>
  seats.find((seated) => seated.seat === seat)?.player ?? "";

interface PlaceProps {
  card: string;
  lit: boolean;
  chosen: boolean;
  onTap?: (() => void) | undefined;
}

/** A tap counts as the finger comes down: two hands at one tablet make no clicks at the same time. */
function Place({ card, lit, chosen, onTap }: PlaceProps) {
  if (!onTap)
    return (
      <span class="eyes-place">
        <Card card={card} lit={lit} />
      </span>
    );
  return (
    <button
      type="button"
      class={names(["eyes-place", chosen && "is-chosen"])}
      aria-label={cardName(card)}
      aria-pressed={chosen}
      onPointerDown={(event) => {
        if (event.button === 0) onTap();
      }}
      onClick={(event) => {
        if (!event.detail) onTap(); // a key
      }}
    >
      <Card card={card} />
    </button>
  );
}

interface EndProps {
  round: AggravationRound;
  seat: number;
  send: (action: ActionAtTable, told: (why: string) => void) => unknown;
}

const READING = 1800; // milliseconds

export function End({ round, seat, send }: EndProps) {
  const [shown, show] = useState<string | null>(null);
  const chosen = useRef<string | null>(null); // two taps may come before anything is drawn
  const note = useRef<HTMLParagraphElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const isEmpty = packOf(round, seat) === 0;
  const choose = (place: string | null) => {
    chosen.current = place;
    show(place);
  };
  /** Written at once, without waiting until anything is drawn again. */
  const told = (why: string) => {
    if (!note.current) return;
    note.current.textContent = why;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (note.current) note.current.textContent = "";
    }, READING);
  };
  const act = (verb: string, args: ActionAtTable["args"]) => {
    const option = round.prompt?.options.find(({ by, do: does }) => by === seat && does === verb);
    send({ by: seat, do: verb, args, since: option?.since ?? 0 }, told);
  };
  const tap = (place: string) => {
    const first = chosen.current;
    if (!isEmpty) return act("cover", { place });
    if (first === null || first === place) return choose(first === null ? place : null);
    choose(null);
    return act("call", { places: [first, place] });
  };
  return (
    <section
      class="eyes-end"
      aria-label={playerOf(round, seat)}
      aria-description={stakesOf(round, seat)}
    >
      <Rows round={round} seat={seat} onTap={tap} chosen={isEmpty ? shown : null} />
      <div class="eyes-own">
        <Player round={round} seat={seat} />
        <span class="eyes-hint">
          {isEmpty ? gettext("No cards left: tap two of a rank.") : gettext("Tap to cover.")}
        </span>
      </div>
      <p class="eyes-note" role="status" ref={note} />
    </section>
  );
}

/** Who it is, the score, and how many cards are left. */
export function Player({ round, seat }: { round: AggravationRound; seat: number }) {
  const left = packOf(round, seat);
  const rack = round.seats.find((other) => other.seat === seat)?.rack ?? 0;
  const owes = round.markers[seat] ?? 0;
  const notes = [
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <span class="eyes-player">
      <Stroke at={round.seats.findIndex((other) => other.seat === seat)} />
      <b class="eyes-name">{playerOf(round, seat)}</b>
      <b class="figure" title={gettext("score")}>
        {chips(round.facts.scores[seat] ?? 0)}
      </b>
      <span class="eyes-left">{ngettext("{count} card", "{count} cards", left)}</span>
      <span class="eyes-chips" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

export const Scores = ({ round }: { round: AggravationRound }) => (
  <div class="eyes-real">
    {round.seats.map(({ seat, player }) => (
      <p key={seat} class="eyes-score">
        <b class="eyes-name">{player}</b>
        <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
      </p>
    ))}
  </div>
);

const SECOND = 1000; // milliseconds
const GRACE = 700; // milliseconds that the answer of a table may take

interface CountProps {
  round: AggravationRound;
  still?: boolean;
}

export function Count({ round, still = false }: CountProps) {
  const { count } = round.board;
  const moves = round.record.length;
  const [left, set] = useState(count);
  const runs = !still && !round.finished;
  useEffect(() => {
    set(count);
    if (!runs) return undefined;
    const timers = Array.from({ length: count + 1 }, (_, at) =>
      setTimeout(() => set(count - at), at * SECOND + (at === count ? GRACE : 0)),
    );
    return () => timers.forEach(clearTimeout);
  }, [moves, runs, count]);
  return (
    <span class="eyes-count" role="timer">
      {!runs ? "" : left > 0 ? left : gettext("look")}
    </span>
  );
}
