// Drawn({api, path, books})   the evening as pictures: what everybody was up after each round, and what each table made for
//                             the house. The figures stand in the tables below.

import type { Books, Evening } from "../answers";
import type { Api } from "../kit/api";
import { toneOf } from "../kit/ledger";
import { useEffect, useState } from "preact/hooks";
import { names } from "../kit/names";
import { Bar, Line, Lines } from "../kit/lines";
import { signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";

export function Drawn({ api, path, books }: { api: Api; path: string; books: Books }) {
  const [evening, see] = useState<Evening | null>(null);
  useEffect(() => {
    api.get<Evening>(`${path}/evening`).then(see, () => {}); // the figures are there without it
  }, [books.version]);
  const players = evening?.players ?? [];
  const tables = books.tables.filter(({ rounds }) => rounds > 0);
  const most = Math.max(...tables.map(({ sum }) => Math.abs(sum.results ?? 0)));
  if (!players.some(({ line }) => line.length > 1)) return null;
  return (
    <section class="part drawn" aria-labelledby="drawn">
      <h2 id="drawn">{gettext("The evening drawn")}</h2>
      <Lines players={players} />
      <ul class="drawn-names">
        {players.map(({ player, name, result }, at) => (
          <li key={player}>
            <Line at={at} /> {name}
            <span class={names(["figure", toneOf(result)])}>{signed(result)}</span>
          </li>
        ))}
      </ul>
      <p class="note">
        {gettext(
          "In chips, after each round. Of each table at most its last forty rounds are drawn.",
        )}
      </p>
      {most > 0 && (
        <>
          <h3>{gettext("What the house made at each table")}</h3>
          <dl class="drawn-tables">
            {tables.map(({ table, name, sum }) => (
              <div key={table}>
                <dt>{name}</dt>
                <dd>
                  <Bar amount={sum.results ?? 0} most={most} />
                </dd>
                <dd class={names(["figure", toneOf(sum.results ?? 0)])}>
                  {signed(sum.results ?? 0)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
