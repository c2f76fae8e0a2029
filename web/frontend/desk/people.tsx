// Names({label, names, wrong, focused, onChange})   who comes: names typed one after the other (Enter or a comma between
//                                          them), each taken off again with a tap
// namesIn(text)                            "Ana, Ben" → ["Ana", "Ben"]
// usePeople(api)                           the people of the house as /api/people has them, or null: {people, groups, players}
// Known({house, here, onCome})             those of the house who are not `here` (by name), and the groups of friends: a tap,
//                                          and they come. onCome([{name, person}])
// SaveGroup({server, state, onClose})      tonight's players as a group of friends, under a name

import type { People, PersonLine } from "../answers";
import type { Api } from "../kit/api";
import type { SheetProps } from "./types";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { useAsking } from "./asking";
import { gettext } from "../kit/gettext";
import { FormDialog, Text } from "./forms";
import { list } from "./words";

export const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

interface NamesProps {
  label: string;
  names: readonly string[];
  wrong?: string | undefined;
  focused?: boolean;
  onChange: (names: readonly string[]) => void;
}

export function Names({ label, names, wrong, focused, onChange }: NamesProps) {
  const [text, setText] = useState("");
  const take = (typed: string) => {
    setText("");
    onChange([...new Set([...names, ...namesIn(typed)])]);
  };
  const type = (now: string) => (/[,;\n]/.test(now) ? take(now) : setText(now));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // a name, or one tap too many after the last, not the whole form
    take(text);
  };
  return (
    <div class="names-typed">
      {names.length > 0 && (
        <ul class="names-list" aria-label={gettext("those named so far")}>
          {names.map((name) => (
            <li key={name}>
              <Button
                name={gettext("take {player} off the list", { player: name })}
                onTap={() => onChange(names.filter((other) => other !== name))}
              >
                {name} ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Text
        label={label}
        value={text}
        wrong={wrong}
        focused={focused}
        placeholder={names.length ? gettext("another name") : gettext("name")}
        note={gettext("Enter after each name. More can come later.")}
        onInput={type}
        onKeyDown={onKeyDown}
        onBlur={() => text.trim() && take(text)}
      />
    </div>
  );
}

const MOST = 12; // of those who came last; the others are typed

export function usePeople(api: Api) {
  const [house, see] = useState<People | null>(null);
  useEffect(() => {
    api.get<People>("people").then(see, () => {}); // without it, names are typed
  }, []);
  return house;
}

interface KnownProps {
  house: People | null;
  here: readonly string[];
  onCome: (people: readonly PersonLine[]) => void;
}

export function Known({ house, here, onCome }: KnownProps) {
  if (!house) return null;
  const missing = (people: readonly PersonLine[]) =>
    people.filter(({ name }) => !here.includes(name));
  const by = new Map(house.people.map((person) => [person.person, person]));
  const groups = house.groups
    .map(({ name, people }) => ({
      name,
      people: missing(people.flatMap((number) => by.get(number) ?? [])),
    }))
    .filter(({ people }) => people.length);
  const others = missing(house.people).slice(0, MOST);
  if (!others.length) return null;
  return (
    <div class="names-list" role="group" aria-label={gettext("people of the house")}>
      {groups.map(({ name, people }) => (
        <Button key={`group ${name}`} onTap={() => onCome(people)}>
          {gettext("{group}: all {people}", { group: name, people: people.length })}
        </Button>
      ))}
      {others.map((person) => (
        <Button key={person.person} kind="quiet" onTap={() => onCome([person])}>
          + {person.name}
        </Button>
      ))}
    </div>
  );
}

export function SaveGroup({ server, state, onClose }: SheetProps) {
  const asking = useAsking({ api: server.api });
  const house = usePeople(server.api);
  const [name, setName] = useState(state.name);
  const friends = (house?.players ?? []).filter(
    ({ night, person }) => night === state.night && person !== null,
  );
  const save = async () => {
    const people = friends.map(({ person }) => person);
    if (await asking.ask("PUT", "groups", { name: name.trim(), people })) onClose();
  };
  return (
    <FormDialog
      title={gettext("A group of friends")}
      onClose={onClose}
      asking={asking}
      blocked={!name.trim() || !friends.length}
      onSubmit={save}
      submit={gettext("save the group")}
    >
      <Text label={gettext("Its name")} value={name} focused onInput={setName} />
      <p class="says">{list(friends.map((friend) => friend.name))}</p>
      <p class="note">{gettext("On another night all of them come with one tap.")}</p>
    </FormDialog>
  );
}
