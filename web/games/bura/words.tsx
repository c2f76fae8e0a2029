// SpokenFoot(…)   the foot before a lead, where either player may speak and the first word counts; and, with a real deck,
//                 the cards of a lead or an answer as they are played.
// isWindow(prompt), wordsOf()

import { CardPicker } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Ask, Dialog } from "../../frontend/kit/dialog";
import { useState } from "preact/hooks";
import { Line } from "../../frontend/kit/line";
import { ErrorToast } from "../../frontend/kit/notice";
import { identity } from "../../frontend/kit/prompt";
import { say } from "../../frontend/kit/say";
import { elsewhere, isElsewhere, rackOf } from "../../frontend/table/promptfoot";
import { namesOf } from "../../frontend/round/lines";

export const isWindow = (prompt) => ["bura.first-lead", "bura.lead"].includes(prompt?.say.code);

const KINDS = {
  bura: say("three trumps"),
  aces: say("three aces"),
  molodka: say("three of one plain suit"),
};

export function wordsOf() {
  return {
    lead: ({ cards }) => say("LEAD {cards}", { cards: cards.map(cardSign).join(" ") }),
    answer: ({ cards }) => say("ANSWER {cards}", { cards: cards.map(cardSign).join(" ") }),
    announce: ({ kind }) => say("announce {kind}", { kind }),
    declare: () => say("declare 31"),
    yield: () => say("yield"),
    pass: () => say("PASS"),
  };
}

export function SpokenFoot({ table, state, news, face }) {
  const { round } = state;
  const { prompt } = round;
  const players = namesOf(round);
  const [leader] = prompt.awaited;
  const other = round.seats.find(({ seat }) => seat !== leader).seat;
  const option = (verb, by) =>
    prompt.options.find((option) => option.do === verb && (by === undefined || option.by === by));
  const cards = option("lead") ?? option("answer");
  const busy = table.late.value;
  const tabletTo = (seat, kind) =>
    isElsewhere(state, seat) ? (
      <span class="controls-note">{elsewhere(state, seat)}</span>
    ) : (
      <Button kind={kind} busy={busy} onTap={() => table.handOver(seat)}>
        {say("tablet to {player}", { player: players[seat] })}
      </Button>
    );
  const spoken = (
    <>
      {option("announce") && (
        <Announce option={option("announce")} who={players[other]} table={table} />
      )}
      {option("declare") && (
        <Declare
          options={prompt.options.filter((option) => option.do === "declare")}
          players={players}
          sure={face.sure()}
          table={table}
        />
      )}
    </>
  );
  return (
    <section class="foot" aria-label={say("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      {cards ? (
        <Cards
          key={identity(cards)}
          option={cards}
          words={wordsOf()}
          table={table}
          end={spoken}
          undo={round.undoable ? table.undo : null}
        />
      ) : (
        <>
          {table.error.value && (
            <div class="panel">
              <ErrorToast text={table.error.value} />
            </div>
          )}
          <Controls question={prompt.options.map(identity).join()} end={spoken}>
            {tabletTo(leader, "main")}
            {tabletTo(other, "plain")}
          </Controls>
        </>
      )}
    </section>
  );
}

/** Cards of a real deck, as they are played: what takes one card, or so many and no others, needs no further word. */
function Cards({ option, words, table, undo, end }) {
  const [picked, pick] = useState([]);
  const { of: open, least, most } = option.values.cards;
  const play = (cards) => table.act({ ...option, args: { cards } });
  const add = async (card) => {
    const cards = [...picked, card].slice(-most);
    pick(cards);
    if (least === most && cards.length === most && !(await play(cards))) pick([]);
  };
  return (
    <>
      <div class="panel">
        <CardPicker
          allowed={open}
          picked={picked}
          onPick={add}
          onTakeBack={(card) => pick(picked.filter((other) => other !== card))}
        />
        <ErrorToast text={table.error.value} />
      </div>
      <Controls question={identity(option)} end={end}>
        {least < most ? (
          <Button
            kind="main"
            disabled={!picked.length}
            busy={table.late.value}
            onTap={() => play(picked)}
          >
            {picked.length ? words[option.do]({ cards: picked }) : say("tap the cards led")}
          </Button>
        ) : (
          <p class="controls-note">
            {most === 1
              ? say("Tap the card.")
              : say("Tap the {most} cards: {count} more.", { most, count: most - picked.length })}
          </p>
        )}
        <Button kind="plain" disabled={!undo} busy={table.late.value} onTap={undo}>
          {say("undo")}
        </Button>
      </Controls>
    </>
  );
}

function Announce({ option, who, table }) {
  const [open, setOpen] = useState(false);
  const kinds = option.values.kind;
  const send = async (kind) => {
    setOpen(false);
    await table.act({ ...option, args: { kind } });
  };
  return (
    <>
      <Button onTap={() => setOpen(true)}>{say("announce …")}</Button>
      {open && (
        <Dialog
          title={say("{player} announces", { player: who })}
          onClose={() => setOpen(false)}
          foot={
            <Button kind="plain" onTap={() => setOpen(false)}>
              {say("go back")}
            </Button>
          }
        >
          <div class="choices">
            {kinds.map((kind) => (
              <Button key={kind} onTap={() => send(kind)}>
                <span class="choice-words">
                  <b>{kind}</b>
                  <span class="choice-note">{KINDS[kind]}</span>
                </span>
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Who declares is asked, and asked once more: the won cards are turned up, and that is that. */
function Declare({ options, players, sure, table }) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState(null);
  const close = () => {
    setOpen(false);
    choose(null);
  };
  const yes = async () => {
    close();
    await table.act(chosen);
  };
  return (
    <>
      <Button onTap={() => setOpen(true)}>{say("declare 31 …")}</Button>
      {open && !chosen && (
        <Dialog
          title={say("Who declares 31?")}
          onClose={close}
          foot={
            <Button kind="plain" onTap={close}>
              {say("go back")}
            </Button>
          }
        >
          <div class="choices">
            {options.map((option) => (
              <Button key={option.by} kind="plain" onTap={() => choose(option)}>
                {players[option.by]}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
      {chosen && <Ask {...sure.declare(players[chosen.by])} onYes={yes} onClose={close} />}
    </>
  );
}
