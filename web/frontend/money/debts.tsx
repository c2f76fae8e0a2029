// Debts({api, debts, people, nights, ask, onLook})   what is left to pay between the nights: a part of it or all is paid,
//                                                    goes on in an open night where that person plays, or was settled
//                                                    by hand; and below, what was paid, to be taken back
// knownDebts(api)   fetches what it shows
// ageOf(since)   "12 days old"

import type { DebtLine, Nights, PaidPart, People } from "../answers";
import type { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { money } from "../kit/numbers";
import { gettext, ngettext } from "../kit/gettext";
import { owing } from "../desk/debts";
import { dateOf } from "../desk/words";
import { Pay } from "./pay";
import { TakeBack, type Wrong } from "./takeback";
import { accountsIn } from "./where";

const DAY = 86_400_000; // milliseconds

/** All debts, and what the list of them asks of people and nights. */
export interface KnownDebts {
  debts: readonly DebtLine[];
  people: People;
  /** What each night is: open, closed. */
  nights: ReadonlyMap<number, string>;
}

export async function knownDebts(api: Api): Promise<KnownDebts> {
  const [people, { debts }, { nights }] = await Promise.all([
    api.get<People>("people"),
    api.get<{ debts: readonly DebtLine[] }>("debts"),
    api.get<Nights>("nights"),
  ]);
  return { people, debts, nights: new Map(nights.map((night) => [night.night, night.status])) };
}

interface DebtsProps extends KnownDebts {
  api: Api;
  ask: (method: string, path: string, body: object) => Promise<void>;
  onLook: () => unknown;
}

export function Debts({ api, debts, people, nights, ask, onLook }: DebtsProps) {
  const [paying, pay] = useState<string | null>(null);
  const [wrong, takeBack] = useState<Wrong | null>(null);
  const open = debts.filter((debt) => debt.open);
  const over = debts.filter(
    (debt) => !debt.open && (debt.settled || debt.parts.some(({ entry }) => entry)),
  );
  const paid = debts.find((debt) => keyOf(debt) === paying);
  const accounts = accountsIn(debts.flatMap(({ parts }) => parts.map(({ place }) => place)));
  const there = (debt: DebtLine) =>
    people.players.filter(
      ({ night, person }) =>
        person !== null && person === debt.person && nights.get(night) === "open",
    );
  const settle = (debt: DebtLine, settled: boolean) =>
    ask("PUT", `nights/${debt.night}/players/${debt.player}/settled`, {
      settled,
      ...(settled && { seen: debt.left }),
    });
  return (
    <>
      {open.length > 0 && (
        <section class="part" aria-labelledby="debts">
          <h2 id="debts">{gettext("Left to pay between nights")}</h2>
          <ul class="unsaid">
            {open.map((debt) => (
              <li key={keyOf(debt)}>
                <span class="debt">
                  <b>{owing(debt)}</b>{" "}
                  <span class="quiet">
                    {[
                      debt.night_name,
                      dateOf(debt.since),
                      debt.began < debt.since &&
                        gettext("owed since {day}", { day: dateOf(debt.began) }),
                      ageOf(debt.began),
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                  <Parts debt={debt} onWrong={takeBack} />
                  {debt.settled_before && (
                    <span class="debt-part wrong">
                      {gettext(
                        "{amount} were settled by hand, and the night was sealed with another sum since: all of it counts as open.",
                        { amount: money(Math.abs(debt.settled_before.minor), debt.currency) },
                      )}{" "}
                      <Button kind="quiet" onTap={() => settle(debt, false)}>
                        {gettext("take back##an entry")}
                      </Button>
                    </span>
                  )}
                </span>
                <span class="choices">
                  <a
                    class="button"
                    href={`/api/nights/${debt.night}/players/${debt.player}/statement`}
                    aria-label={gettext("statement of {name}", { name: debt.name })}
                  >
                    {gettext("statement")}
                  </a>
                  <Button onTap={() => pay(keyOf(debt))}>{gettext("pay a part …")}</Button>
                  {there(debt).map((player) => (
                    <Button
                      key={player.night}
                      onTap={() =>
                        ask("POST", `nights/${player.night}/players/${player.player}/debts`, {
                          night: debt.night,
                          player: debt.player,
                          seen: debt.left,
                        })
                      }
                    >
                      {gettext("goes on in {night}", { night: player.night_name })}
                    </Button>
                  ))}
                  <Button kind="quiet" onTap={() => settle(debt, true)}>
                    {gettext("settled by hand")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details class="part">
          <summary>
            <b>{gettext("Paid between nights")}</b>
          </summary>
          <ul class="unsaid">
            {over.map((debt) => (
              <li key={keyOf(debt)}>
                <span class="debt">
                  <b>{debt.name}</b> {money(Math.abs(debt.minor), debt.currency)}{" "}
                  <span class="quiet">
                    {debt.night_name}, {dateOf(debt.since)}
                  </span>
                  <Parts debt={debt} onWrong={takeBack} />
                </span>
                {debt.settled && (
                  <Button kind="quiet" onTap={() => settle(debt, false)}>
                    {gettext("not settled by hand after all")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {paid && (
        <Pay
          api={api}
          debt={paid}
          people={people}
          there={there(paid)}
          accounts={accounts}
          onLook={onLook}
          onClose={() => pay(null)}
        />
      )}
      {wrong && <TakeBack api={api} {...wrong} onLook={onLook} onClose={() => takeBack(null)} />}
    </>
  );
}

interface PartsProps {
  debt: DebtLine;
  onWrong: (wrong: Wrong) => void;
}

/** What was paid of it, and what of it went on elsewhere. */
const Parts = ({ debt, onWrong }: PartsProps) => (
  <>
    {debt.parts.map((part) => {
      const what = inWords(part, debt);
      return (
        <span key={`${part.entry}-${part.at}`} class="debt-part">
          {what}{" "}
          {part.entry > 0 && (
            <Button
              kind="quiet"
              name={gettext("take back: {what}", { what })}
              onTap={() => onWrong({ entry: part.entry, what })}
            >
              {gettext("take back##an entry")}
            </Button>
          )}
        </span>
      );
    })}
  </>
);

/** "€10.00 paid to Ana on 3 May: at the bar" */
function inWords({ minor, went, who, how, at }: PaidPart, { currency }: DebtLine) {
  const amount = money(Math.abs(minor), currency);
  const said = { amount, who, date: dateOf(at) };
  const sentence = went
    ? gettext("{amount} went on in another night, {date}", said)
    : !who
      ? gettext("{amount} from hand to hand, {date}", said)
      : minor < 0
        ? gettext("{amount} to {who}, {date}", said)
        : gettext("{amount} from {who}, {date}", said);
  return how ? `${sentence}: ${how}` : sentence;
}

/** How old a debt is: in days, from two months on in months; nothing on its first day. */
export function ageOf(since: number, now = Date.now()) {
  const days = Math.max(0, Math.floor((now - since) / DAY));
  if (!days) return "";
  return days < 60
    ? ngettext("{count} day old", "{count} days old", days)
    : ngettext("{count} month old", "{count} months old", Math.floor(days / 30));
}

const keyOf = ({ night, player }: DebtLine) => `${night}-${player}`;
