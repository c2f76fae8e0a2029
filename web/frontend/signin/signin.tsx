// /sign-in: a code of six figures, a room's (which leads to /join), a table's or a wall's; the host by PIN.

import type { SessionShown } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { cameFrom, goOn } from "./session";
import { signInByCode } from "./anycode";
import { useSignInAttempt } from "./attempt";
import { Pad } from "./pad";
import { SignInLayout } from "./layout";

const api = new Api("/api");
type WayName = "code" | "pin";

interface Way {
  tab: string;
  label: string;
  length?: number;
  least?: number;
  most?: number;
  secret?: boolean;
  submit: string;
  text: string;
}

const WAYS: Readonly<Record<WayName, Way>> = {
  code: {
    tab: gettext("A code"),
    label: gettext("The code"),
    length: 6,
    submit: gettext("go##of a button that sends figures"),
    text: gettext(
      "Six figures from the wall, the desk or a table. A room's lets your phone in; a table's or a wall's makes this screen that.",
    ),
  },
  pin: {
    tab: gettext("The host"),
    label: gettext("The host's PIN"),
    least: 6,
    most: 12,
    secret: true,
    submit: gettext("go##of a button that sends figures"),
    text: gettext("The desk: players, chips, tables, and the drawer."),
  },
};

/** Whoever comes from a page comes back to it; whoever comes here first is a guest, more often than not. */
const firstWay = (next: string | null): WayName =>
  !next || next.startsWith("/table") ? "code" : "pin";

function SignIn() {
  const next = cameFrom();
  const another = new URLSearchParams(location.search).has("another"); // from a table that is closed
  const asksHost = new URLSearchParams(location.search).has("host");
  const [way, setWay] = useState<WayName>(asksHost ? "pin" : another ? "code" : firstWay(next));
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

  const { tab, text, ...pad } = WAYS[way];
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
    const session =
      way === "pin"
        ? await signIn.attempt("session/host", { pin: typed })
        : await signInByCode(signIn, typed);
    if (session === "room") location.assign(`/join#${typed}`);
    else if (session) goOn(session, next);
    else setFigures("");
  };
  return (
    <SignInLayout title={way === "code" ? gettext("Join") : gettext("Sign in")} text={text}>
      <div class="sign-in-form">
        <div class="tabs" role="group" aria-label={gettext("who are you?")}>
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
            {gettext(
              "No PIN has been chosen yet: open the link that the console printed at the first start.",
            )}
          </p>
        )}
      </div>
    </SignInLayout>
  );
}

render(<SignIn />, pageElement());
