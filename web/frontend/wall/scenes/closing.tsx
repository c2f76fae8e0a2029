// The night is closed: the podium, who has won each game, the seal to photograph, and who pays whom.

import type { ComponentChildren } from "preact";
import type { Evening, GameWinners, PaymentLine, Wall } from "../../answers";
import { list } from "../../kit/labels";
import { chips, money, signed } from "../../kit/numbers";
import { QR } from "../../kit/qr";
import { ngettext, gettext } from "../../kit/gettext";
import { hasPlayed } from "../evening";
import { useTurn } from "./between";

const STEPS = [1, 0, 2]; // the second, the first, the third
const ROWS = 5; // of who pays whom; a longer list takes turns
const GAMES = 6;
const BESIDE = 3; // of games, beside who pays whom

interface Place {
  name: string;
  sum: string;
}

export function Closing({ night, evening }: { night: Wall; evening: Evening | null }) {
  if (!evening?.closing)
    return (
      <div class="scene closing-scene">
        <p class="between-welcome">{gettext("Good night")}</p>
      </div>
    );
  const { closing } = evening;
  const { currency, chip } = night.money ?? { currency: null, chip: 1 };
  const won = (result: number) =>
    currency ? `+${money(result * chip, currency)}` : signed(result);
  const places = placesOf(evening, won);
  const podium = STEPS.flatMap((at) => {
    const place = places[at];
    return place ? [{ at, ...place }] : [];
  });
  return (
    <div class="scene closing-scene">
      {podium.length > 0 && (
        <ol class="podium" aria-label={gettext("the podium")}>
          {podium.map(({ at, name, sum }) => (
            <li key={at} class={`podium-step is-step-${at + 1}`}>
              <b class="podium-name">{name}</b>
              <b class="podium-sum figure">{sum}</b>
              <span class="podium-place" aria-hidden="true">
                {at + 1}
              </span>
            </li>
          ))}
        </ol>
      )}
      <figure class="seal">
        <QR svg={closing.seal.qr} name={gettext("the seal of the night, to photograph")} />
        <figcaption>
          <span>{gettext("the seal of this night")}</span>{" "}
          <b class="seal-code">{closing.seal.code}</b>
        </figcaption>
      </figure>
      <div class="closing-lists">
        <Rows class="payments" rows={ROWS} label={gettext("who pays whom")}>
          {[...byPayer(closing.payments)].map(([payer, theirs]) => (
            <li key={payer}>
              <span>
                <b>{payer}</b> <small>{gettext("pays")}</small>
              </span>
              {theirs.map(({ payee, amount }) => (
                <span key={payee}>
                  {payee} <b class="figure">{money(amount, currency)}</b>
                </span>
              ))}
            </li>
          ))}
        </Rows>
        <Rows
          class="closing-games"
          rows={closing.payments.length ? BESIDE : GAMES}
          label={gettext("who has won")}
        >
          {closing.games.map((game) => (
            <li key={game.game_name}>
              <span class="closing-game">
                {[game.game_name, howOf(game)].filter(Boolean).join(" · ")}{" "}
                {game.how === "up" && <b class="figure">{won(game.count)}</b>}
              </span>
              <b class="closing-names">{list(game.names)}</b>
            </li>
          ))}
        </Rows>
      </div>
    </div>
  );
}

/** Who is up, by what was won in chips; in a night for points only, by the games that were won. */
function placesOf({ players, closing }: Evening, won: (result: number) => string): Place[] {
  if (players.some(hasPlayed))
    return players
      .filter(({ result }) => result > 0)
      .map(({ name, result }) => ({ name, sum: won(result) }));
  const wins = closing?.wins ?? {};
  return players
    .flatMap(({ player, name }) => {
      const count = wins[player] ?? 0;
      return count ? [{ name, count, sum: ngettext("{count} game", "{count} games", count) }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

function howOf({ how, count }: GameWinners) {
  if (how === "leads") return gettext("in the lead, {score}", { score: chips(count) });
  return how === "won" && count > 1 ? ngettext("{count} game", "{count} games", count) : "";
}

interface RowsProps {
  class: string;
  label: string;
  rows: number;
  children: readonly ComponentChildren[];
}

/** A list as far as there is room, and then the rest of it. */
function Rows({ class: kind, label, rows, children }: RowsProps) {
  const first = useTurn(Math.ceil(children.length / rows)) * rows;
  if (!children.length) return null;
  return (
    <section class={kind} aria-label={label}>
      <ul>{children.slice(first, first + rows)}</ul>
    </section>
  );
}

/** Who pays whom, payer by payer. */
function byPayer(payments: readonly PaymentLine[]) {
  const found = new Map<string, PaymentLine[]>();
  for (const payment of payments)
    found.set(payment.payer, [...(found.get(payment.payer) ?? []), payment]);
  return found;
}
