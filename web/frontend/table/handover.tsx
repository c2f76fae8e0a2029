// HandScreen({table, state, seat})   the tablet in a player's hands: covered until it is touched, then that hand, what
//                                    it may do, and the way back. It ends by itself as soon as the seat has acted, or
//                                    goes on to the next hand where the game's face says so (passOn).

import type { RoundView, TableState } from "../answers";
import type { ActionAtTable, OpenHandProps, RoundState, SeenProps } from "../round/types";
import type { TableLink } from "./link";
import type { RoundProps } from "./types";
import { Button, Controls } from "../kit/controls";
import { Card, Hand } from "../kit/card";
import { useEffect, useState } from "preact/hooks";
import { useDrawn } from "../kit/drawn";
import { Line } from "../kit/line";
import { PromptControls } from "../kit/promptcontrols";
import { Hints } from "../kit/hints";
import { gettext } from "../kit/gettext";
import { SortButton, useSorting } from "../kit/sorting";
import { useTapGuard } from "../kit/taps";
import { faceOf } from "../round/faces";
import { Foot, TableBar, TableError } from "./frame";
import { PlayButtons, playsOf, TapHand, useHandPlay } from "../round/handplay";
import { lastOf } from "../round/memory";
import { isElsewhere, rackOf } from "./promptfoot";
import { plainZone } from "../round/general";
import { linesOf, namesOf } from "../round/lines";

const LOOK_AWAY = 25000; // milliseconds until an open hand that nobody touches is covered again

interface AtSeat extends RoundProps {
  seat: number;
}

export function HandScreen({ table, state, seat }: AtSeat) {
  const [open, setOpen] = useState(false);
  const hand = useHand(table, state, seat);
  useDrawn(hand?.version);
  const who = namesOf(state.round)[seat] ?? "";
  const cover = () => setOpen(false);
  const { passOn } = faceOf(state.round.game);
  const next =
    passOn &&
    ((round: RoundView) => {
      const to = passOn(round);
      return to !== null && isElsewhere(state, to) ? null : to;
    });
  const act = (action: ActionAtTable) => table.actInHand(action, seat, next);
  const guard = useTapGuard(String(open)); // a second tap on the cover must not play the card under it
  const Open = faceOf(state.round.game).OpenHand ?? OpenHand;
  useEffect(() => {
    if (!open) return undefined;
    let timer = setTimeout(cover, LOOK_AWAY);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(cover, LOOK_AWAY);
    };
    addEventListener("pointerdown", touched);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touched);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [open, state.version]);

  return (
    <main class="screen is-hand" onClickCapture={guard.blocks}>
      <TableBar table={table} state={state} />
      {open && hand ? (
        <Open table={table} hand={hand} seat={seat} who={who} act={act} onCover={cover} />
      ) : (
        <Covered
          table={table}
          state={state}
          seat={seat}
          who={who}
          ready={hand !== null}
          onLook={() => setOpen(true)}
        />
      )}
      {open && hand && <Hints api={table.api} state={hand} seat={seat} />}
    </main>
  );
}

/** The table as this seat sees it, looked at again whenever the table has moved on. */
function useHand(table: TableLink, state: TableState, seat: number) {
  const [hand, setHand] = useState<RoundState | null>(null);
  const held = state.table.hand_over?.here && state.table.hand_over.seat === seat;
  useEffect(() => {
    if (!held) return undefined;
    let current = true;
    table.hand(seat).then((seen) => current && setHand(seen));
    return () => {
      current = false;
    };
  }, [state.version, seat, held]);
  return hand;
}

interface CoveredProps extends AtSeat {
  who: string;
  ready: boolean;
  onLook: () => void;
}

