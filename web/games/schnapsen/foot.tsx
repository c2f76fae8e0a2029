// EntryFoot(…)   Schnapsen with a real deck: the pack, every card entered as it is played, and what the player with the lead
//                may do before it.

import type { RoundOf } from "../../frontend/answers";
import { PackPicker } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask, type Question } from "../../frontend/kit/dialog";
import { useState } from "preact/hooks";
import { Line } from "../../frontend/kit/line";
import { identity } from "../../frontend/kit/prompt";
import { gettext } from "../../frontend/kit/gettext";
import { TableError } from "../../frontend/table/frame";
import { rackOf } from "../../frontend/table/promptfoot";
import type { HeldByName, PromptOption } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { cardsOf, wordsOf } from "../../frontend/round/offers";
import type { FootProps } from "../../frontend/round/types";

/** A row a suit, the highest card first. */
const packOf = ({ ranks }: RoundOf<"schnapsen">) =>
  [..."shdc"].flatMap((suit) => [...ranks].reverse().map((rank) => rank + suit));

/** What is to be asked once more. */
interface Doubted {
  option: PromptOption;
  args: HeldByName;
  question: Question;
}

export function EntryFoot(props: FootProps<RoundOf<"schnapsen">>) {
  const { table, state, prompt, news, face } = props;
  const [doubted, doubt] = useState<Doubted | null>(null);
  const { round } = state;
  const sure = face.sure?.(round);
  const words = face.words?.(round);
  const play = prompt.options.find((option) => option.do === "play");
  const others = prompt.options.filter((option) => option !== play);
  const busy = table.late.value;
  const send = (option: PromptOption, args: HeldByName) => {
    const question = sure?.[option.do]?.(nameOf(round, option.by));
    if (question) doubt({ option, args, question });
    else table.act({ ...option, args });
  };
  const yes = () => {
    doubt(null);
    if (doubted) table.act({ ...doubted.option, args: doubted.args });
  };
  const answers = (option: PromptOption): readonly HeldByName[] =>
    option.values["suit"] ? wordsOf(option, "suit").map((suit) => ({ suit })) : [{}];
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <TableError table={table} />
      <PackPicker
        style="schnapsen"
        pack={packOf(round)}
        allowed={cardsOf(play)}
        onPick={(card) => play && table.act({ ...play, args: { card } })}
        busy={busy}
      />
      <Controls
        question={prompt.options.map(identity).join()}
        end={
          <Button kind="plain" disabled={!round.undoable} busy={busy} onTap={table.undo}>
            {gettext("undo")}
          </Button>
        }
      >
        {others.flatMap((option) =>
          answers(option).map((args) => (
            <Button
              key={`${option.do} ${args["suit"]}`}
              busy={busy}
              onTap={() => send(option, args)}
            >
              {words?.[option.do]?.(args) ?? option.do}
            </Button>
          )),
        )}
      </Controls>
      {doubted && <Ask {...doubted.question} onYes={yes} onClose={() => doubt(null)} />}
    </section>
  );
}
