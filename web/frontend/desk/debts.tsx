// OtherNights({server, state})   what those who play tonight still owe, or are owed, from other nights. One tap, and it
//                                goes on here, to be repaid or paid out like any debt of this night.

import type { DebtLine, Debts, People } from "../answers";
import type { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { money } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import type { DeskProps } from "./types";
import { useAsking } from "./asking";

export function OtherNights({ server, state }: DeskProps) {
  const asking = useAsking(server);
  const [debts, see] = useState<readonly DebtHere[]>([]);
  const look = () =>
    open(server.api, state.night).then(see, () => {
      // The next look may be answered; the people's page has them as well.
    });
  const takenBack = state.players.reduce((sum, { corrections }) => sum + corrections.length, 0);
  useEffect(() => {
    if (state.players.length) look();
  }, [state.players.length, takenBack]); // a debt whose bringing is taken back is asked for again
  if (!debts.length && !asking.error) return null;
  const bring = async ({ here, night, player, left }: DebtHere) => {
    const asked = { night, player, seen: left };
    await asking.ask("POST", `${server.path}/players/${here}/debts`, asked);
    await look(); // also after a refusal: another desk may have been first
  };
  return (
    <section class="part no-print" aria-labelledby="other-nights">
      <h2 id="other-nights">{gettext("Left to pay from other nights")}</h2>
      <ul class="unsaid">
        {debts.map((debt) => (
          <li key={`${debt.night}-${debt.player}`}>
            <span>
              {owing(debt)} <span class="quiet">{debt.night_name}</span>
            </span>
            <Button onTap={() => bring(debt)}>{gettext("goes on here")}</Button>
          </li>
        ))}
      </ul>
      <ErrorToast text={asking.error} onGone={asking.clear} />
    </section>
  );
}

/** The open debts of those who play at this night, each with their number `here`. */
async function open(api: Api, tonight: number): Promise<DebtHere[]> {
  const { debts } = await api.get<Debts>("debts");
  const unpaid = debts.filter(
    (debt) => debt.open && debt.person !== null && debt.night !== tonight,
  );
  if (!unpaid.length) return [];
  const { players } = await api.get<People>("people");
  const here = new Map(
    players.filter(({ night }) => night === tonight).map(({ person, player }) => [person, player]),
  );
  return unpaid.flatMap((debt) => {
    const player = here.get(debt.person);
    return player === undefined ? [] : [{ ...debt, here: player }];
  });
}

type DebtHere = DebtLine & { here: number };

/** Who owes whom how much, in a sentence. */
export function owing({ name, left, currency }: DebtLine) {
  const amount = money(Math.abs(left), currency);
  return left < 0
    ? gettext("{name} owes the house {amount}", { name, amount })
    : gettext("The house owes {name} {amount}", { name, amount });
}
