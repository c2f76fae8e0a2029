// Diloti in a player's hand: a card of one's own is touched, then those of the table. What it could take lights up and is
// offered sum by sum; what is touched is counted; below stand the verbs that fit.

import type { DilotiRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode } from "../../frontend/kit/types";
import { felt, heapOf } from "./felt";

declare module "../../frontend/round/types" {
  interface Pads {
    diloti: {
      /** The own card that is to be played, and those of the table it is about. */
      card: CardCode | null;
      picked: readonly CardCode[];
    };
  }
}

type Props = PhoneProps<DilotiRound>;

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isMyTurn(state) ? Own : null),
  Play: (state) => (isMyTurn(state) ? Turn : null),
} satisfies GamePhone<DilotiRound>;

const isMyTurn = ({ round, table }: PlayingState<DilotiRound>) =>
  round.cards === "virtual" && Boolean(round.prompt?.options.some(({ by }) => by === table.seat));

/** What the own card that is touched may take, set by set. */
const setsOf = ({ state: { round }, pad }: Props) =>
  round.board.catches.find(({ rank }) => rank === pad.card?.[0])?.sets ?? [];

/** What is touched and still lies there. */
function pickedOf({ state: { round }, pad }: Props) {
  const lying = round.zones["layout"]?.cards ?? [];
  return (pad.picked ?? []).filter((card) => lying.includes(card));
}

function Board(props: Props) {
  const { state, setPad } = props;
  const { round } = state;
  if (round.finished || !isMyTurn(state)) return <Plain {...props} />;
  const caught = setsOf(props).flat();
  const picked = pickedOf(props);
  const toggle = (cards: readonly CardCode[]) => {
    const rest = picked.filter((card) => !cards.includes(card));
    setPad((held) => ({
      ...held,
      picked: rest.length < picked.length ? rest : [...picked, ...cards],
    }));
  };
  const look = (card: CardCode | undefined) =>
    names([
      card !== undefined && caught.includes(card) && "is-caught",
      card !== undefined && picked.includes(card) && "is-picked",
    ]);
  return (
    <div class="diloti-choice" role="group" aria-label={gettext("the table")}>
      {round.board.loose.map((card) => (
        <button
          type="button"
          key={card}
          class={look(card)}
          aria-label={cardName(card)}
          aria-pressed={picked.includes(card)}
          onClick={() => toggle([card])}
        >
          <Card card={card} />
        </button>
      ))}
      {round.facts.declarations.map((declared) => (
        <button
          type="button"
          key={declared.cards[0]}
          class={names(["diloti-heap", look(declared.cards[0])])}
          aria-pressed={declared.cards.every((card) => picked.includes(card))}
          onClick={() => toggle(declared.cards)}
        >
          <Hand cards={declared.cards} fanned />
          <small>{heapOf(round, declared)}</small>
        </button>
      ))}
    </div>
  );
}

function Own({ own, pad, setPad }: MineProps<DilotiRound>) {
  const cards = own.flatMap(([, held]) => held);
  return (
    <div class="hand-open" style={{ "--of": cards.length }}>
      <div class="tap-hand" role="group" aria-label={gettext("your cards")}>
        {cards.map((card) => (
          <button
            type="button"
            key={card}
            class={names(["tap-card is-open", card === pad.card && "is-raised"])}
            aria-label={cardName(card)}
            aria-pressed={card === pad.card}
            onClick={() => setPad({ card: card === pad.card ? null : card, picked: [] })}
          >
            <Card card={card} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** A value of an option that is a list of choices. */
const choices = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const signs = (cards: readonly CardCode[]) => cards.map(cardSign).join(" ");

function Turn(props: Props) {
  const { hand, state, options, open, pad, setPad } = props;
  const { round } = state;
  const busy = hand.late.value;
  const { card } = pad;
  if (!open) return null; // the cover has the key
  if (!card) return <p class="controls-note">{gettext("Touch the card you play.")}</p>;
  const picked = pickedOf(props);
  const worth = (each: CardCode) => round.board.values[each[0] ?? ""] ?? 0;
  const sum = picked.reduce((total, each) => total + worth(each), 0);
  const offered = (verb: string) =>
    options.find((each) => each.do === verb && choices(each.values["card"]).includes(card));
  const [lay, capture, declare, raise] = ["lay", "capture", "declare", "raise"].map(offered);
  const values = choices(declare?.values["value"]).map(Number);
  const own = worth(card);
  const of = picked.find((each) => choices(raise?.values["of"]).includes(each));
  const raised = of && round.facts.declarations.find(({ cards }) => cards.includes(of));
  const more = raised ? picked.filter((each) => !raised.cards.includes(each)) : [];
  const sets = setsOf(props);
  return (
    <div class="diloti-turn">
      <p class="diloti-count" aria-live="polite">
        {picked.length
          ? gettext("{cards}: {sum}", { cards: signs(picked), sum })
          : gettext("Touch the cards of the table, if it is about any.")}
      </p>
      {sets.length > 0 && !picked.length && (
        <div class="diloti-sums" role="group" aria-label={gettext("what it may take")}>
          {sets.slice(0, 6).map((cards) => (
            <Button
              key={cards.join()}
              kind="plain"
              onTap={() => setPad((held) => ({ ...held, picked: cards }))}
            >
              {signs(cards)}
            </Button>
          ))}
        </div>
      )}
      {capture && picked.length > 0 && (
        <Button
          kind="main"
          busy={busy}
          onTap={() => hand.act({ ...capture, args: { card, take: picked } })}
        >
          {gettext("{card} takes {cards}", { card: cardSign(card), cards: signs(picked) })}
        </Button>
      )}
      {declare &&
        picked.length > 0 &&
        values
          .filter((value) => (sum + own) % value === 0)
          .map((value) => (
            <Button
              key={value}
              kind="plain"
              busy={busy}
              onTap={() => hand.act({ ...declare, args: { card, value, cards: picked } })}
            >
              {gettext("declare {value}", { value })}
            </Button>
          ))}
      {raise && of && raised && (
        <Button
          kind="plain"
          busy={busy}
          onTap={() =>
            hand.act({
              ...raise,
              args: more.length ? { card, of, cards: more } : { card, of },
            })
          }
        >
          {gettext("raise to {value}", { value: raised.value + own })}
        </Button>
      )}
      {lay && !picked.length && (
        <Button kind="main" busy={busy} onTap={() => hand.act({ ...lay, args: { card } })}>
          {gettext("lay {card}", { card: cardSign(card) })}
        </Button>
      )}
    </div>
  );
}
