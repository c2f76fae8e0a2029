// A turn at Vazhushal, on the phone of a player or on the tablet that a player holds: a card of the line is touched, or one is
// drawn; melds are built on a workbench that nobody else sees; a card is touched and discarded.
//
//   benchFor(turn)   the workbench of what is asked now, or null
//   Table(turn)      the line, the others' melds, and the own ones as heaps
//   OwnCards(turn)   the own cards, by melds or by suits
//   Foot(turn)       what may be done

import type { ComponentChildren } from "preact";
import type { OptionView, VazhushalRound } from "../../frontend/answers";
import {
  BenchFoot,
  BenchHand,
  BenchHeaps,
  cardsLaid,
  HandInGroups,
  SortKey,
  useGroups,
} from "../../frontend/kit/bench";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import type { CardCode, HeldByName } from "../../frontend/kit/types";
import { benchOf, type Judge, type Workbench } from "../../frontend/kit/workbench";
import { lineOf, meldsOf, Others, TheLine, Wild } from "./table";

declare module "../../frontend/round/types" {
  interface Pads {
    vazhushal: {
      /** The question for which so much of the line is to be taken. */
      take: string;
      count: number | null;
      /** What the dealer of a real deck enters. */
      laying: "meld" | "take" | null;
    };
  }
}

export interface TurnProps {
  round: VazhushalRound;
  seat: number;
  /** What tells this question from every other one. */
  asked: string;
  /** Those of the seat; none where somebody else is asked. */
  options: readonly OptionView[];
  own: readonly CardCode[];
  /** How much of the line is to be taken. */
  count: number | null;
  setCount: (count: number | null) => void;
  judge: (option: OptionView, args: HeldByName) => Judge;
  act: (option: OptionView, args?: HeldByName) => Promise<boolean>;
  busy: boolean;
}

export const verbOf = ({ options }: Pick<TurnProps, "options">, verb: string) =>
  options.find((option) => option.do === verb);

export function benchFor(turn: TurnProps): Workbench | null {
  const { round, seat, own, count, asked } = turn;
  const take = verbOf(turn, "take");
  if (take)
    return count
      ? benchOf([asked, "take", count].join(" "), () => ({
          lying: [],
          own: [...own, ...lineOf(round).slice(-count)],
          judge: turn.judge(take, { count }),
        }))
      : null;
  const meld = verbOf(turn, "meld");
  if (!meld) return null;
  return benchOf([asked, "meld"].join(" "), () => ({
    lying: meldsOf(round, seat),
    own,
    judge: turn.judge(meld, {}),
  }));
}

export function Table(turn: TurnProps) {
  const { round, seat, count, setCount } = turn;
  const bench = benchFor(turn);
  const take = verbOf(turn, "take");
  return (
    <div class="vazhushal-table hand-table">
      <Wild round={round} />
      <TheLine
        round={round}
        count={take ? count : null}
        onTake={take && ((deep) => setCount(deep === count ? null : deep))}
      />
      {bench && <BenchHeaps bench={bench} label={gettext("your melds")} />}
      <Others round={round} seat={seat} />
    </div>
  );
}

/** Behind them, or with `children` under them, stands how they are sorted. */
export function OwnCards({ children, ...turn }: TurnProps & { children?: ComponentChildren }) {
  const sorting = useGroups(turn.round, turn.own);
  const bench = benchFor(turn);
  const { groups } = sorting;
  const end = children ? null : <SortKey sorting={sorting} />;
  return (
    <>
      {bench ? (
        <BenchHand bench={bench} groups={groups} end={end} />
      ) : (
        <HandInGroups groups={groups} end={end} />
      )}
      {children && (
        <div class="hand-foot">
          <SortKey sorting={sorting} />
          {children}
        </div>
      )}
    </>
  );
}

export function Foot(turn: TurnProps) {
  const { count, setCount, busy, act } = turn;
  const bench = benchFor(turn);
  const [draw, take, meld] = ["draw", "take", "meld"].map((verb) => verbOf(turn, verb));
  if (draw && !count)
    return (
      <div class="vazhushal-foot">
        <p class="quiet">
          {gettext("Or tap a card of the line: it comes with all that lies on it.")}
        </p>
        <Button kind="main" busy={busy} onTap={() => void act(draw)}>
          {gettext("DRAW")}
        </Button>
      </div>
    );
  const said = take && count ? take : meld;
  return (
    <div class="vazhushal-foot">
      {bench && said && (
        <BenchFoot
          bench={bench}
          say={(cards) => (take && count ? taken(count) : cardsLaid(cards))}
          all={{ title: "", yes: "" }}
          busy={busy}
          onSay={async (args) => {
            const done = await act(said, args);
            if (done) setCount(null);
            return done;
          }}
        />
      )}
      {take && count ? (
        <Button kind="quiet" onTap={() => setCount(null)}>
          {gettext("leave the line")}
        </Button>
      ) : (
        <Ending {...turn} bench={bench} />
      )}
    </div>
  );
}

export const taken = (count: number) =>
  ngettext("TAKE {count} CARD AND LAY", "TAKE {count} CARDS AND LAY", count);

/** The card that is taken up is discarded; or play has stopped, and one is done. */
function Ending(turn: TurnProps & { bench: Workbench | null }) {
  const { bench, busy, act, own } = turn;
  if (bench?.laid().length) return null;
  const [discard, done] = ["discard", "done"].map((verb) => verbOf(turn, verb));
  if (done)
    return (
      <Button kind={bench?.isTouched ? "plain" : "main"} busy={busy} onTap={() => void act(done)}>
        {gettext("DONE")}
      </Button>
    );
  if (!discard) return null;
  const [only, ...more] = bench?.picked.value ?? [];
  const up =
    only !== undefined && !more.length
      ? bench?.work.value.own.find(({ id }) => id === only)?.card
      : undefined;
  const card = bench ? up : own[0];
  return card ? (
    <Button kind="main" busy={busy} onTap={() => void act(discard, { card })}>
      {gettext("DISCARD {card}", { card: cardSign(card) })}
    </Button>
  ) : (
    <p class="quiet">{gettext("Tap a card to discard it, or cards to meld.")}</p>
  );
}
