### The Farmer's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does.

## Names

mythwind-farmer-help = Fit crops onto your field like puzzle pieces, water them, and harvest whole patches at once. Villagers help to plant and harvest, Sprites to water and clear. Cattle power some of the equipment; brush and weeds take back what you do not use.
mythwind-farmer-strawberry = Strawberries
mythwind-farmer-bean = Beans
mythwind-farmer-potato = Potatoes
mythwind-farmer-brush = Brush
mythwind-farmer-weed = Weeds
mythwind-farmer-cow = Cow
mythwind-farmer-beehive = Beehive
    .help = At dusk it brings { $printed-farmer-gear-beehive-coins ->
        [one] { $printed-farmer-gear-beehive-coins } coin
       *[other] { $printed-farmer-gear-beehive-coins } coins
    } if two crop tiles touch it.
mythwind-farmer-cart = Cart
    .help = With a cow beside it: { $printed-farmer-gear-cart-coins ->
        [one] { $printed-farmer-gear-cart-coins } more coin
       *[other] { $printed-farmer-gear-cart-coins } more coins
    } for each harvested tile that touches it.
mythwind-farmer-sickle = Sickle
    .help = A Harvest action may also take one other set that touches it.
mythwind-farmer-compost = Compost heap
    .help = Seeds for tiles that touch it cost { $printed-farmer-gear-compost-less ->
        [one] { $printed-farmer-gear-compost-less } coin
       *[other] { $printed-farmer-gear-compost-less } coins
    } less.
mythwind-farmer-barrel = Water barrel
    .help = With a cow beside it: at dawn it waters one sprout that touches it.
mythwind-farmer-scarecrow = Scarecrow
    .help = No weeds grow on the eight cells around it.
mythwind-farmer-plough = Plough
    .help = With a cow beside it: when you clear cells with Equip, clear { $printed-farmer-gear-plough-brush ->
        [one] one more cell
       *[other] { $printed-farmer-gear-plough-brush } more cells
    } of brush for free.
mythwind-farmer-hay-rack = Hay rack
    .help = A calf may be placed on any clear cell.

## Skills

mythwind-skill-F1 = Green Thumb
mythwind-skill-F1-help = A Water action waters { $printed-farmer-skills-green_thumb ->
        [one] one more tile
       *[other] { $printed-farmer-skills-green_thumb } more tiles
    }.
mythwind-skill-F2 = Seed Keeper
mythwind-skill-F2-help = Once a day: plant an I2 tile for free.
mythwind-skill-F3 = Mixed Beds
mythwind-skill-F3-help = A harvested set may include one touching tile of another crop.
mythwind-skill-F4 = Herdsman
mythwind-skill-F4-help = Breeding is free.
mythwind-skill-F5 = Night Dew
mythwind-skill-F5-help = Rain at dawn waters { $printed-farmer-skills-night_dew ->
        [one] one more sprout
       *[other] { $printed-farmer-skills-night_dew } more sprouts
    }.
mythwind-skill-F6 = Stallholder
mythwind-skill-F6-help = Once a day, a Harvest action of { $printed-farmer-skills-stall_tiles } or more tiles brings { $printed-farmer-skills-stall_coins ->
        [one] { $printed-farmer-skills-stall_coins } more coin
       *[other] { $printed-farmer-skills-stall_coins } more coins
    }.
mythwind-skill-F7 = Hedger
mythwind-skill-F7-help = Once a day: clear { $printed-farmer-skills-hedger_weeds ->
        [one] one weed
       *[other] { $printed-farmer-skills-hedger_weeds } weeds
    }. { $printed-farmer-skills-hedger_less ->
        [one] One less weed grows
       *[other] { $printed-farmer-skills-hedger_less } fewer weeds grow
    } at the season’s end.
mythwind-skill-F8 = Steward
mythwind-skill-F8-help = Once a day: take a Worker action without a worker, whatever your attachment.

## Parts of sentences

