// OptionControl({name, value, usual, meanings, held, onChange})
//     the control of one setting by the kind of its value: a choice, a whole number (with "none" where that is the
//     usual), one number for several pools, a paytable by name or one's own, a group of these.
//     onChange(undefined) while what is typed is no value.

import { highest, misfit } from "../kit/amounts.js";
import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { plain } from "../kit/labels.js";
import { useId } from "./forms.js";
import { PaytableControl } from "./paytable.js";
import { optionName } from "./words.js";
import { wholeChips } from "./worth.js";

export function OptionControl(props) {
  const { value, usual } = props;
  if (Array.isArray(value)) return html`<${OneOf} ...${props} />`;
  if ("paytable" in value) return html`<${PaytableControl} ...${props} />`;
  if ("each" in value) return html`<${Each} ...${props} />`;
  if ("fields" in value) return html`<${Group} ...${props} />`;
  return usual === null ? html`<${NumberOrNone} ...${props} />` : html`<${NumberControl} ...${props} />`;
}

const OneOf = ({ value, held, meanings, onChange }) => html`<div class="choices">
  ${value.map((one) => html`<${Button} key=${one} chosen=${one === held} onTap=${() => onChange(one)}>
    <span class="choice-words"><b>${plain(one)}</b>${meanings[one] && html`<span class="choice-note">${meanings[one]}</span>`}</span>
  <//>`)}
</div>`;

/** A whole number: typed, or one step more or less. */
export function NumberControl({ name, value, held, label, onChange }) {
  const [text, setText] = useState(String(held ?? ""));
  const id = useId();
  const read = (now) => {
    const number = wholeChips(now);
    return number === null || misfit(number, value) ? undefined : number;
  };
  const shown = read(text) === held ? text : String(held ?? "");
  const wrong = read(shown) === undefined;
  const step = value.step ?? 1;
  const most = highest(value) ?? Infinity;
  const put = (now) => {
    setText(now);
    onChange(read(now));
  };
  const by = (change) => put(String(Math.min(most, Math.max(value.min, (held ?? value.min) + change))));
  return html`<div class="number-control">
    <label for=${id} class=${label ? "number-label" : "unseen"}>${label ?? plain(name)}</label>
    <div class="stepper">
      <${Button} name=${`less: ${plain(label ?? name)}`} disabled=${held <= value.min} onTap=${() => by(-step)}>−<//>
      <input id=${id} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${shown}
        aria-invalid=${wrong ? "true" : null} onInput=${(event) => put(event.target.value)} />
      <${Button} name=${`more: ${plain(label ?? name)}`} disabled=${held >= most} onTap=${() => by(step)}>+<//>
    </div>
    ${wrong && html`<p class="wrong" role="alert">${misfit(wholeChips(shown) ?? -1, value) ?? "a whole number"}</p>`}
  </div>`;
}

function NumberOrNone(props) {
  const { value, held, onChange } = props;
  const none = held === null;
  return html`<div class="choices is-middle">
    <${Button} chosen=${none} onTap=${() => onChange(null)}>none<//>
    <${Button} chosen=${!none} onTap=${() => none && onChange(Math.max(value.min, 100))}>a limit<//>
    ${!none && html`<${NumberControl} ...${props} />`}
  </div>`;
}

/** One number for all pools, or each its own. */
function Each({ name, value, held, onChange }) {
  const apart = held !== null && typeof held === "object";
  const same = () => onChange(Object.values(held)[0] ?? value.min);
  const split = () => onChange(Object.fromEntries(value.each.map((pool) => [pool, held ?? value.min])));
  return html`<div class="rows">
    <div class="choices">
      <${Button} chosen=${!apart} onTap=${() => apart && same()}>the same for all<//>
      <${Button} chosen=${apart} onTap=${() => !apart && split()}>each its own<//>
    </div>
    ${apart
      ? html`<div class="choices">${value.each.map((pool) => html`<${NumberControl} key=${pool} name=${`${name} ${pool}`} label=${pool}
          value=${value} held=${held[pool]} onChange=${(now) => onChange({ ...held, [pool]: now })} />`)}</div>`
      : html`<${NumberControl} name=${name} value=${value} held=${held} onChange=${onChange} />`}
  </div>`;
}

function Group({ value, held, usual, onChange }) {
  return html`<div class="option-group">
    ${Object.entries(value.fields).map(([name, inner]) => html`<div class="option-part" key=${name}>
      ${"min" in inner
        ? html`<${NumberControl} name=${name} label=${optionName(name)} value=${inner} held=${held?.[name]}
            onChange=${(now) => onChange({ ...held, [name]: now })} />`
        : html`<p class="number-label">${optionName(name)}</p>
          <${OptionControl} name=${name} value=${inner} usual=${usual?.[name]} meanings=${{}} held=${held?.[name]}
            onChange=${(now) => onChange({ ...held, [name]: now })} />`}
    </div>`)}
  </div>`;
}
