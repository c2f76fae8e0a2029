// SitDown({hand, state})   the tables of the night for somebody who sits nowhere: tap one to ask its dealer for a seat.

import type { TableToSit } from "../answers";
import type { HandProps } from "./types";
import { Ask } from "../kit/dialog";
import { FindField, isFound } from "../kit/find";
import { useState } from "preact/hooks";
import { ngettext, gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { HandError } from "./error";
import { AskChips, askFor, Wishes } from "./wishes";

const FEW = 8; // tables that need no search

export function SitDown({ hand, state }: HandProps) {
  const [table, choose] = useState<TableToSit | null>(null);
  const [search, look] = useState("");
  const { tables, me, night, wishes } = state;
  const askForSeat = async (at: TableToSit) =>
    (await hand.wish({ kind: "sit", table: at.table, chips: 0 })) && choose(null);
  const found = tables.filter(({ name, game_name: game }) => isFound(search, name, game));
  const asked = wishes.find(({ kind }) => kind === "sit");
  const isByItself = tables.some((at) => at.table === asked?.table && at.deals_itself);
  return (
    <section class="hand-between" aria-label={gettext("sit down")}>
      <Wishes hand={hand} state={state} />
      {tables.length ? (
        <>
          <p class="hand-big">
            {!asked
              ? gettext("Where do you sit down?")
              : isByItself
                ? gettext("You sit down before the next round")
                : gettext("One moment: the dealer is asked")}
          </p>
          {tables.length > FEW && (
            <FindField label={gettext("Table or game")} value={search} onInput={look} />
          )}
          <div class="hand-list">
            {found.map((table) => (
              <Table
                key={table.table}
                table={table}
                asked={asked?.table === table.table}
                onTap={() => choose(table)}
              />
            ))}
          </div>
        </>
      ) : (
        <State
          mark="c"
          title={gettext("No table is open")}
          text={gettext("The host opens one. It appears here by itself.")}
        />
      )}
      <HandError hand={hand} />
      {table &&
        (table.for_points ? (
          <Ask
            title={gettext("Sit down at {table}?", { table: table.name })}
            text={gettext("It is played for points: nobody needs chips there.")}
            yes={gettext("ask for a seat")}
            onClose={() => choose(null)}
            onYes={() => askForSeat(table)}
          />
        ) : me.bankroll ? (
          <AskChips
            hand={hand}
            title={gettext("Sit down at {table} with …", { table: table.name })}
            wish={{ kind: "sit", table: table.table }}
            most={me.bankroll}
            start={me.bankroll}
            chipset={night.chip_set}
            buttonLabel={(chips) => gettext("ask for a seat with {chips}", { chips })}
            onClose={() => choose(null)}
          />
        ) : (
          <AskChips
            hand={hand}
            title={gettext("You have no chips yet. Ask the desk for some first.")}
            wish={{ kind: "buy-in" }}
            chipset={night.chip_set}
            buttonLabel={askFor}
            onClose={() => choose(null)}
          />
        ))}
    </section>
  );
}

interface TableProps {
  table: TableToSit;
  asked: boolean;
  onTap: () => void;
}

const Table = ({ table, asked, onTap }: TableProps) => (
  <button type="button" class="hand-table" disabled={!table.free.length} onClick={onTap}>
    <b>{table.name}</b>
    <span>{table.game_name}</span>
    <span class="quiet small">
      {asked
        ? gettext("asked for a seat")
        : table.free.length
          ? `${ngettext("{count} player", "{count} players", table.seated)}, ${ngettext("{count} free seat", "{count} free seats", table.free.length)}`
          : gettext("every seat is taken")}
    </span>
  </button>
);
