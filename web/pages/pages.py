"""The pages. There is nobody's data in them: their scripts fetch it from the API like
anyone else.
"""

from flask import Blueprint, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from ledger.kinds.at_table import game_of
from web.http import verifier
from web.services.services import services
from web.shown.decks import decks
from web.signin import cookies

pages = Blueprint("pages", __name__)

_PAGES = {"host": "desk", "wall": "wall", "player": "hand", "guest": "join"}
"""Where the screens of a role belong that are at no table."""


@pages.get("/")
def home() -> ResponseReturnValue:
    """Where the screen that asks belongs."""
    token = cookies.token()
    who = services().sessions.find(token) if token else None
    if who is None:
        return redirect(url_for("pages.sign_in"))
    if who.role == "dealer":
        return redirect(url_for("pages.table", night=who.night, number=who.table))
    return redirect(url_for(f"pages.{_PAGES[who.role]}"))


@pages.get("/start")
def start() -> str:
    """The one-time link of the console leads here: the host chooses a PIN."""
    return render_template("start.html")


@pages.get("/sign-in")
def sign_in() -> str:
    """A PIN, or a table's code."""
    return render_template("sign-in.html")


@pages.get("/tablet")
def tablet() -> str:
    """A table's link leads here, its code behind the #."""
    return render_template("tablet.html")


@pages.get("/desk")
def desk() -> str:
    """The host's desk: the nights."""
    return render_template("desk.html")


@pages.get("/people")
def people() -> str:
    """The people of the house, over all nights."""
    return render_template("people.html")


@pages.get("/money")
def money() -> str:
    """The house's money between the nights."""
    return render_template("money.html")


@pages.get("/desk/<number:night>")
def night(night: int) -> str:
    """The host's desk: one night. Its script reads the number off the address."""
    return render_template("night.html")


@pages.get("/books/<number:night>")
def books(night: int) -> str:
    """The books of a night, for whoever has the desk."""
    return render_template("books.html")


@pages.get("/table/<number:night>/<number:number>")
def table(night: int, number: int) -> str:
    """A table, on the dealer's tablet."""
    return render_template("table.html")


@pages.get("/wall")
def wall() -> str:
    """The screen on the wall."""
    return render_template("wall.html")


@pages.get("/join")
def join() -> str:
    """A guest's phone comes in: the room code, which may stand behind the #, and a name."""
    return render_template("join.html")


@pages.get("/phone")
def phone() -> str:
    """A player's link leads here, its secret behind the #."""
    return render_template("phone.html")


@pages.get("/hand")
def hand() -> str:
    """A player's phone."""
    return render_template("hand.html")


@pages.get("/help")
def help_of_all() -> str:
    """The pages of help there are."""
    return render_template("help.html")


@pages.get("/help/<slug>")
def help_of(slug: str) -> str:
    """How a game is played here."""
    game_of(slug)
    return render_template("help.html")


@pages.get("/rounds/<number:night>/<number:number>")
def rounds(night: int, number: int) -> str:
    """The last rounds of a table, card by card. Its script reads the numbers off the address."""
    return render_template("rounds.html")


@pages.get("/shuffle")
def shuffle() -> str:
    """A shuffle done again on the reader's own screen: for anybody, and without asking the server
    anything more.
    """
    return render_template("shuffle.html", decks=decks())


@pages.get("/verify")
def verify() -> ResponseReturnValue:
    """The bundle of a night checked on the reader's own screen: for anybody, and without asking the
    server anything more.
    """
    return verifier.answer()


@pages.get("/api/docs")
def api_docs() -> str:
    """The API, to browse and to try."""
    return render_template("api.html")
