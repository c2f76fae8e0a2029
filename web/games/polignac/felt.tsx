// Polignac: the limit, and what the jacks count.

import { many, say } from "../../frontend/kit/say";
import type { RoundOf } from "../../frontend/answers";
import { faceWith, type HeadProps } from "../../frontend/round/tricks";

export const felt = faceWith(Jacks);

function Jacks({ round: { facts, options } }: HeadProps<RoundOf<"polignac">>) {
  return (
    <p>
      <b>{say("deal {number}", { number: facts.deal })}</b> ·{" "}
      {say("{limit} points end the game · {jack} 2, every other jack 1", {
        limit: options.limit,
        jack: "J♠\uFE0E",
      })}
      {options.token > 0 &&
        ` · ${many("{count} chip a point", "{count} chips a point", options.token)}`}
    </p>
  );
}
