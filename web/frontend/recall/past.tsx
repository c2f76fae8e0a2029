// Past({api, path, number})   one round, moment by moment: the felt as it lay, what was done, the chips that moved; and the
//                             link that checks its shuffle.

import type { CheckLink, Moment, Recalled, RoundView } from "../answers";
import type { Api } from "../kit/api";
import type { NamesBySeat } from "../round/types";
import { Button } from "../kit/controls";
import { useEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { Facts, general, plainZone } from "../round/general";
import { linesOf, namesOf } from "../round/lines";

interface PastProps {
  api: Api;
  path: string;
  number: number;
}

export function Past({ api, path, number }: PastProps) {
  const [at, goTo] = useState<number | null>(null);
  const [up, turnUp] = useState(false);
  const [seen, see] = useState<{ past?: Recalled; error?: string }>({});
  useEffect(() => {
    const query = new URLSearchParams({
      cards: up ? gettext("turned up") : gettext("as they lay"),
      ...(at !== null && { at: String(at) }),
    });
    let late = false;
    api.get<Recalled>(`${path}?${query}`).then(
      (past) => late || see({ past }),
      (error: Error) => late || see({ error: error.message }),
    );
    return () => {
      late = true; // an answer that was overtaken by another tap
    };
  }, [at, up]);
  if (seen.error) {
    return (
      <State mark="c" title={gettext("Round {number}", { number })} text={seen.error}>
        <a class="button is-plain" href="#">
          {gettext("the other rounds")}
        </a>
      </State>
    );
  }
  if (!seen.past) return <State title={gettext("One moment")} />;
  return <Shown past={seen.past} goTo={goTo} up={up} turnUp={turnUp} />;
}

interface ShownProps {
  past: Recalled;
  goTo: (at: number) => void;
  up: boolean;
  turnUp: (up: boolean) => void;
}

function Shown({ past, goTo, up, turnUp }: ShownProps) {
  const { round, moments, at } = past;
  const number = past.number ?? "";
  document.title = gettext("Round {number} · {game}", { number, game: past.game_name });
  const moment = moments[at];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) inSight(list.current);
  }, [at]);
  const players = namesOf(round);
  // The board is apart; the score is that of a table, which nobody looks at here.
  const state = {
    round: { ...round, board: {} } as RoundView,
    table: { table: 0, number: 0, game: round.game, seats: [] },
    night: { night: 0, chip_set: past.chip_set },
    payouts: [],
  };
  return (
    <main class="fair recall">
      <div class="recall-head">
        <h1>
          {past.voided
            ? gettext("Round {number}: {game} (voided)", { number, game: past.game_name })
            : gettext("Round {number}: {game}", { number, game: past.game_name })}
        </h1>
        <a class="button is-plain" href="#">
          {gettext("the other rounds")}
        </a>
      </div>
      <div class="recall-now">
        <p class="recall-line" role="status">
          {moment && wordsOf(moment, round)}
        </p>
        <Steps at={at} count={moments.length} goTo={goTo} />
      </div>
      <div class="recall-felt">
        <general.Felt state={state} />
      </div>
      <div class="recall-side">
        {moment && <Moved moment={moment} players={players} game={round.game} />}
        {Object.keys(round.board).length > 0 && (
          <details class="recall-board">
            <summary>{gettext("the game's own board")}</summary>
            <Facts facts={round.board} players={players} game={round.game} />
          </details>
        )}
        <div class="recall-up">
          <Button chosen={up} onTap={() => turnUp(!up)}>
            {up ? gettext("cards as they lay") : gettext("turn every card up")}
          </Button>
          <p class="small quiet">{up ? TURNED : past.seed ? LAY : REAL}</p>
        </div>
      </div>
      <ol class="recall-moments" aria-label={gettext("what happened")} ref={list}>
        {moments.map((moment, index) => (
          <li key={index}>
            <button
              type="button"
              class={names([
                "recall-moment",
                index === at && "is-now",
                !moment.stands && "is-undone",
              ])}
              aria-current={index === at ? "step" : undefined}
              onClick={() => goTo(index)}
            >
              <span class="quiet">{index + 1}</span>
              <span>{wordsOf(moment, round)}</span>
            </button>
          </li>
        ))}
      </ol>
      {past.check && <Check check={past.check} />}
    </main>
  );
}

/** Where the list scrolls by itself, the moment that is shown is in the middle of it. */
function inSight(list: HTMLElement) {
  const now = list.querySelector<HTMLElement>(".is-now");
  if (now && list.scrollHeight > list.clientHeight)
    list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
}

const LAY = gettext(
  "What lay face down lies face down here. The seed is public by now, so nothing of it is secret.",
);
const REAL = gettext("A real deck: cards that nobody showed are not known to the house.");
const TURNED = gettext("Hands that nobody showed are open now as well.");

/** A moment in words: what the engine says of its step, or the book's own sentence. */
function wordsOf({ kind, step, text }: Moment, round: RoundView) {
  const [line] = step ? linesOf({ ...round, record: [step] }) : [];
  return [text, line?.text ?? (kind === "round-began" ? gettext("The round begins.") : "")]
    .filter(Boolean)
    .join(" ");
}

interface StepsProps {
  at: number;
  count: number;
  goTo: (at: number) => void;
}

const Steps = ({ at, count, goTo }: StepsProps) => (
  <div class="recall-steps">
    <Button name={gettext("the first moment")} disabled={at === 0} onTap={() => goTo(0)}>
      ⇤
    </Button>
    <Button name={gettext("the moment before")} disabled={at === 0} onTap={() => goTo(at - 1)}>
      ←
    </Button>
    <span class="figure">{gettext("{number} of {count}", { number: at + 1, count })}</span>
    <Button
      name={gettext("the next moment")}
      disabled={at === count - 1}
      onTap={() => goTo(at + 1)}
    >
      →
    </Button>
    <Button
      name={gettext("the last moment")}
      disabled={at === count - 1}
      onTap={() => goTo(count - 1)}
    >
      ⇥
    </Button>
  </div>
);

interface MovedProps {
  moment: Moment;
  players: NamesBySeat;
  game: string;
}

function Moved({ moment, players, game }: MovedProps) {
  const moves = moment.step?.transfers ?? [];
  if (!moves.length) return null;
  return (
    <ul class="recall-moves" aria-label={gettext("chips that moved")}>
      {moves.map(({ from, to, amount, why }, index) => (
        <li key={index}>
          <b class="figure">{chips(amount)}</b> {placeIn(from, players, game)} →{" "}
          {placeIn(to, players, game)} <span class="quiet">{why}</span>
        </li>
      ))}
    </ul>
  );
}

/** "seat:1" -> "Ana"; "circle:1:ante" -> "Ana: circle ante" */
function placeIn(place: string, players: NamesBySeat, game: string) {
  const [kind, whose = ""] = place.split(":");
  return kind === "seat"
    ? (players[whose] ?? gettext("seat {seat}", { seat: whose }))
    : plainZone(place, players, game);
}

const Check = ({ check }: { check: CheckLink }) => (
  <section class="recall-check" aria-label={gettext("check this shuffle")}>
    <div>
      <h2>{gettext("Check this shuffle")}</h2>
      <p>
        {gettext(
          "On your own phone: the page does the shuffle again by itself, from the seed and the cut, and compares the commitment with the one you saw.",
        )}
      </p>
      <a class="button is-plain" href={check.url.slice(check.url.indexOf("/shuffle"))}>
        {gettext("check it here")}
      </a>
    </div>
    {check.qr && <div class="recall-qr" dangerouslySetInnerHTML={{ __html: check.qr }} />}
  </section>
);
