// Bidding at Kaiser: every bid that may be made is one tap, and so is a suit for trumps.
//
//   BiddingFoot(…)        the foot while somebody bids or names trumps
//   Bids({round, busy, onBid})            every bid as a button
//   Suits({busy, onName})                 every suit as a button
//   Call({facts, seat, brief})   what a seat has said: "passes", "bids 7", with the contract lit; in brief, once there is a
//                         contract, nothing but its number of tricks
//   bidWords(bid), suitSign(suit)

import type { KaiserBid, RoundOf } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { Line } from "../../frontend/kit/line";
import { identity } from "../../frontend/kit/prompt";
import { gettext } from "../../frontend/kit/gettext";
import type { HeldByName, PromptOption } from "../../frontend/kit/types";
import type { CallProps } from "../../frontend/round/tricks";
import type { FootProps } from "../../frontend/round/types";
import { TableError } from "../../frontend/table/frame";
import { passTo, privateSeats } from "../../frontend/table/promptfoot";

export type KaiserRound = RoundOf<"kaiser">;

const SIGNS: Readonly<Record<string, string>> = {
  c: "♣\uFE0E",
  d: "♦\uFE0E",
  h: "♥\uFE0E",
  s: "♠\uFE0E",
};

export const suitSign = (suit: string) => SIGNS[suit];
export const bidWords = ({ points, no_trump: without }: Omit<KaiserBid, "seat">) =>
  without ? gettext("{points} no trump", { points }) : String(points);

export function Call({ facts: { bids, passed, contract }, seat, brief }: CallProps<KaiserRound>) {
  if (brief && contract)
    return contract.seat === seat ? <span class="tricks-contract">{contract.points}</span> : null;
  if (passed.includes(seat)) return <span class="small quiet">{gettext("passes")}</span>;
  const bid = bids.find((said) => said.seat === seat);
  if (!bid) return null;
  const wins = contract?.seat === seat;
  return (
    <span class={wins ? "tricks-contract" : "small"}>
      {wins ? gettext("plays##a contract") : gettext("bids##an amount")} {bidWords(bid)}
    </span>
  );
}

export function BiddingFoot({ table, state, prompt, news }: FootProps<KaiserRound>) {
  const { round } = state;
  const offered = (verb: string) => prompt.options.find((option) => option.do === verb);
  const busy = table.late.value;
  const end = (
    <Button kind="plain" disabled={!round.undoable} busy={busy} onTap={table.undo}>
      {gettext("take back")}
    </Button>
  );
  const bid = offered("bid");
  const trump = offered("trump");
  const plain = (option: PromptOption | undefined, words: string) =>
    option && (
      <Button kind="plain" busy={busy} onTap={() => table.act({ ...option, args: {} })}>
        {words}
      </Button>
    );
  return (
    <section class="foot tricks-foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} />
      <TableError table={table} />
      <Controls question={prompt.options.map(identity).join()} end={end}>
        {privateSeats(state).length > 0 && passTo(table, state)}
        {bid && <Bids round={round} busy={busy} onBid={(args) => table.act({ ...bid, args })} />}
        {trump && <Suits busy={busy} onName={(args) => table.act({ ...trump, args })} />}
        {plain(offered("pass"), gettext("PASS"))}
        {plain(offered("misdeal"), gettext("misdeal"))}
      </Controls>
    </section>
  );
}

interface BidsProps {
  round: KaiserRound;
  busy: boolean;
  onBid: (args: HeldByName) => unknown;
}

export const Bids = ({ round, busy, onBid }: BidsProps) => (
  <div class="bids" role="group" aria-label={gettext("bids")}>
    {round.board.bids.map(({ points, no_trump: without, open }) => (
      <Button
        key={`${points} ${without}`}
        kind={open ? "main" : "plain"}
        disabled={!open}
        busy={busy}
        onTap={() => onBid(without ? { points, no_trump: true } : { points })}
      >
        <span class="unseen">
          {gettext("bid {bid}", { bid: bidWords({ points, no_trump: without }) })}
        </span>
        <span aria-hidden="true">
          {points}
          {without && <small> {gettext("NT")}</small>}
        </span>
      </Button>
    ))}
  </div>
);

interface SuitsProps {
  busy: boolean;
  onName: (args: HeldByName) => unknown;
}

export const Suits = ({ busy, onName }: SuitsProps) => (
  <div class="suits" role="group" aria-label={gettext("trumps")}>
    {Object.entries(SIGNS).map(([suit, sign]) => (
      <Button
        key={suit}
        kind="main"
        large
        busy={busy}
        name={gettext("trumps {sign}", { sign })}
        onTap={() => onName({ suit })}
      >
        {sign}
      </Button>
    ))}
  </div>
);
