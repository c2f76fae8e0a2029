// OtherPhone({hand, state})   another phone asks to be this player's: it is me, and this one is out; or it is not.

import type { HandProps } from "./types";
import { Button } from "../kit/controls";
import { Ask } from "../kit/dialog";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";

export function OtherPhone({ hand, state }: HandProps) {
  const [sure, ask] = useState(false);
  const [session] = state.asking;
  if (session === undefined) return null;
  const player = state.me.name;
  const letIn = () => {
    ask(false);
    hand.letOtherIn(session);
  };
  return (
    <>
      <section class="hand-other-phone" role="alert">
        <p>
          <b>{gettext("Another phone wants to play as {player}.", { player })}</b>
        </p>
        <div>
          <Button kind="main" busy={hand.late.value} onTap={() => hand.sendOtherAway(session)}>
            {gettext("not me")}
          </Button>
          <Button kind="plain" onTap={() => ask(true)}>
            {gettext("it is me …")}
          </Button>
        </div>
      </section>
      {sure && (
        <Ask
          title={gettext("Is it your phone?")}
          text={gettext("{player} plays on the other phone from now on, and this one is out.", {
            player,
          })}
          yes={gettext("play on the other phone")}
          onYes={letIn}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
