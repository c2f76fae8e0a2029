// Bar({path, heading, round, tray, connection, children})
//     where we are: path ["Friday night", "Table 1", "High Card"], the round's number, the tray's chips, the
//     connection ("live", "polling", "lost"); heading: whether the last step is the page's heading; children stand on
//     the right (a menu button).

import type { ComponentChildren } from "preact";
import type { Connection } from "./live";
import { chips } from "./numbers";
import { mixed, gettext } from "./gettext";

const CONNECTION: Readonly<Record<Connection, string>> = {
  live: gettext("live"),
  polling: gettext("slow"),
  lost: gettext("no connection"),
};

interface BarProps {
  path: readonly string[];
  heading?: boolean;
  round?: number | null;
  tray?: number | null;
  connection?: Connection;
  children?: ComponentChildren;
}

export function Bar({ path, heading, round, tray, connection, children }: BarProps) {
  return (
    <header class="bar">
      <ol class="bar-path">
        {path.map((step, at) => (
          <li key={step}>{heading && at === path.length - 1 ? <h1>{step}</h1> : step}</li>
        ))}
      </ol>
      {round != null && <span>{mixed("round {number}", { number: <b>{round}</b> })}</span>}
      {tray != null && (
        <span class="bar-tray" data-place="house">
          {mixed("tray {chips}", { chips: <b class="figure">{chips(tray)}</b> })}
        </span>
      )}
      {connection && (
        <span class={`connection is-${connection}`} role="status">
          {CONNECTION[connection]}
        </span>
      )}
      {children}
    </header>
  );
}
