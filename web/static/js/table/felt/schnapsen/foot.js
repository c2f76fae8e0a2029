// EntryFoot(…)   Schnapsen with a real deck: the pack, every card entered as it is played, and what the player with the lead
//                may do before it.

import { cardKeys, Mark } from "../../../kit/cardpicker.js";
import { Button, Controls } from "../../../kit/controls.js";
import { Ask } from "../../../kit/dialog.js";
import { cardName } from "../../../kit/faces.js";
import { html, names, useState } from "../../../kit/html.js";
import { Line } from "../../../kit/line.js";
import { identity } from "../../../kit/prompt.js";
import { say } from "../../../kit/say.js";
import { Trouble } from "../../frame.js";
import { rackOf } from "../../promptfoot.js";
import { namesOf } from "../../told.js";

const RANKS = [..."ATKQJ"];
const PACK = [..."shdc"].flatMap((suit) => RANKS.map((rank) => rank + suit));

export function EntryFoot({ table, state, news, face }) {
  const [doubted, doubt] = useState(null);
  const { round } = state;
  const { prompt } = round;
  const sure = face.sure();
  const words = face.words();
  const play = prompt.options.find((option) => option.do === "play");
  const others = prompt.options.filter((option) => option !== play);
  const busy = table.late.value;
  const open = new Set(play.values.card);
  const deed = (option, args) =>
    sure[option.do] ? doubt({ option, args }) : table.act({ ...option, args });
  const yes = () => {
    doubt(null);
    table.act({ ...doubted.option, args: doubted.args });
  };
  const suits = (option) => option.values.suit ?? [null];
  return html`<section class="foot" aria-label=${say("what is next")}>
    <${Line} text=${prompt.say.text} news=${news} detail=${rackOf(round, prompt.awaited)} />
    <${Trouble} table=${table} />
    <div class="schnapsen-pack" role="group" aria-label=${say("cards")}>
      ${PACK.map(
        (
          card,
        ) => html`<button type="button" key=${card} class=${names(["picker-card", `suit-${card[1]}`, !open.has(card) && "is-out"])}
        disabled=${!open.has(card) || busy} aria-label=${cardName(card)} data-keys=${cardKeys(card)}
        onClick=${() => table.act({ ...play, args: { card } })}>${open.has(card) && html`<${Mark} card=${card} />`}</button>`,
      )}
    </div>
    <${Controls} question=${prompt.options.map(identity).join()} end=${html`
      <${Button} kind="plain" disabled=${!round.undoable} busy=${busy} onTap=${table.undo}>${say("undo")}<//>`}>
      ${others.flatMap((option) =>
        suits(option).map((suit) => {
          const args = suit ? { suit } : {};
          return html`<${Button} key=${`${option.do} ${suit}`} busy=${busy} onTap=${() => deed(option, args)}>
            ${words[option.do]?.(args) ?? option.do}
          <//>`;
        }),
      )}
    <//>
    ${
      doubted &&
      html`<${Ask} ...${sure[doubted.option.do](namesOf(round)[doubted.option.by])} onYes=${yes} onClose=${() => doubt(null)} />`
    }
  </section>`;
}
