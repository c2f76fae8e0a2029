// OpenTable({server, state, onOpened, onClose})   a game with its options, virtual or real cards, chips for the tray.

import type { Desk, GameLine } from "../answers";
import type { Api } from "../kit/api";
import type { SheetProps } from "./types";
import { Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { GoBack } from "../kit/dialog";
import { Evening } from "../kit/evening";
import { DealingSeconds, USUAL_SECONDS } from "../kit/dealing";
import { helpOf } from "../kit/help";
import { useEffect, useRef, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { GameNote, type GameToChoose } from "../kit/gamesummary";
import { useOdds } from "../kit/odds";
import { chips } from "../kit/numbers";
import type { Held } from "../kit/types";
import { gettext, ngettext } from "../kit/gettext";
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
import { Choices, Form, More, Text } from "./forms";
import { ANY, narrowed } from "./narrow";
import { Narrowing } from "./narrowing";
import { SmallPicture } from "./smallpicture";
import { list } from "./words";

const CARDS = [
  {
    value: "virtual",
    label: gettext("on the screens"),
    note: gettext("the house shuffles; everybody can check it"),
  },
  {
    value: "physical",
    label: gettext("a real deck"),
    note: gettext("the dealer deals, and taps each card that turns up"),
  },
];

const DEALERS = [
  {
    value: "somebody",
    label: gettext("somebody, at a screen"),
    note: gettext("a tablet on the table, or this laptop, says what comes next"),
  },
  {
    value: "itself",
    label: gettext("the table itself"),
    note: gettext("everybody plays on a phone, and nobody has to deal"),
  },
];

/** A game of the catalogue. */
type Game = GameOfCatalogue & GameToChoose & Pick<GameLine, "name" | "scored" | "takes">;

interface OpenTableProps extends SheetProps {
  /** `itself`: whether it deals itself. */
  onOpened: (table: number, itself: boolean) => void;
}

export function OpenTable({ server, state, onOpened, onClose }: OpenTableProps) {
  const { games, error } = useGames(server.api);
  const asking = useAsking(server);
  const [game, setGame] = useState<Game | null>(null);
  const [choosing, setChoosing] = useState(true); // from all games; one that is chosen stands alone
  const [wish, setWish] = useState(ANY);
  const [options, setOptions] = useState<HeldOptions>({});
  const [cards, setCards] = useState("virtual");
  const [seconds, setSeconds] = useState<number | null>(null); // null: somebody deals
  const [tray, setTray] = useState(0);
  const [name, setName] = useState("");
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: "nearest" }), []);

  const usual = gettext("Table {number}", {
    number: Math.max(0, ...state.tables.map((table) => table.table)) + 1,
  });
  const choose = (slug: string) => {
    const chosen = games?.find((game) => game.slug === slug);
    if (!chosen) return;
    setGame(chosen);
    setChoosing(false);
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
      ...(name.trim() && { name: name.trim() }),
    });
    if (!answer?.number) return;
    const itself = seconds !== null && cards === "virtual";
    if (itself)
      await asking.ask("PUT", `${server.path}/tables/${answer.number}/deals-itself`, {
        itself: true,
        seconds,
      });
    onOpened(answer.number, itself);
  };
  const way = <GoBack onTap={onClose} />;
  return (
    <section class="sheet" ref={top} aria-labelledby="open-table">
      <h3 id="open-table">{gettext("Open a table")}</h3>
      <ErrorToast text={error} />
      <Form
        asking={asking}
        submit={gettext("open the table")}
        way={way}
        onSubmit={open}
        blocked={!game || wrong}
      >
        {games && (choosing || !game) && (
          <Narrowing games={games} wish={wish} come={state.players.length} onChange={setWish} />
        )}
        <Choices
          label={gettext("Game")}
          value={game?.slug}
          wide
          onChange={choose}
          choices={(game && !choosing ? [game] : narrowed(games ?? [], wish)).map((game) => ({
            value: game.slug,
            label: game.name,
            note: (
              <GameNote game={game} picture={<SmallPicture api={server.api} game={game.slug} />} />
            ),
          }))}
        />
        {game && (
          <>
            {!choosing && (
              <div>
                <Button kind="quiet" onTap={() => setChoosing(true)}>
                  {gettext("another game")}
                </Button>
              </div>
            )}
            <p class="note">
              <a href={helpOf(game.slug, location.pathname)} target="_blank" rel="opener">
                {gettext("How {game} is played", { game: game.name })}
              </a>
            </p>
            <Choices
              label={gettext("Cards")}
              value={cards}
              wide
              choices={CARDS}
              onChange={setCards}
            />
            {cards === "virtual" && (
              <>
                <Choices
                  label={gettext("Who deals")}
                  value={seconds === null ? "somebody" : "itself"}
                  wide
                  choices={DEALERS}
                  onChange={(who) => setSeconds(who === "itself" ? USUAL_SECONDS : null)}
                />
                {seconds !== null && <DealingSeconds value={seconds} onChange={setSeconds} />}
              </>
            )}
            <Settings
              key={game.slug}
              game={{ ...game, settings: game.settings.filter(isSuggested), odds: [] }}
              held={options}
              onChange={change}
            />
            <BuyIn state={state} options={options} onChange={change} />
            <More
              what={gettext("options, tray, name##of a table, folded")}
              open={Boolean(wrong || asking.fields.name)}
            >
              <Settings
                key={game.slug}
                game={{
                  ...game,
                  settings: game.settings.filter((setting) => !isSuggested(setting)),
                  odds,
                }}
                held={options}
                onChange={change}
              />
              <Evening
                key={`evening ${game.slug}`}
                api={server.api}
                game={game}
                options={options}
              />
              <fieldset class="field">
                <legend>{gettext("Tray")}</legend>
                <p class="note">
                  {game.scored
                    ? gettext(
                        "Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.",
                      )
                    : gettext(
                        "Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so.",
                      )}
                </p>
                <ChipAmount
                  label={gettext("chips")}
                  value={tray}
                  least={0}
                  inChips
                  chipset={state.chip_set}
                  onChange={setTray}
                />
              </fieldset>
              <Text
                label={gettext("Name")}
                value={name}
                placeholder={usual}
                wrong={asking.fields.name}
                onInput={setName}
              />
            </More>
            {wrong && (
              <p class="wrong" role="alert">
                {wrong}
              </p>
            )}
          </>
        )}
      </Form>
    </section>
  );
}

