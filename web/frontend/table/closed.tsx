// Closed({table, state})   the screen of a table that is closed, or of a night that is: what became of it, and what is
//                          to be done next. It follows on until the night is closed; then nothing more is asked.
// Ended({error})           the screen of somebody who may not look here, or not any more

import type { SessionShown } from "../answers";
import type { Refused } from "../kit/api";
import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { list } from "../kit/labels";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { roundsOf } from "./shuffle";

const ANOTHER = "/sign-in?another"; // a screen that is signed in may type another table's code there

export function Closed({ table, state }: TableProps) {
  const [role, setRole] = useState<SessionShown["role"]>(null);
  const { night, table: at } = state;
  const over = night.status === "closed";
  useEffect(() => {
    table.role().then(setRole);
  }, [table]);
  useEffect(() => {
    if (over) table.stop();
  }, [table, over]);
  const open = at.elsewhere;
  const next = open.length
    ? gettext("Still open: {tables}.", {
        tables: list(open.map((other) => `${other.name}, ${other.game_name}`)),
      })
    : gettext(
        "No other table is open. The host opens one, or closes the night: this screen will say so.",
      );
  const text = over
    ? gettext(
        "The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen.",
      )
    : `${gettext("Its racks are with their players, its tray is in the cage.")} ${next}`;
  return (
    <State
      mark="c"
      title={
        over ? gettext("The night is closed") : gettext("{table} is closed", { table: at.name })
      }
      text={text}
    >
      <div class="state-ways">
        {role === "host" &&
          open.map((other) => (
            <a
              key={other.table}
              class="button is-main"
              href={`/table/${night.night}/${other.table}`}
            >
              {gettext("go to {table}", { table: other.name })}
            </a>
          ))}
        {role === "host" ? (
          <a class={`button is-${open.length ? "plain" : "main"}`} href={`/desk/${night.night}`}>
            {gettext("the desk")}
          </a>
        ) : (
          <a class={`button is-${over ? "plain" : "main"}`} href={ANOTHER}>
            {gettext("type another table's code")}
          </a>
        )}
        {at.past.length > 0 && (
          <a class="button is-plain" href={roundsOf(state)}>
            {gettext("the last rounds")}
          </a>
        )}
      </div>
    </State>
  );
}

export function Ended({ error }: { error: Refused }) {
  if (error.status === 401) {
    return (
      <State
        mark="d"
        title={gettext("This screen is signed out")}
        text={gettext("Ask the host for the table's code and sign in again.")}
      >
        <Button kind="main" onTap={() => location.assign(ANOTHER)}>
          {gettext("sign in")}
        </Button>
      </State>
    );
  }
  return (
    <State mark="d" title={gettext("Not this table")} text={error.message}>
      <div class="state-ways">
        <Button kind="main" onTap={() => location.assign("/")}>
          {gettext("go where this screen belongs")}
        </Button>
        <a class="button is-plain" href={ANOTHER}>
          {gettext("type a table's code")}
        </a>
      </div>
    </State>
  );
}
