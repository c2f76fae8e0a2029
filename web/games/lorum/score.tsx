// ScoreSheet({state, onClose})   the score of all hands: the contracts down, the deals across, under each deal
//                                what everybody won or lost; the sums below, and how they came about as lines. A hand
//                                is its own players': who sits elsewhere now keeps their score, and whose seat was
//                                taken over stands in the sums.

import type { RoundOfSeries, Sheet } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { ScoreChart, Stroke } from "../../frontend/kit/scoresheet";
import { nameOf, namesOf } from "../../frontend/round/lines";
import type { NamesBySeat, RoundState } from "../../frontend/round/types";
import type { LorumRound } from "./pack";

export const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  "no-hearts": gettext("No hearts"),
  queens: gettext("Queens"),
  "no-tricks": gettext("No tricks"),
  "hairy-ape": gettext("Hairy Ape"),
  train: gettext("Train"),
  quart: gettext("Quart"),
  domino: gettext("Domino"),
};

interface ScoreSheetProps {
  state: RoundState<LorumRound>;
  onClose: () => void;
}

export function ScoreSheet({ state, onClose }: ScoreSheetProps) {
  const { round } = state;
  const players = namesOf(round);
  const seats = round.seats.map(({ seat }) => seat);
  const { contracts, deals } = round.board;
  const { rounds = [], sums = {}, left = [] } = state.score ?? {};
  const played = new Map(rounds.map((hand) => [hand.number, hand]));
  const dealer = (seat: number, column: number) => {
    const first = played.get(contracts[0]?.hands[column] ?? 0);
    return first?.names[seat] ?? nameOf(round, seat);
  };
  return (
    <Dialog
      title={gettext("The score")}
      onClose={onClose}
      foot={
        <Button kind="plain" onTap={onClose}>
          {gettext("go back")}
        </Button>
      }
    >
      <div class="lorum-scores">
        <table class="lorum-sheet">
          <thead>
            <tr>
              <th>
                <span class="unseen">{gettext("contract##heads the column of contracts")}</span>
              </th>
              {deals.map((seat, column) => (
                <th key={seat} colspan={seats.length} scope="colgroup">
                  {gettext("{player} deals", { player: dealer(seat, column) })}
                </th>
              ))}
            </tr>
            <tr>
              <th>
                <span class="unseen">{gettext("contract##heads the column of contracts")}</span>
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
            {contracts.map(({ name, hands }) => (
              <tr key={name}>
                <th scope="row">{CONTRACT_NAMES[name]}</th>
                {hands.map((hand) => {
                  const scores = played.get(hand)?.results;
                  return seats.map((seat) => {
                    const score = scores?.[seat];
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
            <Stroke at={at} /> {players[seat]} <Sum chips={sums[seat] ?? 0} />
          </span>
        ))}
        {left.map(({ player, name, result }) => (
          <span key={`gone ${player}`} class="quiet">
            {gettext("{player} (left)", { player: name })} <b>{signed(result)}</b>
          </span>
        ))}
        <span>{mixed("pot {chips}", { chips: <b>{chips(round.places["pot"] ?? 0)}</b> })}</span>
      </p>
      {rounds.length > 1 && <ScoreChart deals={asDeals(rounds, players, seats)} />}
    </Dialog>
  );
}

const Sum = ({ chips: up }: { chips: number }) => (
  <b class={names([up > 0 && "won", up < 0 && "lost"])}>{signed(up)}</b>
);

/** The hands as deals of a score sheet (kit/scoresheet.tsx): before and after each, what everybody here was up. */
export function asDeals(
  rounds: readonly RoundOfSeries[],
  names: NamesBySeat,
  seats: readonly number[],
) {
  const nothing = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return rounds.map(({ number, after }, at) => {
    const sheet: Sheet = {
      better: "high",
      goal: null,
      before: rounds[at - 1]?.after ?? nothing,
      tricks: [],
      taken: [],
      items: [],
      after,
    };
    return { deal: number, names, standing: names, sheet };
  });
}
