### The Crafter's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does.
### “hidden” stands for an empty list.

## Names

mythwind-crafter-help = Draw materials from your bag, refine them level by level, and deliver orders. Better work and a better reputation pay more. Once a day your counter is open: stock a material, or sell a refined token for coins and a bonus. Villagers bring materials and orders, Sprites refine.
mythwind-crafter-cloth = Cloth
mythwind-crafter-leather = Leather
mythwind-crafter-paper = Paper
mythwind-crafter-birch = Birch
mythwind-crafter-cedar = Cedar
mythwind-crafter-boots = Boots
mythwind-crafter-satchel = Satchel
mythwind-crafter-scroll = Scroll
mythwind-crafter-mallet = Mallet
mythwind-crafter-stool = Stool
mythwind-crafter-ledger = Ledger
mythwind-crafter-cloak = Cloak
mythwind-crafter-chest = Chest
mythwind-crafter-lantern = Lantern
mythwind-crafter-sail = Sail
mythwind-crafter-cradle = Cradle
mythwind-crafter-map-case = Map case
mythwind-crafter-loom = Loom
mythwind-crafter-saddle = Saddle
mythwind-crafter-bookcase = Bookcase
mythwind-crafter-harp = Harp
mythwind-crafter-festival-tent = Festival tent

# In a list.
mythwind-word-cloth = cloth
mythwind-word-leather = leather
mythwind-word-paper = paper
mythwind-word-birch = birch
mythwind-word-cedar = cedar

## Skills

mythwind-skill-C1 = Weaver
mythwind-skill-C1-help = Once a day, when you sell cloth: refine another cloth by one level.
mythwind-skill-C2 = Tanner
mythwind-skill-C2-help = Once a day, when you sell leather: get 2 more coins.
mythwind-skill-C3 = Paper Mill
mythwind-skill-C3-help = Once a day, when you sell paper: draw one token to the first level.
mythwind-skill-C4 = Joiner
mythwind-skill-C4-help = Once a day, when you sell birch: refine one token of the first level.
mythwind-skill-C5 = Cabinetmaker
mythwind-skill-C5-help = Once a day, when you sell cedar: refine one token of the third or fourth level.
mythwind-skill-C6 = Apprentice
mythwind-skill-C6-help = Work gives you one more refine point.
mythwind-skill-C7 = Open Door
mythwind-skill-C7-help = You have one more open order.
mythwind-skill-C8 = Signature
mythwind-skill-C8-help = Each level of better quality pays 1 more coin.

## Parts of sentences

mythwind-crafter-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-crafter-part-material =
    { $material ->
        [cloth] cloth
        [leather] leather
        [paper] paper
        [birch] birch
       *[cedar] cedar
    }
mythwind-crafter-part-order =
    { $order ->
        [boots] { mythwind-crafter-boots }
        [satchel] { mythwind-crafter-satchel }
        [scroll] { mythwind-crafter-scroll }
        [mallet] { mythwind-crafter-mallet }
        [stool] { mythwind-crafter-stool }
        [ledger] { mythwind-crafter-ledger }
        [cloak] { mythwind-crafter-cloak }
        [chest] { mythwind-crafter-chest }
        [lantern] { mythwind-crafter-lantern }
        [sail] { mythwind-crafter-sail }
        [cradle] { mythwind-crafter-cradle }
        [map-case] { mythwind-crafter-map-case }
        [loom] { mythwind-crafter-loom }
        [saddle] { mythwind-crafter-saddle }
        [bookcase] { mythwind-crafter-bookcase }
        [harp] { mythwind-crafter-harp }
       *[festival-tent] { mythwind-crafter-festival-tent }
    }

## Actions

mythwind-action-stock = stock { mythwind-crafter-part-material }
mythwind-action-sell-token = sell { mythwind-crafter-part-material } from level { $level }
mythwind-action-refine-token = refine { mythwind-crafter-part-material } on level { $level }
mythwind-action-return-token = put { mythwind-crafter-part-material } back into the bag
mythwind-action-craft = work: draw { $printed-crafter-drawn_at_work ->
        [one] { $printed-crafter-drawn_at_work } token
       *[other] { $printed-crafter-drawn_at_work } tokens
    } and refine
mythwind-action-deliver-order =
    { $quality ->
        [0] deliver “{ mythwind-crafter-part-order }”
        [one] deliver “{ mythwind-crafter-part-order }”, { $quality } level better
       *[other] deliver “{ mythwind-crafter-part-order }”, { $quality } levels better
    }
mythwind-action-replace-order = replace “{ mythwind-crafter-part-order }”
mythwind-action-tier = an order of tier { $tier }
mythwind-action-bench =
    { $help ->
        [draw] let a Villager draw a token
        [replace] let a Villager replace an order
       *[refine] let a Sprite refine a token
    }
