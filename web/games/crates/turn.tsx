// A turn at Crates, in a player's hand: a card is played by tapping it; an eight or nine asks for the suit; "one card" is
// said before.
//
//   CardsOfHand(…)   what fits is tapped, the rest is dim
//   Turn(…)          what is said with a card; the draw, and the suit of the upcard, where these are asked
//   CratesHand(…)    both on the tablet that a player holds
//   footOf(round)    the foot of a real deck: the card that was played is picked, and what is said with it
//   drawing(…)       what a tap on the stock does there

import { useState } from "preact/hooks";
import type { CratesRound } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { arranged } from "../../frontend/kit/sorting";
import type { CardCode } from "../../frontend/kit/types";
import { HandCounts } from "../../frontend/round/seats";
import type {
  ActionAtTable,
  FeltProps,
  FootProps,
  OpenHandProps,
} from "../../frontend/round/types";
import {
  CardsToTap,
  HeldHand,
  type OnFelt,
  RealFoot,
  type ToTap,
  turnOnFelt,
} from "../../frontend/table/held";
import { Middle, suitWithSign } from "./middle";

declare module "../../frontend/round/types" {
  interface Pads {
    crates: OnFelt<Chosen>;
  }
}

/** What is chosen before a card is played. */
export interface Chosen {
  /** The eight or nine whose suit is to be called. */
  card: CardCode | null;
  /** Whether "one card" is said with the next card. */
  one: boolean;
}

export const NOTHING: Chosen = { card: null, one: false };

export interface TurnProps extends ToTap<CratesRound, Chosen> {
  act: (action: ActionAtTable) => unknown;
}

const optionOf = ({ options }: Pick<TurnProps, "options">, asked: string) =>
  options.find(({ do: verb }) => verb === asked);

const listed = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What is said with a card besides. */
const said = (one: boolean) => (one ? { one_card: true } : {});

/** What a tap on a card of one's own is, and which may be tapped. */
export function tapping(props: TurnProps) {
  const { round, chosen, choose, act } = props;
  const play = optionOf(props, "play");
  return {
    chosen: chosen.card,
    open: listed(play?.values["card"]),
    onChoose: (card: CardCode | null) => {
      if (!play) return;
      if (card === null || round.board.calls[card]) choose({ ...chosen, card });
      else {
        choose(NOTHING);
        act({ ...play, args: { card, ...said(chosen.one) } });
      }
    },
  };
}

export function Turn(props: TurnProps & { busy: boolean }) {
  const { round, chosen, choose, act, busy } = props;
  const { card, one } = chosen;
  const [play, draw, name] = ["play", "draw", "name"].map((verb) => optionOf(props, verb));
  const suits = card ? (round.board.calls[card] ?? []) : [];
  return (
    <div class="crates-turn">
      {play && round.board.one_card.includes(Number(play.by)) && (
        <button
          type="button"
          class={names(["button crates-one", one && "is-on"])}
          aria-pressed={one}
          onClick={() => choose({ ...chosen, one: !one })}
        >
          {gettext("One card!")}
        </button>
      )}
      {play && card && (
        <div class="crates-suits" role="group" aria-label={cardName(card)}>
          {suits.map((suit) => (
            <Button
              key={suit}
              kind="main"
              busy={busy}
              onTap={() => {
                choose(NOTHING);
                act({ ...play, args: { card, suit, ...said(one) } });
              }}
            >
              {`${cardSign(card)} → ${suitWithSign(suit)}`}
            </Button>
          ))}
        </div>
      )}
      {name && (
        <div class="crates-suits">
          {listed(name.values["suit"]).map((suit) => (
            <Button
              key={suit}
              kind="main"
              busy={busy}
              onTap={() => act({ ...name, args: { suit } })}
            >
              {suitWithSign(suit)}
            </Button>
          ))}
        </div>
      )}
      {draw && (
        <Button kind={play ? "plain" : "main"} busy={busy} onTap={() => act({ ...draw, args: {} })}>
          {gettext("DRAW")}
        </Button>
      )}
    </div>
  );
}

/** The tablet in a player's hands. */
export function CratesHand({ table, hand, seat, who, act, onCover }: OpenHandProps<CratesRound>) {
  const { round } = hand;
  const [chosen, choose] = useState<Chosen>(NOTHING);
  const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
  const turn = { round, options, chosen, choose, act };
  return (
    <HeldHand
      table={table}
      hand={hand}
      who={who}
      onCover={onCover}
      turn={options.length > 0 && <Turn {...turn} busy={table.late.value} />}
    >
      <div class="crates-seen">
        <Middle round={round} />
        <HandCounts style="crates" round={round} />
      </div>
      <CardsToTap
        cards={arranged(round.zones[`hand:${seat}`]?.cards ?? [], round)}
        {...tapping(turn)}
      />
    </HeldHand>
  );
}

/** A tap on the stock, where whoever runs the table may say that a card is drawn. */
export function drawing({ state, table }: Pick<FeltProps<CratesRound>, "state" | "table">) {
  const turn = turnOnFelt(NOTHING, state.round, {}, () => {});
  const draw = turn && optionOf(turn, "draw");
  return draw && !table.late.value ? () => table.act({ ...draw, args: {} }) : undefined;
}

/** The card that was played, a draw, or the suit of the upcard; other questions are the general foot's. */
export const footOf = (round: CratesRound) => turnOnFelt(NOTHING, round, {}, () => {}) && Foot;

function Foot(props: FootProps<CratesRound>) {
  const { state, table, pad, setPad } = props;
  const turn = turnOnFelt(NOTHING, state.round, pad, setPad);
  if (!turn) return null;
  const acting = { ...turn, act: table.act };
  const { open, onChoose } = tapping(acting);
  return (
    <RealFoot
      {...props}
      turn={turn}
      played={open}
      nothing={NOTHING}
      Turn={Turn}
      onPick={onChoose}
      besides={<Turn {...acting} busy={table.late.value} />}
    />
  );
}
