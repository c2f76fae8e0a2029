// /sign-in: a guest's phone by the room code (which leads to /join), a dealer's tablet by its table's code, the host
// by PIN.

import type { SessionShown } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../kit/say";
import { cameFrom, goOn } from "./session";
import { useSignInAttempt } from "./attempt";
import { Pad } from "./pad";
import { SignInLayout } from "./layout";

const api = new Api("/api");
type WayName = "room" | "code" | "pin";

interface Way {
  tab: string;
  label: string;
  length?: number;
  least?: number;
  most?: number;
  secret?: boolean;
  submit: string;
  /** Where it signs in, and what it says there; the room's leads to a page of its own. */
  path?: string;
  body?: (figures: string) => object;
  text: string;
}

const WAYS: Readonly<Record<WayName, Way>> = {
  room: {
    tab: say("Join"),
    label: say("The room code"),
    length: 6,
    submit: say("go##of a button that sends figures"),
    text: say("The wall, the desk and every table show it. It lets your phone in."),
  },
  code: {
    tab: say("A table"),
    label: say("The code of your table"),
    length: 6,
    submit: say("go##of a button that sends figures"),
    body: (code) => ({ code }),
    path: "table",
    text: say("The host's desk shows it. It makes this screen the table's."),
  },
  pin: {
    tab: say("The host"),
    label: say("The host's PIN"),
    least: 6,
    most: 12,
    secret: true,
    submit: say("go##of a button that sends figures"),
    body: (pin) => ({ pin }),
    path: "host",
    text: say("The desk: players, chips, tables, and the drawer."),
  },
};

/** Whoever comes from a page comes back to it; whoever comes here first is a guest, more often than not. */
function firstWay(next: string | null): WayName {
  if (!next) return "room";
  return next.startsWith("/table") ? "code" : "pin";
}

function SignIn() {
  const next = cameFrom();
  const another = new URLSearchParams(location.search).has("another"); // from a table that is closed
  const [way, setWay] = useState<WayName>(another ? "code" : firstWay(next));
  const [figures, setFigures] = useState("");
  const [isSet, setIsSet] = useState(true);
  const signIn = useSignInAttempt(api);
  useEffect(() => {
    api.get<SessionShown>("session").then(
      (session) => {
        if (!another && (session.role === "host" || (session.role && !next))) goOn(session, next);
        setIsSet(session.pin_set ?? true);
      },
      () => {},
    ); // without an answer the pad is there all the same
  }, []);

  const { tab, path, body, text, ...pad } = WAYS[way];
  const turn = (other: WayName) => {
    setWay(other);
    setFigures("");
    signIn.clear();
  };
  const type = (now: string) => {
    setFigures(now);
    signIn.clear();
  };
  const send = async (typed: string) => {
    if (!path || !body) {
      location.assign(`/join#${typed}`);
      return;
    }
    const session = await signIn.attempt(`session/${path}`, body(typed));
    if (session) goOn(session, next);
    else setFigures("");
  };
  return (
    <SignInLayout title={way === "room" ? say("Join") : say("Sign in")} text={text}>
      <div class="sign-in-form">
        <div class="tabs" role="group" aria-label={say("who are you?")}>
          {(Object.keys(WAYS) as WayName[]).map((name) => (
            <Button key={name} chosen={name === way} onTap={() => turn(name)}>
              {WAYS[name].tab}
            </Button>
          ))}
        </div>
        <Pad
          {...pad}
          value={figures}
          busy={signIn.busy}
          error={signIn.error}
          wait={signIn.wait}
          onInput={type}
          onSubmit={send}
        />
        {!isSet && way === "pin" && (
          <p class="quiet">
            {say(
              "No PIN has been chosen yet: open the link that the console printed at the first start.",
            )}
          </p>
        )}
      </div>
    </SignInLayout>
  );
}

render(<SignIn />, pageElement());
