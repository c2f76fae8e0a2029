// /phone#SECRET: a player's link, as the host's desk shows it. It signs this phone in at once.

import { say } from "../kit/say";
import { openLink } from "./link";

openLink("session/player", "token", {
  without: "/",
  waiting: say("Your phone is being let in."),
  other: { href: "/join", text: say("join with a code") },
});
