// SeatDialog({table, state, seat, onClose})   a seat between rounds: somebody sits down, brings more, adds a word to the
//                                             shuffle, or stands up.

import type { PersonToSit, SeatLine } from "../answers";
import type { ChipSet } from "../kit/types";
import type { TableProps, WithClose } from "./types";
import { ChipPad } from "../kit/chippad";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { chips } from "../kit/numbers";
import { mixed, gettext } from "../kit/gettext";

interface SeatDialogProps extends TableProps, WithClose {
  seat: number;
}

export function SeatDialog(props: SeatDialogProps) {
  const who = props.state.table.seats.find((seated) => seated.seat === props.seat);
  return who ? <Seated {...props} who={who} /> : <SitDown {...props} />;
}

const QUICK = [20, 50, 100, 200, 500, 1000];

interface AmountProps {
  label: string;
  value: number;
  most: number;
  least: number;
  chipset: ChipSet;
  onChange: (chips: number) => void;
}

/** An amount out of what somebody has: the whole of it, round sums, or any other from chips. */
function Amount({ label, value, most, least, chipset, onChange }: AmountProps) {
  const sums = QUICK.filter((sum) => sum < most);
  return (
    <div class="amount">
      <div class="choices" role="group" aria-label={gettext("amounts at one tap")}>
        <Button chosen={value === most && most > 0} disabled={!most} onTap={() => onChange(most)}>
          {gettext("all {chips}##of them", { chips: most })}
        </Button>
        {sums.map((sum) => (
          <Button key={sum} chosen={value === sum} onTap={() => onChange(sum)}>
            {chips(sum)}
          </Button>
        ))}
      </div>
      <ChipPad
        label={label}
        value={value}
        range={{ min: least, max: most }}
        optional={least === 0}
        chipset={chipset}
        onChange={onChange}
      />
    </div>
  );
}

function SitDown({ table, state, seat, onClose }: SeatDialogProps) {
  const people = [...state.table.people].sort(
    (a, b) => Number(b.bankroll > 0) - Number(a.bankroll > 0),
  );
  const able = state.table.for_points ? people : people.filter(({ bankroll }) => bankroll > 0);
  const [player, setPlayer] = useState(able.length === 1 ? able[0]?.player : undefined);
  const who = people.find((person) => person.player === player);
  const [wanted, want] = useState<number | null>(null);
  const { for_points: forPoints } = state.table; // chips stay where they are
  const amount = Math.min(wanted ?? (forPoints ? 0 : (who?.bankroll ?? 0)), who?.bankroll ?? 0);
  const pick = (person: PersonToSit) => {
    setPlayer(person.player);
    want(null);
  };
  const sit = async () => {
    if (who && (await table.sit(who.player, seat, amount))) onClose();
  };
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      <Button kind="main" disabled={!who} busy={table.late.value} onTap={sit}>
        {!who
          ? gettext("sit down")
          : forPoints && !amount
            ? gettext("seat {player}", { player: who.name })
            : gettext("seat {player} with {chips}", { player: who.name, chips: amount })}
      </Button>
    </>
  );
  return (
    <Dialog title={gettext("Seat {seat}", { seat })} onClose={onClose} foot={foot}>
      {!people.length && (
        <p>
          {forPoints
            ? gettext(
                "Everybody sits at this table already. New players give their names at the host's desk.",
              )
            : gettext(
                "Everybody sits at this table already. New players buy their chips at the host's desk.",
              )}
        </p>
      )}
      <div class="choices people" role="group" aria-label={gettext("who")}>
        {people.map((person) => (
          <Button key={person.player} chosen={person.player === player} onTap={() => pick(person)}>
            <span class="person">
              <b>{person.name}</b>
              <span>
                {person.bankroll ? chips(person.bankroll) : !forPoints && gettext("no chips")}
              </span>
            </span>
          </Button>
        ))}
      </div>
      {forPoints && <p class="quiet">{gettext("Played for points: nobody needs chips here.")}</p>}
      {who && who.bankroll === 0 && !forPoints && (
        <p class="quiet">
          {gettext("{player} has no chips: they are sold at the host's desk.", {
            player: who.name,
          })}
        </p>
      )}
      {who && who.bankroll > 0 && !forPoints && (
        <Amount
          label={gettext("brings")}
          value={amount}
          least={0}
          most={who.bankroll}
          chipset={state.night.chip_set}
          onChange={want}
        />
      )}
      <ErrorToast text={table.error.value} />
    </Dialog>
  );
}

