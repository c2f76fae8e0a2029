// Narrowing({games, wish, come, onChange})   what people like, and how many they are: buttons above a list of games. `come`: so many
//                                            are here tonight.

import type { GameLine } from "../answers";
import { ANY, type Kind, narrowed, type Wish } from "./narrow";
import { Button } from "../kit/controls";
import { gettext } from "../kit/gettext";
import { useState } from "preact/hooks";

const KINDS: Record<Kind, string> = {
  chips: gettext("chips##a kind of game"),
  tricks: gettext("tricks##a kind of game"),
  fishing: gettext("fishing##a kind of game"),
  rummy: gettext("rummy##a kind of game"),
  stops: gettext("stops##a kind of game"),
  memory: gettext("memory##a kind of game"),
  reflexes: gettext("reflexes##a kind of game"),
  quick: gettext("quick##a kind of game"),
};

interface NarrowingProps {
  games: readonly Pick<GameLine, "summary" | "takes">[];
  wish: Wish;
  come: number;
  onChange: (wish: Wish) => void;
}

export function Narrowing({ games, wish, come, onChange }: NarrowingProps) {
  const most = Math.max(1, ...games.flatMap(({ takes }) => takes));
  const [count, setCount] = useState(Math.min(Math.max(come, 1), most));
  const { kinds, people } = wish;
  const toggle = (kind: Kind) =>
    onChange({
      ...wish,
      kinds: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind],
    });
  const ask = (now: number) => {
    setCount(now);
    onChange({ ...wish, people: now });
  };
  return (
    <div class="narrowing" role="group" aria-label={gettext("Which games")}>
      {(Object.keys(KINDS) as Kind[]).map((kind) => (
        <Button key={kind} chosen={kinds.includes(kind)} onTap={() => toggle(kind)}>
          {KINDS[kind]}
        </Button>
      ))}
      <span class="narrowing-people">
        <Button name={gettext("one fewer")} disabled={count <= 1} onTap={() => ask(count - 1)}>
          −
        </Button>
        <Button
          chosen={people !== null}
          onTap={() => (people === null ? ask(count) : onChange({ ...wish, people: null }))}
        >
          {gettext("for {count}##so many people", { count })}
        </Button>
        <Button name={gettext("one more")} disabled={count >= most} onTap={() => ask(count + 1)}>
          +
        </Button>
      </span>
      <p class="narrowing-found" role="status">
        {narrowed(games, wish).length ? "" : gettext("No game is all of that.")}
      </p>
      {(kinds.length > 0 || people !== null) && (
        <Button kind="quiet" onTap={() => onChange(ANY)}>
          {gettext("show all games")}
        </Button>
      )}
    </div>
  );
}
