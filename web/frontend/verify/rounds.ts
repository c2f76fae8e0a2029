// A round without its rules: whatever needs none is checked (docs/verify.md, *A round*).
//
//   beginning(book, table, says, tell)   it begins with the table as it stands
//   moved(book, body, net, tell)         a fill is what the tray needs and no more; a void takes everything back
//   check(round, tell)                   its seed, its places, its undos, its hidden choices, and what is left on the felt

import { fromHex, hmacSha256 } from "../kit/sha256";
import { commitment } from "../kit/shuffle";
import { gettext } from "../kit/gettext";
import { account, move } from "./accounts";
import type { Book, Table } from "./book";
import type { Act, BodyOf, EntryNumber, RoundBody, Transfer } from "./forms";
import { cutOf } from "./draws";
import { hides } from "./texts";
import { canonical, isObject, type Json, type JsonObject, parse, same } from "./json";
import { CheckError } from "./checkerror";

const BLOCK = 256; // bytes of a sealed choice, or twice as many, and so on

/** Transfers of a round without fills, which no undo takes back. */
export const net = (transfers: readonly Transfer[]) =>
  transfers.filter(([source]) => source !== "issued" && source !== "cage");

export const ends = (body: RoundBody): body is BodyOf<"round-closed" | "round-voided"> =>
  body.kind === "round-closed" || body.kind === "round-voided";

type TellRound = (what: string) => void;
/** Tells what does not hold of an entry of a round. */
type TellAt = (entry: EntryNumber, what: string) => void;

interface EntryOfRound {
  number: EntryNumber;
  body: RoundBody;
}

/** A round that has begun: what its first entry says, and what came of it so far. */
export interface Round {
  number: number;
  says: BodyOf<"round-began">;
  seats: ReadonlyMap<number, number>;
  owed: ReadonlyMap<number, number>;
  /** What lay on the felt. */
  felt: ReadonlyMap<string, number>;
  net: Map<string, number>;
  entries: EntryOfRound[];
}

export function beginning(book: Book, table: Table, says: BodyOf<"round-began">, tell: TellRound) {
  const seats = dealtIn(table).map(([seat, player]) => ({
    seat,
    player,
    name: book.players.get(player) ?? null,
    chips: book.balances.get(`rack:${says.table}:${player}`) ?? 0,
  }));
  if (says.commitment !== table.commitment)
    tell(gettext("the shuffle that it says was promised is not the one that was."));
  if (says.cut !== cutOf(table))
    tell(gettext("the words of its cut are not those that were said."));
  if (!same(says.seats, seats))
    tell(gettext("it begins with other players or chips than sit at the table."));
  if (says.game !== table.game || says.cards !== table.cards || !same(says.options, table.options))
    tell(gettext("it is of another game, or by other options, than the table plays."));
  if (!same(pots(says.carry), pots(table.carry)))
    tell(gettext("it does not start from what the last round left."));
  if (says.round !== table.rounds + 1 || table.round)
    tell(
      gettext("it is round {round}, and the last one was {last}.", {
        round: says.round,
        last: table.rounds,
      }),
    );
  const owed = Object.fromEntries(
    dealtIn(table)
      .map(([seat, player]) => [seat, freeDebt(book, player)])
      .filter(([, debt]) => debt),
  );
  if (!same(says.carry["markers"] ?? {}, owed))
    tell(gettext("it carries other debts than the players owe."));
}

/** Who plays the next round: those who sit there and do not sit out. */
const dealtIn = ({ seats, out }: Table) => [...seats].filter(([seat]) => !out.has(seat));

/** A carry without the debts, which the book has, and the deal, which passes on where somebody has left. */
const pots = ({ markers: _, dealer: __, ...carry }: JsonObject): JsonObject => carry;

/** What a player owes the tables and no round in play decides about. */
function freeDebt({ balances, tables }: Book, player: number) {
  const name = `marker:table:${player}`;
  let debt = balances.get(name) ?? 0;
  for (const { round } of tables.values())
    if (round) debt -= (round.owed.get(player) ?? 0) + (round.net.get(name) ?? 0);
  return Math.max(0, debt);
}

