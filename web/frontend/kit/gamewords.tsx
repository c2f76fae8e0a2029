// GameWords({api, game})        what is said at a game's table and somebody may not know, each word with its meaning
// GameWordsFold({api, game})    the same, behind a line to tap
// GameWordsKey({api, game})     the same, behind a button

import type { Api } from "./api";
import { Button } from "./controls";
import { Dialog } from "./dialog";
import { useEffect, useState } from "preact/hooks";
import { gettext } from "./gettext";

interface GameWordsProps {
  api: Api;
  game: string;
}

export function GameWords({ api, game }: GameWordsProps) {
  const [words, see] = useState<readonly string[]>([]);
  useEffect(() => {
    api.get<{ words: readonly string[] }>(`games/${game}`).then(
      (known) => see(known.words),
      () => see([]), // they are a help: a table does without
    );
  }, [game]);
  if (!words.length) return null;
  return (
    <ul class="game-words" aria-label={gettext("words of this game")}>
      {words.map((text) => (
        <Explained key={text} text={text} />
      ))}
    </ul>
  );
}

export const GameWordsFold = (props: GameWordsProps) => (
  <details class="game-words-fold">
    <summary>{gettext("words of this game")}</summary>
    <GameWords {...props} />
  </details>
);

export function GameWordsKey(props: GameWordsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" onTap={() => setOpen(true)}>
        {gettext("words of this game")}
      </Button>
      {open && (
        <Dialog
          title={gettext("words of this game")}
          onClose={close}
          foot={
            <Button kind="plain" onTap={close}>
              {gettext("go back")}
            </Button>
          }
        >
          <GameWords {...props} />
        </Dialog>
      )}
    </>
  );
}

function Explained({ text }: { text: string }) {
  const end = text.indexOf(":");
  return (
    <li>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </li>
  );
}
