// ACTIONS   everything the desk does for a player, in the order of the sheet's buttons: its label, when it is possible,
//         and its Form({server, state, player, way, onDone}). `onDone` is given the receipt: title, take, hand, piles
//         (chips to push; with `change` a stack to play with), after, and the entry of the book that can be taken back.

import type { Desk, DeskWritten, Money, PlayerLine } from "../answers";
import type { FormProps, NightServer } from "./types";
import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { list } from "../kit/labels";
import { Fact } from "../kit/ledger";
import { gettext } from "../kit/gettext";
import { ChipAmount } from "./amount";
import { type Asking, useAsking } from "./asking";
import { type Counts, CountPad, FarOff, isFarOff, useCounting } from "./count";
import { cashOut } from "./figures";
import { type Choice, Choices, Form, Text } from "./forms";
import { cash, inCash, worth } from "./worth";
import { chipsInWords } from "./words";

const route = (server: NightServer, player: PlayerLine, action: string) =>
  `${server.path}/players/${player.player}/${action}`;

/** The player as the answer has it: what came of the action. */
const after = (answer: DeskWritten, player: PlayerLine) =>
  answer.state.players.find((known) => known.player === player.player);

let lastSold = 0; // most people at a table buy the same

/** What is given for chips. */
type Against = "cash" | "marker" | "owed";

function Sell({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const [against, setAgainst] = useState<Against>(player.owed > 0 ? "owed" : "cash");
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
      title: gettext("{player} has bought {chips}", {
        player: player.name,
        chips: chipsInWords(amount),
      }),
      take: {
        cash: gettext("Take {price} from {player}.", { price, player: player.name }),
        marker: gettext("{player} signs a marker for {chips}.", {
          player: player.name,
          chips: chipsInWords(amount),
        }),
        owed: gettext("The house owes {player} {chips} from now on.", {
          player: player.name,
          chips: chipsInWords(player.owed - amount),
        }),
      }[against],
      hand: gettext("Push across:"),
      piles: amount,
      change: true,
    });
  };
  const lends =
    player.limit === null
      ? gettext("owed to the desk")
      : gettext("{chips} more at most", {
          chips: chipsInWords(Math.max(0, player.limit - player.owes.desk)),
        });
  const ways: Choice<Against>[] = [
    { value: "cash", label: gettext("Cash"), note: gettext("into the drawer") },
    { value: "marker", label: gettext("Marker"), note: lends },
  ];
  if (player.owed > 0)
    ways.unshift({
      value: "owed",
      label: gettext("What the house owes"),
      note: chipsInWords(player.owed),
    });
  const says = {
    cash: gettext("{player} pays {price}.", { player: player.name, price }),
    marker: gettext("{player} will owe {chips} to the desk.", {
      player: player.name,
      chips: chipsInWords(player.owes.desk + amount),
    }),
    owed: gettext("Paid with {chips} of what the house owes.", { chips: chipsInWords(amount) }),
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!amount}
      onSubmit={sell}
      submit={amount ? gettext("sell {chips}", { chips: chipsInWords(amount) }) : gettext("sell")}
    >
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        last={lastSold}
        money={state.money}
        chipset={state.chip_set}
        onChange={change(asking, setAmount)}
      />
      <Choices label={gettext("Against")} value={against} choices={ways} onChange={setAgainst} />
      <p class="says">{amount ? says[against] : gettext("How much?")}</p>
    </Form>
  );
}

function TakeBack({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const most = Math.min(player.bankroll, state.drawer.pays_for);
  const take = async () => {
    const answer = await asking.ask("POST", route(server, player, "buy-backs"), { chips: amount });
    if (!answer) return;
    onDone({
      entry: answer.entry,
      title: gettext("{chips} taken back", { chips: chipsInWords(amount) }),
      take: gettext("Take {chips} from {player}:", {
        chips: chipsInWords(amount),
        player: player.name,
      }),
      piles: amount,
      after: gettext("Hand {player} {money} from the drawer.", {
        player: player.name,
        money: inCash(amount, state.money),
      }),
    });
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!amount}
      onSubmit={take}
      submit={
        amount
          ? gettext("take {chips} back", { chips: chipsInWords(amount) })
          : gettext("take back")
      }
    >
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        most={most}
        money={state.money}
        chipset={state.chip_set}
        onChange={change(asking, setAmount)}
      />
      <p class="says">
        {amount
          ? gettext("{player} gets {money}.", {
              player: player.name,
              money: inCash(amount, state.money),
            })
          : most < player.bankroll
            ? gettext("The drawer can pay for {chips} of {bankroll}.", {
                chips: chipsInWords(most),
                bankroll: player.bankroll,
              })
            : gettext("How much?")}
      </p>
    </Form>
  );
}

