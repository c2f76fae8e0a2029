// EntryFoot(…)   Schnapsen with a real deck: the pack, every card entered as it is played, and what the player with the lead
//                may do before it.

import { cardKeys, Mark } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask } from "../../frontend/kit/dialog";
import { cardName } from "../../frontend/kit/faces";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { Line } from "../../frontend/kit/line";
import { identity } from "../../frontend/kit/prompt";
import { say } from "../../frontend/kit/say";
import { TableError } from "../../frontend/table/frame";
import { rackOf } from "../../frontend/table/promptfoot";
import { namesOf } from "../../frontend/round/lines";

const RANKS = [..."ATKQJ"];
const PACK = [..."shdc"].flatMap((suit) => RANKS.map((rank) => rank + suit));

export function EntryFoot({ table, state, news, face }) {
  const [doubted, doubt] = useState(null);
  const { round } = state;
  const { prompt } = round;
  const sure = face.sure();
  const words = face.words();
  const play = prompt.options.find((option) => option.do === "play");
  const others = prompt.options.filter((option) => option !== play);
  const busy = table.late.value;
  const open = new Set(play.values.card);
  const send = (option, args) =>
    sure[option.do] ? doubt({ option, args }) : table.act({ ...option, args });
  const yes = () => {
    doubt(null);
    table.act({ ...doubted.option, args: doubted.args });
  };
  const suits = (option) => option.values.suit ?? [null];
  return (
    <section class="foot" aria-label={say("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <TableError table={table} />
      <div class="schnapsen-pack" role="group" aria-label={say("cards")}>
        {PACK.map((card) => (
          <button
            type="button"
            key={card}
            class={names(["picker-card", `suit-${card[1]}`, !open.has(card) && "is-out"])}
            disabled={!open.has(card) || busy}
            aria-label={cardName(card)}
            data-keys={cardKeys(card)}
            onClick={() => table.act({ ...play, args: { card } })}
          >
            {open.has(card) && <Mark card={card} />}
          </button>
        ))}
      </div>
      <Controls
        question={prompt.options.map(identity).join()}
        end={
          <Button kind="plain" disabled={!round.undoable} busy={busy} onTap={table.undo}>
            {say("undo")}
          </Button>
        }
      >
        {others.flatMap((option) =>
          suits(option).map((suit) => {
            const args = suit ? { suit } : {};
            return (
              <Button key={`${option.do} ${suit}`} busy={busy} onTap={() => send(option, args)}>
                {words[option.do]?.(args) ?? option.do}
              </Button>
            );
          }),
        )}
      </Controls>
      {doubted && (
        <Ask
          {...sure[doubted.option.do](namesOf(round)[doubted.option.by])}
          onYes={yes}
          onClose={() => doubt(null)}
        />
      )}
    </section>
  );
}
