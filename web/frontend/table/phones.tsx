// Phones({table, state})   whether phones play at this table, each for the seat of its own player; one tap switches it.

import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { ngettext, gettext } from "../kit/gettext";

export function Phones({ table, state }: TableProps) {
  const { phones, seats } = state.table;
  const inside = seats.filter(({ phone }) => phone).length;
  const silent = seats.filter(({ phone }) => phone === "silent").map(({ name }) => name);
  return (
    <div class="phones">
      <Button
        kind={inside > 0 && !phones ? "main" : undefined}
        chosen={phones}
        busy={table.late.value}
        onTap={() => table.switchPhones(!phones)}
      >
        {phones ? gettext("phones play here") : gettext("let phones play")}
      </Button>
      <p class="small quiet">
        {inside ? insideOf(inside, seats.length) : gettext("No phone of a player here is in.")}
        {silent.length > 0 &&
          ` ${gettext("Not heard for a minute: {players}.", { players: silent.join(", ") })}`}
      </p>
    </div>
  );
}

const insideOf = (inside: number, seated: number) =>
  gettext("{phones} of {players}##inside, of those who sit here", {
    phones: ngettext("{count} phone", "{count} phones", inside),
    players: ngettext("{count} player", "{count} players", seated),
  });
