// Menu({hand, state, onClose})   what is seldom needed: how the game is played, the shuffles, the sound.

import type { HandLink } from "./link";
import type { HandProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { GameWordsFold } from "../kit/gamewords";
import { Languages } from "../kit/languages";
import { FourColours } from "../kit/looks";
import { useEffect, useState } from "preact/hooks";
import { say } from "../kit/say";
import { useSorting } from "../kit/sorting";
import { soundIsOn, turnSound } from "../kit/sound";
import { CheckRound } from "./fair";

export function Menu({ hand, state, onClose }: HandProps & { onClose: () => void }) {
  const { table, me, night } = state;
  const [sound, setSound] = useState(soundIsOn());
  const sorting = useSorting(state.round);
  const [help, showHelp] = useState(false);
  const turn = () => {
    turnSound(!sound);
    setSound(!sound);
  };
  if (help && table) return <Help hand={hand} game={table.game} onClose={() => showHelp(false)} />;
  return (
    <Dialog
      title={me.name}
      onClose={onClose}
      foot={
        <Button kind="main" onTap={onClose}>
          {say("go back")}
        </Button>
      }
    >
      <p class="quiet">
        {night.name}
        {table ? ` · ${table.name} · ${say("seat {seat}", { seat: table.seat })}` : ""}
      </p>
      <div class="hand-list">
        {table && (
          <Button kind="plain" onTap={() => showHelp(true)}>
            {say("how {game} is played", { game: table.game_name })}
          </Button>
        )}
        <Button kind="plain" chosen={sound} onTap={turn}>
          {sound ? say("sound at my turn: on") : say("sound at my turn: off")}
        </Button>
        <Button kind="plain" onTap={sorting.turn}>
          {sorting.as === "sorted" ? say("my cards: sorted") : say("my cards: as dealt")}
        </Button>
        <FourColours kind="plain" />
        {table?.last && table.cards === "virtual" && (
          <CheckRound hand={hand} table={table.table} number={table.last.number} />
        )}
      </div>
      {table && <GameWordsFold api={hand.api} game={table.game} />}
      <Languages />
      {table?.commitment && (
        <div class="hand-promise">
          <p class="small quiet">
            {say(
              "The shuffle of round {number} is promised. This is the SHA-256 of its seed, which is published when the round is closed; then your own phone can do the shuffle again.",
              { number: table.number },
            )}
          </p>
          <code>{table.commitment}</code>
        </div>
      )}
    </Dialog>
  );
}

interface HelpProps {
  hand: HandLink;
  game: string;
  onClose: () => void;
}

function Help({ hand, game, onClose }: HelpProps) {
  const [page, see] = useState<string | null>(null);
  useEffect(() => {
    hand.game(game).then(
      ({ help }) => see(help || `<p>${say("Its page of help has not been written yet.")}</p>`),
      () => see(`<p>${say("The house does not answer. Try again.")}</p>`),
    );
  }, [game]);
  // The server's own markup, made from its own pages; nobody's input is in it.
  return (
    <Dialog
      title={say("How it is played")}
      large
      onClose={onClose}
      foot={
        <Button kind="main" onTap={onClose}>
          {say("back to my hand")}
        </Button>
      }
    >
      {page ? (
        <div class="hand-help" dangerouslySetInnerHTML={{ __html: page }} />
      ) : (
        <p class="quiet">{say("One moment.")}</p>
      )}
    </Dialog>
  );
}
