// What the wall follows: the night, and every open table as a wall may see it.
//
//   const following = new Following(api, night)
//   following.number              of the night
//   following.night.value         {name, status, tables, …}, or null before the first answer
//   following.tables.value        {number: state}; a table that has not been seen yet is missing
//   following.beats.value         how far races are shown (beats.js)
//   following.connection, .refusal, .close()
//
// One event stream for all of it, since a browser opens six connections to a server: it brings each table that has
// moved on, then the night. What it has not brought (the host's own screen is told numbers alone) is asked for, with
// the tag of what is shown.

import type { TableState, Wall, WallTable } from "../answers";
import { type Api, Refused } from "../kit/api";
import { batch, effect, signal } from "@preact/signals";
import { Live } from "../kit/live";
import { Beats } from "./beats";
import { hasRound } from "./look";

const AGAIN = 2000; // milliseconds before a table that did not answer is asked again

export class Following {
  tables = signal<Readonly<Record<string, TableState>>>({});
  number: number;
  night: Live<Wall>["state"];
  connection: Live<Wall>["connection"];
  refusal: Live<Wall>["refusal"];
  beats: Beats["value"];
  #api: Api;
  #path: string;
  #live: Live<Wall>;
  #tags: Record<string, string | null> = {};
  #looking = false;
  #again = false;
  #timer: number | undefined;
  #stop: () => void;
  #beats = new Beats();
  #skip = () => this.#beats.skip();

  constructor(api: Api, night: number) {
    this.#api = api;
    this.number = night;
    this.#path = `nights/${night}`;
    this.#live = new Live<Wall>({
      api,
      path: `${this.#path}/wall`,
      events: `/api/${this.#path}/events?brings=wall`,
      brings: { table: this.#see },
    });
    this.night = this.#live.state;
    this.connection = this.#live.connection;
    this.refusal = this.#live.refusal;
    this.beats = this.#beats.value;
    addEventListener("pointerdown", this.#skip);
    this.#stop = effect(() => {
      if (!this.night.value) return;
      for (const line of openTables(this.night.value)) this.#show(line.table);
      this.#look();
    });
  }

  close() {
    this.#stop();
    removeEventListener("pointerdown", this.#skip);
    clearTimeout(this.#timer);
    this.#beats.close();
    this.#live.close();
  }

  /** A race that its tablet has run to the end is not run here any longer. */
  #show(number: number) {
    const state = this.tables.peek()[number];
    const line = this.night.peek()?.tables.find(({ table }) => table === number);
    if (state && line && hasRound(state)) this.#beats.see(state, line);
  }

  async #look() {
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    clearTimeout(this.#timer);
    try {
      while (this.#again) {
        this.#again = false;
        const night = this.night.peek();
        const news = night ? openTables(night).filter((table) => this.#isNews(night, table)) : [];
        await Promise.all(news.map((table) => this.#lookAt(table.table)));
      }
    } catch {
      this.#timer = setTimeout(() => this.#look(), AGAIN);
    } finally {
      this.#looking = false;
    }
  }

  /** Whether anything of a table is newer than what is shown of it; a tap at one of eight is no news of the others. */
  #isNews({ damage }: Wall, { table, version }: WallTable) {
    const shown = this.tables.peek()[table];
    return !shown || shown.version < version || damage !== "";
  }

  async #lookAt(number: number) {
    let seen;
    try {
      const path = `${this.#path}/tables/${number}?as=wall`;
      seen = await this.#api.look<TableState>(path, this.#tags[number] ?? null);
    } catch (error) {
      if (error instanceof Refused) return; // closed meanwhile: the night says so next
      throw error;
    }
    if (seen) this.#see(seen.state, seen.etag);
  }

  #see = (state: TableState, tag: string | null) => {
    const number = state.table.table;
    const shown = this.tables.peek()[number];
    if (shown && state.version < shown.version) return;
    this.#tags[number] = tag;
    batch(() => {
      this.tables.value = { ...this.tables.peek(), [number]: state };
      this.#show(number);
    });
  };
}

export const openTables = (night: Wall) =>
  night.tables.filter((table) => table.status !== "closed");
