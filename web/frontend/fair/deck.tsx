// DeckChoice({decks, known, chosen, onChoose})   which cards were shuffled: those of the link, a game's, or any others.
// cardsOf(chosen, known, decks)                  those cards; deckTrouble(chosen): what is wrong with how they are written
//
//     decks: [{cards, games}] of the server; known: the cards that the link named, or none
//     chosen: {way: "known" | "own" | index of decks, packs, lowest, jokers, missing}

import { Button } from "../kit/controls";
import { isFace, RANKS } from "../kit/faces";
import { many, say } from "../kit/say";
import { pack } from "../kit/shuffle";
import { cardsIn } from "./facts";

const MOST_PACKS = 8;

export const OWN = { packs: 1, lowest: "2", jokers: 0, missing: "" };

/** @param {any} chosen which way the cards are known, and what was said of one's own */
export function cardsOf({ way, ...own }, known, decks) {
  if (way === "known") return known ?? [];
  return way === "own" ? ownCards(own) : (decks[way]?.cards ?? []);
}

/** @param {any} own */
function ownCards({ packs, lowest, jokers, missing }) {
  const single = pack(RANKS.slice(RANKS.indexOf(lowest)));
  const cards = [...Array(packs).fill(single).flat(), ...Array(jokers).fill("Jk")];
  for (const card of cardsIn(missing)) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return cards;
}

/** @param {any} chosen */
export function deckTrouble({ way, missing, ...own }) {
  if (way !== "own") return null;
  const left = ownCards({ ...own, missing: "" });
  for (const card of cardsIn(missing)) {
    const at = left.indexOf(card);
    if (at < 0)
      return isFace(card)
        ? say("{card} is not in this deck, or not so often.", { card })
        : say("“{card}” is no card. Write 7c or Kh.", { card });
    left.splice(at, 1);
  }
  return null;
}

export function DeckChoice({ decks, known, chosen, onChoose }) {
  const choose = (change) => onChoose({ ...chosen, ...change });
  const choice = (way, title, text) => (
    <Button key={way} chosen={chosen.way === way} onTap={() => choose({ way })}>
      <span class="fair-deck">
        <b>{title}</b>
        {text && <span class="small">{text}</span>}
      </span>
    </Button>
  );
  return (
    <fieldset class="field">
      <legend>{say("The cards that were shuffled")}</legend>
      <div class="choices">
        {known &&
          choice(
            "known",
            many("{count} card", "{count} cards", known.length),
            say("those of the round"),
          )}
        {decks.map(({ cards, games }, at) =>
          choice(at, many("{count} card", "{count} cards", cards.length), games.join(", ")),
        )}
        {choice("own", say("others …"))}
      </div>
      {chosen.way === "own" && <Own chosen={chosen} choose={choose} />}
    </fieldset>
  );
}

function Own({ chosen, choose }) {
  const number = (name, label, least, most) => (
    <label class="fair-field">
      {label}
      <input
        type="number"
        inputmode="numeric"
        min={least}
        max={most}
        value={chosen[name]}
        onInput={({ target }) =>
          choose({
            [name]: Math.min(most, Math.max(least, Math.trunc(Number(target.value)) || least)),
          })
        }
      />
    </label>
  );
  return (
    <div class="fair-own">
      {number("packs", say("How many packs"), 1, MOST_PACKS)}
      <label class="fair-field">
        {say("The lowest card")}
        <select value={chosen.lowest} onChange={({ target }) => choose({ lowest: target.value })}>
          {[...RANKS].map((rank) => (
            <option key={rank} value={rank}>
              {rank === "T" ? "10" : rank}
            </option>
          ))}
        </select>
      </label>
      {number("jokers", say("How many jokers"), 0, 4 * MOST_PACKS)}
      <label class="fair-field is-wide">
        {say("Cards that are missing")}
        <input
          value={chosen.missing}
          placeholder="Ac Ad Ah As"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ target }) => choose({ missing: target.value })}
        />
      </label>
    </div>
  );
}
