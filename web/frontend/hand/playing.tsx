// Playing({hand, state, game, news})   a round on the phone: what everybody sees, one's own cards, what one may do.
//
// `game` (games.js) says how a game is drawn here; without a word of its own, zones, options and words are enough.

import type { ComponentChildren } from "preact";
import type { Slug } from "../answers";
import type { PadOf } from "../round/types";
import type { HandLink } from "./link";
import type { MineProps, PhoneFace, PhoneProps, PlayingState } from "./types";
import { Hand } from "../kit/card";
import { Hints } from "../kit/hints";
import { More } from "../kit/more";
import { useEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { PromptControls } from "../kit/promptcontrols";
import { shortIsRead } from "../kit/short";
import { gettext } from "../kit/gettext";
import { capital } from "../kit/labels";
import { arranged } from "../kit/sorting";
import { useTapGuard } from "../kit/taps";
import { plainZone } from "../round/general";
import { PlayButtons, playsOf, TapHand, useHandPlay } from "../round/handplay";
import { lastOf, remember } from "../round/memory";
import { linesOf } from "../round/lines";
import { Cover, CoverKey, useCover } from "./cover";
import { whoseTurn } from "./asleep";
import { isAsked, maySkip, namesOf, ownCards, ownOptions } from "./own";
import { isMyTurn, Pace } from "./pace";
import { saidToMe } from "./saidtome";
import { HandError } from "./error";

interface PlayingProps {
  hand: HandLink;
  state: PlayingState;
  game: PhoneFace;
  /** What is turned meanwhile, a beat at a time. */
  showing: string | null;
  news: ComponentChildren;
}

export function Playing({ hand, state, game, showing, news }: PlayingProps) {
  const { round, table } = state;
  const options = table.phones ? ownOptions(state) : [];
  const own = ownCards(state);
  const all = own.flatMap(([, cards]) => cards);
  const cover = useCover(`${table.table} ${table.number}`, isAsked(state));
  const open = cover.open || !all.length;
  const guard = useTapGuard(String(cover.open), { quiet: true }); // a double tap opens them, and plays none
  useEffect(() => shortIsRead(state.night.night, round.game), [state.night.night, round.game]);
  const plays = playsOf(options, all);
  const playing = useHandPlay(plays, hand.act, hand.dismiss, true, game.unlit);
  const [pad, setPad] = useState<PadOf<Slug>>({}); // what a game has the player choose before it is said
  remember(state); // not when it is drawn: a key that comes with the next touch takes the place of the one that is touched
  const last = lastOf(state);
  const props = { hand, state, game, options, open, cover, plays, playing, last, pad, setPad };
  const Board = game.Board ?? SharedCards;
  const Own = game.Play?.(state) ?? Acting;
  const Mine = game.Mine?.(state) ?? OwnCards;
  const note = open && round.hand_note;
  const key = own.length > 0 && (
    <CoverKey cover={cover} main={options.some(({ do: verb }) => !isPublic(state, verb))} />
  );
  const isBare = cover.open && !note; // then the key needs no row of its own
  const isInPace = isMyTurn(state) && !isOut(state) && isBare;
  const isInWait = isBare && showing === null && waitsForOthers(state);
  const isAlone = key && isBare && !isInPace && !isInWait;
  return (
    <div class={`hand-playing is-${round.game}`} onClickCapture={guard.blocks}>
      <BoardPlace>
        {!round.finished && table.score && <p class="hand-standing">{table.score.standing}</p>}
        {round.cards === "virtual" || game.ofRealDeck ? (
          <Board {...props} />
        ) : (
          <Stakes state={state} />
        )}
        {round.prompt && <LastEvent text={linesOf(round, game).at(-1)?.text} />}
      </BoardPlace>
      <section class="hand-mine" aria-label={gettext("my cards")}>
        {own.length > 0 && !cover.open ? (
          <Cover count={all.length} cover={cover} />
        ) : (
          <Mine {...props} own={own} />
        )}
      </section>
      <section
        class={names(["hand-thumb", isAlone && "has-bare-key"])}
        aria-label={gettext("what I may do")}
      >
        {round.finished && news}
        <Pace hand={hand} state={state} beside={isInPace && key} />
        {showing !== null ? (
          <p class="hand-waits" role="status">
            {showing}
          </p>
        ) : round.finished ? (
          !table.dealing &&
          !table.ends && (
            <p class="hand-waits">{gettext("The dealer goes on to the next round.")}</p>
          )
        ) : (
          <div class={isInWait ? "hand-under" : undefined}>
            <Saying state={state} options={options} game={game} />
            {isInWait && key}
          </div>
        )}
        {key && !isInPace && !isInWait && (
          <div class="hand-under">
            <span class="hand-note">{note}</span>
            {key}
          </div>
        )}
        {open && <Hints api={hand.api} state={state} seat={table.seat} />}
        <HandError hand={hand} />
        {!round.finished && options.length > 0 && !isOut(state) && <Own {...props} />}
        <More />
      </section>
    </div>
  );
}

/** Where the table is seen. It scrolls where room is short, and fades at its lower edge as long as there is more. */
function BoardPlace({ children }: { children: ComponentChildren }) {
  const [end, isAtEnd] = useInSight<HTMLSpanElement>();
  const look = names(["hand-board", !isAtEnd && "has-more"]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section class={look} aria-label={gettext("the table")} tabIndex={0}>
      {children}
      <span ref={end} class="hand-board-end" />
    </section>
  );
}

/** What happened last. Where the table scrolls it is seen once all of it is in sight: half a line reads like a mistake. */
function LastEvent({ text }: { text: string | undefined }) {
  const [line, isWhole] = useInSight<HTMLParagraphElement>();
  return (
    <p ref={line} class={names(["hand-news", !isWhole && "is-cut"])}>
      {text}
    </p>
  );
}

const NEARLY_ALL = 0.9;

/** An element to be watched, and whether nearly all of it is in sight. */
function useInSight<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 1) > NEARLY_ALL),
      { threshold: [0, NEARLY_ALL, 1] },
    );
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, []);
  return [element, isInSight] as const;
}

