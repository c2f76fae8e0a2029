// The night is closed: the podium, who has won each game, the seal to photograph, and who pays whom.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Evening, GameWinners, PaymentLine, Wall } from "../../answers";
import { list } from "../../kit/labels";
import { chips, money, signed } from "../../kit/numbers";
import { QR } from "../../kit/qr";
import { ngettext, gettext } from "../../kit/gettext";
import { hasPlayed } from "../evening";
import { lettersOf } from "../parts";
import { useTurn } from "./between";

const STEPS = [1, 0, 2]; // the second, the first, the third
const ROWS = 6; // of a list, where so many fit; a longer one takes turns

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
              <b class="podium-name" style={lettersOf(name.split(/[\s-]/))}>
                {name}
              </b>
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
        <Rows
          class="payments"
          label={gettext("who pays whom")}
          names={closing.payments.flatMap(({ payer, payee }) => [payer, payee])}
          of={byPayer(closing.payments)}
          row={({ payer, payee, amount }, before) => (
            <li key={`${payer} ${payee}`}>
              {payer !== before?.payer && <b>{payer}</b>}
              <span>
                <small>{gettext("pays")}</small> {payee}{" "}
                <b class="figure">{money(amount, currency)}</b>
              </span>
            </li>
          )}
        />
        <Rows
          class="closing-games"
          label={gettext("who has won")}
          names={closing.games.flatMap(({ names }) => names)}
          of={closing.games}
          row={(game) => (
            <li key={game.game_name}>
              <span class="closing-game">
                {[game.game_name, howOf(game)].filter(Boolean).join(" · ")}{" "}
                {game.how === "up" && <b class="figure">{won(game.count)}</b>}
              </span>
              <b class="closing-names">{list(game.names)}</b>
            </li>
          )}
        />
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

interface RowsProps<T> {
  class: string;
  label: string;
  names: readonly string[];
  of: readonly T[];
  /** One of them, below another unless it is the first that is shown. */
  row: (of: T, before: T | undefined) => ComponentChildren;
}

/** A list as far as there is room, and then the rest of it. */
function Rows<T>({ class: kind, label, names, of, row }: RowsProps<T>) {
  const [box, rows] = useFitting(ROWS);
  const first = useTurn(Math.ceil(of.length / rows)) * rows;
  if (!of.length) return null;
  const shown = of.slice(first, first + rows);
  return (
    <section class={kind} aria-label={label} ref={box}>
      <ul style={lettersOf(names)}>{shown.map((one, at) => row(one, shown[at - 1]))}</ul>
    </section>
  );
}

/** A box, and how many rows fit into it: one less as long as they are too high. */
function useFitting(most: number) {
  const box = useRef<HTMLElement>(null);
  const [count, fit] = useState(most);
  useLayoutEffect(() => {
    const found = box.current;
    if (count > 1 && found && found.scrollHeight > found.clientHeight) fit(count - 1);
  });
  return [box, count] as const;
}

/** Who pays whom, payer by payer. */
function byPayer(payments: readonly PaymentLine[]) {
  const payers = [...new Set(payments.map(({ payer }) => payer))];
  return payers.flatMap((payer) => payments.filter((payment) => payment.payer === payer));
}
