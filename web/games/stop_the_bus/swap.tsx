// A turn at Stop the Bus in a player's hand: a card of the middle and one's own are touched, and what they say is done.
//
//   Middle(…)    the open cards, each a button while one may swap
//   Own(…)       one's own cards, the same
//   Turn(…)      swap, keep and their like, each with and without stopping the bus

import type { StopTheBusRound } from "../../frontend/answers";
import type { MineProps, PhoneProps } from "../../frontend/hand/types";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode, HeldByName, PromptOption } from "../../frontend/kit/types";

declare module "../../frontend/round/types" {
  interface Pads {
    "stop-the-bus": {
      /** The card of the middle, and the own one for it. */
      take: CardCode | null;
      give: CardCode | null;
    };
  }
}

type Props = PhoneProps<StopTheBusRound>;

interface ChoiceProps {
  cards: readonly CardCode[];
  picked: CardCode | null | undefined;
  label: string;
  onPick: (card: CardCode | null) => void;
}

const Choice = ({ cards, picked, label, onPick }: ChoiceProps) => (
  <div class="tap-hand" role="group" aria-label={label}>
    {cards.map((card) => (
      <button
        type="button"
        key={card}
        class={names(["tap-card is-open", card === picked && "is-raised"])}
        aria-label={cardName(card)}
        aria-pressed={card === picked}
        onClick={() => onPick(card === picked ? null : card)}
      >
        <Card card={card} />
      </button>
    ))}
  </div>
);

const maySwap = ({ options }: Pick<Props, "options">) =>
  options.some(({ do: verb }) => verb === "swap");

/** The open cards of the middle, to be touched; none while they are only to be looked at. */
export function Middle({ state: { round }, options, pad, setPad }: Props) {
  if (!maySwap({ options })) return null;
  return (
    <div class="bus-choice">
      <Choice
        cards={round.zones["middle"]?.cards ?? []}
        picked={pad.take}
        label={gettext("the middle")}
        onPick={(take) => setPad((held) => ({ ...held, take }))}
      />
    </div>
  );
}

export function Own({ own, pad, setPad }: MineProps<StopTheBusRound>) {
  const cards = own.flatMap(([, held]) => held);
  return (
    <div class="hand-open" style={{ "--of": cards.length }}>
      <Choice
        cards={cards}
        picked={pad.give}
        label={gettext("your cards")}
        onPick={(give) => setPad((held) => ({ ...held, give }))}
      />
    </div>
  );
}

export function Turn({ hand, state, options, open, pad }: Props) {
  const busy = hand.late.value;
  const { take, give } = pad;
  const middle = state.round.zones["middle"]?.cards ?? [];
  const chosen = take && give && middle.includes(take) ? { take, give } : null;
  const offered = (verb: string) => options.find((option) => option.do === verb);
  const [swap, keep, all] = [offered("swap"), offered("keep"), offered("swap_all")];
  const both = (option: PromptOption, args: HeldByName | null, words: string, stops: string) => (
    <div class="bus-actions" key={option.do}>
      <Button
        kind={option === swap ? "main" : "plain"}
        disabled={!args}
        busy={busy}
        onTap={() => args && hand.act({ ...option, args })}
      >
        {words}
      </Button>
      {option.values["stop"] && (
        <Button
          kind="plain"
          disabled={!args}
          busy={busy}
          onTap={() => args && hand.act({ ...option, args: { ...args, stop: true } })}
        >
          {stops}
        </Button>
      )}
    </div>
  );
  return (
    <div class="bus-turn">
      {open && swap && !chosen && (
        <p class="controls-note bus-hint">
          {gettext("Touch a card of the middle and one of yours.")}
        </p>
      )}
      {open &&
        swap &&
        chosen &&
        both(
          swap,
          chosen,
          gettext("swap {give} for {take}", {
            give: cardSign(chosen.give),
            take: cardSign(chosen.take),
          }),
          gettext("swap and stop"),
        )}
      {keep && both(keep, {}, gettext("keep##the own cards"), gettext("keep and stop"))}
      {all && both(all, {}, gettext("swap all three"), gettext("swap all and stop"))}
    </div>
  );
}
