// Answers({hand, state})   whether what one asked for was granted or refused, for as long as it takes to read.

import type { HandProps } from "./types";
import type { Hand, WishLine } from "../answers";
import { useEffect, useRef, useState } from "preact/hooks";
import { Toasts } from "../kit/notice";
import { gettext } from "../kit/gettext";

// What is granted is gone a moment before what it brings is there; a refusal brings nothing.
const GRANTED_WITHIN = 1500; // milliseconds

interface EndedWish {
  wish: WishLine;
  was: Hand;
  until: number;
}

export function Answers({ hand, state }: HandProps) {
  const before = useRef(state);
  const waiting = useRef<EndedWish[]>([]); // gone, and nothing has come of it yet
  const [list, setList] = useState<readonly { id: number; text: string }[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    const gone = was.wishes.filter((wish) => isAnswered(wish, state, hand.withdrawn));
    waiting.current.push(
      ...gone.map((wish) => ({ wish, was, until: performance.now() + GRANTED_WITHIN })),
    );
    const judge = () => {
      const answered: { id: number; text: string }[] = [];
      waiting.current = waiting.current.filter(({ wish, was, until }) => {
        const text =
          granted(wish, was, state) ?? (performance.now() < until ? null : refused(wish));
        if (text !== null) answered.push({ id: wish.number, text });
        return text === null;
      });
      if (answered.length) setList((now) => [...now, ...answered]);
    };
    judge();
    if (!waiting.current.length) return undefined;
    const timer = setTimeout(judge, GRANTED_WITHIN + 50);
    return () => clearTimeout(timer);
  }, [state]);
  const gone = (id: number) => setList((now) => now.filter((said) => said.id !== id));
  return <Toasts list={list} onGone={gone} />;
}

/** One that is there no more, was not put in other words, and not taken back by oneself. */
const isAnswered = (
  { number, kind }: WishLine,
  { wishes }: Hand,
  withdrawn: WishLine["kind"] | null,
) => kind !== withdrawn && !wishes.some((wish) => wish.number === number || wish.kind === kind);

const seatAt = ({ mine }: Hand, table: number | null) => mine.find((own) => own.table === table);

/** What a wish brought is seen by what has changed: the rack, the bankroll, the seat. Null where nothing has. */
export function granted(
  { kind, table, chips: asked }: Pick<WishLine, "kind" | "table" | "chips">,
  was: Hand,
  now: Hand,
): string | null {
  const gained = now.me.bankroll - was.me.bankroll;
  const [seat, seatBefore] = [seatAt(now, table), seatAt(was, table)];
  switch (kind) {
    case "sit":
      return seat ? gettext("You have a seat.") : null;
    case "stand":
      return seat ? null : gettext("You have left the table.");
    case "top-up":
      return (seat?.rack ?? 0) > (seatBefore?.rack ?? 0)
        ? gettext("{chips} more lie in your rack.", { chips: asked ?? 0 })
        : null;
    case "buy-in":
      return gained > 0 ? gettext("{chips} chips are in your bankroll.", { chips: gained }) : null;
    default:
      return gained < 0
        ? gettext("Cashed out: {chips} went to the desk.", { chips: -gained })
        : null;
  }
}

function refused({ kind }: WishLine) {
  if (kind === "sit") return gettext("The dealer has no seat for you now.");
  return kind === "buy-in" || kind === "cash-out"
    ? gettext("The host says: not now.")
    : gettext("The dealer says: not now.");
}
