// Tote({round, running, beat})   the tote board: each pool with what was carried into it, what an order would be paid if
//                                it came in now, its exact chance with the cards turned so far, and what a bet brings on
//                                average: one more of them before the off, one that was sold during the race.

import type { OrderBoard, SuperfectaRound } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { useRef, useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips, decimal } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { type Kind, KINDS, Order } from "./horses";
import { brings, chanceOf, percent, type Split, worth } from "./odds";

const TOP = 4;

interface ToteProps {
  round: SuperfectaRound;
  running: boolean;
  beat: number;
}

/** The round as far as it is shown; and whether bets are open. */
interface Shown extends SuperfectaRound {
  beat: number;
  open: boolean;
}

type Finish = readonly string[] | null | undefined;
type Orders = Readonly<Record<string, OrderBoard>>;
type OrderLine = readonly [order: string, line: OrderBoard];

export function Tote({ round, running, beat }: ToteProps) {
  const [whole, show] = useState<Kind | null>(null);
  const { board, facts } = round;
  const finish = running ? null : facts.finish;
  // While a race that is over in the book still runs on the screen, the pools are shown as they stood before it.
  const before = useRef(board);
  if (!facts.finish) before.current = board;
  const shown: Shown = {
    ...round,
    beat,
    board: running ? { ...before.current, course: board.course } : board,
    open: facts.betting,
  };
  return (
    <div class="tote" role="group" aria-label={gettext("tote board")}>
      {KINDS.map((kind) => (
        <Pool key={kind} kind={kind} round={shown} finish={finish} onWhole={() => show(kind)} />
      ))}
      {whole && (
        <Dialog
          title={gettext("{whole}: {count} orders", {
            whole,
            count: Object.keys(board[whole].orders).length,
          })}
          onClose={() => show(null)}
          foot={
            <Button kind="plain" onTap={() => show(null)}>
              {gettext("go back")}
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

const SHARED: Readonly<Record<Split, string>> = {
  even: gettext("The winners of a pool share it a head each."),
  stake: gettext("The winners of a pool share it by what each bet staked."),
};
const MEANT = gettext(
  "The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.",
);

interface PoolProps {
  kind: Kind;
  round: Shown;
  finish: Finish;
  onWhole: () => void;
}

function Pool({ kind, round, finish, onWhole }: PoolProps) {
  const { orders, carried } = round.board[kind];
  const pool = round.places[`pool:${kind}`] ?? 0;
  const lines =
    kind === "WIN" ? Object.entries(orders) : top(orders, winner(round.board, kind, finish));
  return (
    <section class="pool" aria-label={kind}>
      <header class="pool-head" data-place={`pool:${kind}`}>
        <b>{kind}</b> <span class="figure">{chips(pool)}</span>
        {carried > 0 && (
          <span class="small quiet">{gettext("{chips} carried", { chips: chips(carried) })}</span>
        )}
      </header>
      <Lines kind={kind} round={round} finish={finish} lines={lines} />
      <Button kind="quiet" onTap={onWhole}>
        {gettext("all {count}", { count: Object.keys(orders).length })}
      </Button>
    </section>
  );
}

const winner = (board: SuperfectaRound["board"], kind: Kind, finish: Finish) =>
  finish ? finish.slice(0, board[kind].names).join("/") : null;

const sorted = (orders: Orders): OrderLine[] =>
  Object.entries(orders).sort(
    ([, a], [, b]) => (b.chance ?? 0) - (a.chance ?? 0) || b.staked - a.staked,
  );

/** The lines a table looks at: what has come in, what is bet on, then the likeliest. */
function top(orders: Orders, won: string | null) {
  const rank = ([order, { staked }]: OrderLine) => (order === won ? 2 : staked ? 1 : 0);
  return sorted(orders)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, TOP);
}

interface LinesProps {
  kind: Kind;
  round: Shown;
  finish: Finish;
  lines: readonly OrderLine[];
  whole?: boolean;
}

function Lines({ kind, round, finish, lines, whole }: LinesProps) {
  const won = winner(round.board, kind, finish);
  const { board, beat, open, options } = round;
  const ways = whole && open ? SPLITS : null;
  const known = chanceOf(board, kind === "WIN" ? "H" : "H/D", beat) !== null;
  const average = (order: string, line: OrderBoard) =>
    open
      ? brings(board, kind, order, options.split, beat)
      : line.staked
        ? worth((line.will_pay ?? 0) / board.per, chanceOf(board, order, beat) ?? 0)
        : "–";
  return (
    <table class="tote-lines">
      <thead>
        <tr>
          <th>
            <span class="unseen">{gettext("order##heads the column of orders")}</span>
          </th>
          {whole && <th>{gettext("staked")}</th>}
          <th>{finish ? gettext("paid##by a pool") : gettext("pays")}</th>
          <th>{gettext("chance")}</th>
          {!finish &&
            (ways ? (
              <>
                <th>{gettext("a head each")}</th>
                <th>{gettext("by stake")}</th>
              </>
            ) : (
              <th>
                {open
                  ? gettext("brings##a bet, chips on average")
                  : gettext("worth##a bet, chips on average")}
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
              {finish
                ? order === won
                  ? paid(kind, round)
                  : ""
                : wouldPay(line.will_pay, board.per)}
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

const SPLITS: readonly Split[] = ["even", "stake"];

/** To each holder, or (in proportion to the stakes) to one chip staked, to the hundredth. */
export function wouldPay(pays: number | null | undefined, per: number) {
  if (pays === null || pays === undefined) return "–";
  return per === 1 ? chips(pays) : decimal(pays / per, 2);
}

function paid(kind: Kind, { facts }: SuperfectaRound) {
  const payments = facts.paid.filter(({ pool }) => pool === kind);
  return payments.length
    ? chips(payments.reduce((sum, { amount }) => sum + amount, 0))
    : gettext("carried");
}
