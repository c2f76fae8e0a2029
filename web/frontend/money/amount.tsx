// MoneyAmount({label, text, currency, currencies, note, wrong, onText, onCurrency})   an amount as typed, and its currency where there is a choice

import type { ComponentChildren } from "preact";
import { gettext } from "../kit/gettext";
import { Labelled, Text, useId } from "../desk/forms";

interface MoneyAmountProps {
  label: string;
  text: string;
  currency: string;
  currencies: readonly string[];
  note?: string | undefined;
  wrong?: ComponentChildren;
  onText: (text: string) => void;
  onCurrency: (currency: string) => void;
}

export function MoneyAmount(props: MoneyAmountProps) {
  const { label, text, currency, currencies, note, wrong, onText, onCurrency } = props;
  const id = useId();
  return (
    <>
      <Text
        label={label}
        value={text}
        numeric
        suffix={currency}
        note={note}
        wrong={wrong}
        onInput={onText}
      />
      {currencies.length > 1 && (
        <Labelled label={gettext("Currency")} id={id}>
          <select
            id={id}
            value={currency}
            onChange={(event) => onCurrency(event.currentTarget.value)}
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </Labelled>
      )}
    </>
  );
}
