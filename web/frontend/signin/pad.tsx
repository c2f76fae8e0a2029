// Pad({label, value, length, least, most, secret, submit, busy, error, wait, onInput, onSubmit})
//     figures by ten large keys, a keyboard, the arrows of a remote control or pasting: `least` to `most` of them. With a fixed `length` the last
//     one submits.
//     error: the sentence of a refusal; wait: seconds during which nothing can be tried

import { Button } from "../kit/controls";
import { useEffect, useRef } from "preact/hooks";
import { names } from "../kit/names";
import { toLanguages } from "../kit/languages";
import { ErrorToast } from "../kit/notice";
import { ngettext, gettext } from "../kit/gettext";

type KeyOnPad = KeyboardEvent & { currentTarget: HTMLElement };

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface PadProps {
  label: string;
  value: string;
  length?: number | undefined;
  least?: number | undefined;
  most?: number | undefined;
  secret?: boolean | undefined;
  submit: string;
  busy: boolean;
  error: string | null;
  wait: number;
  onInput: (figures: string) => void;
  onSubmit: (figures: string) => void;
}

export function Pad(props: PadProps) {
  const { label, value, length, secret, submit, busy, error, wait, onInput, onSubmit } = props;
  const { least = length ?? 1, most = length } = props;
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef(value); // at once: two fast taps come before the first one is painted
  typed.current = value;
  const shut = busy || wait > 0;
  const put = (text: string) => {
    const figures = text.replace(/\D/g, "").slice(0, most);
    if (shut || figures === typed.current) return;
    typed.current = figures;
    onInput(figures);
    if (figures.length === length) onSubmit(figures);
  };
  const tap = (key: string) => put(typed.current + key);
  const takeOff = () => put(typed.current.slice(0, -1));
  const send = (event: Event) => {
    event.preventDefault();
    box.current?.focus();
    if (typed.current.length >= least && !shut) onSubmit(typed.current);
  };
  const onKey = (event: KeyOnPad) => {
    if (event.key in STEPS) walk(event);
    else if (event.target !== box.current && /^\d$/.test(event.key)) tap(event.key);
  };
  /** From key to key by arrows; up from the first row to the figures, from there to the languages, and down again. */
  const walk = (event: KeyOnPad) => {
    const keys = [...event.currentTarget.querySelectorAll<HTMLElement>(".pad-grid button")];
    const at = keys.findIndex((key) => key === event.target);
    if (at < 0 && event.key === "ArrowUp") toLanguages();
    const next = at < 0 ? (event.key === "ArrowDown" ? 0 : null) : at + (STEPS[event.key] ?? 0);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) box.current?.focus();
    else keys[next]?.focus();
  };
  useEffect(() => {
    box.current?.focus();
  }, [label]);
  return (
    <form class="pad-form" onSubmit={send} onKeyDown={onKey} novalidate>
      <label class="pad-question" for="figures">
        {label}
      </label>
      <input
        id="figures"
        ref={box}
        class={names(["pad-figures", secret && "is-secret"])}
        {...(secret ? { type: "password" } : { type: "text" })}
        inputmode="none"
        autocomplete="off"
        value={value}
        aria-invalid={error ? "true" : undefined}
        onInput={(event) => {
          put(event.currentTarget.value);
          event.currentTarget.value = typed.current;
        }}
      />
      <div class="pad-error">
        <ErrorToast
          text={
            wait > 0 ? gettext("Too many wrong tries. Wait {time}.", { time: clock(wait) }) : error
          }
        />
      </div>
      <div class="pad-grid">
        {KEYS.map((key) => (
          <Button key={key} disabled={wait > 0} onTap={() => tap(key)}>
            {key}
          </Button>
        ))}
        <Button name={gettext("take off the last figure")} disabled={!value} onTap={takeOff}>
          ⌫
        </Button>
        <Button disabled={wait > 0} onTap={() => tap("0")}>
          0
        </Button>
        <button
          type="submit"
          class={names(["button is-main", busy && "is-busy"])}
          disabled={value.length < least || wait > 0}
          aria-busy={busy ? "true" : undefined}
        >
          {submit}
        </button>
      </div>
    </form>
  );
}

const clock = (seconds: number) =>
  seconds < 100
    ? gettext("{seconds} s", { seconds })
    : ngettext("{count} minute", "{count} minutes", Math.ceil(seconds / 60));
