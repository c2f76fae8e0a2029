// The night is closed: the podium, the seal to photograph, and who pays whom.

import type { Evening, PaymentLine, Wall } from "../../answers";
import { money, signed } from "../../kit/numbers";
import { QR } from "../../kit/qr";
import { gettext } from "../../kit/gettext";
import { hasPlayed } from "../evening";

const STEPS = [1, 0, 2]; // the second, the first, the third

export function Closing({ night, evening }: { night: Wall; evening: Evening | null }) {
  if (!evening?.closing)
    return (
      <div class="scene closing-scene">
        <p class="between-welcome">{gettext("Good night")}</p>
      </div>
    );
  const { closing } = evening;
  const players = evening.players.filter(hasPlayed);
  const { currency, chip } = night.money ?? { currency: null, chip: 1 };
  const won = (result: number) =>
    currency ? `${result > 0 ? "+" : ""}${money(result * chip, currency)}` : signed(result);
  const podium = STEPS.flatMap((at) => {
    const player = players[at];
    return player ? [{ at, player }] : [];
  });
  return (
    <div class="scene closing-scene">
      <ol class="podium" aria-label={gettext("the podium")}>
        {podium.map(({ at, player }) => (
          <li key={at} class={`podium-step is-step-${at + 1}`}>
            <b class="podium-name">{player.name}</b>
            <b class="podium-sum figure">{won(player.result)}</b>
            <span class="podium-place" aria-hidden="true">
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
      <figure class="seal">
        <QR svg={closing.seal.qr} name={gettext("the seal of the night, to photograph")} />
        <figcaption>
          <span>{gettext("the seal of this night")}</span>{" "}
          <b class="seal-code">{closing.seal.code}</b>
        </figcaption>
      </figure>
      <section class="payments" aria-label={gettext("who pays whom")}>
        {closing.payments.length === 0 && <p>{gettext("Everybody is even.")}</p>}
        <ul>
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
        </ul>
      </section>
    </div>
  );
}

/** Who pays whom, payer by payer. */
function byPayer(payments: readonly PaymentLine[]) {
  const found = new Map<string, PaymentLine[]>();
  for (const payment of payments)
    found.set(payment.payer, [...(found.get(payment.payer) ?? []), payment]);
  return found;
}
