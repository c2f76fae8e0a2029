// Names({room, busy, error, wait, onCome, onType})   the players of a night, each a button; and a field for a new
//     name, where the host takes new ones. onCome({player} or {name})

import type { Entrance } from "../answers";
import { useState } from "preact/hooks";
import { FindField, isFound, MANY } from "../kit/find";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { SignInLayout } from "./layout";

/** One of the names there are, or a new one. */
export type Newcomer = { player: number } | { name: string };

interface NamesProps {
  room: Entrance;
  busy: boolean;
  error: string | null;
  wait: number;
  onCome: (who: Newcomer) => void;
  onType: () => void;
}

export function Names({ room, busy, error, wait, onCome, onType }: NamesProps) {
  const [search, look] = useState("");
  const shut = busy || wait > 0;
  const found = room.names.filter(({ name }) => isFound(search, name));
  const text = room.names.length ? gettext("Tap your name.") : gettext("You are the first.");
  return (
    <SignInLayout title={room.night} text={text}>
      <div class="sign-in-form">
        <ErrorToast
          text={
            wait > 0
              ? gettext("Too many wrong tries. Wait {time}.", {
                  time: gettext("{seconds} s", { seconds: wait }),
                })
              : error
          }
        />
        {room.names.length > MANY && (
          <FindField label={gettext("Find your name")} value={search} onInput={look} />
        )}
        {room.names.length > 0 && (
          <ul class="name-list" aria-label={gettext("who are you?")}>
            {found.map(({ player, name, has_phone: hasPhone }) => (
              <li key={player}>
                <button
                  type="button"
                  class={names(["button is-plain name-button", hasPhone && "is-held"])}
                  disabled={shut}
                  onClick={() => onCome({ player })}
                >
                  <span>{name}</span>
                  {hasPhone && (
                    <small>{gettext("has a phone: that one is asked, and the host")}</small>
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        {room.new_names === "out" ? (
          <p class="quiet">{gettext("Your name is not here? The host's desk adds it.")}</p>
        ) : (
          <NewName asks={room.new_names === "ask"} shut={shut} onCome={onCome} onType={onType} />
        )}
      </div>
    </SignInLayout>
  );
}

interface NewNameProps {
  asks: boolean;
  shut: boolean;
  onCome: (who: Newcomer) => void;
  onType: () => void;
}

function NewName({ asks, shut, onCome, onType }: NewNameProps) {
  const [name, setName] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (name.trim() && !shut) onCome({ name: name.trim() });
  };
  return (
    <form class="new-name" onSubmit={send} noValidate>
      <label for="new-name">
        {gettext("Not on the list?")}{" "}
        {asks && <span class="quiet">{gettext("The host lets you in with a tap.")}</span>}
      </label>
      <div class="new-name-row">
        <input
          id="new-name"
          type="text"
          maxLength={40}
          autocomplete="given-name"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="go"
          placeholder={gettext("Your name")}
          value={name}
          onInput={(event) => {
            setName(event.currentTarget.value);
            onType();
          }}
        />
        <button type="submit" class="button is-main" disabled={shut || !name.trim()}>
          {gettext("join")}
        </button>
      </div>
    </form>
  );
}
