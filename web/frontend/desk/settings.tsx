// Settings({server, state, onClose})   the night's name and chips; what a chip is worth, until chips are about.

import type { SheetProps } from "./types";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { ChipSet, type HeldChip, wrongSet } from "./chipset";
import { FormDialog, Text } from "./forms";
import { heldOf, Money, moneyOf } from "./money";
import { worth } from "./worth";

const same = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

export function Settings({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const [name, setName] = useState(state.name);
  const [chipSet, setChipSet] = useState<readonly HeldChip[]>(state.chip_set);
  const [held, hold] = useState(() => heldOf(state.money));
  const isFixed = state.chips.issued > 0 || state.drawer.cash > 0;
  const money = moneyOf(held);
  const changes = {
    ...(name.trim() !== state.name && { name: name.trim() }),
    ...(!same(chipSet, state.chip_set) && {
      chip_set: chipSet.map(({ value, colour }) => ({ value, colour })),
    }),
    ...(!isFixed && !same(money, state.money) && { money }),
  };
  const change = async () => {
    if (await asking.ask("PATCH", server.path, changes)) onClose();
  };
  const wrong = !name.trim() || wrongSet(chipSet) || money === undefined;
  return (
    <FormDialog
      title={gettext("Settings of the night")}
      onClose={onClose}
      asking={asking}
      submit={gettext("change")}
      onSubmit={change}
      blocked={wrong || !Object.keys(changes).length}
    >
      <Text label={gettext("Name")} value={name} wrong={asking.fields.name} onInput={setName} />
      {isFixed ? (
        <p class="note">
          {state.money
            ? gettext(
                "A chip is worth {money}; that is settled once there are chips about, or cash in the drawer.",
                { money: worth(1, state.money) },
              )
            : gettext(
                "Chips are play money; that is settled once there are chips about, or cash in the drawer.",
              )}
        </p>
      ) : (
        <Money
          held={held}
          wrong={money === undefined && gettext("What is a chip worth? Such as 0.50.")}
          onChange={hold}
        />
      )}
      <ChipSet
        held={chipSet}
        money={state.money}
        wrong={wrongSet(chipSet) ?? asking.fields.chip_set}
        onChange={setChipSet}
      />
    </FormDialog>
  );
}
