### What is said while a position of Hamlet is entered by hand.

hamlet-edit-tiles = Tiles
hamlet-edit-tile = { $tile-name }
hamlet-edit-pieces = Pieces
hamlet-edit-villager = { $colour-name } villager
hamlet-edit-donkey = { $colour-name } donkey
hamlet-edit-flag = { $colour-name } flag
hamlet-edit-path = { $colour-name } path
hamlet-edit-bridge = { $colour-name } bridge
hamlet-edit-goods = Resources
hamlet-edit-resource = { $resource-name }
hamlet-edit-token = { $colour-name } token
hamlet-edit-token-fine = { $colour-name } token, white side up
hamlet-edit-at = { $tile-name }
hamlet-edit-from = What is { $tile-on }
hamlet-edit-to-row = into the offer row
hamlet-edit-to-hand = blueprint of { $colour-name }
hamlet-edit-from-row = offer row: { $tile-name }
hamlet-edit-from-hand = { $colour-name }’s blueprint: { $tile-name }
hamlet-edit-from-road = road between { $tile-ins } and { $other-ins }
hamlet-edit-players = Players
hamlet-edit-colour = { $colour-name }
hamlet-edit-round = Round
hamlet-edit-first = First player
hamlet-edit-mover = Whose turn it is
hamlet-edit-stars = { $colour-name }: points
hamlet-edit-gold = { $colour-name }: gold
hamlet-edit-goals = Church and milestones
hamlet-edit-space = Church, space { $space }
hamlet-edit-goal = { $goal-name }
hamlet-edit-nobody = nobody
hamlet-edit-sales = Sale tiles
hamlet-edit-sale = Sale tile { $sale }
hamlet-edit-in-stack = in the stack
hamlet-edit-on-market = on the Market
hamlet-edit-row = Coins in the offer row
hamlet-edit-coins = { $tile-name }

## What does not add up

hamlet-fault-lies = { $how ->
        [overlap] { $tile-name } lies on another tile.
        [apart] { $tile-name } touches no other tile.
       *[section] { $tile-name } lies so that sections meet which may not.
    }
hamlet-fault-missing = { $tile-name } is missing.
hamlet-fault-places = { $tile-name } is in { $count } places.
hamlet-fault-hand = { $colour-name } has more than { $most } blueprints.
hamlet-fault-row = The offer row has { $count } of { $length } blueprints while tiles are left in the bag.
hamlet-fault-flag = { $tile-name }: a flag stands on every landmark, and on no other tile.
hamlet-fault-villagers = { $colour-name }: the number of villagers is wrong.
hamlet-fault-donkeys = { $colour-name }: the number of donkeys is wrong.
hamlet-fault-cut-off = { $colour-name }: nobody can be { $tile-on }, no road leads there.
hamlet-fault-market = A space of the Market is empty though sale tiles are left in the stack.
hamlet-fault-sales = A sale tile is in two places.
hamlet-fault-unheld = { $goal-name }: a refinery for { $resource-name } is built, so somebody holds this milestone.
hamlet-fault-early = { $goal-name }: no refinery for { $resource-name } is built, so nobody holds this milestone.
hamlet-fault-white = { $tile-name }: { $colour-name } does not hold the milestone, so the token cannot lie white side up.
hamlet-fault-level = Sale tile { $sale } of level { $level } cannot be seen yet: lower levels are left in the stack.
