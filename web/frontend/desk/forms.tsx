// What the desk's forms are made of.
//
// Form({asking, submit, way, onSubmit, children})   fields, the refusal under them, and the button that does it
//     submit: its words; way: a button beside it that leads back; blocked: why it cannot be tapped yet
// Labelled({label, note, wrong, children})          a control with its name over it and what is wrong under it
// Text({label, value, onInput, …})                  a line of text; numeric, suffix, placeholder
// Choices({label, value, choices, onChange})        one of a few: [{value, label, note}]

import { Button } from "../kit/controls";
import { useEffect, useRef } from "preact/hooks";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { say } from "../kit/say";

let numbered = 0;

/** An id of its own for a control, the same as long as it is on the page. */
export function useId() {
  const id = useRef(null);
  id.current ??= `control-${(numbered += 1)}`;
  return id.current;
}

export function Form({ asking, submit, way, danger, blocked, onSubmit, children }) {
  const send = (event) => {
    event.preventDefault();
    if (!asking.busy && !blocked) onSubmit();
  };
  const looks = ["button", danger ? "is-danger" : "is-main", asking.busy && "is-busy"];
  return (
    <form class="form" onSubmit={send} onInput={asking.clear} novalidate>
      {children}
      <ErrorToast text={asking.error} onGone={asking.clear} />
      {asking.late && (
        <p class="quiet" role="status">
          {say("No answer yet. It is being said again, and will happen once.")}
        </p>
      )}
      <div class="form-foot">
        {way}
        <button
          type="submit"
          class={names(looks)}
          disabled={Boolean(blocked)}
          aria-busy={asking.busy ? "true" : null}
        >
          {submit}
        </button>
      </div>
    </form>
  );
}

export function Labelled({ label, note, wrong, id, children }) {
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      {children}
      {wrong ? (
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      ) : (
        note && <p class="note">{note}</p>
      )}
    </div>
  );
}

export function Text({ label, value, note, wrong, numeric, suffix, focused, onInput, ...rest }) {
  const id = useId();
  const box = useRef(null);
  useEffect(() => {
    if (focused) box.current.focus();
  }, []);
  const input = (
    <input
      id={id}
      ref={box}
      type="text"
      value={value}
      autocomplete="off"
      spellcheck={false}
      inputmode={numeric ? "decimal" : null}
      class={numeric ? "is-numeric" : null}
      aria-invalid={wrong ? "true" : null}
      aria-describedby={wrong ? `${id}-wrong` : null}
      onInput={(event) => onInput(event.target.value)}
      {...rest}
    />
  );
  return (
    <Labelled label={label} note={note} wrong={wrong} id={id}>
      {suffix ? (
        <span class="with-suffix">
          {input}
          <span>{suffix}</span>
        </span>
      ) : (
        input
      )}
    </Labelled>
  );
}

export function Choices({ label, value, choices, wide, onChange }) {
  return (
    <fieldset class={names(["field", "one-of", wide && "is-wide"])}>
      <legend>{label}</legend>
      <div class="choices">
        {choices.map((choice) => (
          <Button
            key={choice.value}
            chosen={choice.value === value}
            onTap={() => onChange(choice.value)}
          >
            {choice.note ? (
              <span class="choice-words">
                <b>{choice.label}</b>
                <span class="choice-note">{choice.note}</span>
              </span>
            ) : (
              choice.label
            )}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
