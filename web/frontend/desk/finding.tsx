// Finding({state, search, onChange})   at the desk of a large night: a person, a table or a game is looked for, or the
//                                      tables where something waits for the host

import type { Desk } from "../answers";
import { Button } from "../kit/controls";
import { FindField, MANY } from "../kit/find";
import { gettext, ngettext } from "../kit/gettext";
import { EVERYTHING, found, inNeed, type Need, type Search } from "./find";

const FEW_TABLES = 6; // seen at a glance

const NEEDS: Readonly<Record<Need, string>> = {
  asks: gettext("somebody asks"),
  stands: gettext("a round stands still"),
  count: gettext("the tray is to be counted"),
};

interface FindingProps {
  state: Desk;
  search: Search;
  onChange: (search: Search) => void;
}

export function Finding({ state, search, onChange }: FindingProps) {
  const large = state.players.length > MANY || state.tables.length > FEW_TABLES;
  if (!large && search === EVERYTHING) return null;
  const { players, tables } = found(state, search);
  const isSearching = Boolean(search.text.trim() || search.need);
  return (
    <search class="finding no-print" aria-label={gettext("find at the desk")}>
      <FindField
        label={gettext("Person, table, game")}
        value={search.text}
        onInput={(text) => onChange({ ...search, text })}
      />
      {(Object.keys(NEEDS) as Need[]).map((need) => {
        const { length: count } = inNeed(state, need);
        const chosen = search.need === need;
        if (!count && !chosen) return null;
        return (
          <Button
            key={need}
            chosen={chosen}
            onTap={() => onChange({ ...search, need: chosen ? null : need })}
          >
            {NEEDS[need]} <b class="figure">{count}</b>
          </Button>
        );
      })}
      <a class="button is-quiet" href="#players">
        {gettext("players")}
      </a>
      <a class="button is-quiet" href="#tables">
        {gettext("tables")}
      </a>
      {isSearching && (
        <Button kind="quiet" onTap={() => onChange(EVERYTHING)}>
          {gettext("show everything")}
        </Button>
      )}
      <p class="note finding-found" role="status">
        {isSearching &&
          gettext("{people}, {tables}##found at the desk", {
            people: ngettext("{count} person", "{count} people", players.length),
            tables: ngettext("{count} table", "{count} tables", tables.length),
          })}
      </p>
    </search>
  );
}
