// Commitment({commitment, cards})     what was promised about the shuffle, before anything was dealt; short, and whole
//                                     on request
// LastShuffle({state, round})              the round before: its seed, checked on this very screen against its commitment
// roundsOf(state)                     where the last rounds of the table are recalled, card by card

import type { LastRound, RoundView, TableState } from "../answers";
import { HOUSE } from "../kit/api";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { mixed, gettext } from "../kit/gettext";
import { fromHex } from "../kit/sha256";
import { commitment as promised } from "../kit/shuffle";

interface CommitmentProps {
  commitment: string | null;
  cards: RoundView["cards"];
}

export function Commitment({ commitment, cards }: CommitmentProps) {
  const [whole, setWhole] = useState(false);
  if (cards === "physical" || !commitment) {
    return (
      <p class="quiet small">
        {gettext("A real deck: the dealer shuffles, and nothing is promised.")}
      </p>
    );
  }
  return (
    <div class="commitment">
      <Button kind="quiet" chosen={whole} onTap={() => setWhole(!whole)}>
        <span class="quiet">{gettext("shuffle")}</span> <code>{short(commitment)}</code>
      </Button>
      {whole && (
        <div class="commitment-whole">
          <code>{commitment}</code>
          <p class="small quiet">
            {mixed(
              "The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is published when the round is closed, and anyone can redo the shuffle, on their own phone at {address}.",
              { address: <b>{location.host}/shuffle</b> },
            )}
          </p>
        </div>
      )}
    </div>
  );
}

export const short = (commitment: string) =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} …`;

export const roundsOf = ({ night, table }: TableState) =>
  `${HOUSE}/rounds/${night.night}/${table.table}`;

interface LastShuffleProps {
  state: TableState;
  round: LastRound;
}

export function LastShuffle({ state, round }: LastShuffleProps) {
  const [whole, setWhole] = useState(false);
  const { number } = round;
  const ended =
    round.ended === "voided"
      ? gettext("Round {number} was voided.", { number })
      : gettext("Round {number} is closed.", { number });
  if (round.commitment && !round.seed) {
    return (
      <p class="quiet small">
        {ended} {gettext("Its seed was lost: nobody can check its shuffle.")}
      </p>
    );
  }
  if (!round.seed) return <p class="quiet small">{ended}</p>;
  const kept = promised(fromHex(round.seed)) === round.commitment;
  return (
    <div class="commitment">
      <Button kind="quiet" chosen={whole} onTap={() => setWhole(!whole)}>
        <span class="quiet">
          {round.ended === "voided"
            ? gettext("round {number} was voided", { number })
            : gettext("round {number} is closed", { number })}
        </span>{" "}
        {kept ? gettext("seed ✓") : gettext("seed ✗")}
      </Button>
      {whole && (
        <div class="commitment-whole">
          <p class="small quiet">
            {kept
              ? gettext(
                  "This screen has checked it: the published seed is the one that was promised.",
                )
              : gettext(
                  "The published seed is not the one that was promised. Keep a photograph of this.",
                )}
          </p>
          <p class="small quiet">{gettext("seed")}</p>
          <code>{round.seed}</code>
          <p class="small quiet">{gettext("promised")}</p>
          <code>{round.commitment}</code>
          {round.cut && (
            <>
              <p class="small quiet">{gettext("cut")}</p>
              <code>{round.cut}</code>
            </>
          )}
          <a class="button" href={`${roundsOf(state)}#${round.number}`}>
            {gettext("see it again, card by card")}
          </a>
        </div>
      )}
    </div>
  );
}
