// Crates: the pile with the suit that is called, the stock, the way round, and everybody's cards and pressures.

import type { CratesRound, SeatView, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext, mixed, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import { passOnToOnly } from "../../frontend/round/offers";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";
import { Counts, Middle } from "./middle";
import { CratesHand } from "./turn";

export const felt = {
  Felt,
  Seen,
  OpenHand: CratesHand,
  describe,
  passOn: passOnToOnly,
  words,
} satisfies GameFace<CratesRound>;

function words() {
  return { draw: () => gettext("DRAW") };
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
    <section
      class={names(["felt crates", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
    >
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

/** The name under which a seat scores, its own or its side's. */
const scoringOf = ({ facts }: CratesRound, seat: number) =>
  Object.keys(facts.pressures).find((name) => name.split("+").includes(String(seat))) ?? "";

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
  const name = scoringOf(round, seat);
  const pressures = round.facts.pressures[name] ?? 0;
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
        <Stroke at={Object.keys(round.facts.pressures).indexOf(name)} /> <b>{player}</b>
      </span>
      <span class="crates-held">
        {shown.length
          ? shown.map((card) => cardSign(card)).join(" ")
          : ngettext("{count} card", "{count} cards", count)}{" "}
        <b class="figure">{chips(round.facts.scores[name] ?? 0)}</b>
      </span>
      <span class="small" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </section>
  );
}
