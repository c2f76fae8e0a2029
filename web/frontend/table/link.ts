// The table as this screen follows it, and everything it asks of the server.
//
//   const table = new TableLink(night, number)
//   table.state.value       the newest state, or null before the first answer (see docs of the API)
//   table.busy.value        an answer is awaited: another tap does nothing
//   table.late.value        it has been awaited long enough to say so
//   table.passing.value     the seat to which the tablet goes on by itself, until it is there
//   table.error.value       what was wrong with the last tap, as a sentence, or null
//   await table.act(action) every action answers whether it was taken
//   await table.race(action, told)   the same of what whoever is first does; `told` hears at once why it was not taken
//
// A tap is one request, and its answer brings the state after it. A tap that came too late brings the present state
// and one sentence.

import type { GameToPlay } from "./types";
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { RoundView, SessionShown, TableState, TableWritten } from "../answers";
import { Api, Refused } from "../kit/api";
import { type Connection, Live } from "../kit/live";
import { Sending } from "../kit/sending";
import { judgedAt } from "../kit/workbench";
import { isPlaying } from "../round/states";
import type { ActionAtTable, RoundState, TableOfScreen } from "../round/types";

const STALE = 1500; // milliseconds to wait for news of one's own action

/** Who sits down where, with how much. */
export interface PlaceToSit {
  player: number;
  seat: number;
  chips: number;
}

type Answer = TableState | TableWritten;

export class TableLink implements TableOfScreen {
  #sending = new Sending();
  busy = this.#sending.busy;
  late = this.#sending.late;
  passing = signal<number | null>(null); // the seat this screen is just being handed to
  error = this.#sending.error;

  api = new Api("/api");
  state: ReadonlySignal<TableState | null>;
  connection: ReadonlySignal<Connection>;
  heard: ReadonlySignal<number>;
  refusal: ReadonlySignal<Refused | null>;
  #path: string;
  #live: Live<TableState>;

  constructor(night: number, number: number) {
    this.#path = `nights/${night}/tables/${number}`;
    this.#live = new Live({ api: this.api, path: this.#path, events: `/api/${this.#path}/events` });
    this.state = this.#live.state;
    this.connection = this.#live.connection;
    this.heard = this.#live.heard;
    this.refusal = this.#live.refusal;
  }

  refresh = () => this.#live.refresh();
  dismiss = this.#sending.dismiss;
  complain = this.#sending.complain;
  stop = () => this.#live.close();

  // Between rounds

  sit = (player: number, seat: number, chips: number) =>
    this.#send("POST", "seats", { player, seat, chips });
  sitAll = (places: readonly PlaceToSit[]) => this.#send("POST", "seats/all", { places });
  standAll = () => this.#send("DELETE", "seats");
  stand = (seat: number) => this.#send("DELETE", `seats/${seat}`);
  topUp = (seat: number, chips: number) => this.#send("POST", `seats/${seat}/top-ups`, { chips });
  cut = (seat: number, word: string) => this.#send("PUT", `seats/${seat}/cut`, { word });
  changeGame = (game: string, options: object, cards: RoundView["cards"], endSeries = false) =>
    this.#send("PUT", "game", { game, options, cards, end_series: endSeries });
  endSeries = () => this.#send("POST", "series/end");
  switchPhones = (play: boolean) => this.#send("PUT", "phones", { play });
  switchDealing = (itself: boolean, seconds = 0) =>
    this.#send("PUT", "dealing", { itself, seconds });
  sitOut = (seat: number, out: boolean) => this.#send("PUT", `seats/${seat}/out`, { out });
  grant = (wish: number) => this.#send("POST", `wishes/${wish}`);
  refuse = (wish: number) => this.#send("DELETE", `wishes/${wish}`);
  renewCommitment = () => this.#send("POST", "commitment");
  drawPartners = (players: readonly number[]) => this.#send("POST", "partners", { players });
  begin = (agreed = false) => this.#send("POST", "rounds", { number: this.#number(), agreed });

  // In a round

