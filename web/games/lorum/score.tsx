// ScoreSheet({state, onClose})   the score of all hands: the contracts down, the four deals across, under each deal
//                                what everybody won or lost; the sums below, and how they came about as lines. A hand
//                                is its own players': who sits elsewhere now keeps their score, and whose seat was
//                                taken over stands in the sums.

import type { PastLine, PlayedLine, RoundBase, Sheet } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { ScoreChart, Stroke } from "../../frontend/kit/scoresheet";
import { nameOf, namesOf } from "../../frontend/round/lines";
import type { NamesBySeat, RoundState } from "../../frontend/round/types";
import type { LorumRound } from "./pack";

/** What a hand brought somebody. */
interface Scored extends PlayedLine {
  result: number;
}
type Hands = ReadonlyMap<number, readonly Scored[]>;

/** Where a player sits now, if they do. */
type SeatOfPlayer = (player: number) => number | undefined;

interface TableOfGame {
  past: readonly PastLine[];
  seats: readonly PlayedLine[];
}

export const seatsBy =
  ({ seats }: TableOfGame): SeatOfPlayer =>
  (player) =>
    seats.find((seated) => seated.player === player)?.seat;

export const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  "no-hearts": say("No hearts"),
  queens: say("Queens"),
  "no-tricks": say("No tricks"),
  "hairy-ape": say("Hairy Ape"),
  train: say("Train"),
  quart: say("Quart"),
  domino: say("Domino"),
};

interface ScoreSheetProps {
  state: RoundState<LorumRound>;
  onClose: () => void;
}

