// What is said at Chicago: hands and ranks in words, and who has said what in the showdown.

import type { ChicagoRound } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import { names } from "../../frontend/kit/names";
import { identity, isChoices } from "../../frontend/kit/prompt";
import type { HeldByName, PromptOption } from "../../frontend/kit/types";
import type { FootProps } from "../../frontend/round/types";
import { TableError } from "../../frontend/table/frame";

const WORDS: Readonly<Record<string, string>> = {
  pair: gettext("pair##announced"),
  two_pair: gettext("two pair##announced"),
  three: gettext("three##announced"),
  straight: gettext("straight##announced"),
  flush: gettext("flush##announced"),
  full_house: gettext("full house##announced"),
  four: gettext("four##announced"),
  straight_flush: gettext("straight flush##announced"),
  royal_flush: gettext("royal flush##announced"),
};

export const handWord = (hand: string) => WORDS[hand.replaceAll(" ", "_")] ?? hand;

const RANKS: Readonly<Record<string, string>> = {
  A: gettext("ace##a rank"),
  K: gettext("king##a rank"),
  Q: gettext("queen##a rank"),
  J: gettext("jack##a rank"),
  T: "10",
};

export const rankWord = (rank: string) => RANKS[rank] ?? rank;

/** All hands, the lowest first. */
export const hands = ({ board }: ChicagoRound) => Object.keys(board.points);

/** What a seat has said in the showdown under way, or in the last one while cards are changed. */
export function Said({ round, seat }: { round: ChicagoRound; seat: number }) {
  const { said, passed, tricks } = round.facts;
  if (tricks.order.length) return null;
  const claim = said.find((each) => each.seat === seat);
  if (!claim && !passed.includes(seat)) return null;
  const ranks = claim?.ranks.map(rankWord) ?? [];
  return (
    <span class={names(["chi-said", claim?.stands && "is-lit"])}>
      {claim ? [handWord(claim.hand), ...ranks].join(" · ") : gettext("passes")}
    </span>
  );
}

/** The verbs that say a word. */
export const SPOKEN = ["announce", "say"];

interface WordsProps {
  round: ChicagoRound;
  options: readonly PromptOption[];
  busy: boolean;
  onSay: (option: PromptOption, args: HeldByName) => unknown;
}

/** Every word that may be said now, a button each: the hands with what they count, or the ranks. */
export function Words({ round, options, busy, onSay }: WordsProps) {
  const announce = options.find(({ do: verb }) => verb === "announce");
  const say = options.find(({ do: verb }) => verb === "say");
  return (
    <>
      {announce && (
        <div class="chi-words" role="group" aria-label={gettext("what you have")}>
          {valuesOf(announce, "hand").map((hand) => (
            <Button key={hand} kind="main" busy={busy} onTap={() => onSay(announce, { hand })}>
              <span>
                {handWord(hand)} <small>{round.board.points[hand]}</small>
              </span>
            </Button>
          ))}
        </div>
      )}
      {say && (
        <div class="chi-words is-ranks" role="group" aria-label={gettext("the rank")}>
          {valuesOf(say, "rank").map((rank) => (
            <Button key={rank} kind="main" busy={busy} onTap={() => onSay(say, { rank })}>
              {rankWord(rank)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function valuesOf({ values }: PromptOption, name: string): string[] {
  const value = values[name];
  return value && isChoices(value) ? value.map(String) : [];
}

/** The foot while somebody speaks and the tablet may enter what. */
export const speakingFoot = ({ prompt }: ChicagoRound) =>
  prompt?.options.some(({ do: verb }) => SPOKEN.includes(verb)) ? SpeakingFoot : null;

function SpeakingFoot({ table, state, prompt, news }: FootProps<ChicagoRound>) {
  const busy = table.late.value;
  const pass = prompt.options.find(({ do: verb }) => verb === "pass");
  const end = (
    <Button kind="plain" disabled={!state.round.undoable} busy={busy} onTap={table.undo}>
      {gettext("take back")}
    </Button>
  );
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} />
      <TableError table={table} />
      <Controls question={prompt.options.map(identity).join()} end={end}>
        <Words
          round={state.round}
          options={prompt.options}
          busy={busy}
          onSay={(option, args) => table.act({ ...option, args })}
        />
        {pass && (
          <Button kind="plain" busy={busy} onTap={() => table.act({ ...pass, args: {} })}>
            {gettext("PASS")}
          </Button>
        )}
      </Controls>
    </section>
  );
}
