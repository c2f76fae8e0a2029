// Crates: the pile with the suit that is called, the stock, the way round, and everybody's cards and pressures.

import type { CratesRound, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { arranged } from "../../frontend/kit/sorting";
import { useTapGuard } from "../../frontend/kit/taps";
import type { HeldByName } from "../../frontend/kit/types";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { passOnToOnly } from "../../frontend/round/offers";
import { HandCounts, Pot, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
import type { FeltProps, GameFace, SeenProps } from "../../frontend/round/types";
import { Middle, suitWithSign } from "./middle";
import { CratesHand, drawing, footOf } from "./turn";

export const felt = {
  Felt,
  Foot: footOf,
  Seen,
  OpenHand: CratesHand,
  describe,
  passOn: passOnToOnly,
  words,
} satisfies GameFace<CratesRound>;

function words() {
  return {
    draw: () => gettext("DRAW"),
    name: ({ suit }: HeldByName) => suitWithSign(String(suit)),
  };
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const { card } = args;
  if (verb === "name") return ""; // the rules tell what is called
  return verb === "play" && isFace(card)
    ? gettext("{player} plays the {card}.", { player: who, card: cardSign(card) })
    : null;
}

function Felt({ state, table: screen, paying }: FeltProps<CratesRound>) {
  const { round } = state;
  const guard = useTapGuard(round.prompt?.options.map(identity).join() ?? "");
  return (
    <section
      class={names(["felt crates", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
      onClickCapture={guard.blocks}
    >
      <Middle round={round} onDraw={drawing({ state, table: screen })} />
      <Pot style="crates" round={round} />
      <Seats style="crates" state={state} paying={paying} Seat={Seat} />
      <Score state={state} />
    </section>
  );
}

/** What everybody sees, small: beside a hand. */
function Seen({ round }: Pick<SeenProps<CratesRound>, "round">) {
  return (
    <div class="crates-seen">
      <Middle round={round} />
      <HandCounts style="crates" round={round} />
    </div>
  );
}

/** The name under which a seat scores, its own or its side's. */
const scoringOf = ({ facts }: CratesRound, seat: number) =>
  Object.keys(facts.pressures).find((name) => name.split("+").includes(String(seat))) ?? "";

function Seat({ lit, ...seated }: SeatProps<CratesRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  const held = round.zones[`hand:${seat}`];
  const count = held?.count ?? 0;
  const shown = round.finished ? arranged((held?.cards ?? []).filter(isFace), round) : [];
  const name = scoringOf(round, seat);
  const pressures = round.facts.pressures[name] ?? 0;
  const said = [pressures > 0 && ngettext("{count} pressure", "{count} pressures", pressures)];
  return (
    <SeatBox style="crates" lit={lit} {...seated} said={said}>
      <span class="crates-name">
        <Stroke at={Object.keys(round.facts.pressures).indexOf(name)} /> <b>{player}</b>
      </span>
      <span class={names(["crates-held", shown.length > 0 && "is-open"])}>
        {shown.length
          ? shown.map((card) => cardSign(card)).join(" ")
          : ngettext("{count} card", "{count} cards", count)}{" "}
        <b class="figure">{chips(round.facts.scores[name] ?? 0)}</b>
      </span>
    </SeatBox>
  );
}
