// useChoice(said)          what this wall shows: as the desk says, or, until the desk says something else, as was chosen on
//                          it: {shows, choose(what)}
// Choices({tables, choice}) the choice, on the wall itself: a tap or Enter opens it; left and right go from table to
//                          table, down to the languages; a figure shows the table of that number, 0 what is liveliest.

import type { Wall, WallTable } from "../answers";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { Languages, toLanguages } from "../kit/languages";
import { FourColours } from "../kit/looks";
import { gettext } from "../kit/gettext";
import { LIVELIEST, TURNS } from "./director";

const KEPT = "wall shows";
const OPEN_FOR = 6000; // milliseconds after the last key

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Chosen {
  night: number;
  said: number;
  shows: string;
}

export interface Choice {
  shows: string;
  choose: (what: string) => void;
}

const readChosen = (): Chosen | null => JSON.parse(localStorage.getItem(KEPT) ?? "null");

export function useChoice({ night, shows, said }: Pick<Wall, "night" | "shows" | "said">): Choice {
  const [own, keep] = useState(readChosen);
  const choose = (what: string) => {
    const chosen = { night, said, shows: what };
    localStorage.setItem(KEPT, JSON.stringify(chosen));
    keep(chosen);
  };
  const isOwn = own?.night === night && own.said === said;
  return { shows: isOwn ? own.shows : shows, choose };
}

interface ChoicesProps {
  tables: readonly WallTable[];
  choice: Choice;
}

export function Choices({ tables, choice }: ChoicesProps) {
  const [open, setOpen] = useState(0); // how often it was opened: each time anew for a while
  const ways: readonly (readonly [what: string, words: string])[] = [
    [LIVELIEST, gettext("where something happens")],
    [TURNS, gettext("table after table")],
    ...tables.map(({ table, name }) => [String(table), name] as const),
  ];
  const now = useRef({ ways, choice });
  now.current = { ways, choice };
  useLayoutEffect(() => {
    const obeys = (key: string) => {
      const { ways: all, choice: chosen } = now.current;
      const at = all.findIndex(([what]) => what === chosen.shows);
      const step = STEPS[key];
      const beside = step && all[(at + step + all.length) % all.length];
      if (beside) chosen.choose(beside[0]);
      else if (key === "0") chosen.choose(LIVELIEST);
      else if (all.some(([what]) => what === key)) chosen.choose(key);
      else if (key === "ArrowDown") toLanguages();
      else return key === "Enter";
      return true;
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || obeys(key)) setOpen((count) => count + 1);
    };
    const onTap = () => setOpen((count) => count + 1);
    addEventListener("keydown", onKey);
    addEventListener("click", onTap);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", onTap);
    };
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setOpen(0), OPEN_FOR);
    return () => clearTimeout(timer);
  }, [open]);
  if (!open) return null;
  return (
    <div class="wall-choices" role="group" aria-label={gettext("this wall shows")}>
      {ways.map(([what, words]) => (
        <button
          key={what}
          type="button"
          class={names(["wall-choice", what === choice.shows && "is-chosen"])}
          aria-pressed={what === choice.shows}
          onClick={() => choice.choose(what)}
        >
          {words}
        </button>
      ))}
      <Languages />
      <div class="languages">
        <FourColours kind="quiet" />
      </div>
    </div>
  );
}
