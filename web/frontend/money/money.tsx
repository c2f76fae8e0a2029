// /money: where the house's money is between the nights, what is left to pay, and what was noted: each can be taken back.

import type { CashThere, HouseMoney, MoneyLine } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { money } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { useAsking } from "../desk/asking";
import { useFetched } from "../desk/fetched";
import { Masthead } from "../desk/masthead";
import { dateOf } from "../desk/words";
import { Carry } from "./carry";
import { Count } from "./count";
import { Debts, knownDebts } from "./debts";
import { Gift } from "./gift";
import { Payee, spaced } from "./payee";
import { TakeBack, type Wrong } from "./takeback";

const api = new Api("/api");

type Sheet =
  | { kind: "carry"; from?: CashThere; to?: CashThere }
  | { kind: "count"; there: CashThere }
  | { kind: "gift" }
  | { kind: "payee" }
  | { kind: "wrong"; wrong: Wrong };

function Page() {
  const { seen, look } = useFetched(fetched);
  const [sheet, open] = useState<Sheet | null>(null);
  const asking = useAsking({ api });
  if ("error" in seen)
    return (
      <State mark="d" title={gettext("The money is not here")} text={seen.error}>
        <Button kind="main" onTap={look}>
          {gettext("try again")}
        </Button>
      </State>
    );
  if (!("house" in seen))
    return <State title={gettext("One moment")} text={gettext("The money is being fetched.")} />;
  const { house, people, debts, nights } = seen;
  const ask = async (method: string, path: string, body: object) => {
    await asking.ask(method, path, body);
    await look(); // also after a refusal: another desk may have been first
  };
  const common = { api, house, people, onLook: look, onClose: () => open(null) };
  return (
    <>
      <Masthead path={[gettext("The host's desk"), gettext("Money between nights")]} />
      <main class="desk">
        <div class="headline">
          <h1>{gettext("Money between nights")}</h1>
          <Button onTap={() => open({ kind: "gift" })}>{gettext("note a gift")}</Button>
          <Button kind="main" onTap={() => open({ kind: "carry" })}>
            {gettext("carry cash")}
          </Button>
        </div>
        <p>
          <a href="/people">{gettext("people and season")}</a>
        </p>
        <ErrorToast text={asking.error} onGone={asking.clear} />
        <Cash house={house} open={open} />
        <Debts api={api} debts={debts} people={people} nights={nights} ask={ask} onLook={look} />
        <section class="part" aria-labelledby="payee">
          <h2 id="payee">{gettext("Account for payments")}</h2>
          <ul class="unsaid">
            <li>
              <span class="debt">
                {house.payee
                  ? `${house.payee.name}, ${spaced(house.payee.iban)}`
                  : gettext("None: statements have no payment code.")}
              </span>
              <Button
                name={gettext("change the account for payments")}
                onTap={() => open({ kind: "payee" })}
              >
                {gettext("change")}
              </Button>
            </li>
          </ul>
        </section>
        <Noted entries={house.entries} onWrong={(wrong) => open({ kind: "wrong", wrong })} />
      </main>
      {sheet?.kind === "carry" && <Carry {...common} from={sheet.from} to={sheet.to} />}
      {sheet?.kind === "count" && <Count {...common} there={sheet.there} />}
      {sheet?.kind === "gift" && <Gift {...common} />}
      {sheet?.kind === "payee" && <Payee {...common} />}
      {sheet?.kind === "wrong" && <TakeBack {...common} {...sheet.wrong} />}
    </>
  );
}

interface CashProps {
  house: HouseMoney;
  open: (sheet: Sheet) => void;
}

