// Where({label, value, people, accounts, hand, note, onChange})   who has the money: a person of the house, or an account
//                                                                 of its own choosing, as the house's chain names places
// accountPlace(name)   "account:Bank"; null where an account cannot have that name
// accountsIn(places)   the accounts among these places; "Bank" where there is none

import type { People } from "../answers";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { Labelled, Text, useId } from "../desk/forms";

const ACCOUNT = /^[A-Z][A-Za-z0-9-]{0,23}$/; // `ledger.state.places` has the last word
const OTHER = "other";

interface WhereProps {
  label: string;
  /** A place; empty: none yet. */
  value: string;
  people: People;
  accounts: readonly string[];
  /** Nobody of the house took it: how that is said. */
  hand?: string;
  /** More places, and what they are called. */
  more?: readonly (readonly [string, string])[];
  note?: ComponentChildren;
  onChange: (place: string) => void;
}

export function Where(props: WhereProps) {
  const { label, value, people, accounts, hand, more = [], note, onChange } = props;
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  const choose = (place: string) => {
    type(place === OTHER ? "" : null);
    onChange(place === OTHER ? "" : place);
  };
  const name = (text: string) => {
    type(text);
    onChange(accountPlace(text) ?? "");
  };
  return (
    <>
      <Labelled label={label} id={id} note={note}>
        <select
          id={id}
          value={typed === null ? value : OTHER}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="" disabled>
            {gettext("please choose")}
          </option>
          {more.map(([place, words]) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
          {hand && <option value="hand">{hand}</option>}
          {accounts.map((account) => (
            <option key={account} value={`account:${account}`}>
              {account}
            </option>
          ))}
          {people.people.map(({ person, name: who, note: apart }) => (
            <option key={person} value={`person:${person}`}>
              {apart ? `${who} (${apart})` : who}
            </option>
          ))}
          <option value={OTHER}>{gettext("another account …")}</option>
        </select>
      </Labelled>
      {typed !== null && (
        <Text
          label={gettext("Name of the account")}
          value={typed}
          focused
          maxlength={24}
          note={gettext("Letters, digits and hyphens, a capital letter first: Bank")}
          wrong={
            typed.trim() &&
            accountPlace(typed) === null &&
            gettext("Letters, digits and hyphens, a capital letter first: Bank")
          }
          onInput={name}
        />
      )}
    </>
  );
}

export const accountPlace = (name: string) =>
  ACCOUNT.test(name.trim()) ? `account:${name.trim()}` : null;

export function accountsIn(places: readonly string[]): readonly string[] {
  const named = places
    .filter((place) => place.startsWith("account:"))
    .map((place) => place.slice("account:".length));
  return named.length ? [...new Set(named)].sort() : ["Bank"];
}
