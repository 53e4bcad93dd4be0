"""The bill of materials of a release: what comes with the wheel, as CycloneDX in JSON, to look for known holes in.

It is made of what is locked, and of the client that was built: the Python packages that the wheel asks for (with the
hashes of their files, and who asks for them), and the npm packages whose code is in the client. What only builds or
tests is not in it. Nothing is asked of the net, and the same environment gives the same bytes; a package that this
system does not install stands there without its licence.
"""

import base64
import hashlib
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Mapping, Sequence
from email.message import Message
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

Json = dict[str, Any]

LOCK: Final = Path("requirements.txt")
CLIENT: Final = Path("src/coldsnap/web_dist/licenses.txt")
"""Vite writes it when it builds the client: a heading for every package whose code is inside."""
NPM_LOCK: Final = Path("web/package-lock.json")

_LOCKED: Final = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?: ; (?P<marker>[^\\\n]+?))?(?: \\)?$")
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_VIA: Final = re.compile(r"^    #(?: via|  ) *(?P<name>[A-Za-z0-9._-]+)(?: \(pyproject\.toml\))?$")
_BUNDLED: Final = re.compile(r"^## (?P<name>\S+) - (?P<version>\S+) \((?P<license>[^()]+)\)$", re.MULTILINE)


class Locked(NamedTuple):
    """A Python package of the lock. `asked_by`: the names of those that need it, as far as the lock says."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    asked_by: tuple[str, ...]

    @property
    def ref(self) -> str:
        """The package's address for tools (purl). The same package may be locked twice, for different Pythons."""
        return f"pkg:pypi/{self.name}@{self.version}"


def read_lock(text: str) -> list[Locked]:
    """All packages of a lock, as uv writes it: a line each, then its hashes, then who asks for it."""
    found: list[Locked] = []
    for line in text.splitlines():
        if new := _LOCKED.match(line):
            found.append(Locked(new["name"], new["version"], new["marker"] or "", (), ()))
        elif hashed := _HASH.search(line):
            found[-1] = found[-1]._replace(hashes=(*found[-1].hashes, hashed[1]))
        elif via := _VIA.match(line):
            found[-1] = found[-1]._replace(asked_by=(*found[-1].asked_by, via["name"]))
    return found


def shipped(locked: Sequence[Locked], project: Json) -> list[Locked]:
    """Those that the wheel asks for, and what they ask for: the lock has what builds it, too."""
    names = {_plain(re.split(r"[^A-Za-z0-9._-]", asked, maxsplit=1)[0]) for asked in project["dependencies"]}
    while more := {each.name for each in locked if names & set(each.asked_by)} - names:
        names |= more
    return [each for each in locked if each.name in names]


def bundled(licenses: str) -> list[Mapping[str, str]]:
    """The npm packages in the client: name, version and licence of each."""
    return [found.groupdict() for found in _BUNDLED.finditer(licenses)]


def bill(project: Json, locked: Sequence[Locked], client: Sequence[Mapping[str, str]], npm_lock: Json) -> Json:
    """The whole bill, of content that is read already."""
    python = shipped(locked, project)
    own = f"pkg:pypi/{project['name']}@{project['version']}"
    parts = [*map(_python_part, python), *(_npm_part(each, npm_lock) for each in client)]
    asked = {each.name: [other.ref for other in python if each.name in other.asked_by] for each in python}
    direct = [each.ref for each in python if project["name"] in each.asked_by]
    content: Json = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "tools": {
                "components": [{"type": "application", "name": "scripts/sbom.py", "version": project["version"]}]
            },
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": project["version"],
                "description": project["description"],
                "licenses": [{"expression": project["license"]}],
                "purl": own,
            },
        },
        "components": parts,
        "dependencies": [
            {"ref": own, "dependsOn": sorted({*direct, *(part["bom-ref"] for part in parts[len(python) :])})},
            *({"ref": each.ref, "dependsOn": sorted(set(asked[each.name]))} for each in python),
            *({"ref": part["bom-ref"], "dependsOn": []} for part in parts[len(python) :]),
        ],
    }
    name = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
    return {**content, "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, name)}"}


def _python_part(each: Locked) -> Json:
    part: Json = {
        "type": "library",
        "bom-ref": each.ref,
        "name": each.name,
        "version": each.version,
        "purl": each.ref,
        "externalReferences": [
            {"type": "distribution", "url": each.ref, "hashes": [{"alg": "SHA-256", "content": digest}]}
            for digest in each.hashes
        ],
    }
    if each.marker:
        part["properties"] = [{"name": "coldsnap:only", "value": each.marker}]
    license_ = _license_of(each)
    return {**part, "licenses": [license_]} if license_ else part


def _license_of(each: Locked) -> Json | None:
    """The licence of a package as the one that is installed here tells it; None if it is not, or in another version."""
    try:
        found = distribution(each.name)
    except PackageNotFoundError:
        return None
    told: Message = found.metadata  # type: ignore[assignment]  # it is one
    if found.version != each.version:
        return None
    if expression := told.get("License-Expression"):
        return {"expression": expression}
    classes = [name.rpartition(" :: ")[2] for name in told.get_all("Classifier", []) if name.startswith("License ::")]
    name = classes[0] if classes else (told.get("License") or "").partition("\n")[0].strip()
    return {"license": {"name": name[:100]}} if name else None


def _npm_part(each: Mapping[str, str], npm_lock: Json) -> Json:
    """A package of the client, with the hash of its archive. A client of another lock than this one is refused."""
    entry = npm_lock["packages"].get(f"node_modules/{each['name']}", {})
    if entry.get("version") != each["version"]:
        sys.exit(f"sbom: the client was built with {each['name']} {each['version']}, which is not locked: make client")
    ref = f"pkg:npm/{quote(each['name'], safe='/')}@{each['version']}"
    algorithm, _, digest = entry["integrity"].partition("-")
    return {
        "type": "library",
        "bom-ref": ref,
        "name": each["name"],
        "version": each["version"],
        "licenses": [{"expression": each["license"]}],
        "purl": ref,
        "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
    }


def _plain(name: str) -> str:
    """A package's name as locks write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def write_bill(root: Path, folder: Path) -> Path:
    """Write the bill of the project in `root` beside its wheel; its path."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    made = bill(
        project,
        read_lock((root / LOCK).read_text("utf-8")),
        bundled((root / CLIENT).read_text("utf-8")),
        json.loads((root / NPM_LOCK).read_text("utf-8")),
    )
    path = folder / f"{project['name']}-{project['version']}.cdx.json"
    path.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def main() -> None:
    """Write the bill into the folder that is named; `make dist` does."""
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    print(write_bill(Path(), folder))


if __name__ == "__main__":
    main()
