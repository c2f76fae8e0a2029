// EndStanding({rows, me})   how everybody stands as a round is over, the best first: [{seat, player, figure, note, best}]

import { names } from "../kit/names";
import { gettext } from "../kit/gettext";

export interface StandsAtEnd {
  seat: number;
  player: string;
  figure: string;
  note?: string;
  best: boolean;
}

export const EndStanding = ({ rows, me }: { rows: readonly StandsAtEnd[]; me: number }) => (
  <ol class="end-standing" aria-label={gettext("how it stands")}>
    {rows.map(({ seat, player, figure, note, best }) => (
      <li key={seat} class={names([seat === me && "is-me"])}>
        <span class="end-name">{player}</span>
        {note && <span class="small quiet">{note}</span>}
        <b class="figure">
          {figure}
          {best && " ★"}
        </b>
      </li>
    ))}
  </ol>
);
