// Pay({api, debt, people, there, accounts, onLook, onClose})   a part of a debt between the nights, or the rest of it: paid to somebody of
//                                                    the house, or gone on in an open night where that person plays

import type { DebtLine, People, PlayerOfNight } from "../answers";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { owing } from "../desk/debts";
import { Choices, Text } from "../desk/forms";
import { minorUnits, typed } from "../desk/worth";
import { type BookingProps, Sheet, useBooking } from "./sheet";
import { Where } from "./where";

interface PayProps extends BookingProps {
  debt: DebtLine;
  people: People;
  /** That person as a player of open nights. */
  there: readonly PlayerOfNight[];
  accounts: readonly string[];
}

export function Pay({ api, debt, people, there, accounts, onLook, onClose }: PayProps) {
  const { asking, book } = useBooking({ api, onLook, onClose });
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
  const send = () => {
    const night = there.find((player) => player.night === way);
    return night
      ? book("POST", `nights/${night.night}/players/${night.player}/debts`, {
          night: debt.night,
          player: debt.player,
          part: minor,
          seen: left,
        })
      : book("POST", `nights/${debt.night}/players/${debt.player}/paid`, {
          minor,
          place,
          how: how.trim(),
          seen: left,
        });
  };
  const ways = [
    { value: 0, label: gettext("In money") },
    ...there.map(({ night, night_name: name }) => ({
      value: night,
      label: gettext("goes on in {night}", { night: name }),
    })),
  ];
  return (
    <Sheet
      title={gettext("Pay a part")}
      asking={asking}
      onClose={onClose}
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
    </Sheet>
  );
}
