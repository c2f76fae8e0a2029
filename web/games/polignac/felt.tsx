// Polignac: the limit, and what the jacks count.

import { cardSign } from "../../frontend/kit/cardpicker";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import type { RoundOf } from "../../frontend/answers";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";

export const felt = faceWith(Jacks);

function Jacks({ round: { facts, options, board } }: HeadProps<RoundOf<"polignac">>) {
  return (
    <p>
      <b>{gettext("deal {number}", { number: facts.deal })}</b> ·{" "}
      {gettext("{limit} points end the game", { limit: options.limit })}
      {board.jacks.map(({ card, points }) => ` · ${cardSign(card)} ${points}`)}
      {options.token > 0 &&
        ` · ${ngettext("{count} chip a point", "{count} chips a point", options.token)}`}
    </p>
  );
}