/** Where the money is: pockets and accounts, drawers of closed nights, and floats that came from nowhere yet. */
function Cash({ house, open }: CashProps) {
  const { there, drawers, floats } = house;
  return (
    <section class="part" aria-labelledby="cash">
      <h2 id="cash">{gettext("Where the cash is")}</h2>
      {there.length + drawers.length + floats.length === 0 && (
        <p class="quiet">
          {gettext(
            "Nowhere yet. The drawer of a closed night can be carried to a bank or into a pocket, and a float comes from there.",
          )}
        </p>
      )}
      <ul class="unsaid">
        {there.map((cash) => (
          <li key={`${cash.place} ${cash.currency}`}>
            <Sum name={cash.name} cash={cash} />
            <span class="choices">
              <Button
                name={gettext("count {name}", { name: cash.name })}
                onTap={() => open({ kind: "count", there: cash })}
              >
                {gettext("count …")}
              </Button>
              <Button
                name={gettext("carry from {name}", { name: cash.name })}
                onTap={() => open({ kind: "carry", from: cash })}
              >
                {gettext("carry …")}
              </Button>
            </span>
          </li>
        ))}
        {drawers.map((cash) => (
          <li key={cash.place}>
            <Sum name={gettext("Drawer of {night}", { night: cash.name })} cash={cash} />
            <Button
              name={gettext("empty the drawer of {night}", { night: cash.name })}
              onTap={() => open({ kind: "carry", from: cash })}
            >
              {gettext("empty …")}
            </Button>
          </li>
        ))}
        {floats.map((cash) => (
          <li key={cash.place}>
            <Sum name={gettext("Float of {night}", { night: cash.name })} cash={cash}>
              {gettext("nobody has said from where")}
            </Sum>
            <Button
              name={gettext("say where the float of {night} came from", { night: cash.name })}
              onTap={() => open({ kind: "carry", to: cash })}
            >
              {gettext("say from where …")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Sum = ({ name, cash, children }: { name: string; cash: CashThere; children?: string }) => (
  <span class="debt">
    <b>{name}</b> {money(cash.minor, cash.currency)}
    {children && <span class="quiet"> {children}</span>}
  </span>
);

interface NotedProps {
  entries: readonly MoneyLine[];
  onWrong: (wrong: Wrong) => void;
}

function Noted({ entries, onWrong }: NotedProps) {
  if (!entries.length) return null;
  return (
    <section class="part" aria-labelledby="noted">
      <h2 id="noted">{gettext("What was noted")}</h2>
      <ul class="unsaid">
        {entries.map((line) => {
          const what = inWords(line);
          return (
            <li key={line.entry}>
              <span class="debt">
                {what}
                {line.text && `: ${line.text}`} <span class="quiet">{dateOf(line.at)}</span>
              </span>
              <span class="choices">
                {line.what !== "counted" && (
                  <a
                    class="button"
                    href={`/api/money/${line.entry}/receipt`}
                    aria-label={gettext("receipt: {what}", { what })}
                  >
                    {gettext("receipt")}
                  </a>
                )}
                <Button
                  kind="quiet"
                  name={gettext("take back: {what}", { what })}
                  onTap={() => onWrong({ entry: line.entry, what })}
                >
                  {gettext("take back##an entry")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "€100.00, the drawer of May → Bank" */
function inWords({ what, minor, currency, source, target, thing }: MoneyLine) {
  const said = { amount: money(Math.abs(minor), currency), source, target, thing };
  if (what === "paid") return gettext("Debt: {amount}, {source} → {target}", said);
  if (what === "carried") return gettext("Carried: {amount}, {source} → {target}", said);
  if (what === "counted")
    return gettext("Counted: {amount}, {target}", { ...said, amount: money(minor, currency) });
  if (!thing) return gettext("Gift: {amount}, {source} → {target}", said);
  return minor
    ? gettext("Gift: {thing} ({amount}), {source}", said)
    : gettext("Gift: {thing}, {source}", said);
}

async function fetched() {
  const [house, known] = await Promise.all([api.get<HouseMoney>("money"), knownDebts(api)]);
  return { house, ...known };
}

render(<Page />, pageElement());
