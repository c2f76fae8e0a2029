// TableSheet({server, state, table, about, onClose})   what the desk does about a table: a code for its tablet, chips
//     into and out of the tray, counting it, closing it. `about` opens one of them: "tablet", "fill", "credit", "count",
//     "move", "close".

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useState } from "../kit/html.js";
import { chips, signed } from "../kit/numbers.js";
import { many, say } from "../kit/say.js";
import { ChipAmount } from "./amount.js";
import { useAsking } from "./asking.js";
import { CountPad, FarOff, isFarOff, useCounting } from "./count.js";
import { Choices, Form } from "./forms.js";
import { Tablet } from "./tablet.js";
import { chipsInWords } from "./words.js";

const ABOUT = {
  tablet: Tablet,
  fill: Fill,
  credit: Credit,
  count: Count,
  move: Move,
  close: Close,
};

export function TableSheet({ server, state, table, about, onClose }) {
  const [chosen, choose] = useState(about ?? null);
  const route = `${server.path}/tables/${table.table}`;
  if (chosen) {
    const About = ABOUT[chosen];
    return html`<${About} server=${server} state=${state} table=${table} route=${route}
      onBack=${about ? onClose : () => choose(null)} onClose=${onClose} />`;
  }
  const foot = html`<${Button} kind="plain" onTap=${onClose}>${say("close")}<//>`;
  return html`<${Dialog} title=${table.name} onClose=${onClose} foot=${foot}>
    <dl class="standing">
      <div><dt>${table.game_name}</dt><dd>${table.cards === "physical" ? say("a real deck") : say("on the screens")}</dd></div>
      <div><dt>${say("tray")}</dt><dd class="figure">${chips(table.tray)}</dd></div>
      <div><dt>${say("result")}</dt><dd class="figure">${signed(table.result)}</dd></div>
      ${table.found !== 0 && html`<div><dt>${table.found > 0 ? say("counted over") : say("counted short")}</dt><dd class="figure">${signed(table.found)}</dd></div>`}
      ${table.round > 0 && html`<div><dt>${say("voided")}</dt><dd>${many("{voided} of {count} round", "{voided} of {count} rounds", table.round, { voided: table.voided })}</dd></div>`}
      ${table.undone > 0 && html`<div><dt>${say("taken back or amended")}</dt><dd>${many("{count} action", "{count} actions", table.undone)}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${state.night}/${table.table}`}>${say("deal on this screen")}</a>
      <${Button} kind="plain" onTap=${() => choose("tablet")}>${say("code for a tablet")}<//>
      <${Button} kind="plain" onTap=${() => choose("fill")}>${say("fill the tray")}<//>
      <${Button} kind="plain" disabled=${!table.tray} onTap=${() => choose("credit")}>${say("take from the tray")}<//>
      <${Button} kind="plain" disabled=${table.status !== "idle"} onTap=${() => choose("count")}>${say("count the tray")}<//>
      <${Button} kind="plain" disabled=${!table.seated || table.status !== "idle" || !placesFor(state, table).length}
        onTap=${() => choose("move")}>${say("move everybody to …")}<//>
      <${Button} kind="danger" onTap=${() => choose("close")}>${say("close the table")}<//>
    </div>
  <//>`;
}

/** The other tables to which everybody could go now. */
const placesFor = (state, table) =>
  state.tables.filter((other) => other.table !== table.table && other.status === "idle");

function Move({ server, state, table, route, onBack, onClose }) {
  const asking = useAsking(server);
  const others = placesFor(state, table);
  const [to, setTo] = useState(others.length === 1 ? others[0].table : null);
  const there = others.find((other) => other.table === to);
  const move = async () => {
    if (await asking.ask("POST", `${route}/move`, { to })) onClose();
  };
  const choices = others.map((other) => ({
    value: other.table,
    label: other.name,
    note: other.game_name,
  }));
  const way = html`<${Button} kind="plain" onTap=${onBack}>${say("go back")}<//>`;
  return html`<${Dialog} title=${say("Everybody at {table} moves", { table: table.name })} onClose=${onClose}>
    <${Form} asking=${asking} way=${way} blocked=${!there} onSubmit=${move}
        submit=${there ? say("move to {table}", { table: there.name }) : say("move##to another table")}>
      <${Choices} label=${say("To##which table")} value=${to} wide choices=${choices} onChange=${setTo} />
      <p class="says">${say("Each takes the chips at the table along, and sits in the seat of the same number, or in the next free one.")}</p>
    <//>
  <//>`;
}

