### What the table says while Hamlet is played. The keys are those of phrases.py.
### $tile-on, $resource-acc and the like are forms of the names in names.ftl; of a list, -either
### joins by “or”, -counted tells equal things together, -number is how many there are.
### “hidden” stands for an empty list. Names of players always come as they are.

## Parts of sentences

hamlet-part-stars =
    { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
# What somebody gets: gold, points, both, or neither.
hamlet-part-reward =
    { $gold ->
        [0] { $stars ->
            [0] nothing
           *[other] { hamlet-part-stars }
        }
       *[other] { $stars ->
            [0] { $gold } gold
           *[other] { $gold } gold and { hamlet-part-stars }
        }
    }
hamlet-part-made =
    { $resource ->
        [plank] { hamlet-resource-plank-count.acc }
        [brick] { hamlet-resource-brick-count.acc }
        [milk] { hamlet-resource-milk-count.acc }
       *[flour] { hamlet-resource-flour-count.acc }
    }
hamlet-part-spaces =
    { $spaces ->
        [one] { $spaces } space is
       *[other] { $spaces } spaces are
    }
hamlet-part-donkeys =
    { $donkeys-number ->
        [one] your donkey { $donkeys-on }
       *[other] your donkeys { $donkeys-on }
    }
hamlet-part-sections = section { $section } { $tile-gen } ({ $terrain-name }) and section { $other_section } { $other-gen } ({ $other_terrain-name })
# You cannot … now.
hamlet-part-deed =
    { $given ->
        [donkeys] start moving your donkeys
        [lead] lead a donkey
        [go] send out a villager
        [work] produce
        [fill] fill a Barn
        [refine] refine
        [take] take a blueprint
        [hire] hire workers
        [stable] place a new donkey
        [sell] sell
        [deliver] deliver to the Church
        [beg] beg
        [build] construct a building
        [place] place a tile
        [bridge] build a bridge
        [path] build a path
        [pay] pay with resources
        [settle] take a suggested payment
        [rest] let a villager rest
        [done] choose “done”
       *[end] end your turn
    }
hamlet-part-stage =
    { $stage ->
        [layout] the village is being laid out, so choose a place for the next tile
        [turn] choose a tile for a villager, move your donkeys, or end your turn
        [lead] your donkeys are on the move, so lead one of them or choose “done”
        [act] your villager is waiting, so choose an action or let them rest
        [hire] your villager is at the Town Hall, so hire somebody or choose “done”
        [stable] choose a tile for the new donkey
        [place] choose how to place the new tile
       *[pay] finish paying first, one resource at a time or as suggested
    }

## Actions

hamlet-action-donkeys = move your donkeys
hamlet-action-lead = a donkey { $origin-from } { $target-to }
hamlet-action-go = a villager { $tile-to }
hamlet-action-work = produce
hamlet-action-fill = fill with { $goods-counted }
hamlet-action-refine =
    { $count ->
        [one] refine { $count } resource
       *[other] refine { $count } resources
    }
hamlet-action-take = the blueprint { $tile-gen }
hamlet-action-hire =
    { $worker ->
        [donkey] hire a donkey
       *[villager] hire a villager
    }
hamlet-action-stable = the donkey { $tile-on }
hamlet-action-sell = sale tile { $sale }
hamlet-action-deliver = delivery space { $space }
hamlet-action-beg = beg for gold
hamlet-action-build = build { $tile-acc }
hamlet-action-place = { $tile-nom } beside { $anchor-nom }: section { $section } to { $anchor_section }
hamlet-action-bridge = a bridge { $tile-to }
hamlet-action-path = a path { $tile-to }
hamlet-action-pay =
    { $what ->
        [buy] buy { $where-acc }
        [wood] { $what-acc } { $where-from }
        [stone] { $what-acc } { $where-from }
        [wheat] { $what-acc } { $where-from }
       *[other] { $quality ->
            [fine] the { $where-name } high-quality token { $what-from }
           *[hidden] the { $where-name } token { $what-from }
        }
    }
hamlet-action-settle = pay as suggested
hamlet-action-rest = rest without an action
hamlet-action-done = done
hamlet-action-end = end your turn

## Events

hamlet-started = { $seat } starts with { $gold } gold.
hamlet-laid-out = { $seat } places { $tile-acc } next to the Church.
hamlet-row-filled =
    { $price ->
        [0] New in the offer: { $tile-name }, for free.
       *[other] New in the offer: { $tile-name }, for { $price } gold.
    }
hamlet-sale-shown = Sale tile { $sale } is turned up at the Market.
hamlet-round-began = Round { $round } begins.
hamlet-turn-began = { $seat } starts a turn.
hamlet-turn-ended = { $seat } ends their turn.
hamlet-donkeys-set-out = { $seat } starts moving donkeys.
hamlet-donkey-led = { $seat } leads a donkey { $origin-from } { $target-to }.
hamlet-villager-went = { $seat } sends a villager { $tile-to }.
hamlet-rested = { $seat } lets the villager rest { $tile-on }.
hamlet-produced = { $seat } fills the spaces { $tile-on } with { $goods-counted } and gets { hamlet-part-reward }.
hamlet-refined =
    { $fine ->
        [yes] { $seat } makes { hamlet-part-made } of high quality { $tile-on }.
       *[no] { $seat } makes { hamlet-part-made } { $tile-on }.
    }
hamlet-consumed = { $seat } uses { $resource-acc } { $tile-from }.
hamlet-bought = { $seat } buys { $resource-acc } at the Market for { $price } gold.
hamlet-rewarded =
    { $fine ->
        [yes] { $seat } made the high-quality { $resource-name } and gets { hamlet-part-reward }.
       *[no] { $seat } made the { $resource-name } and gets { hamlet-part-reward }.
    }
hamlet-blueprint-taken =
    { $price ->
        [0] { $seat } takes the blueprint { $tile-gen } for free
       *[other] { $seat } takes the blueprint { $tile-gen } for { $price } gold
    }{ $coins ->
        [0] .
       *[other] , together with the { $coins } gold lying on it.
    }
hamlet-hired-villager = { $seat } hires a villager for { $price } gold. They can act from the next turn on.
hamlet-hired-donkey = { $seat } hires a donkey for { $price } gold.
hamlet-donkey-placed = { $seat } puts the new donkey { $tile-on }.
hamlet-sold = { $seat } takes sale tile { $sale } and gets { hamlet-part-reward }.
hamlet-delivered = { $seat } fills delivery space { $space } of the Church and gets { hamlet-part-stars }.
hamlet-begged = { $seat } begs for gold at the Church.
hamlet-site-chosen = { $seat } chooses a site for { $tile-acc } beside { $anchor-acc }.
hamlet-built =
    { $stars ->
        [0] { $seat } builds { $tile-acc }.
       *[other] { $seat } builds { $tile-acc } and gets { hamlet-part-stars }.
    }
hamlet-flagged = { $seat } raises a flag { $tile-on }.
hamlet-milestone = { $seat } reaches the milestone “{ $goal-name }”.
hamlet-stack-added = The { $resource-name } stack is mixed into the bag.
hamlet-road-built =
    { $road ->
        [bridge] { $seat } builds a bridge between { $origin-ins } and { $target-ins }.
       *[path] { $seat } builds a path between { $origin-ins } and { $target-ins }.
    }
hamlet-church-complete = { $seat } has made the last delivery: the Church is complete! This round is the last one.
hamlet-game-over = The game is over. Time to count the points.
hamlet-scored =
    { $total ->
        [one] { $seat } has { $total } point.
       *[other] { $seat } has { $total } points.
    }

## Reasons for a refusal: whose turn, what is asked

hamlet-is-over = The game is over; there is nothing left to decide.
hamlet-not-seated =
    { $seats ->
        [one] { $seat } does not sit at this table: it has { $seats } player.
       *[other] { $seat } does not sit at this table: it has { $seats } players.
    }
hamlet-not-your-turn = Not yet, { $seat }: { $turn } is deciding now.
hamlet-wrong-kind = You cannot { hamlet-part-deed } now: { hamlet-part-stage }.
hamlet-no-such-tile = There is no { $tile-name } in the village yet.

## Reasons: moving

hamlet-no-villager-left = All your villagers have acted. They stand up again at the start of your next turn.
hamlet-unreachable = No road leads { $tile-to } yet, so nobody can go there. Connect it with a bridge, a path or a tile with a road.
hamlet-donkeys-done = Your donkeys move only once a turn, and that is done. At tables where donkeys move one at a time, just lead each of them.
hamlet-no-donkey-can-move = None of your donkeys can move: no road leads away from where they stand.
hamlet-no-donkey-there = None of your own donkeys is { $tile-on }.
hamlet-donkey-moved = Your donkey { $tile-on } has already moved: one tile a turn is as far as it goes.
hamlet-not-linked = There is no direct road between { $origin-ins } and { $target-ins }, and a donkey goes only to the next connected tile.

## Reasons: using a building

hamlet-not-here =
    { $action ->
        [work] Only a producer, such as the Quarry, produces resources; your villager is { $tile-on }.
        [fill] Only a Barn lets you choose a mix of resources; your villager is { $tile-on }.
        [refine] Only a refinery, such as the Sawmill, refines resources; your villager is { $tile-on }.
        [take] You can only take blueprints at the Town Hall; your villager is { $tile-on }.
        [hire] You can only hire workers at the Town Hall; your villager is { $tile-on }.
        [sell] You can only sell at the Market; your villager is { $tile-on }.
        [deliver] You can only make deliveries at the Church; your villager is { $tile-on }.
       *[beg] You can only beg at the Church; your villager is { $tile-on }.
    }
hamlet-landmark-idle = There is no action { $tile-on }: a landmark only scores at the end. From here you can construct a building or a road.
hamlet-no-space = All spaces { $tile-on } are full. Somebody has to use a resource from there first.
hamlet-fill-all =
    All empty spaces { $tile-on } are filled at once: { hamlet-part-spaces } empty, and you chose { $given ->
        [one] { $given } resource.
       *[other] { $given } resources.
    }
hamlet-own-resource = Only { $resource-name } is produced { $tile-on }, so there is no mix to choose: just choose “produce”.
hamlet-refinery-full =
    { $spaces ->
        [0] No space is empty { $tile-on }, so you cannot make { $given } there. Somebody has to use what lies there first.
       *[other] Only { hamlet-part-spaces } empty { $tile-on }, so you cannot make { $given } there.
    }
hamlet-no-token-left =
    { $left ->
        [0] You want to make { $given }, but all your { $resource-name } tokens are in the village. They come back when somebody uses them.
        [one] You want to make { $given }, but you have only { $left } { $resource-name } token left.
       *[other] You want to make { $given }, but you have only { $left } { $resource-name } tokens left.
    }
hamlet-not-begging = You may beg only while the Farm, the Woodcutter and the Quarry are full, and { hamlet-part-spaces } still empty { $tile-on }.
hamlet-hand-full =
    { $most ->
        [one] You already have { $most } blueprint, and you may not have more. Build it first.
       *[other] You already have { $most } blueprints, and you may not have more. Build one of them first.
    }
hamlet-not-in-row = The blueprint { $tile-gen } is not in the offer.
hamlet-row-too-dear = The blueprint { $tile-gen } costs { $price } gold, and you have { $gold }.
hamlet-blueprint-first = You may take one blueprint a visit, and only before you hire. Now you can hire or choose “done”.
hamlet-hire-too-dear =
    { $worker ->
        [donkey] A donkey costs { $price } gold, and you have { $gold }.
       *[villager] Your next villager costs { $price } gold, and you have { $gold }.
    }
hamlet-no-worker-left =
    { $worker ->
        [donkey] All your donkeys are in the village already: { $most }.
       *[villager] All your villagers are in the village already: { $most }.
    }
hamlet-not-home = No road connects { $tile-acc } with the Church, so a new donkey cannot start there.
hamlet-sale-gone = Sale tile { $sale } is not on offer at the Market.
hamlet-space-filled = Delivery space { $space } is already filled, by { $seat }. Choose another one.
hamlet-no-such-space =
    { $spaces ->
        [one] There is no delivery space { $space }: the Church has only { $spaces } space.
       *[other] There is no delivery space { $space }: the Church has only { $spaces } spaces.
    }

## Reasons: building

hamlet-not-in-hand = You do not have the blueprint { $tile-gen }. Blueprints are taken at the Town Hall.
hamlet-no-site = There is no place beside { $anchor-acc } where { $tile-nom } would fit. Try it from another tile.
hamlet-other-tile = You are placing { $wanted-nom } now, not { $tile-nom }.
hamlet-other-anchor = The new tile must touch { $wanted-acc }, not { $anchor-acc }.
hamlet-no-such-section =
    { $sections ->
        [one] There is no section { $section }: { $tile-nom } has only { $sections } section.
       *[other] There is no section { $section }: { $tile-nom } has only { $sections } sections.
    }
hamlet-overlaps = That place is taken: { $tile-nom } would lie on top { $other-gen }.
hamlet-road-clash = Here { hamlet-part-sections } would touch. A road section may touch only another road section.
hamlet-terrain-clash = Here { hamlet-part-sections } would touch. At this table a section may touch only its own kind.
hamlet-looks-the-same = Turned like this, { $tile-nom } would look exactly as with section { $section } against section { $anchor_section } { $anchor-gen }. Choose that place.
hamlet-not-to-church = A road section { $tile-gen } must meet a road section of the Church, and here none does.
hamlet-blocks-layout = With { $tile-nom } there, the other starting tiles would not all fit. Choose another place.
hamlet-no-road-piece = All your road pieces are built already: { $most }.
hamlet-not-adjacent = A road joins two tiles that touch, and { $origin-nom } and { $target-nom } do not.
hamlet-already-linked = There is already a direct road between { $origin-ins } and { $target-ins }.
hamlet-detour = A printed road already leads { $origin-from } { $target-to }, and at this table that rules out building another.
hamlet-cliff =
    { $road ->
        [bridge] A bridge crosses from hill to hill, and nowhere do { $origin-nom } and { $target-nom } meet with hills on both sides.
       *[path] A path leads from forest to forest, and nowhere do { $origin-nom } and { $target-nom } meet with forest on both sides.
    }

## Reasons: paying

hamlet-short =
    { $wanted ->
        [one] You need { $wanted } resource ({ $resources-either })
       *[other] You need { $wanted } resources ({ $resources-either })
    }{ $reachable ->
        [0] , but none can be brought { $target-to }.
       *[other] , but only { $reachable } can be brought { $target-to }.
    }
hamlet-cannot-come = The { $resource-name } { $tile-on } would need { hamlet-part-donkeys } to get { $target-to }.
hamlet-no-way = The { $resource-name } { $tile-on } cannot be brought: no road leads from there { $target-to }.
hamlet-market-too-far =
    { $donkeys ->
        [hidden] Buying does not help: no road leads from the Market { $target-to }.
       *[other] What you buy starts at the Market and would need { hamlet-part-donkeys } to get { $target-to }.
    }
hamlet-no-buying = What you sell must come from the village: nothing may be bought for a sale.
hamlet-gold-short = You would have to buy what is missing. That comes to { $needed } gold, and you have { $gold }.
hamlet-not-demanded =
    { $resource ->
        [nothing] Nothing is refined there, so there is no such token. What is needed now: { $resources-either }.
       *[other] You cannot pay with { $resource-acc } now. What is needed: { $resources-either }.
    }
hamlet-not-there = There is no such { $resource-name } left { $tile-on }.
hamlet-purchase-too-dear = Buying { $resource-acc } costs { $price } gold, and you have { $gold }.
hamlet-would-fail = If you pay with { $resource-acc } { $tile-from }, you cannot complete the payment. Choose something else.

## Questions

hamlet-ask-layout = { $seat }, where do you place { $tile-acc }?
hamlet-ask-turn =
    { $seat }, { $villagers ->
        [0] { $donkeys ->
            [0] you have done everything: end your turn.
           *[other] your villagers have acted: move your donkeys ({ $donkeys } ready), or end your turn.
        }
       *[other] { $donkeys ->
            [0] send a villager to a tile ({ $villagers } ready), or end your turn.
           *[other] send a villager to a tile ({ $villagers } ready), move your donkeys ({ $donkeys } ready), or end your turn.
        }
    }
hamlet-ask-lead = { $seat }, which donkey goes where?
hamlet-ask-act = { $seat }, what does your villager do { $tile-on }?
hamlet-ask-hire = { $seat }, you have { $gold } gold: whom do you hire?
hamlet-ask-stable = { $seat }, where does the new donkey start?
hamlet-ask-place = { $seat }, how do you place { $tile-acc } beside { $anchor-acc }?
hamlet-ask-pay =
    { $purpose ->
        [refine] { $seat }, what do you refine?
        [sell] { $seat }, what do you sell?
        [deliver] { $seat }, what do you deliver?
        [build] { $seat }, what do you build with?
        [bridge] { $seat }, what do you build the bridge with?
       *[path] { $seat }, what do you build the path with?
    } { $left } more needed: { $resources-either }.

## Options

hamlet-option-layout = Layout
    .help = How the five starting tiles lie around the Church.
    .choice =
        { $choice ->
            [free] the first player arranges them
            [random] at random
           *[beginners] as in a first game
        }
hamlet-option-strict-terrain = Forest and hill
    .help = Whether a forest section may touch a hill section. Where they meet there is a cliff, which no road can cross.
    .choice =
        { $choice ->
            [on] each touches only its own kind
           *[off] they may touch
        }
hamlet-option-no-detour = Roads beside printed roads
    .help = Whether a road may be built between two tiles that printed roads already connect in a roundabout way.
    .choice =
        { $choice ->
            [on] not if printed roads lead there
           *[off] always, if there is no direct connection
        }
hamlet-option-lenient-donkeys = Donkey move
    .help = Whether all donkeys move together once a turn, or each whenever you like.
    .choice =
        { $choice ->
            [on] each donkey at any time
           *[off] all donkeys together
        }

## Scores

hamlet-score-deliveries = Church deliveries
hamlet-score-sales = Sale tiles
hamlet-score-construction = Buildings constructed
hamlet-score-refined = Refined resources used
hamlet-score-barns = Work in Barns
hamlet-score-milestones = Milestones
hamlet-score-awards = Awards
hamlet-score-landmarks = Landmarks
hamlet-score-roads = Bridges and paths
hamlet-score-longest-road = Longest road
hamlet-score-gold = Gold left
hamlet-score-unfinished = Empty delivery spaces
