// The score sheet of a scored game, from the facts of its deals: one form for all games (games/scores.py).
//
//   useScores(state)                the game so far: [{deal, names, standing, sheet}], the deal on the table among them once it
//                                   is scored; null where the game keeps no sheet. Deals that are over come from the server.
//                                   names: who played that deal; standing: who stands under each name by now.
//   ScoreStrip({deals, round, onSheet})   on a felt: everybody's score, what the last deal brought, the line chart
//   ScoreSheet({deals, onClose})    a dialog: all deals, and each one as two scorekeepers write it, side by side
//   DealSheet({deal})               one deal: before, what each trick held and who took it, what was scored and why, after
//   ScoreChart({deals})             the scores after every deal as lines
//   why(sheet, name)                what a scored deal has brought somebody, "+3: J♦, J♠"; "" where that is nothing
//   isBest(sheet, name)             whether somebody leads
//   scored(round)                   the line of a deal that is over, "Deal 3 is scored.", or who has won; null elsewhere

import type { Item, PlayedContract, Sheet } from "../answers";
import { Api } from "./api";
import { Button } from "./controls";
import { cardSign } from "./cardpicker";
import { Dialog, DoneFoot } from "./dialog";
import { useEffect, useState } from "preact/hooks";
import { names as classes } from "./names";
import { list } from "./labels";
import { chips, signed } from "./numbers";
import { ngettext, gettext } from "./gettext";

const api = new Api("/api");

type Scores = Readonly<Record<string, number>>;

/** Who stands under which name of a sheet. */
type NamesOfSheet = Readonly<Record<string, string>>;

export interface ScoredDeal {
  deal: number;
  round?: number;
  names: NamesOfSheet;
  sheet: Sheet;
}

/** A deal of the game that is played, and who stands under which name by now. */
export interface DealOfGame extends ScoredDeal {
  standing: NamesOfSheet;
}

interface ScoresSoFar {
  played: number;
  deals: readonly ScoredDeal[];
  standing: NamesOfSheet;
}

interface Seated {
  seat: number;
  player: string;
}

export interface ScoredRound {
  facts: object;
  seats: readonly Seated[];
  carry?: object | null;
}

interface ScoredState {
  night: { night: number };
  table: {
    table: number;
    number: number;
    game: string;
    past?: readonly { number: number }[];
    last?: { number: number } | null;
    seats: readonly { seat: number; player?: number | string; name?: string }[];
  };
  round: ScoredRound | null;
}

/** What a scored game keeps in its facts. */
const scoredFacts = (round: ScoredRound) => round.facts as { sheet?: Sheet | null; deal?: number };

const scoreOf = (scores: Scores | null | undefined, name: string) => scores?.[name] ?? 0;
const gained = ({ before, after }: Sheet, name: string) =>
  scoreOf(after, name) - scoreOf(before, name);

/** The deals of the game that is played here; null where there is no score to show. */
export function useScores({ night, table, round }: ScoredState) {
  const played = (table.past?.at(-1) ?? table.last)?.number ?? 0; // a phone knows its last round alone
  const seated = table.seats.map(({ seat, player, name }) => `${seat} ${player ?? name}`).join();
  const [over, know] = useState<ScoresSoFar>({ played: 0, deals: [], standing: {} });
  useEffect(() => {
    if (!played || (round && !scoredFacts(round).sheet)) return undefined;
    let late = false;
    api.get<Omit<ScoresSoFar, "played">>(`nights/${night.night}/tables/${table.table}/scores`).then(
      ({ deals, standing }) => late || know({ played, deals, standing }),
      () => {}, // the next round asks again; what is on the table is shown anyway
    );
    return () => {
      late = true;
    };
  }, [
    night.night,
    table.table,
    table.game,
    played,
    seated,
    Boolean(round && scoredFacts(round).sheet),
  ]);
  return gameSoFar(over, round, table.number);
}

