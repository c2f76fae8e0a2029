// Button({kind, name, keys, disabled, busy, large, chosen, onTap, children})
//     kind: "main" (one a screen), "plain" (beside it), "quiet", "danger", or nothing. `name` for listeners. `keys`: the
//     key that presses it on a dealer's screen (table/shortcuts.js).
// Controls({question, end, steady, children})
//     the row under the line; `end` stands apart on the right (steady: what it says does not change with the question).
//     When `question` (any string that names what is asked) changes, the second tap of a double tap on "check" does not
//     answer the next question with the button that took its place (taps.js).

import type { ComponentChildren } from "preact";
import { names } from "./names";
import { useTapGuard } from "./taps";

interface ButtonProps {
  kind?: "main" | "plain" | "quiet" | "danger" | undefined;
  name?: string | undefined;
  keys?: string | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  large?: boolean | undefined;
  chosen?: boolean | undefined;
  onTap?: (() => unknown) | undefined;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { kind, name, keys, disabled, busy, large, chosen, onTap, children } = props;
  const looks = [
    "button",
    kind && `is-${kind}`,
    large && "is-large",
    busy && "is-busy",
    chosen && "is-chosen",
  ];
  return (
    <button
      type="button"
      class={names(looks)}
      aria-label={name}
      data-keys={keys}
      aria-busy={busy ? "true" : undefined}
      aria-pressed={chosen === undefined ? undefined : Boolean(chosen)}
      disabled={disabled}
      onClick={() => !busy && onTap?.()}
    >
      {children}
    </button>
  );
}

interface ControlsProps {
  question: string;
  end?: ComponentChildren;
  steady?: boolean | undefined;
  children?: ComponentChildren;
}

export function Controls({ question, end, steady, children }: ControlsProps) {
  const guard = useTapGuard(question, { fresh: true });
  return (
    <div class={names(["controls", steady && "is-steady"])}>
      <div class="controls-main" onClickCapture={guard.blocks}>
        {children}
      </div>
      {end && (
        <div class="controls-end" onClickCapture={steady ? undefined : guard.blocks}>
          {end}
        </div>
      )}
    </div>
  );
}
