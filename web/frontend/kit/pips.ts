// allPips(path, rank)            the pips of a number, in one path of a card of 100 by 140; those of the lower half upside down
// placed(path: string, x: number, y: number, size: number)       a path of a box of 100 by 100, drawn `size` large around (x, y); upside down where `size` is negative

type Row = readonly [down: number, columns: readonly number[]];

const SIDES = [31, 69];
const MIDDLE = [50];
const FOUR: readonly Row[] = [
  [28, SIDES],
  [112, SIDES],
];
const SIX: readonly Row[] = [...FOUR, [70, SIDES]];
const EIGHT: readonly Row[] = [...FOUR, [56, SIDES], [84, SIDES]];
const SIZE = 23;

/** The rows of each number as printed cards have them: how far down, and the columns in it. */
const NUMBERS: Readonly<Record<string, readonly Row[]>> = {
  2: [
    [28, MIDDLE],
    [112, MIDDLE],
  ],
  3: [
    [28, MIDDLE],
    [70, MIDDLE],
    [112, MIDDLE],
  ],
  4: FOUR,
  5: [...FOUR, [70, MIDDLE]],
  6: SIX,
  7: [...SIX, [49, MIDDLE]],
  8: [...SIX, [49, MIDDLE], [91, MIDDLE]],
  9: [...EIGHT, [70, MIDDLE]],
  T: [...EIGHT, [42, MIDDLE], [98, MIDDLE]],
};

export function allPips(path: string, rank: string) {
  return (NUMBERS[rank] ?? [])
    .flatMap(([y, columns]) => columns.map((x) => placed(path, x, y, y > 70 ? -SIZE : SIZE)))
    .join("");
}

export function placed(path: string, x: number, y: number, size: number) {
  const scaled = (number: number) => (number * size) / 100;
  const across = (number: number) => round(x + scaled(number - 50));
  const down = (number: number) => round(y + scaled(number - 50));
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = text.split(/[ ,]/).filter(Boolean).map(Number);
    const [first = 0] = numbers;
    if (command === "H") return command + across(first);
    if (command === "V") return command + down(first);
    if (command !== "A")
      return command + numbers.map((it, at) => (at % 2 ? down : across)(it)).join(" ");
    const [wide = 0, high = 0, turned, large, clockwise, toX = 0, toY = 0] = numbers;
    const radii = [wide, high].map((it) => round(Math.abs(scaled(it))));
    return command + [...radii, turned, large, clockwise, across(toX), down(toY)].join(" ");
  });
}

const round = (number: number) => Math.round(number * 100) / 100;
