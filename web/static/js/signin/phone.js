// /phone#SECRET: a player's link, as the host's desk shows it. It signs this phone in at once.

import { openLink } from "./link.js";

openLink("session/player", "token", {
  without: "/",
  waiting: "Your phone is being let in.",
  other: { href: "/join", text: "join with a code" },
});
