// WallSheet({deals, title, side})   the score sheet of a game, for the room: a row for everybody, a column for each of the
//                                   latest deals, as many as fit: what it brought, over the score after it; under each name
//                                   why the last one did; beside it the lines, and `side`

import type { ComponentChildren } from "preact";
import type { Sheet } from "../answers";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { type DealOfGame, isBest, ScoreChart, Stroke, why } from "../kit/scoresheet";

const MOST = 8; // deals, where there is room for them
const LINES = 12; // for everybody's name and the words under it

interface WallSheetProps {
  deals: readonly DealOfGame[];
  title?: string;
  side: ComponentChildren;
}

export function WallSheet({ deals, title, side }: WallSheetProps) {
  const [box, count] = useFitting(MOST);
  const last = deals.at(-1);
  if (!last) return null;
  const latest = deals.slice(-count);
  const { standing: whose, sheet } = last;
  const sides = Object.keys(sheet.before);
  return (
    <section
      class="wall-sheet"
      aria-label={gettext("the score sheet")}
      style={{ "--lines": Math.floor(LINES / sides.length) - 1 }}
    >
      <div class="sheet-deals" ref={box}>
        <table>
          <thead>
            <tr>
              <th class="sheet-title">{title}</th>
              {latest.map(({ deal }) => (
                <th key={deal} scope="col">
                  {gettext("deal {number}", { number: deal })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((name, at) => (
              <tr key={name}>
                <th scope="row">
                  <div class="sheet-who">
                    <Stroke at={at} />
                    <b class={names(["sheet-name", isBest(sheet, name) && "is-best"])}>
                      {partnersIn(whose[name] ?? "").map((part) => (
                        <span key={part}>{part}</span>
                      ))}
                    </b>
                    <span class="sheet-why">
                      {[why(sheet, name), taken(sheet, name)].filter(Boolean).join("; ")}
                    </span>
                  </div>
                </th>
                {latest.map(({ deal, sheet: { before, after } }) => (
                  <td key={deal} class="figure">
                    <span>{signed(scoreOf(after, name) - scoreOf(before, name))}</span>{" "}
                    <b>{chips(scoreOf(after, name))}</b>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="sheet-side">
        {deals.length > 1 && <ScoreChart deals={deals} />}
        {sheet.goal !== null && (
          <p>{gettext("{chips} ends the game", { chips: chips(sheet.goal) })}</p>
        )}
        {side}
      </div>
    </section>
  );
}

/** The names of two partners, one below the other where it is narrow: "Ana and ", "Cleo". */
function partnersIn(both: string) {
  const and = gettext("{others} and {last}", { others: "", last: "" });
  return both.replace(and, `${and}\n`).split("\n");
}

const scoreOf = (scores: Sheet["after"], name: string) => scores?.[name] ?? 0;

/** "took tricks 5, 5♥ 5" */
function taken(sheet: Sheet, name: string) {
  const items = sheet.taken.filter((item) => item.name === name && item.points !== 0);
  if (!items.length) return "";
  return gettext("took {others}", {
    others: items.map(({ what, points }) => `${what} ${chips(points)}`).join(", "),
  });
}

/** A box, and how many columns fit into it: one less as long as it is too wide. */
function useFitting(most: number) {
  const box = useRef<HTMLDivElement>(null);
  const [count, fit] = useState(most);
  useLayoutEffect(() => {
    const found = box.current;
    if (count > 1 && found && found.scrollWidth > found.clientWidth) fit(count - 1);
  });
  return [box, count] as const;
}
