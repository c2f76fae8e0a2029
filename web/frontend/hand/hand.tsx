// /hand: a player's phone.

import type { SessionShown } from "../answers";
import { Api, HOUSE } from "../kit/api";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { PracticeStrip } from "../kit/practice";
import { gettext } from "../kit/gettext";
import { SignInLayout } from "../signin/layout";
import { HandLink } from "./link";
import { HandScreen } from "./screen";

const page = pageElement();

async function begin() {
  const { role, night } = await new Api("/api").get<SessionShown>("session");
  if (role !== "player" || night === null) return location.replace(`${HOUSE}/`);
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
      title={gettext("No connection")}
      text={gettext("Your phone cannot reach the house. It tries again.")}
    />,
    page,
  );
  setTimeout(() => location.reload(), 3000);
});
