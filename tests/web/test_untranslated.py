"""Whatever people read goes through `gettext` (`docs/languages.md`), on every screen."""

import pytest

from tests.untranslated import (
    in_python,
    in_scripts,
    in_templates,
    of_module,
    of_script,
    of_template,
)

SAME_FOR_ALL = {
    # Names that the code looks things up by.
    "web/frontend/books/counts.tsx: round voided",
    "web/games/uth/felt.tsx: uth-seat uth-seat-${}",
    "web/frontend/wall/choice.tsx: wall shows",
    # What the book has, which is compared with it.
    "web/frontend/verify/rounds.ts: chips issued",
    "web/frontend/verify/rounds.ts: undo: ${}",
    # What is typed: a seal, cards.
    "web/frontend/books/seals.tsx: 1a2b-3c4d-5e6f-7081",
    "web/frontend/fair/deck.tsx: Ac Ad Ah As",
    # English grammar, for English alone.
    "web/frontend/hand/saidtome.ts: to",
    "web/frontend/hand/saidtome.ts: your turn${}",
    # For who writes programs.
    "api.html: The API ·",
    # What files are called everywhere.
    "paper-season.html: CSV",
    "paper-season.html: JSON",
    "paper-season.html: PDF",
}
"""What may stand in English on every screen, and why."""


def test_every_sentence_is_said() -> None:
    found = [*in_scripts(), *in_templates(), *in_python()]
    unsaid = [str(each) for each in found if f"{each.where}: {each.text}" not in SAME_FOR_ALL]
    assert not unsaid, "give it to `gettext`, `ngettext` or `mixed`"
    assert {f"{each.where}: {each.text}" for each in found} == SAME_FOR_ALL, "no longer there"


@pytest.mark.parametrize(
    ("script", "texts"),
    [
        ("const a = <p>Deal</p>;", ["Deal"]),
        ("<p>{late ? 'Wait' : gettext(\"Deal\")}</p>", ["Wait"]),
        ("<p>{cards.map((card) => <b>the {card}</b>)}</p>", ["the ${}"]),
        ("return (\n<>\n{two < 3 && <b key='a'>one</b>} of <i {...all} /></>)", ["one", "${} of"]),
        ('<Ask yes="do it" title={gettext("Sure?")} kind="main" busy />', ["do it"]),
        ("<i aria-label={`seat ${seat}`} class={names([`is a ${seat}`])} />", ["seat ${}"]),
        ("<Key onTap={() => ask('Tap it again.')} />", ["Tap it again."]),
        ("const few = <T,>(all: Array<T>): Map<string, T> => less(all as T[]);", []),
        ("// A comment's word\nconst said = 'Nobody bets.'; /['\"]/.test(said)", ["Nobody bets."]),
        (
            'ngettext("{count} chip",\n"{count} chips", count); ngettext(`the chip`, said)',
            ["the chip"],
        ),
        ('import { gettext } from "a file.js"; console.log("It runs.")', []),
    ],
)
def test_a_text_of_a_script_that_is_not_said_is_found(script: str, texts: list[str]) -> None:
    assert [each.text for each in of_script("", script)] == texts


def test_a_script_without_markup_has_no_elements() -> None:
    script = "const sum = <Item>(all: Item[]) => all.length; const said = 'Nobody bets.';"
    assert [each.text for each in of_script("a.ts", script)] == ["Nobody bets."]


def test_a_text_of_a_template_that_is_not_said_is_found() -> None:
    page = '{% block ground %}felt{% endblock %}<p title="{{ gettext("A") }}">{{ x }} chips</p>'
    assert [each.text for each in of_template("", page)] == ["${} chips"]


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ('raise Invalid("No such seat.")', ["No such seat."]),
        ('raise errors.Invalid(f"Seat {seat} is taken.")', ["Seat ${} is taken."]),
        ('raise Invalid(gettext("No.") if free else "It is taken.")', ["It is taken."]),
        ('raise Refusal("not-now", message="Not now, please.")', ["Not now, please."]),
        ('_SAYS: Sentences = {503: {"slow": "Too slow, again."}}', ["Too slow, again."]),
        ('raise ValueError("a bad key")', []),
        ('raise Invalid(gettext("No such seat."))', []),
        ('raise Invalid.saying("No such seat.", "bad-setting")', []),
        ('raise Invalid.saying(f"Seat {seat} is taken.")', ["Seat ${} is taken."]),
    ],
)
def test_a_sentence_of_python_that_is_not_said_is_found(code: str, texts: list[str]) -> None:
    assert [each.text for each in of_module("", code)] == texts
