// /table/{night}/{table}: the tablet of the dealer.

import { pageElement } from "../kit/page";
import { keepAwake } from "../kit/awake";
import { HOUSE } from "../kit/api";
import { render } from "preact";
import { PracticeStrip } from "../kit/practice";
import { TableLink } from "./link";
import { TableScreen } from "./screen";

const [, , night, number] = location.pathname.slice(HOUSE.length).split("/");
const table = new TableLink(Number(night), Number(number));
render(
  <>
    <PracticeStrip />
    <TableScreen table={table} />
  </>,
  pageElement(),
);
keepAwake();
