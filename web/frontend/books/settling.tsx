// Settling({books})   the fewest payments that make everyone even.

import type { Books, Money, PaymentLine } from "../answers";
import { cash } from "../desk/worth";
import { Button } from "../kit/controls";
import { useLong } from "../kit/find";
import { gettext } from "../kit/gettext";

export const Settling = ({ books }: { books: Books }) => (
  <section class="part" aria-labelledby="settling">
    <h2 id="settling">{gettext("Who pays whom")}</h2>
    <div class="settling">
      <Payments
        title={gettext("The house as one of all")}
        payments={books.settling.with_house}
        money={books.money}
      />
      <Payments
        title={gettext("What the house won or lost, divided equally")}
        payments={books.settling.among_players}
        money={books.money}
      />
    </div>
    <p class="note">
      {gettext("The fewest payments that make everyone even, as the night stands.")}
    </p>
  </section>
);

interface PaymentsProps {
  title: string;
  payments: readonly PaymentLine[];
  money: Money | null;
}

function Payments({ title, payments, money }: PaymentsProps) {
  const { rows, rest, showAll } = useLong(payments);
  return (
    <div>
      <h3>{title}</h3>
      {payments.length === 0 ? (
        <p class="quiet">{gettext("Nobody owes anybody anything.")}</p>
      ) : (
        <ul class="pays">
          {rows.map(({ payer, payee, amount }) => (
            <li key={`${payer} ${payee}`}>
              <span>{gettext("{payer} pays {payee}", { payer, payee })}</span>
              <b class="figure">{cash(amount, money)}</b>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button kind="quiet" onTap={showAll}>
          {gettext("show all {count} payments", { count: payments.length })}
        </Button>
      )}
    </div>
  );
}
