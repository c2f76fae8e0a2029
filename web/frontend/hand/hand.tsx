// /hand: a player's phone.

import { Api, HOUSE } from "../kit/api.js";
import { render } from "preact";
import { PracticeStrip } from "../kit/practice.js";
import { say } from "../kit/say.js";
import { Porch } from "../signin/porch.js";
import { HandLink } from "./link.js";
import { HandScreen } from "./screen.js";

const page = document.getElementById("page");

async function begin() {
  const { role, night } = await new Api("/api").get("session");
  if (role !== "player") return location.replace(`${HOUSE}/`);
  return render(
    <>
      <PracticeStrip />
      <HandScreen hand={new HandLink(night)} />
    </>,
    page,
  );
}

begin().catch(() => {
  render(
    <Porch
      title={say("No connection")}
      text={say("Your phone cannot reach the house. It tries again.")}
    />,
    page,
  );
  setTimeout(() => location.reload(), 3000);
});