/** Whether I am out for letting the time run out, or while bets are open: the one button then is the way back. */
const isOut = (state: PlayingState) =>
  state.table.seats.some(
    ({ player, out }) =>
      player === state.me.player && (out === "late" || (out !== null && maySkip(state))),
  );

/** Whether nothing is asked of me, not even to tell the dealer. */
const waitsForOthers = (state: PlayingState) =>
  !!state.round.prompt && !isAsked(state) && !state.round.prompt.awaited.includes(state.table.seat);

type SayingProps = Pick<PhoneProps, "state" | "options" | "game">;

/** What is asked, large where it is asked of me. */
function Saying({ state, options, game }: SayingProps) {
  const { round, table } = state;
  const { prompt } = round;
  if (!prompt) return null;
  const said = game.line?.(state) ?? saidToMe(prompt.say.text, state.me.name);
  if (isAsked(state))
    return (
      <p class="line-text hand-line-text" role="status">
        {said}
      </p>
    );
  if (!table.phones && prompt.awaited.includes(table.seat))
    return (
      <p class="line-text hand-line-text" role="status">
        {said} {gettext("Tell the dealer.")}
      </p>
    );
  const isTold = (options.length > 0 || game.unlit) && !isOut(state) && game.line?.(state);
  return (
    <p class="hand-waits" role="status">
      {isTold ? said : `${capital(whoseTurn(state))}.`}
    </p>
  );
}

const MANY = 4; // cards a row
const CROWD = 10; // beyond that, six a row

/** One's own hand, open. Cards that may be played are tapped. */
function OwnCards({ state, own, plays, playing, game }: MineProps) {
  const { round, table } = state;
  const shown = round.zones[`hand:${table.seat}`];
  if (!own.length && shown?.sight === "all" && shown.cards.length)
    return (
      <div class="hand-open" style={{ "--of": shown.cards.length }}>
        <Hand cards={arranged(shown.cards, round)} />
      </div>
    );
  if (!own.length) return <p class="quiet">{game.empty?.(state)}</p>;
  const count = own.reduce((sum, [, cards]) => sum + cards.length, 0);
  return (
    <div
      class={names(["hand-open", count > MANY && "is-many", count > CROWD && "is-crowd"])}
      style={{ "--of": count }}
    >
      {own.map(([name, cards]) => (
        <TapHand
          key={name}
          cards={cards}
          plays={plays}
          hand={playing}
          label={own.length > 1 ? plainZone(name, namesOf(round), round.game) : null}
          unlit={game.unlit}
        />
      ))}
    </div>
  );
}

const isPublic = ({ table }: PlayingState, verb: string) => table.public.includes(verb);

/** The options as buttons and forms. What only one's own cards allow is not told while they are covered. */
export function Acting(props: PhoneProps) {
  const { hand, state, game, options, open, plays, playing, last } = props;
  const { round, table, night } = state;
  if (!round.prompt) return null;
  const shown = options.filter(({ do: verb }) => open || isPublic(state, verb));
  const words = game.words?.(round) ?? {};
  const hidden = shown.length < options.length;
  if (hidden && !shown.length) return null;
  const first = hidden
    ? [null] // the key of the cover is the main one
    : PlayButtons({ game: round.game, plays, hand: playing, words, busy: hand.late.value });
  return (
    <PromptControls
      game={round.game}
      prompt={{ ...round.prompt, options: shown }}
      me={table.seat}
      players={namesOf(round)}
      chipset={night.chip_set}
      words={words}
      people={game.people}
      sure={game.sure?.(round)}
      last={last}
      busy={hand.late.value}
      first={first}
      drawn={(option) => plays.some((play) => play.option === option)}
      onAct={hand.act}
    />
  );
}

/** With a real deck the cards lie on the table: here are the chips alone, one's own bets and what everybody plays for. */
function Stakes({ state: { round, table } }: { state: PlayingState }) {
  const mine = String(table.seat);
  const shown = Object.entries(round.places).filter(([place]) => {
    const numbers = place.split(":").filter((part) => /^\d+$/.test(part));
    return numbers.length === 0 || numbers.includes(mine);
  });
  const name = (place: string) =>
    place
      .split(":")
      .filter((part) => part !== mine && part !== "circle")
      .join(" ");
  return (
    <p class="hand-pots">
      {shown.map(([place, amount]) => (
        <span key={place}>
          {name(place)} <b class="figure">{chips(amount)}</b>
        </span>
      ))}
    </p>
  );
}

/** What everybody sees of the cards and the pots, small. */
export function SharedCards({ state }: { state: PlayingState }) {
  const { round, table } = state;
  const players = namesOf(round);
  const zones = Object.entries(round.zones).filter(
    ([, { owner, sight, cards }]) =>
      !(owner === table.seat && sight === "owner") && cards.some((card) => card !== "??"),
  );
  const pots = Object.entries(round.places).filter(([place]) => !/\d/.test(place));
  return (
    <>
      <div class="hand-seen">
        {zones.map(([name, { cards }]) => (
          <Hand
            key={name}
            cards={cards}
            label={plainZone(name, players, round.game)}
            fanned={cards.length > 5}
          />
        ))}
      </div>
      {pots.length > 0 && (
        <p class="hand-pots">
          {pots.map(([place, amount]) => (
            <span key={place}>
              {place.replaceAll(":", " ")} <b class="figure">{chips(amount)}</b>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
