// Statement({api, path, books, player, onExplain, onClose})   a player's night, line by line; a round leads to its
//                                                             explanation.

import type {
  Books,
  Money,
  PlayerSummary,
  RoundAddress,
  Statement as AnswerOfStatement,
  StatementLine,
} from "../answers";
import { type Api, messageOf } from "../kit/api";
import { timeOf } from "../desk/words";
import { cash } from "../desk/worth";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { Amount, toneOf } from "../kit/ledger";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { sum } from "./summary";

interface StatementProps {
  api: Api;
  path: string;
  books: Books;
  player: PlayerSummary;
  onExplain: (round: RoundAddress) => void;
  onClose: () => void;
}

export function Statement({ api, path, books, player, onExplain, onClose }: StatementProps) {
  const [{ found, error }, see] = useState<{ found?: AnswerOfStatement; error?: string }>({});
  useEffect(() => {
    api.get<AnswerOfStatement>(`${path}/books/statements/${player.player}`).then(
      (answer) => see({ found: answer }),
      (error: unknown) => see({ error: messageOf(error) }),
    );
  }, [player.player]);
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog
      title={gettext("{player}, line by line", { player: player.name })}
      onClose={onClose}
      foot={foot}
    >
      <div class="explain">
        <ErrorToast text={error} />
        {found && <Lines lines={found.lines} money={books.money} onExplain={onExplain} />}
      </div>
    </Dialog>
  );
}

interface LinesProps {
  lines: readonly StatementLine[];
  money: Money | null;
  onExplain: (round: RoundAddress) => void;
}

function Lines({ lines, money, onExplain }: LinesProps) {
  if (!lines.length) return <p class="quiet">{gettext("Nothing yet.")}</p>;
  const total = (key: "chips" | "cash" | "owes") => sum(lines, (line) => line[key]);
  const paid = (minor: number) =>
    minor ? `${minor < 0 ? "−" : "+"}${cash(Math.abs(minor), money)}` : "";
  return (
    <table class="ledger figures">
      <thead>
        <tr>
          <th>{gettext("what")}</th>
          <th class="number">{gettext("chips")}</th>
          <th class="number">{gettext("cash")}</th>
          <th class="number">{gettext("owes")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.entry}>
            <th scope="row" class="who">
              {line.of ? (
                <button
                  type="button"
                  class="who-button"
                  onClick={() => line.of && onExplain(line.of)}
                >
                  {line.what}
                </button>
              ) : (
                line.what
              )}
              <span class="note"> {timeOf(line.at)}</span>
            </th>
            <td
              class={names(["number", "result", line.of && toneOf(line.chips)])}
              data-label={gettext("chips")}
            >
              {signed(line.chips)}
            </td>
            <Amount label={gettext("cash")} nothing={!line.cash}>
              {paid(line.cash)}
            </Amount>
            <Amount label={gettext("owes")} nothing={!line.owes}>
              {line.owes ? signed(line.owes) : ""}
            </Amount>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" class="who">
            {gettext("in all")}
          </th>
          <td class="number result" data-label={gettext("chips")}>
            {signed(total("chips"))}
          </td>
          <Amount label={gettext("cash")}>{paid(total("cash"))}</Amount>
          <Amount label={gettext("owes")}>{signed(total("owes"))}</Amount>
        </tr>
      </tfoot>
    </table>
  );
}
