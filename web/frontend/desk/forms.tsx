// What the desk's forms are made of.
//
// Form({asking, submit, way, onSubmit, children})   fields, the refusal under them, and the button that does it
//     submit: its words; way: a button beside it that leads back; blocked: why it cannot be tapped yet
// FormDialog({title, onClose, onBack, …})           a dialog that is such a form; its way leads back, or closes it
// Labelled({label, note, wrong, children})          a control with its name over it and what is wrong under it
// Text({label, value, onInput, …})                  a line of text; numeric, suffix, placeholder
// Choices({label, value, choices, onChange})        one of a few: [{value, label, note}]
// More({what, open, children})                      what is seldom changed, folded under a line that says what it is

import type { ComponentChildren } from "preact";
import type { Asking } from "./asking";
import { Button } from "../kit/controls";
import { Dialog, GoBack } from "../kit/dialog";
import { useEffect, useRef } from "preact/hooks";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";

let numbered = 0;

/** An id of its own for a control, the same as long as it is on the page. */
export function useId() {
  const id = useRef<string | null>(null);
  id.current ??= `control-${(numbered += 1)}`;
  return id.current;
}

interface FormProps {
  asking: Asking;
  submit: string;
  way?: ComponentChildren;
  danger?: boolean | undefined;
  /** Why it cannot be sent yet, or whether. */
  blocked?: string | boolean | null | undefined;
  onSubmit: () => unknown;
  children?: ComponentChildren;
}

export function Form({ asking, submit, way, danger, blocked, onSubmit, children }: FormProps) {
  const send = (event: Event) => {
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
          {gettext("No answer yet. It is being said again, and will happen once.")}
        </p>
      )}
      <div class="form-foot">
        {way}
        <button
          type="submit"
          class={names(looks)}
          disabled={Boolean(blocked)}
          aria-busy={asking.busy ? "true" : undefined}
        >
          {submit}
        </button>
      </div>
    </form>
  );
}

interface FormDialogProps extends Omit<FormProps, "way"> {
  title: string;
  onClose: () => void;
  onBack?: () => void;
}

export const FormDialog = ({ title, onClose, onBack = onClose, ...form }: FormDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <Form way={<GoBack onTap={onBack} />} {...form} />
  </Dialog>
);

interface LabelledProps {
  label: ComponentChildren;
  note?: ComponentChildren;
  wrong?: ComponentChildren;
  id: string;
  children: ComponentChildren;
}

export function Labelled({ label, note, wrong, id, children }: LabelledProps) {
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

interface TextProps {
  label: ComponentChildren;
  value: string;
  note?: ComponentChildren;
  wrong?: ComponentChildren;
  numeric?: boolean | undefined;
  suffix?: ComponentChildren;
  focused?: boolean | undefined;
  placeholder?: string;
  maxlength?: number;
  onInput: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}

export function Text(props: TextProps) {
  const { label, value, note, wrong, numeric, suffix, focused, onInput, ...rest } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, []);
  const input = (
    <input
      id={id}
      ref={box}
      type="text"
      value={value}
      autocomplete="off"
      spellcheck={false}
      inputmode={numeric ? "decimal" : undefined}
      class={numeric ? "is-numeric" : undefined}
      aria-invalid={wrong ? "true" : undefined}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
      onInput={(event) => onInput(event.currentTarget.value)}
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

export interface Choice<Value extends string | number> {
  value: Value;
  label: ComponentChildren;
  note?: ComponentChildren;
}

interface ChoicesProps<Value extends string | number> {
  label: ComponentChildren;
  value: Value | null | undefined;
  choices: readonly Choice<Value>[];
  wide?: boolean | undefined;
  onChange: (value: Value) => void;
}

export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, value, choices, wide, onChange } = props;
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

interface MoreProps {
  what: string;
  /** Something in it is wrong: it has to be seen. */
  open?: boolean | undefined;
  children?: ComponentChildren;
}

export const More = ({ what, open, children }: MoreProps) => (
  <details class="more" open={open || undefined}>
    <summary>{gettext("more: {what}", { what })}</summary>
    <div class="form">{children}</div>
  </details>
);
