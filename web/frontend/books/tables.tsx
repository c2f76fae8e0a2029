// Tables({books})   where every tray's chips came from and went, as one equation a table.

import type { Books, TableSummary } from "../answers";
import { list } from "../desk/words";
import { Amount, toneOf } from "../kit/ledger";
import { plain } from "../kit/labels";
import { chips, signed } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";
import { sum } from "./summary";

type Column = "opening" | "fills" | "credits" | "results" | "advanced" | "repaid" | "counted";

const COLUMNS: readonly (readonly [Column, 1 | -1])[] = [
  ["opening", 1],
  ["fills", 1],
  ["credits", -1],
  ["results", 1],
  ["advanced", -1],
  ["repaid", 1],
  ["counted", 1],
];

export function Tables({ books }: { books: Books }) {
  const { tables } = books;
  return (
    <section class="part" aria-labelledby="tables">
      <h2 id="tables">{gettext("Tables")}</h2>
      {!tables.length ? (
        <p class="empty">{gettext("No table was opened.")}</p>
      ) : (
        <table class="ledger figures">
          <thead>
            <tr>
              <th>{gettext("table")}</th>
              {COLUMNS.map(([key, sign]) => (
                <th key={key} class="number">
                  {sign < 0 ? "− " : key === "opening" ? "" : "+ "}
                  {plain(key)}
                </th>
              ))}
              <th class="number">{gettext("= closing")}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <Row key={table.table} table={table} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" class="who">
                {gettext("all")}
              </th>
              {COLUMNS.map(([key]) => (
                <Amount key={key} label={plain(key)}>
                  {chips(sum(tables, (table) => table.sum[key] ?? 0))}
                </Amount>
              ))}
              <td class="number result" data-label={gettext("closing")}>
                {chips(sum(tables, (table) => table.sum.closing ?? 0))}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <p class="note">
        {gettext(
          "In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments. The closing of a table that is open is what its tray holds now.",
        )}
      </p>
    </section>
  );
}

function Row({ table }: { table: TableSummary }) {
  const { sum: tray } = table;
  return (
    <tr>
      <th scope="row" class="who">
        {table.name}
        <span class="note">
          {" "}
          {list(table.games)}, {ngettext("{count} round", "{count} rounds", table.rounds)}
          {table.voided ? (
            <>
              , <b class="mark">{gettext("{voided} voided", { voided: table.voided })}</b>
            </>
          ) : (
            ""
          )}
        </span>
      </th>
      {COLUMNS.map(([key]) => (
        <Amount
          key={key}
          label={plain(key)}
          tone={key === "results" ? toneOf(tray[key] ?? 0) : undefined}
          nothing={!tray[key] && key !== "opening"}
        >
          {key === "results" || key === "counted" ? signed(tray[key] ?? 0) : chips(tray[key] ?? 0)}
        </Amount>
      ))}
      <td class="number result" data-label={gettext("closing")}>
        {chips(tray.closing ?? 0)}
        {table.missing === 0 ? (
          ""
        ) : (
          <>
            {" "}
            <b class="mark">
              {gettext("not {chips}", { chips: chips((tray.closing ?? 0) + table.missing) })}
            </b>
          </>
        )}
      </td>
    </tr>
  );
}
