// /shuffle: a shuffle done again on the reader's own screen. Once it is loaded this page asks nobody anything: the seed and
// the rest come from the fragment of a link or from fingers, and everything is worked out here.

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { pageElement } from "../kit/page";
import { cardsOf, type ChosenDeck, DeckChoice, type DeckOfGames, deckError, OWN } from "./deck";
import { cutOf, type Facts, figures, fromFragment, judged, NOTHING } from "./facts";
import { Cards, Verdict } from "./verdict";
import { Why } from "./why";

// Letters that only a name will need are asked for now, too.
void Promise.allSettled([...document.fonts].map((face) => face.load()));

const page = pageElement();
const decks: readonly DeckOfGames[] = JSON.parse(page.dataset["decks"] ?? "[]");

function Shuffle() {
  const [facts, setFacts] = useState(() => fromFragment(location.hash));
  const [deck, setDeck] = useState<ChosenDeck>({
    ...OWN,
    way: facts.decks.length ? "known" : 0,
  });
  const take = (fresh: Facts) => {
    setFacts(fresh);
    setDeck({ ...OWN, way: fresh.decks.length ? "known" : 0 });
  };
  useEffect(() => {
    const turned = () => take(fromFragment(location.hash));
    addEventListener("hashchange", turned);
    return () => removeEventListener("hashchange", turned);
  }, []);
  const change = (part: Partial<Facts>) => setFacts({ ...facts, ...part });
  const typed =
    (name: "seed" | "commitment") =>
    ({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) => {
      const link = value.indexOf("#seed=");
      if (link >= 0) take(fromFragment(value.slice(link).trim()));
      else change({ [name]: figures(value) });
    };
  const known = facts.decks[facts.shuffle - 1];
  const chosen: ChosenDeck = deck.way === "known" && !known ? { ...deck, way: "own" } : deck;
  const cards = cardsOf(chosen, known, decks);
  const { error, ...found } = judged(facts, cards);
  return (
    <main class="fair">
      <h1>{gettext("Check a shuffle")}</h1>
      <p class="fair-lead">
        {gettext(
          "This page does a round's shuffle once more, on your own screen. It has no need of the house any more: switch the network off, if you like, and go on.",
        )}
      </p>
      <Verdict facts={facts} found={found} onClear={() => take(NOTHING)} />
      <section class="fair-form" aria-label={gettext("what is known of the shuffle")}>
        <Figures
          label={gettext("The seed, published after the round (or the whole link)")}
          value={facts.seed}
          error={error.seed}
          onInput={typed("seed")}
        />
        <Figures
          label={gettext("The commitment, as you saw it before the round")}
          value={facts.commitment}
          error={error.commitment}
          onInput={typed("commitment")}
        />
        <label class="fair-field">
          {gettext("The cut: what the players added, one word a line, by seat")}
          <textarea
            rows={Math.max(1, cutOf(facts.cut).split("\n").length)}
            value={facts.cut}
            placeholder={gettext("nobody added anything")}
            spellcheck={false}
            onInput={({ currentTarget }) => change({ cut: currentTarget.value })}
          />
        </label>
        <ErrorToast text={error.cut} />
        <DeckChoice decks={decks} known={known} chosen={chosen} onChoose={setDeck} />
        <ErrorToast text={deckError(chosen)} />
        <Number_
          value={facts.shuffle}
          most={facts.decks.length}
          onChange={(shuffle) => change({ shuffle })}
        />
      </section>
      {found.order && <Cards order={found.order} />}
      <Why />
    </main>
  );
}

interface FiguresProps {
  label: string;
  value: string;
  error: string | null;
  onInput: (event: { currentTarget: HTMLTextAreaElement }) => void;
}

const Figures = ({ label, value, error, onInput }: FiguresProps) => (
  <>
    <label class="fair-field">
      {label}
      <textarea
        class="fair-figures"
        rows={2}
        value={value}
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        aria-invalid={error ? "true" : undefined}
        onInput={onInput}
      />
    </label>
    <ErrorToast text={error} />
  </>
);

interface NumberProps {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** Most rounds have one shuffle; a stock that is used up is shuffled again. */
const Number_ = ({ value, most, onChange }: NumberProps) => (
  <label class="fair-field is-short">
    {most > 1
      ? gettext("Which of the round's {most} shuffles", { most })
      : gettext("Which shuffle of the round")}
    <input
      type="number"
      inputmode="numeric"
      min="1"
      value={value}
      onInput={({ currentTarget }) =>
        onChange(Math.max(1, Math.trunc(Number(currentTarget.value)) || 1))
      }
    />
  </label>
);

render(<Shuffle />, page);
