// The circles of Ultimate Texas Hold'em: what is staked on them.

export const CIRCLE_NAMES = { ante: "Ante", blind: "Blind", play: "Play", trips: "Trips" };

export const staked = (round, seat, circle) => round.places[`circle:${seat}:${circle}`] ?? 0;
