// /table/{night}/{table}: the tablet of the dealer.

import { keepAwake } from "../kit/awake.js";
import { HOUSE } from "../kit/api.js";
import { html, render } from "../kit/html.js";
import { PracticeStrip } from "../kit/practice.js";
import { TableLink } from "./link.js";
import { TableScreen } from "./screen.js";

const [, , night, number] = location.pathname.slice(HOUSE.length).split("/");
const table = new TableLink(Number(night), Number(number));
render(
  html`<${PracticeStrip} /><${TableScreen} table=${table} />`,
  document.getElementById("page"),
);
keepAwake();
