// Masthead({path, connection, children})   the dark bar over the paper: where we are, the way back, the connection.

import { Bar } from "../kit/bar.js";
import { html } from "../kit/html.js";

export const Masthead = ({
  path,
  connection,
  children,
}) => html`<div class="masthead" data-ground="felt">
  <${Bar} path=${path} connection=${connection}>${children}<//>
</div>`;
