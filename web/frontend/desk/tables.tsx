// Tables({server, state, onShow})   every table's tray and result, the way to its screens, and a new table.
//     onShow(table, about): opens what can be done about a table

import type { AboutName } from "./table";
import type { Desk, TableLine } from "../answers";
import type { DeskProps } from "./types";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { many, say } from "../kit/say";
import { isForPoints, tableTotals } from "./figures";
import { Asking, RunBy } from "./asked";
import { OpenTable } from "./opentable";
import { toneOf } from "./summary";

const STATUS = {
  idle: say("between rounds"),
  playing: say("playing"),
  finished: say("paid, waits for the next round"),
  frozen: say("stopped: the round can only be voided"),
  closed: say("closed"),
};

type ShowTable = (table: number, about?: AboutName) => void;

interface TablesProps extends DeskProps {
  onShow: ShowTable;
}

export function Tables({ server, state, onShow }: TablesProps) {
  const [opening, open] = useState(false);
  const nightOpen = state.status === "open";
  const opened = (table: number) => {
    open(false);
    onShow(table, "tablet");
  };
  return (
    <section class="part" aria-labelledby="tables">
      <h2 id="tables">{say("Tables")}</h2>
      {nightOpen && <Asking server={server} state={state} />}
      {state.tables.length > 0 ? (
        <TableTable state={state} open={nightOpen} onShow={onShow} />
      ) : (
        !opening && (
          <p class="empty">
            {nightOpen ? say("No table yet. A game begins with one.") : say("No table was opened.")}
          </p>
        )
      )}
      {state.tables.length > 0 && !isForPoints(state) && (
        <p class="note">
          {say(
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
              {say("open a table")}
            </Button>
          </div>
        ))}
    </section>
  );
}

function TableTable({ state, open, onShow }: { state: Desk; open: boolean; onShow: ShowTable }) {
  const totals = tableTotals(state.tables);
  const points = isForPoints(state);
  return (
    <table class="ledger figures is-tables">
      <thead>
        <tr>
          <th>{say("table")}</th>
          <th>{say("game")}</th>
          <th class="number">{say("round")}</th>
          <th class="number">{say("seated")}</th>
          {!points && (
            <>
              <th class="number">{say("tray")}</th>
              <th class="number">{say("result")}</th>
            </>
          )}
          {open && (
            <th class="no-print">
              <span class="unseen">{say("what to do")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {state.tables.map((table) => (
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
              {say("all")}
            </th>
            <td class="number" data-label={say("tray")}>
              {chips(totals.tray)}
            </td>
            <td
              class={names(["number", "result", toneOf(totals.result)])}
              data-label={say("result")}
            >
              {signed(totals.result)}
            </td>
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
        <span class="note">
          {table.cards === "physical" ? say("a real deck") : say("on the screens")} ·{" "}
          {STATUS[table.status]}
          {table.hints && ` · ${say("hints are shown")}`}
        </span>
        {table.in_pots > 0 && (
          <span class="note">{say("{chips} in the pot", { chips: table.in_pots })}</span>
        )}
        {here && <RunBy table={table} />}
        {table.voided > 0 && (
          <span class="note is-warning">
            {many(
              "{voided} of {count} round voided",
              "{voided} of {count} rounds voided",
              table.round,
              { voided: table.voided },
            )}
          </span>
        )}
      </td>
      <td class="number" data-label={say("round")}>
        {table.round ? chips(table.round) : "–"}
      </td>
      <td class="number" data-label={say("seated")}>
        {chips(table.seated)}
      </td>
      {!points && (
        <>
          <td class="number" data-label={say("tray")}>
            {chips(table.tray)}
          </td>
          <td class={names(["number", "result", toneOf(table.result)])} data-label={say("result")}>
            {signed(table.result)}
          </td>
        </>
      )}
      {open && (
        <td class="actions no-print">
          {here && (
            <>
              <a class="button" href={`/table/${night}/${table.table}`}>
                {say("deal")}
              </a>
              <Button
                name={say("more: everything else about {table}", { table: table.name })}
                onTap={() => onShow(table.table)}
              >
                {say("more")}
              </Button>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
