// JoinDialog({table, state, onClose})   the room code, large, for whoever comes to the table with a phone

import type { TableProps, WithClose } from "./types";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { RoomCode, useRoom } from "../kit/room";
import { say } from "../kit/say";

export function JoinDialog({ table, state, onClose }: TableProps & WithClose) {
  const room = useRoom(table.api, state.night.night);
  const foot = (
    <>
      <span />
      <Button kind="main" onTap={onClose}>
        {say("done")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("Join with a phone")} onClose={onClose} foot={foot}>
      {room ? <RoomCode room={room} /> : <p class="quiet">{say("One moment.")}</p>}
    </Dialog>
  );
}
