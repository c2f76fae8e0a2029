// allPips(path, rank)            the pips of a number, in one path of a card of 100 by 140; those of the lower half upside down
// placed(path: string, x: number, y: number, size: number)       a path of a box of 100 by 100, drawn `size` large around (x, y); upside down where `size` is negative

type Row = readonly [down: number, columns: readonly number[]];

const LEFT_AND_RIGHT = [39, 61];
const MIDDLE = [50];
const FOUR: readonly Row[] = [
  [24, LEFT_AND_RIGHT],
  [116, LEFT_AND_RIGHT],
];
const SIX: readonly Row[] = [...FOUR, [70, LEFT_AND_RIGHT]];
const EIGHT: readonly Row[] = [...FOUR, [54.5, LEFT_AND_RIGHT], [85.5, LEFT_AND_RIGHT]];

/** How large each pip is, and the rows: how far down, and the columns in it. */
const NUMBERS: Readonly<Record<string, readonly [size: number, ...rows: Row[]]>> = {
  2: [34, [28, MIDDLE], [112, MIDDLE]],
  3: [34, [28, MIDDLE], [70, MIDDLE], [112, MIDDLE]],
  4: [23, ...FOUR],
  5: [23, ...FOUR, [70, MIDDLE]],
  6: [23, ...SIX],
  7: [22, ...SIX, [47.5, MIDDLE]],
  8: [22, ...SIX, [47.5, MIDDLE], [92.5, MIDDLE]],
  9: [21, ...EIGHT, [70, MIDDLE]],
  T: [21, ...EIGHT, [40, MIDDLE], [100, MIDDLE]],
};

export function allPips(path: string, rank: string) {
  const [size, ...rows] = NUMBERS[rank] ?? [0];
  return rows
    .flatMap(([y, columns]) => columns.map((x) => placed(path, x, y, y > 70 ? -size : size)))
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
