// Gift({…})   somebody gave what no drawer saw: by card, by a transfer, or a thing such as a prize

import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { Choices, Text } from "../desk/forms";
import { minorUnits } from "../desk/worth";
import { MoneyAmount } from "./amount";
import { currenciesOf, type MoneySheetProps, Sheet, useBooking } from "./sheet";
import { accountsIn, Where } from "./where";

const WAYS = [
  { value: "transfer", label: gettext("By transfer") },
  { value: "card", label: gettext("By card") },
  { value: "kind", label: gettext("In kind"), note: gettext("a prize, a thing") },
];

export function Gift({ api, house, people, onLook, onClose }: MoneySheetProps) {
  const { asking, book } = useBooking({ api, onLook, onClose });
  const all = currenciesOf(house);
  const accounts = accountsIn(house.there.map(({ place }) => place));
  const [now, set] = useState({ by: "transfer", giver: "", purpose: "", thing: "", text: "" });
  const [currency, setCurrency] = useState(all[0] ?? "");
  const [place, setPlace] = useState("");
  const change = (what: keyof typeof now) => (value: string) =>
    set((was) => ({ ...was, [what]: value }));
  const inKind = now.by === "kind";
  const amount = inKind && !now.text.trim() ? 0 : minorUnits(now.text, currency);
  const lacking = !now.giver.trim() || !now.purpose.trim() || amount === null;
  const send = () =>
    book("POST", "money/gifts", {
      by: now.by,
      giver: now.giver.trim(),
      purpose: now.purpose.trim(),
      amount,
      currency,
      place: inKind ? "outside" : place,
      ...(inKind && { thing: now.thing.trim() }),
    });
  return (
    <Sheet
      title={gettext("Note a gift")}
      asking={asking}
      onClose={onClose}
      blocked={lacking || (inKind ? !now.thing.trim() : !amount || !place)}
      submit={gettext("book it")}
      onSubmit={send}
    >
      <p class="note">
        {gettext("Cash that goes into the drawer of a night is booked at its desk.")}
      </p>
      <Choices label={gettext("How")} value={now.by} choices={WAYS} onChange={change("by")} />
      <Text label={gettext("Given by")} value={now.giver} onInput={change("giver")} />
      <Text
        label={gettext("Purpose")}
        value={now.purpose}
        wrong={asking.fields.purpose}
        onInput={change("purpose")}
      />
      {inKind && (
        <Text label={gettext("What was given")} value={now.thing} onInput={change("thing")} />
      )}
      <MoneyAmount
        label={inKind ? gettext("Its worth") : gettext("Amount")}
        text={now.text}
        currency={currency}
        currencies={all}
        note={inKind ? gettext("May be left out") : undefined}
        wrong={now.text && amount === null && gettext("An amount such as 100 or 100.50.")}
        onText={change("text")}
        onCurrency={setCurrency}
      />
      {!inKind && (
        <Where
          label={gettext("Where the money came")}
          value={place}
          people={people}
          accounts={accounts}
          onChange={setPlace}
        />
      )}
    </Sheet>
  );
}
