"""The page's types, made from the Python they mirror: `tools/types` writes them, git ignores them.

What crosses the seam is declared once: messages as msgspec Structs (osada/table/protocol,
osada/server/protocol), views as TypedDicts (osada/games/<game>/view/shape.py), actions by their
vocabulary, events by their phrases, and the arguments of both by name (view/arguments.py). msgspec
makes JSON Schema of them, and json-schema-to-typescript (web/types.mjs) makes TypeScript of that.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct
from msgspec.json import schema_components

from osada.games import games, house
from osada.kernel.action import REST, Vocabulary
from osada.kernel.message import Phrase
from osada.server.protocol import lobby, office
from osada.table.protocol import (
    commands,
    hands,
    insight,
    measured,
    position,
    puzzle,
    table,
    told,
    wishes,
)
from osada.table.protocol import house as asked

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = ROOT / ".tools" / "page-types"
REF = "#/definitions/{name}"
WIRE = ["integer", "string"]
"""What the words of an action's wire form are; the page has a type for such a list."""
UNSAID = ("default", "description", "minLength", "maxLength", "minimum", "maximum")
"""What TypeScript cannot say, or says anew."""
Schema = dict[str, Any]


def main() -> None:
    """Writes what is not of today: the stamp says of what the files were made."""
    wanted = documents()
    asked = json.dumps([*wanted.values()])
    made_by = [WEB / "types.mjs", WEB / "package-lock.json"]
    stamp = sha256(b"".join([asked.encode(), *(file.read_bytes() for file in made_by)])).hexdigest()
    if STAMP.exists() and STAMP.read_text() == stamp and all(file.exists() for file in wanted):
        return
    node = subprocess.run(
        ["node", "types.mjs"], cwd=WEB, input=asked, stdout=subprocess.PIPE, text=True, check=True
    )
    for file, text in zip(wanted, json.loads(node.stdout), strict=True):
        file.write_text(text, encoding="utf-8")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(stamp)


def documents() -> dict[Path, Schema]:
    """Every generated file and the schema that it is made from."""
    wanted = {WEB / "src/lib/protocol.generated.ts": protocol()}
    for name in games():
        folder = WEB / "src/games" / name
        if folder.exists() and house(name).view:
            wanted[folder / "shapes.generated.ts"] = shapes(name)
    return wanted


# -- the messages ------------------------------------------------------------------------------


def protocol() -> Schema:
    """Everything that server and page say to each other, whatever is played."""
    structs = [
        value
        for module in (
            table,
            commands,
            hands,
            wishes,
            measured,
            asked,
            lobby,
            office,
            insight,
            puzzle,
            position,
            told,
        )
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]
    found = _components(structs)
    for struct in structs:
        _require(found[struct.__name__], struct)
    for module, name in (
        (commands, "Command"),
        (commands, "Request"),
        (table, "SocketMessage"),
    ):
        members = [
            {"$ref": REF.format(name=one.__name__)} for one in get_args(getattr(module, name))
        ]
        found[name] = {"anyOf": members}
    return _document("Protocol", found, _aliases([table, commands, asked, lobby]))


def _require(schema: Schema, struct: type[Struct]) -> None:
    """What the server says is always all there, but for what it leaves out on purpose. What it is
    told may leave out whatever has a default."""
    config = struct.__struct_config__
    if config.forbid_unknown_fields or config.omit_defaults:
        return
    fields = msgspec.structs.fields(struct)
    tag = [config.tag_field] if config.tag_field else []
    schema["required"] = [*tag, *(f.encode_name for f in fields if f.default is not UNSET)]


# -- a game ------------------------------------------------------------------------------------


def shapes(name: str) -> Schema:
    """The view of a game, its actions and what it tells."""
    own = house(name)
    game = own.open()
    view = own.part(own.view)
    module = import_module(view.__module__)
    declared = import_module(".arguments", module.__package__)
    arguments: Mapping[str, Any] = declared.ARGUMENTS
    aliases = _aliases([module, declared])
    found = _components([view, *getattr(module, "ALSO", ())])
    found["Action"] = {"anyOf": [*_actions(game.vocabulary, arguments)]}
    prefix = f"{name}-"
    phrases = game.phrases.phrases.values()
    found["Event"] = {"anyOf": [_event(phrase, prefix, arguments) for phrase in phrases]}
    return _document("Shapes", found, aliases)


