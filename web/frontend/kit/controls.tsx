// Button({kind, name, keys, disabled, busy, large, chosen, onTap, children})
//     kind: "main" (one a screen), "plain" (beside it), "quiet", "danger", or nothing. `name` for listeners. `keys`: the
//     key that presses it on a dealer's screen (table/shortcuts.js).
// Controls({question, end, steady, children})
//     the row under the line; `end` stands apart on the right (steady: what it says does not change with the question).
//     When `question` (any string that names what is asked) changes, the second tap of a double tap on "check" does not
//     answer the next question with the button that took its place (taps.js).

import { names } from "./names";
import { useTapGuard } from "./taps";

export function Button({ kind, name, keys, disabled, busy, large, chosen, onTap, children }) {
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
      aria-busy={busy ? "true" : null}
      aria-pressed={chosen === undefined ? null : String(Boolean(chosen))}
      disabled={disabled}
      onClick={() => !busy && onTap?.()}
    >
      {children}
    </button>
  );
}

export function Controls({ question, end, steady, children }) {
  const guard = useTapGuard(question, { fresh: true });
  return (
    <div class="controls">
      <div class="controls-main" onClickCapture={guard.blocks}>
        {children}
      </div>
      {end && (
        <div class="controls-end" onClickCapture={steady ? null : guard.blocks}>
          {end}
        </div>
      )}
    </div>
  );
}
