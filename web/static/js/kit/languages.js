// Languages()   the languages there are, each by its own name: a tap and this screen speaks it.

import { Button } from "./controls.js";
import { html } from "./html.js";
import { LANGUAGES, choose, language } from "./language.js";
import { say } from "./say.js";

export const Languages =
  () => html`<div class="languages" role="group" aria-label=${say("The language of this screen")}>
  ${Object.entries(LANGUAGES).map(
    ([code, name]) => html`<${Button} key=${code} kind="quiet" chosen=${code === language}
      onTap=${() => code !== language && choose(code)}><span lang=${code}>${name}</span><//>`,
  )}
</div>`;
