// TakeBack({api, entry, what, onLook, onClose})   an entry of the house about money was wrong: it counts no more. It stays
//                                                 in the house's chain, and so does the reason.

import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { Text } from "../desk/forms";
import { type BookingProps, Sheet, useBooking } from "./sheet";

export interface Wrong {
  entry: number;
  /** What it says, for the host to know it by. */
  what: string;
}

export function TakeBack({ api, entry, what, onLook, onClose }: Wrong & BookingProps) {
  const { asking, book } = useBooking({ api, onLook, onClose });
  const [why, say] = useState("");
  const send = () => book("POST", "money/taken-back", { entry, why: why.trim() });
  return (
    <Sheet
      title={gettext("Take back")}
      asking={asking}
      onClose={onClose}
      blocked={!why.trim()}
      submit={gettext("take back##an entry")}
      onSubmit={send}
    >
      <p>{what}</p>
      <Text
        label={gettext("Why")}
        value={why}
        focused
        wrong={asking.fields.why}
        note={gettext("The entry stays in the book, with this reason, and counts no more.")}
        onInput={say}
      />
    </Sheet>
  );
}
