"""Position files with something wrong beside the village: supplies, players, decisions."""

from __future__ import annotations

from .good_positions import Spoilt, acting, base, paying, placing
from .positions import data

SPOILT_TABLES = [
    # -- row, bag, hands -----------------------------------------------------------------------
    Spoilt(
        "a tile twice",
        base,
        lambda d: d["bag"].append("shrine"),
        "tiles: shrine is in 2 places, not in one",
    ),
    Spoilt(
        "a tile lost",
        base,
        lambda d: d["players"]["red"].update(hand=[]),
        "tiles: shrine is in 0 places, not in one",
    ),
    Spoilt(
        "a stack in the bag and aside",
        base,
        lambda d: d.update(stacks_in=[]),
        "tiles: lumber-mill is in 2 places, not in one",
    ),
    Spoilt(
        "four blueprints",
        base,
        lambda d: [
            d["players"]["red"].update(hand=["shrine", *d["bag"][:3]]),
            d.update(bag=d["bag"][3:]),
        ],
        "players.red.hand: at most 3 blueprints",
    ),
    Spoilt(
        "a gap in the row",
        base,
        lambda d: d["bag"].append(d["row"].pop().split()[0]),
        "row: the row is filled while the bag lasts",
    ),
    Spoilt(
        "coins that are none",
        base,
        lambda d: d["row"].__setitem__(0, "sawmill two"),
        "row[0]: must be a whole number from 0 to 999",
    ),
    Spoilt(
        "an unknown tile in the row", base, lambda d: d["row"].append("mill 0"), "row[4]: 'mill' is"
    ),
    # -- sales and church ----------------------------------------------------------------------
    Spoilt(
        "a sale tile twice",
        base,
        lambda d: d["players"]["green"].update(sales=[1]),
        "offers: every sale tile is in exactly one place",
    ),
    Spoilt(
        "no sale 13", base, lambda d: d.update(offers=[13, 2, 3]), "offers: must be a whole number"
    ),
    Spoilt(
        "four offers", base, lambda d: d["offers"].append(None), "offers: the market has 3 spaces"
    ),
    Spoilt(
        "two levels",
        base,
        lambda d: d["stack"].pop(),
        "stack: there are three levels of sale tiles",
    ),
    Spoilt(
        "a stack too low",
        base,
        lambda d: d.update(stack=[0, 0, 1]),
        "stack: level 2 cannot have 0 tiles left",
    ),
    Spoilt(
        "an empty space beside a stack",
        base,
        lambda d: [d["offers"].__setitem__(0, None), d["players"]["red"].update(sales=[1])],
        "offers: a space is empty only when the stack is",
    ),
    Spoilt(
        "five delivery spaces",
        base,
        lambda d: d["delivered"].append(None),
        "delivered: the church has 4 delivery spaces here",
    ),
    Spoilt(
        "an unknown goal",
        base,
        lambda d: d["milestones"].update(cook="red"),
        "milestones: 'cook' is",
    ),
    # -- players -------------------------------------------------------------------------------
    Spoilt(
        "a third player", base, lambda d: d["players"].update(blue={}), "players: 'blue' is unknown"
    ),
    Spoilt(
        "an unknown key",
        base,
        lambda d: d["players"]["red"].update(coins=3),
        "players.red.coins: is unknown: gold, earned",
    ),
    Spoilt(
        "negative gold",
        base,
        lambda d: d["players"]["red"].update(gold=-1),
        "players.red.gold: must be a whole number from 0",
    ),
    Spoilt(
        "an unknown source",
        base,
        lambda d: d["players"]["red"].update(earned={"luck": 3}),
        "players.red.earned: 'luck' is unknown",
    ),
    Spoilt(
        "five villagers",
        base,
        lambda d: d["players"]["red"].update(villagers=["church"] * 5),
        "players.red.villagers: cannot be 5",
    ),
    Spoilt(
        "no villager",
        base,
        lambda d: d["players"]["red"].update(villagers=[]),
        "players.red.villagers: cannot be 0",
    ),
    Spoilt(
        "seven donkeys",
        base,
        lambda d: d["players"]["red"].update(donkeys=["church"] * 7),
        "players.red.donkeys: cannot be 7",
    ),
    Spoilt(
        "a sleeping donkey",
        base,
        lambda d: d["players"]["red"].update(donkeys=["church lying"]),
        "players.red.donkeys: 'lying' is unknown",
    ),
    Spoilt(
        "a worker where no road leads",
        base,
        lambda d: [d["roads"].clear(), d["players"]["red"].update(donkeys=["mountain-pond"])],
        "players.red: nobody can be on mountain-pond: no road leads there",
    ),
    Spoilt(
        "three bricks of one player",
        lambda: data(village=["master-stonemason:1 market:6", "stonemason:1 quarry:5"]),
        lambda d: [
            d["tiles"]["master-stonemason"].update(tokens=["red", "red"]),
            d["tiles"]["stonemason"].update(tokens=["red"]),
        ],
        "players.red: has 3 brick tokens in the village, more than 2",
    ),
    # -- what no game could have brought -------------------------------------------------------
    Spoilt(
        "a refinery without its milestone",
        base,
        lambda d: d["milestones"].clear(),
        "milestones.mason: a refinery of brick is built, so somebody holds it",
    ),
    Spoilt(
        "a milestone without its refinery",
        base,
        lambda d: d["milestones"].update(miller="red"),
        "milestones.miller: no refinery of flour is built, so nobody holds it",
    ),
    Spoilt(
        "a white token of somebody else",
        base,
        lambda d: d["tiles"]["stonemason"].update(tokens=["red fine"]),
        "tiles.stonemason.tokens: 'red fine' is made by the mason, and red does not hold",
    ),
    Spoilt(
        "a sale tile from under the stack",
        lambda: data(offers="1 2 9"),
        lambda d: None,
        "offers: sale tile 9 of level 3 cannot be seen: level 1 lies above it in the stack",
    ),
    Spoilt(
        "over before the Church is complete",
        base,
        lambda d: d.update(stage="finished"),
        "stage: it is not finished: the church has 4 empty delivery spaces",
    ),
    Spoilt("alone too long", lambda: data(1), lambda d: d.update(round=21), "round: alone there"),
    # -- what is being decided -----------------------------------------------------------------
    Spoilt(
        "an unknown stage", base, lambda d: d.update(stage="lunch"), "stage: 'lunch' is unknown"
    ),
    Spoilt("not the mover", base, lambda d: d.update(turn=["green"]), "turn: the mover decides"),
    Spoilt(
        "nobody's turn",
        base,
        lambda d: d.update(turn=[]),
        "stage: the game is finished exactly when",
    ),
    Spoilt(
        "over, but in turn",
        base,
        lambda d: d.update(stage="finished", turn=["red"]),
        "stage: the game is finished exactly when nobody is to move",
    ),
    Spoilt(
        "the last round too early",
        base,
        lambda d: d.update(ending=True),
        "ending: the last round is played exactly when the church is complete",
    ),
    Spoilt(
        "laid out twice",
        base,
        lambda d: d.update(stage="layout"),
        "stage: all starting tiles are laid",
    ),
    Spoilt(
        "led twice",
        base,
        lambda d: d.update(stage="lead", donkeys_led=True),
        "stage: no donkey can be",
    ),
    Spoilt(
        "nobody acts",
        base,
        lambda d: d.update(at="quarry"),
        "at: a villager is acting exactly while",
    ),
    Spoilt(
        "acting nowhere",
        acting,
        lambda d: d.update(at=None),
        "at: a villager is acting exactly while",
    ),
    Spoilt(
        "acting elsewhere",
        acting,
        lambda d: d.update(at="farm"),
        "at: the mover's first standing villager is not on farm",
    ),
    Spoilt(
        "all lie",
        acting,
        lambda d: d["players"]["red"].update(villagers=["quarry lying"]),
        "at: no villager of the mover stands",
    ),
    Spoilt(
        "hiring afield",
        acting,
        lambda d: d.update(stage="hire"),
        "at: workers are hired in the town",
    ),
    Spoilt(
        "paying for nothing",
        acting,
        lambda d: d.update(stage="pay"),
        "purpose: something is paid for exactly while it is paid",
    ),
    Spoilt(
        "paid beforehand",
        acting,
        lambda d: d.update(paid=["pay stone quarry"]),
        "paid: there is nothing to pay for now",
    ),
    Spoilt(
        "no such blueprint",
        placing,
        lambda d: d.update(subject=6),
        "subject: 6 cannot have been chosen",
    ),
    Spoilt(
        "no blueprint",
        placing,
        lambda d: d.update(subject=-1),
        "subject: -1 cannot have been chosen",
    ),
    Spoilt(
        "placed too early",
        placing,
        lambda d: d.update(pose="0 0 0"),
        "pose: a tile waits for its place",
    ),
    Spoilt(
        "no place",
        paying,
        lambda d: d.update(pose=None),
        "pose: a tile waits for its place exactly",
    ),
    Spoilt(
        "an odd place",
        paying,
        lambda d: d.update(pose="0 9 9"),
        "pose: shrine cannot be built there",
    ),
    Spoilt(
        "another deed",
        paying,
        lambda d: d.update(purpose="sell", subject=1, pose=None),
        "subject: 1 cannot have been chosen on church",
    ),
    Spoilt(
        "an odd unit",
        paying,
        lambda d: d.update(paid=["pay wheat farm"]),
        "paid: 'pay wheat farm' cannot be part of this payment",
    ),
    Spoilt(
        "no unit", paying, lambda d: d.update(paid=["pay stones"]), "paid: 'pay stones' is unknown"
    ),
    Spoilt(
        "all is paid",
        paying,
        lambda d: d.update(paid=["pay wood barn-a", "pay stone quarry"]),
        "paid: nothing is left to choose in this payment",
    ),
]
