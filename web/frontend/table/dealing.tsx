// Dealing({table, state})   who deals here: somebody at this screen, or the table itself, phones playing.

import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { DealingSeconds, USUAL_SECONDS } from "../kit/dealing";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";

export function Dealing({ table, state }: TableProps) {
  const [asked, ask] = useState(false);
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const { cards, dealing } = state.table;
  if (cards !== "virtual") return null;
  const begin = async () => {
    if (await table.switchDealing(true, seconds)) ask(false);
  };
  return (
    <>
      {dealing ? (
        <Button chosen busy={table.late.value} onTap={() => table.switchDealing(false)}>
          {gettext("the table deals itself")}
        </Button>
      ) : (
        <Button onTap={() => ask(true)}>{gettext("let the table deal itself …")}</Button>
      )}
      {asked && (
        <Dialog
          title={gettext("The table deals itself")}
          onClose={() => ask(false)}
          foot={
            <>
              <Button kind="plain" onTap={() => ask(false)}>
                {gettext("go back")}
              </Button>
              <Button kind="main" busy={table.late.value} onTap={begin}>
                {gettext("begin")}
              </Button>
            </>
          }
        >
          <p>
            {gettext(
              "Everybody plays on a phone; the table takes the bets, deals, pays and goes on. Who needs a moment taps “wait”. Who lets the time run out does what costs least, and sits out after two times.",
            )}
          </p>
          <DealingSeconds value={seconds} onChange={setSeconds} />
        </Dialog>
      )}
    </>
  );
}
