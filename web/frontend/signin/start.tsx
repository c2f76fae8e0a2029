// /start#TOKEN: the link the console printed. The host chooses a PIN, twice, and is signed in.

import { Api } from "../kit/api.js";
import { render } from "preact";
import { useState } from "preact/hooks";
import { say } from "../kit/say.js";
import { goOn, secretOfAddress } from "./door.js";
import { useKnocking } from "./knocking.js";
import { Pad } from "./pad.js";
import { Porch } from "./porch.js";

const api = new Api("/api");
const token = secretOfAddress();

function Start() {
  const [first, setFirst] = useState(null);
  const [figures, setFigures] = useState("");
  const [differs, setDiffers] = useState(false);
  const knocking = useKnocking(api);
  if (!token) {
    return (
      <Porch
        title={say("Half a link")}
        text={say(
          "The whole of it stands on the console where Croupier was started: open it as printed there.",
        )}
      >
        <a class="button is-main" href="/sign-in">
          {say("sign in")}
        </a>
      </Porch>
    );
  }
  const choose = (pin) => {
    setFirst(pin);
    setFigures("");
    setDiffers(false);
  };
  const repeat = async (pin) => {
    setFigures("");
    if (pin !== first) {
      setFirst(null);
      setDiffers(true);
      return;
    }
    const session = await knocking.knock("session/first", { token, pin });
    if (session) goOn(session);
    else setFirst(null);
  };
  const type = (now) => {
    setFigures(now);
    setDiffers(false);
    knocking.clear();
  };
  return (
    <Porch
      title={say("Welcome")}
      text={say(
        "Choose a PIN for the host: 6 to 12 figures. Whoever knows it sells chips and pays out.",
      )}
    >
      <div class="porch-door">
        <Pad
          label={first ? say("The same PIN once more") : say("A PIN for the host")}
          value={figures}
          least={6}
          most={12}
          secret
          submit={first ? say("done") : say("next")}
          busy={knocking.busy}
          wait={knocking.wait}
          trouble={differs ? say("That was another one. Choose again.") : knocking.trouble}
          onInput={type}
          onSubmit={first ? repeat : choose}
        />
        {knocking.trouble && (
          <p>
            <a href="/sign-in">{say("Sign in with a PIN")}</a>
          </p>
        )}
      </div>
    </Porch>
  );
}

render(<Start />, document.getElementById("page"));