/** The deals before the one on the table, and that one once it is scored. */
export function gameSoFar(
  { deals, standing }: Omit<ScoresSoFar, "played">,
  round: ScoredRound | null,
  number: number,
): DealOfGame[] | null {
  if (!round) return deals.length ? deals.map((deal) => ({ ...deal, standing })) : null;
  const { sheet, deal = 0 } = scoredFacts(round);
  if (!sheet) return null;
  const before = deals.filter((past) => past.deal < deal && past.round !== number);
  const goesOn = before.at(-1)?.deal === deal - 1;
  const names = namesOn(sheet, round);
  const now: ScoredDeal[] = sheet.after ? [{ deal, names, sheet }] : [];
  return [...(goesOn ? before : []), ...now].map((past) => ({ ...past, standing: names }));
}

/** Who stands under which name of a sheet: {"3": "Ana"}, {"1+3": "Ana and Cleo"}. */
export function namesOn(sheet: Sheet, round: ScoredRound): NamesOfSheet {
  const players = new Map(round.seats.map(({ seat, player }) => [String(seat), player]));
  const whose = (name: string) => list(name.split("+").map((seat) => players.get(seat) ?? ""));
  return Object.fromEntries(Object.keys(sheet.before).map((name) => [name, whose(name)]));
}

/** The line of a deal that is over; null where no points are written down. */
export function scored(round: ScoredRound) {
  const { seats, carry } = round;
  const { sheet, deal = 0 } = scoredFacts(round);
  if (!sheet) return null;
  const { finished, winners = [] } = (carry ?? {}) as {
    finished?: boolean;
    winners?: readonly number[];
  };
  if (!finished) return gettext("Deal {number} is scored.", { number: deal });
  if (winners.length === seats.length) return gettext("The game is over: a tie.");
  const won = seats.filter(({ seat }) => winners.includes(seat)).map(({ player }) => player);
  return ngettext(
    "The game is over: {players} wins.",
    "The game is over: {players} win.",
    won.length,
    {
      players: list(won),
    },
  );
}

// On a felt

interface ScoreStripProps {
  deals: readonly DealOfGame[];
  round?: ScoredRound | null;
  onSheet?: (() => void) | undefined;
}

export function ScoreStrip({ deals, round, onSheet }: ScoreStripProps) {
  const last = deals.at(-1);
  const own = round && scoredFacts(round).sheet;
  const sheet = own ?? last?.sheet;
  if (!sheet) return null;
  const names = own ? namesOn(own, round) : (last?.standing ?? {});
  return (
    <section class="scores" aria-label={gettext("the score")}>
      <ol class="scores-names">
        {Object.keys(sheet.before).map((name, at) => (
          <li
            key={name}
            class={classes([
              "scores-name",
              isBest(sheet, name) && "is-best",
              name.includes("+") && "is-partners",
            ])}
          >
            <Stroke at={at} />
            <span class="scores-who">{names[name]}</span>
            <b class="figure">{chips(scoreOf(sheet.after ?? sheet.before, name))}</b>
            {sheet.after && <span class="scores-why small">{why(sheet, name)}</span>}
          </li>
        ))}
      </ol>
      {deals.length > 1 && <ScoreChart deals={deals} />}
      {onSheet && (
        <Button kind="quiet" onTap={onSheet}>
          {gettext("score sheet")}
        </Button>
      )}
    </section>
  );
}

export function why(sheet: Sheet, name: string) {
  const items = sheet.items.filter((item) => item.name === name).map(({ what }) => what);
  return items.length ? `${signed(gained(sheet, name))}: ${items.join(", ")}` : "";
}

export function isBest({ better, before, after }: Sheet, name: string) {
  const scores = Object.values(after ?? before);
  const best = better === "high" ? Math.max(...scores) : Math.min(...scores);
  return scores.some((score) => score !== best) && scoreOf(after ?? before, name) === best;
}

// The chart: a line to a name, told apart by its stroke as well as its colour

const STROKES = ["", "7 4", "2 4", "12 4 2 4", "5 3 1 3", "1 3"];
const WIDTH = 260;
const HEIGHT = 120;
const EDGE = 8;

