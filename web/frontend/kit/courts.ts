// COURTS[rank]   the upper half of a jack, queen or king, on a card of 100 by 140: what each path is painted with, and the path
// SCEPTRE        where the mark of the suit is held: [x, y, size]
// BELT           what lies over where the halves meet
//
// Our own drawings. The lower half is the same, turned about the middle of the card.

const FACE = "M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z";
const LOOK = "M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800";
const SHOULDERS = "M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z";
const STAFF = "M79.200 70V24H82.800V70Z";

type Painted = readonly [paint: string, path: string];

export const COURTS: Readonly<Record<string, readonly Painted[]>> = {
  K: [
    ["cloth", SHOULDERS],
    ["gold", STAFF],
    [
      "paper",
      "M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z",
    ],
    ["ink", "M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],
    ["paper", FACE],
    [
      "ink",
      "M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z",
    ],
    ["line", LOOK],
    ["light", "M53.500 44.200H58.500"],
    ["gold", "M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],
    ["line", "M42.500 24.200Q56 20.700 69.500 24.200"],
    ["line", "M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"],
  ],
  Q: [
    ["ink", "M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],
    ["cloth", "M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],
    ["paper", "M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],
    ["paper", "M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],
    ["line", LOOK],
    ["mouth", "M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],
    [
      "gold",
      "M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z",
    ],
    ["gold", STAFF],
  ],
  J: [
    ["cloth", SHOULDERS],
    ["gold", STAFF],
    ["ink", "M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],
    ["paper", FACE],
    ["line", LOOK],
    ["line", "M53.500 44H58.500"],
    ["gold", "M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],
    ["cloth", "M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],
    ["gold", "M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],
    ["light", "M36 70V58.500M46 70V56M66 70V56M76 70V58.500"],
  ],
};

export const SCEPTRE = [81, 21, 20] as const;
export const BELT = "M13 67.500H87V72.500H13Z";