export function moved(
  { balances }: Book,
  body: RoundBody,
  played: ReadonlyMap<string, number>,
  tell: TellRound,
) {
  const own = body.kind === "round-voided" ? allBack(played) : net(body.transfers);
  const tray = `tray:${body.table}`;
  let [held, lowest] = [balances.get(tray) ?? 0, 0];
  for (const [source, target, amount] of own) {
    held += (target === tray ? amount : 0) - (source === tray ? amount : 0);
    lowest = Math.min(lowest, held);
  }
  const fresh = Math.max(0, -lowest - (balances.get("cage") ?? 0));
  const fills: Transfer[] = lowest ? [["cage", tray, -lowest, "fill"]] : [];
  if (lowest && fresh) fills.unshift(["issued", "cage", fresh, "chips issued"]);
  if (!same(body.transfers, [...fills, ...own]))
    tell(
      body.kind === "round-voided"
        ? gettext("it does not move back what the round had moved.")
        : gettext("the fill in it is not what the tray needs."),
    );
}

/** What brings every account back: from those that gained to those that lost. */
function allBack(played: ReadonlyMap<string, number>) {
  const transfers: Transfer[] = [];
  for (const counts of ["chips", "marker"]) {
    const here = [...played].filter(([name]) => account(name)?.counts === counts);
    const lost = new Map(here.filter(([, change]) => change < 0));
    for (const [source, gain] of here.filter(([, change]) => change > 0)) {
      let left = gain;
      for (const [target, loss] of lost) {
        const amount = Math.min(left, -loss);
        if (amount) transfers.push([source, target, amount, "void"]);
        left -= amount;
        lost.set(target, loss + amount);
      }
    }
  }
  return transfers;
}

export function check(round: Round, tellAt: TellAt) {
  const { says, entries } = round;
  const last = entries.at(-1);
  for (const { number, body } of entries) {
    const tell = (what: string) => tellAt(number, what);
    places(round, body, tell);
    const by = "action" in body ? body.action.by : "dealer";
    if (by !== "dealer" && !round.seats.has(by))
      tell(gettext("seat {by} acts in it, and does not play.", { by }));
  }
  undone(entries, tellAt);
  if (!last || !ends(last.body)) return;
  const { number, body } = last;
  const tell = (what: string) => tellAt(number, what);
  const { kind, seed } = body;
  const isLost = seed === null && kind === "round-voided"; // which is told
  if (!isLost && (seed === null ? null : commitment(fromHex(seed))) !== says.commitment)
    tell(gettext("the seed that it publishes is not the one that was promised."));
  choices(entries, seed, tellAt);
  if (body.kind === "round-closed") left(round, body, tell);
}

/** Chips and markers move between the places of the round's own table. */
function places({ says, seats }: Round, body: RoundBody, tell: TellRound) {
  const players = new Set(seats.values());
  const isHere = (name: string) => {
    const place = account(name);
    switch (place?.kind) {
      case "tray":
      case "felt":
        return place.table === says.table;
      case "rack":
        return place.table === says.table && players.has(place.player);
      case "marker":
        return place.debt === "table" && players.has(place.player);
      default:
        return place?.kind === "markers";
    }
  };
  const transfers = net(body.transfers);
  for (const [source, target, amount, why] of transfers) {
    const strange = [source, target].find((end) => !isHere(end));
    if (strange)
      tell(
        gettext("it moves chips by way of {strange}, which is no place of this round.", {
          strange,
        }),
      );
    const hidden = hides("transfers", why, false);
    if (hidden) tell(hidden);
    const debtor = [account(source), account(target)].find((end) => end?.kind === "marker");
    if (!debtor || body.kind === "round-voided") continue;
    const rack = `rack:${says.table}:${debtor.player}`;
    const tray = `tray:${says.table}`;
    const [from, to] = source === "markers" ? [tray, rack] : [rack, tray];
    if (!transfers.some((other) => same(other, [from, to, amount, why])))
      tell(gettext("it books a debt of {amount}, and no chips move with it.", { amount }));
  }
}

