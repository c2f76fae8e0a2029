// PracticeStrip()   on top of every screen of a practice, and of no other: that nothing counts, what was best (for who
//                   plays a seat), and the way out.

import { Api, HOUSE } from "./api";
import { Button } from "./controls";
import { useEffect, useState } from "preact/hooks";
import { Remarks } from "./remarks";
import { say } from "./say";

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
      <b>{say("Practice: nothing counts")}</b>
      {plays && (
        <Button kind="quiet" onTap={() => ask(true)}>
          {say("what was best?")}
        </Button>
      )}
      <Button kind="quiet" onTap={leave}>
        {say("leave")}
      </Button>
      {asking && <Remarks api={api} path="practice/remarks" onClose={() => ask(false)} />}
    </div>
  );
}
