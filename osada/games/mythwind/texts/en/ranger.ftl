### The Ranger's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does.
### “hidden” stands for an empty list.

## Names

mythwind-ranger-help = Prepare in town with gear, rest and scouting, then set out. In the wild every card has needs, which gear or stamina meets, and loot. Get home before your stamina runs out, or half the loot is lost. At home you sell it or hand it over to the town; maps open the far regions. Villagers help with ropes and blades, Sprites with lamps and remedies.
mythwind-ranger-rope = Rope
mythwind-ranger-blade = Blade
mythwind-ranger-lamp = Lamp
mythwind-ranger-remedy = Remedy
mythwind-ranger-cloak = Cloak
mythwind-ranger-ration = Ration
mythwind-ranger-pelt = Pelt
mythwind-ranger-herb = Herb
mythwind-ranger-ore = Ore
mythwind-ranger-relic = Relic
mythwind-ranger-fens = Fens
mythwind-ranger-old-wood = Old Wood
mythwind-ranger-crags = Crags
mythwind-ranger-silver-deep = Silver Deep

# In a list.
mythwind-word-rope = rope
mythwind-word-blade = blade
mythwind-word-lamp = lamp
mythwind-word-remedy = remedy
mythwind-word-cloak = cloak
mythwind-word-pelt = pelt
mythwind-word-herb = herb
mythwind-word-ore = ore
mythwind-word-relic = relic

## Skills

mythwind-skill-R1 = Pathfinder
mythwind-skill-R1-help = When you travel, look at two cards: take one, the other goes to the bottom of the deck.
mythwind-skill-R2 = Pack Frame
mythwind-skill-R2-help = Your pack has two more slots.
mythwind-skill-R3 = Field Mender
mythwind-skill-R3-help = Once a day: restore one use of a piece of gear.
mythwind-skill-R4 = Herb Lore
mythwind-skill-R4-help = A card with a herb gives one more herb.
mythwind-skill-R5 = Trapper
mythwind-skill-R5-help = A pelt sells for 1 more coin.
mythwind-skill-R6 = Second Wind
mythwind-skill-R6-help = Once a day: regain 1 stamina.
mythwind-skill-R7 = Cartographer
mythwind-skill-R7-help = The first map of each trip counts twice.
mythwind-skill-R8 = Storm Walker
mythwind-skill-R8-help = The weather never adds a need.

## Parts of sentences

mythwind-ranger-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-ranger-part-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
mythwind-ranger-part-gear =
    { $gear ->
        [rope] a rope
        [blade] a blade
        [lamp] a lamp
        [remedy] a remedy
        [cloak] a cloak
       *[ration] a ration
    }
mythwind-ranger-part-loot =
    { $loot ->
        [pelt] a pelt
        [herb] a herb
        [ore] ore
       *[relic] a relic
    }
mythwind-ranger-part-loot-count =
    { $loot ->
        [pelt] { $count ->
            [one] { $count } pelt
           *[other] { $count } pelts
        }
        [herb] { $count ->
            [one] { $count } herb
           *[other] { $count } herbs
        }
        [ore] { $count } ore
       *[relic] { $count ->
            [one] { $count } relic
           *[other] { $count } relics
        }
    }
mythwind-ranger-part-thing =
    { $thing ->
        [rope] rope
        [blade] blade
        [lamp] lamp
        [remedy] remedy
        [cloak] cloak
        [ration] ration
        [pelt] pelt
        [herb] herb
        [ore] ore
       *[relic] relic
    }
mythwind-ranger-part-region =
    { $region ->
        [fens] the Fens
        [old-wood] the Old Wood
        [crags] the Crags
       *[silver-deep] the Silver Deep
    }

## Actions

