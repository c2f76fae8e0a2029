// /table/{night}/{table}: the tablet of the dealer.

import { keepAwake } from "../kit/awake.js";
import { HOUSE } from "../kit/api.js";
import { render } from "preact";
import { PracticeStrip } from "../kit/practice.js";
import { TableLink } from "./link.js";
import { TableScreen } from "./screen.js";

const [, , night, number] = location.pathname.slice(HOUSE.length).split("/");
const table = new TableLink(Number(night), Number(number));
render(
  <>
    <PracticeStrip />
    <TableScreen table={table} />
  </>,
  document.getElementById("page"),
);
keepAwake();
