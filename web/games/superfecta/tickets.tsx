// Tickets(…)      who holds what: a seat is chosen here, a ticket is cancelled here
// RaceFoot(…)     the race: one tap runs it
// TicketFoot(…)   selling tickets, made for speed. An amount from chips, a pool, then the horses as they shall come in:
//                 with the last of them the line stands. The fourth of four follows from the other three.

import type {
  OptionView,
  SeatView,
  SuperfectaBet,
  SuperfectaRound,
  SuperfectaTicket,
} from "../../frontend/answers";
import { laidOut, without as oneLess } from "../../frontend/kit/amounts";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask } from "../../frontend/kit/dialog";
import { useEffect, useRef, useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { list } from "../../frontend/kit/labels";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { useSameBets } from "../../frontend/table/again";
import { stakesOf } from "../../frontend/round/stakes";
import { Foot } from "../../frontend/table/frame";
import type { FeltProps, FootProps, PadOf } from "../../frontend/round/types";
import {
  type Horse,
  HORSE_NAMES,
  HORSES,
  type Kind,
  KINDS,
  Order,
  PoolName,
  signs,
  Suit,
  wholeOf,
} from "./horses";
import { betsIn, price, ticketsOf } from "./said";

declare module "../../frontend/round/types" {
  interface Pads {
    superfecta: {
      /** Undefined: the least. */
      amount: number | undefined;
      type: Kind;
      horses: readonly Horse[];
      /** The chips of the amount, as they were tapped. */
      tapped: readonly number[];
      /** The next chip begins another amount. */
      fresh: boolean;
      /** The lines of each seat's ticket that is not sold yet. */
      lines: Readonly<Record<string, readonly SuperfectaBet[]>>;
    };
  }
}

const KEYS: Readonly<Record<Kind, string>> = { WIN: "W", EXA: "E", SFC: "F" }; // S is Spades

const option = (round: SuperfectaRound, by: OptionView["by"], verb: string) =>
  round.prompt?.options.find((option) => option.by === by && option.do === verb);
export function Tickets({ table, state, paying, pad, setPad }: FeltProps<SuperfectaRound>) {
  const [cancelling, ask] = useState<SuperfectaTicket | null>(null);
  const { round } = state;
  const selling = round.facts.betting;
  const cancel = async ({ ticket, seat }: SuperfectaTicket) => {
    ask(null);
    const cancels = option(round, seat, "cancel");
    if (cancels) await table.act({ ...cancels, args: { ticket } });
  };
  return (
    <div class="tickets" role="group" aria-label={gettext("tickets by seat")}>
      {round.seats.map((seated) => (
        <Holder
          key={seated.seat}
          round={round}
          seated={seated}
          selling={selling}
          chosen={
            selling
              ? (pad.seat ?? round.seats[0]?.seat) === seated.seat
              : paying?.seat === seated.seat
          }
          tickets={round.facts.tickets.filter(({ seat }) => seat === seated.seat)}
          onChoose={() => setPad({ seat: seated.seat })}
          onTicket={ask}
        />
      ))}
      {cancelling && (
        <Ask
          title={gettext("Cancel ticket {ticket}?", { ticket: cancelling.ticket })}
          yes={gettext("cancel the ticket")}
          no={gettext("keep it")}
          text={gettext("{bets}: {chips} go back to the rack.", {
            bets: cancelling.bets.map(line).join(", "),
            chips: chips(price(cancelling.bets)),
          })}
          onYes={() => cancel(cancelling)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

/** A bet as an action says it. */
export const asHeld = ({ amount, type, horses }: SuperfectaBet) => ({ amount, type, horses });

const line = ({ amount, type, horses }: SuperfectaBet) =>
  `${chips(amount)} ${type} ${signs(horses)}`;

interface HolderProps {
  round: SuperfectaRound;
  seated: SeatView;
  selling: boolean;
  chosen: boolean;
  tickets: readonly SuperfectaTicket[];
  onChoose: () => void;
  onTicket: (ticket: SuperfectaTicket) => void;
}

function Holder({ round, seated, selling, chosen, tickets, onChoose, onTicket }: HolderProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) box.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  // A button that is named says in its name, and beside it, what stands in it.
  const named = selling ? "true" : undefined;
  const name = (
    <>
      <b aria-hidden={named}>{seated.player}</b>
      <span class="figure" aria-hidden={named} data-place={`seat:${seated.seat}`}>
        {chips(seated.rack)}
      </span>
    </>
  );
  return (
    <div class={names(["holder", chosen && "is-lit"])} ref={box}>
      {selling ? (
        <button
          type="button"
          class="holder-name seat-key"
          aria-pressed={chosen}
          aria-description={stakesOf(round, seated.seat)}
          onClick={onChoose}
        >
          <span class="unseen">
            {gettext("seat {seat}, {player}", { seat: seated.seat, player: seated.player })}
          </span>
          {name}
        </button>
      ) : (
        <div
          class="holder-name"
          role="group"
          aria-label={seated.player}
          aria-description={stakesOf(round, seated.seat)}
        >
          {name}
        </div>
      )}
      {tickets.map((ticket) => (
        <Ticket
          key={ticket.ticket}
          ticket={ticket}
          selling={selling}
          onTap={() => onTicket(ticket)}
        />
      ))}
    </div>
  );
}

interface TicketProps {
  ticket: SuperfectaTicket;
  selling: boolean;
  onTap: () => void;
}

function Ticket({ ticket, selling, onTap }: TicketProps) {
  const lines = ticket.bets.map(({ amount, type, horses }, at) => (
    <span key={at} class="ticket-line">
      {chips(amount)} {type} <Order order={horses} />
    </span>
  ));
  const number = (
    <span class="ticket-number" aria-hidden={selling ? "true" : undefined}>
      {ticket.ticket}
    </span>
  );
  if (!selling)
    return (
      <div class="ticket">
        {number}
        <span class="ticket-lines">{lines}</span>
      </div>
    );
  return (
    <button
      type="button"
      class="ticket"
      aria-description={ticket.bets
        .map(({ amount, type, horses }) => `${chips(amount)} ${type} ${horses}`)
        .join(", ")}
      onClick={onTap}
    >
      <span class="unseen">{gettext("ticket {ticket}: cancel", { ticket: ticket.ticket })}</span>
      {number}
      <span class="ticket-lines" aria-hidden="true">
        {lines}
      </span>
    </button>
  );
}

export function TicketFoot(props: FootProps<SuperfectaRound>) {
  const { table, state, pad, setPad, last, news } = props;
  const { round, night } = state;
  const seat = pad.seat ?? round.seats[0]?.seat ?? 0;
  const who = round.seats.find((seated) => seated.seat === seat);
  const { player = "", rack = 0 } = who ?? {};
  const {
    amount = round.board.WIN.least,
    type = "WIN",
    horses = [],
    tapped = [],
    fresh = true,
  } = pad;
  const lines = pad.lines?.[seat] ?? [];
  const sell = option(round, seat, "ticket");
  const before = last[`${seat} ticket`];
  const again = before && betsIn(before["bets"]);
  const set = (change: Partial<PadOf<"superfecta">>) =>
    setPad({ seat, amount, type, horses, ...change });
  const setAmount = (list: readonly number[]) =>
    set({ amount: list.reduce((sum, value) => sum + value, 0), tapped: list, fresh: false });
  const setLines = (list: readonly SuperfectaBet[], more: Partial<PadOf<"superfecta">> = {}) =>
    set({ lines: { ...pad.lines, [seat]: list }, ...more });
  const same = useSameBets({ table, state });
  const laid = laidOut(amount, tapped, night.chip_set);
  const left = rack - price(lines);

  const tap = (horse: Horse) => {
    if (horses.includes(horse)) return set({ horses: horses.filter((other) => other !== horse) });
    const begun = [...horses, horse];
    const order = wholeOf(round.board, type, begun);
    if (order === null) return set({ horses: begun });
    return setLines([...lines, { amount, type, horses: order }], {
      horses: [],
      fresh: true,
    });
  };
  const send = async (bets: readonly SuperfectaBet[]) => {
    if (!sell || !(await table.act({ ...sell, args: { bets: bets.map(asHeld) } }))) return;
    // What was chosen for another seat while the answer was on its way stays chosen.
    setPad((now) => ({
      lines: { ...now.lines, [seat]: [] },
      ...(now.seat === pad.seat
        ? { seat, horses: [], amount: undefined, tapped: [], fresh: true }
        : {}),
    }));
  };
  const error = misfit(round, type, amount, left);
  const detail = gettext("{player} · rack {chips}", { player, chips: chips(rack) });
  const unsold = round.seats.find((seated) => pad.lines?.[seated.seat]?.length);
  const without = round.seats
    .filter(
      (seated) =>
        option(round, seated.seat, "ticket") &&
        !round.facts.tickets.some((ticket) => ticket.seat === seated.seat),
    )
    .map(({ player }) => player);
  const off = option(round, "dealer", "off");
  const end = (
    <Button
      kind={unsold || without.length ? "plain" : "main"}
      disabled={Boolean(unsold) || same.placing}
      busy={table.late.value}
      onTap={() => off && table.act(off)}
    >
      <span class="pool-name">
        <b>{gettext("OFF")}</b>{" "}
        <small aria-hidden="true">{gettext("no more bets##what OFF means")}</small>
      </span>
    </Button>
  );
  return (
    <Foot table={table} line={saying(round, pad, who, unsold, without)} news={news} detail={detail}>
      <div class="builder">
        <div class="builder-row">
          <output class="builder-amount figure" aria-label={gettext("amount")}>
            {chips(amount)}
          </output>
          <ChipKeys
            chipset={night.chip_set}
            fits={(value) => sell !== undefined && (fresh ? 0 : amount) + value <= left}
            onAdd={(value) => setAmount(fresh ? [value] : [...laid, value])}
            onTakeOff={(value) => setAmount(oneLess(laid, value))}
          />
          <Button
            name={gettext("take off the last chip")}
            keys="backspace"
            disabled={!amount}
            onTap={() => setAmount(laid.slice(0, -1))}
          >
            ⌫
          </Button>
          <div class="builder-types" role="group" aria-label={gettext("pool")}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                keys={KEYS[kind]}
                chosen={kind === type}
                onTap={() => set({ type: kind, horses: [] })}
              >
                <PoolName kind={kind} />
              </Button>
            ))}
          </div>
          <div
            class="builder-horses"
            role="group"
            aria-label={gettext("horses, in the order they come in")}
          >
            {HORSES.map((horse) => (
              <HorseKey
                key={horse}
                horse={horse}
                at={horses.indexOf(horse)}
                disabled={!sell || error !== null}
                onTap={() => tap(horse)}
              />
            ))}
          </div>
        </div>
        <Controls question={`selling ${seat} ${ticketsOf(round, seat).join()}`} end={end} steady>
          <Button
            kind="main"
            disabled={!lines.length || price(lines) > rack}
            busy={table.late.value}
            onTap={() => send(lines)}
          >
            {lines.length
              ? gettext("sell · {chips}", { chips: chips(price(lines)) })
              : gettext("sell")}
          </Button>
          <Button
            kind="plain"
            disabled={!sell || !again || price(again) > rack || lines.length > 0}
            onTap={() => again && send(again)}
          >
            {again
              ? gettext("same again · {chips}", { chips: price(again) })
              : gettext("same again")}
          </Button>
          {same.button()}
          <div class="builder-lines" role="group" aria-label={gettext("lines of this ticket")}>
            {lines.map((bet, at) => (
              <button
                type="button"
                key={at}
                class="builder-line"
                aria-label={gettext("take off {bet}", { bet: line(bet) })}
                onClick={() => setLines(lines.filter((_, other) => other !== at))}
              >
                {chips(bet.amount)} {bet.type} <Order order={bet.horses} />{" "}
                <span aria-hidden="true">✕</span>
              </button>
            ))}
            {error && <span class="builder-note small">{error}</span>}
          </div>
        </Controls>
      </div>
    </Foot>
  );
}

export function misfit(round: SuperfectaRound, type: Kind, amount: number, left: number) {
  const step = round.board[type].least;
  if (amount < step) return gettext("{type} is bet from {chips}", { type, chips: chips(step) });
  if (amount % step)
    return gettext("{type} is bet in multiples of {chips}", { type, chips: chips(step) });
  return amount > left ? gettext("{chips} left in the rack", { chips: chips(left) }) : null;
}

const WANTED = [
  gettext("first##in a race"),
  gettext("second##in a race"),
  gettext("third##in a race"),
];

function saying(
  round: SuperfectaRound,
  { type = "WIN", horses = [] }: PadOf<"superfecta">,
  who: SeatView | undefined,
  unsold: SeatView | undefined,
  without: readonly string[],
) {
  if (horses.length)
    return gettext("{player}: {type} {horses} … who comes {place}?", {
      player: who?.player ?? "",
      type,
      horses: signs(horses.join("/")),
      place: WANTED[horses.length] ?? "",
    });
  if (unsold)
    return unsold === who
      ? gettext("{player}'s ticket: another line, or sell.", { player: unsold.player })
      : gettext("{player}'s ticket is not sold yet.", { player: unsold.player });
  if (!round.facts.tickets.length) return gettext("Bets, please.");
  return without.length
    ? gettext("More bets? No ticket yet: {players}.", { players: list(without) })
    : gettext("Everybody has a ticket. Off when the last one is in.");
}

interface HorseKeyProps {
  horse: Horse;
  at: number;
  disabled: boolean;
  onTap: () => void;
}

function HorseKey({ horse, at, disabled, onTap }: HorseKeyProps) {
  return (
    <button
      type="button"
      class={names(["horse-key", at >= 0 && "is-picked"])}
      data-keys={horse}
      disabled={disabled}
      aria-pressed={at >= 0 ? "true" : "false"}
      onClick={onTap}
    >
      <span class="unseen">{HORSE_NAMES[horse]}</span>
      <span aria-hidden="true">
        <Suit horse={horse} />
      </span>
      {at >= 0 && (
        <span class="horse-key-place" aria-hidden="true">
          {at + 1}
        </span>
      )}
    </button>
  );
}

/** The race of a shuffled deck: one tap runs it, at a pace to cheer at; who likes turns the cards one by one. */
export function RaceFoot({ table, state, news }: FootProps<SuperfectaRound>) {
  const key = (verb: string) => {
    const offered = option(state.round, "dealer", verb);
    return { busy: table.late.value, onTap: () => offered && table.act(offered) };
  };
  return (
    <Foot table={table} line={gettext("No more bets.")} news={news}>
      <Controls question="race">
        <Button kind="main" large {...key("run")}>
          {gettext("RUN THE RACE")}
        </Button>
        <Button kind="plain" {...key("turn")}>
          {gettext("turn a card")}
        </Button>
      </Controls>
    </Foot>
  );
}