mythwind-action-prepare = prepare in town
mythwind-action-travel = travel on
mythwind-action-camp = camp with a ration
mythwind-action-rest-up = rest and regain 1 stamina
mythwind-action-leave-it = leave the find
mythwind-action-spend-stamina = do without it, at the cost of 1 stamina
mythwind-action-outfit = buy { mythwind-ranger-part-gear }
mythwind-action-mend = mend { mythwind-ranger-part-gear }
mythwind-action-scout = scout { mythwind-ranger-part-region }
mythwind-action-depart = set out for { mythwind-ranger-part-region }
mythwind-action-spend-gear = use { mythwind-ranger-part-gear }
mythwind-action-ignore-need = ignore the need for { mythwind-ranger-part-gear }
mythwind-action-drop = drop the { mythwind-ranger-part-thing }
mythwind-action-card = card { $number }
mythwind-action-call =
    { $kind ->
        [sprite] let a Sprite see to lamps and remedies
       *[villager] let a Villager see to ropes and blades
    }
mythwind-action-hand-over =
    { $loot ->
        [pelt] pelts for the town: 1 Income
        [herb] herbs for the town: 1 Food
        [ore] ore for the town: 1 Production
       *[relic] a relic for the town: 1 Culture
    }
mythwind-action-trail-help =
    { $help ->
        [point] let a Villager help you prepare
        [scout] let a Sprite scout
       *[rest] let a Sprite keep watch while you rest
    }

## Questions

mythwind-question-ranger-prepare = What do you spend a preparation point on?
mythwind-question-ranger-depart = Do you set out, and if so, where to?
mythwind-question-ranger-look = Which region does the Sprite scout?
mythwind-question-ranger-bottom = Do you put one of the cards at the bottom?
mythwind-question-ranger-order = Which card comes next?
mythwind-question-ranger-pathfinder = Which of the two cards do you take?
mythwind-question-ranger-sun = It is sunny: which need do you ignore?
mythwind-question-ranger-call = Does a worker see to the needs?
mythwind-question-ranger-need = How do you meet the need?
mythwind-question-ranger-finds = Your pack is full: what do you drop for the next find?
mythwind-question-ranger-push = Do you push on to another card for 1 stamina?
mythwind-question-ranger-restore = Which gear gets a use back?
mythwind-question-ranger-turn-back = Do you turn back?
mythwind-question-ranger-halve = You keep only half the loot: what stays behind?
mythwind-question-ranger-home = Do you hand loot over to the town? The rest is sold.

## What happens

mythwind-ranger-preparing =
    { $points ->
        [one] { $seat } prepares, with { $points } point.
       *[other] { $seat } prepares, with { $points } points.
    }
mythwind-ranger-outfitted = { $seat } buys { mythwind-ranger-part-gear } for { mythwind-ranger-part-price }.
mythwind-ranger-mended = { $seat } mends { mythwind-ranger-part-gear }.
mythwind-ranger-rested = { $seat } rests and has { $stamina } stamina.
mythwind-ranger-scouted =
    { $count ->
        [one] { $seat } looks at the top card of { mythwind-ranger-part-region }.
       *[other] { $seat } looks at the top { $count } cards of { mythwind-ranger-part-region }.
    }
mythwind-ranger-departed = { $seat } sets out for { mythwind-ranger-part-region }.
mythwind-ranger-travelled =
    { $needs ->
        [hidden] { $seat } travels in { mythwind-ranger-part-region }. No needs; to be found: { $finds }.
       *[other] { $seat } travels in { mythwind-ranger-part-region }. Needed: { $needs }; to be found: { $finds }.
    }
mythwind-ranger-need-ignored = In the sun { $seat } can do without { mythwind-ranger-part-gear }.
mythwind-ranger-needs-called =
    { $kind ->
        [sprite] A Sprite sees to lamps and remedies for { $seat }.
       *[villager] A Villager sees to ropes and blades for { $seat }.
    }
mythwind-ranger-need-met =
    { $by ->
        [gear] { $seat } uses { mythwind-ranger-part-gear }.
       *[stamina] { $seat } does without { mythwind-ranger-part-gear }, at the cost of 1 stamina.
    }
