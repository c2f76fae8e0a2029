// Masthead({path, connection, children})   the dark bar over the paper: where we are, the way back, the connection.

import { Bar } from "../kit/bar";

export const Masthead = ({ path, connection, children }) => (
  <div class="masthead" data-ground="felt">
    <Bar path={path} connection={connection}>
      {children}
    </Bar>
  </div>
);