export const Stroke = ({ at }: { at: number }) => (
  <svg class={`score-stroke is-line-${at}`} viewBox="0 0 28 6" aria-hidden="true">
    <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray={STROKES[at]} />
  </svg>
);

export function ScoreChart({ deals }: { deals: readonly DealOfGame[] }) {
  const [first] = deals;
  const latest = deals.at(-1);
  if (!first || !latest) return null;
  const names = Object.keys(first.sheet.before);
  const { goal } = latest.sheet;
  const rows = [first.sheet.before, ...deals.map(({ sheet }) => sheet.after ?? sheet.before)];
  const all = rows.flatMap((row) => names.map((name) => scoreOf(row, name)));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all, goal ?? 0);
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, rows.length - 1);
  const y = (score: number) => HEIGHT - EDGE - ((score - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  return (
    <svg
      class="score-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={inWords(latest, names, rows)}
    >
      <line class="score-zero" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      {goal !== null && (
        <line class="score-goal" x1={EDGE} x2={WIDTH - EDGE} y1={y(goal)} y2={y(goal)} />
      )}
      {names.map((name, at) => {
        const points = rows.map((row, deal) => `${x(deal)},${y(scoreOf(row, name))}`);
        return (
          <g key={name} class={`is-line-${at}`}>
            <polyline points={points.join(" ")} stroke-dasharray={STROKES[at]} />
            <circle cx={x(rows.length - 1)} cy={y(scoreOf(rows.at(-1) ?? null, name))} r="3.5" />
          </g>
        );
      })}
    </svg>
  );
}

/** The lines for those who do not see them. */
const inWords = (latest: DealOfGame, names: readonly string[], rows: readonly Scores[]) =>
  names
    .map(
      (name) =>
        `${latest.standing[name]}: ${rows.map((row) => chips(scoreOf(row, name))).join(", ")}`,
    )
    .join("; ");

// The whole sheet

interface ScoreSheetProps {
  deals: readonly DealOfGame[];
  onClose: () => void;
}

export function ScoreSheet({ deals, onClose }: ScoreSheetProps) {
  const [at, look] = useState(deals.length - 1);
  const shown = deals[Math.min(at, deals.length - 1)];
  if (!shown) return null;
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog title={gettext("The score sheet")} large onClose={onClose} foot={foot}>
      <div class={classes(["score-sheet", isWide(shown) && "is-wide"])}>
        <div class="score-all">
          <Deals deals={deals} shown={shown} onLook={look} />
          {deals.length > 1 && <ScoreChart deals={deals} />}
        </div>
        <DealSheet deal={shown} />
      </div>
    </Dialog>
  );
}

/** Many names need the whole width. */
const isWide = ({ names }: ScoredDeal) => Object.keys(names).length > 4;

interface DealsProps {
  deals: readonly DealOfGame[];
  shown: DealOfGame;
  onLook: (at: number) => void;
}

