// Count({…, there})   what is in a pocket or an account was counted: what it has more or less goes over or short

import type { CashThere } from "../answers";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext, mixed } from "../kit/gettext";
import { FarOff, isFarOff } from "../desk/count";
import { Text } from "../desk/forms";
import { minorUnits } from "../desk/worth";
import { type MoneySheetProps, Sheet, useBooking } from "./sheet";

const FAR_OFF = 5000; // minor units

export function Count({
  api,
  house,
  there: opened,
  onLook,
  onClose,
}: MoneySheetProps & { there: CashThere }) {
  const { asking, book } = useBooking({ api, onLook, onClose });
  const [text, setText] = useState("");
  const [doubted, doubt] = useState(false);
  const { place, currency, name } = opened;
  // As it is now: another desk may have been first.
  const now = house.there.find((cash) => cash.place === place && cash.currency === currency);
  const inBook = now?.minor ?? 0;
  const sign = /^\s*[-−]/.test(text) ? -1 : 1;
  const size = minorUnits(text.replace(/^\s*[-−]/, ""), currency);
  const counted = size === null ? null : sign * size || 0;
  const send = () => {
    doubt(false);
    return book("POST", "money/counted", { place, currency, counted, seen: inBook });
  };
  const finish = () => {
    if (counted !== null && isFarOff(counted, inBook, FAR_OFF)) doubt(true);
    else send();
  };
  return (
    <Sheet
      title={gettext("Count {name}", { name })}
      asking={asking}
      onClose={onClose}
      blocked={counted === null}
      submit={gettext("note it")}
      onSubmit={finish}
    >
      <p>{mixed("By the book there are {cash}.", { cash: <b>{money(inBook, currency)}</b> })}</p>
      <Text
        label={gettext("Counted")}
        value={text}
        numeric
        suffix={currency}
        wrong={text && counted === null && gettext("An amount such as 100 or 100.50.")}
        onInput={setText}
      />
      <p class="says">{counted === null ? "" : outcome(counted - inBook, currency)}</p>
      {doubted && counted !== null && (
        <FarOff
          found={counted}
          book={inBook}
          written={(minor) => money(minor, currency)}
          onYes={send}
          onClose={() => doubt(false)}
        />
      )}
    </Sheet>
  );
}

function outcome(found: number, currency: string) {
  if (!found) return gettext("That agrees with the book.");
  return found > 0
    ? gettext("{money} more than the book has: noted as over.", { money: money(found, currency) })
    : gettext("{money} less than the book has: noted as short.", {
        money: money(-found, currency),
      });
}
