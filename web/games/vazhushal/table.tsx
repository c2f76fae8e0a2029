// Vazhushal: what everybody sees: the line, what is wild, the stock, and each player's melds.

import type { VazhushalRound } from "../../frontend/answers";
import { LaidCard } from "../../frontend/kit/bench";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { cardName } from "../../frontend/kit/faces";
import { gettext, mixed, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode } from "../../frontend/kit/types";
import { stakesOf } from "../../frontend/round/stakes";
import { isLit, Notes, Pot, type SeatProps } from "../../frontend/round/seats";

export interface RoundProps {
  round: VazhushalRound;
}

export const lineOf = ({ zones }: VazhushalRound) => zones["line"]?.cards ?? [];
export const meldsOf = ({ facts }: VazhushalRound, seat: number) => facts.melds[String(seat)] ?? [];

/** The negative joker, the cards that it makes wild, and the stock. */
export function Wild({ round }: RoundProps) {
  const [negative] = round.zones["negative_joker"]?.cards ?? [];
  return (
    <div class="vazhushal-wild">
      <span class="vazhushal-negative" role="group" aria-label={gettext("negative joker")}>
        {negative && <Card card={negative} />}
      </span>
      {round.facts.wild.length > 0 && (
        <span>
          {mixed("wild: {cards}", { cards: <b>{round.facts.wild.map(cardSign).join(" ")}</b> })}
        </span>
      )}
      <span>{gettext("stock {count}", { count: round.zones["stock"]?.count ?? 0 })}</span>
      {round.facts.stopped && !round.finished && <b>{gettext("everybody melds once more")}</b>}
      <Pot round={round} />
    </div>
  );
}

interface LineProps extends RoundProps {
  /** How many cards of it are to be taken. */
  count?: number | null;
  /** None where nobody may take from it now. */
  onTake?: ((count: number) => void) | undefined;
}

/** The line, the newest card last: a tap takes it and all that lies on it. */
export function TheLine({ round, count = 0, onTake }: LineProps) {
  const cards = lineOf(round);
  return (
    <div class="vazhushal-line" role="group" aria-label={gettext("the line")}>
      {cards.map((card, at) => {
        const deep = cards.length - at;
        const isTaken = deep <= (count ?? 0);
        return onTake ? (
          <button
            type="button"
            key={at}
            class={names(["vazhushal-lying", isTaken && "is-taken"])}
            aria-label={cardName(card)}
            aria-pressed={isTaken}
            onClick={() => onTake(deep)}
          >
            <Card card={card} />
          </button>
        ) : (
          <span key={at} class="vazhushal-lying">
            <Card card={card} />
          </span>
        );
      })}
      {!cards.length && <span class="quiet">{gettext("nothing in the line")}</span>}
    </div>
  );
}

export const Laid = ({ meld, isNew }: { meld: readonly CardCode[]; isNew: boolean }) => (
  <span class={names(["vazhushal-meld", isNew && "is-new"])}>
    {meld.map((laid, at) => (
      <span class="vazhushal-card" key={at}>
        <LaidCard laid={laid} />
      </span>
    ))}
  </span>
);

export function MeldsOfSeat({ round, seat }: RoundProps & { seat: number }) {
  const { last } = round.facts;
  const isLast = last?.seat === seat;
  return (
    <div class="vazhushal-melds">
      {meldsOf(round, seat).map((meld, at) => (
        <Laid key={at} meld={meld} isNew={isLast && Boolean(last?.melds.includes(at))} />
      ))}
    </div>
  );
}

export const cardsHeld = (round: VazhushalRound, seat: number) =>
  ngettext("{count} card", "{count} cards", round.zones[`hand:${seat}`]?.count ?? 0);

/** A player: how many cards in hand, and what lies on the table. */
export function Seat({ lit, ...seated }: SeatProps<VazhushalRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  return (
    <section
      class={names(["vazhushal-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <header>
        <b class="vazhushal-name">{player}</b>{" "}
        <Notes
          {...seated}
          said={[round.facts.out === seat ? gettext("out") : cardsHeld(round, seat)]}
        />
      </header>
      <MeldsOfSeat round={round} seat={seat} />
    </section>
  );
}

/** The melds of everybody else. */
export const Others = ({ round, seat: own }: RoundProps & { seat: number }) => (
  <div class="vazhushal-others">
    {round.seats
      .filter(({ seat }) => seat !== own)
      .map((seated) => (
        <Seat
          key={seated.seat}
          seated={seated}
          round={round}
          lit={isLit(round, seated.seat, null)}
        />
      ))}
  </div>
);
