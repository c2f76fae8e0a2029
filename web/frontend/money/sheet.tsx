// What the sheets of the house's money are given, and what they all do.
//
// useBooking({api, onLook, onClose})   asks, and has the house looked at again
// Sheet({title, asking, submit, blocked, onSubmit, onClose})   a form in a dialog, with a way back

import type { HouseMoney, People } from "../answers";
import type { Api } from "../kit/api";
import type { ComponentChildren } from "preact";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { gettext } from "../kit/gettext";
import { type Asking, useAsking } from "../desk/asking";
import { Form } from "../desk/forms";
import { startingMoney } from "../desk/money";

export interface BookingProps {
  api: Api;
  /** Look at the house again: also after a refusal, for another desk may have been first. */
  onLook: () => unknown;
  onClose: () => void;
}

export interface MoneySheetProps extends BookingProps {
  house: HouseMoney;
  people: People;
}

export function useBooking({ api, onLook, onClose }: BookingProps) {
  const asking = useAsking({ api });
  const book = async (method: string, path: string, body: object) => {
    const answer = await asking.ask(method, path, body);
    await onLook();
    if (answer) onClose();
  };
  return { asking, book };
}

interface SheetProps {
  title: string;
  asking: Asking;
  submit: string;
  blocked: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, asking, submit, blocked, onSubmit, onClose, children }: SheetProps) {
  const back = (
    <Button kind="plain" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <Form asking={asking} way={back} blocked={blocked} submit={submit} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}

/** The currencies that can be chosen: those of the nights, or the one of where this browser comes from. */
export const currenciesOf = ({ currencies }: HouseMoney): readonly string[] =>
  currencies.length ? currencies : [startingMoney().currency];
