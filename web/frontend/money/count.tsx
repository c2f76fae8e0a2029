// Count({…, there})   what is in a pocket or an account was counted: what it has more or less goes over or short

import type { CashThere, HouseMoney } from "../answers";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext, mixed } from "../kit/gettext";
import { useAsking } from "../desk/asking";
import { FarOff, isFarOff } from "../desk/count";
import { Form, Text } from "../desk/forms";
import { minorUnits } from "../desk/worth";
import type { MoneySheetProps } from "./sheet";

const FAR_OFF = 5000; // minor units

export function Count({
  api,
  house,
  there: opened,
  onLook,
  onClose,
}: MoneySheetProps & { there: CashThere }) {
  const asking = useAsking({ api });
  const [text, setText] = useState("");
  const [doubted, doubt] = useState(false);
  const { place, currency, name } = opened;
  // As it is now: another desk may have been first.
  const now = house.there.find((cash) => cash.place === place && cash.currency === currency);
  const book = now?.minor ?? 0;
  const sign = /^\s*[-−]/.test(text) ? -1 : 1;
  const size = minorUnits(text.replace(/^\s*[-−]/, ""), currency);
  const counted = size === null ? null : sign * size || 0;
  const send = async () => {
    doubt(false);
    const said = { place, currency, counted, seen: book };
    const answer = await asking.ask<HouseMoney>("POST", "money/counted", said);
    await onLook();
    if (answer) onClose();
  };
  const finish = () => {
    if (counted !== null && isFarOff(counted, book, FAR_OFF)) doubt(true);
    else send();
  };
  return (
    <Dialog title={gettext("Count {name}", { name })} onClose={onClose}>
      <Form
        asking={asking}
        way={
          <Button kind="plain" onTap={onClose}>
            {gettext("go back")}
          </Button>
        }
        blocked={counted === null}
        submit={gettext("note it")}
        onSubmit={finish}
      >
        <p>{mixed("By the book there are {cash}.", { cash: <b>{money(book, currency)}</b> })}</p>
        <Text
          label={gettext("Counted")}
          value={text}
          numeric
          suffix={currency}
          wrong={text && counted === null && gettext("An amount such as 100 or 100.50.")}
          onInput={setText}
        />
        <p class="says">{counted === null ? "" : outcome(counted - book, currency)}</p>
        {doubted && counted !== null && (
          <FarOff
            found={counted}
            book={book}
            written={(minor) => money(minor, currency)}
            onYes={send}
            onClose={() => doubt(false)}
          />
        )}
      </Form>
    </Dialog>
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
