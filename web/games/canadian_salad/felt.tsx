// Canadian Salad: the six deals, the one that is played lit.

import { names } from "../../frontend/kit/names";
import { gettext } from "../../frontend/kit/gettext";
import type { RoundOf } from "../../frontend/answers";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";

export const felt = faceWith(Contracts);

function Contracts({ round: { facts, board } }: HeadProps<RoundOf<"canadian-salad">>) {
  return (
    <ol class="contracts" aria-label={gettext("the six deals")}>
      {board.contracts.map((words, at) => (
        <li
          key={words}
          class={names([at === facts.deal - 1 && "is-lit", at < facts.deal - 1 && "is-done"])}
        >
          {words}
        </li>
      ))}
    </ol>
  );
}
