// Counts({books})   how often rounds were voided, actions taken back, entries corrected: a host cannot hide it.

import type { Books } from "../answers";
import { byWords, timeOf } from "../desk/words";
import { Amount } from "../kit/ledger";
import { names } from "../kit/names";
import { plain } from "../kit/labels";
import { chips } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";

const ALWAYS = ["round voided", "undone", "amended", "corrected"];

export function Counts({ books }: { books: Books }) {
  const { counts, put_right: list, rounds } = books;
  const kinds = [...new Set([...ALWAYS, ...Object.keys(counts)])];
  return (
    <section class="part" aria-labelledby="put-right">
      <h2 id="put-right">{gettext("Voided, undone, put right")}</h2>
      <p class="counts">
        {kinds.map((kind) => (
          <span key={kind} class={names(["count", !counts[kind] && "is-none"])}>
            <span class="figure">{chips(counts[kind] ?? 0)}</span> {plain(kind)}
          </span>
        ))}
      </p>
      <p class="note">
        {ngettext(
          "Of {count} round. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",
          "Of {count} rounds. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",
          rounds,
        )}
      </p>
      {list.length > 0 && (
        <table class="ledger figures">
          <thead>
            <tr>
              <th>{gettext("what")}</th>
              <th>{gettext("where")}</th>
              <th>{gettext("by")}</th>
              <th>{gettext("why")}</th>
              <th class="number">{gettext("entry")}</th>
              <th class="number">{gettext("at")}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((count) => (
              <tr key={count.entry}>
                <th scope="row" class="who">
                  {plain(count.kind)}
                </th>
                <td class="game">{count.where}</td>
                <td class="game">{byWords(count.by, undefined, books.players)}</td>
                <td class="game">{count.why}</td>
                <Amount label={gettext("entry")}>{chips(count.entry)}</Amount>
                <Amount label={gettext("at")}>{timeOf(count.at)}</Amount>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
