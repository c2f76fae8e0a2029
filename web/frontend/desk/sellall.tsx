// SellAll({server, state, onClose})   the same chips to several players at once: an entry of the book for each, all of
//                                     them or none. A slip of the finger is taken back at once, as a single sale is.

import type { Money, PlayerLine } from "../answers";
import type { SheetProps } from "./types";
import { Chips } from "../kit/chips";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { ngettext, gettext } from "../kit/gettext";
import { ChipAmount } from "./amount";
import { useAsking } from "./asking";
import { Choices, FormDialog } from "./forms";
import { Receipt } from "./receipt";
import { inCash } from "./worth";
import { list } from "./words";

const WAYS = [
  { value: "cash", label: gettext("Cash"), note: gettext("into the drawer") },
  { value: "marker", label: gettext("Marker"), note: gettext("owed to the desk") },
];

/** A sale to several: its entries, and the names of those who have bought. */
interface Sale {
  entries: readonly number[];
  who: readonly string[];
  amount: number;
  against: string;
}

export function SellAll({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const hasNone = ({ chips }: PlayerLine) => chips === 0;
  const start = state.players.some(hasNone) ? state.players.filter(hasNone) : state.players;
  const [chosen, choose] = useState(start.map(({ player }) => player));
  const [amount, setAmount] = useState(0);
  const [against, setAgainst] = useState("cash");
  const [sold, setSold] = useState<Sale | null>(null); // once it is done
  const who = state.players.filter(({ player }) => chosen.includes(player));
  const tick = (player: number) =>
    choose(
      chosen.includes(player) ? chosen.filter((other) => other !== player) : [...chosen, player],
    );
  const sell = async () => {
    const players = who.map(({ player }) => player);
    const sale = { players, chips: amount, against };
    const answer = await asking.ask("POST", `${server.path}/buy-ins`, sale);
    if (!answer) return;
    const entries = players.map((_, at) => answer.entry - players.length + 1 + at);
    setSold({ entries, who: who.map(({ name }) => name), amount, against });
  };
  if (sold) return <Sold server={server} state={state} sold={sold} onClose={onClose} />;
  return (
    <FormDialog
      title={gettext("The same chips for several")}
      onClose={onClose}
      asking={asking}
      blocked={!amount || !who.length}
      onSubmit={sell}
      submit={selling(amount, who)}
    >
      <div class="choices" role="group" aria-label={gettext("to whom")}>
        {state.players.map(({ player, name }) => (
          <Button key={player} chosen={chosen.includes(player)} onTap={() => tick(player)}>
            {name}
          </Button>
        ))}
      </div>
      <ChipAmount
        label={gettext("chips for each")}
        value={amount}
        money={state.money}
        chipset={state.chip_set}
        onChange={(now) => {
          asking.clear();
          setAmount(now);
        }}
      />
      <Choices
        label={gettext("Against##what is given for chips")}
        value={against}
        choices={WAYS}
        onChange={setAgainst}
      />
      <p class="says">
        {!amount || !who.length
          ? gettext("How much, and to whom?")
          : paying(against, amount, who.length, state.money)}
      </p>
    </FormDialog>
  );
}

const selling = (amount: number, { length }: readonly PlayerLine[]) =>
  amount && length
    ? ngettext(
        "sell {count} chip to each of {people}",
        "sell {count} chips to each of {people}",
        amount,
        {
          people: length,
        },
      )
    : gettext("sell");

const paying = (against: string, amount: number, people: number, money: Money | null) =>
  against === "cash"
    ? gettext("Each pays {sum}, together {all}.", {
        sum: inCash(amount, money),
        all: inCash(amount * people, money),
      })
    : ngettext(
        "Each will owe {count} chip more to the desk.",
        "Each will owe {count} chips more to the desk.",
        amount,
      );

interface SoldProps extends SheetProps {
  sold: Sale;
}

function Sold({ server, state, sold, onClose }: SoldProps) {
  const { entries, who, amount, against } = sold;
  return (
    <Receipt
      server={server}
      title={ngettext("{count} chip each for {people}", "{count} chips each for {people}", amount, {
        people: list(who),
      })}
      undo={{ entries }}
      onClose={onClose}
    >
      <p class="receipt-line">
        {against === "cash"
          ? gettext("Take {sum} from each: {all} in all.", {
              sum: inCash(amount, state.money),
              all: inCash(amount * who.length, state.money),
            })
          : ngettext(
              "Each signs a marker for {count} chip.",
              "Each signs a marker for {count} chips.",
              amount,
            )}
      </p>
      <p class="receipt-line">{gettext("Push across, to each:")}</p>
      <Chips amount={amount} chipset={state.chip_set} change words />
    </Receipt>
  );
}
