// useLastTrick(round, key)   a round whose last card has just been played, with its last trick on the table for two seconds,
//                            and nothing scored; then, and any other time, the round as it is. The key is another one for
//                            every round. A screen that meets a round which is over shows it as it is.

import { useEffect, useState } from "preact/hooks";
import type { RoundView, Sheet, Tricks } from "../answers";

const LAST = 2000; // milliseconds

type Facts = { sheet?: Sheet; tricks?: Tricks };

export function useLastTrick<Round extends RoundView>(round: Round | null, key: string) {
  const [shown, show] = useState({ playing: "", over: "" });
  const finished = round !== null && round.finished;
  const holds = finished && shown.playing === key && shown.over !== key;
  useEffect(() => {
    if (round && !finished && shown.playing !== key) show({ playing: key, over: "" });
  }, [key, finished, round === null]);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => show({ playing: key, over: key }), LAST);
    return () => clearTimeout(timer);
  }, [holds, key]);
  return holds && round ? (beforeScore(round) ?? round) : round;
}

/** The round as its last trick lay there; null where it has not ended with one. */
function beforeScore<Round extends RoundView>(round: Round): Round | null {
  const { sheet } = round.facts as Facts;
  const trick = sheet?.tricks.at(-1);
  const last = round.record.findLast((step) => step.do !== null);
  if (!sheet || !trick || last?.do !== "play") return null;
  const { after: _after, ...unscored } = sheet;
  const zone = { owner: null, sight: "all", ...round.zones["trick"] };
  return {
    ...round,
    finished: false,
    prompt: null,
    carry: null,
    zones: { ...round.zones, trick: { ...zone, cards: trick.cards, count: trick.cards.length } },
    facts: { ...round.facts, scores: sheet.before, sheet: { ...unscored, items: [] } },
  };
}
