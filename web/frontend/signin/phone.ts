// /phone#SECRET: a player's link, as the host's desk shows it. It signs this phone in at once.

import { gettext } from "../kit/gettext";
import { openLink } from "./link";

openLink("session/player", "token", {
  without: "/",
  waiting: gettext("Your phone is being let in."),
  other: { href: "/join", text: gettext("join with a code") },
});
