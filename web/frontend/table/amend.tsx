// Amend({table, state, step, onClose})   a card of a real deck that was entered wrongly some time ago: another is put in
//                                        its place, and what came after stands as far as it still fits.
// isAmendable(round, step)

import type { RoundView, StepView } from "../answers";
import type { CardCode } from "../kit/types";
import type { RoundProps, WithClose } from "./types";
import { CardPicker, cardSign } from "../kit/cardpicker";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { isFace, PICKER_ORDER } from "../kit/faces";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";

/** The last entry needs none of this: it is taken back. */
export const isAmendable = (round: RoundView, step: StepView) =>
  round.cards === "physical" &&
  step.do === "show" &&
  isFace(step.args["card"]) &&
  step !== round.record.at(-1);

interface AmendProps extends RoundProps, WithClose {
  step: StepView;
}

export function Amend({ table, state, step, onClose }: AmendProps) {
  const { by, do: verb, args, index } = step;
  const seen = new Set(
    state.round.record.flatMap((step) => Object.values(step.args)).filter(isFace),
  );
  const open = PICKER_ORDER.filter((card) => !seen.has(card));
  const wrong = isFace(args["card"]) ? args["card"] : "??";
  const put = async (card: CardCode) => {
    if (await table.amend(index, { by, do: verb, ...args, card })) onClose();
  };
  const foot = (
    <Button kind="plain" onTap={onClose}>
      {gettext("leave it")}
    </Button>
  );
  return (
    <Dialog
      title={gettext("{card} was wrong. Which card was it?", { card: cardSign(wrong) })}
      onClose={onClose}
      foot={foot}
    >
      <CardPicker
        allowed={open}
        picked={[wrong]}
        busy={table.late.value}
        onPick={put}
        onTakeBack={onClose}
      />
      <p class="small quiet">
        {gettext(
          "What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.",
        )}
      </p>
      <ErrorToast text={table.error.value} />
    </Dialog>
  );
}
