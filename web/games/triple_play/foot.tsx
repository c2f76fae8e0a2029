// The tablet's foot with a real deck: cards are named with a tap each, put together meld by meld, and said at once.

import type { TriplePlayRound } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import { identity } from "../../frontend/kit/prompt";
import { PromptControls } from "../../frontend/kit/promptcontrols";
import { namesOf } from "../../frontend/round/lines";
import type { FootProps } from "../../frontend/round/types";
import { TableError } from "../../frontend/table/frame";
import { NOTHING } from "./draft";
import { DRAFTED, Naming, Turn } from "./turn";
import { words } from "./words";

export const footOf = ({ cards, prompt }: TriplePlayRound) =>
  cards === "physical" && prompt?.options.some(({ do: verb }) => DRAFTED.includes(verb))
    ? NamingFoot
    : null;

function NamingFoot({ table, state, prompt, news, pad, setPad }: FootProps<TriplePlayRound>) {
  const { round, night } = state;
  const draft = pad.draft ?? NOTHING;
  const setDraft = (next: typeof draft) => setPad({ draft: next });
  const drafted = prompt.options.filter(({ do: verb }) => DRAFTED.includes(verb));
  const rest = prompt.options.filter(({ do: verb }) => !DRAFTED.includes(verb));
  const [who] = prompt.awaited;
  const busy = table.late.value;
  const end = (
    <Button kind="plain" disabled={!round.undoable} busy={busy} onTap={table.undo}>
      {gettext("undo")}
    </Button>
  );
  return (
    <section class="foot tp-foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} />
      <TableError table={table} />
      <Naming round={round} draft={draft} setDraft={setDraft} busy={busy} />
      <Controls question={prompt.options.map(identity).join()} end={end}>
        <Turn
          round={round}
          draft={draft}
          setDraft={setDraft}
          seat={typeof who === "number" ? who : 0}
          options={drafted}
          busy={busy}
          act={table.act}
          judge={table.judge}
        >
          {rest.length > 0 && (
            <PromptControls
              game={round.game}
              prompt={{ ...prompt, options: rest }}
              me="dealer"
              players={namesOf(round)}
              chipset={night.chip_set}
              words={words()}
              busy={busy}
              onAct={table.act}
            />
          )}
        </Turn>
      </Controls>
    </section>
  );
}
