// TakeBack({api, entry, what, onLook, onClose})   an entry of the house about money was wrong: it counts no more. It stays
//                                                 in the house's chain, and so does the reason.

import type { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "../desk/asking";
import { Form, Text } from "../desk/forms";

export interface Wrong {
  entry: number;
  /** What it says, for the host to know it by. */
  what: string;
}

interface TakeBackProps extends Wrong {
  api: Api;
  /** Look at the house again: also after a refusal, for another desk may have been first. */
  onLook: () => unknown;
  onClose: () => void;
}

export function TakeBack({ api, entry, what, onLook, onClose }: TakeBackProps) {
  const asking = useAsking({ api });
  const [why, say] = useState("");
  const send = async () => {
    const answer = await asking.ask("POST", "money/taken-back", { entry, why: why.trim() });
    await onLook();
    if (answer) onClose();
  };
  const way = (
    <Button kind="plain" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <Dialog title={gettext("Take back")} onClose={onClose}>
      <Form
        asking={asking}
        way={way}
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
      </Form>
    </Dialog>
  );
}
