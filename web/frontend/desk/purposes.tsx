// Purposes({server, state, onClose})   money of a club or a charity evening: a donation, an entry fee, a prize, an
//                                      expense, each with its purpose. It buys no chips.

import type { SheetProps } from "./types";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { Choices, FormDialog, Text, useId } from "./forms";
import { minorUnits } from "./worth";

const KINDS = [
  { value: "donation", label: gettext("Donation"), note: gettext("into the drawer") },
  { value: "entry-fee", label: gettext("Entry fee"), note: gettext("into the drawer") },
  { value: "prize", label: gettext("Prize"), note: gettext("out of the drawer") },
  { value: "expense", label: gettext("Expense"), note: gettext("out of the drawer") },
];

export function Purposes({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const whose = useId();
  const [now, set] = useState({ what: "donation", text: "", purpose: "", player: 0 });
  const cash = minorUnits(now.text, state.money?.currency ?? null);
  const send = async () => {
    const { what, purpose, player } = now;
    const said = { what, cash, purpose: purpose.trim(), ...(player && { player }) };
    if (await asking.ask("POST", `${server.path}/purposes`, said)) onClose();
  };
  const change = (what: keyof typeof now) => (value: string | number) =>
    set((was) => ({ ...was, [what]: value }));
  return (
    <FormDialog
      title={gettext("Money for a purpose")}
      onClose={onClose}
      asking={asking}
      blocked={!cash || !now.purpose.trim()}
      submit={gettext("book it")}
      onSubmit={send}
    >
      <Choices
        label={gettext("What it is")}
        value={now.what}
        choices={KINDS}
        onChange={change("what")}
      />
      <Text
        label={gettext("Amount")}
        value={now.text}
        numeric
        suffix={state.money?.currency ?? gettext("play money")}
        wrong={now.text && cash === null && gettext("An amount such as 100 or 100.50.")}
        onInput={change("text")}
      />
      <Text
        label={gettext("Purpose")}
        value={now.purpose}
        wrong={asking.fields.purpose}
        onInput={change("purpose")}
      />
      <div class="labelled">
        <label for={whose}>{gettext("Whose")}</label>
        <select
          id={whose}
          value={now.player}
          onChange={(event) => change("player")(Number(event.currentTarget.value))}
        >
          <option value="0">{gettext("nobody's in particular")}</option>
          {state.players.map(({ player, name }) => (
            <option key={player} value={player}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p>
        <a href={`/api/${server.path}/purposes/page`}>
          {gettext("The report: receipts, prizes, expenses, proceeds")}
        </a>
      </p>
    </FormDialog>
  );
}
