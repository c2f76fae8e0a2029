// DEEDS   everything the desk does for a player, in the order of the sheet's buttons: its label, when it is possible,
//         and its Form({server, state, player, way, onDone}). `onDone` is given the receipt: title, take, hand, piles
//         (chips to push; with `change` a stack to play with), after, and the entry of the book that can be taken back.

import { html, useState } from "../kit/html.js";
import { times } from "../kit/numbers.js";
import { ChipAmount } from "./amount.js";
import { useAsking } from "./asking.js";
import { CountPad, FarOff, isFarOff, useCounting } from "./count.js";
import { atTables, cashOut, owes } from "./figures.js";
import { Choices, Form, Text } from "./forms.js";
import { cash, inCash, worth } from "./worth.js";

const route = (server, player, deed) => `${server.path}/players/${player.player}/${deed}`;
const payable = ({ drawer, money }) => Math.floor(drawer.cash / (money?.chip ?? 1));

/** The player as the answer has it: what came of the deed. */
const after = (answer, player) =>
  answer.state.players.find((known) => known.player === player.player);

let lastSold = 0; // most people at a table buy the same

function Sell({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const [against, setAgainst] = useState(player.owed > 0 ? "owed" : "cash");
  const price = inCash(amount, state.money);
  const sell = async () => {
    const answer = await asking.ask("POST", route(server, player, "buy-ins"), {
      chips: amount,
      against,
    });
    if (!answer) return;
    lastSold = amount;
    onDone({
      entry: answer.entry,
      title: `${player.name} has bought ${times(amount, "chip")}`,
      take: {
        cash: `Take ${price} from ${player.name}.`,
        marker: `${player.name} signs a marker for ${times(amount, "chip")}.`,
        owed: `The house owes ${player.name} ${times(player.owed - amount, "chip")} from now on.`,
      }[against],
      hand: "Push across:",
      piles: amount,
      change: true,
    });
  };
  const lends =
    player.limit === null
      ? "owed to the desk"
      : `${times(Math.max(0, player.limit - player.owes.desk), "chip")} more at most`;
  const ways = [
    player.owed > 0 && {
      value: "owed",
      label: "What the house owes",
      note: times(player.owed, "chip"),
    },
    { value: "cash", label: "Cash", note: "into the drawer" },
    { value: "marker", label: "Marker", note: lends },
  ].filter(Boolean);
  const says = {
    cash: `${player.name} pays ${price}.`,
    marker: `${player.name} will owe ${times(player.owes.desk + amount, "chip")} to the desk.`,
    owed: `Paid with ${times(amount, "chip")} of what the house owes.`,
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${sell}
      submit=${amount ? `sell ${times(amount, "chip")}` : "sell"}>
    <${ChipAmount} label="chips" value=${amount} last=${lastSold} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />
    <${Choices} label="Against" value=${against} choices=${ways} onChange=${setAgainst} />
    <p class="says">${amount ? says[against] : "How much?"}</p>
  <//>`;
}

function TakeBack({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const most = Math.min(player.bankroll, payable(state));
  const take = async () => {
    const answer = await asking.ask("POST", route(server, player, "buy-backs"), { chips: amount });
    if (!answer) return;
    onDone({
      entry: answer.entry,
      title: `${times(amount, "chip")} taken back`,
      take: `Take ${times(amount, "chip")} from ${player.name}:`,
      piles: amount,
      after: `Hand ${player.name} ${inCash(amount, state.money)} from the drawer.`,
    });
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${take}
      submit=${amount ? `take ${times(amount, "chip")} back` : "take back"}>
    <${ChipAmount} label="chips" value=${amount} most=${most} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />
    <p class="says">${
      amount
        ? `${player.name} gets ${inCash(amount, state.money)}.`
        : most < player.bankroll
          ? `The drawer can pay for ${times(most, "chip")} of ${player.bankroll}.`
          : "How much?"
    }</p>
  <//>`;
}

function CashOut({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const counting = useCounting(player.bankroll, state.chip_set);
  const [by, setBy] = useState("count");
  const [doubted, doubt] = useState(null); // a count that is far off, until it is said to be right
  const counted = by === "count";
  const handed = counted ? counting.total : player.bankroll;
  const plan = cashOut({ ...player, bankroll: handed }, state);
  const finish = () => {
    const body = counted ? counting.over() : {};
    if (!body) return;
    if (counted && isFarOff(counting.total, counting.book)) doubt(body);
    else out(body);
  };
  const out = async (body) => {
    doubt(null);
    const answer = await asking.ask("POST", route(server, player, "cash-outs"), body);
    if (!answer) return counting.afresh(player.bankroll);
    const now = after(answer, player);
    const paid = now.cash_out - player.cash_out;
    onDone({
      entry: answer.entry,
      title: `${player.name} has cashed out`,
      take: `Take the ${times(handed, "chip")} back.`,
      hand: paid > 0 ? `Hand ${player.name} ${cash(paid, state.money)}.` : "Nothing to hand over.",
      after: [miscounted(now.found - player.found), whatIsLeft(now, state.money)]
        .filter(Boolean)
        .join(" "),
    });
  };
  const ways = [
    { value: "count", label: "Count the chips", note: "by their kinds" },
    { value: "book", label: "As in the book", note: times(player.bankroll, "chip") },
  ];
  const lines = /** @type {[string, any][]} */ (
    [
      [counted ? "counted" : `${player.name}'s bankroll`, times(handed, "chip")],
      plan.settled > 0 && ["goes to what is owed", times(plan.settled, "chip")],
      ["paid from the drawer", inCash(plan.paid, state.money)],
      plan.owed > 0 && [
        "the drawer cannot pay: the house will owe",
        inCash(plan.owed, state.money),
      ],
    ].filter(Boolean)
  );
  return html`<${Form} asking=${asking} way=${way} blocked=${counted ? !counting.said : !handed} onSubmit=${finish} submit=${`cash out ${player.name}`}>
    <${Choices} label="Chips handed in" value=${by} choices=${ways} onChange=${setBy} />
    ${counted && html`<${CountPad} counting=${counting} chipset=${state.chip_set} />`}
    ${
      doubted &&
      html`<${FarOff} found=${counting.total} book=${counting.book} says=${`${player.name} is paid for ${times(counting.total, "chip")}.`}
      onYes=${() => out(doubted)} onClose=${() => doubt(null)} />`
    }
    <dl class="standing">
      ${lines.map(([name, figure]) => html`<div key=${name}><dt>${name}</dt><dd class="figure">${figure}</dd></div>`)}
    </dl>
    ${player.racks.length > 0 && html`<p class="note">What stands at the tables stays there until ${player.name} stands up.</p>`}
  <//>`;
}

function Repay({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const [by, setBy] = useState(player.bankroll ? "chips" : "cash");
  const most = by === "chips" ? Math.min(owes(player), player.bankroll) : owes(player);
  const repay = async () => {
    const answer = await asking.ask("POST", route(server, player, "repayments"), {
      chips: amount,
      with: by,
    });
    if (!answer) return;
    const left = owes(player) - amount;
    onDone({
      entry: answer.entry,
      title: `${player.name} has repaid ${times(amount, "chip")}`,
      take:
        by === "cash"
          ? `Take ${inCash(amount, state.money)} from ${player.name}.`
          : `Take ${times(amount, "chip")} from ${player.name}:`,
      piles: by === "chips" ? amount : 0,
      after: left
        ? `${player.name} still owes ${times(left, "chip")}.`
        : "Nothing is owed any more.",
    });
  };
  const ways = [
    { value: "chips", label: "Chips", note: "of the bankroll" },
    { value: "cash", label: "Cash", note: "into the drawer" },
  ];
  const turn = (now) => {
    setBy(now);
    setAmount(0);
    asking.clear();
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${repay}
      submit=${amount ? `repay ${times(amount, "chip")}` : "repay"}>
    <${Choices} label="With" value=${by} choices=${ways} onChange=${turn} />
    <${ChipAmount} label="chips" value=${amount} most=${most} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />
    <p class="says">${
      amount && by === "cash"
        ? `${player.name} pays ${inCash(amount, state.money)}.`
        : `${player.name} owes ${times(owes(player), "chip")}${by === "chips" ? ` and has ${times(player.bankroll, "chip")} in the bankroll` : ""}.`
    }</p>
  <//>`;
}

function PayDebt({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const most = Math.min(player.owed, payable(state));
  const [amount, setAmount] = useState(most);
  const pay = async () => {
    const answer = await asking.ask("POST", route(server, player, "house-payments"), {
      chips: amount,
    });
    if (!answer) return;
    const left = player.owed - amount;
    onDone({
      entry: answer.entry,
      title: `The house has paid ${player.name}`,
      hand: `Hand ${player.name} ${inCash(amount, state.money)} from the drawer.`,
      after: left
        ? `The house still owes ${inCash(left, state.money)}.`
        : "The house owes nothing any more.",
    });
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!amount} onSubmit=${pay}
      submit=${amount ? `pay ${inCash(amount, state.money)}` : "pay"}>
    <${ChipAmount} label="chips' worth" value=${amount} most=${most} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />
    <p class="says">The house owes ${player.name} ${inCash(player.owed, state.money)}; the drawer holds ${cash(state.drawer.cash, state.money)}.</p>
  <//>`;
}

function Give({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const others = state.players.filter((known) => known.player !== player.player);
  const [to, setTo] = useState(others.length === 1 ? others[0].player : null);
  const [amount, setAmount] = useState(0);
  const taker = others.find((other) => other.player === to);
  const give = async () => {
    const gift = { from: player.player, to, chips: amount };
    const answer = await asking.ask("POST", `${server.path}/gifts`, gift);
    if (answer)
      onDone({
        entry: answer.entry,
        title: `${player.name} gives ${taker.name} ${times(amount, "chip")}`,
        hand: "From hand to hand:",
        piles: amount,
      });
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!amount || !taker} onSubmit=${give}
      submit=${amount ? `give ${times(amount, "chip")}` : "give"}>
    <${Choices} label="To" value=${to} choices=${others.map((other) => ({ value: other.player, label: other.name }))} onChange=${setTo} />
    <${ChipAmount} label="chips" value=${amount} most=${player.bankroll} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />
    <p class="says">${!taker ? "To whom?" : !amount ? "How much?" : `${player.name} gives ${taker.name} ${times(amount, "chip")}.`}</p>
  <//>`;
}

function Limit({ server, state, player, way, onDone }) {
  const asking = useAsking(server);
  const [limited, setLimited] = useState(player.limit !== null ? "some" : "none");
  const [amount, setAmount] = useState(player.limit ?? 0);
  const limit = limited === "none" ? null : amount;
  const say = async () => {
    const answer = await asking.ask("PUT", route(server, player, "marker-limit"), { limit });
    if (!answer) return;
    onDone({
      title: `${player.name}'s limit`,
      hand:
        limit === null
          ? `The desk lends ${player.name} without a limit.`
          : `The desk lends ${player.name} ${times(limit, "chip")} at most.`,
    });
  };
  const ways = [
    { value: "none", label: "No limit" },
    { value: "some", label: "A limit", note: "for what the desk lends" },
  ];
  return html`<${Form} asking=${asking} way=${way} blocked=${limit === player.limit} onSubmit=${say} submit="that is the limit">
    <${Choices} label="Markers at the desk" value=${limited} choices=${ways} onChange=${setLimited} />
    ${limited === "some" && html`<${ChipAmount} label="chips" least=${0} value=${amount} money=${state.money} chipset=${state.chip_set} onChange=${change(asking, setAmount)} />`}
    <p class="says">${player.name} owes the desk ${times(player.owes.desk, "chip")} now.</p>
    <p class="note">Compulsory payments at the tables are advanced regardless.</p>
  <//>`;
}

function Rename({ server, player, way, onDone }) {
  const asking = useAsking(server);
  const [name, setName] = useState(player.name);
  const rename = async () => {
    const answer = await asking.ask("PATCH", `${server.path}/players/${player.player}`, {
      name: name.trim(),
    });
    if (answer)
      onDone({
        title: after(answer, player).name,
        hand: `${player.name} is called that from now on.`,
      });
  };
  return html`<${Form} asking=${asking} way=${way} blocked=${!name.trim() || name.trim() === player.name} onSubmit=${rename} submit="rename">
    <${Text} label="Name" value=${name} wrong=${asking.fields.name} focused onInput=${setName} />
  <//>`;
}

/** What a count found more or less than the book, or null. */
function miscounted(found) {
  if (!found) return null;
  return `${times(Math.abs(found), "chip")} ${found > 0 ? "more" : "fewer"} than in the book: noted as ${found > 0 ? "over" : "short"}.`;
}

/** "Ana still has 40 chips at tables and owes 20." after a cash-out, or null. */
function whatIsLeft(player, money) {
  const left = [
    atTables(player) > 0 && `still has ${times(atTables(player), "chip")} at the tables`,
    owes(player) > 0 && `still owes ${times(owes(player), "chip")}`,
    player.owed > 0 && `is owed ${worth(player.owed, money)} by the house`,
  ].filter(Boolean);
  return left.length ? `${player.name} ${left.join(" and ")}.` : null;
}

/** Another amount puts a refusal right. */
const change = (asking, set) => (value) => {
  asking.clear();
  set(value);
};

export const DEEDS = {
  sell: { label: "sell chips", main: true, Form: Sell, possible: () => true },
  out: { label: "cash out", Form: CashOut, possible: (player) => player.bankroll > 0 },
  back: {
    label: "take chips back",
    Form: TakeBack,
    possible: (player, state) => Math.min(player.bankroll, payable(state)) > 0,
  },
  give: {
    label: "give chips to …",
    Form: Give,
    possible: (player, state) => player.bankroll > 0 && state.players.length > 1,
  },
  repay: { label: "repay a marker", Form: Repay, possible: (player) => owes(player) > 0 },
  pay: {
    label: "pay what is owed",
    Form: PayDebt,
    possible: (player, state) => Math.min(player.owed, payable(state)) > 0,
  },
  limit: { label: "limit of markers", Form: Limit, possible: () => true },
  rename: { label: "rename", Form: Rename, possible: () => true },
};
