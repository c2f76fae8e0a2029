// A screen that follows the server.
//
//   const live = new Live({api, path: "tables/3", events: "/api/tables/3/events"});
//   live.state.value        what to draw (a signal); null before the first answer
//   live.connection.value   "live", "polling" or "lost"
//   live.heard.value        when the server was last heard, in milliseconds
//   live.refusal.value      the Refused that ended it (signed out, no such table), or null
//   live.accept(state)      an answer that brought the state with it
//   live.refresh()          look now
//   live.close()
//
// The event stream brings what there is to see, as a look of this screen would at that moment; or it says a version
// number, or a word to look again, and what there is to see is then fetched, with its ETag. Without a stream (too many
// screens, a proxy in between) the same fetch is made on a timer. A state older than the one shown is never shown, in
// whatever order answers arrive: `state.version` only goes up. While the page is hidden nothing is open: browsers allow
// six connections to a host.

import { type Api, HOUSE, Refused } from "./api";
import { signal } from "@preact/signals";

const POLL = 1500; // milliseconds between looks without a stream
const CHECK = 10000; // with a stream, too: a dead connection can look alive for minutes
const STREAM_AGAIN = [1000, 2000, 5000]; // before a stream is tried again
const STREAM_SELDOM = 15000; // after those
const LOST_AFTER = 2; // looks in a row without an answer

/** A failure of the server, or its "not so fast", is no answer for good: the screen goes on trying. */
const isFinal = ({ status }: Refused) => status < 500 && status !== 429;

export type Connection = "live" | "polling" | "lost";

interface Followed {
  api: Api;
  path: string;
  events: string;
  /** What else the stream brings: called with the answer and its tag. */
  brings?: Readonly<Record<string, (answer: never, tag: string) => void>>;
  /** Milliseconds between two looks at newer versions: for a screen that is large and in no hurry. */
  pause?: number;
}

export class Live<State extends { version: number }> {
  state = signal<State | null>(null);
  connection = signal<Connection>("polling");
  heard = signal(Date.now());
  refusal = signal<Refused | null>(null);

  #api: Api;
  #path: string;
  #events: string;
  #brings: NonNullable<Followed["brings"]>;
  #etag: string | null = null;
  #stream: EventSource | null = null;
  #streamFailures = 0;
  #streamTimer: number | undefined;
  #lookTimer: number | undefined;
  #pauseLasts: number;
  #lookedAt = -Infinity;
  #looking = false;
  #lookAgain = false;
  #failures = 0;
  #running = false;
  #listeners: [EventTarget, string, () => void][] = [
    [document, "visibilitychange", () => this.#follow()],
    [window, "pageshow", () => this.#follow()], // back from the browser's own cache
    [window, "pagehide", () => this.#pause()],
    [window, "online", () => this.refresh()],
  ];

  constructor({ api, path, events, brings = {}, pause = 0 }: Followed) {
    this.#api = api;
    this.#path = path;
    this.#events = HOUSE + events;
    this.#brings = brings;
    this.#pauseLasts = pause;
    for (const [target, event, react] of this.#listeners) target.addEventListener(event, react);
    this.#follow();
  }

  accept(state: State, etag: string | null = null) {
    const shown = this.state.peek();
    if (shown && state.version < shown.version) return;
    this.#etag = etag;
    this.state.value = state;
  }

  refresh() {
    if (this.#running) this.#look();
  }

  close() {
    this.#pause();
    for (const [target, event, react] of this.#listeners) target.removeEventListener(event, react);
  }

  #follow() {
    if (document.hidden) this.#pause();
    else this.#resume();
  }

  #resume() {
    if (this.#running) return;
    this.#running = true;
    this.#openStream();
    this.#look();
  }

  #pause() {
    this.#running = false;
    this.#closeStream();
    clearTimeout(this.#streamTimer);
    clearTimeout(this.#lookTimer);
  }

  #openStream() {
    const stream = new EventSource(this.#events);
    this.#stream = stream;
    stream.onopen = () => {
      this.#streamFailures = 0;
      this.#say();
    };
    stream.onmessage = ({ data }) => this.#hear(Number(data));
    stream.addEventListener("state", ({ data, lastEventId }) =>
      this.#see(JSON.parse(data) as State, lastEventId),
    );
    for (const [name, see] of Object.entries(this.#brings))
      stream.addEventListener(name, ({ data, lastEventId }) =>
        see(JSON.parse(data) as never, lastEventId),
      );
    // Something is new that is no newer version: which screens are at the table.
    stream.addEventListener("look", () => this.#look());
    // The browser would try again by itself, but not after an answer such as 503, and never more slowly.
    stream.onerror = () => {
      this.#closeStream();
      const wait = STREAM_AGAIN[this.#streamFailures] ?? STREAM_SELDOM;
      this.#streamFailures += 1;
      this.#streamTimer = setTimeout(() => this.#openStream(), wait);
      this.#look();
    };
  }

  /** A tap's own answer brings its state, and often comes right after the word that there is one. */
  async #hear(version: number) {
    await this.#api.settled();
    const shown = this.state.peek();
    if (!this.#running || (shown && version <= shown.version)) return;
    if (this.#looking) this.#lookAgain = true;
    else this.#lookIn(this.#lookedAt + this.#pauseLasts - performance.now());
  }

  #lookIn(milliseconds: number) {
    clearTimeout(this.#lookTimer);
    if (milliseconds <= 0) this.#look();
    else this.#lookTimer = setTimeout(() => this.#look(), milliseconds);
  }

  /** Of the same version there may be something later here than what comes now, which is no news then. */
  #see(state: State, etag: string) {
    const shown = this.state.peek();
    if (shown && state.version <= shown.version) return;
    this.accept(state, etag);
    this.#failures = 0;
    this.heard.value = Date.now();
    this.#say();
  }

  #closeStream() {
    this.#stream?.close();
    this.#stream = null;
  }

  /** One look at a time; a version announced meanwhile is looked at next. */
  async #look(): Promise<void> {
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = true;
    clearTimeout(this.#lookTimer);
    try {
      const before = this.state.peek();
      const seen = await this.#api.look<State>(this.#path, this.#etag);
      // An answer that came in meanwhile may know more of the same version (who holds the screen): look again.
      if (seen && this.state.peek() !== before && seen.state.version === this.state.peek()?.version)
        this.#lookAgain = true;
      else if (seen) this.accept(seen.state, seen.etag);
      this.#failures = 0;
      this.heard.value = Date.now();
    } catch (error) {
      if (error instanceof Refused && isFinal(error)) return this.#end(error);
      this.#failures += 1;
    } finally {
      this.#looking = false;
      this.#lookedAt = performance.now();
    }
    this.#say();
    if (!this.#running) return undefined;
    if (this.#lookAgain) {
      this.#lookAgain = false;
      this.#lookIn(this.#pauseLasts);
      return undefined;
    }
    const wait = this.#stream?.readyState === EventSource.OPEN && !this.#failures ? CHECK : POLL;
    this.#lookIn(wait);
    return undefined;
  }

  #end(error: Refused) {
    this.refusal.value = error;
    this.close();
  }

  #say() {
    if (this.#failures >= LOST_AFTER) this.connection.value = "lost";
    else if (this.#stream?.readyState === EventSource.OPEN) this.connection.value = "live";
    else this.connection.value = "polling";
  }
}