def _actions(words: Vocabulary, arguments: Mapping[str, Any]) -> Iterable[Schema]:
    """A tuple for each kind of action: the kind, then its arguments."""
    kinds = dict.fromkeys([*words.names, *(action.kind for action in words.actions)])
    for kind in kinds:
        given = [action.wire[1:] for action in words.actions if action.kind == kind]
        least = min(map(len, given)) if given else len(words.names_of(kind))
        items: list[Schema] = [{"const": kind}]
        rest: Schema | bool = False
        for place, name in enumerate(words.names_of(kind)):
            if name.endswith(REST):
                rest = _values({word for wire in given for word in wire[place:]})
            else:
                seen = {wire[place] for wire in given if place < len(wire)}
                items.append(_word(arguments.get(name), seen))
        yield {
            "type": "array",
            "items": items,
            "additionalItems": rest,
            "minItems": 1 + least,
            **({} if rest else {"maxItems": len(items)}),
        }


def _word(declared: Any, seen: set[str | int]) -> Schema:
    """The type of one argument. Names that are declared win: a vocabulary may learn actions as
    they are played, so what it holds is no list of what can be said."""
    if seen and declared in (None, str, int, object):
        return _values(seen)
    return _schema(declared)


def _values(seen: set[str | int]) -> Schema:
    """The type of the words that stand at one place of an action."""
    words = sorted(word for word in seen if isinstance(word, str))
    whole: list[Schema] = [{"type": "integer"}] if len(words) < len(seen) else []
    return (
        {"anyOf": [*whole, {"enum": words}]}
        if words and whole
        else ({"enum": words} if words else {"type": "integer"})
    )


def _event(phrase: Phrase, prefix: str, arguments: Mapping[str, Any]) -> Schema:
    """What is told, with the types of its arguments."""
    name = phrase.key.removeprefix(prefix)
    args = {one: _schema(argument_type(arguments, name, one)) for one in phrase.names}
    given = {
        "type": "object",
        "properties": args,
        "required": [*args],
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {"key": {"const": phrase.key}, "rule": {"type": "string"}, "args": given},
        "required": ["key", "rule", "args"],
        "additionalProperties": False,
    }


def argument_type(arguments: Mapping[str, Any], phrase: str, name: str) -> Any:
    """The declared type of an argument: by its phrase, else by its name."""
    return arguments.get(f"{phrase}.{name}", arguments.get(name, object))


# -- JSON Schema -------------------------------------------------------------------------------


def _components(kinds: Iterable[Any]) -> dict[str, Schema]:
    return dict(schema_components(list(kinds), schema_hook=_anything, ref_template=REF)[1])


def _schema(kind: Any) -> Schema:
    (schema,), found = schema_components([kind], schema_hook=_anything, ref_template=REF)
    assert not found, f"{kind} is more than a value"
    return dict(schema)


def _anything(kind: type) -> Schema:
    assert kind is object
    return {"tsType": "unknown"}


def _aliases(modules: Iterable[Any]) -> dict[str, Schema]:
    """Names for sets of words: `Goods = Literal["fur", …]`, so that they are spelled out once."""
    return {
        name: {"enum": sorted(get_args(value))}
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal and len(get_args(value)) > 1
    }


def _document(title: str, found: dict[str, Schema], aliases: dict[str, Schema]) -> Schema:
    by_words = {tuple(schema["enum"]): name for name, schema in aliases.items()}
    own = {name: _mended(schema, by_words) for name, schema in found.items()}
    return {"title": title, "definitions": {**aliases, **own}}


def _mended(schema: Any, names: Mapping[tuple[str, ...], str]) -> Any:
    """Words by their name, tuples as older drafts write them, wire forms as the page's Action."""
    if isinstance(schema, list):
        return [_mended(one, names) for one in schema]
    if not isinstance(schema, dict):
        return schema
    words = schema.get("items")
    if (
        isinstance(words, dict)
        and sorted(one.get("type", "") for one in words.get("anyOf", ())) == WIRE
    ):
        return {"tsType": "Wire"}
    if isinstance(schema.get("enum"), list):
        name = names.get(tuple(sorted(schema["enum"])))
        return {"tsType": name} if name else dict(schema)
    kept = {key: _mended(value, names) for key, value in schema.items() if key not in UNSAID}
    if isinstance(schema.get("description"), str):
        kept["description"] = cleandoc(schema["description"])
    if isinstance(schema.get("items"), dict) and "prefixItems" not in schema:
        kept.pop("maxItems", None)
        kept.pop("minItems", None)
    if "prefixItems" in kept:
        kept["items"] = kept.pop("prefixItems")
        kept["additionalItems"] = False
    each = kept.get("properties")
    if isinstance(each, dict) and any(value == {} for value in each.values()):
        # `each_of`: the keys of a dict whose values are all alike
        other = _mended(schema["additionalProperties"], names)
        kept["properties"] = dict.fromkeys(each, other)
        kept["additionalProperties"] = False
    return kept


if __name__ == "__main__":
    main()
