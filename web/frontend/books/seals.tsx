// Seals({books})   every seal of the night, to photograph; and whether a code that somebody photographed is one of them.

import type { Books, SealToKeep } from "../answers";
import { QR } from "../kit/qr";
import { dateOf, timeOf } from "../desk/words";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";

export function Seals({ books }: { books: Books }) {
  const { seals } = books;
  return (
    <section class="part" aria-labelledby="seals">
      <h2 id="seals">{gettext("Seals")}</h2>
      {!seals.length ? (
        <p class="empty">
          {gettext("Closing the night seals it. There is nothing to photograph before.")}
        </p>
      ) : (
        <>
          <div class="seals">
            {seals.map((seal) => (
              <figure key={seal.entry} class="seal-card">
                <QR
                  svg={seal.qr}
                  name={gettext("the seal of entry {entry}", { entry: seal.entry })}
                />
                <b class="seal">{seal.code}</b>
                <figcaption class="note">
                  {gettext("entry {entry}, {date}, {time}", {
                    entry: seal.entry,
                    date: dateOf(seal.at),
                    time: timeOf(seal.at),
                  })}
                </figcaption>
                <code>{seal.hash}</code>
              </figure>
            ))}
          </div>
          <Photographed seals={seals} />
        </>
      )}
    </section>
  );
}

/** A chain made anew fits together, but not so that it comes to the code in somebody's photograph. */
function Photographed({ seals }: { seals: readonly SealToKeep[] }) {
  const [typed, type] = useState("");
  const digits = typed.toLowerCase().replace(/[^0-9a-f]/g, "");
  const found =
    digits.length >= 16 ? seals.find((seal) => seal.hash.startsWith(digits)) : undefined;
  return (
    <div class="labelled no-print">
      <label for="photographed">{gettext("A seal that somebody photographed")}</label>
      <input
        id="photographed"
        maxlength={90}
        autocomplete="off"
        placeholder="1a2b-3c4d-5e6f-7081"
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p
        class={digits.length < 16 ? "note" : found ? "note is-good" : "note is-warning"}
        role="status"
      >
        {digits.length < 16
          ? gettext("Type its code: these books must still have it.")
          : found
            ? gettext(
                "It is the seal of entry {entry}. Now audit the night: that ties everything before it to this seal.",
                { entry: found.entry },
              )
            : gettext("These books do not have this seal. They are not the ones that were sealed.")}
      </p>
    </div>
  );
}
