// /join: a guest's phone comes in. The room code (/join#CODE has it already), then a name, then, where the host has to
// let it in, a wait that ends by itself.

import type { Entrance, SessionShown } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { goOn, secretOfAddress } from "./session";
import { signInByCode } from "./anycode";
import { useSignInAttempt } from "./attempt";
import { Names, type Newcomer } from "./names";
import { Pad } from "./pad";
import { SignInLayout } from "./layout";

const LOOK = 1500; // milliseconds between two looks whether the host has let this phone in
const LONGEST_LOOK = 6000; // once it has taken a while

const NOBODY: SessionShown = {
  role: null,
  screen: null,
  night: null,
  table: null,
  player: null,
  name: null,
  night_status: null,
  waits_for: null,
  pin_set: true,
};

const api = new Api("/api");

function Join() {
  const [session, setSession] = useState<SessionShown | null>(null);
  const [anyway, setAnyway] = useState(false);
  useEffect(() => {
    api.get<SessionShown>("session").then(setSession, () => setSession(NOBODY));
  }, []);
  if (!session) return <SignInLayout title={gettext("One moment")} />;
  if (session.role === "player") return <Gone session={session} />;
  if (session.role === "guest") return <Waiting asked={session} />;
  if (session.role && !anyway) return <Taken session={session} onAnyway={() => setAnyway(true)} />;
  return <ComeIn onSession={(now) => (now.role === "guest" ? setSession(now) : goOn(now))} />;
}

/** Nothing: this phone is in, and goes to its hand. */
function Gone({ session }: { session: SessionShown }) {
  useEffect(() => goOn(session), []);
  return null;
}

const SCREENS: Readonly<Record<string, string>> = {
  host: gettext("This screen is the host's desk. If it joins as a player, it is that no more."),
  dealer: gettext("This screen is a table's tablet. If it joins as a player, it is that no more."),
  wall: gettext("This screen is a wall. If it joins as a player, it is that no more."),
};

/** The desk, a tablet and a wall lead here, too, when somebody tries the code on them. */
const Taken = ({ session, onAnyway }: { session: SessionShown; onAnyway: () => void }) => (
  <SignInLayout title={gettext("Not a phone")} text={SCREENS[session.role ?? ""]}>
    <div class="sign-in-form">
      <a class="button is-main" href="/">
        {gettext("go back")}
      </a>
      <Button kind="plain" onTap={onAnyway}>
        {gettext("join with this screen")}
      </Button>
    </div>
  </SignInLayout>
);

function ComeIn({ onSession }: { onSession: (session: SessionShown) => void }) {
  const given = secretOfAddress() ?? "";
  const [figures, setFigures] = useState(given.replace(/\D/g, ""));
  const [room, setRoom] = useState<(Entrance & { code: string }) | null>(null);
  const signIn = useSignInAttempt(api);
  const look = async (code: string) => {
    const leads = await signInByCode(signIn, code);
    if (leads && leads !== "room") return goOn(leads);
    const seen = leads && (await signIn.attempt<Entrance>("room", { code }));
    if (seen) setRoom({ ...seen, code });
    else setFigures("");
  };
  useEffect(() => {
    if (figures) look(figures);
  }, []);
  const come = async (who: Newcomer) => {
    if (!room) return;
    const session = await signIn.attempt("session/guest", { code: room.code, ...who });
    if (session) onSession(session);
    else look(room.code); // somebody may have taken the name, or the code may be another one by now
  };
  if (room)
    return (
      <Names
        room={room}
        busy={signIn.busy}
        error={signIn.error}
        wait={signIn.wait}
        onCome={come}
        onType={signIn.clear}
      />
    );
  return (
    <SignInLayout
      title={gettext("Join")}
      text={gettext(
        "The room code is on the wall, at the desk and on every table. A table's or a wall's code goes here, too.",
      )}
    >
      <div class="sign-in-form">
        <Pad
          label={gettext("The room code")}
          value={figures}
          length={6}
          submit={gettext("go##of a button that sends figures")}
          busy={signIn.busy}
          error={signIn.error}
          wait={signIn.wait}
          onInput={(now) => {
            setFigures(now);
            signIn.clear();
          }}
          onSubmit={look}
        />
        <p class="sign-in-else">
          <a href="/sign-in?host">{gettext("I am the host")}</a>
        </p>
      </div>
    </SignInLayout>
  );
}

const WAITS = {
  host: () => gettext("The host lets you in with a tap at the desk. This page goes on by itself."),
  phone: (player: string) =>
    gettext(
      "Another phone plays as {player}. It is asked now, and so is the host: a tap there lets you in. This page goes on by itself.",
      { player },
    ),
  which: (player: string) =>
    gettext(
      "Somebody here is called {player} already. The host says at the desk which of you this is. This page goes on by itself.",
      { player },
    ),
};

/** Looks now and then whether the host has tapped; a phone that slept looks when it wakes. */
function Waiting({ asked }: { asked: SessionShown }) {
  const [now, setNow] = useState(asked);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer: number;
    let wait = LOOK;
    const look = async () => {
      clearTimeout(timer);
      try {
        setNow(await api.get<SessionShown>("session"));
        setLost(false);
      } catch {
        setLost(true);
      }
      wait = Math.min(wait * 1.05, LONGEST_LOOK);
      timer = setTimeout(look, wait);
    };
    const wake = () => document.hidden || look();
    timer = setTimeout(look, wait);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);
  const leave = async () => {
    await api.send("DELETE", "session");
    location.reload();
  };
  if (now.role === "player") return <Gone session={now} />;
  if (now.role !== "guest")
    return (
      <SignInLayout
        title={gettext("Not this time")}
        text={
          asked.waits_for === "phone"
            ? gettext("The host, or the phone that plays as {player}, said no.", {
                player: asked.name ?? "",
              })
            : gettext("The host has not let {player} in.", { player: asked.name ?? "" })
        }
      >
        <div class="sign-in-form">
          <Button kind="main" onTap={() => location.reload()}>
            {gettext("try again")}
          </Button>
        </div>
      </SignInLayout>
    );
  if (now.night_status === "closed")
    return (
      <SignInLayout
        title={gettext("The night is over")}
        text={gettext("The host has closed it before you were in.")}
      >
        <div class="sign-in-form">
          <Button kind="plain" onTap={leave}>
            {gettext("done")}
          </Button>
        </div>
      </SignInLayout>
    );
  return (
    <SignInLayout
      title={gettext("One moment, {player}", { player: asked.name ?? "" })}
      text={WAITS[now.waits_for ?? "host"](asked.name ?? "")}
    >
      <div class="sign-in-form">
        <ErrorToast text={lost ? gettext("No connection. This page goes on trying.") : null} />
        <Button kind="plain" onTap={leave}>
          {gettext("another name")}
        </Button>
      </div>
    </SignInLayout>
  );
}

render(<Join />, pageElement());
