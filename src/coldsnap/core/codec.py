"""Strict JSON: the same value always gives the same bytes, and only whole, known, bounded values come back."""

import hashlib
import math
import re
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, inspect

from coldsnap.core.errors import Undecodable

_encoder = msgspec.json.Encoder(order="deterministic")
_LOOKS: dict[type, tuple[str, ...]] = dict.fromkeys((str, int, bool, bytes, type(None)), ())
"""The fields of each class that can hold a float; filled in by use."""
_FAULT = re.compile(r"^(?P<cause>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)


def encode(value: Any) -> bytes:
    """The canonical JSON of a value. A NaN or an infinity is refused, because JSON has none."""
    if not _is_finite(value):
        require_finite(value, "$")
    try:
        return _encoder.encode(value)
    except UnicodeEncodeError as error:
        raise Undecodable("a text has half a character (a lone surrogate)") from error


def decode(kind: Any, data: bytes | msgspec.Raw, at: str = "$") -> Any:
    """The value of the wanted kind (a type or a union) in `data`; `at` is the path of `data` in a larger whole."""
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        raise _undecodable(str(error), at) from error
    except msgspec.DecodeError as error:
        raise Undecodable(f"not JSON: {error}", at) from error
    except (RecursionError, UnicodeDecodeError) as error:
        raise Undecodable(f"not JSON: {type(error).__name__}", at) from error


def convert(kind: Any, value: Any) -> Any:
    """A value of the wanted kind from plain builtins (as TOML gives them), as strictly as `decode`."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise _undecodable(str(error), "$") from error


def digest(value: Any) -> str:
    """128 bits that stand for the JSON of a value. Poses have to be canonical: 0, 0.0 and -0.0 are equal and differ."""
    return hashlib.blake2b(encode(value), digest_size=16).hexdigest()


def _is_finite(value: Any) -> bool:
    """Whether a value is surely finite: a quick look that keeps no path. If it is not sure, `require_finite` knows."""
    kind = type(value)
    names = _LOOKS.get(kind)
    if names is None:
        if kind is tuple or kind is list:
            return all(map(_is_finite, value))
        if kind is float or not issubclass(kind, Struct):
            return kind is float and math.isfinite(value)
        names = _LOOKS[kind] = _worth_a_look(kind)
    for name in names:
        held = getattr(value, name)
        if _LOOKS.get(type(held)) != () and not _is_finite(held):  # most have no float to look at: no call for them
            return False
    return True


def require_finite(value: Any, path: str) -> None:
    """Refuse a NaN or an infinity anywhere in a value, and say where."""
    if isinstance(value, float):
        if not math.isfinite(value):
            raise Undecodable(f"{value} is not a number that can be stored", path)
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
    _decoder(kind)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, strict=True)


def _undecodable(message: str, at: str) -> Undecodable:
    found = _FAULT.match(message)
    assert found is not None  # noqa: S101 - the pattern matches every string
    return Undecodable(found["cause"], at + (found["path"] or "$")[1:])
