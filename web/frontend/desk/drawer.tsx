// Drawer({server, state, onClose})   cash the host puts into the drawer, and what is found in it by counting.

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { useState } from "preact/hooks";
import { mixed, say } from "../kit/say.js";
import { useAsking } from "./asking.js";
import { FarOff, isFarOff } from "./count.js";
import { Choices, Form, Text } from "./forms.js";
import { cash, minorUnits } from "./worth.js";

const DEEDS = [
  { value: "float", label: say("Put cash in"), note: say("more of the host's own") },
  { value: "count", label: say("Count it"), note: say("note what is really there") },
];

export function Drawer({ server, state, onClose }) {
  const asking = useAsking(server);
  const [deed, setDeed] = useState("float");
  const [text, setText] = useState("");
  const [doubted, doubt] = useState(false);
  const amount = minorUnits(text, state.money?.currency);
  const possible = amount !== null && (deed === "count" || amount > 0);
  const turn = (other) => {
    setDeed(other);
    setText("");
    asking.clear();
  };
  const finish = () => {
    const most = 100 * (state.money?.chip ?? 1);
    if (deed === "count" && isFarOff(amount, state.drawer.cash, most)) doubt(true);
    else send();
  };
  const send = async () => {
    doubt(false);
    const done =
      deed === "float"
        ? await asking.ask("POST", `${server.path}/floats`, { cash: amount })
        : await asking.ask("POST", `${server.path}/drawer-counts`, { counted: amount });
    if (done) onClose();
  };
  const way = (
    <Button kind="plain" onTap={onClose}>
      {say("go back")}
    </Button>
  );
  return (
    <Dialog title={say("The drawer")} onClose={onClose}>
      <Form
        asking={asking}
        way={way}
        blocked={!possible}
        submit={deed === "float" ? say("put in") : say("note it")}
        onSubmit={finish}
      >
        <p>
          {mixed("By the book it holds {cash}, {own} of it the host's own.", {
            cash: <b>{cash(state.drawer.cash, state.money)}</b>,
            own: cash(state.drawer.float, state.money),
          })}
        </p>
        <Choices label={say("What to do")} value={deed} choices={DEEDS} onChange={turn} />
        <Text
          label={deed === "float" ? say("Cash put in") : say("Cash counted")}
          value={text}
          numeric
          suffix={state.money?.currency ?? say("play money")}
          wrong={text && amount === null && say("An amount such as 100 or 100.50.")}
          onInput={setText}
        />
        <p class="says">{possible ? outcome(deed, amount, state) : ""}</p>
        {doubted && (
          <FarOff
            found={amount}
            book={state.drawer.cash}
            written={(minor) => cash(minor, state.money)}
            onYes={send}
            onClose={() => doubt(false)}
          />
        )}
      </Form>
    </Dialog>
  );
}

function outcome(deed, amount, { drawer, money }) {
  if (deed === "float")
    return say("The drawer then holds {money}.", { money: cash(drawer.cash + amount, money) });
  const found = amount - drawer.cash;
  if (!found) return say("That agrees with the book.");
  return found > 0
    ? say("{money} more than the book has: noted as over.", { money: cash(found, money) })
    : say("{money} less than the book has: noted as short.", { money: cash(-found, money) });
}
