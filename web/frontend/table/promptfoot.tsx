// PromptFoot(…)   the line and the controls of any prompt, whatever the game: every option of a seat and of the dealer,
//                 and the tablet passed to those who have something to look at first.
// passTo(…)       the buttons that pass the tablet; for a seat whose phone is in, a word that it is asked there
// isElsewhere(state, seat), elsewhere(state, seat)   whether this screen is not passed to a seat, and why, in a sentence

import { Button } from "../kit/controls";
import { unheard } from "../kit/prompt";
import { PromptControls } from "../kit/promptcontrols";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { Line } from "../kit/line";
import { say } from "../kit/say";
import { namesOf } from "../round/lines";

export function PromptFoot({ table, state, pad, setPad, last, news, face }) {
  const { round } = state;
  const { prompt } = round;
  return (
    <section class="foot" aria-label={say("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <PromptControls
        prompt={prompt}
        me="dealer"
        players={namesOf(round)}
        chipset={state.night.chip_set}
        words={face.words?.(round) ?? {}}
        sure={face.sure?.(round)}
        last={last}
        first={passTo(table, state)}
        end={<PassToAnother table={table} state={state} />}
        busy={table.late.value}
        error={table.error.value}
        onAct={table.act}
        chosen={pad.seat ?? null}
        onChoose={(seat) => setPad({ seat })}
        unheard={unheard(prompt, round.record)}
        shown={justShown(round)}
        entered={entered(round)}
        onTakeBack={round.undoable ? table.undo : null}
      />
    </section>
  );
}

/** The rack of the one seat that is awaited. */
export function rackOf(round, awaited) {
  const seat = awaited.length === 1 && round.seats.find((seated) => seated.seat === awaited[0]);
  if (!seat || (round.facts.sheet && !seat.rack)) return null; // a game for points counts no chips
  return say("rack {chips}", { chips: seat.rack });
}

/** The card of a real deck that was entered last, if nothing else has happened since: what one tap takes back. */
function justShown({ record }) {
  const last = record.at(-1);
  return last?.do === "show" ? [last.args.card] : [];
}

/** What of the hand or the board that is being entered is there so far. */
function entered({ prompt, record }) {
  const { number, count } = prompt.say.args;
  if (!(count > 1)) return null;
  return {
    cards: record.slice(record.length - number + 1).map(({ args }) => args.card),
    places: count,
  };
}

/** Who has a hand that only they may see, or something to do that only they may be told. */
export function privateSeats({ round }) {
  const { prompt, zones, cards } = round;
  const hidden = (seat) => Object.values(zones).some((zone) => zone.count && seesAlone(zone, seat));
  const told = (seat) => prompt.options.some(({ by }) => by === seat);
  return prompt.awaited.filter(
    (who) => who !== "dealer" && (cards === "virtual" ? hidden(who) || !told(who) : !told(who)),
  );
}

/** Whether a seat sees cards that this screen does not show. */
export const seesAlone = ({ owner, sight }, seat) =>
  (sight === "owner" && owner === seat) || (sight === "others" && owner !== seat);

export function passTo(table, state) {
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
        {say("tablet to {player}", { player: players[seat] })}
      </Button>
    ),
  );
}

/** The tablet for somebody whose turn it is not: to look at the own hand, and to play what the rules allow out of turn.
 *  Whether they do is nobody else's to know, so everybody with a hidden hand is offered. */
function PassToAnother({ table, state }) {
  const [open, setOpen] = useState(false);
  const { seats, prompt, zones, cards } = state.round;
  const others = seats.filter(
    ({ seat }) =>
      cards === "virtual" &&
      !prompt.awaited.includes(seat) &&
      !isElsewhere(state, seat) &&
      Object.values(zones).some((zone) => zone.count && seesAlone(zone, seat)),
  );
  if (!others.length) return null;
  return (
    <>
      <Button kind="plain" onTap={() => setOpen(true)}>
        {say("another player …")}
      </Button>
      {open && (
        <Dialog title={say("Who takes the tablet?")} onClose={() => setOpen(false)}>
          <p>{say("It shows that player's cards, and what may be played out of turn.")}</p>
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

const seatedIn = ({ table }, seat) => table.seats.find((seated) => seated.seat === seat);

/** Whether a seat is played by the program, or on its player's own phone; one that was not heard for a minute holds no
 *  seat. */
export const isElsewhere = (state, seat) =>
  Boolean(seatedIn(state, seat)?.program) ||
  (state.table.phones && seatedIn(state, seat)?.phone === "in");

/** Why the tablet is not passed to such a seat. */
export const elsewhere = (state, seat) => {
  const { name: player, program } = seatedIn(state, seat);
  return program
    ? say("The program plays for {player}.", { player })
    : say("{player} has it on the phone.", { player });
};
