// Lines({players})   everybody's line over the evening: what they were up after each round
// Line({at})         the stroke of the line at this place, beside a name: a colour alone says nothing

import { html } from "../kit/html.js";
import { chips } from "../kit/numbers.js";

const STROKES = ["", "14 8", "3 8", "24 8 3 8", "10 6 2 6", "2 5"];
const COLOURS = STROKES.length;
const WIDTH = 900;
const HEIGHT = 480;
const EDGE = 14;

/** After six lines the colours come again, each with another stroke. */
const stroke = (at) => STROKES[(at + Math.floor(at / COLOURS)) % COLOURS];
const colour = (at) => `is-line-${at % COLOURS}`;

export const Line = ({
  at,
}) => html`<svg class=${`line-stroke ${colour(at)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${stroke(at)} />
</svg>`;

export function Lines({ players }) {
  const all = players.flatMap(({ line }) => line);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const steps = Math.max(1, players[0].line.length - 1);
  const x = (at) => EDGE + (at * (WIDTH - 2 * EDGE)) / steps;
  const y = (sum) => HEIGHT - EDGE - ((sum - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  return html`<svg class="lines" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img"
      aria-label=${players.map(({ name, line }) => `${name}: ${chips(line.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} />
    ${players.map(
      ({ player, line }, at) => html`<g key=${player} class=${colour(at)}>
      <polyline points=${line.map((sum, step) => `${x(step)},${y(sum)}`).join(" ")} stroke-dasharray=${stroke(at)} />
      <circle cx=${x(line.length - 1)} cy=${y(line.at(-1))} r="8" />
    </g>`,
    )}
  </svg>`;
}
