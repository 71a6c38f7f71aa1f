"""Position files with something wrong in their header, their village or on its tiles."""

from __future__ import annotations

from .good_positions import Spoilt, base

SPOILT_VILLAGES = [
    # -- the file ------------------------------------------------------------------------------
    Spoilt(
        "another game", base, lambda d: d.update(game="vikings"), "game: 'vikings' is not hamlet"
    ),
    Spoilt(
        "newer rules", base, lambda d: d.update(rules=99), "rules: version 99 is newer than ours"
    ),
    Spoilt(
        "a mistyped key",
        base,
        lambda d: d.update(bagg=[]),
        "bagg: is no part of a position: did you",
    ),
    Spoilt(
        "five players",
        base,
        lambda d: d.update(seats=5),
        "seats: must be a whole number from 1 to 4",
    ),
    Spoilt(
        "bad chance", base, lambda d: d.update(chance="xyz"), "chance: must be up to 16 hexadecimal"
    ),
    Spoilt(
        "bad option",
        base,
        lambda d: d.update(options={"layout": 3}),
        "options: option layout cannot",
    ),
    Spoilt(
        "not a switch",
        base,
        lambda d: d.update(donkeys_led=1),
        "donkeys_led: must be true or false",
    ),
    # -- the village ---------------------------------------------------------------------------
    Spoilt("no church", base, lambda d: d["tiles"].pop("church"), "tiles: the church is missing"),
    Spoilt("no farm", base, lambda d: d["tiles"].pop("farm"), "tiles: farm is missing"),
    Spoilt(
        "unknown tile",
        base,
        lambda d: d["tiles"].update(mill={}),
        "tiles: 'mill' is unknown: did you",
    ),
    Spoilt(
        "tile no table", base, lambda d: d["tiles"].update(farm=3), "tiles.farm: must be an object"
    ),
    Spoilt(
        "unknown tile key",
        base,
        lambda d: d["tiles"]["farm"].update(wheat=2),
        "tiles.farm.wheat: is unknown: pose, basics, tokens, flag",
    ),
    Spoilt(
        "no pose",
        base,
        lambda d: d["tiles"]["farm"].pop("pose"),
        "tiles.farm.pose: 'None' is no pose: rotation 0-5 and the vertex",
    ),
    Spoilt(
        "a pose far out",
        base,
        lambda d: d["tiles"]["farm"].update(pose="0 9999 0"),
        "tiles.farm.pose: '0 9999 0' is no pose",
    ),
    Spoilt(
        "overlap",
        base,
        lambda d: d["tiles"]["farm"].update(pose=d["tiles"]["market"]["pose"]),
        "tiles.farm: cannot lie there: it overlaps market",
    ),
    Spoilt(
        "apart",
        base,
        lambda d: d["tiles"]["mountain-pond"].update(pose="0 40 0"),
        "roads[0]: these sections do not touch",
    ),
    Spoilt(
        "road against forest",
        base,
        lambda d: d["tiles"]["farm"].update(pose="1 5 0"),
        "tiles.farm: cannot lie there",
    ),
    # -- what lies on it -----------------------------------------------------------------------
    Spoilt(
        "unknown resource",
        base,
        lambda d: d["tiles"]["farm"].update(basics="corn"),
        "tiles.farm.basics: 'corn' is unknown",
    ),
    Spoilt(
        "a refined basic",
        base,
        lambda d: d["tiles"]["farm"].update(basics="brick"),
        "tiles.farm.basics: 'brick' is unknown",
    ),
    Spoilt(
        "too many",
        base,
        lambda d: d["tiles"]["farm"].update(basics="wheat wheat wheat wheat"),
        "tiles.farm: more basic resources than spaces",
    ),
    Spoilt(
        "stone at the woodcutter",
        base,
        lambda d: d["tiles"]["woodcutter"].update(basics="stone"),
        "tiles.woodcutter: stone cannot lie here",
    ),
    Spoilt(
        "wood on the farm",
        base,
        lambda d: d["tiles"]["farm"].update(basics="wood"),
        "tiles.farm: wood cannot lie here",
    ),
    Spoilt(
        "wood in a refinery",
        base,
        lambda d: d["tiles"]["stonemason"].update(basics="wood"),
        "tiles.stonemason: more basic resources than spaces",
    ),
    Spoilt(
        "a token on a producer",
        base,
        lambda d: d["tiles"]["farm"].update(tokens=["red"]),
        "tiles.farm: a token lies where no space is for it",
    ),
    Spoilt(
        "a second token in a small refinery",
        base,
        lambda d: d["tiles"]["stonemason"].update(tokens=["red", "red"]),
        "tiles.stonemason: a token lies where no space is for it",
    ),
    Spoilt(
        "three tokens",
        base,
        lambda d: d["tiles"]["stonemason"].update(tokens=["red", "red", "red"]),
        "tiles.stonemason.tokens: a refinery has at most two spaces",
    ),
    Spoilt(
        "nobody's token",
        base,
        lambda d: d["tiles"]["stonemason"].update(tokens=["blue"]),
        "tiles.stonemason.tokens: 'blue' is unknown: choose from: green, red",
    ),
    Spoilt(
        "bad quality",
        base,
        lambda d: d["tiles"]["stonemason"].update(tokens=["red best"]),
        "tiles.stonemason.tokens: 'best' is unknown",
    ),
    Spoilt(
        "a flag on the farm",
        base,
        lambda d: d["tiles"]["farm"].update(flag="red"),
        "tiles.farm.flag: a flag stands on every landmark, on no other",
    ),
    Spoilt(
        "a landmark without a flag",
        base,
        lambda d: d["tiles"]["mountain-pond"].pop("flag"),
        "tiles.mountain-pond.flag: a flag stands on every landmark",
    ),
    # -- roads ---------------------------------------------------------------------------------
    Spoilt(
        "road of nobody",
        base,
        lambda d: d["roads"][0].update(by="yellow"),
        "roads[0].by: 'yellow' is unknown",
    ),
    Spoilt(
        "road to nowhere",
        base,
        lambda d: d["roads"][0].update(to="farm:1"),
        "roads[0]: these sections do not touch",
    ),
    Spoilt(
        "no such section",
        base,
        lambda d: d["roads"][0].update(to="mountain-pond:9"),
        "roads[0].to: must be a whole number from 1 to 6, not 9",
    ),
    Spoilt(
        "a path over hills",
        base,
        lambda d: d["roads"][0].update(road="path"),
        "roads[0]: these sections are not of the terrain this road needs",
    ),
    Spoilt(
        "a second road",
        base,
        lambda d: d["roads"].append(d["roads"][0]),
        "roads: two roads join quarry and mountain-pond",
    ),
    Spoilt(
        "a road beside a printed one",
        base,
        lambda d: d["roads"].append(
            {"by": "red", "road": "bridge", "from": "church:10", "to": "quarry:2"}
        ),
        "roads[1]: these tiles are joined by a printed road already",
    ),
]