mythwind-action-bonus =
    { $bonus ->
        [order] replace an order
        [refine] refine a token
        [draw] draw a token
        [sell] sell another token
       *[reputation] pay { $printed-crafter-reputation_price ->
            [one] { $printed-crafter-reputation_price } coin
           *[other] { $printed-crafter-reputation_price } coins
        } for a better reputation
    }

## Questions

mythwind-question-crafter-return = Which raw tokens go back into the bag before you draw?
mythwind-question-crafter-refine = Which token do you refine?
mythwind-question-crafter-bonus = Which bonus does the sale bring?
mythwind-question-crafter-sell-another = Which other token do you sell?
mythwind-question-crafter-replace = Which order do you replace?
mythwind-question-crafter-tier = Which tier do you draw the next order from?
mythwind-question-crafter-skill = Do you use the skill of the material you sold?

## What happens

mythwind-crafter-stocked = { $seat } puts a { mythwind-crafter-part-material } token into the bag.
mythwind-crafter-sold = { $seat } sells { mythwind-crafter-part-material } from level { $level } for { mythwind-crafter-part-coins }.
mythwind-crafter-drew =
    { $materials ->
        [hidden] { $seat } draws nothing.
       *[other] { $seat } draws { $materials }.
    }
mythwind-crafter-returned = { $seat } puts { mythwind-crafter-part-material } back into the bag.
mythwind-crafter-refined = { $seat } refines { mythwind-crafter-part-material } to level { $level }.
mythwind-crafter-delivered = { $seat } delivers “{ mythwind-crafter-part-order }” for { mythwind-crafter-part-coins }.
mythwind-crafter-replaced = { $seat } puts the order “{ mythwind-crafter-part-order }” under its pile.
mythwind-crafter-order-opened = A new order: “{ mythwind-crafter-part-order }”.
mythwind-crafter-reputation = { $seat } now has reputation { $reputation }.

## Why not

mythwind-crafter-counter-done = You have already used your counter today.
mythwind-crafter-not-in-reserve = There is no { mythwind-crafter-part-material } left in the reserve.
mythwind-crafter-other-stock =
    { $kind ->
        [sprite] Sprites bring birch and cedar but no { mythwind-crafter-part-material }, and today you are attached to Sprites.
       *[villager] Villagers bring cloth, leather and paper but no { mythwind-crafter-part-material }, and today you are attached to Villagers.
    }
mythwind-crafter-no-token = There is no { mythwind-crafter-part-material } on level { $level }.
mythwind-crafter-too-raw = A token of the first level cannot be sold; refine it first.
mythwind-crafter-no-order = The order “{ mythwind-crafter-part-order }” is not open.
mythwind-crafter-cannot-deliver = You do not have the tokens for “{ mythwind-crafter-part-order }” with the lowest of them on level { $level }.
mythwind-crafter-no-worker =
    { $kind ->
        [sprite] For that you must be attached to Sprites and have a hired Sprite of value 1 or more.
       *[villager] For that you must be attached to Villagers and have a hired Villager of value 1 or more.
    }
mythwind-crafter-nothing-to-do = That would do nothing now.
mythwind-crafter-no-more-actions = You have no Character action left today.
mythwind-crafter-asked-only =
    { $given ->
        [refine-token] Refine when you are asked to: by Work, a Sprite, a skill or the bonus of a sale.
        [return-token] Choose Work first; then you are asked what goes back into the bag.
        [replace-order] Replace an order when you are asked to: by a Villager, the bonus of a sale or at the season’s end.
        [tier] A tier is chosen when a new order is due.
       *[bonus] Sell a token first; then you are asked for a bonus.
    }
mythwind-crafter-on-top = Level { $level } is the highest: the token cannot be refined any further.
mythwind-crafter-damp = It is raining, so paper is too damp to refine.
mythwind-crafter-level-full =
    { $count ->
        [one] Level { $level } is full: it holds { $count } token.
       *[other] Level { $level } is full: it holds { $count } tokens.
    }
mythwind-crafter-other-token = This skill is not for { mythwind-crafter-part-material } on level { $level }.
mythwind-crafter-empty-bag = The bag is empty.
mythwind-crafter-none-to-sell = There is no token on the second level or higher to sell.
mythwind-crafter-name-too-dear = A better reputation costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-crafter-best-name = Your reputation is { $reputation } already, the highest there is.
mythwind-crafter-tier-closed = Orders of tier { $tier } need reputation { $least }, and yours is { $reputation }.
mythwind-crafter-tier-empty = There are no orders of tier { $tier } left.
mythwind-crafter-tier-too-low = Only the two highest tiers open to you count, and { $tier } is below them.
mythwind-crafter-other-skill = The skill { mythwind-part-skill } belongs to another material than the one sold.
