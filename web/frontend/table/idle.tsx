// Idle({table, state})   between rounds: who sits where with how much, what is played, and the beginning of the next.

import type { SeatLine, SeriesState, TableOfState, TableState } from "../answers";
import type { PlaceToSit } from "./link";
import type { TableProps } from "./types";
import { HOUSE } from "../kit/api";
import { Button, Controls } from "../kit/controls";
import { Ask, Dialog } from "../kit/dialog";
import { GameWordsKey } from "../kit/gamewords";
import { useState } from "preact/hooks";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { spaced } from "../kit/labels";
import { isReachable, useRoom } from "../kit/room";
import { ngettext, gettext } from "../kit/gettext";
import { optionsInWords } from "../kit/settings";
import { SoundOffer } from "../kit/sound";
import { Score } from "../round/general";
import { Foot, TableBar } from "./frame";
import { GameChoice } from "./gamechoice";
import { JoinDialog } from "./joining";
import { DrawByHand, DrawPartners, Partners } from "./partners";
import { SeatDialog } from "./seatdialog";
import { Phones } from "./phones";
import { Dealing } from "./dealing";
import { Commitment, LastShuffle, roundsOf } from "./shuffle";

export function Idle({ table, state }: TableProps) {
  const [seat, openSeat] = useState<number | null>(null);
  const [choosing, choose] = useState(false);
  const [drawing, draw] = useState(false);
  const { can_begin: cannot, seed_missing: lost, number, seats } = state.table;
  const { series, asks_first: asks } = state.table;
  const Drawing = byHand(state.table) ? DrawByHand : DrawPartners;
  const yes = (act: () => unknown) => () => {
    ask(null);
    return act();
  };
  const shut = <Nothing,>(open: (nothing: Nothing) => void, nothing: Nothing) => {
    table.dismiss();
    open(nothing);
  };
  const [asked, ask] = useState<"begin" | "end" | null>(null); // what is to be said yes to first
  const everyone = placesForAll(state);
  const end = hasPot(series) && (
    <Button kind="plain" onTap={() => ask("end")}>
      {divides(series)}
    </Button>
  );
  return (
    <main class="screen is-idle">
      <TableBar table={table} state={state} />
      <section class="felt" aria-label={gettext("seats")}>
        <SoundOffer />
        <Seats state={state} onSeat={openSeat} />
        {state.table.draw && state.table.partners && <Partners draw={state.table.draw} />}
        <Score state={state} />
      </section>
      <Side table={table} state={state} onChoose={() => choose(true)} onDraw={() => draw(true)} />
      <Foot table={table} line={lost ? LOST : (cannot ?? ready(state))} detail={seated(seats)}>
        <Controls question={`idle ${number} ${lost}`} end={end}>
          {lost ? (
            <Button kind="main" large busy={table.late.value} onTap={table.renewCommitment}>
              {gettext("PROMISE ANOTHER SHUFFLE")}
            </Button>
          ) : (
            <Button
              kind="main"
              large
              disabled={cannot !== null}
              busy={table.late.value}
              onTap={() => (asks.length ? ask("begin") : table.begin())}
            >
              {gettext("BEGIN ROUND {number}", { number })}
            </Button>
          )}
          {everyone.length > 1 && (
            <Button kind="plain" busy={table.late.value} onTap={() => table.sitAll(everyone)}>
              {gettext("seat all {people}", { people: everyone.length })}
            </Button>
          )}
          {number === 1 && <GameWordsKey api={table.api} game={state.table.game} />}
        </Controls>
      </Foot>
      {seat !== null && (
        <SeatDialog
          key={seat}
          table={table}
          state={state}
          seat={seat}
          onClose={() => shut(openSeat, null)}
        />
      )}
      {asked === "begin" && asks.length > 0 && (
        <Dialog
          title={gettext("Round {number} begins?", { number })}
          onClose={() => ask(null)}
          foot={
            <>
              <Button kind="plain" onTap={() => ask(null)}>
                {gettext("not yet")}
              </Button>
              <Button kind="main" busy={table.late.value} onTap={yes(() => table.begin(true))}>
                {gettext("begin it so")}
              </Button>
            </>
          }
        >
          {asks.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p class="quiet">{gettext("A tap on a seat brings more chips to it.")}</p>
        </Dialog>
      )}
      {asked === "end" && series && (
        <Ask
          title={gettext("End the series?")}
          text={series.text}
          yes={divides(series)}
          no={gettext("play on")}
          onYes={yes(table.endSeries)}
          onClose={() => ask(null)}
        />
      )}
      {drawing && <Drawing table={table} state={state} onClose={() => shut(draw, false)} />}
      {choosing && <GameChoice table={table} state={state} onClose={() => shut(choose, false)} />}
    </main>
  );
}

/** Everyone who is in and sits nowhere, each with the whole bankroll, from the first free seat on; nobody where
 *  there are too few seats. Those without chips wait at a table that is not played for points. */
function placesForAll({ table, night }: TableState): PlaceToSit[] {
  const { people, free, for_points: forPoints } = table;
  const able = people.filter(({ bankroll, sits }) => !sits && (forPoints || bankroll > 0));
  if (able.length > free.length || night.status !== "open") return [];
  return able.flatMap(({ player, bankroll }, at) => {
    const seat = free[at];
    return seat === undefined ? [] : [{ player, seat, chips: forPoints ? 0 : bankroll }];
  });
}

const hasPot = (series: SeriesState | null): series is SeriesState =>
  series !== null && series.pot > 0;

const divides = ({ pot }: SeriesState) =>
  gettext("End the series and divide {chips}", { chips: pot });

const LOST = gettext(
  "The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again.",
);

const ready = ({ table }: TableState) =>
  table.cards === "physical"
    ? gettext("Shuffle and cut. Ready when you are.")
    : gettext("Ready when you are.");

const seated = (seats: readonly SeatLine[]) =>
  seats.length ? ngettext("{count} player", "{count} players", seats.length) : null;

const FEW_FREE = 4; // free seats that are all shown

interface SeatsProps {
  state: TableState;
  onSeat: (seat: number) => void;
}

function Seats({ state, onSeat }: SeatsProps) {
  const { seats, free, partners } = state.table;
  const [spread, spreadAll] = useState(false);
  const few = spread || free.length <= FEW_FREE || partners ? free : free.slice(0, 1);
  const all = [
    ...seats.map((who) => ({ seat: who.seat, who })),
    ...few.map((seat) => ({ seat, who: null })),
  ].sort((a, b) => a.seat - b.seat);
  if (state.night.status !== "open") return null;
  return (
    <div class={names(["places", all.length > 10 && "is-many", partners && "is-across"])}>
      {all.map((place) => (
        <Place
          key={place.seat}
          {...place}
          points={state.table.for_points}
          onTap={() => onSeat(place.seat)}
        />
      ))}
      {few.length < free.length && (
        <button type="button" class="place is-free is-more" onClick={() => spreadAll(true)}>
          <span class="place-name">{gettext("all seats …")}</span>
        </button>
      )}
    </div>
  );
}

interface PlaceProps {
  seat: number;
  who: SeatLine | null;
  points: boolean;
  onTap: () => void;
}

function Place({ seat, who, points, onTap }: PlaceProps) {
  if (!who) {
    return (
      <button type="button" class="place is-free" onClick={onTap}>
        <span class="unseen">{gettext("seat {seat}, free", { seat })}</span>
        <span class="place-number" aria-hidden="true">
          {seat}
        </span>
        <span class="place-name" aria-hidden="true">
          {gettext("+ seat")}
        </span>
      </button>
    );
  }
  const { name, rack, cut, owes, out } = who;
  const note = [
    out && gettext("sits out"),
    cut && gettext("cut ✓"),
    owes > 0 && gettext("owes {chips}", { chips: owes }),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <button type="button" class="place" aria-description={note || undefined} onClick={onTap}>
      <span class="unseen">
        {gettext("seat {seat}, {player}, rack {chips}", { seat, player: name, chips: rack })}
      </span>
      <span class="place-number" aria-hidden="true">
        {seat}
      </span>
      <span class="place-name" aria-hidden="true">
        {name}
      </span>
      <span class="place-rack figure" aria-hidden="true" data-place={`seat:${seat}`}>
        {rack || !points ? chips(rack) : ""}
      </span>
      <span class="place-note" aria-hidden="true">
        {note}
      </span>
    </button>
  );
}

/** The room code, for whoever comes to the table with a phone; a tap shows it large. */
function Join({ table, state }: TableProps) {
  const [large, setLarge] = useState(false);
  const room = useRoom(table.api, state.night.night);
  if (HOUSE || !room || !isReachable(room) || state.night.status !== "open") return null;
  return (
    <>
      <button type="button" class="join-line" onClick={() => setLarge(true)}>
        <span>{gettext("join")}</span>
        <b>{spaced(room.code)}</b>
      </button>
      {large && <JoinDialog table={table} state={state} onClose={() => setLarge(false)} />}
    </>
  );
}

interface SideProps extends TableProps {
  onChoose: () => void;
  onDraw: () => void;
}

function Side({ table, state, onChoose, onDraw }: SideProps) {
  const { game_name: name, cards, commitment, last_round: last } = state.table;
  return (
    <aside class="side" aria-label={gettext("what is played")}>
      <h2>{name}</h2>
      <p>{cards === "virtual" ? gettext("cards on the screens") : gettext("a real deck")}</p>
      <OptionWords state={state} />
      {state.table.hints && <p>{gettext("Hints are shown to everybody at this table.")}</p>}
      <Button onTap={onChoose}>{gettext("game, options …")}</Button>
      {state.table.seats.length > 1 && <StandAll table={table} state={state} />}
      {(state.table.draws_partners || byHand(state.table)) && (
        <Button onTap={onDraw}>{gettext("draw partners …")}</Button>
      )}
      <Phones table={table} state={state} />
      <Dealing table={table} state={state} />
      <PutRight table={state.table} />
      <div class="side-foot">
        <Join table={table} state={state} />
        {last && (
          <>
            <LastShuffle state={state} round={last} />
            <a class="button" href={roundsOf(state)}>
              {gettext("the last rounds")}
            </a>
          </>
        )}
        <Commitment commitment={commitment} cards={cards} />
      </div>
    </aside>
  );
}

/** Everybody stands up; what lies in the pots is divided with it, and said before. */
function StandAll({ table, state }: TableProps) {
  const [asked, ask] = useState(false);
  const { series } = state.table;
  return (
    <>
      <Button busy={table.late.value} onTap={() => (hasPot(series) ? ask(true) : table.standAll())}>
        {gettext("everybody stands up")}
      </Button>
      {asked && hasPot(series) && (
        <Ask
          title={gettext("Everybody stands up?")}
          text={series.text}
          yes={divides(series)}
          no={gettext("play on")}
          onYes={() => {
            ask(false);
            table.standAll();
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** Whether partners are drawn with the real deck that lies here: not in the middle of a game. */
const byHand = ({ partners, cards, carry }: TableOfState) =>
  partners && cards === "physical" && (!("scores" in carry) || Boolean(carry["finished"]));

/** What was voided and put right here: nobody can hide it. */
function PutRight({ table }: { table: TableOfState }) {
  const { rounds, voided, past, corrections } = table;
  if (!voided && !corrections.length) return null;
  const last = past.findLast((round) => round.voided);
  return (
    <ul class="side-options" aria-label={gettext("put right")}>
      {voided > 0 && (
        <li>
          {ngettext(
            "{voided} of {count} round voided",
            "{voided} of {count} rounds voided",
            rounds,
            {
              voided,
            },
          )}
          {last && `; ${gettext("round {number}: {why}", { number: last.number, why: last.why })}`}
        </li>
      )}
      {corrections.slice(0, 3).map((correction) => (
        <li key={correction.entry}>
          {gettext("{what} taken back by {who}: {why}", {
            what: correction.was,
            who: correction.who,
            why: correction.why,
          })}
        </li>
      ))}
    </ul>
  );
}

/** The options as they stand; what each means is said where they are chosen. */
function OptionWords({ state }: { state: TableState }) {
  const { options, game: slug } = state.table;
  const game = { slug, settings: Object.keys(options).map((name) => ({ name })) };
  return (
    <ul class="side-options">
      {optionsInWords(game, options).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
