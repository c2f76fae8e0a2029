// The night, followed entry by entry: who there is, which tables, what every account holds. It knows no rule of the desk and
// none of a game: only that nothing comes from nowhere.
//
//   book.follow(entry)   entry: {number, hash, body}; tells what does not follow
//   book.tables: table to {open, name, sums, …}   book.sums: account to balance

import { gettext } from "../kit/gettext";
import { type JsonObject, same } from "./json";
import { type Account, account, add, move } from "./accounts";
import { acesDrawn } from "./draws";
import {
  type AnyFacts,
  type Body,
  type BodyOf,
  debtsOf,
  type Entry,
  type EntryNumber,
  type RoundBody,
  shown,
  type Tell,
  type Transfer,
} from "./forms";
import { beginning, check, ends, moved, net, type Round } from "./rounds";
import { CheckError } from "./checkerror";
import atHand from "./known.json";

const RULES = new Map(Object.entries(atHand.rules));
const CURRENCIES = atHand.currencies.split(" ");

const HOUSE_PLAYERS = () => gettext("house players play for play money alone.");

type Cards = "physical" | "virtual";
/** Where chips of a tray came from, or went. */
type Flow =
  | "opening"
  | "fills"
  | "credits"
  | "results"
  | "advanced"
  | "repaid"
  | "counted"
  | "closing";

/** A table, as far as the entries say. */
export interface Table {
  open: boolean;
  name: string;
  game: string;
  options: JsonObject;
  cards: Cards;
  commitment: string | null;
  rounds: number;
  round: Round | null;
  seats: Map<number, number>;
  /** The seats that are not dealt in. */
  out: Set<number>;
  cuts: Map<number, string>;
  carry: JsonObject;
  sums: Map<Flow, bigint>;
}

/** Tells what does not hold, where the desk's rules are those that this page knows. */
type Wrong = (holds: boolean, what: string) => void;

/** Players by their seats, in order. */
const bySeat = (seated: [number, number][]) => new Map(seated.sort(([a], [b]) => a - b));

const change = (table: Table, news: Partial<Table>) => Object.assign(table, news);

/** What keeps an entry from following the night before it: nothing after it can be held against the night. */
class Astray extends CheckError {}

/** What the drawer's cash came for. */
type Cash = "float" | "chips" | "booked" | "counted";

/** Adds up what went one way, however often: that may be more than is ever in one place. */
function total<Name>(sums: Map<Name, bigint>, name: Name, amount: number) {
  sums.set(name, (sums.get(name) ?? 0n) + BigInt(amount));
}

export class Book {
  players = new Map<number, string>();
  tables = new Map<number, Table>();
  balances = new Map<string, number>();
  open = true;
  format: string | null = null;
  rounds = { began: 0, closed: 0, voided: 0, promised: 0, real: 0 };
  draws = 0;
  transfers = 0;
  /** What the drawer should hold, by what it came for. */
  cash = new Map<Cash, bigint>();
  worth = 1;
  money = false;
  housePlayers = false;
  lost = false;

  tell: Tell;
  leave: (what: string) => void;

  constructor(tell: Tell, leave: (what: string) => void) {
    this.tell = tell;
    this.leave = leave;
  }

  get known() {
    return this.format !== null && atHand.formats.includes(this.format);
  }

  get strict() {
    return this.format !== atHand.formats[0];
  }

  follow(entry: Entry) {
    const { number, body } = entry;
    this.transfers += body.transfers.length;
    if (!this.lost) {
      try {
        this.#apply(entry);
      } catch (error) {
        if (!(error instanceof Astray)) throw error;
        this.tell("order", number, error.message);
        this.lose(number);
      }
    }
    for (const transfer of body.transfers) this.#book(number, transfer);
  }

  /** From an entry that cannot be followed on, nothing is held against the night before it. */
  lose(number: EntryNumber) {
    if (!this.lost)
      this.leave(
        gettext(
          "From entry {number} on nobody can tell what the night was: only chain, form and floors were looked at.",
          { number: shown(number) },
        ),
      );
    this.lost = true;
  }

