// WallSignIn({api, error, onIn})   a wall comes in: the six figures that the desk shows, typed with a remote control (its
//                                  arrows or its figures), a keyboard or a finger.

import { useEffect, useState } from "preact/hooks";
import type { Api } from "../kit/api";
import { say } from "../kit/say";
import { useSignInAttempt } from "../signin/attempt";
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
    const session = await signIn.attempt("session/wall", { code: typed });
    if (session?.night) onIn(session.night);
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
      title={say("A screen on the wall")}
      text={say("The host's desk shows the code: the night, wall.")}
    >
      <div class="sign-in-form">
        <Pad
          label={say("The wall's code")}
          value={figures}
          length={6}
          submit={say("go")}
          busy={signIn.busy}
          error={signIn.error}
          wait={signIn.wait}
          onInput={type}
          onSubmit={send}
        />
        <p class="sign-in-else">
          <a href="/sign-in?another">{say("not a wall: join, a table, the host")}</a>
        </p>
      </div>
    </SignInLayout>
  );
}
