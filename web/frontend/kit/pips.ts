// allPips(path, rank)            the pips of a number, in one path of a card of 100 by 140; those of the lower half upside down
// placed(path, x, y, size)       a path of a box of 100 by 100, drawn `size` large around (x, y); upside down where `size` is negative

const LEFT_AND_RIGHT = [39, 61];
const MIDDLE = [50];
const FOUR = [
  [24, LEFT_AND_RIGHT],
  [116, LEFT_AND_RIGHT],
];
const SIX = [...FOUR, [70, LEFT_AND_RIGHT]];
const EIGHT = [...FOUR, [54.5, LEFT_AND_RIGHT], [85.5, LEFT_AND_RIGHT]];

/** How large each pip is, and the rows: how far down, and the columns in it. */
const NUMBERS = {
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

export function allPips(path, rank) {
  const [size, ...rows] = NUMBERS[rank];
  return rows
    .flatMap(([y, columns]) => columns.map((x) => placed(path, x, y, y > 70 ? -size : size)))
    .join("");
}

export function placed(path, x, y, size) {
  const scaled = (number) => (number * size) / 100;
  const across = (number) => round(x + scaled(number - 50));
  const down = (number) => round(y + scaled(number - 50));
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command, text) => {
    const numbers = text.split(/[ ,]/).filter(Boolean).map(Number);
    if (command === "H") return command + across(numbers[0]);
    if (command === "V") return command + down(numbers[0]);
    if (command !== "A")
      return command + numbers.map((it, at) => (at % 2 ? down : across)(it)).join(" ");
    const [wide, high, turned, large, clockwise, toX, toY] = numbers;
    const radii = [wide, high].map((it) => round(Math.abs(scaled(it))));
    return command + [...radii, turned, large, clockwise, across(toX), down(toY)].join(" ");
  });
}

const round = (number) => Math.round(number * 100) / 100;
