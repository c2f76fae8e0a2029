// Cut({hand, table})           a word of one's own for the next shuffle
// CheckRound({hand, table, number})   the shuffle of a round that is over, done again on this phone: one tap

import type { TableOfHand } from "../answers";
import type { HandLink } from "./link";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { say } from "../kit/say";

interface CutProps {
  hand: HandLink;
  table: TableOfHand;
}

export function Cut({ hand, table }: CutProps) {
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState(table.cut);
  const add = async (said: string) => (await hand.cut(said)) && setOpen(false);
  if (!open)
    return (
      <div class="hand-cut">
        <Button kind="quiet" onTap={() => setOpen(true)}>
          {table.cut
            ? say("your word: {word}", { word: table.cut })
            : say("add a word to the shuffle")}
        </Button>
        <p class="small quiet">
          {say("promised:")} <code>{table.commitment?.slice(0, 16)} …</code>
        </p>
      </div>
    );
  return (
    <form
      class="hand-cut"
      onSubmit={(event) => {
        event.preventDefault();
        add(word.trim());
      }}
    >
      <label class="field">
        {say("a word of your own for this shuffle")}
        <input
          value={word}
          maxlength={64}
          autocomplete="off"
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </label>
      <div class="hand-row">
        <Button kind="plain" onTap={() => setOpen(false)}>
          {say("leave it")}
        </Button>
        <Button kind="main" busy={hand.late.value} onTap={() => add(word.trim())}>
          {say("add it")}
        </Button>
      </div>
    </form>
  );
}

interface CheckRoundProps {
  hand: HandLink;
  table: number;
  number: number;
}

export function CheckRound({ hand, table, number }: CheckRoundProps) {
  const [trouble, tell] = useState<string | null>(null);
  const check = async () => {
    try {
      const { check: link } = await hand.round(table, number);
      if (link) location.assign(`/shuffle${new URL(link.url).hash}`);
      else tell(say("A real deck was dealt: there is no shuffle to check."));
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button kind="plain" onTap={check}>
        {say("check the shuffle of round {number}", { number })}
      </Button>
      <ErrorToast text={trouble} />
    </>
  );
}
