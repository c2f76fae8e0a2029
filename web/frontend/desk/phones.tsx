// How guests' phones come in, at the desk.
//
// AtTheDoor({server, state})           phones that ask to come in, each let in or sent away with one tap
// Room({server, state, large, onShow}) the room code, small, and how many phones are in; a tap opens Phones (large: it
//                                      is open, where the code may be changed)
// Phones({server, state, onClose})     the room code, large; who may come in; which phones are in, and their end
// PhoneLink({server, player, onClose}) a link that signs one player's phone in

import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { QR } from "../kit/qr";
import { isReachable, RoomCode, useRoom } from "../kit/room";
import { many, mixed, say } from "../kit/say";
import { useAsking } from "./asking";
import { useAnswer } from "./tablet";
import { spaced, timeOf } from "./words";

export function AtTheDoor({ server, state }) {
  const asking = useAsking(server);
  if (!state.asking.length) return null;
  const at = (guest) => `${server.path}/guests/${guest.session}`;
  const answer = (method, guest) => asking.ask(method, at(guest));
  return (
    <ul class="asked no-print" aria-label={say("phones that ask to come in")}>
      {state.asking.map((guest) => (
        <li key={guest.session} role="alert">
          <span>
            <b>{guest.name}</b>{" "}
            {guest.player === null
              ? say("asks to come in.")
              : say("asks to come in with another phone.")}
            {guest.player !== null && (
              <>
                {" "}
                <span class="note">{say("The one that is in goes out.")}</span>
              </>
            )}
          </span>
          <Button
            busy={asking.busy}
            name={say("send {guest} away", { guest: guest.name })}
            onTap={() => answer("DELETE", guest)}
          >
            {say("send away")}
          </Button>
          <Button
            kind="main"
            busy={asking.busy}
            name={say("let {guest} in", { guest: guest.name })}
            onTap={() => answer("PUT", guest)}
          >
            {say("let in")}
          </Button>
        </li>
      ))}
      <ErrorToast text={asking.error} onGone={asking.clear} />
    </ul>
  );
}

export function Room({ server, state, large, onShow }) {
  const room = useRoom(server.api, state.night, large);
  if (!room) return null;
  if (!isReachable(room))
    return (
      <p class="note no-print">
        {say("No phone reaches this Croupier: it listens on its own machine alone.")}
      </p>
    );
  return (
    <button type="button" class="room-button no-print" onClick={onShow}>
      <span>{mixed("join at {address}", { address: <b>{room.addresses[0]}</b> })}</span>
      <span class="code">{spaced(room.code)}</span>
      <span class="note">
        {state.phones.length
          ? many("{count} phone in", "{count} phones in", state.phones.length)
          : say("no phone is in")}{" "}
        · {say("show it large")}
      </span>
    </button>
  );
}

const NEW_NAMES = {
  ask: say("wait for your tap"),
  in: say("come in at once"),
  out: say("stay out"),
};

export function Phones({ server, state, onClose }) {
  const [seen, see] = useState(null);
  const [linked, link] = useState(null);
  const asking = useAsking(server);
  const path = `${server.path}/phones`;
  useEffect(() => {
    server.api.get(path).then(see, () => {}); // the desk itself says that the server does not answer
  }, [state.phones.join(), state.asking.length]);
  const change = async (method, to, body) => {
    const now = await asking.ask(method, `${server.path}/${to}`, body);
    if (now?.room) see(now);
  };
  const end = (phone) => asking.ask("DELETE", `sessions/${phone.session}`);
  if (linked) return <PhoneLink server={server} player={linked} onClose={() => link(null)} />;
  const foot = (
    <>
      <span />
      <Button kind="main" onTap={onClose}>
        {say("done")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("Phones")} onClose={onClose} foot={foot}>
      <ErrorToast text={asking.error} onGone={asking.clear} />
      {!seen && <p class="quiet">{say("One moment.")}</p>}
      {seen && (
        <>
          <RoomCode room={seen.room} />
          <div>
            <Button kind="quiet" busy={asking.busy} onTap={() => change("POST", "room/code")}>
              {say("another code")}
            </Button>
          </div>
          <fieldset class="field">
            <legend>{say("Somebody whose name is not on the list")}</legend>
            <div class="choices">
              {Object.entries(NEW_NAMES).map(([name, words]) => (
                <Button
                  key={name}
                  chosen={seen.new_names === name}
                  busy={asking.busy}
                  onTap={() => change("PUT", "room", { new_names: name })}
                >
                  {words}
                </Button>
              ))}
            </div>
          </fieldset>
          <h3>
            {seen.phones.length
              ? many("{count} phone in", "{count} phones in", seen.phones.length)
              : say("No phone is in yet")}
          </h3>
          <ul class="screens">
            {seen.phones.map((phone) => (
              <li key={phone.session} class="screen-row">
                <span>
                  <b>{phone.name}</b>
                  <span class="note">
                    {say("in since {time} · last heard {time2}", {
                      time: timeOf(phone.since),
                      time2: timeOf(phone.last_seen),
                    })}
                  </span>
                </span>
                <span class="choices">
                  <Button
                    name={say("a new link for {phone}", { phone: phone.name })}
                    onTap={() => link(phone)}
                  >
                    {say("new link")}
                  </Button>
                  <Button
                    busy={asking.busy}
                    name={say("sign the phone of {phone} out", { phone: phone.name })}
                    onTap={() => end(phone)}
                  >
                    {say("sign out")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

export function PhoneLink({ server, player, onClose }) {
  const { found, trouble, look } = useAnswer(
    server.api,
    `${server.path}/players/${player.player}/link`,
  );
  const foot = (
    <>
      <span />
      <Button kind="main" onTap={onClose}>
        {say("done")}
      </Button>
    </>
  );
  return (
    <Dialog
      title={say("A phone for {player}", { player: player.name })}
      onClose={onClose}
      foot={foot}
    >
      <ErrorToast text={trouble} />
      {found && (
        <div class="invitation">
          <QR
            svg={found.qr}
            name={say("the link of {player}'s phone, to scan", { player: player.name })}
          />
          <div class="invitation-words">
            <p>
              {say("Scan it with {player}'s own phone: whoever opens it is {player}.", {
                player: player.name,
              })}
            </p>
            <p class="note">
              {say(
                "Good until {time}. A phone that {player} had is out as soon as this one is in.",
                { time: timeOf(found.expires), player: player.name },
              )}
            </p>
            <Button kind="quiet" onTap={look}>
              {say("another link")}
            </Button>
          </div>
        </div>
      )}
      {!found && !trouble && <p class="quiet">{say("One moment.")}</p>}
    </Dialog>
  );
}
