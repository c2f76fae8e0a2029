// How guests' phones come in, at the desk.
//
// AtTheDoor({server, state})           phones that ask to come in, each let in or sent away with one tap; whoever is
//                                      called like a player is that one or another
// Another({server, state})             a name for the other one, where that was tapped
// Silent({state})                      who has a phone that is silent, where one is waited for
// Room({server, state, large, onShow}) the room code, small, and how many phones are in; a tap opens Phones (large: it
//                                      is open, where the code may be changed)
// Phones({server, state, onClose})     the room code, large; who may come in; which phones are in, and their end
// PhoneLink({server, state, player, onClose})   a link that signs one player's phone in

import type {
  AskingLine,
  Desk,
  PhoneLine,
  Phones as PhonesIn,
  PlayerLine,
  PlayerLink,
} from "../answers";
import type { DeskProps, NightServer, SheetProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { ErrorToast } from "../kit/notice";
import { QR } from "../kit/qr";
import { isReachable, RoomCode, useRoom } from "../kit/room";
import { ngettext, mixed, gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { FormDialog, Text } from "./forms";
import { useAnswer } from "./tablet";
import { list, spaced, timeOf } from "./words";

// They outlive where they are drawn: on the page, or in the dialog that is open over it.
const other = signal<number | null>(null); // the session of one who is another person
const letIn = signal<readonly AskingLine[]>([]); // all at once, until that is read
const seenSilent = signal(""); // those of whom it was read

/** What of the door is to be read: another text whenever it is something else. */
export const doorMark = (state: Desk) =>
  [
    ...state.asking.map(({ session }) => session),
    ...letIn.value.map(({ session }) => `in-${session}`),
    isUnread(state) && silentMark(state),
  ]
    .filter(Boolean)
    .join();

const silentMark = ({ silent }: Desk) =>
  silent.map(({ player, table }) => `${player}-${table}`).join();

const isUnread = (state: Desk) => silentMark(state) !== seenSilent.value;

export function Silent({ state }: { state: Desk }) {
  if (!state.silent.length || !isUnread(state)) return null;
  const players = list(
    state.silent.map(({ name, table_name: table }) =>
      gettext("{player} ({table})##who has a silent phone, and where", { player: name, table }),
    ),
  );
  return (
    <div
      class="asked-all asked-silent no-print"
      role="status"
      aria-label={gettext("silent phones")}
    >
      <span>
        {mixed("Silent for a minute: the phone of {players}. Battery or Wi-Fi?", {
          players: <b>{players}</b>,
        })}
      </span>
      <Button
        kind="quiet"
        name={gettext("close")}
        onTap={() => {
          seenSilent.value = silentMark(state);
        }}
      >
        ✕
      </Button>
    </div>
  );
}

export function AtTheDoor({ server, state }: DeskProps) {
  const asking = useAsking(server);
  const shown = state.asking;
  const clear = shown.filter((guest) => guest.alike === null && !guest.has_phone); // nobody has to say who they are
  const path = (guest: AskingLine) => `${server.path}/guests/${guest.session}`;
  const letAllIn = async () => {
    const now: AskingLine[] = [];
    for (const guest of clear) if (await answer("PUT", guest, {})) now.push(guest);
    letIn.value = now;
  };
  const sendAllOut = async () => {
    for (const { session } of letIn.value) await asking.ask("DELETE", `sessions/${session}`);
    letIn.value = [];
  };
  if (!shown.length && !letIn.value.length) return null;
  const answer = (method: string, guest: AskingLine, as?: object) =>
    asking.ask(method, path(guest), as);
  return (
    <>
      {letIn.value.length > 0 && (
        <div class="asked-all no-print" role="status">
          <span>
            {gettext("{guests} are in.", { guests: list(letIn.value.map(({ name }) => name)) })}
          </span>
          <Button busy={asking.busy} onTap={sendAllOut}>
            {gettext("a mistake: send these phones out")}
          </Button>
          <Button
            onTap={() => {
              letIn.value = [];
            }}
          >
            {gettext("done")}
          </Button>
        </div>
      )}
      {clear.length > 1 && (
        <div class="asked-all no-print">
          <span>
            {gettext("{guests} ask to come in; new names become players of the night.", {
              guests: list(clear.map(({ name }) => name)),
            })}
          </span>
          <Button kind="main" busy={asking.busy} onTap={letAllIn}>
            {gettext("let all {count} in", { count: clear.length })}
          </Button>
        </div>
      )}
      <ul
        class="asked no-print"
        aria-label={gettext("phones that ask to come in")}
        hidden={!shown.length}
      >
        {shown.map((guest) => (
          <li key={guest.session} role="alert">
            <Asks guest={guest} />
            <Button
              busy={asking.isAsking(path(guest))}
              name={gettext("send {guest} away", { guest: guest.name })}
              onTap={() => answer("DELETE", guest)}
            >
              {gettext("send away")}
            </Button>
            {knownAs(guest) !== null && (
              <Button
                busy={asking.isAsking(path(guest))}
                onTap={() => {
                  other.value = guest.session;
                }}
              >
                {gettext("another person …")}
              </Button>
            )}
            <Button
              kind={guest.alike === null ? "main" : undefined}
              busy={asking.isAsking(path(guest))}
              name={
                guest.alike === null ? gettext("let {guest} in", { guest: guest.name }) : undefined
              }
              onTap={() => answer("PUT", guest, asTheSame(guest))}
            >
              {guest.alike === null ? gettext("let in") : theSame(guest)}
            </Button>
          </li>
        ))}
        <ErrorToast text={asking.error} onGone={asking.clear} />
      </ul>
    </>
  );
}

export function Another({ server, state }: DeskProps) {
  const guest = state.asking.find(({ session }) => session === other.value);
  const close = () => {
    other.value = null;
  };
  if (!guest) return null;
  return (
    <AnotherPerson
      key={guest.session}
      server={server}
      guest={guest}
      onDone={close}
      onClose={close}
    />
  );
}

/** The player that a phone says it is, or whose name it gives. */
const knownAs = (guest: AskingLine) => guest.player ?? guest.alike;

const asTheSame = (guest: AskingLine) => (guest.alike === null ? {} : { player: guest.alike });

const theSame = (guest: AskingLine) =>
  guest.has_phone
    ? gettext("{guest}, with another phone", { guest: guest.name })
    : gettext("it is {guest}", { guest: guest.name });

function Asks({ guest }: { guest: AskingLine }) {
  const out = guest.has_phone && (
    <>
      {" "}
      <span class="note">{gettext("The one that is in goes out.")}</span>
    </>
  );
  if (guest.alike !== null)
    return (
      <span>
        {mixed("A new guest is also called {guest}.", { guest: <b>{guest.name}</b> })}{" "}
        <span class="note">
          {guest.has_phone
            ? gettext(
                "Another person, or {guest} with another phone? Then the one that is in goes out.",
                {
                  guest: guest.name,
                },
              )
            : gettext("Another person, or {guest}?", { guest: guest.name })}
        </span>
      </span>
    );
  return (
    <span>
      <b>{guest.name}</b>{" "}
      {guest.player !== null && guest.has_phone
        ? gettext("asks to come in with another phone.")
        : gettext("asks to come in.")}
      {out}
    </span>
  );
}

interface AnotherPersonProps {
  server: NightServer;
  guest: AskingLine;
  onDone: () => void;
  onClose: () => void;
}

/** Somebody else who is called like a player: with a name that differs. */
function AnotherPerson({ server, guest, onDone, onClose }: AnotherPersonProps) {
  const asking = useAsking(server);
  const [name, setName] = useState(guest.suggested);
  const send = async () => {
    if (await asking.ask("PUT", `${server.path}/guests/${guest.session}`, { name: name.trim() }))
      onDone();
  };
  return (
    <FormDialog
      title={gettext("Another {guest}", { guest: guest.name })}
      onClose={onClose}
      asking={asking}
      submit={gettext("let in")}
      blocked={!name.trim()}
      onSubmit={send}
    >
      <Text
        label={gettext("A name that differs")}
        value={name}
        maxlength={40}
        focused
        wrong={asking.fields.name}
        onInput={setName}
      />
    </FormDialog>
  );
}

interface RoomProps extends DeskProps {
  large: boolean;
  onShow: () => void;
}

export function Room({ server, state, large, onShow }: RoomProps) {
  const room = useRoom(server.api, state.night, large);
  if (!room) return null;
  if (!isReachable(room))
    return (
      <p class="note no-print">
        {gettext("No phone reaches this Croupier: it listens on its own machine alone.")}
      </p>
    );
  return (
    <button type="button" class="room-button no-print" onClick={onShow}>
      <span>{mixed("join at {address}", { address: <b>{room.addresses[0]}</b> })}</span>
      <span class="code">{spaced(room.code)}</span>
      <span class="note">
        {state.phones.length
          ? ngettext("{count} phone in", "{count} phones in", state.phones.length)
          : gettext("no phone is in")}{" "}
        · {gettext("show it large")}
      </span>
    </button>
  );
}

const NEW_NAMES = {
  ask: gettext("wait for your tap"),
  in: gettext("come in at once"),
  out: gettext("stay out"),
};

export function Phones({ server, state, onClose }: SheetProps) {
  const [seen, see] = useState<PhonesIn | null>(null);
  const [linked, link] = useState<PhoneLine | null>(null);
  const asking = useAsking(server);
  const path = `${server.path}/phones`;
  useEffect(() => {
    server.api.get<PhonesIn>(path).then(see, () => {}); // the desk itself says that the server does not answer
  }, [state.phones.join(), state.asking.length]);
  const change = async (method: string, to: string, body?: object) => {
    const now = await asking.ask<PhonesIn>(method, `${server.path}/${to}`, body);
    if (now) see(now);
  };
  const end = (phone: PhoneLine) => asking.ask("DELETE", `sessions/${phone.session}`);
  if (linked)
    return <PhoneLink server={server} state={state} player={linked} onClose={() => link(null)} />;
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog title={gettext("Phones")} onClose={onClose} foot={foot}>
      <ErrorToast text={asking.error} onGone={asking.clear} />
      {!seen && <p class="quiet">{gettext("One moment.")}</p>}
      {seen && (
        <>
          <RoomCode room={seen.room} />
          <div>
            <Button kind="quiet" busy={asking.busy} onTap={() => change("POST", "room/code")}>
              {gettext("another code")}
            </Button>
          </div>
          <fieldset class="field">
            <legend>{gettext("Somebody whose name is not on the list")}</legend>
            <div class="choices">
              {Object.entries(NEW_NAMES).map(([name, words]) => (
                <Button
                  key={name}
                  chosen={seen.new_names === name}
                  onTap={() => change("PUT", "room", { new_names: name })}
                >
                  {words}
                </Button>
              ))}
            </div>
          </fieldset>
          <h3>
            {seen.phones.length
              ? ngettext("{count} phone in", "{count} phones in", seen.phones.length)
              : gettext("No phone is in yet")}
          </h3>
          <ul class="screens">
            {seen.phones.map((phone) => (
              <li key={phone.session} class="screen-row">
                <span>
                  <b>{phone.name}</b>
                  <span class="note">
                    {gettext("in since {time} · last heard {time2}", {
                      time: timeOf(phone.since),
                      time2: timeOf(phone.last_seen),
                    })}
                  </span>
                </span>
                <span class="choices">
                  <Button
                    name={gettext("a new link for {phone}", { phone: phone.name })}
                    onTap={() => link(phone)}
                  >
                    {gettext("new link")}
                  </Button>
                  <Button
                    busy={asking.isAsking(`sessions/${phone.session}`)}
                    name={gettext("sign the phone of {phone} out", { phone: phone.name })}
                    onTap={() => end(phone)}
                  >
                    {gettext("sign out")}
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

interface PhoneLinkProps extends SheetProps {
  player: Pick<PlayerLine, "player" | "name">;
}

export function PhoneLink({ server, player, onClose }: PhoneLinkProps) {
  const { found, error, look } = useAnswer<PlayerLink>(
    server.api,
    `${server.path}/players/${player.player}/link`,
  );
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog
      title={gettext("A phone for {player}", { player: player.name })}
      onClose={onClose}
      foot={foot}
    >
      <ErrorToast text={error} />
      {found && (
        <div class="invitation">
          <QR
            svg={found.qr}
            name={gettext("the link of {player}'s phone, to scan", { player: player.name })}
          />
          <div class="invitation-words">
            <p>
              {gettext("Scan it with {player}'s own phone: whoever opens it is {player}.", {
                player: player.name,
              })}
            </p>
            <p class="note">
              {gettext(
                "Good until {time}, for the phone that opens it first. Where {player} has one, that one is asked, and so are you.",
                { time: timeOf(found.expires), player: player.name },
              )}
            </p>
            <Button kind="quiet" onTap={look}>
              {gettext("another link")}
            </Button>
          </div>
        </div>
      )}
      {!found && !error && <p class="quiet">{gettext("One moment.")}</p>}
    </Dialog>
  );
}
