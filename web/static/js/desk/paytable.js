// PaytableControl({value, held, meanings, onChange})   a paytable by its name, or one's own, hand by hand.
// paysOf(text)                                         what was typed ("3:2", "50", "push", "lose") as the API
//                                                      takes it, or undefined

import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { plain } from "../kit/labels.js";
import { useId } from "./forms.js";

export function paysOf(text) {
  const typed = text.trim().toLowerCase();
  if (typed === "push" || typed === "lose") return typed;
  const match = /^([1-9]\d{0,6})(?:\s*[:/]\s*([1-9]\d{0,6}))?$/.exec(typed);
  if (!match) return undefined;
  return (match[2] ?? "1") === "1" ? Number(match[1]) : `${match[1]}/${match[2]}`;
}

const isWhole = (rows) => Object.values(rows).every((pays) => pays !== undefined);

export function PaytableControl({ value, held, meanings, onChange }) {
  const tables = value.paytable;
  const names = Object.keys(tables);
  const named = typeof held === "string";
  const [rows, setRows] = useState(null); // one's own table as typed, hand by hand
  const choose = (name) => {
    setRows(null);
    onChange(name);
  };
  const own = () => {
    const start = { ...tables[named ? held : names[0]] };
    setRows(start);
    put(start);
  };
  const put = (typed) => {
    setRows(typed);
    const read = Object.fromEntries(Object.entries(typed).map(([hand, text]) => [hand, paysOf(text)]));
    onChange(isWhole(read) ? read : undefined);
  };
  return html`<div class="rows">
    <div class="choices">
      ${names.map((name) => html`<${Button} key=${name} chosen=${held === name} onTap=${() => choose(name)}>
        <span class="choice-words"><b>${plain(name)}</b>${meanings[name] && html`<span class="choice-note">${meanings[name]}</span>`}</span>
      <//>`)}
      <${Button} chosen=${rows !== null} onTap=${() => rows === null && own()}>our own<//>
    </div>
    ${rows === null
      ? html`<ul class="paytable">${Object.entries(tables[named ? held : names[0]]).map(([hand, pays]) => html`<li key=${hand}>
          <span>${plain(hand)}</span><b class="figure">${pays}</b></li>`)}</ul>`
      : html`<div class="paytable">${Object.entries(rows).map(([hand, text]) => html`<${Row} key=${hand} hand=${hand} text=${text}
          onInput=${(now) => put({ ...rows, [hand]: now })} />`)}</div>
        <p class="note">Such as 3:2, 50, push or lose.</p>`}
  </div>`;
}

function Row({ hand, text, onInput }) {
  const id = useId();
  const wrong = paysOf(text) === undefined;
  return html`<div class="paytable-row">
    <label for=${id}>${plain(hand)}</label>
    <input id=${id} class="is-numeric" type="text" autocomplete="off" value=${text} aria-invalid=${wrong ? "true" : null}
      onInput=${(event) => onInput(event.target.value)} />
  </div>`;
}
