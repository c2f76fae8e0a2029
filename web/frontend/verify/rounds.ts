// A round without its rules: whatever needs none is checked (docs/verify.md, *A round*).
//
//   beginning(book, table, says, tell)   it begins with the table as it stands
//   moved(book, body, net, tell)         a fill is what the tray needs and no more; a void takes everything back
//   check(round, tell)                   its seed, its places, its undos, its hidden choices, and what is left on the felt

import { fromHex, hmacSha256 } from "../kit/sha256";
import { commitment } from "../kit/shuffle";
import { say } from "../kit/say";
import { account, move } from "./accounts";
import { cutOf } from "./draws";
import { hides } from "./texts";
import { canonical, parse, same } from "./json";
import { Told } from "./told";

const BLOCK = 256; // bytes of a sealed choice, or twice as many, and so on

/** Transfers of a round without fills, which no undo takes back. */
export const net = (transfers) =>
  transfers.filter(([source]) => source !== "issued" && source !== "cage");

export const ends = ({ kind }) => kind === "round-closed" || kind === "round-voided";

export function beginning(book, table, says, tell) {
  const seats = [...table.seats].map(([seat, player]) => ({
    seat,
    player,
    name: book.players.get(player),
    chips: book.balances.get(`rack:${says.table}:${player}`) ?? 0,
  }));
  if (says.commitment !== table.commitment)
    tell(say("the shuffle that it says was promised is not the one that was."));
  if (says.cut !== cutOf(table)) tell(say("the words of its cut are not those that were said."));
  if (!same(says.seats, seats))
    tell(say("it begins with other players or chips than sit at the table."));
  if (says.game !== table.game || says.cards !== table.cards || !same(says.options, table.options))
    tell(say("it is of another game, or by other options, than the table plays."));
  if (!same(pots(says.carry), pots(table.carry)))
    tell(say("it does not start from what the last round left."));
  if (says.round !== table.rounds + 1 || table.round)
    tell(
      say("it is round {round}, and the last one was {last}.", {
        round: says.round,
        last: table.rounds,
      }),
    );
  const owed = Object.fromEntries(
    [...table.seats]
      .map(([seat, player]) => [seat, freeDebt(book, player)])
      .filter(([, debt]) => debt),
  );
  if (!same(says.carry.markers ?? {}, owed))
    tell(say("it carries other debts than the players owe."));
}

/** A carry without the debts, which the book has, and the deal, which passes on where somebody has left. */
const pots = ({ markers: _, dealer: __, ...carry }) => carry;

/** What a player owes the tables and no round in play decides about. */
function freeDebt({ balances, tables }, player) {
  const name = `marker:table:${player}`;
  let debt = balances.get(name) ?? 0;
  for (const { round } of tables.values())
    if (round) debt -= (round.owed.get(player) ?? 0) + (round.net.get(name) ?? 0);
  return Math.max(0, debt);
}

export function moved({ balances }, body, played, tell) {
  const own = body.kind === "round-voided" ? allBack(played) : net(body.transfers);
  const tray = `tray:${body.table}`;
  let [held, lowest] = [balances.get(tray) ?? 0, 0];
  for (const [source, target, amount] of own) {
    held += (target === tray ? amount : 0) - (source === tray ? amount : 0);
    lowest = Math.min(lowest, held);
  }
  const fresh = Math.max(0, -lowest - (balances.get("cage") ?? 0));
  const fills = lowest
    ? [
        ...(fresh ? [["issued", "cage", fresh, "chips issued"]] : []),
        ["cage", tray, -lowest, "fill"],
      ]
    : [];
  if (!same(body.transfers, [...fills, ...own]))
    tell(
      body.kind === "round-voided"
        ? say("it does not move back what the round had moved.")
        : say("the fill in it is not what the tray needs."),
    );
}

