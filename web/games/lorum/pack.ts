// What a hand of Lórum is, as the answers have it.

import type {
  LorumAvoidingHand,
  LorumTrainHand,
  LorumTrickHand,
  RoundOf,
} from "../../frontend/answers";
import type { Suit } from "../../frontend/kit/faces";

/** The suits as a felt lays them below each other. */
export const SUITS: readonly Suit[] = ["s", "h", "d", "c"];

export type LorumRound = RoundOf<"lorum">;
type Facts = LorumRound["facts"];

/** A hand of tricks, or null. */
export const tricksOf = (facts: Facts): LorumTrickHand | LorumAvoidingHand | null =>
  "takers" in facts ? facts : null;
/** The points by seat, in a hand that counts them. */
export const pointsOf = (facts: Facts): LorumAvoidingHand["points"] =>
  "points" in facts ? facts.points : {};
/** The total of a train. */
export const totalOf = (facts: Facts): LorumTrainHand["total"] =>
  "total" in facts ? facts.total : 0;
