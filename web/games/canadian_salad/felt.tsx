// Canadian Salad: the six deals, the one that is played lit.

import { names } from "../../frontend/kit/names";
import { say } from "../../frontend/kit/say";
import type { RoundOf } from "../../frontend/answers";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";

const CONTRACTS = {
  tricks: say("Tricks 10"),
  hearts: say("Hearts 10"),
  queens: say("Queens 25"),
  "king-of-spades": "K♠\uFE0E 100",
  "last-trick": say("Last trick 100"),
  everything: say("Everything"),
};

export const felt = faceWith(Contracts);

function Contracts({ round: { facts } }: HeadProps<RoundOf<"canadian-salad">>) {
  return (
    <ol class="tricks-contracts" aria-label={say("the six deals")}>
      {Object.entries(CONTRACTS).map(([contract, words], at) => (
        <li
          key={contract}
          class={names([at === facts.deal - 1 && "is-lit", at < facts.deal - 1 && "is-done"])}
        >
          {words}
        </li>
      ))}
    </ol>
  );
}
