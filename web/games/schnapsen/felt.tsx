// Schnapsen: the stock, open or closed, with the upcard and the trumps; what has been shown; the trick between the two, and
// the score. Nobody counts what was taken before the deal is scored.

import type { RoundOf, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { isSuit, type Suit, SUIT_PATHS } from "../../frontend/kit/faces";
import { mixed, gettext } from "../../frontend/kit/gettext";
import type { VerbWords } from "../../frontend/kit/types";
import { lastTrick } from "../../frontend/round/lasttrick";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";
import { nameOf } from "../../frontend/round/lines";
import type { GameFace, SeenProps } from "../../frontend/round/types";
import { EntryFoot } from "./foot";

type SchnapsenRound = RoundOf<"schnapsen">;

const SUITS: Readonly<Record<Suit, string>> = {
  c: gettext("clubs"),
  d: gettext("diamonds"),
  h: gettext("hearts"),
  s: gettext("spades"),
};

const face = faceWith(Stock);

export const felt = {
  ...face,
  Foot,
  Seen,
  describe,
  sure,
  words,
  ...lastTrick,
  beats: (round) => (isCounted(round) ? 1 : lastTrick.beats(round)),
  shownAt: (round, _beat, before) => (isCounted(round) && before) || lastTrick.shownAt(round),
  showing: ({ record }) =>
    hasDeclared(record) ? gettext("The tricks are counted.") : lastTrick.showing(),
} satisfies GameFace<SchnapsenRound>;

/** Whether the deal has ended with somebody's word: a breath before it is known what the tricks come to. */
const isCounted = ({ cards, finished, record }: SchnapsenRound) =>
  cards === "virtual" && finished && hasDeclared(record);

const hasDeclared = (record: readonly StepView[]) => record.at(-1)?.do === "declare";

function Foot({ cards, prompt }: SchnapsenRound) {
  return cards === "physical" && prompt?.options.some((option) => option.do === "play")
    ? EntryFoot
    : null;
}

const SIGNS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** The suit of a marriage as its sign, and what it is worth. */
function words({ board }: SchnapsenRound): VerbWords {
  return {
    marry: (args) => {
      const suit = String(args["suit"]);
      return gettext("marry {suit}: {points}", {
        suit: `${SIGNS[suit] ?? ""}\uFE0E`,
        points: board.marriages[suit] ?? 0,
      });
    },
  };
}

/** The rules' own sentence says what is more than a card. */
function describe(step: StepView, context: { who: string; round: SchnapsenRound }) {
  return step.do === "play" ? face.describe(step, context) : "";
}

function sure({ board: { enough } }: SchnapsenRound) {
  return {
    declare: (who: string) => ({
      title: gettext("{player} declares {points}?", { player: who, points: enough }),
      text: gettext("The tricks are turned up and counted. There is no way back."),
      yes: gettext("{player} declares", { player: who }),
    }),
    close: (who: string) => ({
      title: gettext("{player} closes the stock?", { player: who }),
      text: gettext("Nobody draws any more, and whoever closes must reach {points}.", {
        points: enough,
      }),
      yes: gettext("{player} closes", { player: who }),
    }),
  };
}

/** The stock and the trick, beside a hand that is being looked at: its own card always on the right. */
function Seen({ round, seat: own }: SeenProps<SchnapsenRound>) {
  const { order } = round.facts.tricks;
  const played = round.zones["trick"]?.cards ?? [];
  const seats = round.seats.toSorted((a, b) => Number(a.seat === own) - Number(b.seat === own));
  return (
    <div class="schnapsen-seen">
      <Stock round={round} />
      <div class="schnapsen-trick">
        {seats.map(({ seat, player }) => (
          <Hand
            key={seat}
            cards={played.filter((_, at) => order[at] === seat)}
            places={1}
            label={player}
          />
        ))}
      </div>
    </div>
  );
}

/** Who has shown which king and queen, and what they are worth. */
export function Marriages({ round }: HeadProps<SchnapsenRound>) {
  const { facts, board } = round;
  return (
    <span class="schnapsen-shown">
      {facts.marriages.map(({ seat, suit, points, counts }) => (
        <span class="schnapsen-marriage" key={suit}>
          <Hand cards={[...board.married].map((rank) => rank + suit)} fanned />
          <span class="small">
            <b>{nameOf(round, seat)}</b> <b class="figure">{points}</b>
            <br />
            {counts ? gettext("counts##of a marriage") : gettext("with the next trick")}
          </span>
        </span>
      ))}
    </span>
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
        <span class="small">{stockWords(round)}</span>
      </span>
      <Marriages round={round} />
    </div>
  );
}

function stockWords(round: SchnapsenRound) {
  const { closed } = round.facts;
  const { to_draw: left } = round.board;
  if (closed) return gettext("closed by {player}", { player: nameOf(round, closed.seat) });
  return left ? gettext("stock {count}", { count: left }) : gettext("stock drawn out");
}
