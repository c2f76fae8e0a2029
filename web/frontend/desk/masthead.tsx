// Masthead({path, connection, children})   the dark bar over the paper: where we are, the way back, the connection.

import type { ComponentChildren } from "preact";
import type { Connection } from "../kit/live";
import { Bar } from "../kit/bar";

interface MastheadProps {
  path: readonly string[];
  connection?: Connection;
  children?: ComponentChildren;
}

export const Masthead = ({ path, connection, children }: MastheadProps) => (
  <div class="masthead" data-ground="felt">
    <Bar path={path} {...(connection && { connection })}>
      {children}
    </Bar>
  </div>
);
