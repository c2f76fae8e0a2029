// What the wall follows: the night, and every open table as a wall may see it.
//
//   const following = new Following(api, night)
//   following.number              of the night
//   following.night.value         {name, status, tables, …}, or null before the first answer
//   following.tables.value        {number: state}; a table that has not been seen yet is missing
//   following.beats.value         how far races are shown (beats.js)
//   following.connection, .refusal, .close()
//
// One event stream for all of it, since a browser opens six connections to a server: its number says that the night
// has moved on, and each table that did is then asked with the tag of what is shown of it.

import { Refused } from "../kit/api";
import { batch, effect, signal } from "@preact/signals";
import { Live } from "../kit/live";
import { Beats } from "./beats";

const AGAIN = 2000; // milliseconds before a table that did not answer is asked again

export class Following {
  tables = signal({});
  #api;
  #path;
  #live;
  #tags = {};
  #looking = false;
  #again = false;
  /** @type {number | undefined} */
  #timer;
  #stop;
  #beats = new Beats();

  constructor(api, night) {
    this.#api = api;
    this.number = night;
    this.#path = `nights/${night}`;
    this.#live = new Live({ api, path: `${this.#path}/wall`, events: `/api/${this.#path}/events` });
    this.night = this.#live.state;
    this.connection = this.#live.connection;
    this.refusal = this.#live.refusal;
    this.beats = this.#beats.value;
    this.#stop = effect(() => {
      if (!this.night.value) return;
      for (const line of openTables(this.night.value)) this.#show(line.table);
      this.#look();
    });
  }

  close() {
    this.#stop();
    clearTimeout(this.#timer);
    this.#beats.close();
    this.#live.close();
  }

  /** A race that its tablet has run to the end is not run here any longer. */
  #show(number) {
    const state = this.tables.peek()[number];
    const line = this.night.peek().tables.find(({ table }) => table === number);
    if (state) this.#beats.see(state, line);
  }

  async #look() {
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    clearTimeout(this.#timer);
    try {
      while (this.#again) {
        this.#again = false;
        const news = openTables(this.night.peek()).filter((table) => this.#isNews(table));
        await Promise.all(news.map((table) => this.#lookAt(table.table)));
      }
    } catch {
      this.#timer = setTimeout(() => this.#look(), AGAIN);
    } finally {
      this.#looking = false;
    }
  }

  /** Whether anything of a table is newer than what is shown of it; a tap at one of eight is no news of the others. */
  #isNews({ table, version }) {
    const shown = this.tables.peek()[table];
    return !shown || shown.version < version || this.night.peek().damage !== "";
  }

  async #lookAt(number) {
    let seen;
    try {
      seen = await this.#api.look(`${this.#path}/tables/${number}?as=wall`, this.#tags[number]);
    } catch (error) {
      if (error instanceof Refused) return; // closed meanwhile: the night says so next
      throw error;
    }
    if (!seen || seen.state.version < this.tables.peek()[number]?.version) return;
    this.#tags[number] = seen.etag;
    batch(() => {
      this.tables.value = { ...this.tables.peek(), [number]: seen.state };
      this.#show(number);
    });
  }
}

export const openTables = (night) => night.tables.filter((table) => table.status !== "closed");
