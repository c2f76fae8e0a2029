// Kaiser: the bid that is played, beside each seat what it has said; while somebody bids, a foot of its own.

import { mixed, say } from "../../frontend/kit/say";
import { faceWith } from "../../frontend/round/tricks";
import { namesOf } from "../../frontend/round/lines";
import { BiddingFoot, bidWords, Call, suitSign } from "./bidding";

export const felt = { ...faceWith(Bid, Call), Foot };

function Bid({ round }) {
  const { deal, contract, trump } = round.facts;
  const players = namesOf(round);
  const said = contract ? (
    <>
      <b>
        {say("{player} plays {bid}", { player: players[contract.seat], bid: bidWords(contract) })}
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

function Foot(round) {
  return round.prompt?.options.some(({ do: verb }) => verb === "bid" || verb === "trump")
    ? BiddingFoot
    : null;
}
