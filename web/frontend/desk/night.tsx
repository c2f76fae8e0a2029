// /desk/{night}: one night as the host sees it, at any moment.

import type { ActionName } from "./actions";
import type { NightServer } from "./types";
import type { Desk } from "../answers";
import type { Refused } from "../kit/api";
import type { Connection } from "../kit/live";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { useRef, useState } from "preact/hooks";
import { Live } from "../kit/live";
import { More } from "../kit/more";
import { gettext } from "../kit/gettext";
import { SoundKey, useAskSound } from "../kit/sound";
import { LostStrip, State } from "../kit/states";
import { signInAgain } from "./asking";
import { Closed, Closing } from "./closing";
import { OtherNights } from "./debts";
import { WholeNight } from "./wholenight";
import { Masthead } from "./masthead";
import { isDialogOpen, WhoAsks } from "../kit/dialog";
import { Asking, askingMark, Ending } from "./asked";
import { Another, AtTheDoor, doorMark, Phones, Room, Silent } from "./phones";
import { EVERYTHING, found } from "./find";
import { Finding } from "./finding";
import { PlayerSheet } from "./player";
import { Players } from "./players";
import { Summary } from "./summary";
import { type AboutName, TableSheet } from "./table";
import { Tables } from "./tables";
import { Wishes } from "./wishes";
import { dateOf } from "./words";

const number = Number(location.pathname.split("/")[2]);
const api = new Api("/api");
const path = `nights/${number}`;

/** Milliseconds: in a hall thirty taps a second are news to the desk, and none of them waits for it. */
const PAUSE = 500;
const live = new Live<Desk>({ api, path, events: `/api/${path}/events`, pause: PAUSE });

const server: NightServer = {
  api,
  path,
  /** The state that came with an answer: the desk's is shown at once; a table's only says that the desk's is new. */
  accept(state) {
    if (isDesk(state)) live.accept(state);
    else live.refresh();
  },
};

const isDesk = (state: unknown): state is Desk =>
  typeof state === "object" && state !== null && "players" in state;

function Night() {
  const state = live.state.value;
  const refusal = live.refusal.value;
  if (refusal) return <Refusal error={refusal} />;
  if (!state) return <Waiting lost={live.connection.value === "lost"} />;
  return <Open state={state} connection={live.connection.value} />;
}

/** What is open over the desk. */
interface Shown {
  player?: number;
  action?: ActionName | undefined;
  table?: number;
  about?: AboutName | undefined;
  phones?: true;
  closing?: true;
}

function Open({ state, connection }: { state: Desk; connection: Connection }) {
  const [shown, show] = useState<Shown>({});
  const close = () => show({});
  const [search, look] = useState(EVERYTHING);
  const { players, tables } = found(state, search);
  const player = state.players.find((player) => player.player === shown.player);
  const table = state.tables.find((table) => table.table === shown.table);
  const open = state.status === "open";
  const wasOpen = useRef(open); // while this page was there
  wasOpen.current ||= open;
  document.title = gettext("{night} · Croupier", { night: state.name });
  useAskSound(asksOf(state));
  const asks = open && (
    <>
      <Silent state={state} />
      <AtTheDoor server={server} state={state} />
      <Asking server={server} state={state} />
      <Ending server={server} state={state} />
      <Wishes server={server} state={state} />
    </>
  );
  return (
    <WhoAsks.Provider value={{ content: asks, mark: open ? marksOf(state) : "" }}>
      {connection === "lost" && (
        <LostStrip since={live.heard.value} onRetry={() => live.refresh()} />
      )}
      <Masthead path={[gettext("Nights"), state.name]} connection={connection}>
        <SoundKey />
        <a class="masthead-link" href="/desk">
          {gettext("all nights")}
        </a>
      </Masthead>
      <main class="desk">
        <div class="headline">
          <div>
            <h1>{state.name}</h1>
            <p class="quiet">{dateOf(state.opened)}</p>
          </div>
          {open ? (
            <Room
              server={server}
              state={state}
              large={Boolean(shown.phones)}
              onShow={() => show({ phones: true })}
            />
          ) : (
            <span class="badge is-closed">{gettext("closed##of a night")}</span>
          )}
        </div>
        <div class="desk-asks no-print">
          {!isDialogOpen() && asks}
          <More />
        </div>
        {!open && <Closed server={server} state={state} isNew={wasOpen.current} />}
        <Summary state={state} />
        <Finding state={state} search={search} onChange={look} />
        <Players
          server={server}
          state={state}
          found={players}
          onShow={(player, action) => show({ player, action })}
        />
        {open && <OtherNights server={server} state={state} />}
        <Tables
          server={server}
          state={state}
          found={tables}
          onShow={(table, about) => show({ table, about })}
          onPhones={() => show({ phones: true })}
        />
        <WholeNight server={server} state={state} onClose={() => show({ closing: true })} />
      </main>
      {player && (
        <PlayerSheet
          key={player.player}
          server={server}
          state={state}
          player={player}
          action={shown.action}
          onClose={close}
        />
      )}
      {table && (
        <TableSheet
          key={table.table}
          server={server}
          state={state}
          table={table}
          about={shown.about}
          onClose={close}
        />
      )}
      {shown.phones && <Phones server={server} state={state} onClose={close} />}
      {shown.closing && <Closing server={server} state={state} onClose={close} />}
      <Another server={server} state={state} />
    </WhoAsks.Provider>
  );
}

/** How many ask for something, or are missed. */
const asksOf = ({ asking, wishes, silent, tables }: Desk) =>
  asking.length + wishes.length + silent.length + tables.flatMap(({ waiting }) => waiting).length;

const marksOf = (state: Desk) =>
  [doorMark(state), askingMark(state), state.wishes.map(({ number }) => `wish-${number}`).join()]
    .filter(Boolean)
    .join();

const Waiting = ({ lost }: { lost: boolean }) =>
  lost ? (
    <State
      mark="d"
      title={gettext("No connection")}
      text={gettext("The server does not answer. This page goes on trying.")}
    >
      <Button onTap={() => live.refresh()}>{gettext("try now")}</Button>
    </State>
  ) : (
    <State title={gettext("One moment")} text={gettext("The night is being fetched.")} />
  );

function Refusal({ error }: { error: Refused }) {
  if (error.status === 401) signInAgain();
  return (
    <State mark="d" title={gettext("Not for this screen")} text={error.message}>
      <a class="button is-main" href="/">
        {gettext("go on")}
      </a>
    </State>
  );
}

render(<Night />, pageElement());
