// Bar({path, heading, round, tray, connection, children})
//     where we are: path ["Friday night", "Table 1", "Superfecta"], the round's number, the tray's chips, the
//     connection ("live", "polling", "lost"); heading: whether the last step is the page's heading; children stand on
//     the right (a menu button).

import { chips } from "./numbers";
import { mixed, say } from "./say";

const CONNECTION = { live: say("live"), polling: say("slow"), lost: say("no connection") };

export function Bar({ path, heading, round, tray, connection, children }) {
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
