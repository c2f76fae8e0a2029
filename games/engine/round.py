"""A round: a game's script, run. It takes actions one at a time, checks each against what was
asked, and can always be rebuilt from its record.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from games.cards import Card
from games.engine.chips import Transfer
from games.engine.errors import NotARound, Refusal, ScriptError
from games.engine.heaps import Draft
from games.engine.prompt import Action, Option, Prompt, Say, Viewer, Who
from games.engine.setup import Setup
from games.engine.table import Ending, Script, Table, UnfitDeck
from games.engine.values import JSON, is_whole
from games.engine.view_cache import ViewCache
from games.engine.words import reason_in_words, sentence
from games.language import gettext, localized
from games.words import word

_Key: TypeAlias = tuple[Who, str]
"""What tells an option from the others of its prompt: whose it is, and the verb."""


class Step(NamedTuple):
    """What an action did: the chips it moved and what was said. The first step of a round has
    no action.
    """

    action: Action | None
    asked: Prompt | None
    """The prompt it answered."""
    transfers: tuple[Transfer, ...]
    events: tuple[Say, ...]
    disclosed: bool
    """Whether it showed somebody a card that was hidden from them: then it cannot be undone."""


class Round:
    """A round in play, or finished.

    `Round(setup)` starts it: antes, deal and rail happen at once. `act` takes the next action or
    raises `Refusal`, which changes nothing. `prompt` is what may be done now, None when the round
    is over; then `carry` is what it leaves to the next. `steps` is the record, one step to an
    action and one before them.
    """

    def __init__(self, setup: Setup, actions: Iterable[Action] = ()) -> None:
        self.setup = setup
        self.game = setup.game
        self.clock = 0
        """Counts what has happened, undone or not: it only grows."""
        self._since: Mapping[_Key, tuple[str, int]] = {}
        self._taken_at: list[int] = []
        """The clock at each action that stands."""
        try:
            self._start()
        except UnfitDeck as error:
            raise NotARound(gettext("The deck does not fit: {error}.", error=error)) from error
        except ScriptError as error:
            raise NotARound(
                gettext(
                    "The rules of {game} failed here ({error}).", game=self.game.name, error=error
                ),
                "fault",
            ) from error
        self._stamp(gone=None)
        for action in actions:
            self.act(action)

    # State

    @property
    def finished(self) -> bool:
        """Whether the last payment is made."""
        return self.prompt is None

    @property
    def actions(self) -> list[Action]:
        """The actions that stand, in order."""
        return [step.action for step in self.steps if step.action is not None]

    @property
    def transfers(self) -> list[Transfer]:
        """All transfers that stand, in the order they happened."""
        return [transfer for step in self.steps for transfer in step.transfers]

    @property
    def markers(self) -> dict[int, int]:
        """What seats owe the house, by seat; none of zero."""
        return {seat: owed for seat, owed in sorted(self.table.markers.items()) if owed}

    def since(self, option: Option) -> int:
        """The stamp of an option that stands: an action that names it is stale once the option is
        gone.
        """
        return self._since[option.by, option.do][1]

    def has_answered(self, who: Who) -> bool:
        """Whether somebody has done something since the options stand that they have now: what one
        does renews one's options. Where bets are chosen, who has taken back all of them has not.
        """
        offered = [since for (by, _), (_, since) in self._since.items() if by == who]
        bets, actions = self.game.bets, self.actions
        if not offered or (bets and all(bet.by != who for bet in bets(actions))):
            return False
        taken = zip(actions, self._taken_at, strict=True)
        return any(action.by == who and at >= min(offered) - 1 for action, at in taken)

    def sentence(self, say: Say) -> str:
        """A sentence in the words of this game, with the names of the people at the table."""
        return sentence(say, self.game.lines, self.table.players)

    def why(self, transfer: Transfer) -> str:
        """What a payment is for, in the language of whoever asks."""
        return reason_in_words(transfer.reason, self.game.reasons)

    # Acting

    def act(self, action: Action, since: int | None = None, viewer: Viewer | None = None) -> Step:
        """Take one action. `since`: the stamp of the option it answers, when the sender named one.
        `viewer`: who sends it; an option this viewer is not shown is as good as none (None: the
        record itself, trusted). Raises `Refusal` and leaves the round as it was.
        """
        if since is not None and self._is_stale(action, since):
            raise Refusal("stale", self._what_came_first(action))
        step, option = self._take(action, viewer)
        self._taken_at.append(self.clock)
        self.clock += 1
        self._stamp(gone=(option.by, option.do))
        return step

    def takes(self, action: Action) -> bool:
        """Whether this action would be taken now."""
        try:
            self._check(self._checked(action, None), action)
        except (Refusal, ScriptError):
            return False
        return True

    def draft(
        self, action: Action, heaps: Sequence[Sequence[Card]], viewer: Viewer | None = None
    ) -> Draft:
        """What the rules say of heaps of cards that `viewer` builds for this action, before they
        are said: nothing is done. The action has the verb, and of its values those that are chosen
        already. Raises `Refusal` where that option does not stand, or the game judges no heaps.
        """
        self._permitted(action, viewer)
        if self.game.judge is None:
            raise Refusal(
                "not-now", gettext("{do} takes no heaps of cards.", do=self._word(action.do))
            )
        try:
            draft = self.game.judge(self.table, action, heaps)
        except Exception as error:  # a game's mistake costs its table one answer, as in `_advance`
            raise self._failed(error) from error
        if draft.args is None:
            return draft
        said = Action(action.by, action.do, draft.args)
        try:
            self._check(self._checked(said, viewer), said)
        except ScriptError as error:
            raise self._failed(error) from error
        except Refusal as refusal:
            return replace(draft, args=None, refusal=refusal.message)
        return draft

    @property
    def undoable(self) -> bool:
        """Whether the last action can be taken back: it has shown nobody anything hidden."""
        return len(self.steps) > 1 and not self.steps[-1].disclosed

    def undo(self) -> Step:
        """Take back the last action; the next one meets the same cards. Returns the step undone."""
        if len(self.steps) < 2:
            raise Refusal("nothing-to-undo", gettext("Nothing has been done in this round yet."))
        undone = self.steps[-1]
        if undone.disclosed:
            raise Refusal(
                "shown",
                gettext(
                    "That has shown hidden cards; it cannot be undone, only voided as a misdeal."
                ),
            )
        self._rebuild(self.actions[:-1])
        self._taken_at.pop()
        self.clock += 1
        assert undone.action is not None
        self._stamp(gone=(undone.action.by, undone.action.do))
        return undone

    def amend(self, index: int, action: Action) -> tuple[list[Step], list[Step]]:
        """Put another action in the place of the one at `index`; what came after it is played
        again, up to the first action that no longer fits. Returns the steps taken back and the
        steps that stand in their place. With physical cards only: the engine has dealt nothing that
        could have been seen too early.
        """
        old = self.actions
        if self.table.virtual:
            raise Refusal(
                "not-physical",
                gettext(
                    "Only a round with physical cards can be amended; undo, or void the round."
                ),
            )
        if not is_whole(index) or not 0 <= index < len(old):
            raise Refusal("no-such-action", gettext("There is no such action in this round."))
        taken_back = self.steps[index + 1 :]
        self._rebuild(old[:index])
        try:
            self._take(action)
        except Refusal:
            self._rebuild(old)
            raise
        for later in old[index + 1 :]:
            try:
                self._take(later)
            except Refusal:
                break
        self._taken_at[index:] = [self.clock] * (len(self.actions) - index)
        self.clock += 1
        self._stamp(gone=None)
        return taken_back, self.steps[index + 1 :]

    # The ladder of guards

    def _checked(self, action: Action, viewer: Viewer | None) -> Option:
        """The option that an action answers, with values that it allows."""
        option = self._permitted(action, viewer)
        self._check_values(option, action)
        return option

    def _is_stale(self, action: Action, since: int) -> bool:
        option = self.prompt.option(action.by, action.do) if self.prompt else None
        if option and option.on_arrival:
            return False
        stamp = self._since.get((action.by, action.do))
        return stamp is None or stamp[1] != since

    def _what_came_first(self, action: Action) -> str:
        """Why an action is late: somebody else did something first, or the table has moved on."""
        if self.game.not_now and (why := self.game.not_now(self.table, action)):
            return why
        last = self.steps[-1]
        if last.action and last.asked and last.asked.option(action.by, action.do):
            first = last.action.by
            if first != "dealer" and first != action.by:
                return gettext(
                    "{player} was first, and the table has moved on; look again.",
                    player=self.table.players[first],
                )
        return gettext("The table has moved on; look again.")

    def _permitted(self, action: Action, viewer: Viewer | None) -> Option:
        if self.prompt is None:
            raise Refusal("over", gettext("The round is over."))
        if action.by != "dealer" and (not is_whole(action.by) or action.by not in self.table.seats):
            raise Refusal(
                "no-such-seat",
                gettext(
                    "Nobody sits at {by}; by is a seat here, or dealer.", by=f"{action.by!r:.20}"
                ),
            )
        option = self.prompt.option(action.by, action.do)
        if option is None or (viewer is not None and option.private and option.by != viewer):
            raise Refusal("not-now", self._instead(action, viewer))
        return option

    def _instead(self, action: Action, viewer: Viewer | None) -> str:
        assert self.prompt is not None
        if self.game.not_now and (why := self.game.not_now(self.table, action)):
            return why
        public = [
            option
            for option in self.prompt.options
            if viewer is None or not option.private or option.by == viewer
        ]
        theirs = [option.do for option in public if option.by == action.by]
        who = gettext("The dealer") if action.by == "dealer" else self.table.players[action.by]
        if theirs:
            return gettext(
                "{player} cannot {do} now, but can {list}.",
                player=who,
                do=self._word(f"{action.do:.20}"),
                list=gettext(" or ").join(map(self._word, dict.fromkeys(theirs))),
            )
        waiting = (
            gettext("the dealer") if who == "dealer" else self.table.players[who]
            for who in self.prompt.awaited
        )
        return gettext(
            "{player} has nothing to do now; the table waits for {list}.",
            player=who,
            list=gettext(" and ").join(waiting),
        )

    def _word(self, text: str) -> str:
        return word(text, self.game.slug)

    def _check_values(self, option: Option, action: Action) -> None:
        args, values = action.args, option.values
        for key in args:
            if key not in values:
                wanted = ", ".join(values) or gettext("nothing more")
                raise Refusal(
                    "unknown-key",
                    gettext(
                        "{do} takes {wanted}, not {key}.",
                        do=self._word(option.do),
                        wanted=wanted,
                        key=f"{key!r:.40}",
                    ),
                )
        for key, value in values.items():
            if key in args:
                if (error := value.error(args[key])) is not None:
                    raise Refusal("bad-value", gettext("{key} {error}.", key=key, error=error))
            elif key not in option.optional:
                raise Refusal(
                    "missing-key", gettext("{do} needs {key}.", do=self._word(option.do), key=key)
                )

    def _check(self, option: Option, action: Action) -> None:
        try:
            refusal = option.check(action) if option.check else None
        except Exception as error:  # a game's mistake costs its table one action, as in `_advance`
            raise ScriptError(f"{type(error).__name__}: {error}") from error
        if refusal:
            raise Refusal("not-allowed", localized(refusal))

    # Running the script

    def _take(self, action: Action, viewer: Viewer | None = None) -> tuple[Step, Option]:
        """Check an action and play it; stamps are the caller's business."""
        option = self._checked(action, viewer)
        try:
            self._check(option, action)
            return self._advance(action), option
        except UnfitDeck as error:
            self._rebuild(self.actions)
            raise Refusal(
                "unfit-deck", gettext("The deck does not fit: {error}.", error=error)
            ) from error
        except ScriptError as error:
            self._rebuild(self.actions)
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> Refusal:
        return Refusal(
            "fault",
            gettext("The rules of {game} failed here ({error}).", game=self.game.name, error=error),
        )

    def _start(self) -> None:
        setup = self.setup
        self.table: Table[Any, Any, Any] = Table(
            setup, setup.carried_places, self.game.reasons, setup.chosen, setup.carried
        )
        self._script: Script = setup.game.play(self.table)
        self.prompt: Prompt | None = None
        self.carry: dict[str, JSON] | None = None
        self.steps: list[Step] = []
        self.view_cache = ViewCache()
        self._advance(None)

    def _advance(self, action: Action | None) -> Step:
        table, asked = self.table, self.prompt
        table.now = len(self.steps) - 1
        table.transfers, table.events, table.disclosed = [], [], False
        try:
            prompt = next(self._script) if action is None else self._script.send(action)
        except StopIteration as stop:
            self._finish(stop.value)
        except ScriptError:
            raise
        except Exception as error:
            # Whatever is wrong with a game must cost its table one refused action, not the evening.
            raise ScriptError(f"{type(error).__name__}: {error}") from error
        else:
            if not isinstance(prompt, Prompt):
                raise ScriptError(
                    f"the script of {self.game.slug} yielded {prompt!r:.60}, which is no prompt"
                )
            self.prompt = prompt
        step = Step(action, asked, tuple(table.transfers), tuple(table.events), table.disclosed)
        self.steps.append(step)
        return step

    def _finish(self, ending: object) -> None:
        if not isinstance(ending, Ending):
            raise ScriptError(
                f"the script of {self.game.slug} ended with {ending!r:.60}, which is no ending"
            )
        self.table.repay_markers()
        self.prompt = None
        self.carry = dict(ending.carry)
        if self.markers:
            self.carry["markers"] = {str(seat): owed for seat, owed in self.markers.items()}

    def _rebuild(self, actions: list[Action]) -> None:
        """Play the record again, without checks: every action in it has passed them."""
        self._start()
        for action in actions:
            self._advance(action)

    def _stamp(self, gone: _Key | None) -> None:
        """Give each option that stands now its scope and stamp: those of its kin in the prompt
        before, or fresh ones. The option just used, or taken back, is `gone` even where the next
        prompt offers the like of it.
        """
        since: dict[_Key, tuple[str, int]] = {}
        if self.prompt is not None:
            for option in self.prompt.options:
                key, scope = (option.by, option.do), option.scope or self.prompt.stage
                old = self._since.get(key)
                if old is None or old[0] != scope or key == gone:
                    old = (scope, self.clock)
                since[key] = old
        self._since = since


def replay(setup: Setup, actions: Iterable[Action]) -> Round:
    """The round that this record gives. Raises `NotARound` or `Refusal`."""
    return Round(setup, actions)
