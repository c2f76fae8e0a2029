// Umtali on the tablet: both sides across from each other, stock and pile between them.

import type { OptionView, SeatView, StepView, UmtaliRound } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import type { HeldByName } from "../../frontend/kit/types";
import { Score } from "../../frontend/round/general";
import { goesOut } from "../../frontend/round/goingout";
import { passOnToNext } from "../../frontend/round/offers";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, FootProps, GameFace } from "../../frontend/round/types";
import { PromptFoot } from "../../frontend/table/promptfoot";
import { Middle, Side, Table } from "./table";
import { UmtaliHand } from "./turn";

export const felt = {
  Felt,
  Foot: (round: UmtaliRound) => (coverOf(round) ? RealFoot : null),
  OpenHand: UmtaliHand,
  Seen: Table,
  describe,
  passOn: passOnToNext,
  words,
  ...goesOut<UmtaliRound>(({ facts }) => facts.out),
} satisfies GameFace<UmtaliRound>;

/** The rules tell what is melded and laid: the record says it once. */
function describe({ do: verb }: StepView) {
  return verb === "meld" || verb === "lay" ? "" : null;
}

function words() {
  return {
    draw: () => gettext("DRAW"),
    take: () => gettext("TAKE"),
    meld: () => gettext("MELD##of Umtali"),
    lay: ({ card }: HeldByName) =>
      isFace(card) ? gettext("LAY {card}", { card: cardSign(card) }) : gettext("LAY"),
    discard: ({ card }: HeldByName) =>
      isFace(card) ? gettext("DISCARD {card}", { card: cardSign(card) }) : gettext("DISCARD"),
  };
}

/** With a real deck: to discard the last card face down. */
function coverOf({ cards, prompt }: UmtaliRound) {
  const isCover = ({ do: verb, values }: OptionView) =>
    verb === "discard" && values["down"] !== undefined;
  return cards === "physical" ? prompt?.options.find(isCover) : undefined;
}

/** A card that lies face down is named by nobody: one button says so, and no form asks for both. */
function RealFoot(props: FootProps<UmtaliRound>) {
  const { table, prompt, state } = props;
  const cover = coverOf(state.round);
  const options = prompt.options.map((option) => {
    const { card } = option.values;
    return option.do === "discard" && card ? { ...option, values: { card }, optional: [] } : option;
  });
  const general = props as unknown as FootProps; // which asks nothing of a game
  return (
    <PromptFoot
      {...general}
      prompt={{ ...prompt, options }}
      more={
        cover && (
          <Button
            kind="plain"
            disabled={table.late.value}
            onTap={() => table.act({ ...cover, args: { down: true } })}
          >
            {gettext("DISCARD FACE DOWN")}
          </Button>
        )
      }
    />
  );
}

function Felt({ state, paying }: FeltProps<UmtaliRound>) {
  const { round, table } = state;
  const [first, second] = round.seats;
  const side = (seated: SeatView | undefined) =>
    seated && (
      <Side
        seated={seated}
        round={round}
        lit={isLit(round, seated.seat, paying)}
        holds={table.hand_over?.seat === seated.seat}
      />
    );
  return (
    <section class="felt umtali" aria-label={gettext("felt")}>
      {side(second)}
      <Middle round={round} />
      {side(first)}
      <Score state={state} />
    </section>
  );
}