/** What has happened last is said here too: the tablet may come straight from another hand. */
function Covered({ table, state, seat, who, ready, onLook }: CoveredProps) {
  const face = faceOf(state.round.game);
  const news = linesOf(state.round, face).at(-1);
  return (
    <>
      <section class="hand-felt" aria-label={gettext("your hand, covered")}>
        <p class="hand-news">{news?.text}</p>
        {face.Seen && <face.Seen round={state.round} seat={seat} />}
        <button type="button" class="hand-cover" disabled={!ready} onClick={onLook}>
          <span class="hand-backs" aria-hidden="true">
            <Card card="??" />
            <Card card="??" />
          </span>
          <span class="hand-touch">{gettext("{player}, touch to look", { player: who })}</span>
        </button>
      </section>
      <Foot table={table} line={gettext("{player}, this is for your eyes.", { player: who })}>
        <Controls
          question="covered"
          end={
            <Button kind="plain" onTap={table.takeBack}>
              {gettext("back to the dealer")}
            </Button>
          }
        />
      </Foot>
    </>
  );
}

function OpenHand({ table, hand, seat, who, act, onCover }: OpenHandProps) {
  const { round } = hand;
  const { prompt } = round;
  const face = faceOf(round.game);
  const own = Object.entries(round.zones).filter(
    ([, { owner, sight, cards }]) => owner === seat && sight === "owner" && cards.length,
  );
  const players = namesOf(round);
  const options = prompt?.options.filter(({ by }) => by === seat) ?? [];
  const plays = playsOf(
    options,
    own.flatMap(([, { cards }]) => cards),
  );
  const playing = useHandPlay(plays, act, table.dismiss, false, face.unlit);
  const sorting = useSorting(round);
  const words = face.words?.(round) ?? {};
  const Seen = face.Seen ?? SeenZones;
  const busy = table.late.value;
  const back = (
    <Button kind="plain" onTap={table.takeBack}>
      {gettext("back to the dealer")}
    </Button>
  );
  return (
    <>
      <section class="hand-felt" aria-label={gettext("your hand")}>
        <Seen round={round} seat={seat} />
        <div class="hand-own">
          {own.map(([name, { cards }]) => (
            <TapHand
              key={name}
              cards={sorting.arranged(cards)}
              plays={plays}
              hand={playing}
              label={own.length > 1 ? plainZone(name, players, round.game) : null}
              unlit={face.unlit}
            />
          ))}
        </div>
        <div class="hand-foot">
          <p class="hand-note">{round.hand_note}</p>
          {own.some(([, { cards }]) => cards.length > 1) && <SortButton sorting={sorting} />}
          <Button kind="plain" onTap={onCover}>
            {gettext("cover")}
          </Button>
        </div>
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line
          text={prompt?.say.text ?? gettext("The round is over.")}
          detail={[who, rackOf(round, [seat])].filter(Boolean).join(" · ")}
        />
        {prompt && options.length > 0 ? (
          <PromptControls
            game={round.game}
            prompt={prompt}
            me={seat}
            players={players}
            chipset={hand.night.chip_set}
            words={words}
            people={face.people}
            sure={face.sure?.(round)}
            last={lastOf(hand)}
            busy={busy}
            error={table.error.value}
            onAct={act}
            end={back}
            first={PlayButtons({ game: round.game, plays, hand: playing, words, busy })}
            drawn={(option) => plays.some((play) => play.option === option)}
          />
        ) : (
          <>
            <TableError table={table} />
            <Controls question="seen" end={back} />
          </>
        )}
      </section>
    </>
  );
}

/** What everybody sees on the table, and what only this seat sees of the others' cards. */
function SeenZones({ round, seat }: SeenProps) {
  const players = namesOf(round);
  const seen = Object.entries(round.zones).filter(
    ([, { owner, sight, cards }]) =>
      !(owner === seat && sight === "owner") && cards.some((card) => card !== "??"),
  );
  return (
    <div class="hand-others">
      {seen.map(([name, { cards }]) => (
        <Hand key={name} cards={cards} label={plainZone(name, players, round.game)} />
      ))}
    </div>
  );
}
