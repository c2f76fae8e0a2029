// A night as one player's phone follows it, and everything the phone asks of the house.
//
//   const hand = new HandLink(night)
//   hand.state.value         the newest state, or null before the first answer
//   hand.connection.value    "live", "polling" or "lost"; hand.heard.value, hand.refusal.value as of kit/live.js
//   hand.busy.value          an answer is awaited: another tap does nothing; hand.late.value: it is time to say so
//   hand.error.value         what was wrong with the last tap, as a sentence, or null
//   hand.show(table)         look at another table where the player sits
//   await hand.act(action)   every action answers whether it was taken
//   await hand.race(action, told)   the same of what whoever is first does; `told` hears at once why it was not taken
//
// It follows the table it shows, and the night alone while its player sits nowhere.

import type { Bill, Hand, HandWritten, Recalled, WishLine } from "../answers";
import { Api, type Refused } from "../kit/api";
import { effect, signal } from "@preact/signals";
import { type Connection, Live } from "../kit/live";
import { Sending } from "../kit/sending";
import { judgedAt } from "../kit/workbench";
import type { ActionAtTable } from "../round/types";

/** What a player asks of the dealer or of the host. */
export interface Wish {
  kind: WishLine["kind"];
  table?: number;
  seat?: number;
  chips?: number;
}

/** What a player does: the seat is their own. */
export type OwnAction = Omit<ActionAtTable, "by">;

export class HandLink {
  state = signal<Hand | null>(null);
  connection = signal<Connection>("polling");
  heard = signal(Date.now());
  refusal = signal<Refused | null>(null);
  #sending = new Sending();
  busy = this.#sending.busy;
  late = this.#sending.late;
  error = this.#sending.error;

  withdrawn: WishLine["kind"] | null = null; // the kind of what one has asked for and taken back

  api = new Api("/api");
  #path: string;
  #live: Live<Hand> | null = null;
  #table: number | null = null;
  #forget: () => void = () => {};

  constructor(night: number) {
    this.#path = `nights/${night}`;
    addEventListener("offline", () => {
      this.connection.value = "lost"; // the phone itself knows that it has no network
    });
    this.#follow(null);
  }

  refresh = () => this.#live?.refresh();
  dismiss = this.#sending.dismiss;
  show = (table: number) => this.#follow(table);

  act = (action: OwnAction) => this.#send("POST", this.#actions(), said(action));
  race = (action: OwnAction, onRefused: (why: string) => void) =>
    this.#sending.race(() => this.#ask("POST", this.#actions(), said(action)), {
      taken: this.#written,
      refused: (error) => {
        onRefused(error.message);
        this.#refused(error);
      },
    });
  /** What the rules say of heaps of cards before they are said: nobody else hears of it. */
  judge = ({ do: verb, args = {} }: Pick<ActionAtTable, "do" | "args">) =>
    judgedAt(
      this.api,
      `${this.#path}/hand/tables/${this.#at().table}/rounds/${this.#at().number}/drafts`,
      { do: verb, ...args },
    );
  hold = (wait: boolean) => this.#send("PUT", `tables/${this.#at().table}/hold`, { wait });
  sitOut = () => this.#send("PUT", `tables/${this.#at().table}/out`, { out: true });
  comeBack = (marker = false) =>
    this.#send("PUT", `tables/${this.#at().table}/out`, { out: false, marker });
  cut = (word: string) => this.#send("PUT", `tables/${this.#at().table}/cut`, { word });
  wish = (wish: Wish) => {
    if (wish.kind === this.withdrawn) this.withdrawn = null;
    return this.#send("POST", "wishes", wish);
  };
  takeBack = (kind: WishLine["kind"]) => {
    this.withdrawn = kind;
    return this.#send("DELETE", "wishes", { kind });
  };

  /** Another phone is this player's from now on, and this one is out, as the next look says. */
  letOtherIn = (session: number) =>
    this.#sending.send(() => this.api.send("PUT", `${this.#path}/hand/phones/${session}`), {
      taken: this.refresh,
      refused: ({ message }) => {
        this.refresh();
        return message;
      },
    });
  sendOtherAway = (session: number) => this.#send("DELETE", `phones/${session}`, {});

  bill = () => this.api.get<Bill>(`${this.#path}/hand/bill`);
  round = (table: number, number: number) =>
    this.api.get<Recalled>(`${this.#path}/tables/${table}/rounds/${number}`);
  roundPath = (table: number, number: number) => `${this.#path}/tables/${table}/rounds/${number}`;

  #at() {
    const table = this.state.peek()?.table;
    if (!table) throw new Error("this phone shows no table");
    return table;
  }

  #follow(table: number | null) {
    this.#forget();
    this.#live?.close();
    this.#table = table;
    const asked = table ? `?table=${table}` : "";
    const from = table ? `/tables/${table}` : "";
    const live = new Live<Hand>({
      api: this.api,
      path: `${this.#path}/hand${asked}`,
      events: `/api/${this.#path}/hand${from}/events?brings=hand`,
    });
    this.#live = live;
    const stops = [
      effect(() => this.#take(live.state.value)),
      effect(() => {
        this.connection.value = live.connection.value;
        this.heard.value = live.heard.value;
        this.refusal.value = live.refusal.value;
      }),
    ];
    this.#forget = () => {
      for (const stop of stops) stop();
    };
  }

  /** What was seen, unless something newer was seen before; where it is about another table than is followed, that one
   *  is followed from now on. */
  #take(state: Hand | null) {
    const shown = this.state.peek();
    if (!state || (shown && state.version < shown.version)) return;
    this.state.value = state;
    const table = state.table?.table ?? null;
    if (table !== this.#table) queueMicrotask(() => this.#follow(table));
  }

  #actions = () => `tables/${this.#at().table}/rounds/${this.#at().number}/actions`;

  #ask = (method: string, path: string, body: object) =>
    this.api.send<Hand | HandWritten>(method, `${this.#path}/hand/${path}`, body);

  #written = (answer: Hand | HandWritten) =>
    this.#live?.accept("state" in answer ? answer.state : answer);

  #refused = ({ message, body }: Refused) => {
    if (body?.state && "mine" in body.state) this.#live?.accept(body.state);
    else this.refresh();
    return message;
  };

  #send(method: string, path: string, body: object) {
    return this.#sending.send(() => this.#ask(method, path, body), {
      taken: this.#written,
      refused: this.#refused,
    });
  }
}

const said = ({ do: verb, args = {}, since = 0 }: OwnAction) => ({
  action: { do: verb, ...args },
  since,
});