mythwind-ranger-find-lost = { $seat } has to leave { mythwind-ranger-part-loot } behind.
mythwind-ranger-took = { $seat } takes { mythwind-ranger-part-loot }.
mythwind-ranger-left = { $seat } leaves { mythwind-ranger-part-loot } where it is.
mythwind-ranger-dropped = { $seat } drops the { mythwind-ranger-part-thing }.
mythwind-ranger-map-found = { $seat } finds a map and now has { $maps }.
mythwind-ranger-pushed-on = { $seat } pushes on; { $stamina } stamina left.
mythwind-ranger-camped = { $seat } camps and eats a ration.
mythwind-ranger-turned-back = { $seat } turns back in { mythwind-ranger-part-region }.
mythwind-ranger-came-home = { $seat } comes home from { mythwind-ranger-part-region }.
mythwind-ranger-carried-home = { $seat } is carried home from { mythwind-ranger-part-region }, with half the loot.
mythwind-ranger-handed-over = { $seat } hands over to the town: { mythwind-ranger-part-loot-count }.
mythwind-ranger-sold-loot =
    { $count ->
        [one] { $seat } sells { $count } find for { mythwind-ranger-part-coins }.
       *[other] { $seat } sells { $count } finds for { mythwind-ranger-part-coins }.
    }

## Why not

mythwind-ranger-not-in-town = You are away in { mythwind-ranger-part-region }, not in town.
mythwind-ranger-in-town = You are in town; prepare and set out first.
mythwind-ranger-trip-done = You have reached the end of { mythwind-ranger-part-region }; at dusk you come home.
mythwind-ranger-going-back = You are on the way back; you can only camp.
mythwind-ranger-no-ration = You have no ration.
mythwind-ranger-no-more-actions = You have no Character action left today.
mythwind-ranger-no-worker =
    { $kind ->
        [sprite] For that you must be attached to Sprites and have a hired Sprite of value 1 or more.
       *[villager] For that you must be attached to Villagers and have a hired Villager of value 1 or more.
    }
mythwind-ranger-not-carried = You have no { mythwind-ranger-part-thing } in your pack.
mythwind-ranger-fully-rested = You are fully rested.
mythwind-ranger-asked-only =
    { $given ->
        [rest-up] Prepare first; then you may spend a point on resting.
        [outfit] Prepare first; then you may spend a point on gear.
        [mend] Prepare first; then you may spend a point on mending.
        [scout] Prepare first, or let a Sprite scout; then you are asked for a region.
        [depart] Prepare first; then you are asked whether you set out.
        [card] Cards are chosen when you look at them.
        [hand-over] Loot is handed over when you come home.
       *[other] That is asked on the way; travel first.
    }

## What lies in the wild

