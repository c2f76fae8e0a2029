// The API as the pages use it.
//
//   const api = new Api("/api");
//   await api.get("nights/1")                        the parsed answer
//   await api.look("tables/3", etag)                 {state, etag}, or null when nothing has changed
//   await api.send("POST", "tables/3/actions", body) with an idempotency key of its own
//
// What goes wrong is one of two errors. Refused: the server said no (code, sentence, status). Unreachable: nobody
// knows whether it arrived. `send` does not leave it at that: it says the same thing with the *same* key until
// there is an answer, so it happens once, whatever the network does; a page shows itself as waiting meanwhile. It
// gives up only when its `signal` is aborted.

import type { ErrorAnswer } from "../answers";
import { newKey } from "./keys";
import { gettext } from "./gettext";

/** What is in the answer of a refusal. Some say the present state, some how long to wait. */
export interface RefusalBody {
  error?: {
    code?: string;
    message?: string;
    wait?: number;
    others?: boolean;
    fields?: Readonly<Record<string, readonly string[]>>;
    [more: string]: unknown;
  };
  state?: ErrorAnswer["state"];
  [more: string]: unknown;
}

interface Refusal {
  code: string;
  message: string;
  status: number;
  body: RefusalBody | null;
}

interface Received {
  ok: boolean;
  status: number;
  etag: string | null;
  text: string;
}

export class Refused extends Error {
  code: string;
  status: number;
  /** The whole answer: a stale request brings the present state with it. */
  body: RefusalBody | null;

  constructor({ code, message, status, body }: Refusal) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

export class Unreachable extends Error {
  code: string;

  constructor() {
    super(
      gettext("No answer from the server. Look whether it has arrived before you do it again."),
    );
    this.name = "Unreachable";
    this.code = "unreachable";
  }
}

/** What went wrong, in a sentence. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Where the API and the pages of this screen begin: nowhere in particular, or below the address of a practice. */
export const HOUSE = location.pathname.match(/^\/practice\/[\w-]+/)?.[0] ?? "";

const ANSWER_TIME = 5000; // milliseconds for one try
const MOMENT = 150; // milliseconds that a look waits for the answer to a tap, which may bring what it would see
const LONGEST = 4000; // milliseconds between tries, after those of PAUSES
const PAUSES = [250, 500, 1000, 2000];
const GATEWAY = [502, 503, 504]; // somebody else's answer, not the server's

export class Api {
  #base: string;
  #sending = new Set<Promise<unknown>>();

  constructor(base: string) {
    this.#base = HOUSE + (base.endsWith("/") ? base : `${base}/`);
  }

  async get<Answer = unknown>(path: string): Promise<Answer> {
    return meaning<Answer>(await this.#once(path, {}));
  }

  async look<State>(
    path: string,
    etag: string | null,
  ): Promise<{ state: State; etag: string | null } | null> {
    const answer = await this.#once(path, {
      headers: etag ? { "If-None-Match": etag } : {},
      cache: "no-store",
    });
    if (answer.status === 304) return null;
    return { state: meaning<State>(answer), etag: answer.etag };
  }

  /** Once nothing that was sent waits for its answer any more, or after a moment. */
  async settled(): Promise<void> {
    if (!this.#sending.size) return;
    const moment = new Promise((wake) => setTimeout(wake, MOMENT));
    await Promise.race([Promise.allSettled(this.#sending), moment]);
  }

  async send<Answer = unknown>(
    method: string,
    path: string,
    body: object = {},
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Answer> {
    const sent = this.#sent<Answer>(method, path, body, signal);
    this.#sending.add(sent);
    try {
      return await sent;
    } finally {
      this.#sending.delete(sent);
    }
  }

  async #sent<Answer>(
    method: string,
    path: string,
    body: object,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": newKey() };
    const request = { method, headers, body: JSON.stringify(body) };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return meaning<Answer>(await this.#once(path, request));
      } catch (error) {
        if (!(error instanceof Unreachable) || signal?.aborted) throw error;
      }
      await new Promise((wake) => setTimeout(wake, PAUSES[attempt] ?? LONGEST));
    }
  }

  /** One try: the whole answer, read to its end in time. */
  async #once(path: string, request: RequestInit): Promise<Received> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_TIME);
    try {
      const answer = await fetch(this.#base + path, { signal: patience.signal, ...request });
      if (GATEWAY.includes(answer.status)) throw new Unreachable();
      const { ok, status, headers } = answer;
      return { ok, status, etag: headers.get("ETag"), text: await answer.text() };
    } catch {
      throw new Unreachable();
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The JSON of an answer, or the error it stands for. */
function meaning<Answer>({ ok, status, text }: Received): Answer {
  const body = parsed(text);
  if (ok) return body as Answer;
  const refusal = body as RefusalBody | null;
  const { code = `http-${status}`, message } = (refusal?.error ?? refusal ?? {}) as {
    code?: string;
    message?: string;
  };
  throw new Refused({
    code,
    message: message ?? gettext("The server answered {status} and did not say why.", { status }),
    status,
    body: refusal,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
