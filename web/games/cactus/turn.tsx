// A turn at Cactus in a player's hand: a card is tapped, and what may be done with it is a button.
//
//   Theirs(…)        the other's layout, stock and pile
//   Own(…)           one's own layout, and what is in hand
//   Turn(…)          the buttons
//   CactusHand(…)    both on the tablet that a player holds

import { useState } from "preact/hooks";
import type { CactusRound } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { PromptOption } from "../../frontend/kit/types";
import type { ActionAtTable, OpenHandProps } from "../../frontend/round/types";
import { useDrag } from "../../frontend/kit/drag";
import { HeldHand } from "../../frontend/table/held";
import { actionsOf, dropped, InHand, Layout, Middle, type Raised } from "./layouts";

/** What follows from a card that only its holder sees. */
const PRIVATE = ["swap", "discard", "look", "spy", "trade"];

interface TurnProps {
  round: CactusRound;
  seat: number;
  /** Those of the seat. */
  options: readonly PromptOption[];
  raised: Raised;
  onRaise: (raised: Raised) => void;
  /** Whether the own cards lie open. */
  open: boolean;
  busy: boolean;
  act: (action: ActionAtTable) => unknown;
}

const told = ({ options, open }: Pick<TurnProps, "options" | "open">) =>
  options.filter(({ do: verb }) => open || !PRIVATE.includes(verb));

type CardsProps = Pick<TurnProps, "round" | "seat" | "options" | "raised" | "onRaise" | "open">;

const tapped = (props: CardsProps) => ({
  round: props.round,
  options: told(props),
  raised: props.raised,
  onRaise: (of: number, place: number | undefined) =>
    props.onRaise({ ...props.raised, [of]: place }),
});

/** The other's layout, stock and pile. */
export function Theirs(props: CardsProps) {
  const { round, seat } = props;
  return (
    <div class="cactus-cards">
      {round.seats
        .filter((other) => other.seat !== seat)
        .map((other) => (
          <div key={other.seat} class="cactus-row is-theirs">
            <Layout {...tapped(props)} seat={other.seat} />
            <InHand round={round} seat={other.seat} />
          </div>
        ))}
      <Middle round={round} />
    </div>
  );
}

/** One's own layout, and what one has in hand. */
export function Own(props: CardsProps) {
  const { round, seat, open } = props;
  return (
    <div class="cactus-row is-mine">
      <Layout {...tapped(props)} seat={seat} open={open} />
      <InHand round={round} seat={seat} open={open} />
    </div>
  );
}

export function Turn(props: TurnProps) {
  const { round, raised, onRaise, busy, act } = props;
  const options = told(props);
  const may = actionsOf(round, options, raised);
  const send = (action: ActionAtTable) => {
    onRaise({});
    act(action);
  };
  const plain = options.filter(({ values }) => !Object.keys(values).length);
  const isInHand = options.some(({ do: verb }) => PRIVATE.includes(verb));
  const needsCard = isInHand && !may.length;
  return (
    <div class={names(["cactus-turn", isInHand && "is-in-hand"])}>
      {needsCard && <p class="controls-note">{whichPlace(options)}</p>}
      {may.map(({ option, args, text }) => (
        <Button
          key={option.do}
          kind={option.do === "match" ? "plain" : "main"}
          busy={busy}
          onTap={() => send({ ...option, args })}
        >
          {text}
        </Button>
      ))}
      {plain.length > 0 && (
        <div class="cactus-plain">
          {plain.map((option) => (
            <Button
              key={option.do}
              kind={option.do === "draw" || option.do === "end" ? "main" : "plain"}
              busy={busy}
              onTap={() => send({ ...option, args: {} })}
            >
              {words(option.do, round)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Which place to tap, by what the card in hand may do. */
function whichPlace(options: readonly PromptOption[]) {
  const may = new Set(options.map(({ do: verb }) => verb));
  if (may.has("look")) return gettext("Tap one of yours, to look at it or to swap. Or discard.");
  if (may.has("spy"))
    return gettext("Tap one of theirs to look at it, one of yours to swap. Or discard.");
  if (may.has("trade"))
    return gettext("Tap one of yours to swap; with one of theirs besides, to trade. Or discard.");
  return may.has("discard")
    ? gettext("Tap one of yours to swap, or discard.")
    : gettext("Tap one of yours to swap.");
}

function words(verb: string, round: CactusRound) {
  const [top] = round.zones["pile"]?.cards ?? [];
  switch (verb) {
    case "draw":
      return gettext("DRAW");
    case "take":
      return gettext("TAKE THE {card}", { card: cardSign(top ?? "") });
    case "discard":
      return gettext("DISCARD");
    case "end":
      return gettext("END");
    default:
      return gettext("CACTUS");
  }
}

/** The tablet in a player's hands. */
export function CactusHand({ table, hand, seat, who, act, onCover }: OpenHandProps<CactusRound>) {
  const { round } = hand;
  const [raised, raise] = useState<Raised>({});
  const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
  const cards = { round, seat, options, raised, onRaise: raise, open: true };
  const drag = useDrag((from, onto) => {
    const action = dropped(round, options, from, onto);
    if (!action) return;
    raise({});
    void act({ ...action.option, args: action.args });
  });
  return (
    <HeldHand
      table={table}
      hand={hand}
      who={who}
      onCover={onCover}
      felt={drag}
      turn={
        <Turn
          round={round}
          seat={seat}
          options={options}
          raised={raised}
          onRaise={raise}
          open
          busy={table.late.value}
          act={act}
        />
      }
    >
      <Theirs {...cards} />
      <Own {...cards} />
    </HeldHand>
  );
}