  /** One transfer: between accounts that count the same, and none goes below zero that may not. */
  #book(number: EntryNumber, [source, target, amount, why]: Transfer) {
    const giver = account(source);
    if (!giver || account(target)?.counts !== giver.counts || source === target) {
      const values = { amount, source, target, why };
      this.tell(
        "rows",
        number,
        gettext("it moves {amount} from {source} to {target} ({why}): that cannot be.", values),
      );
      return;
    }
    const left = add(this.balances, source, -amount);
    add(this.balances, target, amount);
    if (left < 0 && !giver.below)
      this.tell(
        "floors",
        number,
        gettext("{source} goes down to {left}: it gives what it does not hold.", {
          source,
          left,
        }),
      );
  }

  #apply({ body, number }: Entry) {
    if ((body.kind === "night-opened") !== (this.format === null))
      throw new Astray(
        this.format !== null
          ? gettext("the night has been opened already.")
          : gettext("a night begins by being opened."),
      );
    if (!this.open && this.known && body.kind !== "night-reopened")
      throw new Astray(gettext("the night is closed, and was not opened again."));
    for (const [source, target] of body.transfers) {
      this.#exists(account(source), body);
      this.#exists(account(target), body);
    }
    for (const who of named(body)) if (body.kind !== "player-added") this.#player(who);
    const about = "table" in body && body.kind !== "table-opened" ? body.table : undefined;
    const table = about === undefined ? null : this.#table(about);
    if (table && this.known && !table.open)
      throw new Astray(gettext("table {table} is closed.", { table: about ?? "" }));
    if ("round" in body && table) this.#round(number, body, table);
    else if (!("round" in body)) this.#desk(body, number, table);
    this.#count(body);
  }

  #setWorth(value: BodyOf<"night-opened">["chip_value"], wrong: Wrong) {
    const currency = value?.currency ?? "";
    wrong(
      value === null || CURRENCIES.includes(currency),
      gettext("{currency} is not a currency of ISO 4217.", { currency }),
    );
    this.worth = value?.minor ?? 1;
    this.money = value !== null;
  }

  #round(number: EntryNumber, body: RoundBody, table: Table) {
    const tell = (what: string) => this.tell("rounds", number, what);
    if (body.kind === "round-began") {
      beginning(this, table, body, tell);
      this.rounds.began += 1;
      const seats = new Map(body.seats.map((place) => [place.seat, place.player]));
      const owed = new Map(
        debtsOf(body.carry).map(([seat, debt]) => [seats.get(seat) ?? 0, debt] as const),
      );
      const felt = new Map(
        [...this.balances].filter(([name, held]) => held && name.startsWith(`felt:${body.table}:`)),
      );
      moved(this, body, new Map(), tell);
      table.round = {
        number: body.round,
        says: body,
        seats,
        owed,
        felt,
        net: new Map(),
        entries: [],
      };
      change(table, { rounds: body.round, cuts: new Map() });
    } else {
      if (table.round?.number !== body.round)
        throw new Astray(
          gettext("round {round} is not in play at table {table}.", {
            round: body.round,
            table: body.table,
          }),
        );
      moved(this, body, table.round.net, tell);
      if (body.kind === "hand-over" && table.round.seats.get(body.seat) !== body.player)
        tell(
          gettext("player {player} does not have seat {seat}.", {
            player: body.player,
            seat: body.seat,
          }),
        );
    }
    const { round } = table;
    round.entries.push({ number, body });
    move(round.net, net(body.transfers));
    if (!ends(body)) return;
    check(round, (at, what) => this.tell("rounds", at, what));
    wrongPromise(table.cards, body.commitment ?? null, tell);
    const strange = notAtHand(round.says);
    if (strange) this.leave(strange);
    this.rounds[body.kind === "round-closed" ? "closed" : "voided"] += 1;
    if (round.says.cards === "physical") this.rounds.real += 1;
    else if (body.seed !== null) this.rounds.promised += 1;
    else if (!strange)
      this.leave(
        gettext(
          "Round {round} of table {table} was voided without its seed, which was lost: what it dealt cannot be checked by anybody.",
          { round: body.round, table: body.table },
        ),
      );
    const { markers: _, ...carry } = body.kind === "round-closed" ? body.carry : table.carry;
    change(table, { round: null, carry, commitment: body.commitment ?? null });
  }

  #desk(body: Exclude<Body, RoundBody>, number: EntryNumber, table: Table | null) {
    const { players, tables } = this;
    // What only the desk's own rules would tell is not looked at where they are others.
    const wrong: Wrong = (holds, what) => {
      if (!holds && this.known) this.tell("order", number, what);
    };
    const amid = [
      "phones-switched",
      "hints-switched",
      "dealing-switched",
      "held",
      "last-round",
      "sat-out",
      "came-back",
      "fill",
      "credit",
      "correction",
    ];
    if (table?.round && !amid.includes(body.kind))
      wrong(
        false,
        gettext("a round is in play at table {table}.", {
          table: "table" in body ? body.table : "",
        }),
      );
    switch (body.kind) {
      case "night-opened":
        this.format = body.format;
        this.#setWorth(body.chip_value, wrong);
        break;
      case "night-changed":
        if ("chip_value" in body) this.#setWorth(body.chip_value, wrong);
        wrong(!this.money || !this.housePlayers, HOUSE_PLAYERS());
        break;
      case "night-closed":
        wrong(![...tables.values()].some((each) => each.round), gettext("a round is in play."));
        for (const each of tables.values()) if (each.open) close(each);
        this.open = false;
        break;
      case "night-reopened":
        wrong(!this.open, gettext("the night was open."));
        this.open = true;
        break;
      case "player-added":
        wrong(
          body.player === players.size + 1,
          gettext("it adds player {player}, which is not the next number.", {
            player: body.player,
          }),
        );
        players.set(body.player, body.name);
        if (body.program) this.housePlayers = true;
        wrong(!this.money || !body.program, HOUSE_PLAYERS());
        break;
      case "player-renamed":
        wrong(
          players.get(body.player) === body.was,
          gettext("the player was not called {was}.", { was: body.was }),
        );
        players.set(body.player, body.name);
        break;
      case "correction":
        wrong(
          body.corrects < Number(number),
          gettext("it corrects entry {corrects}, which does not come before it.", {
            corrects: body.corrects,
          }),
        );
        break;
      case "table-opened": {
        wrong(
          body.table === tables.size + 1,
          gettext("it opens table {table}, which is not the next number.", { table: body.table }),
        );
        const { name, game, options, cards, commitment = null } = body;
        wrongPromise(cards, commitment, (what) => wrong(false, what));
        tables.set(body.table, {
          open: true,
          name,
          game,
          options,
          cards,
          commitment,
          rounds: 0,
          round: null,
          seats: new Map(),
          out: new Set(),
          cuts: new Map(),
          carry: {},
          sums: new Map(),
        });
        break;
      }
      default:
        if (table) this.#atTable(body, number, table, wrong);
    }
  }

  #atTable(body: Exclude<Body, RoundBody>, number: EntryNumber, table: Table, wrong: Wrong) {
    switch (body.kind) {
      case "game-changed": {
        const { game, options, cards, commitment = null } = body;
        wrongPromise(cards, commitment, (what) => wrong(false, what));
        change(table, {
          game,
          options,
          cards,
          commitment,
          carry: {},
          cuts: new Map(),
          out: new Set(),
        });
        break;
      }
      case "commitment-renewed":
        wrong(
          body.replaces === table.commitment,
          gettext("it renews another promise than the one that stood."),
        );
        change(table, { commitment: body.commitment, cuts: new Map() });
        break;
      case "partners-drawn":
        acesDrawn(body, table, (what) => this.tell("rounds", number, what));
        this.draws += 1;
        table.seats = bySeat(body.drawn.map(({ seat, player }) => [seat, player]));
        change(table, { commitment: body.commitment, cuts: new Map() });
        break;
      case "series-ended":
        wrong(
          same(body.carry, table.carry),
          gettext("it ends with another carry than the one that the last round left."),
        );
        table.carry = {};
        break;
      case "table-closed":
        close(table);
        break;
      case "sat":
        wrong(
          !table.seats.has(body.seat),
          gettext("somebody sits in seat {seat}.", { seat: body.seat }),
        );
        table.seats = bySeat([...table.seats, [body.seat, body.player]]);
        break;
      case "topped-up":
        wrong(
          table.seats.get(body.seat) === body.player,
          gettext("player {player} does not sit in seat {seat}.", {
            player: body.player,
            seat: body.seat,
          }),
        );
        break;
      case "stood":
        wrong(
          table.seats.get(body.seat) === body.player,
          gettext("player {player} does not sit in seat {seat}.", {
            player: body.player,
            seat: body.seat,
          }),
        );
        table.seats.delete(body.seat);
        table.out.delete(body.seat);
        table.cuts.delete(body.seat);
        break;
      case "sat-out":
      case "came-back":
        wrong(
          table.seats.get(body.seat) === body.player,
          gettext("player {player} does not sit in seat {seat}.", {
            player: body.player,
            seat: body.seat,
          }),
        );
        if (body.kind === "sat-out") table.out.add(body.seat);
        else table.out.delete(body.seat);
        break;
      case "cut":
        wrong(
          table.seats.has(body.seat),
          gettext("nobody sits in seat {seat}.", { seat: body.seat }),
        );
        if (body.word) table.cuts.set(body.seat, body.word);
        else table.cuts.delete(body.seat);
        break;
    }
  }

  /** What a closer of a table and a cashier add up. */
  #count(entry: Body) {
    const body: AnyFacts & Pick<Body, "kind" | "transfers"> = entry;
    const { kind, player } = body;
    if (kind === "night-opened" || kind === "float-added" || kind === "correction")
      total(this.cash, "float", body.float ?? 0);
    total(this.cash, "booked", body.booked ?? 0);
    // Of an entry that is about nobody, nobody has paid or been paid.
    if (player !== undefined) total(this.cash, "chips", (body.bought ?? 0) - (body.cashed ?? 0));
    for (const [source, target, amount] of body.transfers) {
      const from = account(source);
      const to = account(target);
      if (!from || !to) continue;
      if (from.kind === "tray") this.#tray(from.table, ...outOf(target, kind), amount);
      else if (to.kind === "tray") this.#tray(to.table, ...into(source, kind), amount);
      else if (!("round" in entry)) this.#counted(source, target, amount);
      else if (from.kind === "markers" && isAdvance(to))
        this.#tray(entry.table, "advanced", 1, amount);
      else if (isAdvance(from) && to.kind === "markers")
        this.#tray(entry.table, "repaid", 1, amount);
      else this.#counted(source, target, amount);
    }
  }

  #counted(source: string, target: string, amount: number) {
    if (source === "cash-over-short" || target === "cash-over-short")
      total(this.cash, "counted", target === "drawer" ? amount : -amount);
  }

  #tray(number: number, what: Flow, sign: number, amount: number) {
    total(this.#table(number).sums, what, sign * amount);
  }

  /** The sums at the end. */
  end() {
    for (const [number, table] of this.tables) {
      if (table.round) {
        check(table.round, (at, what) => this.tell("rounds", at, what));
        const strange = notAtHand(table.round.says);
        if (strange) this.leave(strange);
        else if (table.round.says.cards === "virtual")
          this.leave(
            gettext(
              "Round {round} of table {table} is not closed: its seed is secret until then.",
              {
                round: table.round.says.round,
                table: number,
              },
            ),
          );
      }
      if (this.lost) continue;
      const { closing } = this.sumsOf(number);
      const left = this.#left(number);
      if (closing !== left)
        this.tell(
          "sums",
          null,
          gettext("The tray of table {table} closes with {closing}; its sums come to {left}.", {
            table: number,
            closing,
            left,
          }),
        );
    }
    if (this.lost) return;
    const { should, holds } = this.drawer();
    if (should !== holds)
      this.tell(
        "sums",
        null,
        gettext(
          "The drawer holds {holds}; floats, cash in less cash out, and what was counted come to {should}.",
          { holds, should },
        ),
      );
  }

  /** Where a tray's chips came from and went. */
  sumsOf(number: number) {
    const of = this.#flowsOf(number);
    const [advanced, repaid] = [of("advanced"), of("repaid")];
    return {
      table: number,
      opening: Number(of("opening")),
      fills: Number(of("fills")),
      credits: Number(of("credits")),
      results: Number(of("results") + advanced - repaid),
      advanced: Number(advanced),
      repaid: Number(repaid),
      counted: Number(of("counted")),
      closing: Number(of("closing")) + (this.balances.get(`tray:${number}`) ?? 0),
    };
  }

  /** What the tray's sums come to: advances and repayments are in its results. */
  #left(number: number) {
    const of = this.#flowsOf(number);
    return Number(of("opening") + of("fills") + of("results") + of("counted") - of("credits"));
  }

  /** How much went through a tray in each way. */
  #flowsOf(number: number) {
    const { sums } = this.#table(number);
    return (what: Flow) => sums.get(what) ?? 0n;
  }

  drawer() {
    const of = (what: Cash) => this.cash.get(what) ?? 0n;
    const should = of("float") + of("chips") * BigInt(this.worth) + of("booked") + of("counted");
    return { should: Number(should), holds: this.balances.get("drawer") ?? 0 };
  }

  #player(number: number) {
    if (!this.players.has(number))
      throw new Astray(gettext("it names player {number}, whom nobody added.", { number }));
  }

  #table(number: number) {
    const found = this.tables.get(number);
    if (!found)
      throw new Astray(gettext("it is about table {number}, which nobody opened.", { number }));
    return found;
  }

  #exists(place: Account | null, body: Body) {
    if (!place)
      throw new Astray(
        gettext("it moves chips or cash to or from an account that there cannot be."),
      );
    if ("player" in place) this.#player(place.player);
    if (!("table" in place)) return;
    const fresh = body.kind === "table-opened" && body.table === place.table;
    if (!fresh) this.#table(place.table);
  }
}

