// Chip({value, colour})             one chip, its value on it: a colour alone says nothing.
// Pile({value, colour, count})      up to five drawn, the count under them.
// Chips({amount, chipset, change, words})   an amount as piles to push, and (words) "1 green, 2 red" under them; with change
//                                           for a bet of this size, or, where it is `true`, a stack to sit down with.

import type { ChipKind, ChipPile, ChipSet } from "./types";
import { breakdown, pilesInWords, stack } from "./amounts";
import { plain } from "./labels";
import { gettext } from "./gettext";

const GREY = { body: "#878d92", spots: "#fff" };
/** The colours a chip may have: its body, and the spots on its rim. */
export const PALETTE: Readonly<Record<string, { body: string; spots: string }>> = {
  white: { body: "#efeadb", spots: "#7b7a74" },
  red: { body: "#c22f39", spots: "#fff" },
  blue: { body: "#2460b0", spots: "#fff" },
  green: { body: "#1f8a49", spots: "#fff" },
  black: { body: "#25252a", spots: "#fff" },
  purple: { body: "#6d3c9b", spots: "#fff" },
  yellow: { body: "#e6b91f", spots: "#25252a" },
  pink: { body: "#df79a4", spots: "#fff" },
  orange: { body: "#de6f25", spots: "#fff" },
  grey: GREY,
  brown: { body: "#794d2a", spots: "#fff" },
  turquoise: { body: "#17909a", spots: "#fff" },
};

const DRAWN = 5; // a taller pile says its height in figures only
const RISE = 8;

export const Chip = ({ value, colour }: ChipKind) => (
  <Pile value={value} colour={colour} count={1} bare />
);

export function Pile({ value, colour, count, bare }: ChipPile & { bare?: boolean }) {
  const drawn = Math.min(count, DRAWN);
  const height = 64 + (drawn - 1) * RISE;
  const { body, spots } = PALETTE[colour] ?? GREY;
  const colours = { "--chip-colour": body, "--chip-spots": spots };
  const under = [...Array(drawn - 1).keys()].map((at) => height - 32 - at * RISE);
  const picture = (
    <svg
      class="chip"
      viewBox={`0 0 64 ${height}`}
      style={colours}
      role="img"
      aria-label={gettext("{count} {colour}, {value} each##of chips", {
        count,
        colour: plain(colour),
        value,
      })}
    >
      {under.map((y) => (
        <g key={y}>
          <circle class="chip-under" cx="32" cy={y} r="30.5" />
          <circle class="chip-spots" cx="32" cy={y} r="26.5" stroke-dasharray="13.9 13.85" />
        </g>
      ))}
      <circle class="chip-body" cx="32" cy="32" r="30.5" />
      <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
      <circle class="chip-face" cx="32" cy="32" r="20.5" />
      <text class="chip-value" x="32" y={32 + size(value) * 0.36} font-size={size(value)}>
        {short(value)}
      </text>
    </svg>
  );
  if (bare) return picture;
  return (
    <span class="pile">
      {picture}
      <span class="pile-count" aria-hidden="true">
        ×{count}
      </span>
    </span>
  );
}

interface ChipsProps {
  amount: number;
  chipset: ChipSet;
  change?: number | boolean | undefined;
  words?: boolean;
}

export function Chips({ amount, chipset, change, words }: ChipsProps) {
  const piles = pilesOf(amount, chipset, change);
  return (
    <span class="chips">
      <span class="chips-piles">
        {piles.map((pile) => (
          <Pile key={pile.value} {...pile} />
        ))}
      </span>
      {words && <span class="chips-words">{pilesInWords(piles)}</span>}
    </span>
  );
}

/** A value that fits a chip's face: 500, 1k, 2.5k. */
export function short(value: number) {
  return value < 1000 || value % 100 ? String(value) : `${value / 1000}k`;
}

function pilesOf(amount: number, chipset: ChipSet, change: number | boolean | undefined) {
  if (!change) return breakdown(amount, chipset);
  return change === true ? stack(amount, chipset) : stack(amount, chipset, change, 1);
}

const size = (value: number) => [26, 25, 19, 15, 12][Math.min(short(value).length, 5) - 1] ?? 12;
