"""Whom a debt to the house is paid to by transfer: a name and an account, checked and never sent
anywhere.
"""

import re
from dataclasses import replace

from games.language import gettext
from ledger.errors import Invalid
from ledger.state.house_said import Payee, Register, Said
from ledger.state.words import clean_name

LONGEST_PAYEE = 70
"""Letters, of a SEPA payment (EPC069-12)."""
_FORM = re.compile(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")


class PayeeNamed(Said, frozen=True, tag="payee-named"):
    """To whose account debts to the house are paid; both empty: to nobody's any more."""

    name: str
    iban: str

    def applied(self, register: Register, at: int) -> Register:
        if (self.name, self.iban) != _clean(self.name, self.iban):
            raise Invalid("The account for payments is not in form.", "bad-setting")
        payee = Payee(self.name, self.iban) if self.iban else None
        return replace(register, payee=payee)


def payee_named(name: str, iban: str) -> PayeeNamed:
    """Whose account it is, and which; both empty: none. Raises `BadName`, `bad-setting`."""
    return PayeeNamed(**dict(zip(("name", "iban"), _clean(name, iban), strict=True)))


def _clean(name: str, iban: str) -> tuple[str, str]:
    account = "".join(iban.split()).upper()
    if not name and not account:
        return "", ""
    if not is_iban(account):
        raise Invalid.saying(
            "That is no IBAN: please compare it with the bank's, figure by figure.", "bad-setting"
        )
    return clean_name(name, gettext("The name of the account's holder"), LONGEST_PAYEE), account


def is_iban(account: str) -> bool:
    """Whether the check digits of an account are right: ISO 13616, ISO 7064 MOD 97-10.

    How long a country's accounts are is not asked: a figure too few or too many passes once in 97
    times, and then the bank of whoever pays refuses it. (python-stdnum, which knows, is 1.2 MB for
    one table; and a stricter rule would refuse a book that was right when it was written.)
    """
    if not _FORM.fullmatch(account):
        return False
    turned = account[4:] + account[:4]
    return int("".join(str(int(sign, 36)) for sign in turned)) % 97 == 1