mythwind-ranger-find-fens-1-title = The Blue Bank
mythwind-ranger-find-fens-1-text = Everything that heals grows here, next to everything that does not. They look alike.
mythwind-ranger-find-fens-2-title = The Light on the Water
mythwind-ranger-find-fens-2-text = A light walks ahead over the water and waits whenever you stop. Better to have your own.
mythwind-ranger-find-fens-3-title = The Weeping Alders
mythwind-ranger-find-fens-3-text = Under these trees it rains on dry days too. The herbs seem to like it.
mythwind-ranger-find-fens-4-title = The Otter Gate
mythwind-ranger-find-fens-4-text = Reeds as thick as a wrist, grown shut since spring. Something has a door in them, one foot high.
mythwind-ranger-find-fens-5-title = Fever Hollow
mythwind-ranger-find-fens-5-text = The air is warm, sweet and wrong. Whoever was here last left in a hurry, and without the pelt.
mythwind-ranger-find-fens-6-title = The Sunken Surveyor
mythwind-ranger-find-fens-6-text = A measuring pole sticks out of the mud, and at the end of its chain hangs a tin case. Nobody answers.
mythwind-ranger-find-fens-7-title = The Duckboards
mythwind-ranger-find-fens-7-text = A path of planks that ends where it begins to be needed. On the last one somebody has carved an arrow.
mythwind-ranger-find-fens-8-title = The Red Hole
mythwind-ranger-find-fens-8-text = The water is rusty and colours whatever you dip in. Under it lies what smiths have always come for.
mythwind-ranger-find-fens-9-title = Heron Island
mythwind-ranger-find-fens-9-text = Dry ground, a ring of stones, a heron that does not fly off. It has been expecting somebody.
mythwind-ranger-find-old-wood-1-title = Windfall Alley
mythwind-ranger-find-old-wood-1-text = A storm has laid forty trunks over one another like straws. Martens live in the gaps.
mythwind-ranger-find-old-wood-2-title = The Root Shaft
mythwind-ranger-find-old-wood-2-text = An oak fell and took the ground with it. The hole goes down farther than the oak went up.
mythwind-ranger-find-old-wood-3-title = The Hollow King
mythwind-ranger-find-old-wood-3-text = A tree so wide that somebody once lived in it, and locked the door when he left.
mythwind-ranger-find-old-wood-4-title = The Bear’s Larder
mythwind-ranger-find-old-wood-4-text = A cleft under the roots, deeper than it looks. Somebody has stored things here, and sleeps in front of them.
mythwind-ranger-find-old-wood-5-title = The Burner’s Cellar
mythwind-ranger-find-old-wood-5-text = Soot on the steps, a stool, a lamp without oil. On the wall the whole wood in charcoal, with one cross.
mythwind-ranger-find-old-wood-6-title = The Still Clearing
mythwind-ranger-find-old-wood-6-text = No bird, no fly, no wind. The herbs stand in rows, and nobody has sown them.
mythwind-ranger-find-old-wood-7-title = The Round Hedge
mythwind-ranger-find-old-wood-7-text = A hedge of thorn in the midst of the wood, and it goes all the way round. What it keeps in has had time to grow.
mythwind-ranger-find-old-wood-8-title = The Wolf Bridge
mythwind-ranger-find-old-wood-8-text = One trunk over the gorge, its bark gone under claws. They cross at dusk; until then it is free.
mythwind-ranger-find-old-wood-9-title = The Moth Chapel
mythwind-ranger-find-old-wood-9-text = Four walls without a roof, and every evening some thousand moths. They wait for the lamp, and then for what is said.
mythwind-ranger-find-crags-1-title = The Goat Ledge
mythwind-ranger-find-crags-1-text = The goats take it at a run. It is a hand wide, and they stay to see how you do.
mythwind-ranger-find-crags-2-title = The Chimney
mythwind-ranger-find-crags-2-text = A crack straight down into the mountain, warm at its end. Something glints as far as the lamp reaches.
mythwind-ranger-find-crags-3-title = The Wind Gate
mythwind-ranger-find-crags-3-text = Between two needles the wind has nowhere else to go. It takes hats, and once it took a mule.
mythwind-ranger-find-crags-4-title = The Lynx Terrace
mythwind-ranger-find-crags-4-text = Sun, flat stones, bones in tidy heaps. The owner is out, but not far.
mythwind-ranger-find-crags-5-title = The Signal Cave
mythwind-ranger-find-crags-5-text = A niche full of soot from which one sees the whole valley. Somebody has scratched down what he saw.
mythwind-ranger-find-crags-6-title = The Eagle’s Hoard
mythwind-ranger-find-crags-6-text = Twigs, wool, one spoon, and what the spoon belonged to. Eagles like silver as much as anybody.
mythwind-ranger-find-crags-7-title = The Blue Glacier
mythwind-ranger-find-crags-7-text = Ice with a pony in it, saddled. It has come a good way down since the songs about it.
mythwind-ranger-find-crags-8-title = The Warm Spring
mythwind-ranger-find-crags-8-text = Warm water out of cold rock, and beside it a bench. Whoever sits there is soon not alone.
mythwind-ranger-find-crags-9-title = The Old Rope
mythwind-ranger-find-crags-9-text = A rope hangs over the edge, old but whole. At its end, neatly tied, is what he was carrying.
mythwind-ranger-find-silver-deep-1-title = The First Gallery
mythwind-ranger-find-silver-deep-1-text = Props as thick as masts, a chalk mark on each. The last mark says: enough.
mythwind-ranger-find-silver-deep-2-title = The Well of Buckets
mythwind-ranger-find-silver-deep-2-text = A hundred buckets on a hundred hooks. One of them is heavier.
mythwind-ranger-find-silver-deep-3-title = The Webbed Adit
mythwind-ranger-find-silver-deep-3-text = Webs from wall to wall, thick as felt. They were spun to hold something together.
mythwind-ranger-find-silver-deep-4-title = The Pale Garden
mythwind-ranger-find-silver-deep-4-text = White leaves that have never seen the sun, in beds, and weeded. The shears are still warm.
mythwind-ranger-find-silver-deep-5-title = The Drop
mythwind-ranger-find-silver-deep-5-text = You throw a stone, and have counted to nine when you decide to stop counting.
mythwind-ranger-find-silver-deep-6-title = The Counting House
mythwind-ranger-find-silver-deep-6-text = A table, scales, two chairs drawn up. Dust on everything but the scales.
mythwind-ranger-find-silver-deep-7-title = The Cold Lake
mythwind-ranger-find-silver-deep-7-text = Black water with a boat on it, and in the boat a dry map. Drops fall from the roof, in time.
mythwind-ranger-find-silver-deep-8-title = The Fallen Hoist
mythwind-ranger-find-silver-deep-8-text = Beams, chains, a wheel twice as tall as you. Under it lies a full day’s work, pressed flat.
mythwind-ranger-find-silver-deep-9-title = The Door Without a House
mythwind-ranger-find-silver-deep-9-text = Oak, iron, a knocker in the shape of a hand. It is the only thing down here without dust.
mythwind-ranger-no-card =
    { $count ->
        [one] Only { $count } card lies there, so there is no card { $number }.
       *[other] Only { $count } cards lie there, so there is no card { $number }.
    }
