// Players({books, onStatement})   who is up and who is down; a name leads to the statement
// House({books})                  what the house made, place by place, so that all of it comes to nothing

import type { Books, Money } from "../answers";
import { orDash } from "../desk/words";
import { cash, figureOf, worth } from "../desk/worth";
import { Button } from "../kit/controls";
import { useLong } from "../kit/find";
import { Amount, Fact, Result, toneOf } from "../kit/ledger";
import { names } from "../kit/names";
import { signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";

export const sum = <Item,>(list: readonly Item[], of: (item: Item) => number) =>
  list.reduce((total, item) => total + of(item), 0);

const inMoney = (amount: number, money: Money | null) =>
  money && amount ? `${amount < 0 ? "−" : "+"}${worth(Math.abs(amount), money)}` : null;

/** Of most people a seldom figure is nothing: a phone leaves it out then. */
const COLUMNS = [
  ["cash_in", gettext("paid in"), false],
  ["cash_out", gettext("paid out"), false],
  ["chips", gettext("chips"), false],
  ["owes", gettext("owes"), true],
  ["owed", gettext("is owed"), true],
] as const;

interface PlayersProps {
  books: Books;
  onStatement: (player: number) => void;
}

export function Players({ books, onStatement }: PlayersProps) {
  const { players, money } = books;
  const all = (column: (typeof COLUMNS)[number][0] | "result") =>
    sum(players, (player) => player[column]);
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
              {COLUMNS.map(([column, label]) => (
                <th key={column} class="number">
                  {label}
                </th>
              ))}
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
                {COLUMNS.map(([column, label, seldom]) => (
                  <Amount key={column} label={label} nothing={seldom && !player[column]}>
                    {orDash(player[column], (amount) => figureOf(column, amount, money))}
                  </Amount>
                ))}
                <Result label={gettext("result")} amount={player.result}>
                  {money && player.result !== 0 && (
                    <span class="note"> {inMoney(player.result, money)}</span>
                  )}
                </Result>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" class="who">
                {gettext("all players")}
              </th>
              {COLUMNS.map(([column, label]) => (
                <Amount key={column} label={label}>
                  {figureOf(column, all(column), money)}
                </Amount>
              ))}
              <Result label={gettext("result")} amount={all("result")} />
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
          <Fact key={name} name={name} tone={toneOf(amount)}>
            {signed(amount)}
          </Fact>
        ))}
        <Fact
          name={total < 0 ? gettext("the house is down") : gettext("the house is up")}
          tone={toneOf(total)}
        >
          {signed(total)}
          {books.money && total !== 0 ? ` · ${inMoney(total, books.money)}` : ""}
        </Fact>
        <Fact name={gettext("in the drawer")}>{cash(books.drawer.cash, books.money)}</Fact>
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
