// The circles of Ultimate Texas Hold'em: what is staked on them.

import type { RoundView } from "../../frontend/answers";
import type { HeldByName } from "../../frontend/kit/types";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";

export type Circle = "ante" | "blind" | "play" | "trips";

export const CIRCLE_NAMES: Readonly<Record<Circle, string>> = {
  ante: say("Ante"),
  blind: say("Blind"),
  play: say("Play"),
  trips: say("Trips"),
};

export const CIRCLES: readonly Circle[] = ["ante", "blind", "play", "trips"];

export const staked = (round: Pick<RoundView, "places">, seat: number | null, circle: Circle) =>
  round.places[`circle:${seat}:${circle}`] ?? 0;

/** What a player bets before the cards: on the ante (and as much on the Blind), and on Trips. */
export interface Bet {
  ante: number;
  trips: number;
}
export type Target = keyof Bet;

export const betOf = (round: Pick<RoundView, "places">, seat: number | null): Bet => ({
  ante: staked(round, seat, "ante"),
  trips: staked(round, seat, "trips"),
});

export const total = ({ ante, trips }: Bet) => 2 * ante + trips;
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
  [ante && chips(ante), trips && say("Trips {chips}", { chips: chips(trips) })]
    .filter(Boolean)
    .join(" + ");
