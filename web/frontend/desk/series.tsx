// Pot({series, what})      what lies in the pots of a table between two rounds, whose it is, and what becomes of it.
// DividePot({state, table, route, server, onBack, onClose})   the end of a series from the desk: its pots go to those who
//     played for them, or as the host decides; what is decided is written down.

import type { SeriesState, TableLine } from "../answers";
import type { NightServer } from "./types";
import { useState } from "preact/hooks";
import { Button } from "../kit/controls";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { FormDialog } from "./forms";

export const hasPot = (table: TableLine): table is TableLine & { series: SeriesState } =>
  (table.series?.pot ?? 0) > 0;

export function Pot({ series, what }: { series: SeriesState; what: string }) {
  return (
    <p class="note is-warning">
      {series.text} {what}
    </p>
  );
}

interface DividePotProps {
  server: NightServer;
  table: TableLine;
  route: string;
  onBack: () => void;
  onClose: () => void;
}

export function DividePot(props: DividePotProps) {
  const [series] = useState(props.table.series); // as it is when the host begins to decide
  return series && <Division {...props} series={series} />;
}

type DivisionProps = DividePotProps & { series: SeriesState };

function Division({ server, table, series, route, onBack, onClose }: DivisionProps) {
  const asking = useAsking(server);
  const [among, give] = useState(series.shares.map(({ player }) => player));
  const switchTo = (player: number) =>
    give(among.includes(player) ? among.filter((other) => other !== player) : [...among, player]);
  const asPlayed = among.length === series.shares.length;
  const divide = async () => {
    const body = asPlayed ? {} : { among };
    if (await asking.ask("POST", `${route}/series/division`, body)) onClose();
  };
  return (
    <FormDialog
      title={gettext("The pot at {table}", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      danger={!among.length}
      onSubmit={divide}
      submit={
        among.length
          ? gettext("End the series and divide {chips}", { chips: series.pot })
          : gettext("End the series: the bank keeps {chips}", { chips: series.pot })
      }
    >
      <p class="says">{series.text}</p>
      <div class="choices" role="group" aria-label={gettext("who gets a share")}>
        {series.shares.map((share) => (
          <Button
            key={share.player}
            chosen={among.includes(share.player)}
            onTap={() => switchTo(share.player)}
          >
            <span class="choice-words">
              <b>{share.name}</b>
              <span class="choice-note">
                {share.seated ? chips(share.chips) : gettext("has stood up: to the bankroll")}
              </span>
            </span>
          </Button>
        ))}
      </div>
      <p class="note">
        {gettext(
          "Those who played for it get the same each, odd chips one each from the lowest seat. If you decide otherwise, the books say so.",
        )}
      </p>
    </FormDialog>
  );
}