/** Each undo takes back the action that stood last, up to the first amendment: what stands after one only the rules can tell. */
function undone(entries: readonly EntryOfRound[], tellAt: TellAt) {
  const stands: EntryOfRound[] = [];
  for (const { number, body } of entries) {
    if (body.kind === "action") stands.push({ number, body });
    if (body.kind === "amendment") return;
    if (body.kind !== "undo") continue;
    const taken = stands.pop();
    if (taken?.number !== body.undoes) {
      tellAt(
        number,
        gettext("it undoes entry {undoes}, which is not the last action that stands.", {
          undoes: body.undoes,
        }),
      );
      return;
    }
    const back = net(taken.body.transfers)
      .reverse()
      .map(([source, target, amount, why]): Transfer => [target, source, amount, `undo: ${why}`]);
    if (!same(net(body.transfers), back))
      tellAt(number, gettext("it does not move back what that action had moved."));
  }
}

/** Every hidden choice that was revealed is the one that was sealed. */
function choices(entries: readonly EntryOfRound[], seed: string | null, tellAt: TellAt) {
  const acted = new Map(
    entries.flatMap(({ number, body }) =>
      body.kind === "action" ? [[number, body] as const] : [],
    ),
  );
  for (const [number, body] of acted)
    for (const { entry, action } of body.reveals ?? []) {
      const made = acted.get(entry);
      if (!made?.sealed)
        tellAt(
          number,
          gettext("it reveals a choice of entry {entry}, where none is sealed.", { entry }),
        );
      else if (seed && !wasSealed(made.action, made.sealed, entry, seed, action))
        tellAt(
          number,
          gettext("what it reveals of entry {entry} is not what was sealed.", { entry }),
        );
    }
}

function wasSealed(
  { by, do: verb }: Act,
  sealed: string,
  entry: number,
  seed: string,
  revealed: Act,
) {
  const key = fromHex(seed);
  const bytes = fromHex(sealed);
  for (let block = 0; block * 32 < bytes.length; block += 1) {
    const stream = hmacSha256(key, `croupier-choice/1\n${entry}\n${block}`);
    stream.forEach((byte, at) => {
      bytes[block * 32 + at] = (bytes[block * 32 + at] ?? 0) ^ byte;
    });
  }
  try {
    const said = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const values = parse(said);
    const whole = new TextEncoder().encode(canonical(values)).length;
    const fits =
      said === canonical(values).padEnd(said.length) &&
      Math.ceil(whole / BLOCK) * BLOCK === bytes.length;
    return fits && isObject(values) && same({ by, do: verb, ...values }, revealed);
  } catch (error) {
    if (error instanceof CheckError || error instanceof TypeError) return false; // what another seed makes of it
    throw error;
  }
}

/** What is left on the felt, and what is owed, is what the carry says. */
function left(
  { says, seats, felt, owed, entries }: Round,
  { carry }: BodyOf<"round-closed">,
  tell: TellRound,
) {
  const lies = new Map(felt);
  const debts = new Map(
    [...owed].map(([player, debt]) => [`marker:table:${player}`, debt] as const),
  );
  for (const { body } of entries) {
    move(lies, net(body.transfers));
    move(debts, net(body.transfers));
  }
  const places = [...lies].filter(([name, held]) => held && name.startsWith(`felt:${says.table}:`));
  const { pot = null, pools = null, markers } = carry;
  const inPools = isObject(pools) || Array.isArray(pools) ? Object.entries<Json>(pools) : [];
  const named = [
    ["pot", pot],
    ...inPools.map(([name, held]) => [`pool:${name}`, held] as const),
  ] as const;
  const carried = named
    .filter(([, held]) => held)
    .map(([name, held]) => [`felt:${says.table}:${name}`, held] as const);
  if (!same(Object.fromEntries(places), Object.fromEntries(carried)))
    tell(gettext("what lies on the felt is not what it carries on."));
  const owing = [...seats]
    .map(([seat, player]) => [seat, debts.get(`marker:table:${player}`) ?? 0])
    .filter(([, debt]) => debt);
  if (!same(markers ?? {}, Object.fromEntries(owing)))
    tell(gettext("it carries other debts on than the players owe."));
}