/** What brings every account back: from those that gained to those that lost. */
function allBack(played) {
  const transfers = [];
  for (const counts of ["chips", "marker"]) {
    const here = [...played].filter(([name]) => account(name).counts === counts);
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

export function check(round, tellAt) {
  const { says, entries } = round;
  const last = entries.at(-1);
  for (const { number, body } of entries) {
    const tell = (what) => tellAt(number, what);
    places(round, body, tell);
    const by = body.action?.by;
    if (by !== undefined && by !== "dealer" && !round.seats.has(by))
      tell(say("seat {by} acts in it, and does not play.", { by }));
  }
  undone(entries, tellAt);
  if (!ends(last.body)) return;
  const tell = (what) => tellAt(last.number, what);
  const { kind, seed } = last.body;
  const isLost = seed === null && kind === "round-voided"; // which is told
  if (!isLost && (seed === null ? null : commitment(fromHex(seed))) !== says.commitment)
    tell(say("the seed that it publishes is not the one that was promised."));
  choices(entries, seed, tellAt);
  if (kind === "round-closed") left(round, last.body, tell);
}

/** Chips and markers move between the places of the round's own table. */
function places({ says, seats }, body, tell) {
  const players = new Set(seats.values());
  const here = ({ kind, table, player, debt }) =>
    kind === "tray" || kind === "felt"
      ? table === says.table
      : kind === "rack"
        ? table === says.table && players.has(player)
        : kind === "marker"
          ? debt === "table" && players.has(player)
          : kind === "markers";
  const transfers = net(body.transfers);
  for (const [source, target, amount, why] of transfers) {
    const strange = [source, target].find((end) => !here(account(end)));
    if (strange)
      tell(
        say("it moves chips by way of {strange}, which is no place of this round.", { strange }),
      );
    const hidden = hides("transfers", why, false);
    if (hidden) tell(hidden);
    const debtor = [account(source), account(target)].find(({ kind }) => kind === "marker");
    if (!debtor || body.kind === "round-voided") continue;
    const rack = `rack:${says.table}:${debtor.player}`;
    const tray = `tray:${says.table}`;
    const paid = [...(source === "markers" ? [tray, rack] : [rack, tray]), amount, why];
    if (!transfers.some((other) => same(other, paid)))
      tell(say("it books a debt of {amount}, and no chips move with it.", { amount }));
  }
}

/** Each undo takes back the action that stood last, up to the first amendment: what stands after one only the rules can tell. */
function undone(entries, tellAt) {
  const stands = [];
  for (const { number, body } of entries) {
    if (body.kind === "action") stands.push({ number, body });
    if (body.kind === "amendment") return;
    if (body.kind !== "undo") continue;
    const taken = stands.pop();
    if (taken?.number !== body.undoes) {
      tellAt(
        number,
        say("it undoes entry {undoes}, which is not the last action that stands.", body),
      );
      return;
    }
    const back = net(taken.body.transfers)
      .reverse()
      .map(([source, target, amount, why]) => [target, source, amount, `undo: ${why}`]);
    if (!same(net(body.transfers), back))
      tellAt(number, say("it does not move back what that action had moved."));
  }
}

/** Every hidden choice that was revealed is the one that was sealed. */
function choices(entries, seed, tellAt) {
  const acted = new Map(
    entries.filter(({ body }) => body.kind === "action").map(({ number, body }) => [number, body]),
  );
  for (const [number, body] of acted)
    for (const { entry, action } of body.reveals ?? []) {
      const made = acted.get(entry);
      if (!made?.sealed)
        tellAt(
          number,
          say("it reveals a choice of entry {entry}, where none is sealed.", { entry }),
        );
      else if (seed && !wasSealed(made, entry, seed, action))
        tellAt(number, say("what it reveals of entry {entry} is not what was sealed.", { entry }));
    }
}

function wasSealed({ action: { by, do: verb }, sealed }, entry, seed, revealed) {
  const key = fromHex(seed);
  const bytes = fromHex(sealed);
  for (let block = 0; block * 32 < bytes.length; block += 1) {
    const stream = hmacSha256(key, `croupier-choice/1\n${entry}\n${block}`);
    stream.forEach((byte, at) => (bytes[block * 32 + at] ^= byte));
  }
  try {
    const said = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const values = parse(said);
    const whole = new TextEncoder().encode(canonical(values)).length;
    const fits =
      said === canonical(values).padEnd(said.length) &&
      Math.ceil(whole / BLOCK) * BLOCK === bytes.length;
    return fits && same({ by, do: verb, ...values }, revealed);
  } catch (error) {
    if (error instanceof Told || error instanceof TypeError) return false; // what another seed makes of it
    throw error;
  }
}

/** What is left on the felt, and what is owed, is what the carry says. */
function left({ says, seats, felt, owed, entries }, { carry }, tell) {
  const lies = new Map(felt);
  const debts = new Map([...owed].map(([player, debt]) => [`marker:table:${player}`, debt]));
  for (const { body } of entries) {
    move(lies, net(body.transfers));
    move(debts, net(body.transfers));
  }
  const places = [...lies].filter(([name, held]) => held && name.startsWith(`felt:${says.table}:`));
  const pools = typeof carry.pools === "object" ? Object.entries(carry.pools ?? {}) : [];
  const carried = [["pot", carry.pot], ...pools.map(([name, held]) => [`pool:${name}`, held])]
    .filter(([, held]) => held)
    .map(([name, held]) => [`felt:${says.table}:${name}`, held]);
  if (!same(Object.fromEntries(places), Object.fromEntries(carried)))
    tell(say("what lies on the felt is not what it carries on."));
  const owing = [...seats]
    .map(([seat, player]) => [seat, debts.get(`marker:table:${player}`) ?? 0])
    .filter(([, debt]) => debt);
  if (!same(carry.markers ?? {}, Object.fromEntries(owing)))
    tell(say("it carries other debts on than the players owe."));
}
