// The room code, by which guests' phones come in.
//
// useRoom(api, night, when)   {code, url, qr, addresses} of a night, or null before it is known; asked for again
//                             whenever `when` changes, and now and then by itself: the host may change the code
// isReachable(room)           whether a phone can come in at all
// RoomCode({room, small})     the QR code, the address and the figures; small: beside what matters more

import type { RoomLink } from "../answers";
import type { Api } from "./api";
import { useEffect, useState } from "preact/hooks";
import { names } from "./names";
import { spaced } from "./labels";
import { QR } from "./qr";
import { gettext } from "./gettext";

const AGAIN = 30000; // milliseconds

export function useRoom(api: Api, night: number, when: unknown = null) {
  const [room, setRoom] = useState<RoomLink | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () =>
      api.get<RoomLink>(`nights/${night}/room`).then(
        (found) => gone || setRoom(found),
        () => {}, // whatever else the page shows says that the server does not answer
      );
    look();
    const timer = setInterval(() => document.hidden || look(), AGAIN);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [night, when]);
  return room;
}

/** Whether a phone can come in at all: not where the server listens on its own machine alone. */
export const isReachable = (room: RoomLink) => room.addresses.length > 0;

export function RoomCode({ room, small }: { room: RoomLink; small?: boolean }) {
  if (!isReachable(room))
    return (
      <p>
        {gettext(
          "No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.",
        )}
      </p>
    );
  return (
    <div class={names(["room-code", small && "is-small"])}>
      <QR svg={room.qr} name={gettext("the address to join with a phone, to scan")} />
      <div class="room-words">
        <p>{small ? gettext("Join") : gettext("Scan it with a phone, or open this address:")}</p>
        <p class="room-address">{room.addresses[0]}</p>
        {room.addresses.slice(1).map((address) => (
          <p key={address} class="room-other">
            {gettext("or {address}", { address })}
          </p>
        ))}
        <p class="room-figures">{spaced(room.code)}</p>
      </div>
    </div>
  );
}
