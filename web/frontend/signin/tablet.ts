// /tablet#CODE: what a tablet's camera opens. The code signs it in at its table at once; without one it is typed.

import { gettext } from "../kit/gettext";
import { openLink } from "./link";

openLink("session/table", "code", {
  without: "/sign-in?another",
  waiting: gettext("The table is being opened."),
  other: { href: "/sign-in?another", text: gettext("type a code") },
});
