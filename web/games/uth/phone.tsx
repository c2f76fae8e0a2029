// Ultimate Texas Hold'em in a player's hand: the board and the dealer above, one's own bets, and the pad that builds them.

import type { OptionView, Payout, UthRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { laidOut, without } from "../../frontend/kit/amounts";
import { Hand } from "../../frontend/kit/card";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import {
  besides,
  type Bet,
  betIn,
  betOf,
  CIRCLE_NAMES,
  CIRCLES,
  given,
  isEmpty,
  isSame,
  short,
  staked,
  type Target,
  TARGETS,
  total,
} from "./circles";
import { misfit, rounding } from "./bets";
import { netOf } from "../../frontend/hand/own";
import { choiceWords } from "./choices";
import { felt, fivesOf } from "./felt";

export const phone = {
  Board,
  ofRealDeck: true,
  Mine: ({ round, table }: PlayingState<UthRound>) =>
    round.board.settled[table.seat] ? Shown : null,
  Play: ({ round }: PlayingState<UthRound>) => (round.facts.street === "betting" ? Bets : null),
  line,
  reason,
  empty: ({ round, table }: PlayingState<UthRound>) =>
    round.facts.street !== "betting" && !round.facts.dealt_in?.includes(table.seat)
      ? gettext("You sit this hand out.")
      : null,
} satisfies GamePhone<UthRound>;

/** What is asked of me, in fewer words than the dealer's. */
function line({ round, table }: PlayingState<UthRound>) {
  if (round.facts.street !== "betting") return null;
  return round.places[`circle:${table.seat}:ante`] || round.places[`circle:${table.seat}:trips`]
    ? gettext("Your bet is down.")
    : gettext("Place your bet.");
}

function reason(payout: Payout | undefined, round: UthRound, seat: number) {
  if (round.facts.folded.includes(seat)) return gettext("folded");
  if (!round.facts.dealt_in?.includes(seat)) return gettext("you sat this hand out");
  const settled = round.board.settled[seat];
  if (!settled) return payout && felt.payment(payout, round).hand;
  return `${settled.name}, ${settled.against}`;
}

const ROWS = 4; // of the others; more of them stand in two columns, until hands are named

function Board({ state }: PhoneProps<UthRound>) {
  const { round, table } = state;
  const { zones, board } = round;
  const on = CIRCLES.filter((name) => staked(round, table.seat, name));
  const fives = fivesOf(board, table.seat);
  const others = round.seats.filter(
    ({ seat }) => seat !== table.seat && board.choices[seat]?.does !== "out",
  );
  return (
    <>
      <div class="hand-seen">
        <Hand
          cards={zones["hand:dealer"]?.cards ?? []}
          places={board.cards.hand}
          {...fives}
          label={gettext("dealer")}
        />
        <Hand
          cards={zones["board"]?.cards ?? []}
          places={board.cards.board}
          {...fives}
          label={gettext("board")}
        />
      </div>
      <ul
        class={names([
          "uth-choices",
          others.length > ROWS && "is-many",
          Object.keys(board.settled).length > 0 && "is-settled",
        ])}
        aria-label={gettext("what everybody does")}
      >
        {others.map(({ seat, player }) => (
          <Other key={seat} state={state} seat={seat} player={player} />
        ))}
      </ul>
      <p class="hand-pots">
        {board.dealer?.text}
        {on.map((name) => (
          <span key={name}>
            {CIRCLE_NAMES[name]} <b class="figure">{chips(staked(round, table.seat, name))}</b>
          </span>
        ))}
      </p>
    </>
  );
}

interface OtherProps {
  state: PlayingState<UthRound>;
  seat: number;
  player: string;
}

/** Somebody else: the bet and the choice; in the end the cards, their name, and what it gave. */
function Other({ state: { round }, seat, player }: OtherProps) {
  const { board, zones, finished } = round;
  const choice = board.choices[seat];
  const settled = board.settled[seat];
  const cards = zones[`hand:${seat}`]?.cards.filter(isFace) ?? [];
  const isIn = choice?.does !== "out" && choice?.does !== "folds" && choice?.does !== "open";
  const isTold = choice?.does === "bets"; // the bet is named, and so is what it puts down
  return (
    <li class={names([choice?.does === "acts" && "is-lit", !isIn && "is-out"])}>
      <b>{player}</b>
      {cards.length > 0 && isIn && <Hand cards={cards} {...fivesOf(board, seat)} />}
      <span class="uth-choice">{settled?.name ?? choiceWords(round, seat)}</span>
      <span class="figure">
        {finished
          ? choice?.does !== "out" && signed(netOf(round, seat))
          : isIn && !isTold && chips(choice?.stake ?? 0)}
      </span>
    </li>
  );
}

/** One's own cards in the end, the best five lit. */
function Shown({ state: { round, table } }: MineProps<UthRound>) {
  return (
    <div class="hand-open" style={{ "--of": round.board.cards.hand }}>
      <Hand
        cards={round.zones[`hand:${table.seat}`]?.cards ?? []}
        {...fivesOf(round.board, table.seat)}
        label={round.board.settled[table.seat]?.name}
      />
    </div>
  );
}

/** A bet that is built, on those that stand. */
interface Built {
  on: Bet;
  draft: Bet;
  tapped: Partial<Record<Target, readonly number[]>>;
  target: Target;
}

function Bets({ hand, state, last }: PhoneProps<UthRound>) {
  const { round, night, table } = state;
  const { seat } = table;
  const option = (verb: string) =>
    round.prompt?.options.find(({ by, do: what }) => by === seat && what === verb);
  const standing = betOf(round, seat);
  const untouched: Built = { on: standing, draft: standing, tapped: {}, target: "ante" };
  const [held, hold] = useState(untouched);
  const built = isSame(held.on, standing) ? held : untouched;
  const { draft, tapped, target } = built;
  const set = (change: Partial<Built>) => hold({ ...built, ...change });
  const bet = option("bet");
  const clear = option("clear");
  const rack = round.seats.find((seated) => seated.seat === seat)?.rack ?? 0;
  const bank = rack + total(round.board, standing);
  const before = last[`${seat} bet`];
  const again = before && betIn(before);
  const laid = laidOut(draft[target], tapped[target] ?? [], night.chip_set);
  const put = (list: readonly number[]) =>
    set({
      draft: { ...draft, [target]: list.reduce((sum, value) => sum + value, 0) },
      tapped: { ...tapped, [target]: list },
    });
  const fits = (value: number) =>
    bet !== undefined && !misfit(round, bet, bank, { ...draft, [target]: draft[target] + value });
  const place = (option: OptionView, args: Bet) => hand.act({ ...option, args: given(args) });
  const changed = !isSame(draft, standing);
  const isDown = !isEmpty(standing);
  if (!bet) return <p class="quiet">{gettext("Your rack does not cover a bet.")}</p>;
  return (
    <>
      <div class="hand-targets">
        {TARGETS.map((name) => (
          <button
            type="button"
            key={name}
            class={names(["hand-target", name === target && "is-chosen"])}
            aria-pressed={name === target}
            onClick={() => set({ target: name })}
          >
            <span>{CIRCLE_NAMES[name]}</span>
            <b class="figure">{chips(draft[name])}</b>
            <span class="small quiet">
              {besides(round.board, name, draft[name]) || gettext("on its own")}
            </span>
          </button>
        ))}
        <Button
          name={gettext("take off the last chip")}
          disabled={!laid.length}
          onTap={() => put(laid.slice(0, -1))}
        >
          ⌫
        </Button>
      </div>
      <p class="small quiet">{rounding(round, draft) ?? round.board.bets[target]?.means}</p>
      <ChipKeys
        chipset={night.chip_set}
        fits={fits}
        onAdd={(value) => put([...laid, value])}
        onTakeOff={(value) => put(without(laid, value))}
      />
      <Controls question={`bets ${table.number}`} steady>
        <Button
          kind="main"
          disabled={!changed || isEmpty(draft)}
          busy={hand.late.value}
          onTap={() => place(bet, draft)}
        >
          {changed || !isDown
            ? !isEmpty(draft)
              ? gettext("BET {chips}", { chips: short(draft) })
              : gettext("BET")
            : gettext("{bet} is down", { bet: short(standing) })}
        </Button>
        {isDown ? (
          <Button kind="plain" busy={hand.late.value} onTap={() => clear && hand.act(clear)}>
            {gettext("take it back")}
          </Button>
        ) : (
          <Button
            kind="plain"
            disabled={!again || Boolean(misfit(round, bet, bank, again))}
            onTap={() => again && place(bet, again)}
          >
            {again
              ? gettext("same again · {chips}", { chips: short(again) })
              : gettext("same again")}
          </Button>
        )}
      </Controls>
    </>
  );
}
