// Kaiser: the bid that is played, beside each seat what it has said; while somebody bids, a foot of its own.

import { cardSign } from "../../frontend/kit/cardpicker";
import { signed } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";
import { nameOf } from "../../frontend/round/lines";
import type { GameFace } from "../../frontend/round/types";
import { BiddingFoot, bidWords, Call, type KaiserRound, suitSign } from "./bidding";

const face = faceWith(Bid, Call);
/** What the rules say in a sentence of their own. */
const SAID = ["bid", "pass", "trump", "misdeal"];

export const felt = {
  ...face,
  Foot,
  describe: (step, words) => (SAID.includes(step.do ?? "") ? "" : face.describe(step, words)),
} satisfies GameFace<KaiserRound>;

function Bid({ round }: HeadProps<KaiserRound>) {
  const { deal, contract, trump } = round.facts;
  const { special } = round.board;
  const said = contract ? (
    <>
      <b>
        {gettext("{player} plays {bid}", {
          player: nameOf(round, contract.seat),
          bid: bidWords(contract),
        })}
      </b>
      {trump && (
        <>, {mixed("{suit} trumps", { suit: <b class="tricks-trump">{suitSign(trump)}</b> })}</>
      )}
    </>
  ) : (
    <b>{gettext("bidding")}</b>
  );
  return (
    <p>
      {gettext("deal {number}", { number: deal })} · {said}
      {special.map(({ card, points }) => ` · ${cardSign(card)} ${signed(points)}`)}
    </p>
  );
}

function Foot(round: KaiserRound) {
  return round.prompt?.options.some(({ do: verb }) => verb === "bid" || verb === "trump")
    ? BiddingFoot
    : null;
}
