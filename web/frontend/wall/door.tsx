// WallDoor({api, trouble, onIn})   a wall comes in: the six figures that the desk shows, typed with a remote control (its
//                                  arrows or its figures), a keyboard or a finger.

import { useEffect, useState } from "preact/hooks";
import { say } from "../kit/say.js";
import { useKnocking } from "../signin/knocking.js";
import { Pad } from "../signin/pad.js";
import { Porch } from "../signin/porch.js";

/** The code behind the #, once: it is a key, and does not stay on a screen that everybody sees. */
export function codeOfAddress() {
  const code = decodeURIComponent(location.hash.slice(1)).replace(/\D/g, "");
  if (location.hash) history.replaceState(null, "", "/wall");
  return code;
}

export function WallDoor({ api, code = "", onIn }) {
  const [figures, setFigures] = useState(code);
  const knocking = useKnocking(api);
  const send = async (typed) => {
    const session = await knocking.knock("session/wall", { code: typed });
    if (session) onIn(session.night);
    else setFigures("");
  };
  useEffect(() => {
    if (code) send(code);
  }, []);
  const type = (now) => {
    setFigures(now);
    knocking.clear();
  };
  return (
    <Porch
      title={say("A screen on the wall")}
      text={say("The host's desk shows the code: the night, wall.")}
    >
      <div class="porch-door">
        <Pad
          label={say("The wall's code")}
          value={figures}
          length={6}
          submit={say("go")}
          busy={knocking.busy}
          trouble={knocking.trouble}
          wait={knocking.wait}
          onInput={type}
          onSubmit={send}
        />
        <p class="porch-else">
          <a href="/sign-in?another">{say("not a wall: join, a table, the host")}</a>
        </p>
      </div>
    </Porch>
  );
}