function Deals({ deals, shown, onLook }: DealsProps) {
  const names = Object.keys(shown.sheet.before);
  const latest = deals.at(-1) ?? shown;
  const { better, goal } = latest.sheet;
  return (
    <div class="score-deals">
      <table class="ledger">
        <thead>
          <tr>
            <th>{gettext("deal")}</th>
            {names.map((name, at) => (
              <th key={name} class="number">
                <Stroke at={at} /> {latest.standing[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((row, at) => (
            <tr key={row.deal} class={row === shown ? "is-now" : undefined}>
              <th scope="row">
                <Button kind="quiet" chosen={row === shown} onTap={() => onLook(at)}>
                  {row.deal}
                </Button>
              </th>
              {names.map((name) => (
                <td key={name} class="number">
                  {signed(gained(row.sheet, name))} <b>{chips(scoreOf(row.sheet.after, name))}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small quiet">{ends(better, goal)}</p>
    </div>
  );
}

function ends(better: Sheet["better"], goal: number | null) {
  if (goal === null)
    return better === "high"
      ? gettext("The highest score wins.")
      : gettext("The lowest score wins.");
  return better === "high"
    ? gettext("The highest score wins; {goal} ends the game.", { goal })
    : gettext("The lowest score wins; {goal} ends the game.", { goal });
}

export function DealSheet({ deal: { deal, names, sheet } }: { deal: ScoredDeal }) {
  return (
    <section class="deal-sheet" aria-label={gettext("deal {number}", { number: deal })}>
      <h3>{gettext("Deal {number}", { number: deal })}</h3>
      {sheet.contract && <p>{played(sheet.contract, names)}</p>}
      <div class="deal-columns">
        {Object.keys(sheet.before).map((name) => (
          <Column key={name} name={name} who={names[name] ?? ""} sheet={sheet} />
        ))}
      </div>
    </section>
  );
}

const SUITS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** The bid that is played: "Ana: 7, ♥ trumps". */
function played({ seat, bid, trump }: PlayedContract, names: NamesOfSheet) {
  const player = playerOf(seat, names);
  return trump
    ? gettext("{player} plays {bid}, {suit} trumps", {
        player,
        bid,
        suit: `${SUITS[trump] ?? ""}\uFE0E`,
      })
    : gettext("{player} plays {bid}", { player, bid });
}

/** Whoever sits in a seat, by the names on the sheet. */
function playerOf(seat: number, names: NamesOfSheet) {
  const [name = "", who = ""] =
    Object.entries(names).find(([key]) => key.split("+").includes(String(seat))) ?? [];
  const side = name.split("+");
  const players = who.split(gettext("{others} and {last}", { others: "", last: "" }));
  return players.length === side.length
    ? (players[side.indexOf(String(seat))] ?? who)
    : gettext("seat {seat}", { seat });
}

/** One scorekeeper's column: the score before, the tricks of this side, what they took, what it brings, the score after. */
function Column({ name, who, sheet }: { name: string; who: string; sheet: Sheet }) {
  const side = name.split("+");
  const players = who.split(gettext("{others} and {last}", { others: "", last: "" }));
  const taker = (seat: number) =>
    players.length === side.length
      ? players[side.indexOf(String(seat))]
      : gettext("seat {seat}", { seat });
  const mine = (items: readonly Item[]) => items.filter((item) => item.name === name);
  const tricks = sheet.tricks
    .map((trick, at) => ({ ...trick, number: at + 1 }))
    .filter(({ seat }) => side.includes(String(seat)));
  const sum = mine(sheet.taken).reduce((total, { points }) => total + points, 0);
  return (
    <table class="ledger deal-column">
      <caption>{who}</caption>
      <tbody>
        <tr class="is-score">
          <th scope="row">{gettext("before")}</th>
          <td class="number">{chips(scoreOf(sheet.before, name))}</td>
        </tr>
        {tricks.map(({ number, seat, cards, points }) => (
          <tr key={`trick ${number}`}>
            <th scope="row" class="deal-trick">
              <span class="quiet">
                {number}
                {side.length > 1 && ` · ${taker(seat)}`}
              </span>{" "}
              {cards.map(cardSign).join(" ")}
            </th>
            <td class="number">{chips(points)}</td>
          </tr>
        ))}
        {mine(sheet.taken).map(({ what, points }) => (
          <tr key={`took ${what}`}>
            <th scope="row">{what}</th>
            <td class="number">{signed(points)}</td>
          </tr>
        ))}
        {mine(sheet.taken).length > 1 && (
          <tr>
            <th scope="row">{gettext("taken")}</th>
            <td class="number">{chips(sum)}</td>
          </tr>
        )}
        {mine(sheet.items).map(({ what, points }, at) => (
          <tr key={`scored ${at}`} class="is-scored">
            <th scope="row">{what}</th>
            <td class="number">{signed(points)}</td>
          </tr>
        ))}
        <tr class="is-score">
          <th scope="row">{gettext("after")}</th>
          <td class="number">
            <b>{chips(scoreOf(sheet.after ?? sheet.before, name))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
