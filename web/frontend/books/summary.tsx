// Players({books, onStatement})   who is up and who is down; a name leads to the statement
// House({books})                  what the house made, place by place, so that all of it comes to nothing

import type { Books, Money } from "../answers";
import { toneOf } from "../desk/summary";
import { orDash } from "../desk/words";
import { cash, worth } from "../desk/worth";
import { Button } from "../kit/controls";
import { useLong } from "../kit/find";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";

export const sum = <Item,>(list: readonly Item[], of: (item: Item) => number) =>
  list.reduce((total, item) => total + of(item), 0);

const inMoney = (amount: number, money: Money | null) =>
  money && amount ? `${amount < 0 ? "−" : "+"}${worth(Math.abs(amount), money)}` : null;

interface PlayersProps {
  books: Books;
  onStatement: (player: number) => void;
}

export function Players({ books, onStatement }: PlayersProps) {
  const { players, money } = books;
  const all = (key: "cash_in" | "cash_out" | "chips" | "owes" | "owed" | "result") =>
    sum(players, (player) => player[key]);
  const ranked = [...players].sort((a, b) => b.result - a.result);
  const { rows, rest, showAll } = useLong(ranked);
  return (
    <section class="part" aria-labelledby="players">
      <h2 id="players">{gettext("Who is up")}</h2>
      {!players.length ? (
        <p class="empty">{gettext("Nobody has come yet.")}</p>
      ) : (
        <table class="ledger figures">
          <thead>
            <tr>
              <th>{gettext("player")}</th>
              <th class="number">{gettext("paid in")}</th>
              <th class="number">{gettext("paid out")}</th>
              <th class="number">{gettext("chips")}</th>
              <th class="number">{gettext("owes")}</th>
              <th class="number">{gettext("is owed")}</th>
              <th class="number">{gettext("result")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((player) => (
              <tr key={player.player}>
                <th scope="row" class="who">
                  <button
                    type="button"
                    class="who-button"
                    onClick={() => onStatement(player.player)}
                  >
                    {player.name}
                  </button>
                </th>
                <td class="number" data-label={gettext("paid in")}>
                  {orDash(player.cash_in, (minor) => cash(minor, money))}
                </td>
                <td class="number" data-label={gettext("paid out")}>
                  {orDash(player.cash_out, (minor) => cash(minor, money))}
                </td>
                <td class="number" data-label={gettext("chips")}>
                  {orDash(player.chips)}
                </td>
                <td
                  class={names(["number", !player.owes && "is-nothing"])}
                  data-label={gettext("owes")}
                >
                  {orDash(player.owes)}
                </td>
                <td
                  class={names(["number", !player.owed && "is-nothing"])}
                  data-label={gettext("is owed")}
                >
                  {orDash(player.owed)}
                </td>
                <td
                  class={names(["number", "result", toneOf(player.result)])}
                  data-label={gettext("result")}
                >
                  {signed(player.result)}
                  {money && player.result !== 0 && (
                    <span class="note"> {inMoney(player.result, money)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" class="who">
                {gettext("all players")}
              </th>
              <td class="number" data-label={gettext("paid in")}>
                {cash(all("cash_in"), money)}
              </td>
              <td class="number" data-label={gettext("paid out")}>
                {cash(all("cash_out"), money)}
              </td>
              <td class="number" data-label={gettext("chips")}>
                {chips(all("chips"))}
              </td>
              <td class="number" data-label={gettext("owes")}>
                {chips(all("owes"))}
              </td>
              <td class="number" data-label={gettext("is owed")}>
                {chips(all("owed"))}
              </td>
              <td
                class={names(["number", "result", toneOf(all("result"))])}
                data-label={gettext("result")}
              >
                {signed(all("result"))}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {rest > 0 && (
        <div class="no-print">
          <Button kind="quiet" onTap={showAll}>
            {gettext("show all {count} people", { count: ranked.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

export function House({ books }: { books: Books }) {
  const { tables, on_felts: felts, over_short: missing, result: total, unaccounted } = books.house;
  const lines: (readonly [string, number])[] = [[gettext("won at the tables, less lost"), tables]];
  if (felts !== 0) lines.push([gettext("in pots on the felt"), felts]);
  if (missing !== 0) lines.push([gettext("chips missing by count, less found"), missing]);
  return (
    <section class="part" aria-labelledby="house">
      <h2 id="house">{gettext("The house")}</h2>
      <dl class="standing">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={names(["figure", toneOf(amount)])}>{signed(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{total < 0 ? gettext("the house is down") : gettext("the house is up")}</dt>
          <dd class={names(["figure", toneOf(total)])}>
            {signed(total)}
            {books.money && total !== 0 ? ` · ${inMoney(total, books.money)}` : ""}
          </dd>
        </div>
        <div>
          <dt>{gettext("in the drawer")}</dt>
          <dd class="figure">{cash(books.drawer.cash, books.money)}</dd>
        </div>
      </dl>
      <p class={names(["note", unaccounted === 0 ? "is-good" : "is-warning"])}>
        {unaccounted === 0
          ? gettext("Everything adds up: all the players and the house come to nothing together.")
          : gettext("It does not add up: {chips} chips are nobody's.", {
              chips: signed(unaccounted),
            })}
      </p>
    </section>
  );
}
