// /hand: a player's phone.

import { Api, HOUSE } from "../kit/api";
import { render } from "preact";
import { PracticeStrip } from "../kit/practice";
import { say } from "../kit/say";
import { SignInLayout } from "../signin/layout";
import { HandLink } from "./link";
import { HandScreen } from "./screen";

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
    <SignInLayout
      title={say("No connection")}
      text={say("Your phone cannot reach the house. It tries again.")}
    />,
    page,
  );
  setTimeout(() => location.reload(), 3000);
});
