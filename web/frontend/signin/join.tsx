// /join: a guest's phone comes in. The room code (/join#CODE has it already), then a name, then, where the host has to
// let it in, a wait that ends by itself.

import type { Entrance, SessionShown } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { say } from "../kit/say";
import { goOn, secretOfAddress } from "./session";
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
  if (!session) return <SignInLayout title={say("One moment")} />;
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
  host: say("This screen is the host's desk. If it joins as a player, it is that no more."),
  dealer: say("This screen is a table's tablet. If it joins as a player, it is that no more."),
  wall: say("This screen is a wall. If it joins as a player, it is that no more."),
};

/** The desk, a tablet and a wall lead here, too, when somebody tries the code on them. */
const Taken = ({ session, onAnyway }: { session: SessionShown; onAnyway: () => void }) => (
  <SignInLayout title={say("Not a phone")} text={SCREENS[session.role ?? ""]}>
    <div class="sign-in-form">
      <a class="button is-main" href="/">
        {say("go back")}
      </a>
      <Button kind="plain" onTap={onAnyway}>
        {say("join with this screen")}
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
    const seen = await signIn.attempt<Entrance>("room", { code });
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
      title={say("Join")}
      text={say("The room code is on the wall, at the desk and on every table.")}
    >
      <div class="sign-in-form">
        <Pad
          label={say("The room code")}
          value={figures}
          length={6}
          submit={say("go##of a button that sends figures")}
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
          <a href="/sign-in?another">{say("a table's tablet, or the host")}</a>
        </p>
      </div>
    </SignInLayout>
  );
}

const WAITS = {
  host: () => say("The host lets you in with a tap at the desk. This page goes on by itself."),
  phone: (player: string) =>
    say(
      "Another phone plays as {player}. It is asked now, and so is the host: a tap there lets you in. This page goes on by itself.",
      { player },
    ),
  which: (player: string) =>
    say(
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
        title={say("Not this time")}
        text={
          asked.waits_for === "phone"
            ? say("The host, or the phone that plays as {player}, said no.", {
                player: asked.name ?? "",
              })
            : say("The host has not let {player} in.", { player: asked.name ?? "" })
        }
      >
        <div class="sign-in-form">
          <Button kind="main" onTap={() => location.reload()}>
            {say("try again")}
          </Button>
        </div>
      </SignInLayout>
    );
  if (now.night_status === "closed")
    return (
      <SignInLayout
        title={say("The night is over")}
        text={say("The host has closed it before you were in.")}
      >
        <div class="sign-in-form">
          <Button kind="plain" onTap={leave}>
            {say("done")}
          </Button>
        </div>
      </SignInLayout>
    );
  return (
    <SignInLayout
      title={say("One moment, {player}", { player: asked.name ?? "" })}
      text={WAITS[now.waits_for ?? "host"](asked.name ?? "")}
    >
      <div class="sign-in-form">
        <ErrorToast text={lost ? say("No connection. This page goes on trying.") : null} />
        <Button kind="plain" onTap={leave}>
          {say("another name")}
        </Button>
      </div>
    </SignInLayout>
  );
}

render(<Join />, pageElement());
