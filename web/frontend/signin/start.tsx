// /start#TOKEN: the link the console printed. The host chooses a PIN, in plain sight, and is signed in.

import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { render } from "preact";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { goOn, secretOfAddress } from "./session";
import { useSignInAttempt } from "./attempt";
import { Pad } from "./pad";
import { SignInLayout } from "./layout";

const api = new Api("/api");
const token = secretOfAddress();

function Start() {
  const [figures, setFigures] = useState("");
  const signIn = useSignInAttempt(api);
  if (!token) {
    return (
      <SignInLayout
        title={gettext("Half a link")}
        text={gettext(
          "The whole of it stands on the console where Croupier was started: open it as printed there.",
        )}
      >
        <a class="button is-main" href="/sign-in">
          {gettext("sign in")}
        </a>
      </SignInLayout>
    );
  }
  const choose = async (pin: string) => {
    const session = await signIn.attempt("session/first", { token, pin });
    if (session) goOn(session);
  };
  const type = (now: string) => {
    setFigures(now);
    signIn.clear();
  };
  return (
    <SignInLayout
      title={gettext("Welcome")}
      text={gettext(
        "Choose a PIN for the host, 8 to 12 figures, and keep it in mind. Whoever knows it sells chips and pays out.",
      )}
    >
      <div class="sign-in-form">
        <Pad
          label={gettext("A PIN for the host")}
          value={figures}
          least={8}
          most={12}
          submit={gettext("done")}
          busy={signIn.busy}
          wait={signIn.wait}
          error={signIn.error}
          onInput={type}
          onSubmit={choose}
        />
        {signIn.error && (
          <p>
            <a href="/sign-in">{gettext("Sign in with a PIN")}</a>
          </p>
        )}
      </div>
    </SignInLayout>
  );
}

render(<Start />, pageElement());
