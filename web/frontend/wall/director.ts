// Which table a wall shows: it knows by itself what the room wants to see.
//
//   next({shown, since, before, now}, tables, shows)   the number of a table, or BETWEEN: the whole night
//   before: the table that was shown before the whole night was
//   tables: [{table, live, busy, waits, version}]   live: something lies on it; busy: it is being paid, or a race runs; waits:
//                                              for its next round, or has long waited for its next payment
//   shows: "liveliest", "turns", or the number of a table

export const BETWEEN = "between";

/** A table as it comes into question. */
export interface Place {
  table: number;
  live: boolean;
  busy: boolean;
  /** Its round is over, and it is paid, or nobody is paying: the next one has not begun. */
  waits: boolean;
  version: number;
}

/** The number of a table, or the whole night. */
export type Stop = number | typeof BETWEEN;

/** What is shown, null before anything is; since when; and the table or night before it. */
export interface Showing {
  shown: Stop | null;
  since: number;
  before: Stop | null;
}

export const LIVELIEST = "liveliest";
export const TURNS = "turns";

const STAY = 8000; // milliseconds at a table before a livelier one is shown
const TURN = 15000;
const BREAK = 8000; // the whole night after a round, while others play on
export const PATIENCE = 20000; // a result that nobody pays is no longer news where another table plays
const LONGEST = 60000; // a table that is being paid is not left in the middle, within reason

export function next(
  { shown, since, before, now }: Showing & { now: number },
  tables: readonly Place[],
  shows: string,
): Stop {
  const live = tables.filter(({ live }) => live);
  const playing = live.filter(({ waits }) => !waits);
  if (shows !== LIVELIEST && shows !== TURNS)
    return live.some(({ table }) => String(table) === shows) ? Number(shows) : BETWEEN;
  if (!live.length) return BETWEEN;
  const here = live.find(({ table }) => table === shown);
  const been = now - since;
  if (here?.busy && been < LONGEST) return here.table;
  if (shows === TURNS) return inTurn(shown, been, live);
  if (isBreak(shown, before, been, live)) return BETWEEN;
  return liveliest(here, been, playing.length ? playing : live);
}

/** Table after table, and then the evening so far. */
function inTurn(shown: Stop | null, been: number, live: readonly Place[]): Stop {
  const stops: Stop[] = [...live.map(({ table }) => table), BETWEEN];
  const at = stops.findIndex((stop) => stop === shown);
  return stops[been < TURN && at >= 0 ? at : at + 1] ?? stops[0] ?? BETWEEN;
}

/** The round that was shown is over: the evening so far, until the next one begins there. */
function isBreak(shown: Stop | null, before: Stop | null, been: number, live: readonly Place[]) {
  const goesOn = (number: Stop) => live.some(({ table }) => table === number);
  if (shown === BETWEEN) return been < BREAK && before !== null && !goesOn(before);
  return shown !== null && !goesOn(shown);
}

/** Of these; a table that is shown stays a while, what it waits for or not. */
function liveliest(here: Place | undefined, been: number, live: readonly Place[]): Stop {
  if (here && been < STAY) return here.table;
  const [newest] = [...live].sort(
    (a, b) => Number(b.busy) - Number(a.busy) || b.version - a.version,
  );
  return newest?.table ?? BETWEEN;
}
