// Cut({hand, table})           behind “fair?”: what is promised of the next shuffle, and a word of one's own for it
// CheckRound({hand, table, number})   the shuffle of a round that is over, done again on this phone: one tap

import type { TableOfHand } from "../answers";
import type { HandLink } from "./link";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";

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
          {table.cut ? gettext("your word: {word}", { word: table.cut }) : gettext("fair?")}
        </Button>
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
      <p class="small quiet">
        {gettext(
          "The shuffle is promised: this is the SHA-256 of its seed, which is published after the round. A word of your own is mixed in, so nobody can have chosen the cards.",
        )}
      </p>
      <code class="small">{table.commitment}</code>
      <label class="field">
        {gettext("a word of your own for this shuffle")}
        <input
          value={word}
          maxlength={64}
          autocomplete="off"
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </label>
      <div class="hand-row">
        <Button kind="plain" onTap={() => setOpen(false)}>
          {gettext("leave it")}
        </Button>
        <Button kind="main" busy={hand.late.value} onTap={() => add(word.trim())}>
          {gettext("add it")}
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
  const [error, tell] = useState<string | null>(null);
  const check = async () => {
    try {
      const { check: link } = await hand.round(table, number);
      if (link) location.assign(`/shuffle${new URL(link.url).hash}`);
      else tell(gettext("A real deck was dealt: there is no shuffle to check."));
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button kind="plain" onTap={check}>
        {gettext("check the shuffle of round {number}", { number })}
      </Button>
      <ErrorToast text={error} />
    </>
  );
}
