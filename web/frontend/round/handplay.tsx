// Playing cards by tapping them in the hand.
//
//   playsOf(options, cards)   the options that ask for cards of this hand and for nothing else:
//                             [{option, open, least, most, answer(cards)}]
//   useHandPlay(plays, act, dismiss, twice)   {picked, tap(card, event), ready(play), play(play)}: what is chosen on the screen
//                             so far. A card is played at one tap where that can mean one thing only, with `twice` at the
//                             second one; otherwise cards are raised, and the verb plays them. What must all be played is
//                             raised from the start; not so where the rules want it noticed (`unlit`).
//   TapHand({cards, hand, plays, label})   the hand; a card nobody may play now is drawn, but is no button
//   PlayButtons({game, plays, hand, words, busy})   the verbs

import type { ActionToSend } from "../kit/promptcontrols";
import type { CardCode, HeldByName, PromptOption, VerbWords } from "../kit/types";
import { Card } from "../kit/card";
import { Button } from "../kit/controls";
import { cardName, isFace } from "../kit/faces";
import { useState } from "preact/hooks";
import { names } from "../kit/names";
import { actionWords, plain } from "../kit/labels";
import { identity, isChoices, kindOf } from "../kit/prompt";
import { ngettext, gettext } from "../kit/gettext";
import { useTapGuard } from "../kit/taps";

/** An option that asks for cards of a hand and for nothing else. */
export interface HandPlayOption {
  option: PromptOption;
  open: readonly CardCode[];
  least: number;
  most: number;
  answer: (cards: readonly CardCode[]) => HeldByName;
}

export const playsOf = (options: readonly PromptOption[], cards: readonly CardCode[]) =>
  options
    .map(playOf)
    .filter((play) => play !== null)
    .filter(({ open }) => open.length && open.every((card) => cards.includes(card)));

function playOf(option: PromptOption): HandPlayOption | null {
  const [first, ...more] = Object.entries(option.values);
  if (!first || more.length) return null;
  const [name, value] = first;
  if (isChoices(value) && kindOf(value) === "card") {
    const open = value.filter(isFace);
    return { option, open, least: 1, most: 1, answer: ([card]) => ({ [name]: card }) };
  }
  if (!("of" in value)) return null;
  const { of: cards, least, most } = value;
  const open = cards.filter(isFace);
  return open.length === cards.length
    ? { option, open, least, most, answer: (picked) => ({ [name]: picked }) }
    : null;
}

const forced = ({ open, least }: HandPlayOption) => open.length === least;

export interface HandPlay {
  picked: readonly CardCode[];
  tap: (card: CardCode, event: Event) => void;
  /** Whether a card is raised by the first tap and played by the second. */
  twice: boolean;
  ready: (play: HandPlayOption) => boolean;
  play: (play: HandPlayOption, cards?: readonly CardCode[]) => unknown;
}

export function useHandPlay(
  plays: readonly HandPlayOption[],
  act: (action: ActionToSend) => unknown,
  dismiss?: () => void,
  twice = false,
  unlit = false,
): HandPlay {
  const asked = plays.map(({ option }) => identity(option)).join();
  const [held, hold] = useState<{ asked: string | null; cards: readonly CardCode[] }>({
    asked: null,
    cards: [],
  });
  const guard = useTapGuard(asked);
  const [only] = plays;
  const start = only && plays.length === 1 && forced(only) && !unlit ? only.open : [];
  const picked = held.asked === asked ? held.cards : start;

  const play = ({ option, answer }: HandPlayOption, cards = picked) =>
    act({ ...option, args: answer(cards) });
  const tap = (card: CardCode, event: Event) => {
    if (guard.blocks(event)) return;
    dismiss?.(); // what was wrong with another choice
    const fitting = plays.filter(({ open }) => open.includes(card));
    const [one] = fitting;
    if (!one) hold({ asked, cards: picked.includes(card) ? [] : [card] });
    else if (fitting.length === 1 && one.most === 1) {
      if (twice && !picked.includes(card)) hold({ asked, cards: [card] });
      else play(one, [card]);
    } else
      hold({ asked, cards: toggled(picked, card, Math.max(...fitting.map(({ most }) => most))) });
  };
  const ready = ({ open, least, most, option: { together } }: HandPlayOption) =>
    picked.length >= least &&
    picked.length <= most &&
    picked.every((card) => open.includes(card)) &&
    (!together || together.some((cards) => isSame(cards, picked)));
  return { picked, twice, tap, ready, play };
}

const isSame = (cards: readonly CardCode[], others: readonly CardCode[]) =>
  cards.length === others.length && cards.every((card) => others.includes(card));

/** One more card, or one less; beyond the most there may be, the one chosen first goes down again. */
function toggled(picked: readonly CardCode[], card: CardCode, most: number) {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  return [...picked, card].slice(-most);
}

interface TapHandProps {
  cards: readonly CardCode[];
  plays: readonly HandPlayOption[];
  hand: HandPlay;
  label?: string | null | undefined;
  /** Whether all cards look alike, playable or not. */
  unlit?: boolean | undefined;
}

export function TapHand({ cards, plays, hand, label, unlit }: TapHandProps) {
  const open = new Set(plays.flatMap((play) => play.open));
  return (
    <div class="tap-hand" role="group" aria-label={label ?? gettext("your cards")}>
      {cards.map((card) => {
        const raised = hand.picked.includes(card);
        if (!open.has(card) && !unlit)
          return (
            <span class="tap-card" key={card}>
              <Card card={card} dim={open.size > 0} />
            </span>
          );
        return (
          <button
            type="button"
            key={card}
            class={names(["tap-card", "is-open", raised && "is-raised"])}
            aria-label={cardName(card)}
            aria-pressed={raised}
            onClick={(event) => hand.tap(card, event)}
          >
            <Card card={card} />
          </button>
        );
      })}
    </div>
  );
}

interface PlayButtonsProps {
  game: string;
  plays: readonly HandPlayOption[];
  hand: HandPlay;
  words?: VerbWords | undefined;
  busy?: boolean | undefined;
}

export function PlayButtons({ game, plays, hand, words, busy }: PlayButtonsProps) {
  return plays.map((offered) => {
    const verb = offered.option.do;
    const ready = hand.ready(offered);
    if (offered.most === 1 && plays.length === 1 && !ready && !isRaised(hand)) {
      return (
        <p class="controls-note" key={verb}>
          {gettext("Tap a card to {action}.", { action: plain(verb, game) })}{" "}
          {hand.twice && gettext("A second tap confirms it.")}
        </p>
      );
    }
    return (
      <Button key={verb} kind="main" disabled={!ready} busy={busy} onTap={() => hand.play(offered)}>
        {ready
          ? actionWords(verb, offered.answer(hand.picked), words, game)
          : `${plain(verb, game)}: ${hand.picked.length < offered.least ? amount(offered) : unfit(offered)}`}
      </Button>
    );
  });
}

/** Whether a card waits for its second tap: a button says what that does. */
const isRaised = ({ twice, picked }: HandPlay) => twice && picked.length > 0;

const unfit = ({ most }: HandPlayOption) =>
  most === 1 ? gettext("not this card now") : gettext("these do not go together");

function amount({ least, most }: HandPlayOption) {
  if (least === most) return ngettext("tap a card", "tap {count} cards", least);
  return gettext("tap {least} to {most} cards", { least, most });
}
