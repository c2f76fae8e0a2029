// /table/{night}/{table}: the tablet of the dealer.

import { keepAwake } from "../kit/awake.js";
import { html, render } from "../kit/html.js";
import { TableLink } from "./link.js";
import { TableScreen } from "./screen.js";

const [, , night, number] = location.pathname.split("/");
const table = new TableLink(Number(night), Number(number));
render(html`<${TableScreen} table=${table} />`, document.getElementById("page"));
keepAwake();
