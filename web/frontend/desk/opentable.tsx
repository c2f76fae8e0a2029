// OpenTable({server, state, onOpened, onClose})   a game with its options, virtual or real cards, chips for the tray.

import type { GameLine } from "../answers";
import type { Api } from "../kit/api";
import type { SheetProps } from "./types";
import { Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { Evening } from "../kit/evening";
import { helpOf } from "../kit/help";
import { useEffect, useRef, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { useOdds } from "../kit/odds";
import { say } from "../kit/say";
import {
  type GameOfCatalogue,
  givenOptions,
  type HeldOptions,
  Settings,
  startingOptions,
  wrongOption,
} from "../kit/settings";
import { ChipAmount } from "./amount";
import { useAsking } from "./asking";
import { Choices, Form, Text } from "./forms";
import { seats } from "./words";

const CARDS = [
  {
    value: "virtual",
    label: say("on the screens"),
    note: say("the house shuffles; everybody can check it"),
  },
  {
    value: "physical",
    label: say("a real deck"),
    note: say("the dealer deals, and taps each card that turns up"),
  },
];

/** A game of the catalogue. */
type Game = GameOfCatalogue & Pick<GameLine, "name" | "scored">;

interface OpenTableProps extends SheetProps {
  onOpened: (table: number) => void;
}

export function OpenTable({ server, state, onOpened, onClose }: OpenTableProps) {
  const { games, trouble } = useGames(server.api);
  const asking = useAsking(server);
  const [game, setGame] = useState<Game | null>(null);
  const [options, setOptions] = useState<HeldOptions>({});
  const [cards, setCards] = useState("virtual");
  const [tray, setTray] = useState(0);
  const [name, setName] = useState("");
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: "nearest" }), []);

  const usual = say("Table {number}", {
    number: Math.max(0, ...state.tables.map((table) => table.table)) + 1,
  });
  const choose = (slug: string) => {
    const chosen = games?.find((game) => game.slug === slug);
    if (!chosen) return;
    setGame(chosen);
    setOptions(startingOptions(chosen));
    asking.clear();
  };
  const change = (now: HeldOptions) => {
    setOptions(now);
    asking.clear();
  };
  const wrong = game && wrongOption(game, options);
  const odds = useOdds(server.api, game, options);
  const open = async () => {
    if (!game) return;
    const answer = await asking.ask("POST", `${server.path}/tables`, {
      game: game.slug,
      options: givenOptions(options),
      cards,
      tray,
      name: name.trim() || usual,
    });
    if (answer?.number) onOpened(answer.number);
  };
  const way = (
    <Button kind="plain" onTap={onClose}>
      {say("go back")}
    </Button>
  );
  return (
    <section class="sheet" ref={top} aria-labelledby="open-table">
      <h3 id="open-table">{say("Open a table")}</h3>
      <ErrorToast text={trouble} />
      <Form
        asking={asking}
        submit={say("open the table")}
        way={way}
        onSubmit={open}
        blocked={!game || wrong}
      >
        <Choices
          label={say("Game")}
          value={game?.slug}
          wide
          onChange={choose}
          choices={(games ?? []).map((game) => ({
            value: game.slug,
            label: game.name,
            note: seats(game.seats),
          }))}
        />
        {game && (
          <>
            <p class="note">
              <a href={helpOf(game.slug, location.pathname)} target="_blank" rel="noopener">
                {say("How {game} is played", { game: game.name })}
              </a>
            </p>
            <Choices label={say("Cards")} value={cards} wide choices={CARDS} onChange={setCards} />
            <Settings key={game.slug} game={{ ...game, odds }} held={options} onChange={change} />
            <Evening key={`evening ${game.slug}`} api={server.api} game={game} options={options} />
            {wrong && (
              <p class="wrong" role="alert">
                {wrong}
              </p>
            )}
            <fieldset class="field">
              <legend>{say("Tray")}</legend>
              <p class="note">
                {game.scored
                  ? say(
                      "Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.",
                    )
                  : say(
                      "Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so.",
                    )}
              </p>
              <ChipAmount
                label={say("chips")}
                value={tray}
                least={0}
                inChips
                chipset={state.chip_set}
                onChange={setTray}
              />
            </fieldset>
            <Text
              label={say("Name")}
              value={name}
              placeholder={usual}
              wrong={asking.fields.name}
              onInput={setName}
            />
          </>
        )}
      </Form>
    </section>
  );
}

function useGames(api: Api) {
  const [seen, see] = useState<{ games?: readonly Game[]; trouble?: string }>({});
  useEffect(() => {
    api.get<{ games: readonly Game[] }>("games").then(
      ({ games }) => see({ games }),
      (error) =>
        see({
          trouble:
            error instanceof Refused
              ? error.message
              : say("The list of games did not come. Go back and try again."),
        }),
    );
  }, []);
  return seen;
}
