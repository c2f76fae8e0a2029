// Payee({…})   to whose account debts to the house are paid by transfer: on statements, with a payment code

import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { Text } from "../desk/forms";
import { type MoneySheetProps, Sheet, useBooking } from "./sheet";

export function Payee({ api, house, onLook, onClose }: MoneySheetProps) {
  const { asking, book } = useBooking({ api, onLook, onClose });
  const [name, setName] = useState(house.payee?.name ?? "");
  const [iban, setIban] = useState(spaced(house.payee?.iban ?? ""));
  const send = () => book("PUT", "money/payee", { name: name.trim(), iban: iban.trim() });
  return (
    <Sheet
      title={gettext("Account for payments")}
      asking={asking}
      onClose={onClose}
      blocked={!name.trim() !== !iban.trim()}
      submit={gettext("keep")}
      onSubmit={send}
    >
      <p class="note">
        {gettext(
          "It stands on statements in euros, with a code for banking apps. Nothing is sent anywhere. Leave both empty to have none; what was kept before stays in the book.",
        )}
      </p>
      <Text label={gettext("Account holder")} value={name} maxlength={70} onInput={setName} />
      <Text label={gettext("IBAN of the account")} value={iban} maxlength={50} onInput={setIban} />
    </Sheet>
  );
}

/** An account in fours, as people write it. */
export const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