function CashOut({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const counting = useCounting(player.bankroll, state.chip_set);
  const [by, setBy] = useState("count");
  const [doubted, doubt] = useState<Counts | null>(null); // a count that is far off, until it is said to be right
  const counted = by === "count";
  const handed = counted ? counting.total : player.bankroll;
  const plan = cashOut(handed, player, state);
  const finish = () => {
    const counts = counted ? counting.over() : null;
    if (!counted) out({});
    else if (counts && isFarOff(counting.total, counting.book)) doubt(counts);
    else if (counts) out(counts);
  };
  const out = async (body: object) => {
    doubt(null);
    const answer = await asking.ask("POST", route(server, player, "cash-outs"), body);
    if (!answer) return counting.afresh(player.bankroll);
    const now = after(answer, player) ?? player;
    const paid = now.cash_out - player.cash_out;
    onDone({
      entry: answer.entry,
      title: gettext("{player} has cashed out", { player: player.name }),
      take: gettext("Take the {chips} back.", { chips: chipsInWords(handed) }),
      hand:
        paid > 0
          ? gettext("Hand {player} {money}.", {
              player: player.name,
              money: cash(paid, state.money),
            })
          : gettext("Nothing to hand over."),
      after: [miscounted(now.found - player.found), whatIsLeft(now, state.money)]
        .filter(Boolean)
        .join(" "),
    });
  };
  const ways = [
    { value: "count", label: gettext("Count the chips"), note: gettext("by their kinds") },
    { value: "book", label: gettext("As in the book"), note: chipsInWords(player.bankroll) },
  ];
  const lines: (readonly [string, string])[] = [
    [
      counted ? gettext("counted") : gettext("{player}'s bankroll", { player: player.name }),
      chipsInWords(handed),
    ],
  ];
  if (plan.settled > 0) lines.push([gettext("goes to what is owed"), chipsInWords(plan.settled)]);
  lines.push([gettext("paid from the drawer"), inCash(plan.paid, state.money)]);
  if (plan.owed > 0)
    lines.push([
      gettext("the drawer cannot pay: the house will owe"),
      inCash(plan.owed, state.money),
    ]);
  return (
    <Form
      asking={asking}
      way={way}
      blocked={counted ? !counting.said : !handed}
      onSubmit={finish}
      submit={gettext("cash out {player}", { player: player.name })}
    >
      {player.in_pots.map((pot) => (
        <p key={pot} class="note is-warning">
          {pot} {gettext("It then comes to the bankroll. The table's own sheet divides it.")}
        </p>
      ))}
      <Choices label={gettext("Chips handed in")} value={by} choices={ways} onChange={setBy} />
      {counted && <CountPad counting={counting} chipset={state.chip_set} />}
      {doubted && (
        <FarOff
          found={counting.total}
          book={counting.book}
          says={gettext("{player} is paid for {chips}.", {
            player: player.name,
            chips: chipsInWords(counting.total),
          })}
          onYes={() => out(doubted)}
          onClose={() => doubt(null)}
        />
      )}
      <dl class="standing">
        {lines.map(([name, figure]) => (
          <Fact key={name} name={name}>
            {figure}
          </Fact>
        ))}
      </dl>
      {player.racks.length > 0 && (
        <p class="note">
          {gettext("What stands at the tables stays there until {player} stands up.", {
            player: player.name,
          })}
        </p>
      )}
    </Form>
  );
}

function Repay({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const [by, setBy] = useState(player.bankroll ? "chips" : "cash");
  const most =
    by === "chips" ? Math.min(player.owes.repayable, player.bankroll) : player.owes.repayable;
  const repay = async () => {
    const answer = await asking.ask("POST", route(server, player, "repayments"), {
      chips: amount,
      with: by,
    });
    if (!answer) return;
    const left = player.owes.in_all - amount;
    onDone({
      entry: answer.entry,
      title: gettext("{player} has repaid {chips}", {
        player: player.name,
        chips: chipsInWords(amount),
      }),
      take:
        by === "cash"
          ? gettext("Take {money} from {player}.", {
              money: inCash(amount, state.money),
              player: player.name,
            })
          : gettext("Take {chips} from {player}:", {
              chips: chipsInWords(amount),
              player: player.name,
            }),
      piles: by === "chips" ? amount : 0,
      after: left
        ? gettext("{player} still owes {chips}.", {
            player: player.name,
            chips: chipsInWords(left),
          })
        : gettext("Nothing is owed any more."),
    });
  };
  const ways = [
    { value: "chips", label: gettext("Chips"), note: gettext("of the bankroll") },
    { value: "cash", label: gettext("Cash"), note: gettext("into the drawer") },
  ];
  const turn = (now: string) => {
    setBy(now);
    setAmount(0);
    asking.clear();
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!amount}
      onSubmit={repay}
      submit={amount ? gettext("repay {chips}", { chips: chipsInWords(amount) }) : gettext("repay")}
    >
      <Choices label={gettext("With")} value={by} choices={ways} onChange={turn} />
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        most={most}
        money={state.money}
        chipset={state.chip_set}
        onChange={change(asking, setAmount)}
      />
      <p class="says">
        {amount && by === "cash"
          ? gettext("{player} pays {money}.", {
              player: player.name,
              money: inCash(amount, state.money),
            })
          : by === "chips"
            ? gettext("{player} owes {chips} and has {bankroll} in the bankroll.", {
                player: player.name,
                chips: chipsInWords(player.owes.in_all),
                bankroll: chipsInWords(player.bankroll),
              })
            : gettext("{player} owes {chips}.", {
                player: player.name,
                chips: chipsInWords(player.owes.in_all),
              })}
      </p>
    </Form>
  );
}

function PayDebt({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const most = Math.min(player.owed, state.drawer.pays_for);
  const [amount, setAmount] = useState(most);
  const pay = async () => {
    const answer = await asking.ask("POST", route(server, player, "house-payments"), {
      chips: amount,
    });
    if (!answer) return;
    const left = player.owed - amount;
    onDone({
      entry: answer.entry,
      title: gettext("The house has paid {player}", { player: player.name }),
      hand: gettext("Hand {player} {money} from the drawer.", {
        player: player.name,
        money: inCash(amount, state.money),
      }),
      after: left
        ? gettext("The house still owes {money}.", { money: inCash(left, state.money) })
        : gettext("The house owes nothing any more."),
    });
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!amount}
      onSubmit={pay}
      submit={
        amount ? gettext("pay {money}", { money: inCash(amount, state.money) }) : gettext("pay")
      }
    >
      <ChipAmount
        label={gettext("chips' worth")}
        value={amount}
        most={most}
        money={state.money}
        chipset={state.chip_set}
        onChange={change(asking, setAmount)}
      />
      <p class="says">
        {gettext("The house owes {player} {owed}; the drawer holds {drawer}.", {
          player: player.name,
          owed: inCash(player.owed, state.money),
          drawer: cash(state.drawer.cash, state.money),
        })}
      </p>
    </Form>
  );
}

function Give({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const others = state.players.filter((known) => known.player !== player.player);
  const [to, setTo] = useState(others.length === 1 ? (others[0]?.player ?? null) : null);
  const [amount, setAmount] = useState(0);
  const taker = others.find((other) => other.player === to);
  const give = async () => {
    if (!taker) return;
    const gift = { from: player.player, to: taker.player, chips: amount };
    const answer = await asking.ask("POST", `${server.path}/gifts`, gift);
    if (answer)
      onDone({
        entry: answer.entry,
        title: gettext("{player} gives {taker} {chips}", {
          player: player.name,
          taker: taker.name,
          chips: chipsInWords(amount),
        }),
        hand: gettext("From hand to hand:"),
        piles: amount,
      });
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!amount || !taker}
      onSubmit={give}
      submit={amount ? gettext("give {chips}", { chips: chipsInWords(amount) }) : gettext("give")}
    >
      <Choices
        label={gettext("To")}
        value={to}
        choices={others.map((other) => ({ value: other.player, label: other.name }))}
        onChange={setTo}
      />
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        most={player.bankroll}
        money={state.money}
        chipset={state.chip_set}
        onChange={change(asking, setAmount)}
      />
      <p class="says">
        {!taker
          ? gettext("To whom?")
          : !amount
            ? gettext("How much?")
            : gettext("{player} gives {taker} {chips}.", {
                player: player.name,
                taker: taker.name,
                chips: chipsInWords(amount),
              })}
      </p>
    </Form>
  );
}

function Limit({ server, state, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const [limited, setLimited] = useState(player.limit !== null ? "some" : "none");
  const [amount, setAmount] = useState(player.limit ?? 0);
  const limit = limited === "none" ? null : amount;
  const send = async () => {
    const answer = await asking.ask("PUT", route(server, player, "marker-limit"), { limit });
    if (!answer) return;
    onDone({
      title: gettext("{player}'s limit", { player: player.name }),
      hand:
        limit === null
          ? gettext("The desk lends {player} without a limit.", { player: player.name })
          : gettext("The desk lends {player} {chips} at most.", {
              player: player.name,
              chips: chipsInWords(limit),
            }),
    });
  };
  const ways = [
    { value: "none", label: gettext("No limit") },
    { value: "some", label: gettext("A limit"), note: gettext("for what the desk lends") },
  ];
  return (
    <Form
      asking={asking}
      way={way}
      blocked={limit === player.limit}
      onSubmit={send}
      submit={gettext("that is the limit")}
    >
      <Choices
        label={gettext("Markers at the desk")}
        value={limited}
        choices={ways}
        onChange={setLimited}
      />
      {limited === "some" && (
        <ChipAmount
          label={gettext("chips")}
          least={0}
          value={amount}
          money={state.money}
          chipset={state.chip_set}
          onChange={change(asking, setAmount)}
        />
      )}
      <p class="says">
        {gettext("{player} owes the desk {chips} now.", {
          player: player.name,
          chips: chipsInWords(player.owes.desk),
        })}
      </p>
      <p class="note">{gettext("What somebody has to pay at a table is lent all the same.")}</p>
    </Form>
  );
}

function Rename({ server, player, way, onDone }: FormProps) {
  const asking = useAsking(server);
  const [name, setName] = useState(player.name);
  const rename = async () => {
    const answer = await asking.ask("PATCH", `${server.path}/players/${player.player}`, {
      name: name.trim(),
    });
    if (answer)
      onDone({
        title: after(answer, player)?.name ?? player.name,
        hand: gettext("{player} is called that from now on.", { player: player.name }),
      });
  };
  return (
    <Form
      asking={asking}
      way={way}
      blocked={!name.trim() || name.trim() === player.name}
      onSubmit={rename}
      submit={gettext("rename")}
    >
      <Text
        label={gettext("Name")}
        value={name}
        wrong={asking.fields.name}
        focused
        onInput={setName}
      />
    </Form>
  );
}

/** What a count found more or less than the book, or null. */
function miscounted(found: number) {
  if (!found) return null;
  return found > 0
    ? gettext("{chips} more than in the book: noted as over.", { chips: chipsInWords(found) })
    : gettext("{chips} fewer than in the book: noted as short.", { chips: chipsInWords(-found) });
}

/** "Ana still has 40 chips at tables and owes 20." after a cash-out, or null. */
function whatIsLeft(player: PlayerLine, money: Money | null) {
  const left = [
    player.at_tables > 0 &&
      gettext("still has {chips} at the tables", { chips: chipsInWords(player.at_tables) }),
    player.owes.in_all > 0 &&
      gettext("still owes {chips}", { chips: chipsInWords(player.owes.in_all) }),
    player.owed > 0 &&
      gettext("is owed {money} by the house", { money: worth(player.owed, money) }),
  ].filter((words) => words !== false);
  return left.length ? `${player.name} ${list(left)}.` : null;
}

/** Another amount puts a refusal right. */
const change = (asking: Asking, set: (amount: number) => void) => (value: number) => {
  asking.clear();
  set(value);
};

export interface Action {
  label: string;
  main?: boolean;
  Form: FunctionComponent<FormProps>;
  possible: (player: PlayerLine, state: Desk) => boolean;
}

export type ActionName = "sell" | "out" | "back" | "give" | "repay" | "pay" | "limit" | "rename";

export const ACTIONS: Readonly<Record<ActionName, Action>> = {
  sell: { label: gettext("sell chips"), main: true, Form: Sell, possible: () => true },
  out: { label: gettext("cash out"), Form: CashOut, possible: (player) => player.bankroll > 0 },
  back: {
    label: gettext("take chips back"),
    Form: TakeBack,
    possible: (player, state) => Math.min(player.bankroll, state.drawer.pays_for) > 0,
  },
  give: {
    label: gettext("give chips to …"),
    Form: Give,
    possible: (player, state) => player.bankroll > 0 && state.players.length > 1,
  },
  repay: {
    label: gettext("repay a marker"),
    Form: Repay,
    possible: (player) => player.owes.repayable > 0,
  },
  pay: {
    label: gettext("pay what is owed"),
    Form: PayDebt,
    possible: (player, state) => Math.min(player.owed, state.drawer.pays_for) > 0,
  },
  limit: { label: gettext("limit of markers"), Form: Limit, possible: () => true },
  rename: { label: gettext("rename"), Form: Rename, possible: () => true },
};
