// Receipt({server, title, beside, undo, onClose, children})   what has been done, and what to put into whose hand. A slip
//     of the finger is taken back here at once: `undo` says which entries of the book that is, and is left out where there
//     are none. `beside` stands beside the button that closes it

import type { NightServer } from "./types";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import type { ComponentChildren } from "preact";

/** One entry, or several that are taken back together. */
type Entries = { entry: number } | { entries: readonly number[] };

interface ReceiptProps {
  server: NightServer;
  title: string;
  beside?: ComponentChildren;
  undo?: Entries | undefined;
  /** What is said once it is taken back, where that is not all as it was. */
  afterwards?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Receipt({
  server,
  title,
  beside,
  undo,
  afterwards = AS_BEFORE,
  onClose,
  children,
}: ReceiptProps) {
  const asking = useAsking(server);
  const [isUndone, setUndone] = useState(false);
  const foot = <DoneFoot onTap={onClose}>{beside}</DoneFoot>;
  if (isUndone)
    return (
      <Dialog title={gettext("Taken back")} onClose={onClose} foot={foot}>
        <p>{afterwards}</p>
      </Dialog>
    );
  const isOfAll = undo !== undefined && "entries" in undo;
  const takeBack = async () => {
    const path = `${server.path}/corrections${isOfAll ? "/all" : ""}`;
    const correction = { ...undo, why: gettext("taken back at once at the desk") };
    if (await asking.ask("POST", path, correction)) setUndone(true);
  };
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      {children}
      <ErrorToast text={asking.error} onGone={asking.clear} />
      {undo && (
        <div>
          <Button kind="quiet" busy={asking.busy} onTap={takeBack}>
            {isOfAll
              ? gettext("a mistake: take it back from all")
              : gettext("a mistake: take it back")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const AS_BEFORE = gettext(
  "It stands in the book, and so does its correction: everything is as it was before.",
);
