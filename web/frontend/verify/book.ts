// The night, followed entry by entry: who there is, which tables, what every account holds. It knows no rule of the desk and
// none of a game: only that nothing comes from nowhere.
//
//   book.follow(entry)   entry: {number, hash, body}; tells what does not follow
//   book.tables: table to {open, name, sums, …}   book.sums: account to balance

import { say } from "../kit/say";
import { same } from "./json";
import { account, add, move } from "./accounts";
import { acesDrawn } from "./draws";
import { beginning, check, ends, moved, net } from "./rounds";
import { Told } from "./told";
import atHand from "./known.json";

const CURRENCIES = atHand.currencies.split(" ");

const HOUSE_PLAYERS = () => say("house players play for play money alone.");

/** What keeps an entry from following the night before it: nothing after it can be held against the night. */
class Astray extends Told {}

export class Book {
  players = new Map();
  tables = new Map();
  balances = new Map();
  open = true;
  format = null;
  rounds = { began: 0, closed: 0, voided: 0, promised: 0, real: 0 };
  draws = 0;
  transfers = 0;
  /** What the drawer should hold, by what it came for. */
  cash = new Map([
    ["float", 0],
    ["chips", 0],
    ["booked", 0],
    ["counted", 0],
  ]);
  worth = 1;
  money = false;
  housePlayers = false;
  lost = false;

  constructor(tell, leave) {
    this.tell = tell;
    this.leave = leave;
  }

  get known() {
    return atHand.formats.includes(this.format);
  }

  get strict() {
    return this.format !== atHand.formats[0];
  }

  follow(entry) {
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
  lose(number) {
    if (!this.lost)
      this.leave(
        say(
          "From entry {number} on nobody can tell what the night was: only chain, form and floors were looked at.",
          { number },
        ),
      );
    this.lost = true;
  }

  /** One transfer: between accounts that count the same, and none goes below zero that may not. */
  #book(number, [source, target, amount, why]) {
    const giver = account(source);
    if (!giver || account(target)?.counts !== giver.counts || source === target) {
      const values = { amount, source, target, why };
      this.tell(
        "rows",
        number,
        say("it moves {amount} from {source} to {target} ({why}): that cannot be.", values),
      );
      return;
    }
    const left = add(this.balances, source, -amount);
    add(this.balances, target, amount);
    if (left < 0 && !giver.below)
      this.tell(
        "floors",
        number,
        say("{source} goes down to {left}: it gives what it does not hold.", {
          source,
          left,
        }),
      );
  }

