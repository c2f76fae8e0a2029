// Practise({api, onClose})   a game to practise, to deal it, to play it or both, with the program in the other seats.

import type { GameLine, Games, PracticeBegun } from "../answers";
import { type Api, Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { GameNote } from "../kit/gamesummary";
import { gettext } from "../kit/gettext";
import { Choices } from "./forms";

const PARTS = [
  {
    value: "deal",
    label: gettext("deal##what a dealer does"),
    note: gettext("this screen is the dealer's tablet"),
  },
  {
    value: "play",
    label: gettext("play"),
    note: gettext("this screen is a player's phone; the program deals"),
  },
  {
    value: "both",
    label: gettext("deal and play"),
    note: gettext("this screen is the dealer's tablet, and seat 1 is yours"),
  },
];
const CARDS = [
  { value: "virtual", label: gettext("on the screen") },
  {
    value: "physical",
    label: gettext("a real deck"),
    note: gettext("you deal it for everybody, and tap what turns up"),
  },
];

export function Practise({ api, onClose }: { api: Api; onClose: () => void }) {
  const [games, setGames] = useState<readonly GameLine[] | null>(null);
  const [game, setGame] = useState("");
  const [part, setPart] = useState("deal");
  const [cards, setCards] = useState("virtual");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const said = (error: unknown) =>
    setError(error instanceof Refused ? error.message : gettext("The house cannot be reached."));
  useEffect(() => {
    api.get<Games>("games").then((found) => {
      setGames(found.games);
      setGame(found.games[0]?.slug ?? "");
    }, said);
  }, []);
  const begin = async () => {
    setBusy(true);
    setError("");
    try {
      const { path } = await api.send<PracticeBegun>("POST", "practices", {
        game,
        part,
        cards: part === "deal" ? cards : "virtual",
      });
      location.assign(path);
    } catch (error) {
      setBusy(false);
      said(error);
    }
  };
  return (
    <section class="sheet" aria-labelledby="practise">
      <h3 id="practise">{gettext("Practise")}</h3>
      <p class="note">
        {gettext(
          "A table of its own with players of the program. Nothing counts, nothing is written into any book, and it ends by itself.",
        )}
      </p>
      <Choices
        label={gettext("Game")}
        value={game}
        wide
        onChange={setGame}
        choices={(games ?? []).map((each) => ({
          value: each.slug,
          label: each.name,
          note: <GameNote game={each} />,
        }))}
      />
      <Choices label={gettext("You")} value={part} wide choices={PARTS} onChange={setPart} />
      {part === "deal" && (
        <Choices label={gettext("Cards")} value={cards} wide choices={CARDS} onChange={setCards} />
      )}
      <ErrorToast text={error} />
      <div class="form-foot">
        <Button kind="plain" onTap={onClose}>
          {gettext("go back")}
        </Button>
        <Button kind="main" busy={busy} onTap={begin}>
          {gettext("practise")}
        </Button>
      </div>
    </section>
  );
}
