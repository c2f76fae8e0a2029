// Cactus: two layouts, the stock and the pile between them. A card that is tapped is raised, and what may be done with it
// is said below; whether it matches, no screen says.

import type { CactusRound, StepView } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { gettext, mixed, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { Stroke } from "../../frontend/kit/scoresheet";
import { Score } from "../../frontend/round/general";
import { nameOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, FootProps, GameFace, SeenProps } from "../../frontend/round/types";
import { PromptFoot } from "../../frontend/table/promptfoot";
import { useDrag } from "../../frontend/kit/drag";
import { actionsOf, dropped, InHand, Layout, Middle } from "./layouts";
import { CactusHand } from "./turn";

export const felt = {
  Felt,
  Seen,
  OpenHand: CactusHand,
  Foot: () => Foot,
  describe,
  passOn,
  words: () => ({
    draw: () => gettext("DRAW"),
    take: () => gettext("TAKE"),
    discard: () => gettext("DISCARD"),
    end: () => gettext("END"),
    cactus: () => gettext("CACTUS"),
  }),
} satisfies GameFace<CactusRound>;

/** The tablet stays with whose turn it is, and goes on to the other with the turn. */
function passOn({ facts, finished }: CactusRound) {
  return finished ? null : facts.turn;
}

/** What was done, without a card: the rules say of a card what all may know. */
function describe(
  { do: verb, by, args }: StepView,
  { who, round }: { who: string; round: CactusRound },
) {
  const other = round.seats.find(({ seat }) => seat !== by)?.player ?? "";
  const at = { player: who, owner: other, place: String(args["place"] ?? "") };
  const said: Readonly<Record<string, string>> = {
    draw: gettext("{player} draws.", at),
    take: "",
    swap: gettext("{player} swaps the card at place {place}.", at),
    discard: gettext("{player} discards.", at),
    look: gettext("{player} looks at place {place}.", at),
    spy: gettext("{player} looks at place {place} of {owner}.", at),
    trade: gettext("{player} trades place {mine} for place {theirs} of {owner}.", {
      ...at,
      mine: String(args["mine"] ?? ""),
      theirs: String(args["theirs"] ?? ""),
    }),
    match: "",
    end: gettext("{player} ends the turn.", at),
    cactus: "",
  };
  return said[verb ?? ""] ?? null;
}

function Felt({ state, paying, table, pad, setPad }: FeltProps<CactusRound>) {
  const { round } = state;
  const { pot = 0 } = round.places;
  const options = round.prompt?.options ?? [];
  const raised = pad.raised ?? {};
  const lit = (seat: number) => isLit(round, seat, paying);
  const onRaise = (seat: number, place: number | undefined) =>
    setPad({ raised: { ...raised, [seat]: place } });
  const may = actionsOf(round, options, raised);
  const drag = useDrag(async (from, onto) => {
    const action = dropped(round, options, from, onto);
    if (action && (await table.act({ ...action.option, args: action.args })))
      setPad({ raised: {} });
  });
  return (
    <section
      class={names(["felt cactus", !round.finished && "has-scores"])}
      aria-label={gettext("felt")}
      {...drag}
    >
      {round.seats.map(({ seat, player, rack }, at) => (
        <section
          key={seat}
          class={names([
            "lit-box cactus-side",
            `is-${at ? "second" : "first"}`,
            lit(seat) && "is-lit",
          ])}
          aria-label={player}
          aria-description={stakesOf(round, seat)}
        >
          <span class="cactus-name">
            <Stroke at={at} /> <b>{player}</b>
            <b class="figure">{chips(round.facts.scores[seat] ?? 0)}</b>
            <span class="small" data-place={`seat:${seat}`}>
              {notesOf(round, seat, rack, state.table.hand_over?.seat)}
            </span>
          </span>
          <div class="cactus-row">
            <Layout round={round} seat={seat} options={options} raised={raised} onRaise={onRaise} />
            <InHand round={round} seat={seat} />
          </div>
        </section>
      ))}
      <div class="cactus-between">
        <Middle round={round} />
        <span class="cactus-pot" data-place="pot">
          {pot > 0 && mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}
        </span>
        <div class="cactus-actions">
          {may.map(({ option, args, text }) => (
            <Button
              key={`${option.by} ${option.do}`}
              kind={round.facts.turn === option.by ? "main" : "plain"}
              busy={table.late.value}
              onTap={async () => {
                if (await table.act({ ...option, args })) setPad({ raised: {} });
              }}
            >
              {`${nameOf(round, Number(option.by))}: ${text}`}
            </Button>
          ))}
        </div>
      </div>
      <Score state={state} />
    </section>
  );
}

/** What is done by tapping a card of the felt is said there. */
function Foot(props: FootProps<CactusRound>) {
  const options = props.prompt.options.filter(
    ({ values }) => !("place" in values || "mine" in values),
  );
  const general = props as unknown as FootProps; // which asks nothing of a game
  return <PromptFoot {...general} prompt={{ ...props.prompt, options }} />;
}

/** What everybody sees, small: beside a hand. */
function Seen({ round, seat }: SeenProps<CactusRound>) {
  const others = round.seats.filter((seated) => seated.seat !== seat);
  return (
    <div class="cactus-seen">
      {others.map((other) => (
        <Layout key={other.seat} round={round} seat={other.seat} />
      ))}
      <Middle round={round} />
      <Layout round={round} seat={seat} open={false} />
    </div>
  );
}

function notesOf(round: CactusRound, seat: number, rack: number, holds?: number) {
  const owes = round.markers[seat] ?? 0;
  return [
    round.facts.caller === seat && gettext("has called cactus"),
    round.dealer === seat && gettext("the deal"),
    holds === seat && gettext("has the tablet"),
    rack > 0 && ngettext("{count} chip", "{count} chips", rack),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
