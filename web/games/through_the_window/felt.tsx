// Through the Window: the card that is called for and its letter, very large, and everybody round it with the cards they have
// won. Who was first is tapped on the felt.

import type { RoundOf, SeatView, StepView } from "../../frontend/answers";
import { Card, Hand, Outline } from "../../frontend/kit/card";
import { Written } from "../../frontend/kit/fields";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { identity, isText } from "../../frontend/kit/prompt";
import { useTapGuard } from "../../frontend/kit/taps";
import { PromptFoot } from "../../frontend/table/promptfoot";
import { Score } from "../../frontend/round/general";
import { stakesOf } from "../../frontend/round/stakes";
import { isLit, Pot } from "../../frontend/round/seats";
import type { FeltProps, FootProps, GameFace, SeenProps } from "../../frontend/round/types";

export type WindowRound = RoundOf<"through-the-window">;

declare module "../../frontend/round/types" {
  interface Pads {
    "through-the-window": {
      /** The word that is being entered, and for which card. */
      word: string | undefined;
      card: string;
    };
  }
}

export const felt = {
  Felt,
  Seen,
  Foot: ({ prompt }) => (prompt?.options.some(({ do: verb }) => verb === "award") ? Calling : null),
  describe: ({ do: verb }: StepView) => (verb === "show" ? null : ""),
  words: () => ({
    turn: () => gettext("TURN A CARD"),
    nobody: () => gettext("NOBODY"),
  }),
} satisfies GameFace<WindowRound>;

/** Who was first is tapped on the felt. */
const Calling = ({ prompt, ...props }: FootProps<WindowRound>) => (
  <PromptFoot
    {...(props as unknown as FootProps)}
    prompt={{ ...prompt, options: prompt.options.filter(({ do: verb }) => verb !== "award") }}
  />
);

function Felt({ table, state, paying, pad, setPad }: FeltProps<WindowRound>) {
  const { round } = state;
  const award = round.prompt?.options.find(({ do: verb }) => verb === "award");
  const [card] = round.zones["turned"]?.cards ?? [];
  const guard = useTapGuard(award ? identity(award) : "");
  const word = pad.card === card ? pad.word : undefined;
  const text = award?.values["word"];
  const lit = (seat: number) => isLit(round, seat, paying);
  const give = (seat: number) =>
    award && table.act({ ...award, args: word === undefined ? { seat } : { seat, word } });
  return (
    <section class="felt win" aria-label={gettext("felt")}>
      <div class="win-middle">
        <Called round={round} />
        {award && text && isText(text) ? (
          <label class="win-word">
            <span class="small">{gettext("the word, if you like; then tap who was first")}</span>
            <Written
              name="word"
              value={text}
              held={word}
              onChange={(held) =>
                card && setPad({ card, word: typeof held === "string" ? held : undefined })
              }
            />
          </label>
        ) : (
          <Words round={round} />
        )}
        <Pot style="win" round={round} />
      </div>
      <div class="win-seats">
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={lit(seated.seat)}
            onAward={
              award &&
              ((event) => {
                if (!guard.blocks(event) && !table.late.value) void give(seated.seat);
              })
            }
          />
        ))}
      </div>
      {round.finished && <Score state={state} />}
    </section>
  );
}

/** On a phone: the card, its letter, and how everybody stands. */
export function Seen({ round, seat }: SeenProps<WindowRound>) {
  return (
    <div class="win-seen">
      <Called round={round} />
      {round.board.letter && (
        <p class="win-call">
          {gettext("Call a noun with {letter}: the first one wins the card.", {
            letter: round.board.letter,
          })}
        </p>
      )}
      <ul class="win-list">
        {round.seats.map((seated) => (
          <li
            key={seated.seat}
            class={names([
              round.prompt?.awaited.includes(seated.seat) && "is-lit",
              seated.seat === seat && "is-own",
            ])}
          >
            <span>{seated.player}</span> <b class="figure">{wonBy(round, seated.seat)}</b>
          </li>
        ))}
      </ul>
      <Words round={round} />
    </div>
  );
}

export const wonBy = ({ zones }: WindowRound, seat: number) => zones[`prizes:${seat}`]?.count ?? 0;

/** The card that lies open, and its letter. */
export function Called({ round }: { round: WindowRound }) {
  const [card] = round.zones["turned"]?.cards ?? [];
  const { letter } = round.board;
  return (
    <div class="win-called">
      {card ? <Card card={card} /> : <Outline />}
      <b
        class="win-letter"
        aria-label={letter ? gettext("letter {letter}", { letter }) : undefined}
      >
        {letter ?? ""}
      </b>
    </div>
  );
}

const LAST = 4;

/** The words that have won the newest cards. */
const Words = ({ round }: { round: WindowRound }) => {
  const said = round.facts.found.filter(({ word }) => word !== null);
  return (
    <p class="win-words small">
      {said
        .slice(-LAST)
        .map(({ word }) => word)
        .join(" · ")}
    </p>
  );
};

interface SeatProps {
  seated: SeatView;
  round: WindowRound;
  lit: boolean;
  onAward: ((event: Event) => void) | undefined;
}

function Seat({ seated: { seat, player, rack }, round, lit, onAward }: SeatProps) {
  const { zones, markers } = round;
  const left = zones[`row:${seat}`]?.count ?? 0;
  const won = zones[`prizes:${seat}`]?.cards ?? [];
  const owes = markers[seat] ?? 0;
  const notes = [
    left > 0 && gettext("{count} to turn", { count: left }),
    round.dealer === seat && gettext("the deal"),
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  const inside = (
    <>
      <span class="win-name">
        <b>{player}</b> <b class="figure">{won.length}</b>
      </span>
      <Hand cards={won} fanned />
      <span class="small" data-place={`seat:${seat}`}>
        {notes.filter(Boolean).join(" · ")}
      </span>
    </>
  );
  return (
    <section
      class={names(["lit-box win-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      {onAward ? (
        <button
          type="button"
          class="win-award"
          aria-label={gettext("{player} was first", { player })}
          onClick={onAward}
        >
          {inside}
        </button>
      ) : (
        <div class="win-award">{inside}</div>
      )}
    </section>
  );
}