function Fill({ server, state, table, route, onBack, onClose }) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const fill = async () => {
    if (await asking.ask("POST", `${route}/fills`, { chips: amount })) onClose();
  };
  const way = html`<${Button} kind="plain" onTap=${onBack}>${say("go back")}<//>`;
  return html`<${Dialog} title=${say("Fill the tray of {table}", { table: table.name })} onClose=${onClose}>
    <${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${fill}
        submit=${amount ? say("fill {chips}", { chips: chipsInWords(amount) }) : say("fill##a tray")}>
      <${ChipAmount} label=${say("chips")} value=${amount} inChips chipset=${state.chip_set} onChange=${setAmount} />
      <p class="says">${say("From the cage, which holds {chips}. More chips are issued if it is short. The tray then holds {chips2}.", { chips: chips(state.chips.cage), chips2: chips(table.tray + amount) })}</p>
      <p class="note">${say("Cage: the house's chips that are at no table and with no player.")}</p>
    <//>
  <//>`;
}

function Credit({ server, state, table, route, onBack, onClose }) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const take = async () => {
    if (await asking.ask("POST", `${route}/credits`, { chips: amount })) onClose();
  };
  const way = html`<${Button} kind="plain" onTap=${onBack}>${say("go back")}<//>`;
  return html`<${Dialog} title=${say("Take from the tray of {table}", { table: table.name })} onClose=${onClose}>
    <${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${take}
        submit=${amount ? say("take {chips}", { chips: chipsInWords(amount) }) : say("take##from a tray")}>
      <${ChipAmount} label=${say("chips")} value=${amount} most=${table.tray} inChips chipset=${state.chip_set} onChange=${setAmount} />
      <p class="says">${say("Back to the cage. The tray then holds {chips}.", { chips: chips(table.tray - amount) })}</p>
    <//>
  <//>`;
}

function Count({ server, state, table, route, onBack, onClose }) {
  const asking = useAsking(server);
  const counting = useCounting(table.tray, state.chip_set);
  const [doubted, doubt] = useState(null); // a count that is far off, until it is said to be right
  const finish = () => {
    const counted = counting.over();
    if (!counted) return;
    if (isFarOff(counting.total, counting.book)) doubt(counted);
    else note(counted);
  };
  const note = async (counted) => {
    doubt(null);
    if (await asking.ask("POST", `${route}/counts`, counted)) onClose();
    else counting.afresh(table.tray);
  };
  const moved = table.tray !== counting.book;
  const way = html`<${Button} kind="plain" onTap=${onBack}>${say("go back")}<//>`;
  return html`<${Dialog} title=${say("Count the tray of {table}", { table: table.name })} onClose=${onClose}>
    ${
      moved &&
      html`<p class="note is-warning">${say("The tray has changed since you began.")}
      <${Button} kind="quiet" onTap=${() => counting.afresh(table.tray)}>${say("count afresh")}<//></p>`
    }
    <${Form} asking=${asking} way=${way} blocked=${moved || table.status !== "idle" || !counting.said} onSubmit=${finish}
        submit=${counting.said ? say("that is all: {chips}", { chips: chips(counting.total) }) : say("that is all")}>
      <${CountPad} counting=${counting} chipset=${state.chip_set} />
      <p class="note">${say("What is more or less than the book has is written down as over or short. It is nobody's win.")}</p>
      ${doubted && html`<${FarOff} found=${counting.total} book=${counting.book} onYes=${() => note(doubted)} onClose=${() => doubt(null)} />`}
    <//>
  <//>`;
}

function Close({ server, state, table, route, onBack, onClose }) {
  const asking = useAsking(server);
  const [counting, count] = useState(false);
  const close = async () => {
    if (await asking.ask("POST", `${route}/close`, {})) onClose();
  };
  const seated = state.players.flatMap((player) =>
    player.racks
      .filter((rack) => rack.table === table.table)
      .map((rack) => ({ name: player.name, chips: rack.chips })),
  );
  const busy = table.status !== "idle";
  if (counting) {
    return html`<${Count} server=${server} state=${state} table=${table} route=${route}
      onBack=${() => count(false)} onClose=${() => count(false)} />`;
  }
  const way = html`<${Button} kind="plain" onTap=${onBack}>${say("go back")}<//>`;
  return html`<${Dialog} title=${say("Close {table}?", { table: table.name })} onClose=${onClose}>
    <${Form} asking=${asking} way=${way} danger blocked=${busy} submit=${say("close the table")} onSubmit=${close}>
      ${busy && html`<p class="wrong">${say("A round is not over there. End it first, or void it.")}</p>`}
      ${
        !busy &&
        (table.counted !== null
          ? html`<p class="note is-good">${say("The tray is counted.")}</p>`
          : html`<div class="count-first"><p class="note is-warning">${say("The tray is not counted.")}</p>
            <${Button} onTap=${() => count(true)}>${say("count it first")}<//></div>`)
      }
      <p>${many("The tray's {count} chip goes to the cage.", "The tray's {count} chips go to the cage.", table.tray)}${seated.length > 0 && ` ${say("These racks go to the bankrolls:")}`}</p>
      ${
        seated.length > 0 &&
        html`<dl class="standing">
        ${seated.map((player) => html`<div key=${player.name}><dt>${player.name}</dt><dd class="figure">${chips(player.chips)}</dd></div>`)}
      </dl>`
      }
    <//>
  <//>`;
}
