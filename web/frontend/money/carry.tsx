// Carry({…, from, to})   cash goes from one place to another: out of a drawer, into a pocket or a bank, to a float

import type { CashThere } from "../answers";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { Text } from "../desk/forms";
import { minorUnits, typed } from "../desk/worth";
import { MoneyAmount } from "./amount";
import { currenciesOf, type MoneySheetProps, Sheet, useBooking } from "./sheet";
import { accountsIn, Where } from "./where";

interface CarryProps extends MoneySheetProps {
  from?: CashThere | undefined;
  to?: CashThere | undefined;
}

export function Carry({ api, house, people, from, to, onLook, onClose }: CarryProps) {
  const { asking, book } = useBooking({ api, onLook, onClose });
  const given = from ?? to;
  const all = currenciesOf(house);
  const [currency, setCurrency] = useState(given?.currency ?? all[0] ?? "");
  const [text, setText] = useState(
    given && given.minor > 0 ? typed(given.minor, given.currency) : "",
  );
  const [source, setSource] = useState(from?.place ?? "");
  const [target, setTarget] = useState(to?.place ?? "");
  const [why, setWhy] = useState("");
  const ends = [...house.drawers, ...house.floats].filter(({ place }) =>
    [source, target].includes(place),
  );
  const code = ends[0]?.currency ?? currency; // a night has one
  const amount = minorUnits(text, code);
  const most = Math.min(...ends.map(({ minor }) => minor));
  const wrong =
    amount === null
      ? gettext("An amount such as 100 or 100.50.")
      : amount > most && gettext("{amount} are left there.", { amount: money(most, code) });
  const accounts = accountsIn(house.there.map(({ place }) => place));
  const send = () =>
    book("POST", "money/carried", {
      source,
      target,
      amount,
      currency: code,
      why: why.trim(),
    });
  const outside = ["outside", gettext("outside the house")] as const;
  return (
    <Sheet
      title={gettext("Carry cash")}
      asking={asking}
      onClose={onClose}
      blocked={!amount || Boolean(wrong) || !source || !target || source === target}
      submit={gettext("book it")}
      onSubmit={send}
    >
      <Where
        label={gettext("From")}
        value={source}
        people={people}
        accounts={accounts}
        more={[
          ...house.drawers.map(
            ({ place, name }) => [place, gettext("Drawer of {night}", { night: name })] as const,
          ),
          outside,
        ]}
        onChange={setSource}
      />
      <Where
        label={gettext("To")}
        value={target}
        people={people}
        accounts={accounts}
        more={[
          ...house.floats.map(
            ({ place, name }) => [place, gettext("Float of {night}", { night: name })] as const,
          ),
          outside,
        ]}
        onChange={setTarget}
      />
      <MoneyAmount
        label={gettext("Amount")}
        text={text}
        currency={code}
        currencies={ends.length ? [code] : all}
        wrong={text && wrong}
        onText={setText}
        onCurrency={setCurrency}
      />
      <Text
        label={gettext("Note")}
        value={why}
        note={gettext("What for: may be left out")}
        onInput={setWhy}
      />
    </Sheet>
  );
}
