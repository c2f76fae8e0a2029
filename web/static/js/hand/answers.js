// Answers({hand, state})   whether what one asked for was granted or refused, for as long as it takes to read.

import { html, useEffect, useRef, useState } from "../kit/html.js";
import { Toasts } from "../kit/notice.js";
import { chips } from "../kit/numbers.js";

export function Answers({ hand, state }) {
  const before = useRef(state);
  const [list, say] = useState([]);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    const told = was.wishes
      .filter((wish) => isAnswered(wish, state, hand.withdrawn))
      .map((wish) => ({ id: wish.number, text: answer(wish, was, state) }));
    if (told.length) say((now) => [...now, ...told]);
  }, [state]);
  const gone = (id) => say((now) => now.filter((said) => said.id !== id));
  return html`<${Toasts} list=${list} onGone=${gone} />`;
}

/** One that is there no more, was not put in other words, and not taken back by oneself. */
const isAnswered = ({ number, kind }, { wishes }, withdrawn) =>
  kind !== withdrawn && !wishes.some((wish) => wish.number === number || wish.kind === kind);

const seatAt = ({ mine }, table) => mine.find((own) => own.table === table);

/** What a wish came to is seen by what has changed: the rack, the bankroll, the seat. */
export function answer(wish, was, now) {
  const { kind, table, chips: many } = wish;
  const gained = now.me.bankroll - was.me.bankroll;
  switch (kind) {
    case "sit":
      return seatAt(now, table) ? "You have a seat." : "The dealer has no seat for you now.";
    case "stand":
      return seatAt(now, table) ? "The dealer says: not now." : "You have left the table.";
    case "top-up":
      return (seatAt(now, table)?.rack ?? 0) > (seatAt(was, table)?.rack ?? 0)
        ? `${chips(many)} more lie in your rack.`
        : "The dealer says: not now.";
    case "buy-in":
      return gained > 0
        ? `${chips(gained)} chips are in your bankroll.`
        : "The host says: not now.";
    default:
      return gained < 0
        ? `Cashed out: ${chips(-gained)} went to the desk.`
        : "The host says: not now.";
  }
}
