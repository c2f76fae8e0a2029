// Between rounds: who is up, everybody's line over the evening, who has just won, the most that was won, who is on a
// streak, what is carried, and the code to join; between the deals of a game of points, its score sheet.

import type { Evening as EveningSoFar, RoomLink, Standing, TableState } from "../../answers";
import { useEffect, useState } from "preact/hooks";
import { names } from "../../kit/names";
import { chips, signed } from "../../kit/numbers";
import { RoomCode } from "../../kit/room";
import { ngettext, gettext } from "../../kit/gettext";
import { useScores } from "../../kit/scoresheet";
import { seatOf } from "../../round/payments";
import { hasPlayed } from "../evening";
import { Line, Lines } from "../../kit/lines";
import { lettersOf } from "../parts";
import { WallSheet } from "../sheet";

const ROWS = 7; // of the leaderboard; more people take turns
const TURN = 8000; // milliseconds
const EVENING = "evening"; // the page beside the score sheets

/** The evening, and the score sheet of every table between two deals, in turn; first where the latest news is from. */
interface BetweenProps {
  evening: EveningSoFar | null;
  states: readonly TableState[];
  room: RoomLink | null;
}

export function Between({ evening, states, room }: BetweenProps) {
  const sheets = betweenDeals(states);
  const latest = Math.max(...states.map(({ version }) => version));
  let pages: readonly (TableState | typeof EVENING)[] =
    sheets[0]?.version === latest ? [...sheets, EVENING] : [EVENING, ...sheets];
  if (sheets.length && !evening?.players.some(hasPlayed)) pages = sheets;
  const page = pages[useTurn(pages.length)];
  if (page && page !== EVENING) return <Sheet key={page.table.table} state={page} room={room} />;
  return <Evening evening={evening} states={states} room={room} />;
}

function Evening({ evening, states, room }: BetweenProps) {
  if (!evening?.players.some(hasPlayed))
    return (
      <div class="scene between-scene is-empty">
        <p class="between-welcome">{gettext("Welcome")}</p>
        {room && <RoomCode room={room} />}
      </div>
    );
  const players = evening.players.filter(hasPlayed);
  return (
    <div class="scene between-scene">
      <div class="between-part">
        <Leaders players={players} />
        {room && <RoomCode room={oneAddress(room)} small />}
      </div>
      <div class="between-part">
        <Lines players={players} />
        <Facts evening={evening} states={states} />
      </div>
    </div>
  );
}

const oneAddress = (room: RoomLink) => ({ ...room, addresses: room.addresses.slice(0, 1) });

/** The tables between two deals of a game that is scored, the latest news first: their carry says how it stands. */
const betweenDeals = (states: readonly TableState[]) =>
  states
    .filter(({ table: { carry }, round }) => !round && ("scores" in carry || "tokens" in carry))
    .sort((a, b) => b.version - a.version);

function Sheet({ state, room }: { state: TableState; room: RoomLink | null }) {
  const deals = useScores(state);
  if (!deals) return null;
  return (
    <div class="scene">
      <WallSheet
        deals={deals}
        title={`${state.table.game_name} · ${state.table.name}`}
        side={room && <RoomCode room={oneAddress(room)} small />}
      />
    </div>
  );
}

/** The page that is shown now, of so many. */
export function useTurn(pages: number) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [pages]);
  return turn % Math.max(1, pages);
}

function Leaders({ players }: { players: readonly Standing[] }) {
  const first = useTurn(Math.ceil(players.length / ROWS)) * ROWS;
  return (
    <ol class="leaders" aria-label={gettext("who is up")} start={first + 1}>
      {players.slice(first, first + ROWS).map(({ player, name, result }, at) => (
        <li key={player} class={names(["leader", first + at === 0 && result > 0 && "is-first"])}>
          <Line at={first + at} /> <b class="leader-name">{name}</b>
          <b class={names(["figure", result > 0 && "won", result < 0 && "lost"])}>
            {signed(result)}
          </b>
        </li>
      ))}
    </ol>
  );
}

interface FactsProps {
  evening: EveningSoFar;
  states: readonly TableState[];
}

function Facts({ evening: { winners, biggest, streaks }, states }: FactsProps) {
  const [streak] = streaks;
  const carried = states.flatMap(carriedAt);
  return (
    <dl class="facts">
      {winners.length > 0 && (
        <div>
          <dt>{gettext("last won")}</dt>
          {winners.slice(0, 2).map(({ name, chips: won, table, round }) => (
            <dd key={`${table} ${round}`} style={lettersOf([`${name} ${signed(won)}`])}>
              <span>{name}</span> <b class="figure won">{signed(won)}</b>
            </dd>
          ))}
        </div>
      )}
      {biggest && (
        <div>
          <dt>{gettext("biggest win")}</dt>
          <dd style={lettersOf([`${biggest.name} ${signed(biggest.chips)}`])}>
            <span>{biggest.name}</span> <b class="figure won">{signed(biggest.chips)}</b>
          </dd>
          <dd class="facts-where">{biggest.game_name}</dd>
        </div>
      )}
      {streak && (
        <div>
          <dt>{gettext("on a streak")}</dt>
          <dd style={lettersOf([streak.name])}>
            <span>{streak.name}</span>
          </dd>
          <dd class="facts-where">
            {ngettext("{count} round in a row", "{count} rounds in a row", streak.rounds)}
          </dd>
        </div>
      )}
      {carried.length > 0 && (
        <div>
          <dt>{gettext("carried")}</dt>
          {carried.slice(0, 2).map(({ name, amount }) => (
            <dd key={name} style={lettersOf([`${name} ${chips(amount)}`])}>
              <span>{name}</span> <b class="figure">{chips(amount)}</b>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** What lies on a felt between rounds and belongs to nobody yet: a pot, the pools of a race. */
function carriedAt({ table, round }: TableState) {
  if (round) return [];
  const amount = Object.entries(table.places)
    .filter(([place]) => seatOf(place) === null)
    .reduce((sum, [, sumHere]) => sum + sumHere, 0);
  return amount > 0 ? [{ name: table.game_name, amount }] : [];
}
