// SettlingUp({server, state, onClose})   who owes what, and the fewest payments that make everyone even: with the house
//                                       as one of all, or with what it won or lost divided equally.
// Seal({server, seal, onClose})          the seal, large enough to be photographed from across a table.

import type { Books, Desk, Money, PaymentLine, PlayerLine, SealLine, Settling } from "../answers";
import type { NightServer, SheetProps } from "./types";
import { Refused } from "../kit/api";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { chips } from "../kit/numbers";
import { Fact, FactInWords } from "../kit/ledger";
import { gettext } from "../kit/gettext";
import { type Choice, Choices } from "./forms";
import { QR } from "../kit/qr";
import { cash, worth } from "./worth";
import { chipsInWords } from "./words";

const WAYS: readonly Choice<keyof Settling>[] = [
  {
    value: "with_house",
    label: gettext("The house is one of us"),
    note: gettext("it keeps what it won"),
  },
  {
    value: "among_players",
    label: gettext("Without the house"),
    note: gettext("what it won or lost is divided"),
  },
];

export function SettlingUp({ server, state, onClose }: SheetProps) {
  const { books, error } = useBooks(server);
  const [way, setWay] = useState<keyof Settling>("with_house");
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog title={gettext("Settling up")} onClose={onClose} foot={foot}>
      <WhoOwesWhat state={state} />
      <Choices label={gettext("Between whom")} value={way} choices={WAYS} onChange={setWay} />
      <ErrorToast text={error} />
      {books && <Payments payments={books.settling[way]} money={state.money} />}
      <p class="note">
        {gettext(
          "The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.",
        )}
      </p>
    </Dialog>
  );
}

function Payments({ payments, money }: { payments: readonly PaymentLine[]; money: Money | null }) {
  if (!payments.length) return <p class="says">{gettext("Everyone is even.")}</p>;
  return (
    <dl class="standing payments">
      {payments.map((payment) => (
        <Fact
          key={`${payment.payer} ${payment.payee}`}
          name={
            <>
              <b>{payment.payer}</b> {gettext("pays")} <b>{payment.payee}</b>
            </>
          }
        >
          {cash(payment.amount, money)}
        </Fact>
      ))}
    </dl>
  );
}

/** Everyone who holds chips, owes or is owed. */
export function WhoOwesWhat({ state: { players, money } }: { state: Desk }) {
  const open = players.filter((player) => player.holds || player.owes.in_all || player.owed);
  if (!open.length)
    return <p>{gettext("Nothing is open: nobody holds chips, nobody owes anything.")}</p>;
  return (
    <dl class="standing positions">
      {open.map((player) => (
        <FactInWords key={player.player} name={player.name}>
          {position(player, money)}
        </FactInWords>
      ))}
    </dl>
  );
}

function position(player: PlayerLine, money: Money | null) {
  const said = (amount: number) =>
    money ? `${chips(amount)} (${worth(amount, money)})` : chipsInWords(amount);
  return [
    player.holds > 0 && gettext("holds {money}", { money: said(player.holds) }),
    player.owes.desk > 0 && gettext("owes the desk {money}", { money: said(player.owes.desk) }),
    player.owes.table > 0 &&
      gettext("owes for advances {money}", { money: said(player.owes.table) }),
    player.owed > 0 && gettext("is owed {money}", { money: said(player.owed) }),
  ]
    .filter(Boolean)
    .join(", ");
}

interface SealProps extends SheetProps {
  seal: SealLine;
}

export function Seal({ server, state, seal, onClose }: SealProps) {
  const { books, error } = useBooks(server);
  const found = books?.seals.find((known) => known.entry === seal.entry);
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog
      title={gettext("The seal of {night}", { night: state.name })}
      large
      onClose={onClose}
      foot={foot}
    >
      <ErrorToast text={error} />
      {found && (
        <div class="seal-sheet">
          <QR svg={found.qr} name={gettext("the seal, to photograph")} />
          <div class="seal-words">
            <p class="seal-code">
              <span>{found.code.slice(0, 10)}</span>
              <span>{found.code.slice(10)}</span>
            </p>
            <p>
              {gettext(
                "Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry {chips} was changed:",
                { chips: chips(found.entry) },
              )}
            </p>
            <p>
              <code>{gettext("croupier verify FILE --seal CODE")}</code>
            </p>
          </div>
        </div>
      )}
      {!found && !error && <p class="quiet">{gettext("One moment.")}</p>}
    </Dialog>
  );
}

/** The night summed up, as the server has it now. */
function useBooks({ api, path }: NightServer) {
  const [seen, see] = useState<{ books?: Books; error?: string }>({});
  useEffect(() => {
    api.get<Books>(`${path}/books`).then(
      (books) => see({ books }),
      (error) => {
        see({
          error: error instanceof Refused ? error.message : gettext("No answer from the server."),
        });
      },
    );
  }, [path]);
  return seen;
}
