// Drawer({server, state, onClose})   cash the host puts into the drawer, and what is found in it by counting.

import type { Desk } from "../answers";
import type { SheetProps } from "./types";
import { useState } from "preact/hooks";
import { mixed, gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { FarOff, isFarOff } from "./count";
import { Choices, FormDialog, Text } from "./forms";
import { cash, minorUnits } from "./worth";

const ACTIONS = [
  { value: "float", label: gettext("Put cash in"), note: gettext("more of the host's own") },
  { value: "count", label: gettext("Count it"), note: gettext("note what is really there") },
];

export function Drawer({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const [action, setAction] = useState("float");
  const [text, setText] = useState("");
  const [doubted, doubt] = useState(false);
  const amount = minorUnits(text, state.money?.currency ?? null);
  const possible = amount !== null && (action === "count" || amount > 0);
  const turn = (other: string) => {
    setAction(other);
    setText("");
    asking.clear();
  };
  const finish = () => {
    const most = 100 * (state.money?.chip ?? 1);
    if (action === "count" && amount !== null && isFarOff(amount, state.drawer.cash, most))
      doubt(true);
    else send();
  };
  const send = async () => {
    doubt(false);
    const done =
      action === "float"
        ? await asking.ask("POST", `${server.path}/floats`, { cash: amount })
        : await asking.ask("POST", `${server.path}/drawer-counts`, { counted: amount });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={gettext("The drawer")}
      onClose={onClose}
      asking={asking}
      blocked={!possible}
      submit={action === "float" ? gettext("put in") : gettext("note it")}
      onSubmit={finish}
    >
      <p>
        {mixed("By the book it holds {cash}, {own} of it the host's own.", {
          cash: <b>{cash(state.drawer.cash, state.money)}</b>,
          own: cash(state.drawer.float, state.money),
        })}
      </p>
      <Choices label={gettext("What to do")} value={action} choices={ACTIONS} onChange={turn} />
      <Text
        label={action === "float" ? gettext("Cash put in") : gettext("Cash counted")}
        value={text}
        numeric
        suffix={state.money?.currency ?? gettext("play money")}
        wrong={text && amount === null && gettext("An amount such as 100 or 100.50.")}
        onInput={setText}
      />
      <p class="says">{possible ? outcome(action, amount, state) : ""}</p>
      {doubted && amount !== null && (
        <FarOff
          found={amount}
          book={state.drawer.cash}
          written={(minor) => cash(minor, state.money)}
          onYes={send}
          onClose={() => doubt(false)}
        />
      )}
    </FormDialog>
  );
}

function outcome(action: string, amount: number, { drawer, money }: Desk) {
  if (action === "float")
    return gettext("The drawer then holds {money}.", { money: cash(drawer.cash + amount, money) });
  const found = amount - drawer.cash;
  if (!found) return gettext("That agrees with the book.");
  return found > 0
    ? gettext("{money} more than the book has: noted as over.", { money: cash(found, money) })
    : gettext("{money} less than the book has: noted as short.", { money: cash(-found, money) });
}
