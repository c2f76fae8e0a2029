// /tablet#CODE: what a tablet's camera opens. The code signs it in at its table at once; without one it is typed.

import { Api } from "../kit/api.js";
import { html, render, useEffect } from "../kit/html.js";
import { goOn, secretOfAddress } from "./door.js";
import { useKnocking } from "./knocking.js";
import { Porch } from "./porch.js";

const api = new Api("/api");
const code = secretOfAddress();

function Tablet() {
  const { trouble, wait, knock } = useKnocking(api);
  useEffect(() => {
    if (code) knock("table", { code }).then((session) => session && goOn(session));
    else location.replace("/sign-in");
  }, []);
  if (!trouble && !wait)
    return html`<${Porch} title="One moment" text="The table is being opened." />`;
  return html`<${Porch} title="The door stayed shut" text=${wait ? "Too many wrong tries. Wait a little." : trouble}>
    <div class="porch-door"><a class="button is-main" href="/sign-in">type a code</a></div>
  <//>`;
}

render(html`<${Tablet} />`, document.getElementById("page"));
