"""A learner's choices beside those of the program: what was best, what it cost, and why."""

from fractions import Fraction

from games.engine import Action
from games.players.advice import Advice
from games.players.words import sentence
from web.cli.typed_choices import in_words, is_same


def explained(best: Advice | None) -> str:
    """What is best, and why."""
    if best is None:
        return "The program would do nothing here."
    return f"= {in_words(best.action.do, best.action.args)}. {sentence(best)}"


class Judged:
    """The choices so far."""

    def __init__(self) -> None:
        self.decisions: list[dict[str, object]] = []
        """Each as `croupier practice --json` prints it."""
        self._same = 0
        self._cost = Fraction(0)

    def judge(self, action: Action, best: Advice) -> str:
        """Count one more choice; what there is to say of it."""
        cost = best.cost(action)
        same = is_same(action, best.action)
        self._same += same
        self._cost += cost or 0
        self.decisions.append(
            {
                "action": action.data(),
                "best": best.action.data(),
                "cost": None if cost is None else f"{cost.numerator}/{cost.denominator}",
                "why": sentence(best),
            }
        )
        if same if cost is None else cost == 0:
            return f"= Good. {sentence(best)}"
        lost = "" if cost is None else f" This costs {float(cost):.2f} chips on average."
        what = "The program would" if cost is None else "Best"
        return f"= {what}: {in_words(best.action.do, best.action.args)}.{lost} {sentence(best)}"

    def summed(self) -> list[str]:
        """How it went."""
        lines = []
        if self.decisions:
            lines = [f"{self._same} of {len(self.decisions)} choices were those of the program."]
        if self._cost:
            lines.append(
                f"The others cost {float(self._cost):.2f} chips on average, where it is known."
            )
        return lines
