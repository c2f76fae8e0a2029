// The circles of Ultimate Texas Hold'em: what is staked on them.

import { say } from "../../frontend/kit/say";

export const CIRCLE_NAMES = {
  ante: say("Ante"),
  blind: say("Blind"),
  play: say("Play"),
  trips: say("Trips"),
};

export const staked = (round, seat, circle) => round.places[`circle:${seat}:${circle}`] ?? 0;
