// Tote({round, running, beat})   the tote board: each pool with what was carried into it, what an order would be paid if
//                                it came in now, its exact chance with the cards turned so far, and what a bet brings on
//                                average: one more of them before the off, one that was sold during the race.

import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { useRef, useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { Order, POOLS } from "./horses";
import { brings, chanceOf, percent, worth } from "./odds";

const TOP = 4;

export function Tote({ round, running, beat }) {
  const [whole, show] = useState(null);
  const { board, facts } = round;
  const finish = running ? null : facts.finish;
  // While a race that is over in the book still runs on the screen, the pools are shown as they stood before it.
  const before = useRef(board);
  if (!facts.finish) before.current = board;
  const shown = {
    ...round,
    beat,
    board: running ? { ...before.current, course: board.course } : board,
    open: round.prompt?.say.code === "superfecta.betting",
  };
  return (
    <div class="tote" role="group" aria-label={say("tote board")}>
      {Object.keys(POOLS).map((kind) => (
        <Pool key={kind} kind={kind} round={shown} finish={finish} onWhole={() => show(kind)} />
      ))}
      {whole && (
        <Dialog
          title={say("{whole}: {count} orders", {
            whole,
            count: Object.keys(board[whole].orders).length,
          })}
          onClose={() => show(null)}
          foot={
            <Button kind="plain" onTap={() => show(null)}>
              {say("go back")}
            </Button>
          }
        >
          <div class="tote-whole">
            <p class="quiet small">
              {SHARED[round.options.split]} {shown.open && MEANT}
            </p>
            <Lines
              kind={whole}
              round={shown}
              finish={finish}
              whole
              lines={sorted(shown.board[whole].orders)}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}

const SHARED = {
  even: say("The winners of a pool share it a head each."),
  stake: say("The winners of a pool share it by what each bet staked."),
};
const MEANT = say(
  "The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.",
);

function Pool({ kind, round, finish, onWhole }) {
  const { orders, carried } = round.board[kind];
  const pool = round.places[`pool:${kind}`] ?? 0;
  const lines = kind === "WIN" ? Object.entries(orders) : top(orders, winner(kind, finish));
  return (
    <section class="pool" aria-label={kind}>
      <header class="pool-head" data-place={`pool:${kind}`}>
        <b>{kind}</b> <span class="figure">{chips(pool)}</span>
        {carried > 0 && (
          <span class="small quiet">{say("{chips} carried", { chips: chips(carried) })}</span>
        )}
      </header>
      <Lines kind={kind} round={round} finish={finish} lines={lines} />
      <Button kind="quiet" onTap={onWhole}>
        {say("all {count}", { count: Object.keys(orders).length })}
      </Button>
    </section>
  );
}

const winner = (kind, finish) => (finish ? finish.slice(0, POOLS[kind]).join("/") : null);

const sorted = (orders) =>
  Object.entries(orders).sort(([, a], [, b]) => b.chance - a.chance || b.staked - a.staked);

/** The lines a table looks at: what has come in, what is bet on, then the likeliest. */
function top(orders, won) {
  const rank = ([order, { staked }]) => (order === won ? 2 : staked ? 1 : 0);
  return sorted(orders)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, TOP);
}

function Lines({ kind, round, finish, lines, whole }) {
  const won = winner(kind, finish);
  const { board, beat, open, options } = round;
  const ways = whole && open ? SPLITS : null;
  const known = chanceOf(board, kind === "WIN" ? "H" : "H/D", beat) !== null;
  const average = (order, line) =>
    open
      ? brings(board, kind, order, options.split, beat)
      : line.staked
        ? worth(heldBy(line, options), chanceOf(board, order, beat))
        : "–";
  return (
    <table class="tote-lines">
      <thead>
        <tr>
          <th>
            <span class="unseen">{say("order##heads the column of orders")}</span>
          </th>
          {whole && <th>{say("staked")}</th>}
          <th>{finish ? say("paid##by a pool") : say("pays")}</th>
          <th>{say("chance")}</th>
          {!finish &&
            (ways ? (
              <>
                <th>{say("a head each")}</th>
                <th>{say("by stake")}</th>
              </>
            ) : (
              <th>
                {open
                  ? say("brings##a bet, chips on average")
                  : say("worth##a bet, chips on average")}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([order, line]) => (
          <tr key={order} class={names([order === won && "is-won"])}>
            <td>
              <Order order={order} />
            </td>
            {whole && <td>{line.staked ? chips(line.staked) : "–"}</td>}
            <td class="tote-pays">
              {finish ? (order === won ? paid(kind, round) : "") : wouldPay(line, round)}
            </td>
            <td>{percent(chanceOf(board, order, beat))}</td>
            {!finish &&
              known &&
              (ways ? (
                ways.map((split) => <td key={split}>{brings(board, kind, order, split, beat)}</td>)
              ) : (
                <td>{average(order, line)}</td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SPLITS = ["even", "stake"];

/** What a holder of the order would be paid, or (in proportion to the stakes) one chip staked. */
const heldBy = ({ will_pay: pays }, { split }) => (split === "even" ? pays : pays / 100);

/** To each holder, or (in proportion to the stakes) to one chip staked, to the hundredth. */
function wouldPay({ will_pay: pays }, { options }) {
  if (pays === null) return "–";
  if (options.split === "even") return chips(pays);
  return `${chips(Math.floor(pays / 100))}.${String(pays % 100).padStart(2, "0")}`;
}

function paid(kind, { record }) {
  const payments = record
    .flatMap(({ events }) => events)
    .filter(({ code, args }) => code === "superfecta.pays" && args.pool === kind);
  return payments.length
    ? chips(payments.reduce((sum, { args }) => sum + args.amount, 0))
    : say("carried");
}
