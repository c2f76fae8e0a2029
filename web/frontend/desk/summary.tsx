// Summary({state})   the night in four figures: the drawer, the chips, the house, and whether it all agrees.

import type { Desk, PutRightCount, Whereabouts } from "../answers";
import { toneOf } from "../kit/ledger";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";
import { cash, worth } from "./worth";

export function Summary({ state }: { state: Desk }) {
  const { money, drawer, checks } = state;
  const out = state.chips.whereabouts;
  const { result } = state.table_totals;
  const fills = state.tables.map(({ fill }) => fill).filter(Boolean);
  const figures = !state.for_points && (
    <>
      <Figure
        name={gettext("Drawer")}
        value={cash(drawer.cash, money)}
        note={gettext("float {money}", { money: cash(drawer.float, money) })}
        warning={
          drawer.short > 0 &&
          gettext("{money} short if everyone cashed in", { money: cash(drawer.short, money) })
        }
        good={
          !drawer.short &&
          drawer.due > 0 &&
          gettext("covers everyone: {money}", { money: cash(drawer.due, money) })
        }
      />
      <Figure
        name={gettext("Chips out")}
        value={chips(out.out)}
        note={whereabouts(out)}
        warning={
          state.chips.over_short !== 0 &&
          (state.chips.over_short > 0
            ? gettext("counted short: {chips}", { chips: state.chips.over_short })
            : gettext("counted over: {chips}", { chips: -state.chips.over_short }))
        }
      />
      <Figure
        name={gettext("House")}
        value={signed(result)}
        tone={toneOf(result)}
        note={
          money && result
            ? result > 0
              ? gettext("{money} up at the tables", { money: worth(result, money) })
              : gettext("{money} down at the tables", { money: worth(-result, money) })
            : gettext("result at the tables")
        }
      />
    </>
  );
  return (
    <section class="summary" aria-label={gettext("the night in figures")}>
      {figures || (
        <Figure
          name={gettext("Played for")}
          value={gettext("points")}
          note={gettext("no chips are out; sell some and the figures appear")}
        />
      )}
      <Figure
        name={gettext("Books")}
        value={checks.agree ? gettext("agree##the books") : gettext("do not agree")}
        tone={checks.agree ? undefined : "lost"}
        note={putRight(state.put_right)}
        good={checks.agree && gettext("balances are what the transfers make")}
      />
      {state.copy_failed && (
        <p class="findings" role="alert">
          {gettext(
            "The server could not make a copy of the book: {why} The night goes on. Look whether the disk is full or the folder may not be written; it is tried again by itself, and \u201ccroupier backup\u201d with the name of a file makes one now.",
            { why: state.copy_failed },
          )}
        </p>
      )}
      {fills.length > 0 && (
        <ul class="findings" role="alert">
          {fills.map((fill) => (
            <li key={fill}>{fill}</li>
          ))}
        </ul>
      )}
      {!checks.agree && (
        <ul class="findings" role="alert">
          {checks.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a host cannot hide: "2 rounds voided · 1 entry corrected", or nothing. */
function putRight({ voided, undone, corrected }: PutRightCount) {
  const said = [
    voided > 0 && ngettext("{count} round voided", "{count} rounds voided", voided),
    undone > 0 && ngettext("{count} action undone", "{count} actions undone", undone),
    corrected > 0 && ngettext("{count} entry corrected", "{count} entries corrected", corrected),
  ];
  return said.filter(Boolean).join(" · ");
}

function whereabouts({ held, trays, pots, felt }: Whereabouts) {
  const places = [
    gettext("players {chips}", { chips: chips(held) }),
    gettext("trays {chips}", { chips: chips(trays) }),
    pots > 0 && gettext("pots {chips}", { chips: chips(pots) }),
    felt > 0 && gettext("the bank's on felts {chips}", { chips: chips(felt) }),
  ];
  return places.filter(Boolean).join(" · ");
}

interface FigureProps {
  name: string;
  value: string;
  note: string;
  good?: string | false;
  warning?: string | false;
  tone?: string | undefined;
}

const Figure = ({ name, value, note, good, warning, tone }: FigureProps) => (
  <div class="sum">
    <h2 class="sum-name">{name}</h2>
    <p class={names(["sum-value", tone])}>{value}</p>
    {note && <p class="note">{note}</p>}
    {good && <p class="note is-good">{good}</p>}
    {warning && <p class="note is-warning">{warning}</p>}
  </div>
);
