// useDrag(onDrop)   what a container of cards is given so that one may be dragged onto another: cards are the elements in it
//                   that have data-card. A drag that ends on no other card comes to nothing; a tap stays a tap.

import type { TargetedEvent } from "preact";
import { useRef } from "preact/hooks";

const SLIP = 12; // pixels a finger moves in a tap

interface Held {
  card: HTMLElement;
  x: number;
  y: number;
}

type Moved = TargetedEvent<HTMLElement, PointerEvent>;

const cardAt = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>("[data-card]") : null;

const nameOf = (card: HTMLElement) => card.dataset["card"] ?? "";

export function useDrag(onDrop: (from: string, onto: string) => void) {
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  const release = () => {
    held.current?.card.classList.remove("is-dragged");
    held.current?.card.style.removeProperty("translate");
    held.current = null;
  };
  return {
    onPointerDown({ target, clientX: x, clientY: y }: Moved) {
      const card = cardAt(target);
      dragged.current = false;
      held.current = card && { card, x, y };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: Moved) {
      if (!held.current) return;
      const { card, x, y } = held.current;
      if (!dragged.current && Math.hypot(clientX - x, clientY - y) < SLIP) return;
      if (!dragged.current) currentTarget.setPointerCapture(pointerId);
      dragged.current = true;
      card.classList.add("is-dragged");
      card.style.setProperty("translate", `${clientX - x}px ${clientY - y}px`);
    },
    onPointerUp({ clientX, clientY }: Moved) {
      const from = held.current?.card;
      const under = document.elementsFromPoint(clientX, clientY).map(cardAt);
      const onto = under.find((card) => card && card !== from);
      const drops = dragged.current && from && onto;
      release();
      if (drops) onDrop(nameOf(from), nameOf(onto));
    },
    onPointerCancel: release,
    onClickCapture(event: Event) {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}
