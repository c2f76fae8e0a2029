// /tablet#CODE: what a tablet's camera opens. The code signs it in at its table at once; without one it is typed.

import { say } from "../kit/say";
import { openLink } from "./link";

openLink("session/table", "code", {
  without: "/sign-in?another",
  waiting: say("The table is being opened."),
  other: { href: "/sign-in?another", text: say("type a code") },
});
