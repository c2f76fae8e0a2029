// What a screen asks of the server, one action at a time, and what is said of it.
//
//   const sending = new Sending()
//   sending.busy.value      an answer is awaited: another tap does nothing
//   sending.late.value      it has been awaited long enough to say so
//   sending.error.value     what was wrong with the last tap, as a sentence, or null; sending.dismiss() takes it away,
//                           sending.complain(text) puts another there
//   await sending.send(ask, {taken, refused})
//       whether it was taken. `ask()` is the request; `taken(answer)` hears its answer, `refused(error)` gives the
//       sentence of a refusal.
//   await sending.race(ask, {taken, refused})
//       the same of what whoever is first does: sent at once, whatever is under way, and nothing but its own answer counts

import { Refused } from "./api";
import { signal } from "@preact/signals";
import { gettext } from "./gettext";
import { isDoubleTap, sayUnheard } from "./taps";

const PATIENCE = 600; // milliseconds before a button says that it waits
const READING_TIME = 8000; // milliseconds an error stays when nothing is tapped

export class Sending {
  busy = signal(false);
  late = signal(false);
  error = signal<string | null>(null);

  #errorTimer: number | undefined;

  dismiss = () => this.#gettext(null);
  complain = (text: string) => this.#gettext(text);

  async send<Answer>(
    ask: () => Promise<Answer>,
    {
      taken,
      refused,
    }: { taken: (answer: Answer) => void; refused: (error: Refused) => string | null },
  ) {
    if (this.busy.peek()) {
      if (!isDoubleTap()) sayUnheard(gettext("One moment: the last tap is still on its way."));
      return false;
    }
    this.busy.value = true;
    const timer = setTimeout(() => {
      this.late.value = true;
    }, PATIENCE);
    try {
      taken(await ask());
      this.#gettext(null);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#gettext(refused(error));
      return false;
    } finally {
      clearTimeout(timer);
      this.late.value = false;
      this.busy.value = false;
    }
  }

  async race<Answer>(
    ask: () => Promise<Answer>,
    { taken, refused }: { taken: (answer: Answer) => void; refused: (error: Refused) => void },
  ) {
    try {
      taken(await ask());
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused(error);
      return false;
    }
  }

  #gettext(text: string | null) {
    clearTimeout(this.#errorTimer);
    this.error.value = text;
    if (text)
      this.#errorTimer = setTimeout(() => {
        this.error.value = null;
      }, READING_TIME);
  }
}
