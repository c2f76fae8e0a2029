"""The bodies of a chain's entries as bytes: one flat object of a header, which every entry has, and
the facts of its kind. The one place where they are read and written, and the one error of reading.
"""

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Any, Generic, TypeVar, Union, get_type_hints

import msgspec
from msgspec.structs import asdict

from ledger.errors import Malformed, NotCanonical
from ledger.state.unreadable import why_unreadable

_Header = TypeVar("_Header", bound=msgspec.Struct)
_Facts = TypeVar("_Facts", bound=msgspec.Struct)


class Bodies(Generic[_Header, _Facts]):
    """The bodies that consist of this header and of the facts of one of these kinds."""

    def __init__(self, header: type[_Header], kinds: Iterable[type[_Facts]]) -> None:
        self.kinds: Mapping[str, type[_Facts]] = {tag_of(kind): kind for kind in kinds}
        """Every kind of entry there is, by its name on disk."""
        self._header = header
        self._of_header = attrgetter(*header.__struct_fields__)
        self._whole = {tag: _with_header(kind, header) for tag, kind in self.kinds.items()}
        self._reader: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
            Union[tuple(self._whole.values())]  # noqa: UP007 - a union of the values of a mapping
        )
        self._writer = msgspec.json.Encoder(order="sorted")

    def read(self, body: bytes) -> tuple[_Header, _Facts]:
        """What these bytes say. Raises `Malformed` for anything but the canonical bytes of one of
        these kinds, each fact of its type and within its bounds.
        """
        try:
            whole = self._reader.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(why_unreadable(error)) from error
        except RecursionError as error:
            raise Malformed("Its lists and objects are nested too deeply.") from error
        # Of two facts of one name the reader takes the last, and -0 for 0: written again they
        # differ.
        if self._writer.encode(whole) != body:
            raise Malformed("It is not in its canonical form.")
        return self._header(*self._of_header(whole)), whole

    def write(self, header: _Header, says: _Facts) -> bytes:
        """The canonical bytes that say it. Raises `NotCanonical` for half of a character in a
        text; whatever else is out of its bounds, `read` refuses.
        """
        whole = self._whole[tag_of(type(says))](**asdict(header), **asdict(says))
        try:
            return self._writer.encode(whole)
        except UnicodeEncodeError as error:
            raise NotCanonical("A text holds half of a character (a lone surrogate).") from error


def tag_of(kind: type[msgspec.Struct]) -> str:
    """What a kind of entry is called on disk."""
    return str(kind.__struct_config__.tag)


def _with_header(kind: type[_Facts], header: type[msgspec.Struct]) -> type[_Facts]:
    """A kind with the fields of the header besides: as it stands on disk."""
    fields = get_type_hints(header, include_extras=True).items()
    whole: type[_Facts] = msgspec.defstruct(  # type: ignore[assignment]  # it is a kind
        kind.__name__, list(fields), bases=(kind,), frozen=True, kw_only=True
    )
    return whole
