// Payee({…})   to whose account debts to the house are paid by transfer: on statements, with a payment code

import type { HouseMoney } from "../answers";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "../desk/asking";
import { Form, Text } from "../desk/forms";
import type { MoneySheetProps } from "./sheet";

export function Payee({ api, house, onLook, onClose }: MoneySheetProps) {
  const asking = useAsking({ api });
  const [name, setName] = useState(house.payee?.name ?? "");
  const [iban, setIban] = useState(spaced(house.payee?.iban ?? ""));
  const send = async () => {
    const said = { name: name.trim(), iban: iban.trim() };
    const answer = await asking.ask<HouseMoney>("PUT", "money/payee", said);
    await onLook();
    if (answer) onClose();
  };
  return (
    <Dialog title={gettext("Account for payments")} onClose={onClose}>
      <Form
        asking={asking}
        way={
          <Button kind="plain" onTap={onClose}>
            {gettext("go back")}
          </Button>
        }
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
        <Text
          label={gettext("IBAN of the account")}
          value={iban}
          maxlength={50}
          onInput={setIban}
        />
      </Form>
    </Dialog>
  );
}

/** An account in fours, as people write it. */
export const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
