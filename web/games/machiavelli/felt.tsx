// Machiavelli on the tablet: the melds, who plays with how many cards. In a player's hands the table is a workbench; with a
// real deck the dealer puts it together as it lies, with the cards that have come to it.

import type { MachiavelliRound } from "../../frontend/answers";
import {
  BenchFoot,
  BenchHand,
  BenchHeaps,
  cardsLaid,
  SortKey,
  useGroups,
} from "../../frontend/kit/bench";
import { CardPicker, cardSign, leftToName } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import type { PromptOption } from "../../frontend/kit/types";
import { benchOf } from "../../frontend/kit/workbench";
import { Score } from "../../frontend/round/general";
import { goesOut } from "../../frontend/round/goingout";
import { optionOf, passOnToNext, seatAwaited } from "../../frontend/round/offers";
import { Pot, SeatBox, type SeatProps, Seats } from "../../frontend/round/seats";
import type {
  FeltProps,
  FootProps,
  GameFace,
  OpenHandProps,
  RoundState,
  SeenProps,
  TableOfScreen,
} from "../../frontend/round/types";
import { cardsOf, Melds, Others } from "./table";

declare module "../../frontend/round/types" {
  interface Pads {
    machiavelli: {
      /** Whether the dealer puts the table together. */
      laying: boolean;
    };
  }
}

export const felt = {
  Felt,
  Foot: (round: MachiavelliRound) => (round.cards === "physical" ? RealFoot : null),
  OpenHand,
  Seen,
  passOn: passOnToNext,
  words,
  ...goesOut<MachiavelliRound>(emptyHand),
} satisfies GameFace<MachiavelliRound>;

function words() {
  return {
    play: () => gettext("LAY THE TABLE"),
    draw: () => gettext("DRAW"),
    pass: () => gettext("PASS"),
  };
}

/** What is asked before a table is laid that does not come out. */
export const costs = () => ({
  title: gettext("It does not come out. Lay it?"),
  yes: gettext("lay it all the same"),
  danger: true,
});

/** Who has played the last card of the hand. */
function emptyHand({ seats, zones }: MachiavelliRound) {
  return seats.find(({ seat }) => zones[`hand:${seat}`]?.count === 0)?.seat ?? null;
}

function Felt({ table, state, paying, pad }: FeltProps<MachiavelliRound>) {
  const { round } = state;
  const bench = pad.laying ? benchAt(table, state) : null;
  return (
    <section class="felt machiavelli" aria-label={gettext("felt")}>
      <Seats style="machiavelli" state={state} paying={paying} Seat={Seat} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <div class="machiavelli-table" tabIndex={0} role="group" aria-label={gettext("melds")}>
        {bench ? (
          <BenchHeaps bench={bench} label={gettext("the table")} />
        ) : (
          <Melds round={round} />
        )}
      </div>
      <p class="machiavelli-left">
        {gettext("stock {count}", { count: round.zones["stock"]?.count ?? 0 })}{" "}
        <Pot round={round} />
      </p>
      <Score state={state} />
    </section>
  );
}

function Seat({ lit, ...seated }: SeatProps<MachiavelliRound>) {
  const {
    round,
    seated: { seat, player },
  } = seated;
  return (
    <SeatBox style="machiavelli" lit={lit} {...seated}>
      <b class="machiavelli-name">{player}</b>
      <span class="machiavelli-held">{cardsOf(round, seat)}</span>
    </SeatBox>
  );
}

/** Beside a hand that is covered. */
function Seen({ round, seat }: SeenProps<MachiavelliRound>) {
  return (
    <div class="machiavelli-seen hand-table">
      <Others round={round} seat={seat} />
      <Melds round={round} />
    </div>
  );
}

const keyOf = ({ night, table }: RoundState<MachiavelliRound>, { by, since }: PromptOption) =>
  `${night.night} ${table.table} ${table.number} ${by} ${since}`;

// In a player's hands

