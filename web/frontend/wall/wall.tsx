// /wall: the night on a large screen, read across a room. /wall#CODE signs it in first; without it the code is typed.

import type {
  Nights,
  RoomLink,
  SessionShown,
  TableOfState,
  Wall as NightOnWall,
  WallTable,
} from "../answers";
import type { ComponentChildren } from "preact";
import { Api } from "../kit/api";
import { keepAwake } from "../kit/awake";
import { SelfDealing } from "../kit/dealing";
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { spaced } from "../kit/labels";
import { pageElement } from "../kit/page";
import { isReachable, useRoom } from "../kit/room";
import { gettext } from "../kit/gettext";
import { SoundKey, SoundOffer, useRoundSounds } from "../kit/sound";
import { State } from "../kit/states";
import { Choices, useChoice } from "./choice";
import { BETWEEN, next, PATIENCE, type Place, type Showing } from "./director";
import { codeOfAddress, WallSignIn } from "./signin";
import { useEvening } from "./evening";
import { Following, openTables } from "./follow";
import { hasRound, lookAt } from "./look";
import { Between } from "./scenes/between";
import { Closing } from "./scenes/closing";
import { lineOf, Show } from "./show";
import type { Look } from "./types";

const LINGER = 1500; // milliseconds

const api = new Api("/api");

const WATCHERS: readonly SessionShown["role"][] = ["wall", "player"];

/** The night this screen may show: its own, or the newest one for a host who looks at the wall; null for a screen that
 *  has to come in first. */
async function nightToShow() {
  const session = await api.get<SessionShown>("session");
  if (WATCHERS.includes(session.role)) return session.night;
  if (session.role !== "host") return null;
  const [newest] = (await api.get<Nights>("nights")).nights;
  if (!newest) throw new Error(gettext("There is no night yet."));
  return newest.night;
}

function Wall() {
  const [following, follow] = useState<Following | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [code] = useState(codeOfAddress);
  const [isOut, setIsOut] = useState(Boolean(code));
  const show = (night: number) => {
    setIsOut(false);
    follow(new Following(api, night));
  };
  useEffect(() => {
    if (code) return;
    nightToShow().then(
      (night) => (night ? show(night) : setIsOut(true)),
      (error: Error) => setError(error.message),
    );
  }, []);
  if (error) return <Nothing text={error} />;
  if (isOut) return <WallSignIn api={api} code={code} onIn={show} />;
  if (!following) return <State title={gettext("One moment")} />;
  return <Followed following={following} />;
}

const Nothing = ({ text }: { text: string }) => (
  <State mark="d" title={gettext("Nothing on the wall")} text={text}>
    <p class="state-text">{gettext("The host's desk shows the wall's code.")}</p>
    <a class="button is-plain" href="/sign-in?another">
      {gettext("sign in")}
    </a>
  </State>
);

function Followed({ following }: { following: Following }) {
  const seen = useRef(false); // every table once: before that nobody knows which one the room wants to see
  const night = following.night.value;
  const lost = following.connection.value === "lost";
  const refusal = following.refusal.value;
  if (refusal) return <Nothing text={refusal.message} />;
  seen.current ||=
    night !== null && openTables(night).every(({ table }) => following.tables.value[table]);
  if (!seen.current || !night)
    return (
      <State
        title={lost ? gettext("No connection") : gettext("One moment")}
        text={lost ? gettext("This screen goes on trying.") : ""}
      />
    );
  return <Night following={following} night={night} lost={lost} />;
}

interface NightProps {
  following: Following;
  night: NightOnWall;
  lost: boolean;
}

function Night({ following, night, lost }: NightProps) {
  const { looks, states } = looksAt(following, night);
  const choice = useChoice(night);
  const tables = openTables(night);
  const unpaid = useUnpaid(looks);
  const shown = useDirector(
    tables.map((line) => placeOf(line, looks[line.table], unpaid(line.table))),
    choice.shows,
  );
  const found = useRoom(api, following.number);
  const room = found && isReachable(found) && night.status === "open" ? found : null;
  const evening = useEvening(api, following.number, markOf(night));
  const look = useLastLook(shown === BETWEEN ? null : looks[shown]);
  document.title = gettext("{night} · the wall", { night: night.name });
  useRoundSounds(look?.table.table ?? null, look?.round ?? null);
  const head = { night, lost, room: look && room };
  if (night.status === "closed")
    return (
      <main class="wall is-closing">
        <Head {...head} title={night.name} line={gettext("Good night")} />
        <Closing night={night} evening={evening} />
      </main>
    );
  if (!look)
    return (
      <main class="wall is-between">
        <Head {...head} title={night.name} line="" />
        <Between evening={evening} states={states} room={room} />
        <SoundOffer briefly />
        <Choices tables={tables.filter(({ seated }) => seated > 0)} choice={choice} />
      </main>
    );
  const { table } = look;
  return (
    <main
      class={names(["wall", `is-${look.scene}`])}
      aria-label={`${table.name}: ${table.game_name}`}
    >
      <Head {...head} title={table.game_name} where={whereOf(table)} line={lineOf(look)}>
        <SelfDealing table={table} />
      </Head>
      <Show look={look} />
      <Choices tables={tables.filter(({ seated }) => seated > 0)} choice={choice} />
    </main>
  );
}

