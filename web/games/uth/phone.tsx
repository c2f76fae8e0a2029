// Ultimate Texas Hold'em in a player's hand: the board and the dealer above, one's own bets, and the pad that builds them.

import type { OptionView, Payout, UthRound } from "../../frontend/answers";
import type { GamePhone, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { laidOut, without } from "../../frontend/kit/amounts";
import { Hand } from "../../frontend/kit/card";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import {
  type Bet,
  betIn,
  betOf,
  CIRCLE_NAMES,
  CIRCLES,
  given,
  isSame,
  short,
  staked,
  type Target,
  total,
} from "./circles";
import { MEANS, misfit } from "./bets";
import { felt } from "./felt";

export const phone = {
  Board,
  Play: ({ round }: PlayingState<UthRound>) => (round.facts.street === "betting" ? Bets : null),
  line,
  reason,
  empty: ({ round, table }: PlayingState<UthRound>) =>
    round.facts.street !== "betting" && !round.facts.dealt_in?.includes(table.seat)
      ? say("You sit this hand out.")
      : null,
} satisfies GamePhone<UthRound>;

/** What is asked of me, in fewer words than the dealer's. */
function line({ round, table }: PlayingState<UthRound>) {
  if (round.facts.street !== "betting") return null;
  return round.places[`circle:${table.seat}:ante`] || round.places[`circle:${table.seat}:trips`]
    ? say("Your bet is down.")
    : say("Place your bet.");
}

function reason(payout: Payout | undefined, round: UthRound, seat: number) {
  if (round.facts.folded.includes(seat)) return say("folded");
  if (!round.facts.dealt_in?.includes(seat)) return say("you sat this hand out");
  return payout && felt.payment(payout, round).hand;
}

function Board({ state }: PhoneProps<UthRound>) {
  const { round, table } = state;
  const { zones } = round;
  const on = CIRCLES.filter((name) => staked(round, table.seat, name));
  return (
    <>
      <div class="hand-seen">
        <Hand cards={zones["hand:dealer"]?.cards ?? []} places={2} label={say("dealer")} />
        <Hand cards={zones["board"]?.cards ?? []} places={5} label={say("board")} />
      </div>
      <p class="hand-pots">
        {on.map((name) => (
          <span key={name}>
            {CIRCLE_NAMES[name]} <b class="figure">{chips(staked(round, table.seat, name))}</b>
          </span>
        ))}
      </p>
    </>
  );
}

const TARGETS: readonly (readonly [Target, string])[] = [
  ["ante", "Ante"],
  ["trips", "Trips"],
];

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
  const bank = rack + total(standing);
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
  const isDown = total(standing) > 0;
  if (!bet) return <p class="quiet">{say("Your rack does not cover a bet.")}</p>;
  return (
    <>
      <div class="hand-targets">
        {TARGETS.map(([name, words]) => (
          <button
            type="button"
            key={name}
            class={names(["hand-target", name === target && "is-chosen"])}
            aria-pressed={name === target}
            onClick={() => set({ target: name })}
          >
            <span>{words}</span>
            <b class="figure">{chips(draft[name])}</b>
            <span class="small quiet">
              {name === "ante" ? say("+ Blind {chips}", { chips: draft.ante }) : say("on its own")}
            </span>
          </button>
        ))}
        <Button
          name={say("take off the last chip")}
          disabled={!laid.length}
          onTap={() => put(laid.slice(0, -1))}
        >
          ⌫
        </Button>
      </div>
      <p class="small quiet">{MEANS[target]}</p>
      <ChipKeys
        chipset={night.chip_set}
        fits={fits}
        onAdd={(value) => put([...laid, value])}
        onTakeOff={(value) => put(without(laid, value))}
      />
      <Controls question={`bets ${table.number}`} steady>
        <Button
          kind="main"
          disabled={!changed || !total(draft)}
          busy={hand.late.value}
          onTap={() => place(bet, draft)}
        >
          {changed || !isDown
            ? total(draft)
              ? say("BET {chips}", { chips: short(draft) })
              : say("BET")
            : say("{bet} is down", { bet: short(standing) })}
        </Button>
        {isDown ? (
          <Button kind="plain" busy={hand.late.value} onTap={() => clear && hand.act(clear)}>
            {say("take it back")}
          </Button>
        ) : (
          <Button
            kind="plain"
            disabled={!again || Boolean(misfit(round, bet, bank, again))}
            onTap={() => again && place(bet, again)}
          >
            {again ? say("same again · {chips}", { chips: short(again) }) : say("same again")}
          </Button>
        )}
      </Controls>
    </>
  );
}
