// The pack of Lórum: sevens to aces.
export const RANKS = [..."789TJQKA"];