/** An option that a form chooses otherwise than a file: it stands in sight, with what it costs. */
const isSuggested = ({ suggested = null }: Game["settings"][number]) => suggested !== null;

interface BuyInProps {
  state: Desk;
  options: HeldOptions;
  onChange: (options: HeldOptions) => void;
}

/** That people have fewer chips than each has to bring, and how to get there. */
function BuyIn({ state, options, onChange }: BuyInProps) {
  const { buy_in: wanted } = options as { buy_in?: Held };
  const poor = state.players.filter(({ bankroll }) => bankroll < Number(wanted ?? 0));
  if (!poor.length) return null;
  const least = Math.min(...state.players.map(({ bankroll }) => bankroll).filter(Boolean));
  return (
    <div class="note is-warning buy-in" role="status">
      <p>
        {ngettext(
          "Each brings {chips} into this game; {players} has fewer.",
          "Each brings {chips} into this game; {players} have fewer.",
          poor.length,
          { chips: chips(Number(wanted)), players: list(poor.map(({ name }) => name)) },
        )}{" "}
        {gettext("Sell them more first (Players, above), or play with less.")}
      </p>
      {Number.isFinite(least) && (
        <Button onTap={() => onChange({ ...options, buy_in: least })}>
          {gettext("play with {chips} each", { chips: chips(least) })}
        </Button>
      )}
    </div>
  );
}

function useGames(api: Api) {
  const [seen, see] = useState<{ games?: readonly Game[]; error?: string }>({});
  useEffect(() => {
    api.get<{ games: readonly Game[] }>("games").then(
      ({ games }) => see({ games }),
      (error) =>
        see({
          error:
            error instanceof Refused
              ? error.message
              : gettext("The list of games did not come. Go back and try again."),
        }),
    );
  }, []);
  return seen;
}
