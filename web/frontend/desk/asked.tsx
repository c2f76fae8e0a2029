// Which screens run the tables, at the desk.
//
// Asking({server, state})   screens that ask to run a table, each let in or sent away with one tap; nothing where none asks
// Ending({server, state})   tables at which no other round begins: once they are between rounds, one tap closes them or moves
//                          everybody; until then, and still then, there is a way back
// askingMark(state)        another text whenever other ones ask
// RunBy({table})           which screen runs a table, and whether it is still heard

import type { Desk, TableLine } from "../answers";
import type { DeskProps } from "./types";
import { Button } from "../kit/controls";
import { ErrorToast } from "../kit/notice";
import { mixed, gettext } from "../kit/gettext";
import { useAsking } from "./asking";

export function Asking({ server, state }: DeskProps) {
  const asking = useAsking(server);
  const all = state.tables.flatMap((table) => table.waiting.map((screen) => ({ table, screen })));
  if (!all.length) return null;
  const at = (table: TableLine) => `${server.path}/tables/${table.table}/screen`;
  const isAsking = (table: TableLine, session: number) =>
    asking.isAsking(at(table)) || asking.isAsking(`${at(table)}/${session}`);
  return (
    <ul class="asked no-print" aria-label={gettext("screens that ask")}>
      {all.map(({ table, screen }) => (
        <li key={screen.session} role="alert">
          <span>
            {mixed("{screen} wants to run {table}.", {
              screen: <b>{screen.name}</b>,
              table: table.name,
            })}{" "}
            <span class="note">{runBy(table)}</span>
          </span>
          <Button
            busy={isAsking(table, screen.session)}
            name={gettext("send {screen} away", { screen: screen.name })}
            onTap={() => asking.ask("DELETE", `${at(table)}/${screen.session}`)}
          >
            {gettext("send it away")}
          </Button>
          <Button
            kind="main"
            busy={isAsking(table, screen.session)}
            name={gettext("let {screen} in", { screen: screen.name })}
            onTap={() => asking.ask("PUT", at(table), { session: screen.session })}
          >
            {gettext("let it in")}
          </Button>
        </li>
      ))}
      <ErrorToast text={asking.error} />
    </ul>
  );
}

export function Ending({ server, state }: DeskProps) {
  const asking = useAsking(server);
  const all = state.tables.filter(({ ends }) => ends);
  if (!all.length) return null;
  return (
    <ul class="asked no-print" aria-label={gettext("tables that end")}>
      {all.map(({ table, name, ends, status, moves_to: to, counted }) => {
        const at = `${server.path}/tables/${table}`;
        const route = to ? `${at}/move` : `${at}/close`;
        return (
          <li key={table} role={status === "idle" ? "alert" : undefined}>
            <span>
              {ends}{" "}
              {status === "idle" && !to && counted === null && (
                <span class="note">{gettext("The tray is not counted.")}</span>
              )}
            </span>
            <Button
              busy={asking.isAsking(`${at}/last-round`)}
              name={gettext("play on at {table}", { table: name })}
              onTap={() => asking.ask("PUT", `${at}/last-round`, { last: false })}
            >
              {gettext("play on")}
            </Button>
            {status === "idle" && (
              <Button
                kind="main"
                busy={asking.isAsking(route)}
                onTap={() => asking.ask("POST", route, to ? { to } : {})}
              >
                {to ? gettext("move everybody") : gettext("close {table}", { table: name })}
              </Button>
            )}
          </li>
        );
      })}
      <ErrorToast text={asking.error} />
    </ul>
  );
}

export const askingMark = ({ tables }: Desk) =>
  tables
    .flatMap(({ waiting, table, ends, status }) => [
      ...waiting.map(({ session }) => `screen-${session}`),
      ...(ends && status === "idle" ? [`ends-${table}`] : []),
    ])
    .join();

export const RunBy = ({ table }: { table: TableLine }) =>
  table.running && (
    <span class={`note ${table.running.silent ? "is-warning" : ""}`}>{runBy(table)}</span>
  );

function runBy({ running }: TableLine) {
  if (!running) return gettext("No screen runs it.");
  return running.silent
    ? gettext("{running} runs it, and was not heard for a minute.", { running: running.name })
    : gettext("{running} runs it.", { running: running.name });
}
