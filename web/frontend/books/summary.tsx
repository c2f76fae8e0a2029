// Players({books, onStatement})   who is up and who is down; a name leads to the statement
// House({books})                  what the house made, place by place, so that all of it comes to nothing

import type { Books, Money } from "../answers";
import { toneOf } from "../desk/summary";
import { orDash } from "../desk/words";
import { cash, worth } from "../desk/worth";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { say } from "../kit/say";

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
  return (
    <section class="part" aria-labelledby="players">
      <h2 id="players">{say("Who is up")}</h2>
      {!players.length ? (
        <p class="empty">{say("Nobody has come yet.")}</p>
      ) : (
        <table class="ledger figures">
          <thead>
            <tr>
              <th>{say("player")}</th>
              <th class="number">{say("paid in")}</th>
              <th class="number">{say("paid out")}</th>
              <th class="number">{say("chips")}</th>
              <th class="number">{say("owes")}</th>
              <th class="number">{say("is owed")}</th>
              <th class="number">{say("result")}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map((player) => (
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
                <td class="number" data-label={say("paid in")}>
                  {orDash(player.cash_in, (minor) => cash(minor, money))}
                </td>
                <td class="number" data-label={say("paid out")}>
                  {orDash(player.cash_out, (minor) => cash(minor, money))}
                </td>
                <td class="number" data-label={say("chips")}>
                  {orDash(player.chips)}
                </td>
                <td
                  class={names(["number", !player.owes && "is-nothing"])}
                  data-label={say("owes")}
                >
                  {orDash(player.owes)}
                </td>
                <td
                  class={names(["number", !player.owed && "is-nothing"])}
                  data-label={say("is owed")}
                >
                  {orDash(player.owed)}
                </td>
                <td
                  class={names(["number", "result", toneOf(player.result)])}
                  data-label={say("result")}
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
                {say("all players")}
              </th>
              <td class="number" data-label={say("paid in")}>
                {cash(all("cash_in"), money)}
              </td>
              <td class="number" data-label={say("paid out")}>
                {cash(all("cash_out"), money)}
              </td>
              <td class="number" data-label={say("chips")}>
                {chips(all("chips"))}
              </td>
              <td class="number" data-label={say("owes")}>
                {chips(all("owes"))}
              </td>
              <td class="number" data-label={say("is owed")}>
                {chips(all("owed"))}
              </td>
              <td
                class={names(["number", "result", toneOf(all("result"))])}
                data-label={say("result")}
              >
                {signed(all("result"))}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

export function House({ books }: { books: Books }) {
  const { tables, on_felts: felts, over_short: missing } = books.house;
  const total = tables + felts + missing;
  const players = sum(books.players, (player) => player.result);
  const lines: (readonly [string, number])[] = [[say("won at the tables, less lost"), tables]];
  if (felts !== 0) lines.push([say("in pots on the felt"), felts]);
  if (missing !== 0) lines.push([say("chips missing by count, less found"), missing]);
  return (
    <section class="part" aria-labelledby="house">
      <h2 id="house">{say("The house")}</h2>
      <dl class="standing">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={names(["figure", toneOf(amount)])}>{signed(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{total < 0 ? say("the house is down") : say("the house is up")}</dt>
          <dd class={names(["figure", toneOf(total)])}>
            {signed(total)}
            {books.money && total !== 0 ? ` · ${inMoney(total, books.money)}` : ""}
          </dd>
        </div>
        <div>
          <dt>{say("in the drawer")}</dt>
          <dd class="figure">{cash(books.drawer.cash, books.money)}</dd>
        </div>
      </dl>
      <p class={names(["note", total + players === 0 ? "is-good" : "is-warning"])}>
        {total + players === 0
          ? say("Everything adds up: all the players and the house come to nothing together.")
          : say("It does not add up: {chips} chips are nobody's.", {
              chips: signed(total + players),
            })}
      </p>
    </section>
  );
}
