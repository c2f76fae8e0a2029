// Between({hand, state, news})   at a table between two rounds: what the last one gave, and a word for the next shuffle.

import type { ComponentChildren } from "preact";
import type { HandLink } from "./link";
import type { SeatedState } from "./types";
import { GameWords } from "../kit/gamewords";
import { say } from "../kit/say";
import { State } from "../kit/states";
import { Score } from "../round/general";
import { HandError } from "./error";
import { Cut } from "./fair";

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
        title={say("{table} is closed", { table: table.name })}
        text={say("Your rack is back in your bankroll.")}
      />
    );
  const others = table.seats.filter(({ seat }) => seat !== table.seat).map(({ name }) => name);
  return (
    <section class="hand-between" aria-label={say("between rounds")}>
      {news}
      <Score state={state} />
      <p class="hand-big">{table.game_name}</p>
      <p class="quiet">
        {say("Round {number} begins when the dealer begins it.", { number: table.number })}
      </p>
      <p class="quiet small">
        {others.length
          ? say("With {players}.", { players: others.join(", ") })
          : say("Nobody else sits here yet.")}
        {table.phones
          ? ""
          : ` ${say("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}
      </p>
      {table.number === 1 && <GameWords api={hand.api} game={table.game} />}
      {table.hints && (
        <p class="quiet small">{say("Hints are shown to everybody at this table.")}</p>
      )}
      {table.commitment && <Cut key={table.number} hand={hand} table={table} />}
      <HandError hand={hand} />
    </section>
  );
}