export function ScoreSheet({ state, onClose }: ScoreSheetProps) {
  const { round, table } = state;
  const players = namesOf(round);
  const seats = round.seats.map(({ seat }) => seat);
  const { contracts, deals } = round.board;
  const played = handsOf(table, round);
  const seatOf = seatsBy(table);
  const gone = goneFrom(played, seatOf);
  const sum = (seat: number) => sumOf(played, seat, seatOf);
  const dealer = (seat: number, column: number) => {
    const first = played.get(column * contracts.length + 1);
    return first?.find((player) => player.seat === seat)?.name ?? nameOf(round, seat);
  };
  return (
    <Dialog
      title={say("The score")}
      onClose={onClose}
      foot={
        <Button kind="plain" onTap={onClose}>
          {say("go back")}
        </Button>
      }
    >
      <div class="lorum-scores">
        <table class="lorum-sheet">
          <thead>
            <tr>
              <th>
                <span class="unseen">{say("contract##heads the column of contracts")}</span>
              </th>
              {deals.map((seat, column) => (
                <th key={seat} colspan={4} scope="colgroup">
                  {say("{player} deals", { player: dealer(seat, column) })}
                </th>
              ))}
            </tr>
            <tr>
              <th>
                <span class="unseen">{say("contract##heads the column of contracts")}</span>
              </th>
              {deals.map((deal) =>
                seats.map((seat) => (
                  <th key={`${deal} ${seat}`} class={names([seat === seats[0] && "starts"])}>
                    {nameOf(round, seat).slice(0, 3)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {contracts.map((contract, row) => (
              <tr key={contract}>
                <th scope="row">{CONTRACT_NAMES[contract]}</th>
                {deals.map((_, column) => {
                  const hand = column * contracts.length + row + 1;
                  const scores = played.get(hand);
                  return seats.map((seat) => {
                    const score = scores && scoreOf(scores, seat, seatOf);
                    const up = score ?? 0;
                    return (
                      <td
                        key={`${hand} ${seat}`}
                        class={names([
                          seat === seats[0] && "starts",
                          hand === round.facts.hand && "is-now",
                          up > 0 && "won",
                          up < 0 && "lost",
                        ])}
                      >
                        {!scores ? "" : score === undefined ? "–" : score ? signed(score) : "·"}
                      </td>
                    );
                  });
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="lorum-sums">
        {seats.map((seat, at) => (
          <span key={seat}>
            <Stroke at={at} /> {players[seat]}{" "}
            <b class={names([sum(seat) > 0 && "won", sum(seat) < 0 && "lost"])}>
              {signed(sum(seat))}
            </b>
          </span>
        ))}
        {gone.map(({ player, name, result }) => (
          <span key={`gone ${player}`} class="quiet">
            {say("{player} (left)", { player: name })} <b>{signed(result)}</b>
          </span>
        ))}
        <span>{mixed("pot {chips}", { chips: <b>{chips(round.places["pot"] ?? 0)}</b> })}</span>
      </p>
      {played.size > 1 && <ScoreChart deals={asDeals(played, players, seats, seatOf)} />}
    </Dialog>
  );
}

/** What the hands have brought whoever sits in this seat now. */
export const sumOf = (played: Hands, seat: number, seatOf: SeatOfPlayer) =>
  [...played.values()].reduce((total, hand) => total + (scoreOf(hand, seat, seatOf) ?? 0), 0);

/** The hands as deals of a score sheet (kit/scoresheet.tsx): before and after each, what everybody here was up. */
export function asDeals(
  played: Hands,
  names: NamesBySeat,
  seats: readonly number[],
  seatOf: SeatOfPlayer,
) {
  let before: Sheet["before"] = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return [...played].map(([deal, hand]) => {
    const after: Sheet["before"] = Object.fromEntries(
      seats.map((seat) => [seat, (before[seat] ?? 0) + (scoreOf(hand, seat, seatOf) ?? 0)]),
    );
    const sheet: Sheet = {
      better: "high",
      goal: null,
      before,
      tricks: [],
      taken: [],
      items: [],
      after,
    };
    before = after;
    return { deal, names, standing: names, sheet };
  });
}

/** Every hand of this game by its number. The table's last rounds are the series so far. */
export function handsOf({ past, seats }: TableOfGame, round: LorumRound): Hands {
  const before = round.facts.hand - 1;
  const played = before ? past.filter(({ voided }) => !voided).slice(-before) : [];
  const hands = new Map(
    played.map((hand, at) => [
      before - played.length + at + 1,
      withResults(hand.seats, hand.results),
    ]),
  );
  return round.finished ? hands.set(round.facts.hand, withResults(seats, resultsOf(round))) : hands;
}

const withResults = (
  seats: readonly PlayedLine[],
  results: Readonly<Record<string, number>>,
): Scored[] =>
  seats.map(({ seat, player, name }) => ({ seat, player, name, result: results[seat] ?? 0 }));

/** What a hand brought whoever sits in this seat now; undefined where they did not play it. */
export const scoreOf = (hand: readonly Scored[], seat: number, seatOf: SeatOfPlayer) =>
  hand.find(({ player }) => seatOf(player) === seat)?.result;

/** Who played hands of this game and sits here no longer, and what these brought. */
function goneFrom(played: Hands, seatOf: SeatOfPlayer) {
  const sums = new Map<number, Omit<Scored, "seat">>();
  for (const { player, name, result } of [...played.values()].flat()) {
    if (seatOf(player) === undefined)
      sums.set(player, { player, name, result: (sums.get(player)?.result ?? 0) + result });
  }
  return [...sums.values()];
}

/** What the hand in play has come to: chips to racks less chips from them, what the house lends left out. */
export function resultsOf({ record, seats }: Pick<RoundBase, "record" | "seats">) {
  const results: Record<string, number> = Object.fromEntries(seats.map(({ seat }) => [seat, 0]));
  const add = (place: string, amount: number) => {
    if (!place.startsWith("seat:")) return;
    const seat = place.slice("seat:".length);
    results[seat] = (results[seat] ?? 0) + amount;
  };
  for (const { from, to, amount } of record.flatMap(({ transfers }) => transfers)) {
    if (from === "house" || to === "house") continue;
    add(from, -amount);
    add(to, amount);
  }
  return results;
}
