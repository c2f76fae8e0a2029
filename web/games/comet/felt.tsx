// Comet: each suit as a row that grows, with the card that follows; the comet at its own place; who has how many cards, and
// the scores.

import type { CometRound, StepView } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { cardName, isFace } from "../../frontend/kit/faces";
import { gettext, mixed, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { useTapGuard } from "../../frontend/kit/taps";
import { Stroke } from "../../frontend/kit/scoresheet";
import { passOnToOnly } from "../../frontend/round/offers";
import { Score } from "../../frontend/round/general";
import { nameOf } from "../../frontend/round/lines";
import { HandCounts, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
import { Place, SuitRows } from "../../frontend/round/suitrows";
import type { CardCode } from "../../frontend/kit/types";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";
import { footOf, onFelt } from "./turn";

export const felt = {
  Felt,
  Foot: footOf,
  Seen,
  describe,
  passOn: passOnToOnly,
  unlit: true,
} satisfies GameFace<CometRound>;

function describe(
  { do: verb, args }: StepView,
  { who, round }: { who: string; round: CometRound },
) {
  const { card } = args;
  if (verb !== "play" || !isFace(card)) return null;
  return card === round.board.comet
    ? gettext("{player} throws the comet.", { player: who })
    : gettext("{player} plays the {card}.", { player: who, card: cardSign(card) });
}

function Felt(props: FeltProps<CometRound>) {
  const { state, paying } = props;
  const { round } = state;
  const real = onFelt(props);
  const { pot = 0 } = round.places;
  const guard = useTapGuard(round.prompt?.options.map(identity).join() ?? "");
  return (
    <section
      class={names(["felt comet", round.seats.length > FEW && "is-many"])}
      aria-label={gettext("felt")}
      onClickCapture={guard.blocks}
    >
      <div class="comet-sky">
        <Rows round={round} real={real} />
        <Comet round={round} real={real}>
          <span class="comet-pot" data-place="pot">
            {pot > 0 && mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
          </span>
        </Comet>
      </div>
      <Seats style="comet" state={state} paying={paying} Seat={Seat} />
      <Score state={state} />
    </section>
  );
}

const FEW = 4; // seats in one row

/** What everybody sees, small: beside a hand. */
function Seen({ round }: Pick<SeenProps<CometRound>, "round">) {
  return (
    <div class="rows-seen">
      <div class="comet-sky">
        <Rows round={round} />
        <Comet round={round} />
      </div>
      <HandCounts style="comet" round={round} />
    </div>
  );
}

/** What may be touched of a real deck: places of cards that somebody may play now. */
type Real = ReturnType<typeof onFelt>;

const touch = (real: Real | undefined, card: CardCode) =>
  real?.open.includes(card) ? () => real.touch(card) : undefined;

/** The four suits, from the ace to the king. */
export const Rows = ({ round, real }: { round: CometRound; real?: Real }) => (
  <SuitRows
    rows={Object.entries(round.board.rows).map(([suit, spots]) => ({
      suit,
      name: rowName(spots),
      spots: spots.map(({ card, state }) => ({
        card,
        mark: `is-${state.replace(" ", "-")}`,
        played: state === "played",
        lit: card === round.facts.last,
        label: spotName(card, state),
        wanted: state === "wanted",
        signed: state === "wanted" || state === "next",
        onTouch: state === "missing" ? undefined : touch(real, card),
      })),
    }))}
  />
);

type Spots = CometRound["board"]["rows"][string];

const rowName = (spots: Spots) => {
  const last = spots.filter(({ state }) => state === "played").length;
  return gettext("from the {card}, {count} played", {
    card: cardName(spots[0]?.card ?? "??"),
    count: last,
  });
};

const spotName = (card: string, state: Spots[number]["state"]) =>
  state === "missing"
    ? gettext("{card}, not in the pack", { card: cardName(card) })
    : state === "wanted"
      ? gettext("{card}, wanted", { card: cardName(card) })
      : gettext("no card yet");

interface CometProps {
  round: CometRound;
  real?: Real;
  children?: preact.ComponentChildren;
}

/** The comet's own place: empty until it falls. */
export const Comet = ({ round, real, children }: CometProps) => {
  const { comet, fallen } = round.board;
  const { last, leader } = round.facts;
  return (
    <div class={names(["comet-place", fallen && "has-fallen"])}>
      {fallen ? (
        <Card card={comet} lit={last === comet} />
      ) : (
        <Place card={comet} label={gettext("no card yet")} onTouch={touch(real, comet)} />
      )}
      <b>{gettext("comet")}</b>
      {fallen && last === comet && leader !== null && <span>{nameOf(round, leader)}</span>}
      {children}
    </div>
  );
};

function Seat({ lit, ...seated }: SeatProps<CometRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const held = round.zones[`hand:${seat}`]?.count ?? 0;
  return (
    <SeatBox style="comet" lit={lit} {...seated}>
      <span class="comet-name">
        <Stroke at={round.seats.findIndex((other) => other.seat === seat)} /> <b>{player}</b>
        <b class="figure" title={gettext("score")}>
          {chips(round.facts.scores[seat] ?? 0)}
        </b>
      </span>
      <span class="comet-held">
        <span class="comet-backs" aria-hidden="true">
          {Array.from({ length: held }, (_, at) => (
            <i key={at} />
          ))}
        </span>
        {ngettext("{count} card", "{count} cards", held)}
      </span>
    </SeatBox>
  );
}