const whereOf = ({ name, number, voided, hints }: TableOfState) =>
  [
    name,
    gettext("round {number}", { number }),
    voided > 0 && gettext("{count} voided", { count: voided }),
    hints && gettext("with hints"),
  ]
    .filter(Boolean)
    .join(" · ");

/** The tables with a round on them, as the room may see them by now, and all states. */
function looksAt(following: Following, night: NightOnWall) {
  const states = following.tables.value;
  const beats = following.beats.value;
  const looks: Record<string, Look> = {};
  for (const line of openTables(night)) {
    const state = states[line.table];
    if (state && hasRound(state) && state.round.seats.length)
      looks[line.table] = lookAt(
        state,
        line,
        beats[line.table] ?? { beat: 0, before: null, paid: 0 },
      );
  }
  return { looks, states: Object.values(states) };
}

const placeOf = ({ table, version }: WallTable, look: Look | undefined, unpaid: number): Place => ({
  table,
  version,
  live: Boolean(look),
  busy: Boolean(look && (look.running || (look.scene === "reveal" && unpaid < PATIENCE))),
  waits: look?.scene === "over" || unpaid >= PATIENCE,
});

/** For how long a table has waited for its next payment, in milliseconds; 0 where none is due. */
function useUnpaid(looks: Readonly<Record<string, Look>>) {
  const since = useRef<Record<string, { payment: string; at: number }>>({});
  return (table: number) => {
    const look = looks[table];
    if (!look?.paying) return 0;
    const payment = `${look.table.number} ${look.paid.length}`;
    const known = since.current[table];
    if (known?.payment === payment) return Date.now() - known.at;
    since.current[table] = { payment, at: Date.now() };
    return 0;
  };
}

/** Another text whenever the evening so far may be another one. */
const markOf = ({ status, tables }: NightOnWall) =>
  [status, ...tables.map(({ rounds, status: now }) => `${rounds}${now}`)].join(" ");

/** The number of the table this wall shows, or BETWEEN. */
function useDirector(tables: readonly Place[], shows: string) {
  const [at, go] = useState<Showing>({ shown: null, since: 0, before: null });
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const to = next({ ...at, now: Date.now() }, tables, shows);
  useEffect(() => {
    if (to === at.shown) return undefined;
    // From one round to the next a table is empty for a moment: nobody has to see the night as a whole in between.
    const timer = setTimeout(
      () => go({ shown: to, since: Date.now(), before: at.shown }),
      to === BETWEEN && at.shown !== null ? LINGER : 0,
    );
    return () => clearTimeout(timer);
  }, [to, at.shown]);
  return at.shown ?? to;
}

/** What was seen last of a table, for the moment in which nothing lies on it. */
function useLastLook(look: Look | null | undefined) {
  const last = useRef(look);
  if (look !== undefined) last.current = look;
  return last.current;
}

interface HeadProps {
  night: NightOnWall;
  title: string;
  where?: string;
  line: string;
  lost: boolean;
  room: RoomLink | null | undefined;
  children?: ComponentChildren;
}

function Head({ night, title, where, line, lost, room, children }: HeadProps) {
  return (
    <header class="wall-head">
      <div class="wall-title">
        <h1>{title}</h1>
        <span>{where}</span>
        <p class="wall-line" role="status">
          {line}
        </p>
        {children}
      </div>
      <div class="wall-side">
        {lost && (
          <p class="wall-lost" role="alert">
            {gettext("No connection")}
          </p>
        )}
        {room && (
          <p class="wall-join">
            <span>{room.addresses[0]}</span> <b>{spaced(room.code)}</b>
          </p>
        )}
        <SoundKey />
        <Clock />
      </div>
      {night.damage && (
        <p class="wall-lost is-wide" role="alert">
          {gettext("The book of this night is damaged, and play stops: the host's desk says more.")}
        </p>
      )}
    </header>
  );
}

function Clock() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time class="wall-clock">
      {new Date(now).toLocaleTimeString(undefined, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      })}
    </time>
  );
}

render(<Wall />, pageElement());
keepAwake();
