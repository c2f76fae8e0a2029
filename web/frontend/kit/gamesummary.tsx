// GameNote({game, picture})   what somebody wants to know who chooses a game: cards of it, for how many it is, how long it takes, luck or
//                    skill, and one line
// players(seats)     "2 to 6 players"

import type { GameLine, Summary } from "../answers";
import type { ComponentChildren } from "preact";
import { ngettext, gettext } from "./gettext";
import { Cards } from "./short";

const MOST_CARDS = 4;

/** What a choice of games shows of each. */
export type GameToChoose = Pick<GameLine, "seats" | "summary" | "short">;

export const players = ({ least, most }: GameLine["seats"]) =>
  least === most
    ? ngettext("{count} player", "{count} players", most)
    : gettext("{least} to {most} players", { least, most });

const LUCK: Record<Summary["luck"], string> = {
  luck: gettext("luck"),
  "mostly-luck": gettext("more luck than skill"),
  both: gettext("luck and skill"),
  "mostly-skill": gettext("more skill than luck"),
  skill: gettext("skill alone"),
};

interface GameNoteProps {
  game: GameToChoose;
  /** Instead of cards of it. */
  picture?: ComponentChildren;
}

export function GameNote({ game, picture: own }: GameNoteProps) {
  const { seats, summary, short } = game;
  const picture = short?.pictures.at(-1);
  return (
    <span class="game-note">
      {own}
      {!own && picture && (
        <span aria-hidden="true">
          <Cards
            picture={{ ...picture, hands: [picture.hands.flat().slice(0, MOST_CARDS)], lit: [] }}
          />
        </span>
      )}
      {summary && <span class="game-line">{summary.line}</span>}
      <span class="game-facts">
        {[players(seats), ...facts(summary)].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </span>
  );
}

function facts(summary: Summary | null) {
  if (!summary) return [];
  return [
    gettext("{minutes} min a round", { minutes: summary.round_minutes }),
    gettext("{minutes} min in all", { minutes: summary.evening_minutes }),
    LUCK[summary.luck],
  ];
}
