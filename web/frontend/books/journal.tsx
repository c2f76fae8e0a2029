// Journal({api, path, books, onExplain})   every entry, the newest first, a page at a time; of a table, about a player, of
//                                          a kind.

import type { Books, JournalLine, Money, Page, RoundAddress } from "../answers";
import { type Api, messageOf } from "../kit/api";
import { byWords, timeOf } from "../desk/words";
import { cash } from "../desk/worth";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { chips } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";

const KINDS = {
  [gettext("put right")]:
    "undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted",
  [gettext("chips and cash")]:
    "buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",
  [gettext("tables")]:
    "table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,hints-switched,dealing-switched,held,last-round,series-ended,fill,credit,tray-counted,sat,stood,sat-out,came-back,topped-up",
  [gettext("rounds")]: "round-began,round-closed,round-voided",
  [gettext("what was played")]: "action,undo,amendment,hand-over,cut",
  [gettext("the night")]:
    "night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed",
};

interface JournalProps {
  api: Api;
  path: string;
  books: Books;
  onExplain: (round: RoundAddress) => void;
}

/** The pages read so far. */
interface Read {
  lines: readonly JournalLine[];
  older?: number | null;
  error?: string;
}

export function Journal({ api, path, books, onExplain }: JournalProps) {
  const [wanted, want] = useState({ table: "", player: "", kinds: "" });
  const [{ lines, older, error }, see] = useState<Read>({ lines: [] });
  const read = async (before: number | null, shown: readonly JournalLine[]) => {
    const asked = { ...wanted, before };
    const query = Object.entries(asked)
      .filter(([, value]) => value)
      .map(([key, value]) => `${key}=${value}`)
      .join("&");
    try {
      const page = await api.get<Page>(`${path}/books/journal?${query}`);
      see({ lines: [...shown, ...page.lines], older: page.older });
    } catch (error) {
      see({ lines: shown, error: messageOf(error) });
    }
  };
  useEffect(() => {
    read(null, []);
  }, [wanted]);
  return (
    <section class="part" aria-labelledby="journal">
      <h2 id="journal">{gettext("Journal")}</h2>
      <div class="filters no-print">
        <Filter
          label={gettext("table")}
          value={wanted.table}
          choices={books.tables.map((table) => [table.table, table.name])}
          onChange={(table) => want({ ...wanted, table })}
        />
        <Filter
          label={gettext("player")}
          value={wanted.player}
          choices={books.players.map((player) => [player.player, player.name])}
          onChange={(player) => want({ ...wanted, player })}
        />
        <Filter
          label={gettext("kind")}
          value={wanted.kinds}
          choices={Object.entries(KINDS).map(([name, kinds]) => [kinds, name])}
          onChange={(kinds) => want({ ...wanted, kinds })}
        />
      </div>
      <ErrorToast text={error} />
      {!lines.length && !error && <p class="empty">{gettext("No such entry.")}</p>}
      <ol class="journal">
        {lines.map((line) => (
          <Entry
            key={line.entry}
            line={line}
            money={books.money}
            players={books.players}
            onExplain={onExplain}
          />
        ))}
      </ol>
      {older && (
        <div class="no-print">
          <Button onTap={() => read(older, lines)}>{gettext("older entries")}</Button>
        </div>
      )}
    </section>
  );
}

interface FilterProps {
  label: string;
  value: string;
  choices: readonly (readonly [string | number, string])[];
  onChange: (chosen: string) => void;
}

const Filter = ({ label, value, choices, onChange }: FilterProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{gettext("all")}</option>
      {choices.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** What has another holder now: chips, cash and markers are never added up. */
function movesIn(moves: Readonly<Record<string, number>>, money: Money | null) {
  const said: Readonly<Record<string, (amount: number) => string>> = {
    chips: (amount) => ngettext("{count} chip", "{count} chips", amount),
    cash: (amount) =>
      money ? cash(amount, money) : gettext("{chips} in cash", { chips: chips(amount) }),
    marker: (amount) => gettext("a marker of {chips}", { chips: chips(amount) }),
  };
  const parts = Object.entries(moves).map(([commodity, amount]) => said[commodity]?.(amount));
  return parts.length ? ` · ${gettext("moves {what}", { what: parts.join(", ") })}` : "";
}

interface EntryProps {
  line: JournalLine;
  money: Money | null;
  players: Books["players"];
  onExplain: (round: RoundAddress) => void;
}

function Entry({ line, money, players, onExplain }: EntryProps) {
  const {
    entry,
    at,
    kind,
    by,
    table,
    round,
    says,
    why,
    puts_right: wrong,
    put_right_by: right,
    moves,
  } = line;
  const where = [
    table && gettext("table {number}", { number: table }),
    round && gettext("round {number}", { number: round }),
  ]
    .filter(Boolean)
    .join(", ");
  const isPayout = round && ["action", "amendment", "round-closed", "round-voided"].includes(kind);
  return (
    <li class={names([right && "is-undone"])}>
      <span class="journal-number figure">{chips(entry)}</span>
      <div class="journal-says">
        <span>{says}</span>
        {why && <span>: {why}</span>}
        <span class="note">
          {timeOf(at)} · {byWords(by["who"] ?? "", by["screen"], players)}
          {where && ` · ${where}`}
          {movesIn(moves, money)}
        </span>
        {wrong && (
          <span class="note mark">{gettext("puts entry {number} right", { number: wrong })}</span>
        )}
        {right && (
          <span class="note mark">{gettext("put right by entry {number}", { number: right })}</span>
        )}
      </div>
      {isPayout && table && (
        <Button
          kind="quiet"
          name={gettext("explain round {round} of table {table}", { round, table })}
          onTap={() => onExplain({ table, round })}
        >
          {gettext("explain")}
        </Button>
      )}
    </li>
  );
}
