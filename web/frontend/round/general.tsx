// The general felt: every zone, place, rack and fact of any game, so that a new game has a usable screen for nothing.
// It is also where other faces take what they do not say themselves.

import type { Json, Payout, RoundView, SeatView, ZoneView } from "../answers";
import type { ChipSet } from "../kit/types";
import { namesOf } from "./lines";
import type { NamesBySeat, PaymentDue, PaymentInWords, StateOfRound, TableOfRound } from "./types";
import { Card, Hand } from "../kit/card";
import { Chips } from "../kit/chips";
import { isFace } from "../kit/faces";
import { useEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { plain, valueWords } from "../kit/labels";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { ScoreSheet, ScoreStrip, useScores } from "../kit/scoresheet";
import { sorted } from "../kit/sorting";
import { seatOf } from "./payments";
import { stakesOf } from "./stakes";

export const general = { Felt, payment };

/** A payment in words: what the rules said of it, and every amount with its reason. */
function payment({ says, transfers }: Payout): PaymentInWords {
  return {
    hand: null,
    sums: says.length ? says : transfers.map(({ why, amount }) => `${why}: ${chips(amount)}`),
  };
}

/** "hand:3" -> "Ana's hand"; "won:dealer" -> "dealer: won" */
export function plainZone(name: string, players: NamesBySeat, game = "") {
  const [kind = "", whose, ...rest] = name.split(":");
  if (whose === undefined) return plain(kind, game);
  const words = [kind, ...rest].map((part) => plain(part, game)).join(" ");
  return players[whose] ? `${players[whose]}: ${words}` : `${suitOr(whose, game)} ${words}`;
}

const SUITS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A suit's letter as its sign (the selector keeps phones from drawing a picture), any other word as it is. */
const suitOr = (word: string, game: string) =>
  SUITS[word] ? `${SUITS[word]}\uFE0E` : plain(word, game);

interface GeneralFeltProps {
  state: StateOfRound;
  paying?: PaymentDue | null;
}

function Felt({ state, paying }: GeneralFeltProps) {
  const { round, table, night } = state;
  const players = namesOf(round);
  const zones = Object.entries(round.zones).filter(
    ([name, { count }]) => count && name !== "stock",
  );
  const places = Object.entries(round.places);
  const open = zones.filter(([, { owner }]) => owner === null);
  const pots = places.filter(([place]) => seatOf(place) === null);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section class="felt general" aria-label={gettext("felt")} tabIndex={0}>
      <div class="general-middle">
        <Stock zone={round.zones["stock"]} />
        {open.map(([name, zone]) => (
          <Zone key={name} name={plainZone(name, players, round.game)} zone={zone} />
        ))}
        {pots.map(([place, amount]) => (
          <Place
            key={place}
            game={round.game}
            place={place}
            amount={amount}
            chipset={night.chip_set}
          />
        ))}
      </div>
      <div class="general-seats">
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seat={seated}
            round={round}
            lit={
              paying
                ? paying.seat === seated.seat
                : Boolean(round.prompt?.awaited.includes(seated.seat))
            }
            holds={table.hand_over?.seat === seated.seat}
            zones={zones.filter(([, { owner }]) => owner === seated.seat)}
            places={places.filter(([place]) => seatOf(place) === seated.seat)}
          />
        ))}
      </div>
      <Score state={state} />
      <Facts facts={round.facts} players={players} game={round.game} />
      {Object.keys(round.board).length > 0 && (
        <Facts facts={round.board} players={players} game={round.game} />
      )}
    </section>
  );
}

interface ScoreProps {
  state: {
    night: { night: number };
    table: TableOfRound;
    round: RoundView | null;
  };
}

/** The score of a scored game, any one: how it stands, and the sheet behind it. */
export function Score({ state }: ScoreProps) {
  const deals = useScores(state);
  const [open, show] = useState(false);
  if (!deals) return null;
  return (
    <>
      <ScoreStrip
        deals={deals}
        round={state.round}
        onSheet={deals.length > 0 ? () => show(true) : undefined}
      />
      {open && <ScoreSheet deals={deals} onClose={() => show(false)} />}
    </>
  );
}

const Stock = ({ zone }: { zone: ZoneView | undefined }) =>
  zone !== undefined &&
  zone.count > 0 && (
    <div class="general-stock">
      <Card card="??" />
      <span class="hand-label">{gettext("stock {count}", { count: zone.count })}</span>
    </div>
  );

const MANY = 7;

function Zone({ name, zone }: { name: string; zone: ZoneView }) {
  const seen = zone.cards.some(isFace);
  if (!seen && zone.cards.length > 3) {
    return (
      <div class="general-stock">
        <Card card="??" />
        <span class="hand-label">
          {name} {zone.count}
        </span>
      </div>
    );
  }
  return <Hand cards={zone.cards} label={name} fanned={zone.cards.length > MANY} />;
}

