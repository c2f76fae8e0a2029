// Looking for a name in a long list.
//
// isFound(search, ...texts)     whether one of the texts has what is looked for: in any case, with or without accents
// FindField({label, value, onInput})   where it is typed
// useLong(rows)               the first rows of a long list: {rows, rest, showAll()}; on paper all of them

import { useEffect, useState } from "preact/hooks";

export const MANY = 20; // rows that are read over; of more the first ones are shown, and what is looked for

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export function isFound(search: string, ...texts: readonly string[]) {
  const wanted = bare(search.trim());
  return texts.some((text) => bare(text).includes(wanted));
}

interface FindFieldProps {
  label: string;
  value: string;
  onInput: (text: string) => void;
}

export const FindField = ({ label, value, onInput }: FindFieldProps) => (
  <input
    type="search"
    class="find-field"
    aria-label={label}
    placeholder={label}
    autocomplete="off"
    autocapitalize="none"
    spellcheck={false}
    enterkeyhint="search"
    value={value}
    onInput={(event) => onInput(event.currentTarget.value)}
  />
);

export function useLong<Row>(rows: readonly Row[]) {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const showAll = () => setAll(true);
    addEventListener("beforeprint", showAll);
    return () => removeEventListener("beforeprint", showAll);
  }, []);
  // One more is not worth a tap.
  const shown = all || rows.length <= MANY + 1 ? rows : rows.slice(0, MANY);
  return { rows: shown, rest: rows.length - shown.length, showAll: () => setAll(true) };
}
