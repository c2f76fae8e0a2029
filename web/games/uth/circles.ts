// The circles of Ultimate Texas Hold'em: what is staked on them.

import type { RoundView, UthBoard } from "../../frontend/answers";
import type { HeldByName } from "../../frontend/kit/types";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";

export type Circle = "ante" | "blind" | "play" | "trips";

export const CIRCLE_NAMES: Readonly<Record<Circle, string>> = {
  ante: gettext("Ante"),
  blind: gettext("Blind"),
  play: gettext("Play"),
  trips: gettext("Trips"),
};

const NAMES: Readonly<Record<string, string>> = CIRCLE_NAMES;

export const CIRCLES: readonly Circle[] = ["ante", "blind", "play", "trips"];

export const staked = (round: Pick<RoundView, "places">, seat: number | null, circle: Circle) =>
  round.places[`circle:${seat}:${circle}`] ?? 0;

/** What a player bets before the cards: on the ante (and as much on the Blind), and on Trips. */
export interface Bet {
  ante: number;
  trips: number;
}
export type Target = keyof Bet;

export const TARGETS: readonly Target[] = ["ante", "trips"];

export const betOf = (round: Pick<RoundView, "places">, seat: number | null): Bet => ({
  ante: staked(round, seat, "ante"),
  trips: staked(round, seat, "trips"),
});

export const isEmpty = ({ ante, trips }: Bet) => !ante && !trips;

type Bets = UthBoard["bets"];

const summed = (bets: Bets, bet: Bet, times: (target: Bets[string]) => number) =>
  TARGETS.reduce((sum, target) => sum + bet[target] * (bets[target] ? times(bets[target]) : 0), 0);

/** The chips that a bet puts on its circles. */
export const total = ({ bets }: UthBoard, bet: Bet) =>
  summed(bets, bet, ({ circles }) => circles.length);

/** The chips that a rack must hold for a bet: some are kept for later. */
export const needed = ({ bets }: UthBoard, bet: Bet) => summed(bets, bet, ({ needs }) => needs);

/** What of a bet comes to lie on a circle. */
export const partOn = ({ bets }: UthBoard, bet: Bet, circle: Circle) =>
  TARGETS.reduce(
    (sum, target) => sum + (bets[target]?.circles.includes(circle) ? bet[target] : 0),
    0,
  );

/** "+ Blind 10": where else a bet puts as much. */
export const besides = ({ bets }: UthBoard, target: Target, amount: number) =>
  (bets[target]?.circles ?? [])
    .filter((circle) => circle !== target)
    .map((circle) => `+ ${NAMES[circle] ?? circle} ${chips(amount)}`)
    .join(" ");
export const isSame = (one: Bet, other: Bet) =>
  one.ante === other.ante && one.trips === other.trips;

/** The arguments of a bet, without a Trips of nothing. */
export const given = ({ ante, trips }: Bet): HeldByName => (trips ? { ante, trips } : { ante });

/** The bet of such arguments. */
export const betIn = ({ ante, trips }: HeldByName): Bet => ({
  ante: Number(ante ?? 0),
  trips: Number(trips ?? 0),
});

/** "10 + Trips 5" */
export const short = ({ ante, trips }: Bet) =>
  [ante && chips(ante), trips && gettext("Trips {chips}", { chips: chips(trips) })]
    .filter(Boolean)
    .join(" + ");
