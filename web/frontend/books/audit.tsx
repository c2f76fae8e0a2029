// Audit({api, path, books})   the night checked again from its records alone: asked for here, done by the server beside
//                             everything else, followed by looking now and then.

import type { AuditLine, AuditOutcome, AuditReport, Books } from "../answers";
import { type Api, messageOf } from "../kit/api";
import { timeOf } from "../desk/words";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { ngettext, mixed, gettext } from "../kit/gettext";

const LOOK = 400; // milliseconds

export function Audit({ api, path, books }: { api: Api; path: string; books: Books }) {
  const [audit, see] = useState<AuditLine>({ status: "none" });
  const [error, setError] = useState<string | null>(null);
  const take = (asked: Promise<AuditLine>) =>
    asked.then(
      (answer) => {
        see(answer);
        setError(null);
      },
      (error: unknown) => setError(messageOf(error)),
    );
  const busy = audit.status === "waiting" || audit.status === "running";
  useEffect(() => {
    take(api.get<AuditLine>(`${path}/audit`));
  }, []);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => take(api.get<AuditLine>(`${path}/audit`)), LOOK);
    return () => clearTimeout(timer);
  }, [audit, error]);
  const begin = () => take(api.send<AuditLine>("POST", `${path}/audit`));
  return (
    <section class="part" aria-labelledby="audit">
      <h2 id="audit">{gettext("Audit")}</h2>
      <div class="audit-box">
        <div class="audit-row">
          <p>
            {gettext(
              "Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.",
            )}
          </p>
          <Button kind="main" busy={busy} onTap={begin}>
            {audit.outcome ? gettext("audit again") : gettext("audit the night")}
          </Button>
        </div>
        <ErrorToast text={error ?? audit.trouble} />
        {busy && <Progress audit={audit} />}
        {audit.outcome && (
          <Outcome outcome={audit.outcome} ended={audit.ended ?? 0} version={books.version} />
        )}
      </div>
    </section>
  );
}

const Progress = ({ audit }: { audit: AuditLine }) => (
  <div role="status">
    <progress max={audit.total || 1} value={audit.done ?? 0} />
    <p class="note">
      {audit.total
        ? gettext("{done} of {total} entries", { done: audit.done ?? 0, total: audit.total })
        : gettext("Another audit goes first.")}
    </p>
  </div>
);

interface OutcomeProps {
  outcome: AuditOutcome;
  ended: number;
  version: number;
}

function Outcome({ outcome, ended, version }: OutcomeProps) {
  const { findings, unchecked, hints, report } = outcome;
  const moved = unchecked.reduce((sum, line) => sum + (line.chips ?? 0), 0);
  const since = version - report.entries;
  return (
    <>
      <Verdict verdict={outcome.verdict} count={findings.length} report={report} />
      <p class="note">
        {gettext("Checked at {time}, up to entry {entry}.", {
          time: timeOf(ended),
          entry: report.entries,
        })}
        {since > 0
          ? ` ${ngettext("{count} entry has come since.", "{count} entries have come since.", since)}`
          : ""}{" "}
        {mixed("The last hash: {hash}", { hash: <code>{report.hash.slice(0, 16)}…</code> })}
      </p>
      <p class="note">
        {gettext(
          "The database itself was checked too, and the house's own chain: its people, and what became of debts between nights.",
        )}
      </p>
      {report.uncovered && <p class="note">{came(report.uncovered)}</p>}
      {findings.length > 0 && (
        <ul class="found" aria-label={gettext("findings")}>
          {findings.map((finding, at) => (
            <li key={at}>
              <b>
                {finding.check}: {finding.where}
              </b>
              <span>{finding.what}</span>
              {finding.wanted && (
                <span>
                  {gettext("It should be:")} <b>{finding.wanted}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hints.length > 0 && (
        <>
          <h3>{gettext("Worth a look, nothing wrong")}</h3>
          <ul class="found is-unchecked" aria-label={gettext("worth a look")}>
            {hints.map((hint, at) => (
              <li key={at}>
                <b>{hint.where}</b>
                <span>{hint.what}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unchecked.length > 0 && (
        <>
          <h3>{gettext("Not checked: it rests on trust")}</h3>
          <p class="note">
            {ngettext("{count} chip moved in it.", "{count} chips moved in it.", moved)}
          </p>
          <ul class="found is-unchecked" aria-label={gettext("not checked")}>
            {unchecked.map((line, at) => (
              <li key={at}>
                <b>{line.where}</b>
                <span>{line.why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const came = ([first, last]: readonly [number, number]) =>
  first === last
    ? gettext("Entry {entry} came after the last seal: it does not cover them.", { entry: first })
    : gettext("Entries {first} to {last} came after the last seal: it does not cover them.", {
        first,
        last,
      });

function inWords(verdict: AuditOutcome["verdict"], count: number) {
  if (verdict === "sound") return gettext("Nothing is wrong.");
  if (verdict === "unchecked")
    return gettext("Nothing wrong was found, but not everything was checked.");
  return ngettext("One thing is wrong.", "{count} things are wrong.", count);
}

const LOOKS = { sound: "is-good", unchecked: "is-open", wrong: "is-bad" };
const MARKS = { sound: "✓", unchecked: "?", wrong: "!" };

interface VerdictProps {
  verdict: AuditOutcome["verdict"];
  count: number;
  report: AuditReport;
}

function Verdict({ verdict, count, report }: VerdictProps) {
  const seen = gettext(
    "{entries} entries, {transfers} transfers, {replayed} of {rounds} rounds played again.",
    {
      entries: report.entries,
      transfers: report.transfers,
      replayed: report.replayed,
      rounds: report.rounds,
    },
  );
  return (
    <div class={`verdict ${LOOKS[verdict]}`} role="status">
      <span class="verdict-mark" aria-hidden="true">
        {MARKS[verdict]}
      </span>
      <b>{inWords(verdict, count)}</b>
      <span>{seen}</span>
    </div>
  );
}
