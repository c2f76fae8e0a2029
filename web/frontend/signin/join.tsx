// /join: a guest's phone comes in. The room code (/join#CODE has it already), then a name, then, where the host has to
// let it in, a wait that ends by itself.

import { Api } from "../kit/api.js";
import { Button } from "../kit/controls.js";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Slip } from "../kit/notice.js";
import { say } from "../kit/say.js";
import { goOn, secretOfAddress } from "./door.js";
import { useKnocking } from "./knocking.js";
import { Names } from "./names.js";
import { Pad } from "./pad.js";
import { Porch } from "./porch.js";

const LOOK = 1500; // milliseconds between two looks whether the host has let this phone in
const LONGEST_LOOK = 6000; // once it has taken a while

const api = new Api("/api");

function Join() {
  const [session, setSession] = useState(null);
  const [anyway, setAnyway] = useState(false);
  useEffect(() => {
    api.get("session").then(setSession, () => setSession({ role: null }));
  }, []);
  if (!session) return <Porch title={say("One moment")} />;
  if (session.role === "player") return goOn(session);
  if (session.role === "guest") return <Waiting asked={session} />;
  if (session.role && !anyway) return <Taken session={session} onAnyway={() => setAnyway(true)} />;
  return <ComeIn onSession={(now) => (now.role === "guest" ? setSession(now) : goOn(now))} />;
}

const SCREENS = {
  host: say("This screen is the host's desk. If it joins as a player, it is that no more."),
  dealer: say("This screen is a table's tablet. If it joins as a player, it is that no more."),
  wall: say("This screen is a wall. If it joins as a player, it is that no more."),
};

/** The desk, a tablet and a wall lead here, too, when somebody tries the code on them. */
const Taken = ({ session, onAnyway }) => (
  <Porch title={say("Not a phone")} text={SCREENS[session.role]}>
    <div class="porch-door">
      <a class="button is-main" href="/">
        {say("go back")}
      </a>
      <Button kind="plain" onTap={onAnyway}>
        {say("join with this screen")}
      </Button>
    </div>
  </Porch>
);

function ComeIn({ onSession }) {
  const given = secretOfAddress() ?? "";
  const [figures, setFigures] = useState(given.replace(/\D/g, ""));
  const [room, setRoom] = useState(null);
  const knocking = useKnocking(api);
  const look = async (code) => {
    const seen = await knocking.knock("room", { code });
    if (seen) setRoom({ ...seen, code });
    else setFigures("");
  };
  useEffect(() => {
    if (figures) look(figures);
  }, []);
  const come = async (who) => {
    const session = await knocking.knock("session/guest", { code: room.code, ...who });
    if (session) onSession(session);
    else look(room.code); // somebody may have taken the name, or the code may be another one by now
  };
  if (room)
    return (
      <Names
        room={room}
        busy={knocking.busy}
        trouble={knocking.trouble}
        wait={knocking.wait}
        onCome={come}
        onType={knocking.clear}
      />
    );
  return (
    <Porch
      title={say("Join")}
      text={say("The room code is on the wall, at the desk and on every table.")}
    >
      <div class="porch-door">
        <Pad
          label={say("The room code")}
          value={figures}
          length={6}
          submit={say("go##of a button that sends figures")}
          busy={knocking.busy}
          trouble={knocking.trouble}
          wait={knocking.wait}
          onInput={(now) => {
            setFigures(now);
            knocking.clear();
          }}
          onSubmit={look}
        />
        <p class="porch-else">
          <a href="/sign-in?another">{say("a table's tablet, or the host")}</a>
        </p>
      </div>
    </Porch>
  );
}

/** Looks now and then whether the host has tapped; a phone that slept looks when it wakes. */
function Waiting({ asked }) {
  const [now, setNow] = useState(asked);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer;
    let wait = LOOK;
    const look = async () => {
      clearTimeout(timer);
      try {
        setNow(await api.get("session"));
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
  if (now.role === "player") return goOn(now);
  if (now.role !== "guest")
    return (
      <Porch
        title={say("Not this time")}
        text={say("The host has not let {player} in.", { player: asked.name })}
      >
        <div class="porch-door">
          <Button kind="main" onTap={() => location.reload()}>
            {say("try again")}
          </Button>
        </div>
      </Porch>
    );
  if (now.night_status === "closed")
    return (
      <Porch
        title={say("The night is over")}
        text={say("The host has closed it before you were in.")}
      >
        <div class="porch-door">
          <Button kind="plain" onTap={leave}>
            {say("done")}
          </Button>
        </div>
      </Porch>
    );
  return (
    <Porch
      title={say("One moment, {player}", { player: asked.name })}
      text={say("The host lets you in with a tap at the desk. This page goes on by itself.")}
    >
      <div class="porch-door">
        <Slip text={lost ? say("No connection. This page goes on trying.") : null} />
        <Button kind="plain" onTap={leave}>
          {say("another name")}
        </Button>
      </div>
    </Porch>
  );
}

render(<Join />, document.getElementById("page"));