mythwind-farmer-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-farmer-part-price =
    { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
mythwind-farmer-part-crop =
    { $crop ->
        [strawberry] strawberries
        [bean] beans
       *[potato] potatoes
    }
mythwind-farmer-part-shape =
    { $shape ->
        [i2] I2
        [i3] I3
        [l3] L3
        [i4] I4
        [o4] O4
        [l4] L4
        [t4] T4
        [s4] S4
        [p5] P5
        [u5] U5
       *[w5] W5
    }
mythwind-farmer-part-gear =
    { $gear ->
        [beehive] beehive
        [cart] cart
        [sickle] sickle
        [compost] compost heap
        [barrel] water barrel
        [scarecrow] scarecrow
        [plough] plough
       *[hay-rack] hay rack
    }

## Actions

mythwind-action-plant = plant tiles
mythwind-action-water = water sprouts
mythwind-action-harvest = harvest
mythwind-action-livestock = livestock
mythwind-action-equip = equip or clear the field
mythwind-action-farmhand =
    { $job ->
        [plant] let a Villager plant a tile
        [harvest] let a Villager harvest a tile
        [water] let a Sprite water a tile
        [weed] let a Sprite clear weeds
       *[brush] let a Sprite clear brush
    }
mythwind-action-seed = { mythwind-farmer-part-crop }, tile { mythwind-farmer-part-shape }
mythwind-action-plot = on { $cells }
mythwind-action-cell = cell { $cell }
mythwind-action-herd =
    { $step ->
        [buy] buy a cow
        [sell] sell a cow
        [move] move a cow
       *[breed] breed
    }
mythwind-action-farm-gear = buy the { mythwind-farmer-part-gear }
mythwind-action-lift = take the equipment off { $cell }

## Questions

mythwind-question-farmer-seed = Which tile do you plant?
mythwind-question-farmer-plot = Where do you place the tile?
mythwind-question-farmer-water = Which sprout gets water?
mythwind-question-farmer-barrel = Which sprout does the barrel water? You may leave the cow rested.
mythwind-question-farmer-harvest = Which set do you harvest? Each is named by its first tile.
mythwind-question-farmer-mixed = Do you harvest a tile of another crop with the set?
mythwind-question-farmer-reap-one = Which tile does the Villager harvest?
mythwind-question-farmer-equip = Buy equipment, clear cells, or take equipment off first?
mythwind-question-farmer-clear = Which cell do you clear?
mythwind-question-farmer-place = Where do you place the equipment?
mythwind-question-farmer-herd = What do you do with your cattle?
mythwind-question-farmer-cow-buy = Where do you put the new cow?
mythwind-question-farmer-cow-sell = Which cow do you sell?
mythwind-question-farmer-cow-move = Which cow do you move?
mythwind-question-farmer-cow-move-to = Where do you move the cow?
mythwind-question-farmer-cow-breed = Where do you put the calf?
mythwind-question-farmer-job = Which Worker action does the Steward take?

## What happens

mythwind-farmer-planted = { $seat } plants { mythwind-farmer-part-crop } ({ mythwind-farmer-part-shape }) on { $cells } for { mythwind-farmer-part-price }.
mythwind-farmer-watered =
    { $by ->
        [rain] { $seat }: rain waters the { mythwind-farmer-part-crop } on { $cell }.
        [barrel] { $seat }: the barrel waters the { mythwind-farmer-part-crop } on { $cell }.
       *[hand] { $seat } waters the { mythwind-farmer-part-crop } on { $cell }.
    }
mythwind-farmer-harvested =
    { $count ->
        [one] { $seat } harvests { $count } tile of { mythwind-farmer-part-crop } on { $cell } for { mythwind-farmer-part-coins }.
       *[other] { $seat } harvests { $count } tiles of { mythwind-farmer-part-crop } around { $cell } for { mythwind-farmer-part-coins }.
    }
mythwind-farmer-stall = { $seat } sells a full basket at the stall: { mythwind-farmer-part-coins } more.
mythwind-farmer-cow-bought = { $seat } buys a cow for { mythwind-farmer-part-price }; it stands on { $cell }.
mythwind-farmer-cow-sold = { $seat } sells the cow on { $cell } for { mythwind-farmer-part-coins }.
mythwind-farmer-cow-moved = { $seat } leads a cow from { $cell } to { $to }.
mythwind-farmer-calf-born = { $seat } breeds a calf for { mythwind-farmer-part-price }; it stands on { $cell }.
mythwind-farmer-gear-bought = { $seat } puts a { mythwind-farmer-part-gear } on { $cell } for { mythwind-farmer-part-price }.
mythwind-farmer-gear-lifted = { $seat } takes the { mythwind-farmer-part-gear } off { $cell }.
mythwind-farmer-powered = The cow on { $cell } powers the { mythwind-farmer-part-gear } today.
mythwind-farmer-cleared =
    { $ground ->
        [weed] { $seat } clears the weeds on { $cell } for { mythwind-farmer-part-price }.
       *[brush] { $seat } clears the brush on { $cell } for { mythwind-farmer-part-price }.
    }
mythwind-farmer-honey = { $seat }: the bees on { $cell } bring { mythwind-farmer-part-coins }.
mythwind-farmer-overgrown = { $seat }: weeds grow on { $cell }.

## Why not

mythwind-farmer-nothing-to-plant = No tile that fits on the field can be paid for with { mythwind-farmer-part-coins }.
mythwind-farmer-nothing-to-water = No sprout needs water.
mythwind-farmer-nothing-to-harvest = There are no crops on the field.
mythwind-farmer-nothing-to-herd = With { mythwind-farmer-part-coins } and the cattle you have there is nothing to do.
mythwind-farmer-nothing-to-equip = With { mythwind-farmer-part-coins } there is nothing to buy, to clear or to take off the field.
mythwind-farmer-no-weeds = There are no weeds on the field.
mythwind-farmer-no-brush = There is no brush left.
mythwind-farmer-other-workers =
    { $kind ->
        [sprite] Only Sprites do that, and today you are not attached to Sprites.
       *[villager] Only Villagers do that, and today you are not attached to Villagers.
    }
mythwind-farmer-no-worker =
    { $kind ->
        [sprite] You have no hired Sprite of value 1 or more.
       *[villager] You have no hired Villager of value 1 or more.
    }
mythwind-farmer-asked-only =
    { $given ->
        [seed] Choose the Plant action first; then you are asked for a tile.
        [plot] Choose the Plant action and a tile first; then you are asked where to place it.
        [cell] Choose an action first; then you are asked for a cell.
        [herd] Choose the Livestock action first; then you are asked for a step.
        [farm-gear] Choose the Equip action first; then you are asked what to buy.
       *[lift] Choose the Equip action first; then you may take equipment off the field.
    }
mythwind-farmer-wrong-cell =
    { $asked ->
        [farmer-reap] No set that can be harvested now is named by { $cell }: choose a set’s first tile.
        [farmer-gather] No tile of another crop that touches the harvest begins on { $cell }.
        [farmer-reap-one] No tile begins on { $cell }: choose a tile by its first cell.
        [farmer-water] No sprout begins on { $cell }: choose one by its first cell.
        [farmer-barrel] No sprout beside the barrel begins on { $cell }.
        [farmer-cow-sell] No grown cow stands on { $cell }.
        [farmer-cow-move] No cow stands on { $cell }.
        [farmer-cow-breed] A calf cannot stand on { $cell }: the cell must be clear and beside its parents, unless you have a hay rack.
        [farmer-clear] There is nothing on { $cell } that you can clear and pay for now.
        [farmer-equip] There is nothing on { $cell } that you can clear and pay for now.
       *[other] { $cell } is not clear.
    }
mythwind-farmer-seed-too-dear = A tile { mythwind-farmer-part-shape } of { mythwind-farmer-part-crop } costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-seed-gone = There is no tile { mythwind-farmer-part-shape } of { mythwind-farmer-part-crop } left.
mythwind-farmer-seed-too-large = It is winter: tiles of up to { $most } cells grow, and { mythwind-farmer-part-shape } of { mythwind-farmer-part-crop } is larger.
mythwind-farmer-seed-no-room = A tile { mythwind-farmer-part-shape } of { mythwind-farmer-part-crop } fits nowhere: it needs clear cells, beside its own crop where there is any.
mythwind-farmer-seed-no-gift = Only a tile I2 comes for free, not { mythwind-farmer-part-shape } of { mythwind-farmer-part-crop }.
mythwind-farmer-plot-of-other-shape = The cells { $cells } are not of the shape { mythwind-farmer-part-shape }.
mythwind-farmer-plot-taken = Not all of the cells { $cells } are clear.
mythwind-farmer-plot-alone = On { $cells } the tile would not touch the { mythwind-farmer-part-crop } that grow already.
mythwind-farmer-step-taken =
    { $step ->
        [buy] You have already bought a cow in this action.
        [sell] You have already sold a cow in this action.
        [move] You have already moved a cow in this action.
       *[breed] You have already bred in this action.
    }
mythwind-farmer-cow-too-dear =
    { $step ->
        [breed] Breeding costs { mythwind-part-price }, { mythwind-part-have }.
       *[buy] A cow costs { mythwind-part-price }, { mythwind-part-have }.
    }
mythwind-farmer-herd-full = There are { $count } cows on the field, and no more may be there.
mythwind-farmer-no-clear-cell = No cell of the field is clear.
mythwind-farmer-no-grown-cow = There is no grown cow to sell.
mythwind-farmer-no-cow = There is no cow to move.
mythwind-farmer-bred-today = A calf has been born today; tomorrow there may be another.
mythwind-farmer-no-parents = Breeding needs two cows side by side, and a clear cell beside them.
mythwind-farmer-gear-too-dear = A { mythwind-farmer-part-gear } costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-gear-gone = There is no { mythwind-farmer-part-gear } left in the supply.
mythwind-farmer-no-gear = There is no equipment on { $cell }.
