// PromptFoot(…)   the line and the controls of any prompt, whatever the game: every option of a seat and of the dealer,
//                 and the tablet passed to those who have something to look at first.
// passTo(…)       the buttons that pass the tablet; for a seat whose phone is in, a word that it is asked there
// isElsewhere(state, seat), elsewhere(state, seat)   whether this screen is not passed to a seat, and why, in a sentence

import type { ComponentChildren } from "preact";
import type { PromptView, RoundView, StepView, TableState, ZoneView } from "../answers";
import type { FootProps, RoundState, TableOfScreen } from "../round/types";
import type { Who } from "../kit/types";
import { isFace } from "../kit/faces";
import { Button } from "../kit/controls";
import { unheard } from "../kit/prompt";
import { PromptControls } from "../kit/promptcontrols";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { Line } from "../kit/line";
import { gettext } from "../kit/gettext";
import { namesOf } from "../round/lines";

interface PromptFootProps extends FootProps {
  /** What else may be begun, beside what is done now and then. */
  more?: ComponentChildren;
  /** What is done on the felt itself: then the buttons are quieter. */
  note?: string;
}

export function PromptFoot(props: PromptFootProps) {
  const { table, state, prompt, pad, setPad, last, news, face, more, note } = props;
  const { round } = state;
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <PromptControls
        game={round.game}
        prompt={prompt}
        me="dealer"
        players={namesOf(round)}
        chipset={state.night.chip_set}
        words={face.words?.(round) ?? {}}
        people={face.people}
        sure={face.sure?.(round)}
        last={last}
        first={note ? [<Note key="note">{note}</Note>] : passTo(table, state)}
        end={
          <>
            {more}
            <PassToAnother table={table} state={state} />
          </>
        }
        busy={table.late.value}
        error={table.error.value}
        onAct={table.act}
        chosen={pad.seat ?? null}
        onChoose={(seat) => seat !== "dealer" && setPad({ seat })}
        unheard={unheard(prompt, round.record)}
        shown={justShown(round)}
        entered={entered(prompt, round)}
        onTakeBack={round.undoable ? table.undo : undefined}
      />
    </section>
  );
}

const Note = ({ children }: { children: string }) => <p class="controls-note">{children}</p>;

/** The rack of the one seat that is awaited. */
export function rackOf(round: RoundView, awaited: readonly Who[]) {
  const seat = awaited.length === 1 && round.seats.find((seated) => seated.seat === awaited[0]);
  if (!seat || ("sheet" in round.facts && !seat.rack)) return null; // a game for points counts no chips
  return gettext("rack {chips}", { chips: seat.rack });
}

/** The card of a real deck that was entered last, if nothing else has happened since: what one tap takes back. */
function justShown({ record }: RoundView) {
  const last = record.at(-1);
  return last?.do === "show" ? cardsOf([last]) : [];
}

/** What of the hand or the board that is being entered is there so far. */
function entered({ say: { args } }: PromptView, { record }: RoundView) {
  const [number, count] = [args["number"], args["count"]];
  if (typeof number !== "number" || typeof count !== "number" || count <= 1) return null;
  return { cards: cardsOf(record.slice(record.length - number + 1)), places: count };
}

const cardsOf = (steps: readonly StepView[]) =>
  steps.map(({ args }) => args["card"]).filter(isFace);

/** Who has a hand that only they may see, or something to do that only they may be told. */
export function privateSeats({ round }: RoundState) {
  const { prompt, zones, cards } = round;
  const hidden = (seat: number) =>
    Object.values(zones).some((zone) => zone.count && seesAlone(zone, seat));
  const isOffered = (seat: number) => prompt?.options.some(({ by }) => by === seat);
  return (prompt?.awaited ?? [])
    .filter((who) => who !== "dealer")
    .filter((seat) => (cards === "virtual" && hidden(seat)) || !isOffered(seat));
}

/** Whether a seat sees cards that this screen does not show. */
export const seesAlone = ({ owner, sight }: ZoneView, seat: number) =>
  (sight === "owner" && owner === seat) || (sight === "others" && owner !== seat);

export function passTo(table: TableOfScreen, state: RoundState) {
  const players = namesOf(state.round);
  return privateSeats(state).map((seat) =>
    isElsewhere(state, seat) ? (
      <span key={`phone ${seat}`} class="controls-note">
        {elsewhere(state, seat)}
      </span>
    ) : (
      <Button
        key={`pass ${seat}`}
        kind="main"
        busy={table.late.value}
        onTap={() => table.handOver(seat)}
      >
        {gettext("tablet to {player}", { player: players[seat] ?? "" })}
      </Button>
    ),
  );
}

/** The tablet for somebody whose turn it is not: to look at the own hand, and to play what the rules allow out of turn.
 *  Whether they do is nobody else's to know, so everybody with a hidden hand is offered. */
function PassToAnother({ table, state }: Pick<FootProps, "table" | "state">) {
  const [open, setOpen] = useState(false);
  const { seats, prompt, zones, cards } = state.round;
  const others = seats.filter(
    ({ seat }) =>
      cards === "virtual" &&
      !prompt?.awaited.includes(seat) &&
      !isElsewhere(state, seat) &&
      Object.values(zones).some((zone) => zone.count && seesAlone(zone, seat)),
  );
  if (!others.length) return null;
  return (
    <>
      <Button kind="plain" onTap={() => setOpen(true)}>
        {gettext("another player …")}
      </Button>
      {open && (
        <Dialog title={gettext("Who takes the tablet?")} onClose={() => setOpen(false)}>
          <p>{gettext("It shows that player's cards, and what may be played out of turn.")}</p>
          <div class="choices">
            {others.map(({ seat, player }) => (
              <Button
                key={seat}
                busy={table.late.value}
                onTap={() => {
                  setOpen(false);
                  table.handOver(seat);
                }}
              >
                {player}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

const seatedIn = ({ table }: TableState, seat: number) =>
  table.seats.find((seated) => seated.seat === seat);

/** Whether a seat is played by the program, or on its player's own phone; one that was not heard for a minute holds no
 *  seat. */
export const isElsewhere = (state: TableState, seat: number) =>
  Boolean(seatedIn(state, seat)?.program) ||
  (state.table.phones && seatedIn(state, seat)?.phone === "in");

/** Why the tablet is not passed to such a seat. */
export const elsewhere = (state: TableState, seat: number) => {
  const seated = seatedIn(state, seat);
  const player = seated?.name ?? "";
  return seated?.program
    ? gettext("The program plays for {player}.", { player })
    : gettext("{player} has it on the phone.", { player });
};
