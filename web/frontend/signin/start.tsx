// /start#TOKEN: the link the console printed. The host chooses a PIN, twice, and is signed in.

import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { render } from "preact";
import { useState } from "preact/hooks";
import { say } from "../kit/say";
import { goOn, secretOfAddress } from "./session";
import { useSignInAttempt } from "./attempt";
import { Pad } from "./pad";
import { SignInLayout } from "./layout";

const api = new Api("/api");
const token = secretOfAddress();

function Start() {
  const [first, setFirst] = useState<string | null>(null);
  const [figures, setFigures] = useState("");
  const [differs, setDiffers] = useState(false);
  const signIn = useSignInAttempt(api);
  if (!token) {
    return (
      <SignInLayout
        title={say("Half a link")}
        text={say(
          "The whole of it stands on the console where Croupier was started: open it as printed there.",
        )}
      >
        <a class="button is-main" href="/sign-in">
          {say("sign in")}
        </a>
      </SignInLayout>
    );
  }
  const choose = (pin: string) => {
    setFirst(pin);
    setFigures("");
    setDiffers(false);
  };
  const repeat = async (pin: string) => {
    setFigures("");
    if (pin !== first) {
      setFirst(null);
      setDiffers(true);
      return;
    }
    const session = await signIn.attempt("session/first", { token, pin });
    if (session) goOn(session);
    else setFirst(null);
  };
  const type = (now: string) => {
    setFigures(now);
    setDiffers(false);
    signIn.clear();
  };
  return (
    <SignInLayout
      title={say("Welcome")}
      text={say(
        "Choose a PIN for the host: 8 to 12 figures. Whoever knows it sells chips and pays out.",
      )}
    >
      <div class="sign-in-form">
        <Pad
          label={first ? say("The same PIN once more") : say("A PIN for the host")}
          value={figures}
          least={8}
          most={12}
          secret
          submit={first ? say("done") : say("next")}
          busy={signIn.busy}
          wait={signIn.wait}
          error={differs ? say("That was another one. Choose again.") : signIn.error}
          onInput={type}
          onSubmit={first ? repeat : choose}
        />
        {signIn.error && (
          <p>
            <a href="/sign-in">{say("Sign in with a PIN")}</a>
          </p>
        )}
      </div>
    </SignInLayout>
  );
}

render(<Start />, pageElement());