mythwind-ranger-card-lies = Card { $number } already has its place.
mythwind-ranger-no-need = The card does not ask for { mythwind-ranger-part-gear }.
mythwind-ranger-other-need =
    { $need ->
        [rope] What is needed now is a rope, nothing else.
        [blade] What is needed now is a blade, nothing else.
        [lamp] What is needed now is a lamp, nothing else.
        [remedy] What is needed now is a remedy, nothing else.
       *[cloak] What is needed now is a cloak, nothing else.
    }
mythwind-ranger-only-loot = Gear stays in the pack ({ mythwind-ranger-part-thing }): only loot is left behind.
mythwind-ranger-not-worn = There is nothing to mend on { mythwind-ranger-part-gear }: it is as good as new.
mythwind-ranger-few-loot =
    { $loot ->
        [pelt] The town takes { $least } pelts at a time, and you have { $count }.
        [herb] The town takes { $least } herbs at a time, and you have { $count }.
        [ore] The town takes { $least } ore at a time, and you have { $count }.
       *[relic] The town takes relics by { $least }, and you have { $count }.
    }
mythwind-ranger-gear-too-dear = Gear ({ mythwind-ranger-part-gear }) costs { mythwind-ranger-part-price }, { mythwind-part-have }.
mythwind-ranger-pack-full =
    { $count ->
        [one] Your pack is full: it holds { $count } thing.
       *[other] Your pack is full: it holds { $count } things.
    }
mythwind-ranger-spare-point =
    { $kind ->
        [sprite] The last point comes from the Sprites: it is for scouting or resting, not for gear.
       *[villager] The last point comes from the Villagers: it is for gear, not for scouting or resting.
    }
mythwind-ranger-region-closed =
    { $least ->
        [one] Only with { $least } map can you reach { mythwind-ranger-part-region }, and you have { $maps }.
       *[other] Only with { $least } maps can you reach { mythwind-ranger-part-region }, and you have { $maps }.
    }
