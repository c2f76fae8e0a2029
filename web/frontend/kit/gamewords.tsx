// GameWords({api, game})        what is said at a game's table and somebody may not know, each word with its meaning
// GameWordsFold({api, game})    the same, behind a line to tap
// GameWordsKey({api, game})     the same, behind a button

import { Button } from "./controls";
import { Dialog } from "./dialog";
import { useEffect, useState } from "preact/hooks";
import { say } from "./say";

export function GameWords({ api, game }) {
  const [words, see] = useState([]);
  useEffect(() => {
    api.get(`games/${game}`).then(
      (known) => see(known.words),
      () => see([]), // they are a help: a table does without
    );
  }, [game]);
  return (
    words.length > 0 && (
      <ul class="game-words" aria-label={say("words of this game")}>
        {words.map((text) => (
          <Explained key={text} text={text} />
        ))}
      </ul>
    )
  );
}

export const GameWordsFold = (props) => (
  <details class="game-words-fold">
    <summary>{say("words of this game")}</summary>
    <GameWords {...props} />
  </details>
);

export function GameWordsKey(props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" onTap={() => setOpen(true)}>
        {say("words of this game")}
      </Button>
      {open && (
        <Dialog
          title={say("words of this game")}
          onClose={close}
          foot={
            <Button kind="plain" onTap={close}>
              {say("go back")}
            </Button>
          }
        >
          <GameWords {...props} />
        </Dialog>
      )}
    </>
  );
}

function Explained({ text }) {
  const end = text.indexOf(":");
  return (
    <li>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </li>
  );
}
