"""What an audit finds, which it keeps in English, said in the language of the screen that asks."""

from dataclasses import replace
from importlib.resources import files

from games.prose import reworded
from ledger.audit import Audited
from ledger.state.facts_in_words import LABELS

FINDINGS = (
    *(files("web.shown") / "findings.txt").read_text("utf-8").splitlines(),
    *LABELS.values(),
)
"""Its sentences and their parts, with names in braces where they hold others."""


def in_words(outcome: Audited) -> Audited:
    """The same, told in that language."""
    return replace(
        outcome,
        findings=tuple(
            replace(
                finding,
                where=_said(finding.where),
                what=_said(finding.what),
                wanted=_said(finding.wanted),
            )
            for finding in outcome.findings
        ),
        unchecked=tuple(
            replace(line, where=_said(line.where), why=_said(line.why))
            for line in outcome.unchecked
        ),
        hints=tuple(
            replace(hint, where=_said(hint.where), what=_said(hint.what)) for hint in outcome.hints
        ),
    )


def _said(text: str) -> str:
    return reworded(text, FINDINGS)
