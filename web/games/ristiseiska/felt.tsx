// Ristiseiska: each suit as a row around its seven, with the places where a card fits; and who has how many cards.

import type { RistiseiskaRound, StepView } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { cardSign } from "../../frontend/kit/cardpicker";
import { cardName, isFace } from "../../frontend/kit/faces";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { useTapGuard } from "../../frontend/kit/taps";
import { Stroke } from "../../frontend/kit/scoresheet";
import { nameOf } from "../../frontend/round/lines";
import { cardsOf, passOnToOnly } from "../../frontend/round/offers";
import { Score } from "../../frontend/round/general";
import { SuitRows } from "../../frontend/round/suitrows";
import type { CardCode, HeldByName } from "../../frontend/kit/types";
import { HandCounts, Pot, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
import type { FeltProps, FootProps, GameFace, SeenProps } from "../../frontend/round/types";
import { PromptFoot } from "../../frontend/table/promptfoot";

export const felt = {
  Felt,
  Foot: (round) => (playOnFelt(round) ? Foot : isAskedFirst(round) ? FirstFoot : null),
  Seen,
  describe,
  passOn: passOnToOnly,
  words,
} satisfies GameFace<RistiseiskaRound>;

function words(round: RistiseiskaRound) {
  return {
    beg: () => gettext("BEG"),
    give: () => gettext("GIVE A CARD"),
    pass: () => gettext("PASS"),
    penalty: ({ seat }: HeldByName) =>
      gettext("wrong pass: {player}", { player: nameOf(round, Number(seat)) }),
  };
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const { card } = args;
  if (verb === "play" && isFace(card))
    return gettext("{player} plays the {card}.", { player: who, card: cardSign(card) });
  if (verb === "pass" || verb === "penalty") return ""; // the rules say it
  return verb === "beg" ? gettext("{player} begs.", { player: who }) : null;
}

/** Of a real deck, the option of whose turn it is to play a card: its place is touched. (Who has the first card is not
 *  known before.) */
function playOnFelt({ cards, prompt }: RistiseiskaRound) {
  const plays = prompt?.options.filter(isPlay) ?? [];
  return cards === "physical" && plays.length === 1 ? plays[0] : null;
}

/** Whether a real deck's first card is asked for: which it is everybody knows, but not who has it. */
const isAskedFirst = ({ cards, prompt }: RistiseiskaRound) =>
  cards === "physical" && (prompt?.options.filter(isPlay).length ?? 0) > 1;

const isPlay = ({ do: verb }: { do: string }) => verb === "play";

/** What is not touched on the felt. */
const Foot = ({ prompt, ...props }: FootProps<RistiseiskaRound>) => (
  <PromptFoot
    {...(props as unknown as FootProps)}
    prompt={{ ...prompt, options: prompt.options.filter((option) => !isPlay(option)) }}
    note={gettext("Touch the place of the card that was played.")}
  />
);

/** Who has played the first card: one tap. */
const FirstFoot = ({ prompt, ...props }: FootProps<RistiseiskaRound>) => (
  <PromptFoot
    {...(props as unknown as FootProps)}
    prompt={{ ...prompt, options: prompt.options.filter((option) => !isPlay(option)) }}
    more={prompt.options.filter(isPlay).map((play) => (
      <Button
        key={play.by}
        busy={props.table.late.value}
        onTap={() => props.table.act({ ...play, args: { card: cardsOf(play)[0] } })}
      >
        {nameOf(props.state.round, Number(play.by))}
      </Button>
    ))}
  />
);

function Felt({ state, table: screen, paying }: FeltProps<RistiseiskaRound>) {
  const { round } = state;
  const play = playOnFelt(round);
  const guard = useTapGuard(play ? identity(play) : "");
  return (
    <section
      class={names(["felt sevens", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
      onClickCapture={guard.blocks}
    >
      <Rows
        round={round}
        open={cardsOf(play)}
        onPlay={(card) => play && !screen.late.value && screen.act({ ...play, args: { card } })}
      />
      <Pot style="sevens" round={round} />
      <Seats style="sevens" state={state} paying={paying} Seat={Seat} />
      <Score state={state} />
    </section>
  );
}

/** What everybody sees, small: beside a hand. */
function Seen({ round }: Pick<SeenProps<RistiseiskaRound>, "round">) {
  return (
    <div class="rows-seen">
      <Rows round={round} />
      <HandCounts style="sevens" round={round} />
    </div>
  );
}

const SUITS = [
  { suit: "c", row: "clubs" },
  { suit: "d", row: "diamonds" },
  { suit: "h", row: "hearts" },
  { suit: "s", row: "spades" },
] as const;

interface RowsProps {
  round: RistiseiskaRound;
  /** The cards whose places may be touched. */
  open?: readonly CardCode[];
  onPlay?: (card: CardCode) => unknown;
}

/** The four suits, from the ace to the king. */
export function Rows({ round, open = [], onPlay }: RowsProps) {
  const step = round.record.at(-1);
  const last = step?.do === "play" ? step.args["card"] : null;
  const spot = (card: CardCode, laid: readonly CardCode[]) => {
    const played = laid.includes(card);
    const fits = !round.finished && round.facts.playable.includes(card);
    return {
      card,
      mark: fits ? "is-open" : played ? "" : "is-to-come",
      played,
      lit: card === last,
      label: fits ? gettext("{card} fits here", { card: cardName(card) }) : gettext("no card yet"),
      wanted: fits,
      signed: fits,
      onTouch: open.includes(card) ? () => onPlay?.(card) : undefined,
    };
  };
  return (
    <SuitRows
      rows={SUITS.map(({ suit, row }) => {
        const laid = round.zones[row]?.cards ?? [];
        return {
          suit,
          name: rowName(row, laid.length),
          spots: [...round.ranks].map((rank) => spot(`${rank}${suit}`, laid)),
        };
      })}
    />
  );
}

const rowName = (row: (typeof SUITS)[number]["row"], count: number) =>
  ({
    clubs: ngettext("clubs, {count} card", "clubs, {count} cards", count),
    diamonds: ngettext("diamonds, {count} card", "diamonds, {count} cards", count),
    hearts: ngettext("hearts, {count} card", "hearts, {count} cards", count),
    spades: ngettext("spades, {count} card", "spades, {count} cards", count),
  })[row];

function Seat({ lit, ...seated }: SeatProps<RistiseiskaRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const held = round.zones[`hand:${seat}`]?.count ?? 0;
  const called = round.facts.called[seat] ?? 0;
  const said = [
    called > 0 && ngettext("begged or passed once", "begged or passed {count} times", called),
  ];
  return (
    <SeatBox style="sevens" lit={lit} {...seated} said={said}>
      <span class="sevens-name">
        <Stroke at={round.seats.findIndex((other) => other.seat === seat)} /> <b>{player}</b>
      </span>
      <span class="sevens-held">
        {ngettext("{count} card", "{count} cards", held)}{" "}
        <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
      </span>
    </SeatBox>
  );
}
