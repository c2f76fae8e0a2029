// Crates: the pile with the suit that is called, the stock, the way round, and everybody's cards and pressures.

import type { CratesRound, SeatView, StepView } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext, mixed, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";

export const felt = { Felt, Seen, describe, passOn, words } satisfies GameFace<CratesRound>;

function words() {
  return { draw: () => gettext("DRAW") };
}

/** The tablet goes on to whoever is asked. */
function passOn({ prompt }: CratesRound) {
  const [who] = prompt?.awaited ?? [];
  return prompt?.awaited.length === 1 && typeof who === "number" ? who : null;
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const { card } = args;
  return verb === "play" && isFace(card)
    ? gettext("{player} plays the {card}.", { player: who, card: cardSign(card) })
    : null;
}

function Felt({ state, paying }: FeltProps<CratesRound>) {
  const { round, table } = state;
  const { pot = 0 } = round.places;
  const lit = (seat: number) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt crates" aria-label={gettext("felt")}>
      <Middle round={round} />
      {pot > 0 && (
        <span class="crates-pot" data-place="pot">
          {mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
        </span>
      )}
      <div class="crates-seats">
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={lit(seated.seat)}
            holds={table.hand_over?.seat === seated.seat}
          />
        ))}
      </div>
      <Score state={state} />
    </section>
  );
}

/** What everybody sees, small: beside a hand. */
function Seen({ round }: Pick<SeenProps<CratesRound>, "round">) {
  return (
    <div class="crates-seen">
      <Middle round={round} />
      <Counts round={round} />
    </div>
  );
}

export const SIGNS: Readonly<Record<string, string>> = {
  c: "♣\uFE0E",
  d: "♦\uFE0E",
  h: "♥\uFE0E",
  s: "♠\uFE0E",
};

export const suitName = (suit: string) =>
  ({
    c: gettext("clubs"),
    d: gettext("diamonds"),
    h: gettext("hearts"),
    s: gettext("spades"),
  })[suit] ?? suit;

/** The stock, the pile, and what holds there now. */
export function Middle({ round }: { round: CratesRound }) {
  const { facts, zones } = round;
  const card = zones["pile"]?.cards.at(-1);
  const stock = zones["stock"]?.count ?? 0;
  return (
    <div class="crates-middle">
      <span class="crates-stock">
        {stock > 0 ? <Card card="??" /> : <Outline />}
        <span>{gettext("stock {count}", { count: stock })}</span>
      </span>
      <span class="crates-pile" role="group" aria-label={gettext("pile")}>
        {card ? <Card card={card} /> : <Outline />}
      </span>
      <span class="crates-state">
        {facts.called && (
          <b class={`crates-called suit-${facts.called}`}>
            <span aria-hidden="true">{SIGNS[facts.called]}</span> {suitName(facts.called)}
          </b>
        )}
        {facts.pips > 0 && (
          <b>{ngettext("{count} card to draw", "{count} cards to draw", facts.pips)}</b>
        )}
        <span>{facts.reversed ? gettext("to the right ⟲") : gettext("to the left ⟳")}</span>
        <span>{gettext("deal {number}", { number: facts.deal })}</span>
      </span>
    </div>
  );
}

/** How many cards everybody has, in few words. */
export const Counts = ({ round }: { round: CratesRound }) => (
  <ul class="crates-counts">
    {round.seats.map(({ seat, player }) => (
      <li key={seat} class={names([round.prompt?.awaited.includes(seat) && "is-lit"])}>
        <span class="crates-player">{player}</span>{" "}
        <b class="figure">{round.zones[`hand:${seat}`]?.count ?? 0}</b>
      </li>
    ))}
  </ul>
);

/** The pressures of a seat, or of its side. */
const pressuresOf = ({ facts }: CratesRound, seat: number) =>
  Object.entries(facts.pressures).find(([name]) => name.split("+").includes(String(seat)))?.[1] ??
  0;

interface SeatProps {
  seated: SeatView;
  round: CratesRound;
  lit: boolean;
  holds: boolean;
}

function Seat({ seated: { seat, player, rack }, round, lit, holds }: SeatProps) {
  const held = round.zones[`hand:${seat}`];
  const count = held?.count ?? 0;
  const shown = round.finished ? (held?.cards ?? []).filter(isFace) : [];
  const owes = round.markers[seat] ?? 0;
  const pressures = pressuresOf(round, seat);
  const notes = [
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    pressures > 0 && ngettext("{count} pressure", "{count} pressures", pressures),
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names(["crates-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="crates-name">
        <Stroke at={round.seats.findIndex((other) => other.seat === seat)} /> <b>{player}</b>
      </span>
      <span class="crates-held">
        {shown.length
          ? shown.map((card) => cardSign(card)).join(" ")
          : ngettext("{count} card", "{count} cards", count)}
      </span>
      <span class="small" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </section>
  );
}
