// Moves({moves, chipset})   money that moves is seen moving: a chip flies from place to place for every transfer that
//                           is new since the last look. Places are elements with data-place="seat:1", "house", ….
//
// The chips are decoration over a page that already shows where everything lies; where less motion is asked for, or
// the round is first met, nothing flies.

import type { ChipSet } from "../kit/types";
import type { TransferMade } from "../round/types";
import { breakdown } from "../kit/amounts";
import { Chip } from "../kit/chips";
import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { sound } from "../kit/sound";

const FLIGHT = 260; // milliseconds
const MOST = 12; // chips at once; a settlement of everything at once needs no more to be understood

interface MovesProps {
  round: number;
  moves: readonly TransferMade[];
  chipset: ChipSet;
}

export function Moves({ round, moves, chipset }: MovesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef<{ round: number | null; ids: ReadonlySet<string> }>({
    round: null,
    ids: new Set(),
  });
  useLayoutEffect(() => {
    const { ids } = seen.current;
    const fresh = seen.current.round === round ? moves.filter(({ id }) => !ids.has(id)) : [];
    seen.current = { round, ids: new Set(moves.map(({ id }) => id)) };
    if (fresh.length) sound("chips");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const move of fresh.slice(-MOST)) if (layer.current) fly(layer.current, move, chipset);
  });
  return <div class="moves" ref={layer} aria-hidden="true" />;
}

function fly(layer: HTMLElement, { from, to, amount }: TransferMade, chipset: ChipSet) {
  const start = middle(from);
  const end = middle(to);
  const [pile] = breakdown(amount, chipset);
  if (!start || !end || !pile) return;
  const chip = document.createElement("div");
  chip.className = "moving-chip";
  render(<Chip {...pile} />, chip);
  layer.append(chip);
  const at = ({ x, y }: { x: number; y: number }) => ({ transform: `translate(${x}px, ${y}px)` });
  chip
    .animate([at(start), at(end)], { duration: FLIGHT, easing: "cubic-bezier(.3, 0, .3, 1)" })
    .finished.finally(() => chip.remove())
    .catch(() => {});
}

function middle(place: string) {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
