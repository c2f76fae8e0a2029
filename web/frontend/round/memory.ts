// What everybody did last, so that it can be done again with one tap. It is kept in this tab, by night, player and
// game, from the records this screen has seen.
//
//   remember(state)          note what stands in the record
//   lastOf(state)            {"3 bet": {ante: 10, trips: 5}, …} for those at this table now

import type { StepView } from "../answers";
import type { LastArguments } from "../kit/promptcontrols";
import type { HeldByName } from "../kit/types";
import { HOUSE } from "../kit/api";

type Seats = readonly { seat: number; player: string | number }[];

interface Remembered {
  night: { night: number };
  table: { game: string; seats: Seats };
  round?: { record: readonly StepView[] } | null;
}

const key = (state: Remembered) => `last ${HOUSE}${state.night.night} ${state.table.game}`;

const read = (state: Remembered): Record<string, HeldByName> =>
  JSON.parse(sessionStorage.getItem(key(state)) ?? "{}");

const playerOf = (state: Remembered, seat: StepView["by"]) =>
  state.table.seats.find((seated) => seated.seat === seat)?.player;

export function remember(state: Remembered) {
  const known = read(state);
  const before = JSON.stringify(known);
  for (const { by, do: verb, args } of state.round?.record ?? []) {
    const player = playerOf(state, by);
    if (player && Object.keys(args).length) known[`${player} ${verb}`] = args;
  }
  const after = JSON.stringify(known);
  if (after !== before) sessionStorage.setItem(key(state), after);
}

export function lastOf(state: Remembered): LastArguments {
  const known = read(state);
  return Object.fromEntries(
    state.table.seats.flatMap(({ seat, player }) =>
      Object.entries(known)
        .filter(([name]) => name.startsWith(`${player} `))
        .map(([name, args]) => [`${seat} ${name.slice(`${player} `.length)}`, args]),
    ),
  );
}
