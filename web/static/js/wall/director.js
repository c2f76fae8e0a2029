// Which table a wall shows: it knows by itself what the room wants to see.
//
//   next({shown, since, now}, tables, shows)   the number of a table, or BETWEEN: the whole night
//   tables: [{table, live, busy, version}]     live: something lies on it; busy: it is being paid, or a race runs
//   shows: "liveliest", "turns", or the number of a table

export const BETWEEN = "between";
export const LIVELIEST = "liveliest";
export const TURNS = "turns";

const STAY = 8000; // milliseconds at a table before a livelier one is shown
const TURN = 15000;
const LONGEST = 60000; // a table that is being paid is not left in the middle, within reason

export function next({ shown, since, now }, tables, shows) {
  const live = tables.filter(({ live }) => live);
  if (shows !== LIVELIEST && shows !== TURNS)
    return live.some(({ table }) => String(table) === shows) ? Number(shows) : BETWEEN;
  if (!live.length) return BETWEEN;
  const here = live.find(({ table }) => table === shown);
  const been = now - since;
  if (here?.busy && been < LONGEST) return shown;
  return shows === TURNS ? inTurn(shown, been, live) : liveliest(here, been, live);
}

/** Table after table, and then the evening so far. */
function inTurn(shown, been, live) {
  const stops = [...live.map(({ table }) => table), BETWEEN];
  const at = stops.indexOf(shown);
  if (at >= 0 && been < TURN) return shown;
  return stops[(at + 1) % stops.length];
}

function liveliest(here, been, live) {
  if (here && been < STAY) return here.table;
  const [newest] = [...live].sort((a, b) => b.busy - a.busy || b.version - a.version);
  return newest.table;
}
