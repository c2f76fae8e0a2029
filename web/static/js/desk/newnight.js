// NewNight({api, first, onClose})   name, what a chip is worth, the chips, the drawer's float: the whole set-up.

import { Button } from "../kit/controls.js";
import { html, useState } from "../kit/html.js";
import { useAsking } from "./asking.js";
import { ChipSet, PRESETS, wrongSet } from "./chipset.js";
import { Form, Text } from "./forms.js";
import { Money, moneyOf, startingMoney } from "./money.js";
import { tonight } from "./words.js";
import { cash, minorUnits } from "./worth.js";

export function NewNight({ api, first, onClose }) {
  const asking = useAsking({ api });
  const [name, setName] = useState(tonight());
  const [worth, setWorth] = useState(startingMoney);
  const [chipSet, setChipSet] = useState(PRESETS[0].chips);
  const [float, setFloat] = useState("100");

  const money = moneyOf(worth);
  const cents = minorUnits(float, money?.currency);
  const wrong = {
    name: !name.trim() && "The night needs a name.",
    money: money === undefined && "What is a chip worth? Such as 0.50.",
    chips: wrongSet(chipSet),
    float: cents === null && "An amount such as 100 or 100.50; 0 if the drawer starts empty.",
  };
  const open = async () => {
    const answer = await asking.ask("POST", "nights", {
      name: name.trim(),
      money,
      chip_set: chipSet.map(({ value, colour }) => ({ value, colour })),
      float: cents,
    });
    if (answer) location.assign(`/desk/${answer.number}`);
  };
  const way = onClose && html`<${Button} kind="plain" onTap=${onClose}>go back<//>`;
  return html`<section class="sheet" aria-labelledby="new-night">
    <h1 id="new-night">${first ? "The first night" : "A new night"}</h1>
    <${Form} asking=${asking} submit="open the night" way=${way} onSubmit=${open}
      blocked=${Object.values(wrong).some(Boolean)}>
      <${Text} label="Name" value=${name} wrong=${wrong.name || asking.fields.name} focused=${!first} onInput=${setName} />
      <${Money} held=${worth} wrong=${wrong.money || asking.fields.money} onChange=${setWorth} />
      <${ChipSet} held=${chipSet} money=${money} wrong=${wrong.chips || asking.fields.chip_set} onChange=${setChipSet} />
      <${Text} label="Float of the drawer" value=${float} numeric suffix=${money?.currency ?? "play money"}
        wrong=${wrong.float || asking.fields.float} note=${floatNote(cents, money)} onInput=${setFloat} />
    <//>
  </section>`;
}

function floatNote(cents, money) {
  if (!cents) return "The drawer starts empty.";
  if (!money) return "Play money in the drawer as the night begins.";
  return `${cash(cents, money)} of the host's own in the drawer as the night begins.`;
}
