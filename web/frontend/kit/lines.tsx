// Lines({players})   everybody's line over the evening: what they were up after each round
// Line({at})         the stroke of the line at this place, beside a name: a colour alone says nothing
// Spark({line, label})   one line alone, small, with nothing at the middle of it
// Bar({amount, most})    won to the right of the middle, lost to the left; `most` fills a half

import { chips } from "./numbers";

const STROKES = ["", "14 8", "3 8", "24 8 3 8", "10 6 2 6", "2 5"];
const COLOURS = STROKES.length;
const WIDTH = 900;
const HEIGHT = 480;
const EDGE = 14;

/** After six lines the colours come again, each with another stroke. */
const stroke = (at: number) => STROKES[(at + Math.floor(at / COLOURS)) % COLOURS];
const colour = (at: number) => `is-line-${at % COLOURS}`;

export const Line = ({ at }: { at: number }) => (
  <svg class={`line-stroke ${colour(at)}`} viewBox="0 0 60 12" aria-hidden="true">
    <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray={stroke(at)} />
  </svg>
);

interface PlayerLine {
  player: number;
  name: string;
  line: readonly number[];
}

const lastOf = (line: readonly number[]) => line.at(-1) ?? 0;

export function Lines({ players }: { players: readonly PlayerLine[] }) {
  const all = players.flatMap(({ line }) => line);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const steps = Math.max(1, (players[0]?.line.length ?? 0) - 1);
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / steps;
  const y = (sum: number) => HEIGHT - EDGE - ((sum - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  return (
    <svg
      class="lines"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={players.map(({ name, line }) => `${name}: ${chips(lastOf(line))}`).join("; ")}
    >
      <line class="lines-zero" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
      {players.map(({ player, line }, at) => (
        <g key={player} class={colour(at)}>
          <polyline
            points={line.map((sum, step) => `${x(step)},${y(sum)}`).join(" ")}
            stroke-dasharray={stroke(at)}
          />
          <path d={`M${x(line.length - 1)} ${y(lastOf(line))}h.01`} />
        </g>
      ))}
    </svg>
  );
}

const SPARK = { width: 160, height: 40, edge: 5 };

export function Spark({ line, label }: { line: readonly number[]; label: string }) {
  const { width, height, edge } = SPARK;
  const low = Math.min(0, ...line);
  const high = Math.max(0, ...line);
  const x = (at: number) => edge + (at * (width - 2 * edge)) / Math.max(1, line.length - 1);
  const y = (sum: number) =>
    height - edge - ((sum - low) * (height - 2 * edge)) / (high - low || 1);
  const last = line.length - 1;
  return (
    <svg
      class={`spark ${lastOf(line) < 0 ? "is-down" : "is-up"}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <line class="lines-zero" x1="0" x2={width} y1={y(0)} y2={y(0)} />
      <polyline points={line.map((sum, step) => `${x(step)},${y(sum)}`).join(" ")} />
      <circle cx={x(last)} cy={y(lastOf(line))} r="4" />
    </svg>
  );
}

export function Bar({ amount, most }: { amount: number; most: number }) {
  const wide = most ? (Math.abs(amount) / most) * 50 : 0;
  return (
    <svg
      class={`bar-drawn ${amount < 0 ? "is-down" : "is-up"}`}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={amount < 0 ? 50 - wide : 50} y="1" width={wide} height="10" />
      <line class="lines-zero" x1="50" x2="50" y1="0" y2="12" />
    </svg>
  );
}
