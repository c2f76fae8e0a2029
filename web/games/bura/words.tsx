// SpokenFoot(…)   the foot before a lead, where either player may speak and the first word counts; and, with a real deck,
//                 the cards of a lead or an answer as they are played.
// wordsOf(round)

import type { ComponentChildren } from "preact";
import type { RoundOf } from "../../frontend/answers";
import { CardPicker, cardSign } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask, Dialog, type Question } from "../../frontend/kit/dialog";
import { useState } from "preact/hooks";
import { actionWords } from "../../frontend/kit/labels";
import { Line } from "../../frontend/kit/line";
import { ErrorToast } from "../../frontend/kit/notice";
import { identity } from "../../frontend/kit/prompt";
import { gettext } from "../../frontend/kit/gettext";
import { isFace } from "../../frontend/kit/faces";
import type { CardCode, Held, PromptOption, VerbWords } from "../../frontend/kit/types";
import { listOf } from "../../frontend/kit/prompt";
import { elsewhere, isElsewhere, rackOf } from "../../frontend/table/promptfoot";
import { nameOf, namesOf } from "../../frontend/round/lines";
import { seatAwaited, someOf, wordsOf as wordsIn } from "../../frontend/round/offers";
import type { FootProps, TableOfScreen } from "../../frontend/round/types";

export type BuraRound = RoundOf<"bura">;

const signs = (cards: Held) => listOf(cards).filter(isFace).map(cardSign).join(" ");

export function wordsOf({ board }: BuraRound): VerbWords {
  return {
    lead: (args) => gettext("LEAD {cards}", { cards: signs(args["cards"]) }),
    answer: (args) => gettext("ANSWER {cards}", { cards: signs(args["cards"]) }),
    announce: (args) => gettext("announce {kind}", { kind: String(args["kind"]) }),
    declare: () => gettext("declare {points}", { points: board.enough }),
    yield: () => gettext("yield"),
    pass: () => gettext("PASS"),
  };
}

/** What is asked once more before somebody declares. */
export const sureToDeclare = ({ board }: BuraRound, who: string): Question => ({
  title: gettext("{player} declares {points}?", { player: who, points: board.enough }),
  text: gettext("The won cards are turned up and counted. There is no way back."),
  yes: gettext("{player} declares", { player: who }),
});

export function SpokenFoot({ table, state, prompt, news }: FootProps<BuraRound>) {
  const { round } = state;
  const leader = seatAwaited(prompt);
  const other = otherThan(round, leader);
  const option = (verb: string) => prompt.options.find((option) => option.do === verb);
  const cards = option("lead") ?? option("answer");
  const announce = option("announce");
  const busy = table.late.value;
  const tabletTo = (seat: number, kind: "main" | "plain") =>
    isElsewhere(state, seat) ? (
      <span class="controls-note">{elsewhere(state, seat)}</span>
    ) : (
      <Button kind={kind} busy={busy} onTap={() => table.handOver(seat)}>
        {gettext("tablet to {player}", { player: nameOf(round, seat) })}
      </Button>
    );
  const spoken = (
    <>
      {announce && (
        <Announce
          option={announce}
          who={nameOf(round, other)}
          table={table}
          means={round.board.kinds}
        />
      )}
      {option("declare") && (
        <Declare
          round={round}
          options={prompt.options.filter((option) => option.do === "declare")}
          table={table}
        />
      )}
    </>
  );
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      {cards ? (
        <Cards
          key={identity(cards)}
          round={round}
          option={cards}
          table={table}
          end={spoken}
          undo={round.undoable ? table.undo : undefined}
        />
      ) : (
        <>
          {table.error.value && (
            <div class="panel">
              <ErrorToast text={table.error.value} />
            </div>
          )}
          <Controls question={prompt.options.map(identity).join()} end={spoken}>
            {leader !== null && tabletTo(leader, "main")}
            {other !== null && tabletTo(other, "plain")}
          </Controls>
        </>
      )}
    </section>
  );
}

/** The other one of the two; null before there is one. */
const otherThan = ({ seats }: BuraRound, seat: number | null) =>
  seats.find((seated) => seated.seat !== seat)?.seat ?? null;

interface CardsProps {
  round: BuraRound;
  option: PromptOption;
  table: TableOfScreen;
  undo: (() => unknown) | undefined;
  end: ComponentChildren;
}

const NO_CARDS = { of: [], least: 0, most: 0 };

/** Cards of a real deck, as they are played: what takes one card, or so many and no others, needs no further word. */
function Cards({ round, option, table, undo, end }: CardsProps) {
  const [picked, pick] = useState<readonly CardCode[]>([]);
  const { of: open, least, most } = someOf(option) ?? NO_CARDS;
  const play = (cards: readonly CardCode[]) => table.act({ ...option, args: { cards } });
  const add = async (card: CardCode) => {
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
            {picked.length
              ? actionWords(option.do, { cards: picked }, wordsOf(round))
              : gettext("tap the cards led")}
          </Button>
        ) : (
          <p class="controls-note">
            {most === 1
              ? gettext("Tap the card.")
              : gettext("Tap the {most} cards: {count} more.", {
                  most,
                  count: most - picked.length,
                })}
          </p>
        )}
        <Button kind="plain" disabled={!undo} busy={table.late.value} onTap={undo}>
          {gettext("undo")}
        </Button>
      </Controls>
    </>
  );
}

interface AnnounceProps {
  option: PromptOption;
  who: string;
  table: TableOfScreen;
  means: BuraRound["board"]["kinds"];
}

function Announce({ option, who, table, means }: AnnounceProps) {
  const [open, setOpen] = useState(false);
  const kinds = wordsIn(option, "kind");
  const send = async (kind: string) => {
    setOpen(false);
    await table.act({ ...option, args: { kind } });
  };
  return (
    <>
      <Button onTap={() => setOpen(true)}>{gettext("announce …")}</Button>
      {open && (
        <Dialog
          title={gettext("{player} announces", { player: who })}
          onClose={() => setOpen(false)}
          foot={
            <Button kind="plain" onTap={() => setOpen(false)}>
              {gettext("go back")}
            </Button>
          }
        >
          <div class="choices">
            {kinds.map((kind) => (
              <Button key={kind} onTap={() => send(kind)}>
                <span class="choice-words">
                  <b>{kind}</b>
                  <span class="choice-note">{means[kind]}</span>
                </span>
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface DeclareProps {
  round: BuraRound;
  options: readonly PromptOption[];
  table: TableOfScreen;
}

/** Who declares is asked, and asked once more: the won cards are turned up, and that is that. */
function Declare({ round, options, table }: DeclareProps) {
  const { enough: points } = round.board;
  const players = namesOf(round);
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<PromptOption | null>(null);
  const close = () => {
    setOpen(false);
    choose(null);
  };
  const yes = async () => {
    close();
    if (chosen) await table.act(chosen);
  };
  return (
    <>
      <Button onTap={() => setOpen(true)}>{gettext("declare {points} …", { points })}</Button>
      {open && !chosen && (
        <Dialog
          title={gettext("Who declares {points}?", { points })}
          onClose={close}
          foot={
            <Button kind="plain" onTap={close}>
              {gettext("go back")}
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
      {chosen && (
        <Ask {...sureToDeclare(round, players[chosen.by] ?? "")} onYes={yes} onClose={close} />
      )}
    </>
  );
}