  #apply(entry) {
    const { body, number } = entry;
    if ((body.kind === "night-opened") !== (this.format === null))
      throw new Astray(
        this.format !== null
          ? say("the night has been opened already.")
          : say("a night begins by being opened."),
      );
    if (!this.open && this.known && body.kind !== "night-reopened")
      throw new Astray(say("the night is closed, and was not opened again."));
    for (const [source, target] of body.transfers) {
      this.#exists(account(source), body);
      this.#exists(account(target), body);
    }
    for (const who of named(body)) if (body.kind !== "player-added") this.#player(who);
    const table =
      body.table === undefined || body.kind === "table-opened" ? null : this.#table(body.table);
    if (table && this.known && !table.open)
      throw new Astray(say("table {table} is closed.", { table: body.table }));
    if ("round" in body) this.#round(entry, table);
    else this.#desk(body, number, table);
    this.#count(body);
  }

  #setWorth(value, wrong) {
    const currency = value?.currency;
    wrong(
      value === null || CURRENCIES.includes(currency),
      say("{currency} is not a currency of ISO 4217.", { currency }),
    );
    this.worth = value?.minor ?? 1;
    this.money = value !== null;
  }

  #round(entry, table) {
    const { body, number } = entry;
    const tell = (what) => this.tell("rounds", number, what);
    if (body.kind === "round-began") {
      beginning(this, table, body, tell);
      this.rounds.began += 1;
      const seats = new Map(body.seats.map((place) => [place.seat, place.player]));
      const owed = new Map(
        Object.entries(body.carry.markers ?? {}).map(([seat, debt]) => [
          seats.get(Number(seat)),
          debt,
        ]),
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
      Object.assign(table, { rounds: body.round, cuts: new Map() });
    } else {
      if (table.round?.number !== body.round)
        throw new Astray(say("round {round} is not in play at table {table}.", body));
      moved(this, body, table.round.net, tell);
      if (body.kind === "hand-over" && table.round.seats.get(body.seat) !== body.player)
        tell(say("player {player} does not have seat {seat}.", body));
    }
    const { round } = table;
    round.entries.push(entry);
    move(round.net, net(body.transfers));
    if (!ends(body)) return;
    check(round, (at, what) => this.tell("rounds", at, what));
    wrongPromise(table.cards, body.commitment, tell);
    const strange = notAtHand(round.says);
    if (strange) this.leave(strange);
    this.rounds[body.kind === "round-closed" ? "closed" : "voided"] += 1;
    if (round.says.cards === "physical") this.rounds.real += 1;
    else if (body.seed !== null) this.rounds.promised += 1;
    else if (!strange)
      this.leave(
        say(
          "Round {round} of table {table} was voided without its seed, which was lost: what it dealt cannot be checked by anybody.",
          body,
        ),
      );
    const { markers: _, ...carry } = body.kind === "round-closed" ? body.carry : table.carry;
    Object.assign(table, { round: null, carry, commitment: body.commitment ?? null });
  }

  #desk(body, number, table) {
    const { players, tables } = this;
    // What only the desk's own rules would tell is not looked at where they are others.
    const wrong = (holds, what) => {
      if (!holds && this.known) this.tell("order", number, what);
    };
    const amid = ["phones-switched", "hints-switched", "fill", "credit", "correction"];
    if (table?.round && !amid.includes(body.kind))
      wrong(false, say("a round is in play at table {table}.", body));
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
        wrong(![...tables.values()].some((each) => each.round), say("a round is in play."));
        for (const each of tables.values()) if (each.open) close(each);
        this.open = false;
        break;
      case "night-reopened":
        wrong(!this.open, say("the night was open."));
        this.open = true;
        break;
      case "player-added":
        wrong(
          body.player === players.size + 1,
          say("it adds player {player}, which is not the next number.", body),
        );
        players.set(body.player, body.name);
        if (body.program) this.housePlayers = true;
        wrong(!this.money || !body.program, HOUSE_PLAYERS());
        break;
      case "player-renamed":
        wrong(players.get(body.player) === body.was, say("the player was not called {was}.", body));
        players.set(body.player, body.name);
        break;
      case "correction":
        wrong(
          body.corrects < number,
          say("it corrects entry {corrects}, which does not come before it.", body),
        );
        break;
      case "table-opened": {
        wrong(
          body.table === tables.size + 1,
          say("it opens table {table}, which is not the next number.", body),
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
          cuts: new Map(),
          carry: {},
          sums: new Map(),
        });
        break;
      }
      case "game-changed": {
        const { game, options, cards, commitment = null } = body;
        wrongPromise(cards, commitment, (what) => wrong(false, what));
        Object.assign(table, { game, options, cards, commitment, carry: {}, cuts: new Map() });
        break;
      }
      case "commitment-renewed":
        wrong(
          body.replaces === table.commitment,
          say("it renews another promise than the one that stood."),
        );
        Object.assign(table, { commitment: body.commitment, cuts: new Map() });
        break;
      case "partners-drawn":
        acesDrawn(body, table, (what) => this.tell("rounds", number, what));
        this.draws += 1;
        table.seats = new Map(
          body.drawn.map(({ seat, player }) => [seat, player]).sort(([a], [b]) => a - b),
        );
        Object.assign(table, { commitment: body.commitment, cuts: new Map() });
        break;
      case "series-ended":
        wrong(
          same(body.carry, table.carry),
          say("it ends with another carry than the one that the last round left."),
        );
        table.carry = {};
        break;
      case "table-closed":
        close(table);
        break;
      case "sat":
        wrong(!table.seats.has(body.seat), say("somebody sits in seat {seat}.", body));
        table.seats = new Map([...table.seats, [body.seat, body.player]].sort(([a], [b]) => a - b));
        break;
      case "topped-up":
        wrong(
          table.seats.get(body.seat) === body.player,
          say("player {player} does not sit in seat {seat}.", body),
        );
        break;
      case "stood":
        wrong(
          table.seats.get(body.seat) === body.player,
          say("player {player} does not sit in seat {seat}.", body),
        );
        table.seats.delete(body.seat);
        table.cuts.delete(body.seat);
        break;
      case "cut":
        wrong(table.seats.has(body.seat), say("nobody sits in seat {seat}.", body));
        if (body.word) table.cuts.set(body.seat, body.word);
        else table.cuts.delete(body.seat);
        break;
    }
  }

  /** What a closer of a table and a cashier add up. */
  #count(body) {
    const { kind, player } = body;
    if (kind === "night-opened" || kind === "float-added" || kind === "correction")
      add(this.cash, "float", body.float ?? 0);
    add(this.cash, "booked", body.booked ?? 0);
    // Of an entry that is about nobody, nobody has paid or been paid.
    if (player !== undefined) add(this.cash, "chips", (body.bought ?? 0) - (body.cashed ?? 0));
    for (const [source, target, amount] of body.transfers) {
      const from = account(source);
      const to = account(target);
      if (from.kind === "tray") this.#tray(from.table, ...outOf(target, kind), amount);
      else if (to.kind === "tray") this.#tray(to.table, ...into(source, kind), amount);
      else if (body.round && from.kind === "markers" && to.debt === "table")
        this.#tray(body.table, "advanced", 1, amount);
      else if (body.round && from.debt === "table" && to.kind === "markers")
        this.#tray(body.table, "repaid", 1, amount);
      else if (source === "cash-over-short" || target === "cash-over-short")
        add(this.cash, "counted", target === "drawer" ? amount : -amount);
    }
  }

  #tray(table, what, sign, amount) {
    add(this.tables.get(table).sums, what, sign * amount);
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
            say(
              "Round {round} of table {table} is not closed: its seed is secret until then.",
              table.round.says,
            ),
          );
      }
      if (this.lost) continue;
      const sums = this.sumsOf(number);
      const comes = sums.opening + sums.fills + sums.results + sums.repaid + sums.counted;
      const left = comes - sums.credits - sums.advanced;
      if (sums.closing !== left)
        this.tell(
          "sums",
          null,
          say("The tray of table {table} closes with {closing}; its sums come to {left}.", {
            table: number,
            closing: sums.closing,
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
        say(
          "The drawer holds {holds}; floats, cash in less cash out, and what was counted come to {should}.",
          { holds, should },
        ),
      );
  }

  /** Where a tray's chips came from and went. */
  sumsOf(number) {
    const { sums } = this.tables.get(number);
    const of = (what) => sums.get(what) ?? 0;
    const [advanced, repaid] = [of("advanced"), of("repaid")];
    return {
      table: number,
      opening: of("opening"),
      fills: of("fills"),
      credits: of("credits"),
      results: of("results") + advanced - repaid,
      advanced,
      repaid,
      counted: of("counted"),
      closing: of("closing") + (this.balances.get(`tray:${number}`) ?? 0),
    };
  }

  drawer() {
    const of = (what) => this.cash.get(what) ?? 0;
    const sum = new Map();
    add(sum, 0, of("float"));
    add(sum, 0, of("chips") * this.worth);
    add(sum, 0, of("booked"));
    return { should: add(sum, 0, of("counted")), holds: this.balances.get("drawer") ?? 0 };
  }

  #player(number) {
    if (!this.players.has(number))
      throw new Astray(say("it names player {number}, whom nobody added.", { number }));
  }

  #table(number) {
    const found = this.tables.get(number);
    if (!found)
      throw new Astray(say("it is about table {number}, which nobody opened.", { number }));
    return found;
  }

  #exists(place, body) {
    if (!place)
      throw new Astray(say("it moves chips or cash to or from an account that there cannot be."));
    if (place.player !== undefined) this.#player(place.player);
    const fresh = body.kind === "table-opened" && body.table === place.table;
    if (place.table !== undefined && !fresh) this.#table(place.table);
  }
}

