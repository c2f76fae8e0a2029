// Chicago in a player's hand: every word that may be said is one tap.

import type { ChicagoRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { felt } from "./felt";
import { SPOKEN, Words } from "./said";

export const phone = { Board: boardWith(felt), Play } satisfies GamePhone<ChicagoRound>;

function Play({ round, table }: PlayingState<ChicagoRound>) {
  const mine = round.prompt?.options.filter(({ by }) => by === table.seat) ?? [];
  return mine.some(({ do: verb }) => SPOKEN.includes(verb)) ? Speaking : null;
}

function Speaking({ hand, state, options }: PhoneProps<ChicagoRound>) {
  const busy = hand.late.value;
  const offered = (verb: string) => options.find((option) => option.do === verb);
  const pass = offered("pass");
  return (
    <div class="chi-speak">
      <Words
        round={state.round}
        options={options}
        busy={busy}
        onSay={(option, args) => hand.act({ ...option, args })}
      />
      {pass && (
        <Button kind="plain" busy={busy} onTap={() => hand.act({ ...pass, args: {} })}>
          {gettext("PASS")}
        </Button>
      )}
    </div>
  );
}
