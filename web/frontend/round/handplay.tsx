// Playing cards by tapping them in the hand.
//
//   playsOf(options, cards)   the options that ask for cards of this hand and for nothing else:
//                             [{option, open, least, most, answer(cards)}]
//   useHandPlay(plays, act, dismiss)   {picked, tap(card, event), ready(play), play(play)}: what is chosen on the screen so far. A card
//                             is played at one tap where that can mean one thing only; otherwise cards are raised, and
//                             the verb plays them. What must all be played is raised from the start.
//   TapHand({cards, hand, plays, label})   the hand; a card nobody may play now is drawn, but is no button
//   PlayButtons({plays, hand, words, busy})   the verbs

import { Card } from "../kit/card";
import { Button } from "../kit/controls";
import { cardName, isFace } from "../kit/faces";
import { useState } from "preact/hooks";
import { names } from "../kit/names";
import { actionWords, plain } from "../kit/labels";
import { identity, kindOf } from "../kit/prompt";
import { many, say } from "../kit/say";
import { useTapGuard } from "../kit/taps";

export const playsOf = (options, cards) =>
  options
    .map(playOf)
    .filter((play) => play?.open.length && play.open.every((card) => cards.includes(card)));

function playOf(option) {
  const values = Object.entries(option.values);
  if (values.length !== 1) return null;
  const [[name, value]] = values;
  switch (kindOf(value)) {
    case "card":
      return { option, open: value, least: 1, most: 1, answer: ([card]) => ({ [name]: card }) };
    case "some": {
      const { of: open, least, most } = value;
      return open.every(isFace)
        ? { option, open, least, most, answer: (cards) => ({ [name]: cards }) }
        : null;
    }
    default:
      return null;
  }
}

const forced = ({ open, least }) => open.length === least;

export function useHandPlay(plays, act, dismiss) {
  const asked = plays.map(({ option }) => identity(option)).join();
  const [held, hold] = useState({ asked: null, cards: [] });
  const guard = useTapGuard(asked);
  const start = plays.length === 1 && forced(plays[0]) ? plays[0].open : [];
  const picked = held.asked === asked ? held.cards : start;

  const play = (play, cards = picked) => act({ ...play.option, args: play.answer(cards) });
  const tap = (card, event) => {
    if (guard.blocks(event)) return;
    dismiss?.(); // what was wrong with another choice
    const fitting = plays.filter(({ open }) => open.includes(card));
    if (fitting.length === 1 && fitting[0].most === 1) play(fitting[0], [card]);
    else
      hold({ asked, cards: toggled(picked, card, Math.max(...fitting.map(({ most }) => most))) });
  };
  const ready = ({ open, least, most, option: { together } }) =>
    picked.length >= least &&
    picked.length <= most &&
    picked.every((card) => open.includes(card)) &&
    (!together || together.some((cards) => isSame(cards, picked)));
  return { picked, tap, ready, play };
}

const isSame = (cards, others) =>
  cards.length === others.length && cards.every((card) => others.includes(card));

/** One more card, or one less; beyond the most there may be, the one chosen first goes down again. */
function toggled(picked, card, most) {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  return [...picked, card].slice(-most);
}

export function TapHand({ cards, plays, hand, label }) {
  const open = new Set(plays.flatMap((play) => play.open));
  return (
    <div class="tap-hand" role="group" aria-label={label ?? say("your cards")}>
      {cards.map((card) => {
        const raised = hand.picked.includes(card);
        if (!open.has(card))
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
            aria-pressed={String(raised)}
            onClick={(event) => hand.tap(card, event)}
          >
            <Card card={card} />
          </button>
        );
      })}
    </div>
  );
}

export function PlayButtons({ plays, hand, words, busy }) {
  return plays.map((offered) => {
    const verb = offered.option.do;
    if (offered.most === 1 && plays.length === 1 && !forced(offered)) {
      return (
        <p class="controls-note" key={verb}>
          {say("Tap a card to {deed}.", { deed: plain(verb) })}
        </p>
      );
    }
    const ready = hand.ready(offered);
    return (
      <Button key={verb} kind="main" disabled={!ready} busy={busy} onTap={() => hand.play(offered)}>
        {ready
          ? actionWords(verb, offered.answer(hand.picked), words)
          : `${plain(verb)}: ${hand.picked.length >= offered.least ? say("these do not go together") : amount(offered)}`}
      </Button>
    );
  });
}

function amount({ least, most }) {
  if (least === most) return many("tap a card", "tap {count} cards", least);
  return say("tap {least} to {most} cards", { least, most });
}