function close(table) {
  Object.assign(table, {
    open: false,
    seats: new Map(),
    carry: {},
    cuts: new Map(),
    commitment: null,
  });
}

/** A shuffle is promised with virtual cards, and with no others. */
function wrongPromise(cards, commitment, tell) {
  if (cards === "virtual" && !commitment)
    tell(say("it promises no shuffle, and the cards are virtual."));
  if (cards === "physical" && commitment)
    tell(say("it promises a shuffle, and the cards are real."));
}

/** Why this version of Croupier could not play a round again, or null. What needs no rules is checked all the same. */
function notAtHand({ table, round, game, versions }) {
  const rules = atHand.rules[game];
  const { engine, shuffle } = atHand;
  if (rules === undefined)
    return say(
      "Round {round} of table {table} is of {game}, a game that this page does not know.",
      {
        round,
        table,
        game: game.slice(0, 40),
      },
    );
  const known = { rules, engine, shuffle };
  const what = Object.keys(known).find((each) => versions[each] !== known[each]);
  return what
    ? say(
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
const named = ({
  player,
  giver,
  taker,
  seats = [],
  drawn = [],
  holders = [],
  played = [],
  among = [],
}) => {
  const places = [...seats, ...drawn, ...holders, ...played].map((place) => place.player);
  return [player, giver, taker, ...among, ...places].filter((who) => who !== undefined);
};

/** What chips that leave a tray are, and how they count. */
function outOf(target, kind) {
  if (target === "cage")
    return [kind === "table-closed" || kind === "night-closed" ? "closing" : "credits", 1];
  return target === "over-short" ? ["counted", -1] : ["results", -1];
}

/** What chips that come to a tray are, and how they count. */
function into(source, kind) {
  if (source === "cage") return [kind === "table-opened" ? "opening" : "fills", 1];
  return [source === "over-short" ? "counted" : "results", 1];
}