function OpenHand({ table, hand, seat, who, act, onCover }: OpenHandProps<MachiavelliRound>) {
  const { round } = hand;
  const cards = round.zones[`hand:${seat}`]?.cards ?? [];
  const sorting = useGroups(round, cards);
  const play = optionOf(round, seat, "play");
  const other = round.prompt?.options.find(({ by, do: verb }) => by === seat && verb !== "play");
  const bench =
    play &&
    benchOf(keyOf(hand, play), () => ({
      lying: round.facts.melds,
      own: cards,
      judge: table.judge(play),
    }));
  const busy = table.late.value;
  return (
    <>
      <section class="hand-felt machiavelli-hand" aria-label={gettext("your hand")}>
        <Others round={round} seat={seat} />
        {bench && (
          <>
            <BenchHeaps bench={bench} label={gettext("the table")} />
            <BenchHand bench={bench} groups={sorting.groups} />
          </>
        )}
        <div class="hand-foot">
          <SortKey sorting={sorting} />
          <Button kind="plain" onTap={onCover}>
            {gettext("cover")}
          </Button>
        </div>
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={round.prompt?.say.text ?? gettext("The round is over.")} detail={who} />
        {bench && play && (
          <BenchFoot
            bench={bench}
            say={cardsLaid}
            all={costs()}
            busy={busy}
            onSay={(args) => act({ ...play, args })}
          >
            {other && <Other option={other} busy={busy} isQuiet={bench.isTouched} act={act} />}
          </BenchFoot>
        )}
        <Controls
          question="laying"
          end={
            <Button kind="plain" onTap={table.takeBack}>
              {gettext("back to the dealer")}
            </Button>
          }
        />
      </section>
    </>
  );
}

interface OtherProps {
  option: PromptOption;
  busy: boolean;
  isQuiet: boolean;
  act: (option: PromptOption) => Promise<boolean>;
}

/** To draw, or to pass. */
export const Other = ({ option, busy, isQuiet, act }: OtherProps) => (
  <Button kind={isQuiet ? "plain" : "main"} busy={busy} onTap={() => act(option)}>
    {option.do === "draw" ? gettext("DRAW") : gettext("PASS")}
  </Button>
);

// With a real deck

/** The table as the dealer puts it together, for whoever has just laid it. */
function benchAt(table: TableOfScreen, state: RoundState<MachiavelliRound>) {
  const { round } = state;
  const play = optionOf(round, seatAwaited(round.prompt) ?? 0, "play");
  if (!play) return null;
  return benchOf(keyOf(state, play), () => ({
    lying: round.facts.melds,
    own: [],
    judge: table.judge(play),
    isNamed: true,
  }));
}

function RealFoot({ table, state, prompt, pad, setPad, news }: FootProps<MachiavelliRound>) {
  const { round } = state;
  const seat = seatAwaited(prompt) ?? 0;
  const play = optionOf(round, seat, "play");
  const other = prompt.options.find(({ by, do: verb }) => by === seat && verb !== "play");
  const bench = pad.laying ? benchAt(table, state) : null;
  const busy = table.late.value;
  const act = async (option: PromptOption, args = {}) => {
    const taken = await table.act({ ...option, args });
    if (taken) setPad({ laying: false });
    return taken;
  };
  if (!bench || !play)
    return (
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={prompt.say.text} news={news} />
        <Controls question={`real ${play?.since}`}>
          {other && <Other option={other} busy={busy} isQuiet={false} act={act} />}
          {play && (
            <Button kind="plain" disabled={busy} onTap={() => setPad({ laying: true })}>
              {gettext("LAY THE TABLE")} …
            </Button>
          )}
        </Controls>
      </section>
    );
  const named = bench.laid().map(({ card }) => card);
  const left = leftToName(cardsOfHand(play), named);
  return (
    <section class="foot bench-laying machiavelli-laying" aria-label={gettext("what is next")}>
      <Line
        text={gettext("Tap a heap, and the cards that have come to it.")}
        detail={named.length > 0 ? named.map(cardSign).join(" ") : null}
      />
      <CardPicker allowed={left} busy={busy} onPick={bench.enter} />
      <BenchFoot
        bench={bench}
        say={cardsLaid}
        all={costs()}
        busy={busy}
        onSay={(args) => act(play, args)}
      >
        <Button kind="quiet" onTap={() => setPad({ laying: false })}>
          {gettext("cancel")}
        </Button>
      </BenchFoot>
    </section>
  );
}

/** The cards that may come out of the hand. */
function cardsOfHand({ values }: PromptOption) {
  const value = values["table"];
  return value && "cards" in value ? value.cards.filter(isFace) : [];
}
