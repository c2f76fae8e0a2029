// Ultimate Texas Hold'em in a player's hand: the board and the dealer above, one's own bets, and the pad that builds them.

import { laidOut, without } from "../../frontend/kit/amounts";
import { Hand } from "../../frontend/kit/card";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { CIRCLE_NAMES, staked } from "./circles";
import { MEANS, misfit, total } from "./bets";
import { felt } from "./felt";

export const phone = {
  Board,
  Play: ({ round }) => (round.facts.street === "betting" ? Bets : null),
  line,
  reason,
  empty: ({ round, table }) =>
    round.facts.street !== "betting" && !round.facts.dealt_in.includes(table.seat)
      ? say("You sit this hand out.")
      : null,
};

/** What is asked of me, in fewer words than the dealer's. */
function line({ round, table }) {
  if (round.facts.street !== "betting") return null;
  return round.places[`circle:${table.seat}:ante`] || round.places[`circle:${table.seat}:trips`]
    ? say("Your bet is down.")
    : say("Place your bet.");
}

function reason(payout, round, seat) {
  if (round.facts.folded.includes(seat)) return say("folded");
  if (!round.facts.dealt_in.includes(seat)) return say("you sat this hand out");
  return payout && felt.payment(payout, round).hand;
}

function Board({ state }) {
  const { round, table } = state;
  const { zones } = round;
  const on = Object.keys(CIRCLE_NAMES).filter((name) => staked(round, table.seat, name));
  return (
    <>
      <div class="hand-seen">
        <Hand cards={zones["hand:dealer"]?.cards ?? []} places={2} label={say("dealer")} />
        <Hand cards={zones.board?.cards ?? []} places={5} label={say("board")} />
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

const TARGETS = { ante: "Ante", trips: "Trips" };

function Bets({ hand, state, last }) {
  const { round, night, table } = state;
  const { seat } = table;
  const option = (verb) =>
    round.prompt.options.find((option) => option.by === seat && option.do === verb);
  const standing = { ante: staked(round, seat, "ante"), trips: staked(round, seat, "trips") };
  const [held, hold] = useState({ on: standing, tapped: {} });
  const same = held.on.ante === standing.ante && held.on.trips === standing.trips;
  const { draft = standing, tapped = {}, target = "ante" } = same ? held : {};
  const set = (change) => hold({ on: standing, draft, tapped, target, ...change });
  const bet = option("bet");
  const { rack } = round.seats.find((seated) => seated.seat === seat);
  const bank = rack + total(standing);
  const again = last[`${seat} bet`] && { ante: 0, trips: 0, ...last[`${seat} bet`] };
  const laid = laidOut(draft[target], tapped[target] ?? [], night.chip_set);
  const put = (list) =>
    set({
      draft: { ...draft, [target]: list.reduce((sum, value) => sum + value, 0) },
      tapped: { ...tapped, [target]: list },
    });
  const fits = (value) =>
    bet && !misfit(round, bet, bank, { ...draft, [target]: draft[target] + value });
  const place = (args) => hand.act({ ...bet, args: args.trips ? args : { ante: args.ante } });
  const changed = draft.ante !== standing.ante || draft.trips !== standing.trips;
  const isDown = total(standing) > 0;
  if (!bet) return <p class="quiet">{say("Your rack does not cover a bet.")}</p>;
  return (
    <>
      <div class="hand-targets">
        {Object.entries(TARGETS).map(([name, words]) => (
          <button
            type="button"
            key={name}
            class={names(["hand-target", name === target && "is-chosen"])}
            aria-pressed={String(name === target)}
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
          onTap={() => place(draft)}
        >
          {changed || !isDown
            ? total(draft)
              ? say("BET {chips}", { chips: short(draft) })
              : say("BET")
            : say("{bet} is down", { bet: short(standing) })}
        </Button>
        {isDown ? (
          <Button kind="plain" busy={hand.late.value} onTap={() => hand.act(option("clear"))}>
            {say("take it back")}
          </Button>
        ) : (
          <Button
            kind="plain"
            disabled={!again || Boolean(misfit(round, bet, bank, again))}
            onTap={() => place(again)}
          >
            {again ? say("same again · {chips}", { chips: short(again) }) : say("same again")}
          </Button>
        )}
      </Controls>
    </>
  );
}

const short = ({ ante, trips }) =>
  [ante && chips(ante), trips && say("Trips {chips}", { chips: chips(trips) })]
    .filter(Boolean)
    .join(" + ");
