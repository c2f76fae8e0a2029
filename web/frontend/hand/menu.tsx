// Menu({hand, state, onClose})   what is seldom needed: how the game is played, the shuffles, the sound.

import type { HandProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { GameWordsFold } from "../kit/gamewords";
import { Languages } from "../kit/languages";
import { FourColours } from "../kit/looks";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { HowItIsPlayed } from "../kit/short";
import { useSorting } from "../kit/sorting";
import { soundIsOn, turnSound } from "../kit/sound";
import { CheckRound } from "./fair";
import { isOut, isSeated } from "./own";

export function Menu({ hand, state, onClose }: HandProps & { onClose: () => void }) {
  const { table, me, night } = state;
  const [sound, setSound] = useState(soundIsOn());
  const sorting = useSorting(state.round);
  const [help, showHelp] = useState(false);
  const turn = () => {
    turnSound(!sound);
    setSound(!sound);
  };
  if (help && table)
    return (
      <HowItIsPlayed
        api={hand.api}
        game={table.game}
        back={gettext("back to my hand")}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={me.name}
      onClose={onClose}
      foot={
        <Button kind="main" onTap={onClose}>
          {gettext("go back")}
        </Button>
      }
    >
      <p class="quiet">
        {night.name}
        {table ? ` · ${table.name} · ${gettext("seat {seat}", { seat: table.seat })}` : ""}
      </p>
      <div class="hand-list">
        {table && (
          <Button kind="plain" onTap={() => showHelp(true)}>
            {gettext("how {game} is played", { game: table.game_name })}
          </Button>
        )}
        <Button kind="plain" chosen={sound} onTap={turn}>
          {sound ? gettext("sound at my turn: on") : gettext("sound at my turn: off")}
        </Button>
        <Button kind="plain" onTap={sorting.turn}>
          {sorting.as === "sorted" ? gettext("my cards: sorted") : gettext("my cards: as dealt")}
        </Button>
        <FourColours kind="plain" />
        {isSeated(state) && !state.table.dealing && !isOut(state) && (
          <Button kind="plain" onTap={() => hand.sitOut().then(onClose)}>
            {gettext("sit out from the next round on")}
          </Button>
        )}
        {table?.last && table.cards === "virtual" && (
          <CheckRound hand={hand} table={table.table} number={table.last.number} />
        )}
      </div>
      {table && <GameWordsFold api={hand.api} game={table.game} />}
      <Languages />
      {table?.commitment && (
        <div class="hand-promise">
          <p class="small quiet">
            {gettext(
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
