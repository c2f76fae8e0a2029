// BettingFoot(…)   placing the bets of Ultimate Texas Hold'em: a seat is chosen on the felt, its ante and Trips are built
//                  from chips, and the next seat without a bet comes up by itself. What is being built lies on the felt;
//                  DEAL places it first. It is the obvious next thing once everybody has bet or sits this hand out
//                  (which is said on this screen only); before that it says who has not, and asks.

import type {
  OptionView,
  RoundView,
  SeatView,
  TableOfState,
  UthBoard,
  UthRound,
} from "../../frontend/answers";
import { laidOut, without } from "../../frontend/kit/amounts";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask } from "../../frontend/kit/dialog";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { list } from "../../frontend/kit/labels";
import { chips } from "../../frontend/kit/numbers";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import { Foot } from "../../frontend/table/frame";
import { useSameBets } from "../../frontend/table/again";
import type { FootProps, PadOf } from "../../frontend/round/types";
import {
  type Bet,
  besides,
  betIn,
  betOf,
  CIRCLE_NAMES,
  given,
  isEmpty,
  isSame,
  needed,
  short,
  type Target,
  TARGETS,
  total,
} from "./circles";

declare module "../../frontend/round/types" {
  interface Pads {
    uth: {
      target: Target;
      drafts: Readonly<Record<string, Bet>>;
      /** The chips of a draft, by seat and target, as they were tapped. */
      tapped: Readonly<Record<string, readonly number[]>>;
      /** Who sits this hand out. */
      sitting: Readonly<Record<string, boolean>>;
    };
  }
}

/** Who sits this hand out: as the dealer has said here, or else the player on the phone. */
export const sitsOut = ({ seats }: TableOfState, pad: PadOf<"uth">, seat: number | null) =>
  seat !== null &&
  (pad.sitting?.[seat] ?? seats.some((who) => who.seat === seat && who.out !== null));

