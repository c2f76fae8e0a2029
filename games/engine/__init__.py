"""The engine: runs a game's script, checks what people do against what it asked, and shows each
what they may see.

A game is a generator function over a `Table` (its script) and a `Game` that describes it; the
smallest is written out in ``docs/add-a-game.md``. The rest of the program uses

* `set_up` to check a set-up, `Round` to play one (`act`, `undo`, `prompt`, `steps`, `carry`),
  `replay` to rebuild one from its record;
* `view` to see one as a seat, the dealer or the wall;
* `record` to read and write round files;
* `Refusal` and `NotARound`, the errors people can cause.
"""

from games.engine.chips import HOUSE, Transfer
from games.engine.errors import EngineError, NotARound, Refusal, ScriptError
from games.engine.facts import ALSO_IN_RESULT, LATER, NOT_SHOWN, ONLY_IN_RESULT
from games.engine.game import Edge, Evening, EveningOdds, Game, Kind, Luck, Payment, Summary
from games.engine.heaps import Draft, Heaps, JudgedHeap
from games.engine.irregularities import Irregularity
from games.engine.prompt import Action, Check, Option, Prompt, Say, Viewer, Ways, Who
from games.engine.reading import as_kind, whole, whole_or_none
from games.engine.record import result
from games.engine.round import Round, Step, replay
from games.engine.settings import Nothing, Setting, setting, settings_of
from games.engine.setup import ENGINE_VERSION, Setup, full_options, options_of, set_up
from games.engine.start import CardMode, Seat, Start
from games.engine.table import Dealing, Ending, Script, Table
from games.engine.texts import Text
from games.engine.values import (
    JSON,
    MOST_CHIPS,
    Draw,
    Fields,
    OneOf,
    Rows,
    ShownCard,
    ShownCards,
    SomeOf,
    Value,
    Whole,
)
from games.engine.view import OptionView, RoundView, StepView, ZoneView, public_view, view
from games.engine.zones import STOCK

__all__ = [
    "ALSO_IN_RESULT",
    "ENGINE_VERSION",
    "HOUSE",
    "JSON",
    "LATER",
    "MOST_CHIPS",
    "NOT_SHOWN",
    "ONLY_IN_RESULT",
    "STOCK",
    "Action",
    "CardMode",
    "Check",
    "Dealing",
    "Draft",
    "Draw",
    "Edge",
    "Ending",
    "EngineError",
    "Evening",
    "EveningOdds",
    "Fields",
    "Game",
    "Heaps",
    "Irregularity",
    "JudgedHeap",
    "Kind",
    "Luck",
    "NotARound",
    "Nothing",
    "OneOf",
    "Option",
    "OptionView",
    "Payment",
    "Prompt",
    "Refusal",
    "Round",
    "RoundView",
    "Rows",
    "Say",
    "Script",
    "ScriptError",
    "Seat",
    "Setting",
    "Setup",
    "ShownCard",
    "ShownCards",
    "SomeOf",
    "Start",
    "Step",
    "StepView",
    "Summary",
    "Table",
    "Text",
    "Transfer",
    "Value",
    "Viewer",
    "Ways",
    "Who",
    "Whole",
    "ZoneView",
    "as_kind",
    "full_options",
    "options_of",
    "public_view",
    "replay",
    "result",
    "set_up",
    "setting",
    "settings_of",
    "view",
    "whole",
    "whole_or_none",
]
