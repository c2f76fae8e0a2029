// Explain({api, path, seat, title, onClose})   a dialog: why somebody was paid what they were, step by step, as the server
//     tells it. `path`: the round's ("nights/1/tables/2/rounds/3"); `seat`: what touches this seat, or all of it. Of a
//     round that is not closed the server tells this screen no more than it shows anyway.
// Explanation({told, about, again})            the same, without the dialog; `about` a seat: without the steps that say
//                                              nothing of it; `again`: where the round can be looked at card by card
//
// What was settled stands on top, and the way there below it, the newest step first.

import type { Explanation as ExplanationAnswer, Move, Saying, Step } from "../answers";
import type { CardCode, Held, HeldByName } from "./types";
import { type Api, HOUSE, Refused } from "./api";
import { Button } from "./controls";
import { Hand } from "./card";
import { Dialog, DoneFoot } from "./dialog";
import { isFace } from "./faces";
import { useEffect, useState } from "preact/hooks";
import { plain, valueWords } from "./labels";
import { ErrorToast } from "./notice";
import { chips } from "./numbers";
import { mixed, gettext } from "./gettext";

const SHUFFLE = ["commitment", "seed", "cut"];

interface ExplainProps {
  api: Api;
  path: string;
  seat?: number | null | undefined;
  title: string;
  onClose: () => void;
}

export function Explain({ api, path, seat, title, onClose }: ExplainProps) {
  const [{ explanation, error }, see] = useState<{
    explanation?: ExplanationAnswer;
    error?: string;
  }>({});
  const [about, look] = useState(seat ?? null);
  useEffect(() => {
    const asked = `${path}/explanation${about ? `?seat=${about}` : ""}`;
    api.get<ExplanationAnswer>(asked).then(
      (answer) => see({ explanation: answer }),
      (error) => see({ error: sentence(error) }),
    );
  }, [path, about]);
  const foot = (
    <DoneFoot onTap={onClose}>
      {about ? (
        <Button kind="plain" onTap={() => look(null)}>
          {gettext("the whole round")}
        </Button>
      ) : (
        <span />
      )}
    </DoneFoot>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <div class="explain">
        <ErrorToast text={error} />
        {explanation && (
          <Explanation
            explanation={explanation}
            about={about}
            again={explanation.closed ? lookAgain(path) : null}
          />
        )}
        {!explanation && !error && <p class="quiet">{gettext("One moment.")}</p>}
      </div>
    </Dialog>
  );
}

// The page of past rounds, opened at this one.
const lookAgain = (path: string) =>
  path.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/, `${HOUSE}/rounds/$1/$2#$3`);

const sentence = (error: unknown) =>
  error instanceof Refused ? error.message : gettext("The server does not answer. Try again.");

const NOTHING = "0 = 0"; // where points are played for, no chip has moved

interface ExplanationProps {
  explanation: ExplanationAnswer;
  about?: number | null;
  again?: string | null;
}

export function Explanation({ explanation, about, again }: ExplanationProps) {
  const steps = explanation.steps.filter((step) => !about || saysSomething(step)).reverse();
  return (
    <>
      <p class="quiet">{place(explanation)}</p>
      {Object.values(explanation.sums).some((sum) => sum !== NOTHING) && (
        <dl class="explain-sums">
          {Object.entries(explanation.sums).map(([name, sum]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{sum.replaceAll(" - ", " − ")}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol class="explain-steps" reversed>
        {steps.map((step) => (
          <StepTold key={step.entry} step={step} />
        ))}
      </ol>
      {explanation.shuffle["seed"] && (
        <details class="explain-shuffle">
          <summary>{gettext("the shuffle, to check it")}</summary>
          {SHUFFLE.filter((name) => explanation.shuffle[name]).map((name) => (
            <p key={name} class="small">
              <span class="quiet">{plain(name)}</span> <code>{explanation.shuffle[name]}</code>
            </p>
          ))}
        </details>
      )}
      {again && (
        <p>
          <a class="button is-plain" href={again}>
            {gettext("see it card by card")}
          </a>
        </p>
      )}
    </>
  );
}

const place = ({ game, table, round, ended }: ExplanationAnswer) =>
  ended
    ? mixed("{game}, table {table}, round {round}: {ended}.", {
        game,
        table,
        round,
        ended: <b>{ended}</b>,
      })
    : gettext("{game}, table {table}, round {round}.", { game, table, round });

const saysSomething = ({ says, moves, cards }: Step) =>
  says.length > 0 || moves.length > 0 || Object.keys(cards).length > 0;

function StepTold({ step }: { step: Step }) {
  const { entry, did, cards, says, moves } = step;
  return (
    <li class="explain-step" value={entry}>
      <p class="explain-did">
        {plain(did)} <span class="quiet small">{gettext("entry {number}", { number: entry })}</span>
      </p>
      {says.map((said, at) => (
        <Said key={at} {...said} />
      ))}
      {moves.length > 0 && (
        <ul class="explain-moves">
          {moves.map((move, at) => (
            <li key={at}>{moved(move)}</li>
          ))}
        </ul>
      )}
      {Object.keys(cards).length > 0 && (
        <div class="explain-cards">
          {Object.entries(cards).map(
            ([place, held]) =>
              held.length > 0 && (
                <Hand key={place} cards={held} label={place} fanned={held.length > 5} />
              ),
          )}
        </div>
      )}
    </li>
  );
}

const moved = ({ amount, source, target, why }: Move) =>
  mixed("{chips} from {source} to {target}: {why}", {
    chips: <b class="figure">{chips(amount)}</b>,
    source,
    target,
    why,
  });

/** A sentence of the rules, and the calculation behind it: cards drawn, rows as a table, the rest in words. */
function Said({ text, details }: Saying) {
  const all = Object.entries(details);
  const hands = all.flatMap(([name, value]) => (isCards(value) ? [{ name, cards: value }] : []));
  const tables = all.flatMap(([name, value]) => (isRows(value) ? [{ name, rows: value }] : []));
  const words = all.filter(([, value]) => !isCards(value) && !isRows(value));
  return (
    <div class="explain-said">
      <p>{text}</p>
      {hands.map(({ name, cards }) => (
        <Hand key={name} cards={cards} label={name === "cards" ? undefined : plain(name)} />
      ))}
      {tables.map(({ name, rows }) => (
        <Rows key={name} rows={rows} />
      ))}
      {words.length > 0 && (
        <p class="quiet small">
          {words.map(([name, value]) => `${plain(name)} ${inWords(value)}`).join(" · ")}
        </p>
      )}
    </div>
  );
}

const isCards = (value: Held): value is readonly CardCode[] =>
  Array.isArray(value) && value.length > 0 && value.every((card) => isFace(card) || card === "??");
const isRows = (value: Held): value is readonly HeldByName[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => row !== null && typeof row === "object" && !Array.isArray(row));

function Rows({ rows }: { rows: readonly HeldByName[] }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumber = (column: string) =>
    rows.every((row) => row[column] == null || typeof row[column] === "number");
  const kind = Object.fromEntries(
    columns.map((column) => [column, isNumber(column) ? "number" : undefined]),
  );
  return (
    <table class="ledger explain-rows">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} class={kind[column]}>
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {columns.map((column) => (
              <td key={column} class={kind[column]}>
                {inWords(row[column], column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A stake is elsewhere what a point costs.
const heading = (column: string) => (column === "stake" ? gettext("staked") : plain(column));

// In a circle lies the Play bet, which is no verb.
const inWords = (value: Held, column = "") =>
  value === null || value === undefined ? "–" : valueWords(value, column);