interface PlaceProps {
  game: string;
  place: string;
  amount: number;
  chipset: ChipSet;
}

const Place = ({ game, place, amount, chipset }: PlaceProps) => (
  <div class="general-place" data-place={place}>
    <Chips amount={amount} chipset={chipset} />
    <span>
      <span class="quiet">{plain(place.replaceAll(":", " "), game)}</span>{" "}
      <b class="figure">{chips(amount)}</b>
    </span>
  </div>
);

interface SeatProps {
  seat: SeatView;
  round: RoundView;
  lit: boolean;
  holds: boolean;
  zones: readonly (readonly [string, ZoneView])[];
  places: readonly (readonly [string, number])[];
}

function Seat({ seat, round, lit, holds, zones, places }: SeatProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit) box.current?.scrollIntoView({ block: "nearest" });
  }, [lit]);
  const owes = round.markers[seat.seat] ?? 0;
  const notes = [
    round.dealer === seat.seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <div
      class={names(["lit-box general-seat", lit && "is-lit"])}
      ref={box}
      role="group"
      aria-label={seat.player}
      aria-description={stakesOf(round, seat.seat)}
    >
      <div class="general-name">
        <b>{seat.player}</b>{" "}
        <span class="figure" data-place={`seat:${seat.seat}`}>
          {chips(seat.rack)}
        </span>
        <span class="quiet small">{notes.filter(Boolean).join(" · ")}</span>
      </div>
      {places.map(([place, amount]) => (
        <div key={place} class="small" data-place={place}>
          <span class="quiet">
            {plain(
              place
                .split(":")
                .filter((part) => part !== String(seat.seat))
                .join(" "),
              round.game,
            )}
          </span>
          <b class="figure"> {chips(amount)}</b>
        </div>
      ))}
      <div class="general-zones">
        {zones.map(([name, zone]) => (
          <Zone key={name} name={shortZone(name, round.game)} zone={asHand(name, zone, round)} />
        ))}
      </div>
    </div>
  );
}

/** A hand that lies open is sorted. */
const asHand = (name: string, zone: ZoneView, round: RoundView): ZoneView =>
  name.startsWith("hand:") ? { ...zone, cards: sorted(zone.cards, round) } : zone;

/** A seat's own zone needs its owner's name no more. */
const shortZone = (name: string, game: string) =>
  plain(
    name
      .split(":")
      .filter((part) => !/^\d+$/.test(part))
      .join(" "),
    game,
  );

const ON_THE_SHEET = ["sheet", "scores", "tokens"]; // which has a form of its own

/** Whatever else the game says of itself, as a list that can be read. */
interface FactsProps {
  facts: object;
  players: NamesBySeat;
  game: string;
}

export function Facts({ facts, players, game }: FactsProps) {
  const all = facts as Readonly<Record<string, Json>>;
  const lines = Object.entries(all)
    .filter(([name]) => !(all["sheet"] && ON_THE_SHEET.includes(name)))
    .map(([name, value]) => ({ name, text: writtenFact(name, value, players, game) }))
    .filter(({ text }) => text);
  return (
    lines.length > 0 && (
      <dl class="general-facts">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{plain(name, game)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** The names of facts that hold a seat, or a list of them (docs/add-a-game.md): people are shown by their names. */
const SEATS = new Set([
  "seat",
  "turn",
  "leader",
  "holder",
  "bidder",
  "declarer",
  "closer",
  "stopped",
  "winner",
  "playing",
  "drawing",
  "losers",
  "winners",
  "takers",
]);

const writtenFact = (name: string, value: Json, players: NamesBySeat, game: string): string =>
  SEATS.has(name) && isSeats(value) ? named(value, players) : written(value, players, game);

const isSeats = (value: Json) =>
  (Array.isArray(value) ? value : [value]).every((seat) => typeof seat === "number");

/** A name is written as it is: "Ad" is no card here. */
const named = (value: Json, players: NamesBySeat) =>
  (Array.isArray(value) ? value : [value])
    .map((seat) => players[String(seat)] ?? gettext("seat {seat}", { seat: String(seat) }))
    .join(", ");

function written(value: Json, players: NamesBySeat, game: string): string {
  if (value === null || value === "") return "";
  if (typeof value === "boolean") return value ? gettext("yes") : gettext("no");
  if (Array.isArray(value))
    return value
      .map((item) => written(item, players, game))
      .filter(Boolean)
      .join(", ");
  if (typeof value === "number") return valueWords(value, game);
  if (typeof value === "string")
    return SUITS[value] ? suitOr(value, game) : valueWords(value, game);
  return Object.entries(value)
    .map(([key, item]) => ({
      name: players[key] ?? suitOr(key, game),
      text: writtenFact(key, item, players, game),
    }))
    .filter(({ text }) => text)
    .map(({ name, text }) => `${name} ${text}`)
    .join(" · ");
}
