// Between({hand, state, news})   at a table between two rounds: what the last one gave, and a word for the next shuffle.

import type { ComponentChildren } from "preact";
import type { HandLink } from "./link";
import type { SeatedState } from "./types";
import { GameWordsFold } from "../kit/gamewords";
import { gettext } from "../kit/gettext";
import { FirstShort } from "../kit/short";
import { State } from "../kit/states";
import { Score } from "../round/general";
import { HandError } from "./error";
import { Evening } from "./evening";
import { Cut } from "./fair";
import { isForPoints } from "./own";
import { Pace } from "./pace";

interface BetweenProps {
  hand: HandLink;
  state: SeatedState;
  news: ComponentChildren;
}

export function Between({ hand, state, news }: BetweenProps) {
  const { table } = state;
  if (table.status === "closed")
    return (
      <State
        mark="c"
        title={gettext("{table} is closed", { table: table.name })}
        text={gettext("Your rack is back in your bankroll.")}
      />
    );
  const others = table.seats.filter(({ seat }) => seat !== table.seat).map(({ name }) => name);
  return (
    <section class="hand-between" aria-label={gettext("between rounds")}>
      {news}
      <Pace hand={hand} state={state} />
      {table.score && <p class="hand-standing">{table.score.standing}</p>}
      <Score state={state} />
      {!isForPoints(state) && <Evening hand={hand} state={state} />}
      <FirstShort
        key={table.game}
        api={hand.api}
        night={state.night.night}
        game={table.game}
        name={table.game_name}
      />
      <p class="hand-big">{table.game_name}</p>
      {!table.ends && (
        <p class="quiet">
          {table.dealing
            ? gettext("Round {number} begins by itself.", { number: table.number })
            : gettext("Round {number} begins when the dealer begins it.", { number: table.number })}
        </p>
      )}
      <p class="quiet small">
        {others.length
          ? gettext("With {players}.", { players: others.join(", ") })
          : gettext("Nobody else sits here yet.")}
        {table.phones
          ? ""
          : ` ${gettext("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}
      </p>
      {table.number === 1 && <GameWordsFold api={hand.api} game={table.game} />}
      {table.hints && (
        <p class="quiet small">{gettext("Hints are shown to everybody at this table.")}</p>
      )}
      {table.commitment && <Cut key={table.number} hand={hand} table={table} />}
      <HandError hand={hand} />
    </section>
  );
}
