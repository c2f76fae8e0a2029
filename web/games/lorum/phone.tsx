// Lórum in a player's hand. In a blind Hairy Ape the others' cards are seen here, and one's own are backs, played by
// their place.

import { Hand } from "../../frontend/kit/card";
import { chips } from "../../frontend/kit/numbers";
import { names } from "../../frontend/kit/names";
import { identity } from "../../frontend/kit/prompt";
import { ngettext, mixed, gettext } from "../../frontend/kit/gettext";
import { useTapGuard } from "../../frontend/kit/taps";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { seatsOf } from "../../frontend/round/offers";
import { ringOf } from "../../frontend/round/ring";
import { Middle, sideOf } from "./middle";
import { type LorumRound, pointsOf, tricksOf } from "./pack";
import { Backs } from "./play";
import { CONTRACT_NAMES } from "./score";

type State = PlayingState<LorumRound>;

const isBlind = ({ round, table }: State) =>
  round.cards === "virtual" && round.zones[`hand:${table.seat}`]?.sight === "others";

const Unseen = () => <p class="controls-note">{gettext("Tap the back of the card you play.")}</p>;

export const phone = {
  Board,
  Mine: (state: State) => (isBlind(state) ? Blind : null),
  Play: (state: State) => (isBlind(state) ? Unseen : null),
} satisfies GamePhone<LorumRound>;

function Board({ state }: PhoneProps<LorumRound>) {
  const { round, table } = state;
  const { facts, board, places } = round;
  const points = pointsOf(facts)[table.seat];
  return (
    <>
      <p class="hand-pots">
        <span>
          <b>{CONTRACT_NAMES[facts.contract]}</b>
        </span>
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(places["pot"] ?? 0)}</b> })}
        </span>
        {points ? <span>{ngettext("{count} point", "{count} points", points)}</span> : null}
        <b class="lorum-costs">{board.costs}</b>
      </p>
      <Around state={state} />
      {isBlind(state) && <Others state={state} />}
    </>
  );
}

/** The table as I see it: I at the bottom, the others where they sit; where the middle needs all the width, above it. */
function Around({ state: { round, table } }: { state: State }) {
  const tricks = tricksOf(round.facts);
  return (
    <div class={names(["lorum-around", !tricks && "is-row"])}>
      {ringOf(round.seats, table.seat).map(({ seat, player }) => {
        const held = round.zones[`hand:${seat}`]?.count ?? 0;
        const taken = tricks?.tricks[seat] ?? 0;
        const notes = [
          taken && ngettext("{count} trick", "{count} tricks", taken),
          !tricks && held && ngettext("{count} card", "{count} cards", held),
        ];
        return (
          <span
            key={seat}
            class={names([
              "lit-box lorum-seat",
              `is-seat-${sideOf(round, seat, table.seat)}`,
              round.prompt?.awaited.includes(seat) && "is-lit",
            ])}
          >
            <b>{player}</b>
            <span>{notes.filter(Boolean).join(" · ")}</span>
          </span>
        );
      })}
      <Middle round={round} me={table.seat} />
    </div>
  );
}

/** What a blind player sees: everybody else's cards. */
function Others({ state: { round, table } }: { state: State }) {
  return (
    <div class="hand-others">
      {round.seats
        .filter(({ seat }) => seat !== table.seat)
        .map(({ seat, player }) => (
          <Hand key={seat} cards={round.zones[`hand:${seat}`]?.cards ?? []} label={player} fanned />
        ))}
    </div>
  );
}

function Blind({ hand, state, options }: MineProps<LorumRound>) {
  const { round, table } = state;
  const play = options.find((option) => option.do === "play");
  const guard = useTapGuard(play ? identity(play) : "");
  const tap = (position: number, event: Event) =>
    guard.blocks(event) || (play && hand.act({ ...play, args: { position } }));
  return (
    <div class="hand-open is-many" style={{ "--of": round.board.hand_cards }}>
      <Backs
        count={round.board.hand_cards}
        left={round.facts.positions?.[table.seat] ?? []}
        open={seatsOf(play, "position")}
        onTap={tap}
      />
    </div>
  );
}
