// GameChoice({table, state, onClose})   another game, other options, another way to deal: between rounds.

import type { RoundView } from "../answers";
import type { GameToPlay, TableProps, WithClose } from "./types";
import { Button } from "../kit/controls";
import { Ask, Dialog } from "../kit/dialog";
import { Evening } from "../kit/evening";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { GameNote } from "../kit/gamesummary";
import { useOdds } from "../kit/odds";
import { gettext } from "../kit/gettext";
import {
  givenOptions,
  type HeldOptions,
  Settings,
  startingOptions,
  wrongOption,
} from "../kit/settings";

const MODES: readonly { cards: RoundView["cards"]; name: string; note: string }[] = [
  {
    cards: "virtual",
    name: gettext("on the screens"),
    note: gettext("the house shuffles; everybody can check it"),
  },
  {
    cards: "physical",
    name: gettext("a real deck"),
    note: gettext("you deal, and tap each card that turns up"),
  },
];

interface Choice {
  game: GameToPlay;
  options: HeldOptions;
}

export function GameChoice({ table, state, onClose }: TableProps & WithClose) {
  const [games, setGames] = useState<readonly GameToPlay[]>([]);
  const [held, hold] = useState<Choice | null>(null);
  const [asked, ask] = useState(false);
  const [cards, setCards] = useState(state.table.cards);
  useEffect(() => {
    table.games().then(
      (list) => {
        const now = list.find(({ slug }) => slug === state.table.game);
        if (!now) return onClose();
        setGames(list);
        hold({ game: now, options: startingOptions(now, state.table.options) });
      },
      () => onClose(),
    );
  }, []);
  const odds = useOdds(table.api, held?.game ?? null, held?.options ?? {});
  if (!held)
    return (
      <Dialog
        title={gettext("What is played")}
        onClose={onClose}
        foot={<Button onTap={onClose}>{gettext("go back")}</Button>}
      />
    );

  const wrong = wrongOption(held.game, held.options);
  const choose = (game: GameToPlay) =>
    hold({
      game,
      options: startingOptions(game, game.slug === state.table.game ? state.table.options : {}),
    });
  const { series } = state.table;
  const play = async (endSeries: boolean) => {
    ask(false);
    const options = givenOptions(held.options);
    if (await table.changeGame(held.game.slug, options, cards, endSeries)) onClose();
  };
  if (asked && series)
    return (
      <Ask
        title={gettext("End the series?")}
        text={`${gettext("The running score goes.")} ${series.pot ? series.text : ""}`}
        yes={
          series.pot
            ? gettext("End the series and divide {chips}", { chips: series.pot })
            : gettext("End the series and play {game}", { game: held.game.name })
        }
        no={gettext("play on")}
        onYes={() => play(true)}
        onClose={() => ask(false)}
      />
    );
  const send = () => (series ? ask(true) : play(false));
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      <Button kind="main" disabled={wrong !== null} busy={table.late.value} onTap={send}>
        {gettext("play {game}", { game: held.game.name })}
      </Button>
    </>
  );
  return (
    <Dialog title={gettext("What is played")} onClose={onClose} foot={foot}>
      <div class="choices" role="group" aria-label={gettext("game")}>
        {games.map((game) => (
          <Button key={game.slug} chosen={game === held.game} onTap={() => choose(game)}>
            <span class="choice-words">
              <b>{game.name}</b>
              <span class="choice-note">
                <GameNote game={game} />
              </span>
            </span>
          </Button>
        ))}
      </div>
      <fieldset class="field setting">
        <legend>{gettext("Cards")}</legend>
        <div class="choices">
          {MODES.map((mode) => (
            <Button
              key={mode.cards}
              chosen={mode.cards === cards}
              onTap={() => setCards(mode.cards)}
            >
              <span class="choice-words">
                <b>{mode.name}</b>
                <span class="choice-note">{mode.note}</span>
              </span>
            </Button>
          ))}
        </div>
      </fieldset>
      <Settings
        key={held.game.slug}
        game={{ ...held.game, odds }}
        held={held.options}
        onChange={(options) => hold({ ...held, options })}
      />
      <Evening
        key={`evening ${held.game.slug}`}
        api={table.api}
        game={held.game}
        options={held.options}
      />
      <ErrorToast text={wrong ?? table.error.value} />
    </Dialog>
  );
}
