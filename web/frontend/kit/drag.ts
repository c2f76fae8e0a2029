// useDrag(onDrop)   what a container of cards is given so that one may be drawn to where it belongs. Cards are the elements in
//                   it that have data-card; places, anywhere on the page, those that have data-onto: `onDrop(from, onto)`
//                   is told both. A copy goes along with the finger. A drag that ends in no other place comes to nothing;
//                   a tap stays a tap. Where the page scrolls under the finger the browser takes the drag away.

import { useRef } from "preact/hooks";
import { spendPress } from "./taps";

const FAR = 10; // pixels: a finger that taps moves less

interface Held {
  card: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export function useDrag(onDrop: (from: string, onto: string) => void) {
  const held = useRef<Held | null>(null);
  const drop = useRef(onDrop); // the page may be drawn again while a card is on its way
  drop.current = onDrop;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const it = held.current;
    if (!it || (!it.ghost && Math.hypot(x - it.x, y - it.y) < FAR)) return;
    it.ghost ??= ghostOf(it.card);
    it.ghost.style.left = `${x}px`;
    it.ghost.style.top = `${y}px`;
  };
  const lift = ({ clientX, clientY, type }: PointerEvent) => {
    listen(removeEventListener);
    const it = held.current;
    held.current = null;
    it?.ghost?.remove();
    if (!it?.ghost || type === "pointercancel") return;
    spendPress(); // the click it ends in does not count
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-onto]");
    if (place && place !== it.card)
      drop.current(it.card.dataset["card"] ?? "", place.dataset["onto"] ?? "");
  };
  const listen = (to: typeof addEventListener) => {
    to("pointermove", move);
    to("pointerup", lift);
    to("pointercancel", lift);
  };
  return {
    onPointerDown({ target, button, clientX: x, clientY: y }: PointerEvent) {
      const card = target instanceof Element && target.closest<HTMLElement>("[data-card]");
      if (!card || button !== 0 || held.current) return;
      held.current = { card, x, y, ghost: null };
      listen(addEventListener);
    },
  };
}

/** It lies where the card does, so that it looks like it. */
function ghostOf(card: HTMLElement) {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add("drag-ghost");
  for (const name of ["data-card", "data-onto"]) ghost.removeAttribute(name);
  ghost.style.width = `${card.offsetWidth}px`;
  card.parentElement?.append(ghost);
  return ghost;
}