export function BettingFoot(props: FootProps<UthRound>) {
  const { table, state, prompt, pad, setPad, last, news } = props;
  const { round, night } = state;
  const option = (by: OptionView["by"] | null, verb: string) =>
    prompt.options.find((option) => option.by === by && option.do === verb);
  const seats = round.seats.map(({ seat }) => seat);
  const [asked, ask] = useState(false);
  const [placingAll, setPlacingAll] = useState(false);
  const sits = (seat: number | null) => sitsOut(state.table, pad, seat);
  const mayBet = (seat: number) => Boolean(option(seat, "bet")) && !sits(seat);
  const seat = pad.seat === undefined ? nextWithout(round, seats.filter(mayBet), 0) : pad.seat;
  const target = pad.target ?? "ante";
  const bet = option(seat, "bet");
  const standing = betOf(round, seat);
  const draft = pad.drafts?.[String(seat)] ?? standing;
  const tapped = laidOut(draft[target], pad.tapped?.[`${seat} ${target}`] ?? [], night.chip_set);
  const changed = !isSame(draft, standing);
  const before = last[`${seat} bet`];
  const again = before && betIn(before);
  const who = round.seats.find((seated) => seated.seat === seat);
  const bank = (who?.rack ?? 0) + total(round.board, standing);

  const hold = (now: number, chipsTapped: readonly number[]) =>
    seat !== null &&
    setPad({
      seat,
      target,
      drafts: { ...pad.drafts, [seat]: { ...draft, [target]: now } },
      tapped: { ...pad.tapped, [`${seat} ${target}`]: chipsTapped },
    });
  const put = (list: readonly number[]) =>
    hold(
      list.reduce((sum, value) => sum + value, 0),
      list,
    );
  const forget = (by: number, more: Partial<PadOf<"uth">> = {}) =>
    setPad((now) => {
      const drafts: Record<string, Bet> = { ...now.drafts };
      delete drafts[by];
      const { seat: next, ...rest } = more;
      // Another seat that was chosen while the answer was on its way stays chosen.
      return now.seat === pad.seat
        ? { drafts, tapped: {}, target: "ante", ...more }
        : { drafts, ...rest };
    });
  const place = async (args: Bet) => {
    const nothing = isEmpty(args);
    const action = nothing ? option(seat, "clear") : bet;
    if (seat === null || !action) return;
    if (await table.act({ ...action, args: nothing ? {} : given(args) })) {
      forget(seat, {
        seat: nextWithout(round, seats.filter(mayBet), seat),
        sitting: { ...pad.sitting, [seat]: false },
      });
    }
  };
  const same = useSameBets({
    table,
    state,
    sits,
  });
  // What is being built here, for everybody who has not bet. Each bet is a action of its own; who cannot place it is left
  // out, and named by the line.
  const canPlace = ({ seat: other, rack }: SeatView) => {
    const theirs = option(other, "bet");
    return theirs && !isEmpty(draft) && misfit(round, theirs, rack, draft) === null;
  };
  const together = round.seats
    .filter(({ seat: other }) => mayBet(other) && isEmpty(betOf(round, other)))
    .filter(canPlace)
    .map(({ seat: other }) => other);
  const placeAll = async () => {
    setPlacingAll(true);
    for (const by of together) {
      const theirs = option(by, "bet");
      if (!theirs || !(await table.act({ ...theirs, args: given(draft) }))) break;
      forget(by);
    }
    setPlacingAll(false);
    toNext();
  };
  const toNext = () =>
    setPad({
      seat: nextWithout(table.state.peek()?.round ?? round, seats.filter(mayBet), 0),
    });
  const sitOut = () => {
    if (seat === null) return;
    const leaves = !sits(seat);
    const sitting = { ...pad.sitting, [seat]: leaves };
    const next = leaves
      ? nextWithout(
          round,
          seats.filter((other) => mayBet(other) && other !== seat),
          seat,
        )
      : seat;
    forget(seat, { seat: next, sitting });
  };
  const deal = async () => {
    ask(false);
    for (const [key, args] of Object.entries(pad.drafts ?? {})) {
      const by = Number(key);
      if (isEmpty(args)) continue;
      const theirs = option(by, "bet");
      if (!theirs || !(await table.act({ ...theirs, args: given(args) })))
        return setPad({ seat: by });
      forget(by);
    }
    const now = table.state.peek()?.round?.prompt?.options.find(({ do: verb }) => verb === "deal");
    return now && table.act(now);
  };

  const anyBet =
    option("dealer", "deal") || Object.values(pad.drafts ?? {}).some((held) => !isEmpty(held));
  const fits = (value: number) =>
    bet !== undefined &&
    misfit(round, bet, bank, { ...draft, [target]: draft[target] + value }) === null;
  const waiting = round.seats
    .filter(
      (seated) =>
        mayBet(seated.seat) && isEmpty(pad.drafts?.[seated.seat] ?? betOf(round, seated.seat)),
    )
    .map(({ player }) => player);
  const [first = ""] = waiting;
  const ready = anyBet && !changed && !waiting.length;
  const end = (
    <Button
      kind={ready ? "main" : "plain"}
      disabled={!anyBet || placingAll || same.placing}
      busy={table.late.value}
      onTap={waiting.length ? () => ask(true) : deal}
    >
      {gettext("DEAL")}
    </Button>
  );
  const open = waiting.length
    ? ngettext("{players} has not bet.", "{players} have not bet.", waiting.length, {
        players: list(waiting),
      })
    : gettext("All bets are down: deal.");
  return (
    <Foot
      table={table}
      line={anyBet && (ready || waiting.length) ? open : prompt.say.text}
      news={news}
      detail={
        who && gettext("{player} · rack {chips}", { player: who.player, chips: chips(who.rack) })
      }
    >
      {asked && (
        <Ask
          title={gettext("Deal without {players}?", { players: list(waiting) })}
          no={ngettext("wait for {player}", "wait for them", waiting.length, { player: first })}
          yes={ngettext("deal without {player}", "deal without them", waiting.length, {
            player: first,
          })}
          text={ngettext(
            "{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",
            "{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",
            waiting.length,
            { players: list(waiting) },
          )}
          onYes={deal}
          onClose={() => ask(false)}
        />
      )}
      <div class="bets">
        <div class="bets-row">
          {TARGETS.map((name) => (
            <TargetButton
              key={name}
              name={name}
              board={round.board}
              draft={draft}
              chosen={name === target}
              disabled={!bet}
              onTap={() => setPad({ seat, target: name })}
            />
          ))}
          <ChipKeys
            chipset={night.chip_set}
            fits={fits}
            onAdd={(value) => put([...tapped, value])}
            onTakeOff={(value) => put(without(tapped, value))}
          />
          <Button
            name={gettext("take off the last chip")}
            keys="backspace"
            disabled={!tapped.length}
            onTap={() => put(tapped.slice(0, -1))}
          >
            ⌫
          </Button>
          <p class="bets-note small" role="status">
            {who &&
              (note(round, bet, draft) ||
                (!draft[target] && <span class="quiet">{round.board.bets[target]?.means}</span>))}
          </p>
        </div>
        <Controls question={`betting ${seat}`} end={end} steady>
          <Button
            kind="main"
            disabled={!changed}
            busy={table.late.value}
            onTap={() => place(draft)}
          >
            <span class="bets-place">{placing(who, draft, changed)}</span>
          </Button>
          <Button
            kind="plain"
            disabled={!bet || !again || misfit(round, bet, bank, again) !== null}
            onTap={() => again && place(again)}
          >
            {again
              ? gettext("same again · {chips}", { chips: short(again) })
              : gettext("same again")}
          </Button>
          {!isEmpty(draft) ? (
            <Button
              kind="plain"
              disabled={together.length < 2 || placingAll}
              busy={table.late.value}
              onTap={placeAll}
            >
              {gettext("all bet {stakes}", { stakes: short(draft) })}
            </Button>
          ) : (
            same.button(toNext)
          )}
          <Button
            kind="quiet"
            disabled={isEmpty(draft)}
            onTap={() =>
              seat !== null &&
              setPad({
                seat,
                target: "ante",
                drafts: { ...pad.drafts, [seat]: { ante: 0, trips: 0 } },
                tapped: {},
              })
            }
          >
            {gettext("clear")}
          </Button>
          <Button
            kind="quiet"
            chosen={sits(seat)}
            disabled={!bet || !isEmpty(standing)}
            onTap={sitOut}
          >
            {gettext("sits out")}
          </Button>
        </Controls>
      </div>
    </Foot>
  );
}

