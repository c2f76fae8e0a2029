// What everybody sees of Machiavelli, on every screen: the melds, those just laid lit, and how many cards each holds.

import type { MachiavelliRound } from "../../frontend/answers";
import { Hand } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { nameOf } from "../../frontend/round/lines";

interface RoundProps {
  round: MachiavelliRound;
}

/** The melds on the table; those that hold a card laid last are lit. */
export function Melds({ round }: RoundProps) {
  const { melds, last } = round.facts;
  if (!melds.length)
    return <p class="machiavelli-bare quiet">{gettext("Nothing lies there yet.")}</p>;
  return (
    <div class="machiavelli-melds" role="group" aria-label={gettext("the table")}>
      {melds.map((cards, at) => (
        <span key={at} class={names(["machiavelli-meld", last?.melds.includes(at) && "is-new"])}>
          <Hand cards={cards} />
        </span>
      ))}
    </div>
  );
}

/** Who else plays, and how many cards each holds; who is at it is lit. */
export function Others({ round, seat: own }: RoundProps & { seat: number | null }) {
  const { turn } = round.facts;
  return (
    <p class="machiavelli-others">
      {round.seats
        .filter(({ seat }) => seat !== own)
        .map(({ seat }) => (
          <span key={seat} class={names([seat === turn && "is-lit"])}>
            <b>{nameOf(round, seat)}</b> {cardsOf(round, seat)}
          </span>
        ))}
      <span>{gettext("stock {count}", { count: round.zones["stock"]?.count ?? 0 })}</span>
    </p>
  );
}

export const cardsOf = (round: MachiavelliRound, seat: number) =>
  ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0);
