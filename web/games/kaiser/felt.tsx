// Kaiser: the bid that is played, beside each seat what it has said; while somebody bids, a foot of its own.

import { mixed, say } from "../../frontend/kit/say";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";
import { nameOf } from "../../frontend/round/lines";
import type { GameFace } from "../../frontend/round/types";
import { BiddingFoot, bidWords, Call, type KaiserRound, suitSign } from "./bidding";

export const felt = { ...faceWith(Bid, Call), Foot } satisfies GameFace<KaiserRound>;

function Bid({ round }: HeadProps<KaiserRound>) {
  const { deal, contract, trump } = round.facts;
  const said = contract ? (
    <>
      <b>
        {say("{player} plays {bid}", {
          player: nameOf(round, contract.seat),
          bid: bidWords(contract),
        })}
      </b>
      {trump && (
        <>, {mixed("{suit} trumps", { suit: <b class="tricks-trump">{suitSign(trump)}</b> })}</>
      )}
    </>
  ) : (
    <b>{say("bidding")}</b>
  );
  return (
    <p>
      {say("deal {number}", { number: deal })} · {said} · 5♥{"\uFE0E"} +5 · 3♠{"\uFE0E"} −3
    </p>
  );
}

function Foot(round: KaiserRound) {
  return round.prompt?.options.some(({ do: verb }) => verb === "bid" || verb === "trump")
    ? BiddingFoot
    : null;
}