  act = (action: ActionAtTable) => this.#act(action, null);
  /** What the rules say of heaps of cards before they are said, by this screen or in a seat's hand: nobody else hears of it. */
  judge = ({ by, do: verb, args = {} }: Pick<ActionAtTable, "by" | "do" | "args">) =>
    judgedAt(this.api, `${this.#path}/rounds/${this.#number()}/drafts`, { by, do: verb, ...args });
  race = (
    { by, do: verb, args = {}, since = 0 }: ActionAtTable,
    onRefused: (why: string) => void,
  ) =>
    this.#sending.race(
      () =>
        this.#ask("POST", `rounds/${this.#number()}/actions`, {
          action: { by, do: verb, ...args },
          since,
        }),
      {
        taken: (answer) => this.#take("state" in answer ? answer.state : answer),
        refused: (error) => {
          onRefused(sentence(error));
          this.#refused(error);
        },
      },
    );
  undo = () =>
    this.#send("POST", `rounds/${this.#number()}/undo`, {
      action: this.#now().round?.record.at(-1)?.index,
    });
  amend = (index: number, action: object) =>
    this.#send("POST", `rounds/${this.#number()}/amendments`, { index, action });
  voidRound = (reason: string) => this.#send("POST", `rounds/${this.#number()}/void`, { reason });
  close = () => this.#send("POST", `rounds/${this.#number()}/close`);
  /** How far this screen has shown what has happened in a round: the walls go along. In vain it costs nothing: the
   *  next one says all of it. */
  sayShown = (paid: number, beat: number) =>
    this.api
      .send("PUT", `${this.#path}/rounds/${this.#number()}/shown`, { paid, beat })
      .catch(() => {});
  next = async () => (await this.close()) && beginsUnasked(this.#now()) && this.begin();

  // The hand-over of this screen to a seat

  handOver = (seat: number) => this.#send("PUT", "hand-over", { seat });
  takeBack = () => this.#send("DELETE", "hand-over");

  // Which screen runs the table

  askToRun = () => this.#send("POST", "screen");
  letIn = (session: number) => this.#send("PUT", "screen", { session });
  sendAway = (session: number) => this.#send("DELETE", `screen/${session}`);
  takeOver = () => this.#send("PUT", "screen");

  /** The action of the seat that holds this screen. `next(round)` says where the tablet goes after it: to a seat (its own:
   *  it stays there), or null: back to the dealer. Without it, it stays while that seat has anything to do. */
  async actInHand(action: ActionAtTable, seat: number, next?: (round: RoundView) => number | null) {
    if (!next) return this.#act(action, seat);
    const answers: TableState[] = [];
    this.passing.value = seat; // what is announced before the answer is here does not take the hand away
    try {
      await this.#act(action, seat, (state) => answers.push(state));
      const [after] = answers;
      if (!after) return false;
      const to = after.round && next(after.round);
      const isHeld = after.as !== "dealer";
      if (isHeld && to === seat) await this.#stayed(after);
      else if (to !== null) await this.#passOn(to, after);
      else if (isHeld) await this.takeBack();
      else this.#take(after);
      return true;
    } finally {
      this.passing.value = null;
    }
  }
  /** The table as the seat sees it that holds this screen; null once it does not any more. */
  async hand(seat: number): Promise<RoundState | null> {
    try {
      const seen = await this.api.get<TableState>(this.#path + as(seat));
      return isPlaying(seen) ? seen : null;
    } catch (error) {
      if (error instanceof Refused) this.refresh();
      return null;
    }
  }

  /** The games there are, with their settings. */
  games = async () => (await this.api.get<{ games: readonly GameToPlay[] }>("games")).games;

  /** As whom this screen is signed in: "host" or "dealer"; null where nobody answers. */
  role = () =>
    this.api.get<SessionShown>("session").then(
      ({ role }) => role,
      () => null,
    );

  #act(
    { by, do: verb, args = {}, since }: ActionAtTable,
    seat: number | null,
    take?: (state: TableState) => void,
  ) {
    return this.#send(
      "POST",
      `rounds/${this.#number()}/actions${as(seat)}`,
      { action: { by, do: verb, ...args }, since },
      take,
    );
  }

  /** From one hand to the next, without a look at the felt in between. */
  async #passOn(seat: number, state: TableState) {
    this.passing.value = seat;
    this.#take(state);
    await this.handOver(seat);
  }

  /** Until this screen has seen for itself that the seat still holds it after its action; in vain, not for long. */
  #stayed({ version }: TableState) {
    const seen = ({ version: now, table }: TableState) =>
      now > version || (now === version && table.hand_over !== null);
    const looked = new Promise<void>((done) => {
      const stop = this.state.subscribe((state) => {
        if (state && seen(state)) {
          done();
          queueMicrotask(() => stop());
        }
      });
    });
    this.refresh();
    return Promise.race([
      looked,
      new Promise<void>((done) => {
        setTimeout(done, STALE);
      }),
    ]);
  }

  /** The table as it is known, which it is before anything on it can be tapped. */
  #now() {
    const state = this.state.peek();
    if (!state) throw new Error("nothing is known of this table yet");
    return state;
  }

  #number() {
    return this.#now().table.number;
  }

  #send(
    method: string,
    path: string,
    body?: object,
    take = (state: TableState) => this.#take(state),
  ) {
    return this.#sending.send(() => this.#ask(method, path, body), {
      taken: (answer) => take("state" in answer ? answer.state : answer),
      refused: (error) => {
        this.#refused(error);
        return sentence(error);
      },
    });
  }

  #ask = (method: string, path: string, body?: object) =>
    this.api.send<Answer>(method, `${this.#path}/${path}`, body);

  #refused(error: Refused) {
    const now = error.body?.state;
    if (now && "screens" in now) this.#take(now);
    if (error.status === 401 || error.code === "not-running") this.refresh();
  }

  /** What a seat's own screen was answered is for that screen alone; this one looks again for itself. */
  #take(state: TableState) {
    if (state.as.startsWith("seat:")) this.refresh();
    else this.#live.accept(state);
  }
}

const as = (seat: number | null) => (seat ? `?as=seat:${seat}` : "");

/** The sentence of a refusal, with what is wrong with its values where it does not say so itself. */
function sentence({ message, body }: Refused) {
  const details = Object.values(body?.error?.fields ?? {})
    .flat()
    .filter((detail) => typeof detail === "string");
  return details.length ? details.join(" ") : message;
}

/** Whether the next round can begin, and nobody has to be asked about anything before. */
const beginsUnasked = ({ table }: TableState) =>
  table.can_begin === null && !table.asks_first.length;
