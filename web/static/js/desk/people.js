// Names({label, names, wrong, focused, onChange})   who comes: names typed one after the other (Enter or a comma between
//                                          them), each taken off again with a tap
// namesIn(text)                            "Ana, Ben" → ["Ana", "Ben"]

import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { say } from "../kit/say.js";
import { Text } from "./forms.js";

export const namesIn = (text) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

export function Names({ label, names, wrong, focused, onChange }) {
  const [text, setText] = useState("");
  const take = (typed) => {
    setText("");
    onChange([...new Set([...names, ...namesIn(typed)])]);
  };
  const type = (now) => (/[,;\n]/.test(now) ? take(now) : setText(now));
  const onKeyDown = (event) => {
    if (event.key !== "Enter" || !text.trim()) return;
    event.preventDefault(); // a name, not the whole form
    take(text);
  };
  return html`<div class="names-typed">
    ${
      names.length > 0 &&
      html`<ul class="names-list" aria-label=${say("those named so far")}>
      ${names.map(
        (
          name,
        ) => html`<li key=${name}><${Button} name=${say("take {player} off the list", { player: name })}
        onTap=${() => onChange(names.filter((other) => other !== name))}>${name} ✕<//></li>`,
      )}
    </ul>`
    }
    <${Text} label=${label} value=${text} wrong=${wrong} focused=${focused} placeholder=${names.length ? say("another name") : say("name")}
      note=${say("Enter after each name. More can come later.")} onInput=${type} onKeyDown=${onKeyDown} onBlur=${() => text.trim() && take(text)} />
  </div>`;
}
