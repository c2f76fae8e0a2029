// Schnapsen: the stock, open or closed, with the upcard and the trumps; what has been shown; the trick between the two, and
// the score. Nobody counts what was taken before the deal is scored.

import type { RoundOf, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { isSuit, type Suit, SUIT_PATHS } from "../../frontend/kit/faces";
import { mixed, say } from "../../frontend/kit/say";
import type { VerbWords } from "../../frontend/kit/types";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";
import { nameOf } from "../../frontend/round/lines";
import type { GameFace, SeenProps } from "../../frontend/round/types";
import { EntryFoot } from "./foot";

type SchnapsenRound = RoundOf<"schnapsen">;

const SUITS: Readonly<Record<Suit, string>> = {
  c: say("clubs"),
  d: say("diamonds"),
  h: say("hearts"),
  s: say("spades"),
};

const face = faceWith(Stock);

export const felt = {
  ...face,
  Foot,
  Seen,
  describe,
  sure,
  words,
} satisfies GameFace<SchnapsenRound>;

function Foot({ cards, prompt }: SchnapsenRound) {
  return cards === "physical" && prompt?.options.some((option) => option.do === "play")
    ? EntryFoot
    : null;
}

const SIGNS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** The suit of a marriage as its sign. */
function words(): VerbWords {
  return {
    marry: (args) => say("marry {suit}", { suit: `${SIGNS[String(args["suit"])] ?? ""}\uFE0E` }),
  };
}

/** The rules' own sentence says what is more than a card. */
function describe(step: StepView, context: { who: string; round: SchnapsenRound }) {
  return step.do === "play" ? face.describe(step, context) : "";
}

function sure() {
  return {
    declare: (who: string) => ({
      title: say("{player} declares 66?", { player: who }),
      text: say("The tricks are turned up and counted. There is no way back."),
      yes: say("{player} declares", { player: who }),
    }),
    close: (who: string) => ({
      title: say("{player} closes the stock?", { player: who }),
      text: say("Nobody draws any more, and whoever closes must reach 66."),
      yes: say("{player} closes", { player: who }),
    }),
  };
}

/** The stock and the trick, beside a hand that is being looked at. */
function Seen({ round }: SeenProps<SchnapsenRound>) {
  const { order } = round.facts.tricks;
  return (
    <div class="schnapsen-seen">
      <Stock round={round} />
      {(round.zones["trick"]?.cards ?? []).map((card, at) => (
        <Hand key={card} cards={[card]} label={nameOf(round, order[at])} />
      ))}
    </div>
  );
}

function Stock({ round }: HeadProps<SchnapsenRound>) {
  const { zones, facts } = round;
  const upcard = zones["upcard"]?.cards[0];
  const down = zones["stock"]?.count ?? 0;
  return (
    <div class="schnapsen-stock">
      <span class="schnapsen-cards">
        {upcard && <Card card={facts.closed ? "??" : upcard} />}
        {down > 0 && !facts.closed && <Card card="??" />}
      </span>
      <span>
        {isSuit(facts.trump) && (
          <span class="schnapsen-trump">
            <svg class={`suit-${facts.trump}`} viewBox="0 0 100 100" aria-hidden="true">
              <path d={SUIT_PATHS[facts.trump]} />
            </svg>
            <span>{mixed("{suit} trumps", { suit: <b>{SUITS[facts.trump]}</b> })}</span>
          </span>
        )}
        <span class="small">{stockWords(round, down + (upcard ? 1 : 0))}</span>
      </span>
      <span class="schnapsen-shown">
        {facts.marriages.map(({ seat, suit, points, counts }) => (
          <span class="schnapsen-marriage" key={suit}>
            <Hand cards={[`K${suit}`, `Q${suit}`]} fanned />
            <span class="small">
              <b>{nameOf(round, seat)}</b> <b class="figure">{points}</b>
              <br />
              {counts ? say("counts##of a marriage") : say("with the next trick")}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

function stockWords(round: SchnapsenRound, left: number) {
  const { closed } = round.facts;
  if (closed) return say("closed by {player}", { player: nameOf(round, closed.seat) });
  return left ? say("stock {count}", { count: left }) : say("stock drawn out");
}
