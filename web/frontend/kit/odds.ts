// useOdds(api, game, options)   what these options of a game cost or earn the house: [{setting, text}], as the server
//     computes it. Nothing until everything is chosen and there is an answer; what was asked last counts.

import type { Odds, OddsLine } from "../answers";
import type { Api } from "./api";
import { useEffect, useState } from "preact/hooks";
import { type GameOfCatalogue, givenOptions, type HeldOptions, wrongOption } from "./settings";

const REST = 250; // milliseconds without a change before it is asked

export function useOdds(api: Api, game: GameOfCatalogue | null | undefined, options: HeldOptions) {
  const [found, find] = useState<{ game: GameOfCatalogue; odds: readonly OddsLine[] } | null>(null);
  const asked =
    game?.odds.length && wrongOption(game, options) === null
      ? JSON.stringify(givenOptions(options))
      : null;
  useEffect(() => {
    if (asked === null || !game) return undefined;
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const { odds } = await api.send<Odds>("POST", `games/${game.slug}/odds`, {
          options: JSON.parse(asked),
        });
        if (!isOld) find({ game, odds });
      } catch {
        if (!isOld) find(null); // options the rules refuse together: opening the table says why
      }
    }, REST);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [game, asked]);
  return asked !== null && found && found.game === game ? found.odds : [];
}
