// lastTrick      the moment of every game of tricks (beat.ts): the last trick lies there for two seconds, and nothing is
//                scored. A game with more to show takes of it what it needs.

import type { RoundView, Sheet, ZoneView } from "../answers";
import { gettext } from "../kit/gettext";
import { evenly } from "./beat";
import { notScored } from "./turned";

const LAST = 2000; // milliseconds

export const lastTrick = {
  beats: (round: RoundView) => (lastCards(round).length ? 1 : 0),
  shownAt,
  tempo: evenly(LAST),
  showing: () => gettext("The last trick."),
  stays: true,
};

const sheetOf = ({ facts }: RoundView) => ("sheet" in facts ? facts.sheet : null);

/** The trick that has ended a round; none with a real deck, whose last trick everybody has seen. */
function lastCards(round: RoundView): Sheet["tricks"][number]["cards"] {
  const last = round.record.findLast((step) => step.do !== null);
  if (!round.finished || round.cards === "physical" || last?.do !== "play") return [];
  return sheetOf(round)?.tricks.at(-1)?.cards ?? round.zones["trick"]?.cards ?? [];
}

/** The round as its last trick lay there. */
function shownAt<Round extends RoundView>(round: Round): Round {
  const cards = lastCards(round);
  const trick: ZoneView = {
    ...{ owner: null, sight: "all" },
    ...round.zones["trick"],
    ...{ cards, count: cards.length },
  };
  return notScored({ ...round, zones: { ...round.zones, trick } });
}
