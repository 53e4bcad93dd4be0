"""Strict JSON: the same value always gives the same bytes, and only whole, known, bounded values come back."""

import hashlib
import math
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import Struct, inspect

from coldsnap.core.errors import Undecodable
from coldsnap.core.validation import undecodable

_encoder = msgspec.json.Encoder(order="deterministic")
_SURE: set[type] = {str, int, bool, bytes, type(None)}
"""The classes that hold no float; filled in by use."""
_LOOKS: dict[type, tuple[Callable[[Any], Any], ...]] = {}
"""What gets the fields of each other class that can hold a float; filled in by use."""


def encode(value: Any) -> bytes:
    """The canonical JSON of a value. A NaN or an infinity is refused, because JSON has none."""
    try:
        data = _encoder.encode(value)
    except UnicodeEncodeError as error:
        raise Undecodable("half-a-character") from error
    # A NaN or an infinity is written as null: where there is none, there is nothing to look for.
    if type(value) not in _SURE and b"null" in data and not _is_finite(value):
        require_finite(value, "$")
    return data


class Reader:
    """Reads values of one kind (a type or a union). Where the same kind is read again and again, it is made once."""

    __slots__ = ("_decode",)

    def __init__(self, kind: Any) -> None:
        self._decode = msgspec.json.Decoder(kind, strict=True).decode

    def __call__(self, data: bytes | str | msgspec.Raw, at: str = "$") -> Any:
        """The value in `data`; `at` is the path of `data` in a larger whole. Raises Undecodable."""
        try:
            return self._decode(data)
        except msgspec.ValidationError as error:
            raise undecodable(error, at) from error
        except msgspec.DecodeError as error:
            raise Undecodable("not-json", at) from error
        except (RecursionError, UnicodeDecodeError) as error:
            raise Undecodable("not-json", at) from error


reader = cache(Reader)
"""The reader of a kind. Not for every message: to find one by a large union costs as much as to read."""


def decode(kind: Any, data: bytes | msgspec.Raw, at: str = "$") -> Any:
    """The value of the wanted kind (a type or a union) in `data`; `at` is the path of `data` in a larger whole."""
    return reader(kind)(data, at)


def convert(kind: Any, value: Any) -> Any:
    """A value of the wanted kind from plain builtins (as TOML gives them), as strictly as `decode`."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise undecodable(error, "$") from error


def digest(value: Any) -> str:
    """128 bits that stand for the JSON of a value. Poses have to be canonical: 0, 0.0 and -0.0 are equal and differ."""
    return hashlib.blake2b(encode(value), digest_size=16).hexdigest()


def _is_finite(value: Any) -> bool:
    """Whether a value is surely finite: a quick look that keeps no path. If it is not sure, `require_finite` knows."""
    kind = type(value)
    if kind in _SURE:
        return True
    looks = _LOOKS.get(kind)
    if looks is None:
        if kind is tuple or kind is list:
            return _are_finite(value)
        if kind is float or not issubclass(kind, Struct):
            return kind is float and math.isfinite(value)
        looks = _learn(kind)
    for look in looks:
        held = look(value)
        if type(held) not in _SURE and not _is_finite(held):  # most have no float to look at: no call for them
            return False
    return True


def _are_finite(values: Sequence[Any]) -> bool:
    """The same of many. Those of one kind are looked at field by field: few calls for all choices of an offer."""
    if _SURE.issuperset(map(type, values)):
        return True
    kinds = set(map(type, values))
    looks = _LOOKS.get(kinds.pop()) if len(kinds) == 1 else None
    if looks is None:
        return all(map(_is_finite, values))
    for look in looks:  # noqa: SIM110 - a generator would cost as much as the look
        if not _are_finite(list(map(look, values))):
            return False
    return True


def _learn(kind: type[Struct]) -> tuple[Callable[[Any], Any], ...]:
    looks = tuple(map(attrgetter, _worth_a_look(kind)))
    if looks:
        _LOOKS[kind] = looks
    else:
        _SURE.add(kind)
    return looks


def require_finite(value: Any, path: str) -> None:
    """Refuse a NaN or an infinity anywhere in a value, and say where."""
    if isinstance(value, float):
        if not math.isfinite(value):
            raise Undecodable("not-finite", path, value=str(value))
    elif isinstance(value, Struct):
        for name in _worth_a_look(type(value)):
            require_finite(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            require_finite(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            require_finite(item, f"{path}.{key}")


@cache
def _worth_a_look(kind: type[Struct]) -> tuple[str, ...]:
    """The fields that can hold a float, by their annotations; none of a class whose maker looks (`born_finite`)."""
    if getattr(kind, "born_finite", False):
        return ()
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        return kind.__struct_fields__
    return tuple(field.name for field in info.fields if not _floatless(field.type))


def _floatless(info: Any) -> bool:
    if isinstance(info, _PLAIN):
        return True
    if isinstance(info, inspect.StructType):
        # A field annotated with a base class may hold any of its subclasses.
        return not info.cls.__subclasses__() and all(_floatless(field.type) for field in info.fields)
    if isinstance(info, inspect.VarTupleType):
        return _floatless(info.item_type)
    return isinstance(info, inspect.UnionType) and all(_floatless(member) for member in info.types)


_PLAIN = (inspect.StrType, inspect.BytesType, inspect.IntType, inspect.BoolType, inspect.NoneType, inspect.LiteralType)


def prepare(kind: Any) -> None:
    """Build what decodes a kind, before threads do so at the same time.

    msgspec (0.22) builds the description of a class at its first use, and a thread that finds one half built by another
    crashes the process.
    """
    reader(kind)
