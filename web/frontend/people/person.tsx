// Person({api, person, onDone, onClose})   a new person of the house ({}), or another name, look or note of one
// Mark({person})                           the picture of somebody, or their first letter on their colour

import type { PersonLine } from "../answers";
import type { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "../desk/asking";
import { FormDialog, Text } from "../desk/forms";

type Look = Pick<PersonLine, "name" | "colour" | "picture" | "note">;

const COLOURS = [
  "#8f1420",
  "#b3541e",
  "#8a6d00",
  "#12573c",
  "#0a57a8",
  "#5b3a8c",
  "#7b1e5c",
  "#4a4a4a",
];

interface PersonProps {
  api: Api;
  person: Partial<PersonLine>;
  onDone: () => void;
  onClose: () => void;
}

export function Person({ api, person, onDone, onClose }: PersonProps) {
  const asking = useAsking({ api });
  const [now, set] = useState<Look>({ name: "", colour: "", picture: "", note: "", ...person });
  const save = async () => {
    const { name, colour, picture, note } = now;
    const path = person.person ? `people/${person.person}` : "people";
    const said = { name: name.trim(), colour, picture: picture.trim(), note: note.trim() };
    if (await asking.ask(person.person ? "PATCH" : "POST", path, said)) onDone();
  };
  const change = (what: keyof Look) => (value: string) => set((was) => ({ ...was, [what]: value }));
  return (
    <FormDialog
      title={person.name ?? gettext("Somebody new")}
      onClose={onClose}
      asking={asking}
      blocked={!now.name.trim()}
      submit={gettext("keep")}
      onSubmit={save}
    >
      <Text
        label={gettext("Name")}
        value={now.name}
        wrong={asking.fields["name"]}
        onInput={change("name")}
        focused={!person.person}
      />
      <Text
        label={gettext("Picture")}
        value={now.picture}
        note={gettext("An emoji, or leave it out")}
        onInput={change("picture")}
      />
      <fieldset class="field">
        <legend>{gettext("Colour")}</legend>
        <div class="looks">
          {COLOURS.map((colour) => (
            <Button
              key={colour}
              chosen={colour === now.colour}
              name={gettext("colour {colour}", { colour })}
              onTap={() => change("colour")(colour === now.colour ? "" : colour)}
            >
              <Mark person={{ ...now, colour }} />
            </Button>
          ))}
        </div>
      </fieldset>
      <Text
        label={gettext("Note")}
        value={now.note}
        note={gettext("What tells two of one name apart")}
        onInput={change("note")}
      />
    </FormDialog>
  );
}

export const Mark = ({ person }: { person: Look }) => (
  <svg class="person-mark" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill={person.colour || "#4a4a4a"} />
    <text
      x="24"
      y="24"
      dy=".35em"
      text-anchor="middle"
      font-size={person.picture ? 26 : 22}
      fill="#fff"
    >
      {person.picture || [...person.name][0]?.toUpperCase()}
    </text>
  </svg>
);