/** The next seat, from this one round, that has no bet yet; null when all have. */
function nextWithout(round: Pick<RoundView, "places">, seats: readonly number[], after: number) {
  const order = [...seats.filter((seat) => seat > after), ...seats.filter((seat) => seat < after)];
  return order.find((seat) => isEmpty(betOf(round, seat))) ?? null;
}

interface TargetButtonProps {
  name: Target;
  board: UthBoard;
  draft: Bet;
  chosen: boolean;
  disabled: boolean;
  onTap: () => void;
}

function TargetButton({ name, board, draft, chosen, disabled, onTap }: TargetButtonProps) {
  const amount = draft[name];
  return (
    <button
      type="button"
      class={names(["bets-target", chosen && "is-chosen"])}
      data-keys={name === "ante" ? "A" : "T"}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onTap}
    >
      <span class="small">{CIRCLE_NAMES[name]}</span>
      <b class="bets-figure">{chips(amount)}</b>
      <span class="small">{besides(board, name, amount) || " "}</span>
    </button>
  );
}

function placing(who: SeatView | undefined, draft: Bet, changed: boolean) {
  if (!who) return gettext("all bets are down");
  if (!changed) return gettext("{player} bets", { player: who.player });
  return !isEmpty(draft)
    ? gettext("{player} bets {bet}", { player: who.player, bet: short(draft) })
    : gettext("{player} takes it back", { player: who.player });
}

/** Why these chips cannot be placed, in a few words, or null. */
export function misfit(round: UthRound, bet: OptionView, bank: number, draft: Bet) {
  const { ante, trips } = draft;
  const { maximum_bet: most } = round.options;
  if (most && (ante > most || trips > most))
    return gettext("at most {chips}", { chips: chips(most) });
  if (ante > mostOf(bet, "ante") || trips > mostOf(bet, "trips"))
    return gettext("the rack does not hold that");
  return needed(round.board, draft) > bank
    ? gettext("the rack keeps one more ante for the Play bet")
    : null;
}

function mostOf({ values }: OptionView, name: Target) {
  const range = values[name];
  return range && "max" in range ? range.max : Infinity;
}

function note(round: UthRound, bet: OptionView | undefined, draft: Bet) {
  return bet ? (rounding(round, draft) ?? "") : gettext("The rack does not cover a bet.");
}

/** What the house would keep of such an ante, where a hand's odds do not divide it; null where they do. */
export function rounding({ board }: UthRound, { ante }: Bet) {
  const broken = board.odd.find(({ per }) => ante % per !== 0);
  if (!broken) return null;
  const { hand, odds } = broken;
  return gettext(
    "A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",
    { hand, odds, chips: chips(ante) },
  );
}
