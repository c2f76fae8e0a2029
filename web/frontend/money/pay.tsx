// Pay({api, debt, people, there, accounts, onLook, onClose})   a part of a debt between the nights, or the rest of it: paid to somebody of
//                                                    the house, or gone on in an open night where that person plays

import type { DebtLine, People, PlayerOfNight } from "../answers";
import type { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { useAsking } from "../desk/asking";
import { owing } from "../desk/debts";
import { Choices, Form, Text } from "../desk/forms";
import { minorUnits, typed } from "../desk/worth";
import { Where } from "./where";

interface PayProps {
  api: Api;
  debt: DebtLine;
  people: People;
  /** That person as a player of open nights. */
  there: readonly PlayerOfNight[];
  accounts: readonly string[];
  /** Look at the house again: also after a refusal, for another desk may have been first. */
  onLook: () => unknown;
  onClose: () => void;
}

export function Pay({ api, debt, people, there, accounts, onLook, onClose }: PayProps) {
  const asking = useAsking({ api });
  const { currency, left } = debt;
  const owes = left < 0; // the house
  const [text, setText] = useState(typed(Math.abs(left), currency));
  const [way, setWay] = useState(0);
  const [place, setPlace] = useState("");
  const [how, setHow] = useState("");
  const minor = minorUnits(text, currency);
  const most = Math.abs(left);
  const wrong =
    minor === null
      ? gettext("An amount such as 100 or 100.50.")
      : minor > most && gettext("{amount} are left.", { amount: money(most, currency) });
  const send = async () => {
    const night = there.find((player) => player.night === way);
    const answer = night
      ? await asking.ask("POST", `nights/${night.night}/players/${night.player}/debts`, {
          night: debt.night,
          player: debt.player,
          part: minor,
          seen: left,
        })
      : await asking.ask("POST", `nights/${debt.night}/players/${debt.player}/paid`, {
          minor,
          place,
          how: how.trim(),
          seen: left,
        });
    await onLook();
    if (answer) onClose();
  };
  const ways = [
    { value: 0, label: gettext("In money") },
    ...there.map(({ night, night_name: name }) => ({
      value: night,
      label: gettext("goes on in {night}", { night: name }),
    })),
  ];
  return (
    <Dialog title={gettext("Pay a part")} onClose={onClose}>
      <Form
        asking={asking}
        way={
          <Button kind="plain" onTap={onClose}>
            {gettext("go back")}
          </Button>
        }
        blocked={!left || !minor || minor > most || (way === 0 && !place)}
        submit={gettext("book it")}
        onSubmit={send}
      >
        <p>
          {left ? owing(debt) : gettext("Nothing is left to pay.")}{" "}
          <span class="quiet">{debt.night_name}</span>
        </p>
        {there.length > 0 && (
          <Choices label={gettext("How")} value={way} choices={ways} onChange={setWay} />
        )}
        <Text
          label={gettext("Amount")}
          value={text}
          numeric
          suffix={currency}
          wrong={text && left ? wrong : false}
          onInput={setText}
        />
        {way === 0 && (
          <>
            <Where
              label={owes ? gettext("Who took the money") : gettext("Who gave the money")}
              value={place}
              people={people}
              accounts={accounts}
              hand={gettext("nobody of the house: from hand to hand")}
              onChange={setPlace}
            />
            <Text
              label={gettext("Note")}
              value={how}
              note={gettext("Where, or how: may be left out")}
              onInput={setHow}
            />
          </>
        )}
        <p class="says">
          {minor && minor < most
            ? gettext("{amount} are left then.", { amount: money(most - minor, currency) })
            : ""}
        </p>
      </Form>
    </Dialog>
  );
}
