// DeckChoice({decks, known, chosen, onChoose})   which cards were shuffled: those of the link, a game's, or any others.
// cardsOf(chosen, known, decks)                  those cards; deckError(chosen): what is wrong with how they are written
//
//     decks: [{cards, games}] of the server; known: the cards that the link named, or none
//     chosen: {way: "known" | "own" | index of decks, packs, lowest, jokers, missing}

import type { CardCode } from "../kit/types";
import { Button } from "../kit/controls";
import { isFace, RANKS } from "../kit/faces";
import { ngettext, gettext } from "../kit/gettext";
import { pack } from "../kit/shuffle";
import { cardsIn } from "./facts";

const MOST_PACKS = 8;

export interface OwnDeck {
  packs: number;
  lowest: string;
  jokers: number;
  missing: string;
}

/** Which way the cards are known (one of `decks` by its place), and what was said of one's own. */
export interface ChosenDeck extends OwnDeck {
  way: "known" | "own" | number;
}

export interface DeckOfGames {
  cards: readonly CardCode[];
  games: readonly string[];
}

type Cards = readonly CardCode[];

export const OWN: OwnDeck = { packs: 1, lowest: "2", jokers: 0, missing: "" };

export function cardsOf(
  { way, ...own }: ChosenDeck,
  known: Cards | undefined,
  decks: readonly DeckOfGames[],
): Cards {
  if (way === "known") return known ?? [];
  return way === "own" ? ownCards(own) : (decks[way]?.cards ?? []);
}

function ownCards({ packs, lowest, jokers, missing }: OwnDeck) {
  const single = pack(RANKS.slice(RANKS.indexOf(lowest)));
  const cards = [
    ...Array<CardCode[]>(packs).fill(single).flat(),
    ...Array<CardCode>(jokers).fill("Jk"),
  ];
  for (const card of cardsIn(missing)) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return cards;
}

export function deckError({ way, missing, ...own }: ChosenDeck) {
  if (way !== "own") return null;
  const left = ownCards({ ...own, missing: "" });
  for (const card of cardsIn(missing)) {
    const at = left.indexOf(card);
    if (at < 0)
      return isFace(card)
        ? gettext("{card} is not in this deck, or not so often.", { card })
        : gettext("“{card}” is no card. Write 7c or Kh.", { card });
    left.splice(at, 1);
  }
  return null;
}

interface DeckChoiceProps {
  decks: readonly DeckOfGames[];
  known: Cards | undefined;
  chosen: ChosenDeck;
  onChoose: (chosen: ChosenDeck) => void;
}

export function DeckChoice({ decks, known, chosen, onChoose }: DeckChoiceProps) {
  const choose = (change: Partial<ChosenDeck>) => onChoose({ ...chosen, ...change });
  const choice = (way: ChosenDeck["way"], title: string, text?: string) => (
    <Button key={way} chosen={chosen.way === way} onTap={() => choose({ way })}>
      <span class="fair-deck">
        <b>{title}</b>
        {text && <span class="small">{text}</span>}
      </span>
    </Button>
  );
  return (
    <fieldset class="field">
      <legend>{gettext("The cards that were shuffled")}</legend>
      <div class="choices">
        {known &&
          choice(
            "known",
            ngettext("{count} card", "{count} cards", known.length),
            gettext("those of the round"),
          )}
        {decks.map(({ cards, games }, at) =>
          choice(at, ngettext("{count} card", "{count} cards", cards.length), games.join(", ")),
        )}
        {choice("own", gettext("others …"))}
      </div>
      {chosen.way === "own" && <Own chosen={chosen} choose={choose} />}
    </fieldset>
  );
}

interface OwnProps {
  chosen: ChosenDeck;
  choose: (change: Partial<ChosenDeck>) => void;
}

function Own({ chosen, choose }: OwnProps) {
  const number = (name: "packs" | "jokers", label: string, least: number, most: number) => (
    <label class="fair-field">
      {label}
      <input
        type="number"
        inputmode="numeric"
        min={least}
        max={most}
        value={chosen[name]}
        onInput={({ currentTarget }) => {
          const typed = Math.trunc(Number(currentTarget.value)) || least;
          choose({ [name]: Math.min(most, Math.max(least, typed)) });
        }}
      />
    </label>
  );
  return (
    <div class="fair-own">
      {number("packs", gettext("How many packs"), 1, MOST_PACKS)}
      <label class="fair-field">
        {gettext("The lowest card")}
        <select
          value={chosen.lowest}
          onChange={({ currentTarget }) => choose({ lowest: currentTarget.value })}
        >
          {[...RANKS].map((rank) => (
            <option key={rank} value={rank}>
              {rank === "T" ? "10" : rank}
            </option>
          ))}
        </select>
      </label>
      {number("jokers", gettext("How many jokers"), 0, 4 * MOST_PACKS)}
      <label class="fair-field is-wide">
        {gettext("Cards that are missing")}
        <input
          value={chosen.missing}
          placeholder="Ac Ad Ah As"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => choose({ missing: currentTarget.value })}
        />
      </label>
    </div>
  );
}