interface SeatedProps extends SeatDialogProps {
  who: SeatLine;
}

function Seated({ table, state, seat, who, onClose }: SeatedProps) {
  const [more, setMore] = useState(0);
  const [word, setWord] = useState(who.cut);
  const closing = (action: () => Promise<boolean>) => async () => {
    if (await action()) onClose();
  };
  const amount = Math.min(more, who.bankroll);
  const points = state.table.for_points && !who.rack && !who.owes; // no chips, and none needed
  const { series } = state.table;
  const pot = (who.leaving && series?.pot) || 0;
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      {pot > 0 && (
        <Button kind="plain" busy={table.late.value} onTap={table.endSeries}>
          {gettext("End the series and divide {chips}", { chips: pot })}
        </Button>
      )}
      <Button kind="plain" busy={table.late.value} onTap={closing(() => table.stand(seat))}>
        {points
          ? gettext("{player} stands up", { player: who.name })
          : gettext("{player} stands up with {chips}", { player: who.name, chips: who.rack })}
      </Button>
    </>
  );
  return (
    <Dialog
      title={gettext("Seat {seat}: {player}", { seat, player: who.name })}
      onClose={onClose}
      foot={foot}
    >
      {!points && (
        <>
          <p>
            {mixed("rack {chips}", { chips: <b class="figure">{chips(who.rack)}</b> })}{" "}
            <span class="quiet">
              · {gettext("bankroll {chips}", { chips: who.bankroll })}
              {who.owes > 0 && ` · ${gettext("owes {chips}", { chips: who.owes })}`}
            </span>
          </p>
          <p class="small quiet">
            {gettext("Rack: the chips at this table. Bankroll: those that lie at no table.")}
          </p>
        </>
      )}
      {who.leaving && (
        <p class="small">
          {gettext("Who stands up now:")} {who.leaving}
        </p>
      )}
      {points ? (
        <p class="quiet">{gettext("Played for points: nobody needs chips here.")}</p>
      ) : who.bankroll > 0 ? (
        <>
          <Amount
            label={gettext("more")}
            value={amount}
            least={1}
            most={who.bankroll}
            chipset={state.night.chip_set}
            onChange={setMore}
          />
          <Button
            kind="main"
            disabled={amount < 1}
            busy={table.late.value}
            onTap={closing(() => table.topUp(seat, amount))}
          >
            {amount ? gettext("bring {chips} more", { chips: amount }) : gettext("bring more")}
          </Button>
        </>
      ) : (
        <p class="quiet">
          {gettext("Nothing in the bankroll to bring. Chips are sold at the host's desk.")}
        </p>
      )}
      {state.table.cards === "virtual" && (
        <div class="cut">
          <label class="cut-word">
            {gettext("a word for the shuffle")}
            <input
              maxlength={64}
              autocomplete="off"
              value={word}
              onInput={({ currentTarget }) => setWord(currentTarget.value)}
            />
          </label>
          <Button
            disabled={word.trim() === who.cut}
            onTap={closing(() => table.cut(seat, word.trim()))}
          >
            {gettext("cut")}
          </Button>
          <p class="small quiet">
            {gettext(
              "Anyone seated may mix a word of their own into the shuffle of the next round.",
            )}
          </p>
        </div>
      )}
      <ErrorToast text={table.error.value} />
    </Dialog>
  );
}
