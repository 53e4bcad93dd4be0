"""Settings from arguments and the environment; names, tokens and addresses as they are kept."""

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coldsnap.cli.commands.lan_link import qr_code
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.plain_text import printable
from coldsnap.server.edge.display_names import NAME_LENGTH, clean_name
from coldsnap.server.edge.origins import address_key
from coldsnap.server.edge.tokens import bearer, new_token, opens, token_hash
from coldsnap.server.settings import Settings


def gathered(environ: dict[str, str] | None = None, **given_: Any) -> Settings:
    return Settings.gather({"database": "x.sqlite", **given_}, environ or {})


def test_by_default_only_this_computer_is_let_in() -> None:
    settings = gathered()
    assert (settings.bind, settings.port) == ("127.0.0.1", 8000)
    assert settings.allowed_hosts == {"localhost", "127.0.0.1", "::1"}
    assert settings.only_this_computer


def test_what_is_said_wins_over_the_environment() -> None:
    environ = {
        "COLDSNAP_PORT": "9000",
        "COLDSNAP_FULL_SYNC": "yes",
        "COLDSNAP_ORIGINS": "https://a.example, http://b.example:81",
    }
    assert gathered(environ).port == 9000
    assert gathered(environ, port=7000).port == 7000
    assert gathered(environ, port=None).port == 9000
    assert gathered(environ).full_sync
    assert gathered(environ).origins == ("https://a.example", "http://b.example:81")
    assert {"a.example", "b.example"} < gathered(environ).allowed_hosts
    assert not gathered(environ).only_this_computer


def test_settings_can_be_handed_over_to_another_process() -> None:
    settings = gathered(origins=("https://a.example",), admin_port=1)
    assert decode(Settings, encode(settings)) == settings


def test_every_limit_can_be_set() -> None:
    limits = gathered({"COLDSNAP_LIMIT_SOCKETS_PER_ADDRESS": "1000", "COLDSNAP_LIMIT_IDLE_S": "1.5"}).limits
    assert (limits.sockets_per_address, limits.idle_s) == (1000, 1.5)


def test_the_database_is_in_the_data_folder_unless_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings.gather({}, {}).database == str(tmp_path / "coldsnap" / "tables.sqlite")
    assert Settings.gather({}, {"COLDSNAP_DATABASE": "y.sqlite"}).database == "y.sqlite"


def test_with_lan_every_interface_listens_and_one_more_name_is_known() -> None:
    settings = gathered(lan=True, lan_address="192.0.2.7")
    assert settings.bind == "0.0.0.0"  # noqa: S104 - asked for
    assert settings.allowed_hosts == {"localhost", "127.0.0.1", "::1", "192.0.2.7"}
    assert not settings.only_this_computer
    assert "192.0.2.7" not in gathered(lan_address="192.0.2.7").allowed_hosts


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 70_000},
        {"port": "x"},
        {"origins": ("ice.example",)},
        {"origins": ("https://ice.example/",)},
        {"origins": ("https://*",), "hosts": ("*",)},
        {"hosts": ("http://ice.example",)},
        {"trusted_proxies": ("*",)},
        {"trusted_proxies": ("127.0.0.1", "proxy.example")},
        {"trusted_proxies": ("300.1.1.1",)},
        {"admin_token": "short"},
        {"workers": 0},
        {"log_level": "loud"},
    ],
)
def test_a_setting_that_cannot_be_meant_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ColdsnapError):
        gathered(**wrong)


@pytest.mark.parametrize("name", ["COLDSNAP_PORT", "COLDSNAP_LAN", "COLDSNAP_LIMIT_SOCKETS", "COLDSNAP_LIMIT_HELLO_S"])
def test_a_variable_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(ColdsnapError):
        gathered({name: "perhaps"})


def test_a_qr_code_is_drawn_in_the_terminal() -> None:
    lines = qr_code("http://192.0.2.7:8000").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines}) == 1


# --- tokens ---


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {32}, "192 bits"


def test_a_token_opens_its_own_hash_and_no_other() -> None:
    one, two = new_token(), new_token()
    assert opens(one, token_hash(one))
    assert not opens(one, token_hash(two))
    assert not opens(None, token_hash(one))
    assert not opens(one, None)
    assert not opens(token_hash(one), token_hash(one)), "what is stored does not open anything"
    assert one not in token_hash(one)
    assert not opens("\ud800" * 20, token_hash(one))


def test_the_token_of_a_header_has_to_look_like_one() -> None:
    token = new_token()
    assert bearer(f"Bearer {token}") == bearer(f"bearer {token}") == token
    for other in (
        None,
        "",
        token,
        f"Bearer  {token}",
        "Bearer x",
        f"Basic {token}",
        f"Bearer {token}\n",
        "Bearer " + "x" * 65,
    ):
        assert bearer(other) is None


# --- names ---


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("", ""),
        ("e\u0301", "\u00e9"),
        ("e\u202e\u0301", "\u00e9"),
        ("\u202egod\u202c", "god"),
        ("a\u2066b\u2069c\u200e\u200f\u061c", "abc"),
        ("a\u0000b\u001b[31mc", "ab[31mc"),
        ("a\u200bb\ufeffc", "abc"),
        ("a\ud800b", "ab"),
        ("a\ue000b", "ab"),
        ("a\u2028b", "a b"),
        ("z\u0335\u0336\u0337\u0338", "z\u0335\u0336"),
        ("x" * 100, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("\U0001f427", "\U0001f427"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("\u3164", ""),
        ("\u2800" * 30, ""),
        ("\u3164Ada\u2800", "Ada"),
        ("A\u034fd\ufe0fa\U000e0100", "Ada"),
        ("\u0301\u0302", ""),
        ("\u3164\u0301", ""),
    ],
)
def test_a_name_is_shown_clean(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@given(st.text(max_size=80))
def test_any_name_comes_out_printable_short_and_stays_as_it_is(typed: str) -> None:
    shown = clean_name(typed)
    assert len(shown) <= NAME_LENGTH
    assert shown == shown.strip()
    assert all(character == " " or unicodedata.category(character)[0] not in "CZ" for character in shown)
    assert unicodedata.is_normalized("NFC", shown)
    assert printable(shown) == shown
    assert clean_name(shown) == shown
    shown.encode()


# --- addresses ---


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("unix", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_household_is_one_address(address: str, key: str) -> None:
    assert address_key(address) == key
