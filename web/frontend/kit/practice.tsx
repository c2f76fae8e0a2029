// PracticeStrip()   on top of every screen of a practice, and of no other: that nothing counts, what was best (for who
//                   plays a seat), and the way out.

import { Api, HOUSE } from "./api";
import { Button } from "./controls";
import { useEffect, useState } from "preact/hooks";
import { Remarks } from "./remarks";
import { gettext } from "./gettext";

const api = new Api("/api");

export function PracticeStrip() {
  const [asking, ask] = useState(false);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle("is-practice", HOUSE !== "");
    if (HOUSE)
      api.get<{ plays: boolean }>("practice").then(
        (found) => setPlays(found.plays),
        () => {}, // it is over; the screen below says so
      );
  }, []);
  if (!HOUSE) return null;
  const leave = () => {
    const away = () => location.assign("/");
    api.send("DELETE", "practice").then(away, away);
  };
  return (
    <div class="practice" role="note">
      <b>{gettext("Practice: nothing counts")}</b>
      {plays && (
        <Button kind="quiet" onTap={() => ask(true)}>
          {gettext("what was best?")}
        </Button>
      )}
      <Button kind="quiet" onTap={leave}>
        {gettext("leave")}
      </Button>
      {asking && <Remarks api={api} path="practice/remarks" onClose={() => ask(false)} />}
    </div>
  );
}
