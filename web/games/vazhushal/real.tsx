// Vazhushal with a real deck: the dealer enters melds, or what is taken of the line, as they lie. Each card is named; what a wild
// card stands for the rules read from where it lies.
//
//   Heaps({…})       the melds while they are entered
//   takenOf(pad)     how much of the line is taken; onTake, or nothing where it is not asked
//   RealFoot({…})    the dealer's foot

import type { VazhushalRound } from "../../frontend/answers";
import { BenchFoot, BenchHeaps, cardsLaid } from "../../frontend/kit/bench";
import { CardPicker, cardSign, leftToName } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { isFace } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import type { PromptOption } from "../../frontend/kit/types";
import { benchOf } from "../../frontend/kit/workbench";
import { optionOf, seatAwaited } from "../../frontend/round/offers";
import type { FeltProps, FootProps } from "../../frontend/round/types";
import { PromptFoot } from "../../frontend/table/promptfoot";
import { meldsOf } from "./table";
import { taken } from "./turn";

type Laying = "meld" | "take";

type Props = Pick<FeltProps<VazhushalRound>, "table" | "state" | "pad" | "setPad">;

/** What is entered, for whoever's turn it is: null where nothing is, or it is not open any more. */
function entered({ state: { round }, pad }: Props): PromptOption | null {
  if (round.cards === "virtual" || !pad.laying) return null;
  return optionOf(round, seatAwaited(round.prompt) ?? 0, pad.laying) ?? null;
}

const countOf = ({ pad }: Props) => (pad.laying === "take" ? (pad.count ?? null) : null);

function benchFor(props: Props) {
  const { table, state } = props;
  const option = entered(props);
  const count = countOf(props);
  if (!option || (option.do === "take" && !count)) return null;
  const { night, round } = state;
  const asked = [
    night.night,
    state.table.table,
    state.table.number,
    option.since,
    option.do,
    count,
  ];
  return benchOf(asked.join(" "), () => ({
    lying: option.do === "meld" ? meldsOf(round, Number(option.by)) : [],
    own: [],
    judge: table.judge({ ...option, args: count ? { count } : {} }),
    isNamed: true,
  }));
}

/** While what is taken is entered, a tap on the line says how much of it. */
export function takenOf(props: Props) {
  const count = countOf(props);
  const { setPad } = props;
  const isTaking = entered(props)?.do === "take";
  return {
    count,
    onTake: isTaking
      ? (deep: number) => setPad({ laying: "take", count: deep === count ? null : deep })
      : undefined,
  };
}

/** The buttons that begin it. */
function Begin({ table, state, setPad }: Props) {
  const { round } = state;
  const seat = seatAwaited(round.prompt) ?? 0;
  const begin = (laying: Laying, label: string) =>
    optionOf(round, seat, laying) && (
      <Button
        kind="plain"
        disabled={table.late.value}
        onTap={() => setPad({ laying, count: null })}
      >
        {label} …
      </Button>
    );
  return (
    <>
      {begin("take", gettext("TAKE FROM THE LINE"))}
      {begin("meld", gettext("MELD"))}
    </>
  );
}

export function Heaps(props: Props) {
  const bench = benchFor(props);
  return bench && <BenchHeaps bench={bench} label={gettext("melds that are entered")} />;
}

export function RealFoot(props: FootProps<VazhushalRound>) {
  const { table, prompt, setPad, news } = props;
  const option = entered(props);
  if (!option) {
    const options = prompt.options.filter(({ do: verb }) => verb !== "meld" && verb !== "take");
    const general = props as unknown as FootProps; // which asks nothing of a game
    return <PromptFoot {...general} prompt={{ ...prompt, options }} more={<Begin {...props} />} />;
  }
  const bench = benchFor(props);
  const count = countOf(props);
  const busy = table.late.value;
  const leave = () => setPad({ laying: null, count: null });
  const cancel = (
    <Button kind="quiet" onTap={leave}>
      {gettext("cancel")}
    </Button>
  );
  if (!bench)
    return (
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={gettext("Tap the deepest card of the line that is taken.")} news={news} />
        {cancel}
      </section>
    );
  const named = bench.laid().map(({ card }) => card);
  return (
    <section class="foot bench-laying vazhushal-laying" aria-label={gettext("what is next")}>
      <Line
        text={gettext("Tap a heap, and the cards that have come to it.")}
        detail={named.length > 0 ? named.map(cardSign).join(" ") : null}
      />
      <CardPicker allowed={leftToName(nameable(option), named)} busy={busy} onPick={bench.enter} />
      <BenchFoot
        bench={bench}
        say={(cards) => (count ? taken(count) : cardsLaid(cards))}
        all={{ title: "", yes: "" }}
        busy={busy}
        onSay={async (args) => {
          const done = await table.act({ ...option, args });
          if (done) leave();
          return done;
        }}
      >
        {cancel}
      </BenchFoot>
    </section>
  );
}

/** The cards that may come out of the hand, or are taken with the line. */
function nameable({ values }: PromptOption) {
  const value = values["melds"] ?? values["cards"];
  const given = value && "cards" in value ? value.cards : value && "of" in value ? value.of : [];
  return given.filter(isFace);
}