function close(table: Table) {
  change(table, {
    open: false,
    seats: new Map(),
    out: new Set(),
    carry: {},
    cuts: new Map(),
    commitment: null,
  });
}

/** A shuffle is promised with virtual cards, and with no others. */
function wrongPromise(cards: Cards, commitment: string | null, tell: (what: string) => void) {
  if (cards === "virtual" && !commitment)
    tell(gettext("it promises no shuffle, and the cards are virtual."));
  if (cards === "physical" && commitment)
    tell(gettext("it promises a shuffle, and the cards are real."));
}

/** Why this version of Croupier could not play a round again, or null. What needs no rules is checked all the same. */
function notAtHand({ table, round, game, versions }: BodyOf<"round-began">) {
  const rules = RULES.get(game);
  const { engine, shuffle } = atHand;
  if (rules === undefined)
    return gettext(
      "Round {round} of table {table} is of {game}, a game that this page does not know.",
      {
        round,
        table,
        game: game.slice(0, 40),
      },
    );
  const known = { rules, engine, shuffle };
  const what = (["rules", "engine", "shuffle"] as const).find(
    (each) => versions[each] !== known[each],
  );
  return what
    ? gettext(
        "Round {round} of table {table} was played by {what} {version}; this page knows {known}.",
        {
          round,
          table,
          what,
          version: versions[what].slice(0, 40),
          known: known[what],
        },
      )
    : null;
}

/** The players whom an entry names. */
const named = (body: Body) => {
  const facts: AnyFacts = body;
  const {
    player,
    giver,
    taker,
    seats = [],
    drawn = [],
    holders = [],
    played = [],
    among = [],
  } = facts;
  const places = [...seats, ...drawn, ...holders, ...played].map((place) => place.player);
  return [player, giver, taker, ...among, ...places].filter((who) => who !== undefined);
};

/** What somebody owes a table for what they had to pay there. */
const isAdvance = (place: Account) => place.kind === "marker" && place.debt === "table";

/** What chips that leave a tray are, and how they count. */
function outOf(target: string, kind: Body["kind"]): [Flow, 1 | -1] {
  if (target === "cage")
    return [kind === "table-closed" || kind === "night-closed" ? "closing" : "credits", 1];
  return target === "over-short" ? ["counted", -1] : ["results", -1];
}

/** What chips that come to a tray are, and how they count. */
function into(source: string, kind: Body["kind"]): [Flow, 1 | -1] {
  if (source === "cage") return [kind === "table-opened" ? "opening" : "fills", 1];
  return [source === "over-short" ? "counted" : "results", 1];
}
