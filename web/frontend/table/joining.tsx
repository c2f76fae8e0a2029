// JoinDialog({table, state, onClose})   the room code, large, for whoever comes to the table with a phone

import type { TableProps, WithClose } from "./types";
import { Dialog, DoneFoot } from "../kit/dialog";
import { RoomCode, useRoom } from "../kit/room";
import { gettext } from "../kit/gettext";

export function JoinDialog({ table, state, onClose }: TableProps & WithClose) {
  const room = useRoom(table.api, state.night.night);
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog title={gettext("Join with a phone")} onClose={onClose} foot={foot}>
      {room ? <RoomCode room={room} /> : <p class="quiet">{gettext("One moment.")}</p>}
    </Dialog>
  );
}
