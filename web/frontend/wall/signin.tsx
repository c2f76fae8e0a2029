// WallSignIn({api, error, onIn})   a wall comes in: the six figures that the desk shows, typed with a remote control (its
//                                  arrows or its figures), a keyboard or a finger.

import { useEffect, useState } from "preact/hooks";
import type { Api } from "../kit/api";
import { gettext } from "../kit/gettext";
import { useSignInAttempt } from "../signin/attempt";
import { signInByCode } from "../signin/anycode";
import { goOn } from "../signin/session";
import { Pad } from "../signin/pad";
import { SignInLayout } from "../signin/layout";

/** The code behind the #, once: it is a key, and does not stay on a screen that everybody sees. */
export function codeOfAddress() {
  const code = decodeURIComponent(location.hash.slice(1)).replace(/\D/g, "");
  if (location.hash) history.replaceState(null, "", "/wall");
  return code;
}

interface WallSignInProps {
  api: Api;
  code?: string;
  onIn: (night: number) => void;
}

export function WallSignIn({ api, code = "", onIn }: WallSignInProps) {
  const [figures, setFigures] = useState(code);
  const signIn = useSignInAttempt(api);
  const send = async (typed: string) => {
    const session = await signInByCode(signIn, typed);
    if (session === "room") location.assign(`/join#${typed}`);
    else if (session?.role === "wall" && session.night) onIn(session.night);
    else if (session) goOn(session);
    else setFigures("");
  };
  useEffect(() => {
    if (code) send(code);
  }, []);
  const type = (now: string) => {
    setFigures(now);
    signIn.clear();
  };
  return (
    <SignInLayout
      title={gettext("A screen on the wall")}
      text={gettext("The host's desk shows the code: the night, wall.")}
    >
      <div class="sign-in-form">
        <Pad
          label={gettext("The wall's code")}
          value={figures}
          length={6}
          submit={gettext("go")}
          busy={signIn.busy}
          error={signIn.error}
          wait={signIn.wait}
          onInput={type}
          onSubmit={send}
        />
        <p class="sign-in-else">
          <a href="/sign-in?another">{gettext("not a wall: join, a table, the host")}</a>
        </p>
      </div>
    </SignInLayout>
  );
}
