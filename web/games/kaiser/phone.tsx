// Kaiser in a player's hand: every bid is one tap.

import { boardWith } from "../../frontend/hand/tricks";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import type { GamePhone, PhoneProps, PlayingState } from "../../frontend/hand/types";
import type { HeldByName, PromptOption } from "../../frontend/kit/types";
import { Bids, type KaiserRound, Suits } from "./bidding";
import { felt } from "./felt";

export const phone = { Board: boardWith(felt), Play } satisfies GamePhone<KaiserRound>;

function Play({ round, table }: PlayingState<KaiserRound>) {
  const mine = round.prompt?.options.filter(({ by }) => by === table.seat) ?? [];
  return mine.some(({ do: verb }) => verb === "bid" || verb === "trump") ? Bidding : null;
}

/** One's own turn to bid. That a hand may be thrown in is not told while it is covered. */
function Bidding({ hand, state, options, open }: PhoneProps<KaiserRound>) {
  const busy = hand.late.value;
  const offered = (verb: string) => options.find((option) => option.do === verb);
  const bid = offered("bid");
  const trump = offered("trump");
  const pass = offered("pass");
  const misdeal = open && offered("misdeal");
  const send = (option: PromptOption) => (args: HeldByName) => hand.act({ ...option, args });
  return (
    <div class="hand-bidding">
      {bid && <Bids round={state.round} busy={busy} onBid={send(bid)} />}
      {trump && <Suits busy={busy} onName={send(trump)} />}
      {pass && (
        <Button kind="plain" busy={busy} onTap={() => send(pass)({})}>
          {gettext("PASS")}
        </Button>
      )}
      {misdeal && (
        <Button kind="plain" busy={busy} onTap={() => send(misdeal)({})}>
          {gettext("misdeal")}
        </Button>
      )}
    </div>
  );
}
