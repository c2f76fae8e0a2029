// Hints({api, state, seat})   what would be best now, at a table where the host has hints shown: for one's own seat on a
//                             phone and in a hand that holds the tablet, by what everybody sees on the dealer's tablet.
//                             `seat` is whose hand this screen shows, or null. Why is said on a tap.

import type { HintLine, Hints as HintsAnswer } from "../answers";
import type { Api } from "./api";
import { useEffect, useState } from "preact/hooks";
import { gettext } from "./gettext";
import { capital } from "./labels";

interface HintsProps {
  api: Api;
  state: {
    night: { night: number };
    table: { table: number; hints: boolean };
    round: { prompt: unknown } | null;
    version: number;
  };
  seat?: number | null;
}

export function Hints({ api, state, seat = null }: HintsProps) {
  const { night, table, round, version } = state;
  const shown = table.hints && round?.prompt != null;
  const path = `nights/${night.night}/tables/${table.table}/hints${seat === null ? "" : `?as=seat:${seat}`}`;
  const [found, find] = useState<HintsAnswer | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    let gone = false;
    api.get<HintsAnswer>(path).then(
      (answer) => gone || find(answer),
      () => gone || find(null), // the hand was put down meanwhile, or there is no connection
    );
    return () => {
      gone = true;
    };
  }, [path, version, shown]);
  if (!shown || !found?.hints.length || found.version !== version) return null;
  return (
    <ul class="hints" aria-label={gettext("what would be best")}>
      {found.hints.map((hint) => (
        <Hint key={hint.seat} hint={hint} named={seat === null} />
      ))}
    </ul>
  );
}

/** What else could be done, and what it costs: a sentence of its own. */
function othersOf({ others }: HintLine) {
  const said = others.map(({ did, cost }) => gettext("{did} costs {cost}", { did, cost }));
  const text = said.join(" · ");
  return `${capital(text)}.`;
}

const Hint = ({ hint, named }: { hint: HintLine; named: boolean }) => (
  <li>
    <details>
      <summary>
        <b>
          {named
            ? gettext("Best for {player}: {best}.", { player: hint.name, best: hint.best })
            : gettext("Best: {best}.", { best: hint.best })}
        </b>
        {hint.others.length > 0 && (
          <>
            {" "}
            <span>{othersOf(hint)}</span>
          </>
        )}
      </summary>
      <p>{hint.why}</p>
    </details>
  </li>
);
