// Tables({server, state, found, onShow})   every table's tray and result, the way to its screens, and a new table.
//     onShow(table, about): opens what can be done about a table

import type { AboutName } from "./table";
import type { Desk, TableLine } from "../answers";
import type { DeskProps } from "./types";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { useLong } from "../kit/find";
import { Amount, Result, WhatToDo } from "../kit/ledger";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";
import { RunBy } from "./asked";
import { OpenTable } from "./opentable";
import { orDash } from "./words";

const STATUS = {
  idle: gettext("between rounds"),
  playing: gettext("playing"),
  finished: gettext("paid, waits for the next round"),
  frozen: gettext("stopped: the round can only be voided"),
  closed: gettext("closed"),
};

type ShowTable = (table: number, about?: AboutName) => void;

interface TablesProps extends DeskProps {
  /** Those that are looked for. */
  found: readonly TableLine[];
  onShow: ShowTable;
  /** Show how phones come in: a table that deals itself needs no other screen. */
  onPhones: () => void;
}

export function Tables({ server, state, found, onShow, onPhones }: TablesProps) {
  const [opening, open] = useState(false);
  const nightOpen = state.status === "open";
  const { rows, rest, showAll } = useLong(found);
  const opened = (table: number, itself: boolean) => {
    open(false);
    if (itself) onPhones();
    else onShow(table, "tablet");
  };
  return (
    <section class="part" aria-labelledby="tables">
      <h2 id="tables">{gettext("Tables")}</h2>
      {state.tables.length > 0 ? (
        <TableTable state={state} tables={rows} open={nightOpen} onShow={onShow} />
      ) : (
        !opening && (
          <p class="empty">
            {nightOpen
              ? gettext("No table yet. A game begins with one.")
              : gettext("No table was opened.")}
          </p>
        )
      )}
      {rest > 0 && (
        <div class="no-print">
          <Button kind="quiet" onTap={showAll}>
            {gettext("show all {count} tables", { count: found.length })}
          </Button>
        </div>
      )}
      {state.tables.length > 0 && !state.for_points && (
        <p class="note">
          {gettext(
            "Tray: the chips that a table pays from and takes into. Result: what the house has won there, less what it has lost.",
          )}
        </p>
      )}
      {nightOpen &&
        (opening ? (
          <OpenTable server={server} state={state} onOpened={opened} onClose={() => open(false)} />
        ) : (
          <div class="no-print">
            <Button kind={state.tables.length ? undefined : "main"} onTap={() => open(true)}>
              {gettext("open a table")}
            </Button>
          </div>
        ))}
    </section>
  );
}

interface TableTableProps {
  state: Desk;
  tables: readonly TableLine[];
  open: boolean;
  onShow: ShowTable;
}

function TableTable({ state, tables, open, onShow }: TableTableProps) {
  const totals = state.table_totals;
  const points = state.for_points;
  return (
    <table class="ledger figures is-tables">
      <thead>
        <tr>
          <th>{gettext("table")}</th>
          <th>{gettext("game")}</th>
          <th class="number">{gettext("round")}</th>
          <th class="number">{gettext("seated")}</th>
          {!points && (
            <>
              <th class="number">{gettext("tray")}</th>
              <th class="number">{gettext("result")}</th>
            </>
          )}
          {open && <WhatToDo />}
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <TableRow
            key={table.table}
            table={table}
            night={state.night}
            points={points}
            open={open}
            onShow={onShow}
          />
        ))}
      </tbody>
      {!points && (
        <tfoot>
          <tr>
            <th scope="row" class="who" colspan={4}>
              {gettext("all")}
            </th>
            <Amount label={gettext("tray")}>{chips(totals.tray)}</Amount>
            <Result label={gettext("result")} amount={totals.result} />
            {open && <td class="actions no-print" />}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface TableRowProps {
  table: TableLine;
  night: number;
  points: boolean;
  open: boolean;
  onShow: ShowTable;
}

function TableRow({ table, night, points, open, onShow }: TableRowProps) {
  const here = open && table.status !== "closed";
  return (
    <tr class={names([table.status === "closed" && "is-over"])}>
      <th scope="row" class="who">
        {table.name}
      </th>
      <td class="game">
        {table.game_name}
        <span class={table.status === "frozen" ? "note is-warning" : "note"}>
          {table.cards === "physical" ? gettext("a real deck") : gettext("on the screens")} ·{" "}
          {STATUS[table.status]}
          {table.deals_itself && ` · ${gettext("deals itself")}`}
          {table.hints && ` · ${gettext("hints are shown")}`}
        </span>
        {table.in_pots > 0 && (
          <span class="note">{gettext("{chips} in the pot", { chips: table.in_pots })}</span>
        )}
        {here && table.ends && <span class="note is-warning">{table.ends}</span>}
        {here && <RunBy table={table} />}
        {table.status !== "frozen" && table.still > 0 && (
          <span class="note is-warning">
            {ngettext("nothing for {count} minute", "nothing for {count} minutes", table.still)}
          </span>
        )}
        {table.voided > 0 && (
          <span class="note is-warning">
            {ngettext(
              "{voided} of {count} round voided",
              "{voided} of {count} rounds voided",
              table.round,
              { voided: table.voided },
            )}
          </span>
        )}
      </td>
      <Amount label={gettext("round")}>{orDash(table.round)}</Amount>
      <Amount label={gettext("seated")}>{chips(table.seated)}</Amount>
      {!points && (
        <>
          <Amount label={gettext("tray")}>{chips(table.tray)}</Amount>
          <Result label={gettext("result")} amount={table.result} />
        </>
      )}
      {open && (
        <td class="actions no-print">
          {here && (
            <>
              <a class="button" href={`/table/${night}/${table.table}`}>
                {gettext("deal")}
              </a>
              <Button
                name={gettext("more: everything else about {table}", { table: table.name })}
                onTap={() => onShow(table.table)}
              >
                {gettext("more")}
              </Button>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
