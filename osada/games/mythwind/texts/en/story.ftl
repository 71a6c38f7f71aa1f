### The first chapter of our own story, the goals, the forests, the seasons and the weather.
### A card's -text is read when it is drawn; a, b, c … are the choices; -then is told after a choice
### (or, on a card without choices, when its condition holds), -else when its condition fails,
### -fallback when no choice can be paid, -spring … -winter what the season makes of it.
### -text is true whichever way the card goes.

## Seasons and weather

mythwind-season-spring = Spring
mythwind-season-summer = Summer
mythwind-season-autumn = Autumn
mythwind-season-winter = Winter
mythwind-weather-sunny = Sunny
mythwind-weather-cloudy = Cloudy
mythwind-weather-rainy = Rainy

## Events, arc A: Arrival

mythwind-event-1-title = Smoke over the Pass
mythwind-event-1-text = Behind you the pass is still full of your own smoke; before you lies a valley with one river, one tower and not a single chimney. Fiks, who met you up there and is no taller than a boot, counts you once more and goes ahead into the reeds. Ilsa, who led the mules, drops her pack. “I have chosen the camp nineteen times,” she says. “This one is yours.”
mythwind-event-1-a = Camp by the water
mythwind-event-1-a-then = Nobody sleeps for the noise of the fish. Breakfast is large.
mythwind-event-1-b = Camp under the old tower
mythwind-event-1-b-then = The wall is warm at your backs, though the sun has not touched it for hours. In the morning the children hum a tune that nobody taught them.

mythwind-event-2-title = What the Mule Carried
mythwind-event-2-text = Deacon, the oldest of the mules, lies down in the middle of the ford and will not rise until something comes off his back. The water is already at the ropes. On the very top sits a crate that nobody remembers packing.
mythwind-event-2-a = Save the tools
mythwind-event-2-a-then = The saws stay dry. The biscuit goes to the trout, who follow the camp for days.
mythwind-event-2-b = Save the flour
mythwind-event-2-b-then = Agatha the baker carries the sacks across on her head and speaks to no one until the first loaf is out.
mythwind-event-2-c = Save the crate that is nobody’s
mythwind-event-2-c-then = It is light, it is nailed shut, and something in it slides towards whoever is speaking. Ilsa puts it under the last tarpaulin. “Later,” she tells it.

mythwind-event-4-title = Steps in the Ash
mythwind-event-4-text = Every morning the ash around the fire is printed with feet the length of a thumb. They come from the tower, go once round the sleepers and stop beside the smallest: Mila, Agatha’s granddaughter, who says they were only counting.
mythwind-event-4-a = Leave a crust by the embers
mythwind-event-4-a-then = The crust is gone by dawn. In its place stands a walnut shell, filled to the brim with dry tinder.
mythwind-event-4-b = Follow the prints
mythwind-event-4-b-then = They leave the camp, cross the ridge and, as it turns out, know where they are going.
mythwind-event-4-c = Bang the pans all night
mythwind-event-4-c-then = Nothing comes. Vitus the mason, awake in any case, dresses forty good stones by moonlight.

mythwind-event-6-title = The First Line
mythwind-event-6-text = Anton was a schoolmaster before he was a settler. He has ruled the first page of the town book and cannot begin it. “A town is whatever it writes down first,” he says, and holds out the pen.
mythwind-event-6-a = Write what we owe each other
mythwind-event-6-a-then = It fills two pages, and everyone signs. Dora the beekeeper adds, in pencil, one thing she is owed already.
mythwind-event-6-b = Write what we have seen
mythwind-event-6-b-then = The lights, the footprints, the warm wall. In the morning the last sentence ends in a full stop that Anton did not put there.
mythwind-event-6-c = Write which way we came
mythwind-event-6-c-then = Every ford and every fork of it, so that others may follow. Tobias the pedlar has copied the page before the ink is dry.

mythwind-event-8-title = Two Kinds of Axe
mythwind-event-8-text = There are two ways into a wood, says Ilsa: by the trees that stand nearest, and by the trees that can be spared. Vitus wants beams by Sunday. The wood has gone quiet, the way a room does when you come in.
mythwind-event-8-a = Take the nearest
mythwind-event-8-a-then = There are beams by Saturday. The stumps stay wet for a long time.
mythwind-event-8-b = Tie a ribbon on every tree that stays
mythwind-event-8-b-then = Mila cuts up a red petticoat. Nobody asks whose.
mythwind-event-8-c = Pay the wood for one plot
mythwind-event-8-c-then = The coins go under the roots of an oak. At dawn it lies down by itself, away from the tents.

mythwind-event-9-title = Letters Home
mythwind-event-9-text = Tobias the pedlar goes back over the pass while it is open. He will carry letters free of charge, read them on the way for company, and he makes no secret of either.
mythwind-event-9-a = Ask for neighbours
mythwind-event-9-a-then = “There is bread,” says the letter, and a loaf goes along to prove it. Out there somebody is hungry enough to believe it.
mythwind-event-9-b = Ask for books
mythwind-event-9-b-then = Anton’s list runs to three sheets. Tobias promises one barrel.
mythwind-event-9-c = Send greetings, and nothing else
mythwind-event-9-c-then = No map, no names. Tobias looks hurt; then he looks up at the tower, and nods.

mythwind-event-10-title = One Spoon Too Many
mythwind-event-10-text = Anton counts the town’s spoons every Friday, because somebody must. There were sixty. Now there are sixty-one; the new one is carved from an acorn, and it has been used.
mythwind-event-10-a = Lay a place for it
mythwind-event-10-a-then = Every evening it is laid to the right. Every morning it lies, washed, to the left.
mythwind-event-10-b = Sell it to Tobias
mythwind-event-10-b-then = He gives a ridiculous price. On Friday there are fifty-nine.
mythwind-event-10-c = Let Mila give it back
mythwind-event-10-c-then = She comes home with wet shoes, and somebody holding on to her sleeve.

mythwind-event-11-title = Ilsa Unpacks
mythwind-event-11-text = A guide is paid to leave. Ilsa has been paid twice, and twice there was something the matter with the mules. This morning she takes her other shirt out of the bag and hangs it on the line, where everyone can see it.
mythwind-event-11-a = Give her the room at the foot of the tower
mythwind-event-11-a-then = Nobody has to tell her where the door sticks.
mythwind-event-11-b = Give her the hut on the pass
mythwind-event-11-b-then = She counts who comes and who goes. Some nights her lamp is not in the hut at all, but on the path to the tower.
mythwind-event-11-c = Clear her a bench in the longhouse
mythwind-event-11-c-then = She snores. It is agreed that the town is safer for it.

## Events, arc B: Neighbours

mythwind-event-3-title = The Boundary Stone
mythwind-event-3-text = Vitus the mason has paced out the old orchard for his yard, and Dora the beekeeper has paced it out for her hives. They began at opposite ends and have met, politely, at the same pear tree.
mythwind-event-3-a = Split it down the pear tree
mythwind-event-3-a-then = One half of the tree is pruned, the other half is not. It bears on both.
mythwind-event-3-b = Follow the older claim
mythwind-event-3-b-then = Vitus’s peg was in the ground an hour sooner. Dora carries her hives away at dusk, one at a time, and looks at nobody.
mythwind-event-3-c = Make it common land
mythwind-event-3-c-then = Nobody’s orchard, everybody’s ladders. The bees, at least, see no difference.

mythwind-event-13-title = The Crate Nobody Packed
mythwind-event-13-text = The crate from the ford stands in the middle of the lane. It was brought, or it walked: behind it the grass lies flat all the way down to the river.
mythwind-event-13-a = Open it
mythwind-event-13-a-then = Straw, and in the straw the very thing the town was short of.
mythwind-event-13-b = Carry it to the tower unopened
mythwind-event-13-b-then = It purrs on the stairs. Next day it is gone, and so are the nails.
mythwind-event-13-c = Sell it to Tobias unopened
mythwind-event-13-c-then = He shakes it once, pays at once, and takes the shorter road.
mythwind-event-13-else = So the river did not keep it. It is open, empty and quite dry, and by evening somebody has found a use for it.

mythwind-event-14-title = Salt in the Well
mythwind-event-14-text = The upper well tastes of the sea. Nobody here has ever seen the sea, except Ilsa, who spits the water out and says nothing.
mythwind-event-14-a = Apologise for the orchard, aloud
mythwind-event-14-a-then = Anton reads it out in the rain. Dora hears him to the end, and on the third day the water is sweet.
mythwind-event-14-b = Dig a second well
mythwind-event-14-b-then = It is a good well. The old one is not mentioned, and neither is the orchard.
mythwind-event-14-fallback = There is nothing to apologise with and nothing to dig with. The soup is salt until the rains come.
mythwind-event-14-else = A pedlar’s sack, dropped long ago and split at last. Agatha has it hauled up, and whatever she cures this month will keep for years.

mythwind-event-15-title = Six Chairs
mythwind-event-15-text = The council has six chairs, and seven people who mean to speak. Vitus, who made the chairs, holds that six is a number that comes to an end.
mythwind-event-15-a = Build a seventh
mythwind-event-15-a-then = By evening everyone can sit. At the next council the seventh chair is empty, and warm.
mythwind-event-15-b = Speak standing
mythwind-event-15-b-then = Councils become very short. Work begins before the dew is off.
mythwind-event-15-c = Let Anton decide
mythwind-event-15-c-then = He decides that everyone shall learn to keep accounts.

mythwind-event-16-title = Forty Kinds of Dough
mythwind-event-16-text = Forty doughs are rising, and there is one oven. Agatha has drawn up an order of merit. Nobody has asked to see the list, and nobody can think of anything else.
mythwind-event-16-a = Give the oven a second mouth
mythwind-event-16-a-then = Two doors, one fire. Agatha complains that she has only two hands, and has never looked so well.
mythwind-event-16-b = Bake through the night
mythwind-event-16-b-then = Everyone yawns and everyone eats. Whoever kneads the last batch finds the tins already greased.
mythwind-event-16-c = Rent out the hours
mythwind-event-16-c-then = Dora takes the hour before dawn and will not say what she bakes.

mythwind-event-17-title = A Wedding by the Pear Tree
mythwind-event-17-text = Vitus’s son and Dora’s niece have asked for the orchard for one afternoon. They have also asked who is to sit where, which is the harder question.
mythwind-event-17-a = Dance under the tree
mythwind-event-17-a-then = The pears come down in time with the fiddle. Nobody is hurt, and the bride’s hat is much improved.
mythwind-event-17-b = Invite the far side of the ridge, too
mythwind-event-17-b-then = They come for the cake. One of them, when the cake is gone, has still not found a reason to leave.
mythwind-event-17-c = Dance in two halves
mythwind-event-17-c-then = Two fiddles, two cakes, and down the middle a gap that only the bride crosses.
mythwind-event-17-d = Hire one fiddle, and lock the gate until they shake hands
mythwind-event-17-d-then = It takes until the second morning. Vitus gives in first; he has never been able to sit through a polka.

mythwind-event-19-title = Night School
mythwind-event-19-text = Anton teaches by a single candle, which stands where the pupils can see and he cannot. The letters, he says, he knows by heart. It is the faces he would like to learn.
mythwind-event-19-a = Everyone brings a candle
mythwind-event-19-a-then = By the third week the longhouse can be read from the ridge: one bright square full of bent heads.
mythwind-event-19-b = Find out who writes on the slate after hours
mythwind-event-19-b-then = The marks are wrong, then better, then a drawing of a candle. Anton sets his unseen pupil an exercise and has it back by morning.

mythwind-event-20-title = The Wall Grows
mythwind-event-20-text = The wall around the orchard is one course higher every morning. Vitus says it is not his work. It is certainly his mortar.
mythwind-event-20-a = Put a gate in it
mythwind-event-20-a-then = Dora is given the only key. She leaves it in the lock.
mythwind-event-20-b = Let it stand
mythwind-event-20-b-then = It keeps off the wind, and the neighbours. The pears ripen late, and nobody gives any away.
mythwind-event-20-else = It stops at the height of a bench. By the end of the week people are sitting along it, eating pears.

mythwind-event-23-title = The Cradle
mythwind-event-23-text = The first child of the valley arrives during supper and is louder than the council. There is no cradle, and everyone has an opinion about wood.
mythwind-event-23-a = Carve one of pear
mythwind-event-23-a-then = Vitus carves and Dora waxes. They work at the same bench and talk about drainage.
mythwind-event-23-b = Leave an empty basket under the beech
mythwind-event-23-b-then = By morning it has rockers. They are not quite the same length, and the child will sleep in nothing else.

mythwind-event-26-title = Books in a Barrel
mythwind-event-26-text = Anton’s books have come over the pass in a herring barrel: nine volumes, one of them without its end, and so strong of fish that the cat attends the unpacking.
mythwind-event-26-a = Read them aloud on the steps
mythwind-event-26-a-then = The one without an end is asked for most. Everybody has an ending of their own, and defends it.
mythwind-event-26-b = Lend one to every house
mythwind-event-26-b-then = They come back with flour, wax and mortar between the pages, always at the useful place.
mythwind-event-26-c = Leave one in the hollow oak
mythwind-event-26-c-then = It is gone by night. For an hour every evening the wood rustles as if it were turning one large page.

## Events, arc C: Sprites

mythwind-event-5-title = Lanterns in the Reeds
mythwind-event-5-text = At dusk small lights walk along the bank, with Fiks in front, who has not been seen since the pass. Where the reeds end they stop and wait. There are as many of them as there are people in the camp. Anton has counted both, twice.
mythwind-event-5-a = Send somebody after them
mythwind-event-5-a-then = Back by noon, muddy to the knees, with a lantern no bigger than a plum. It never goes out. It sulks when it is left alone.
mythwind-event-5-b = Leave out a bowl of milk
mythwind-event-5-b-then = The lights come up the bank in single file. The last one wipes its feet.
mythwind-event-5-c = Put out the lamps and save the oil
mythwind-event-5-c-then = The camp goes dark, and so do they. In the dark somebody says, quite near, “Oh.” It is Fiks. She stays, but sits with her back to the fire.

mythwind-event-7-title = The Humming Slab
mythwind-event-7-text = Under the turf by the path lies a flat stone that hums when anyone sings near it, always a third above. Agatha says it has been waiting for a choir. Vitus says it has been waiting for a floor.
mythwind-event-7-a = Raise walls around it
mythwind-event-7-a-then = A roof, four walls, a door without a lock. On the first evening the hum comes up through everybody’s soles.
mythwind-event-7-b = Leave it open to the sky
mythwind-event-7-b-then = Sheep graze up to its edge. One evening somebody small is sitting on it, beating time.

mythwind-event-18-title = A Knock under the Floor
mythwind-event-18-text = During supper the longhouse floor knocks: three times, politely. Two boards lift by a hand’s breadth, and the dark underneath smells of cellars, apples and rain.
mythwind-event-18-then = “Excuse us,” says Fiks from below, and behind her something creaks like a wardrobe. “It is about the noise. We like it. We would like to be nearer.”
mythwind-event-18-else = Fiks hands up a basket of last year’s apples, not one of them wrinkled, and lets the boards down again.

mythwind-event-22-title = The Stone Goes Flat
mythwind-event-22-text = The humming stone has gone flat. The choir has tried harmony, and Agatha has tried cake.
mythwind-event-22-a = Cut a window over it
mythwind-event-22-a-then = At noon the first beam finds the slab, and the note climbs up into the light.
mythwind-event-22-b = Sing louder
mythwind-event-22-b-then = The choir wins. The stone has not hummed since, but the choir is now very good.
mythwind-event-22-c = Let Dora bring in a hive
mythwind-event-22-c-then = They hum in the right key, and the stone, after some thought, joins in. Sermons grow shorter.
mythwind-event-22-else = It was only the damp. With the first dry day it is a third above again, and so is everybody.

mythwind-event-24-title = Fiks Counts the Doors
mythwind-event-24-text = Fiks, who counted you over the pass, has made herself guardian of the town. She counts the doors every night and reports to Anton, and the report is always the same: all shut, all well, and one more than there are.
mythwind-event-24-a = Ask to be shown the extra one
mythwind-event-24-a-then = She leads the way through the dark to the tower. “That one,” she says. “It breathes.”
mythwind-event-24-b = Thank her, and enter it in the book
mythwind-event-24-b-then = Anton rules a column for it. People sleep better in a town where somebody counts.
mythwind-event-24-c = Tell her to count again
mythwind-event-24-c-then = She counts until morning. Her reports are correct now, and much shorter.

mythwind-event-25-title = Buuk Asks for Work
mythwind-event-25-text = A person of bark and roots, tall as a doorway, stands in the lane at sunrise with both hands held out. He is not begging. He is asking what there is to carry.
mythwind-event-25-a = Give him beams
mythwind-event-25-a-then = He carries them the way one carries sleeping children.
mythwind-event-25-b = Give him saplings
mythwind-event-25-b-then = He plants them where he thinks best, which is everywhere. Within the week there is a mushroom under each.
mythwind-event-25-c = Give him a wage
mythwind-event-25-c-then = He drops the coins into his knot-hole one by one, to hear them. Next day he brings a friend.

mythwind-event-41-title = Milk for Nobody
mythwind-event-41-text = Every house puts out a bowl at night now, and every house says it is for the cat. There is one cat. In the morning all the bowls are empty, washed and stacked by size.
mythwind-event-41-a = Try honey
mythwind-event-41-a-then = Dora gives a whole comb. That night there is singing in the gutters, a little sticky.
mythwind-event-41-b = Sit up and watch
mythwind-event-41-b-then = Everyone means to stay awake. Everyone wakes under a blanket they did not bring, and something is knocking about beneath the floor.
mythwind-event-41-c = Keep the milk
mythwind-event-41-c-then = The cat grows round. The bowls stand where they were left, upside down.

mythwind-event-44-title = Candles on the Stump
mythwind-event-44-text = Agatha set a candle end on a stump for her brother, who did not come over the pass. By the week’s end forty candles stand there, and some of them nobody lit.
mythwind-event-44-a = Put a roof over them
mythwind-event-44-a-then = Four posts and shingles; then walls, because of the wind. One shelf runs at the height of a knee, for those who can reach no higher.
mythwind-event-44-b = Mark the place for later
mythwind-event-44-b-then = A ring of white stones will hold it until there is time. People leave coins there, as they do at wells.
mythwind-event-44-c = Let the wind have them
mythwind-event-44-c-then = One by one they go out. The last is carried off still burning, about so high above the grass.

mythwind-event-46-title = The Warm Chair
mythwind-event-46-text = One chair in the longhouse is always warm, although nobody sits in it. Tonight the dog lies down beside it, lays its chin on the empty seat and sighs.
mythwind-event-46-a = Wish it a good evening
mythwind-event-46-a-then = “Good evening,” says the chair, or whoever has been sitting there all along. A hat comes off, and then one can see who it is.
mythwind-event-46-b = Go on eating
mythwind-event-46-b-then = It is good manners to notice nothing. Under the floor somebody laughs with their mouth full.
mythwind-event-46-else = “Taken,” says Fiks, and so it is: Buuk is learning to sit.

mythwind-event-48-title = Buttons
mythwind-event-48-text = In the morning there is not a button left in the town. They lie on the longhouse roof, sorted by colour, and then by size.
mythwind-event-48-a = Apologise, holding up your trousers
mythwind-event-48-a-then = It is hard to be proud with both hands full. By noon the buttons come rolling down the shingles, the small ones first.
mythwind-event-48-b = Fetch a ladder
mythwind-event-48-b-then = They are only buttons. But that evening the lanterns keep to the far bank, and there is one fewer.
mythwind-event-48-else = By noon each is back on its coat, sewn tighter than before, and the odd ones have found partners. It seems to have been a kindness, or an inventory.

mythwind-event-50-title = A Stone Asks the Way
mythwind-event-50-text = A boulder that lay in the upper field yesterday stands in the lane today, and has plainly been trying to knock.
mythwind-event-50-then = Fiks interprets. Its name is the sound of gravel being poured, it knows how to build, and it would like to be asked.
mythwind-event-50-else = It rolls away at dusk without having said anything. Where it stood there is a neat stack of slate.

mythwind-event-53-title = Bricks in the Morning
mythwind-event-53-text = Every morning there are bricks beside the tower door, stacked by size. Whoever does it has even scraped off the mortar.
mythwind-event-53-a = Leave the door open
mythwind-event-53-a-then = Vitus makes a bench of the bricks instead. The air is warm there of an evening, in and out.
mythwind-event-53-b = Use harder mortar
mythwind-event-53-b-then = It holds. Behind it, very slowly, something begins to scratch letters.
mythwind-event-53-else = They are old, and nobody here laid them; somebody has been opening that door for a long time. Vitus takes what he is clearly being offered.

## Events, arc D: Tower

mythwind-event-52-title = The Tower Breathes
mythwind-event-52-text = At dusk warm air comes out of the tower’s lowest door, pauses, and goes back in. Mila holds a feather to the keyhole: in and out, about as slowly as a cow.
mythwind-event-52-a = Clear the stair behind it
mythwind-event-52-a-then = Nine cartloads of rubble, a broom, a child’s shoe. Above the rubble the steps have been swept.
mythwind-event-52-b = Hang bells in the doorway
mythwind-event-52-b-then = They ring twice a minute, softly, all day long. The town falls into step without noticing.
mythwind-event-52-c = Brick it up
mythwind-event-52-c-then = Vitus does it in one afternoon. Ilsa watches to the last brick and walks home without her coat.
mythwind-event-52-d = Lean on the wall and listen, as on the first night
mythwind-event-52-d-then = Those who camped here remember the rhythm. They breathe along until they are giddy, and at the end of one long breath the door forgets to close.

mythwind-event-60-title = Rooms that Were Not There
mythwind-event-60-text = From outside, the tower has four floors. Mila, counting on her fingers all the way down, has been on the fifth: a landing, four shut doors, and somebody’s slippers.

mythwind-event-71-title = The Laid Table
mythwind-event-71-text = Behind the first door a table is laid for nine. On eight of the plates there is dust. On the ninth there is a fresh crust, and the chair has been pushed back.
mythwind-event-71-a = Wipe the plates, and lay a tenth
mythwind-event-71-a-then = Next morning all ten have been used and washed, and somebody has folded the napkins into mules.
mythwind-event-71-b = Take the silver down to the town
mythwind-event-71-b-then = It fetches a good price, and it will not take a polish.
mythwind-event-71-c = Ask Ilsa
mythwind-event-71-c-then = “Forty years ago there was a town here,” she says at last. “It left in one night. Laying the table was my job.”

mythwind-event-73-title = The Step Too Many
mythwind-event-73-text = Vitus has measured the tower stair: one hundred and eight steps going up, one hundred and nine coming down. He has not slept since. “Give me stone,” he says, “or give me iron, and I will find it.”
mythwind-event-73-a = Give him stone
mythwind-event-73-a-then = He builds the missing step. It goes in between two others where there was no room, and above it a landing unfolds like a letter.
mythwind-event-73-b = Send to the road for iron
mythwind-event-73-b-then = It is here in a day. Clamped, the stair holds still for the first time, and one can see where it has been going.
mythwind-event-73-c = Make him sleep
mythwind-event-73-c-then = Agatha sees to it, with dumplings. He says the number in his sleep, and it is a third one.

mythwind-event-77-title = Stair of Roots
mythwind-event-77-text = On the north side of the tower roots have come out between the stones, each a hand’s breadth above the last. They are trying to be steps.
mythwind-event-77-then = They bear. They are warm underfoot, and where the wall is sheer they have grown a handrail.
mythwind-event-77-else = The first one snaps under Vitus’s boot, and the whole town hears it. They need more time, or a better reason.

mythwind-event-90-title = Names on the Inside
mythwind-event-90-text = On the inside of the tower door, at the height of a child’s shoulder, eight names are scratched in a row. The ninth is only begun: one upright stroke, and half of an L.
mythwind-event-90-a = Read the eight aloud at supper
mythwind-event-90-a-then = Nobody knows them. But after each a chair creaks, as when someone has been called and gets up.
mythwind-event-90-b = Ask Ilsa to finish hers
mythwind-event-90-b-then = She uses the old nail; it is still on the ledge. With the last letter the door comes away in her hands, and behind it is another, which opens.
mythwind-event-90-c = Plane the door smooth
mythwind-event-90-c-then = It makes a fine table top. In a certain light the names are on that.

mythwind-event-104-title = What Ilsa Kept
mythwind-event-104-text = Ilsa puts a small black key on the table. “We had promised them a place at every table,” she says. “Then came a bad winter, and we laid for ourselves alone. When we left I was sent back to lock up. I was nine, and I ran. They have kept the stove burning ever since.”
mythwind-event-104-a = Lay the places again
mythwind-event-104-a-then = One at every table, from tonight. Fiks inspects the spoons. The key hangs beside the bread knife and nobody has needed it yet.
mythwind-event-104-b = Let the road carry the story
mythwind-event-104-b-then = Carts come up to see the tower where the stove is always lit. They stay to supper, and then somebody has to lay for them as well.
mythwind-event-104-c = Hang the key by the longhouse door
mythwind-event-104-c-then = Anyone may take it. That, writes Anton, is what a town is; and he rules a fresh page.
mythwind-event-104-d = Buy back the silver
mythwind-event-104-d-then = Nine spoons, nine knives. They take the polish now.

## Events, arc E: Wood

mythwind-event-12-title = Saplings in the Gutters
mythwind-event-12-text = The wood has begun to take back the roofs. There are birches in the gutters, ankle high, and a rowan is looking out of Agatha’s chimney.
mythwind-event-12-a = Weed together
mythwind-event-12-a-then = A day on the roofs, with everyone’s dinner hanging from the ridge pole. From up here the plots look like promises made in a hurry.
mythwind-event-12-b = Let one plot go
mythwind-event-12-b-then = The fence goes first. By the new moon it is a proper thicket, and it has a tenant.

mythwind-event-105-title = Ribbons in the Wind
mythwind-event-105-text = Red ribbons are fluttering on the slope above the town, on trees where nobody tied any.
mythwind-event-105-a = Go by the new ones
mythwind-event-105-a-then = The trees left bare come down almost by themselves. The others, it turns out, had nests in them.
mythwind-event-105-b = Tie them back where they were
mythwind-event-105-b-then = A ribbon is a ribbon. But when it comes to undoing the knots, somebody has waxed them.
mythwind-event-105-else = They are strips of a petticoat that no one will own to. One is left over, and next morning it is tied round the longhouse post.

mythwind-event-108-title = The Quiet Hives
mythwind-event-108-text = Dora’s bees still fly, but they have stopped humming. She walks among the hives with a finger to her lips and cannot say why.
mythwind-event-108-then = What honey there is sells dear. Until the limes flower in summer there will be less of everything.
mythwind-event-108-else = She moves them under the pear tree that belongs to everyone. By evening the whole orchard is purring.

mythwind-event-110-title = High Water
mythwind-event-110-text = It rains for a week in the hills and not at all down here. Then, on a fine morning, the river comes to have a look at the town.
mythwind-event-110-a = Raise the bank
mythwind-event-110-a-then = A line of people, a line of buckets. The water stops a finger below Anton’s doorstep and stands there for an hour, as if reading.
mythwind-event-110-b = Let it have the lower gardens
mythwind-event-110-b-then = It takes the beans, the poles and a bench. It leaves things, too, further down.
mythwind-event-110-else = Nobody ever camped by the water, so it finds only meadow. When it goes it leaves behind a raft of good straight timber.

mythwind-event-113-title = The White Week
mythwind-event-113-text = For seven days the valley is white from ridge to ridge, and people speak in low voices without having agreed to.
mythwind-event-113-spring = It is blossom, all of it at once.
mythwind-event-113-summer = It is poplar down. Somebody is collecting it, in very small sacks.
mythwind-event-113-autumn = It is fog. The one who goes out to find the sheep comes back much later, with more than the sheep.
mythwind-event-113-winter = It is snow, up to the sills. The soup is thin and everyone is rested.

mythwind-event-116-title = Deer at the Window
mythwind-event-116-text = At dusk the deer come down into the lane and look in at the windows: not at the people, at the tables.
mythwind-event-116-a = Feed them
mythwind-event-116-a-then = They eat from the sills, with lips like gloves. The last to go has a lantern in its antlers, and nobody saw it lit.
mythwind-event-116-b = Fetch the crossbow
mythwind-event-116-b-then = There is meat until the moon changes. The windows seem larger than before.
mythwind-event-116-c = Close the shutters
mythwind-event-116-c-then = An early night for everyone. In the morning every shutter bears the print of a nose, at exactly the same height.

## Events, arcs F and G: Road, Year

mythwind-event-27-title = Chain and Compass
mythwind-event-27-text = Three surveyors come down from the pass with a chain, a brass compass and very clean boots. They ask leave to mark a road through the valley, as straight as the ground allows.
mythwind-event-27-a = Welcome them
mythwind-event-27-a-then = They pay for everything and write everything down. One of them likes Agatha’s bread so much that he resigns.
mythwind-event-27-b = Ask for a winding road
mythwind-event-27-b-then = Round the beech, round the slab, round the spot where Mila shakes her head. It comes out twice as long, and Vitus gets the stone.

mythwind-event-125-title = The Milestone
mythwind-event-125-text = There is a milestone at the ford. It gives the distance to the city, cut very deep, and the name of the town, spelt wrong.
mythwind-event-125-a = Correct it
mythwind-event-125-a-then = It takes Vitus one morning. By evening a cart has stopped there whose driver had only been waiting to be sure.
mythwind-event-125-b = Leave it wrong
mythwind-event-125-b-then = It is the better name, says Mila. Strangers look for the other town, and find this one only when they have stopped looking.
mythwind-event-125-else = It is old, and the river stood it there; nobody has ever heard of the city. There are coins under it, from the same place.

mythwind-event-33-title = The Long Table
mythwind-event-33-text = Now and then, on no date that anyone could name, every house carries its table out into the lane until they make one table. You bring your own chair, and something in a pot.
mythwind-event-33-spring = Nettle soup, radishes, and the last of the old cheese.
mythwind-event-33-summer = It stays light so long that the children give the play twice, and take a collection twice.
mythwind-event-33-autumn = The table has to be propped up in the middle.
mythwind-event-33-winter = It runs through the longhouse, in at one door and out at the other, and those at the ends change places every song.
mythwind-event-33-a = Put by a pot for the next one
mythwind-event-33-a-then = Anton writes down a day. It will be some other day, but it will be.
mythwind-event-33-b = Stack the tables
mythwind-event-33-b-then = Everyone goes home with somebody else’s chair.

## Envelopes

mythwind-envelope-1-text = Inside is a hatch, drawn in brown ink, and under it the household that was there before the longhouse: Fiks, whom you know from the pass, and Buuk, who carries. Whoever has a sprite at hand may now ask either of them up. From now on every season has one more day, and that day brings a visitor.
mythwind-envelope-2-text = Inside is a plan of the tower as it is from within: more floors than the outside has room for, and beside each what it is good for. Somebody has ticked the rooms that are warm.
mythwind-envelope-3-text = Inside is the second half of the plan: the upper floors, drawn by a child’s hand and never put away. Beside each landing stand two sizes of footprint, going out together. Whoever hires may now send them on an errand at once.
mythwind-envelope-4-text = Inside is a photograph, taken from the pass: one river, one tower, and more chimneys than one can count. Everybody is on it, if one has a good glass. On the back, in two hands, one large and one very small, stands the same word: “Home.”

## Adventures 1-10

mythwind-adventure-1-text = The wind has laid the footbridge across the goat path, and a goat across the footbridge.
mythwind-adventure-1-mend = Mend the bridge
mythwind-adventure-1-mend-then = The goat supervises. By noon bridge and goat are where they belong, and a drover pays for the crossing.
mythwind-adventure-1-ford = Wade
mythwind-adventure-1-ford-then = The water is colder than it looks, and fuller of trout. Somebody loses a boot, and all desire to go on.

mythwind-adventure-2-text = On a thorn tree hang shoes, hundreds of pairs, none of them longer than a finger.
mythwind-adventure-2-add = Hang up a pair
mythwind-adventure-2-add-then = The smallest the cobbler had, red, with a bow. On the way home red shoes are walking two paces behind.
mythwind-adventure-2-take = Take a few
mythwind-adventure-2-take-then = They sell well, for dolls. The ones left over walk about in the drawer at night.

mythwind-adventure-3-text = The river widens into slow brown pools, and in every one of them a ring is spreading.
mythwind-adventure-3-cast = Cast a line
mythwind-adventure-3-cast-then = By evening there is a hut, a drying rack and a smell. Nobody decided on it; it is simply where the day went.
mythwind-adventure-3-map = Draw the pools
mythwind-adventure-3-map-then = Nine of them, with their depths. There are people who will pay to know, and one day someone will build here.

mythwind-adventure-4-text = Tobias the pedlar is sitting on his load. He asks whether anyone is going his way. Nobody is. He asks again.
mythwind-adventure-4-carry = Carry half of it
mythwind-adventure-4-carry-then = All the way he talks about roads: how they come, whom they bring. Somebody, it appears, has been asking about this valley.
mythwind-adventure-4-bargain = Buy half of it
mythwind-adventure-4-bargain-then = It is lighter on the way home, and more or less what he said it was.

mythwind-adventure-5-text = Mist. Two paths, and one of them is humming.
mythwind-adventure-5-hum = Take the one that hums
mythwind-adventure-5-hum-then = It ends at a patch of turf like any other. But put an ear to it.
mythwind-adventure-5-quiet = Take the quiet one
mythwind-adventure-5-quiet-then = It ends at a purse, lost long ago by someone in a hurry.

mythwind-adventure-6-text = In a clearing stands a kiln, still warm, full of pots that nobody has come for.
mythwind-adventure-6-then = On the door there is a bill, made out to the valley and marked paid.

mythwind-adventure-7-text = A sprite has caught its sleeve in a bramble and is pretending to admire the view.
mythwind-adventure-7-free = Free the sleeve
mythwind-adventure-7-free-then = It takes patience and a little blood. The sprite bows, admires the view once more, and goes to tell the others.
mythwind-adventure-7-wait = Admire the view as well
mythwind-adventure-7-wait-then = After a while it has freed itself. For so much tact something is left hanging on the thorn.

mythwind-adventure-8-text = Beyond the ridge the loggers have a mountain of timber and no bread.
mythwind-adventure-8-share = Share the bread
mythwind-adventure-8-share-then = They eat standing. One of them afterwards picks up not the axe but the bag, and comes along.
mythwind-adventure-8-sell = Sell the bread
mythwind-adventure-8-sell-then = They pay without a word, and without a word they break it.

mythwind-adventure-9-text = A high meadow, and no wind at all. Even the sheep bells have stopped.
mythwind-adventure-9-rest = Lie down in the grass
mythwind-adventure-9-rest-then = An hour, or an afternoon. Everyone gets up younger, and there is a coin where a head lay.
mythwind-adventure-9-climb = Climb on to the ridge
mythwind-adventure-9-climb-then = From up here the valley is a plan, and one plot on it has plainly been waiting.

mythwind-adventure-10-text = A cairn, and on its top stone, cut by somebody with time to spare, the mark of your own town.
mythwind-adventure-10-then = The moss in it is older than the town. Behind the cairn eleven steps lead down to a wall, and the wall is warm.

## Adventures 11-22

mythwind-adventure-11-text = The ferry rope has been cut, neatly, and the two ends have been tied in bows.
mythwind-adventure-11-splice = Splice the rope
mythwind-adventure-11-splice-then = The ferry goes again. The ferryman hands over a week’s tolls; he was keeping them for whoever mended it.
mythwind-adventure-11-follow = Drift with the current
mythwind-adventure-11-follow-then = The boat noses into an old landing where a road begins. It leads home in an hour, with the whole day still to come.

mythwind-adventure-12-text = Under a rock lies a handful of snow that does not melt in the hand.
mythwind-adventure-12-pocket = Pocket it
mythwind-adventure-12-pocket-then = An apothecary on the road pays a fortune. By evening there are seedlings in the pocket.
mythwind-adventure-12-leave = Leave it
mythwind-adventure-12-leave-then = It will be here another time. It seems to prefer that.

mythwind-adventure-13-text = An old weir: the posts still stand, and each has a number cut into it.
mythwind-adventure-13-mend = Mend the weir
mythwind-adventure-13-mend-then = Forty posts, forty numbers, in the order that somebody meant. With the last hurdle the fish arrive as if they had been called.
mythwind-adventure-13-note = Write the numbers down
mythwind-adventure-13-note-then = It is a good place, and it will keep. One of its eels would not have.

mythwind-adventure-14-text = In the middle of a field stands a door, in its frame, with nothing behind it.
mythwind-adventure-14-open = Open it
mythwind-adventure-14-open-then = Behind it lies the same field, on another day.
mythwind-adventure-14-knock = Knock and wait
mythwind-adventure-14-knock-then = “Not today,” says a voice, and something is pushed out under the door for the trouble.

mythwind-adventure-15-text = Wild bees live in a split oak, and the honey is running down the bark.
mythwind-adventure-15-sing = Sing to them
mythwind-adventure-15-sing-then = They keep time. The comb that drops is one they could spare.
mythwind-adventure-15-smoke = Smoke them out
mythwind-adventure-15-smoke-then = Two full buckets. The oak is silent, and so is the path home.

mythwind-adventure-16-text = A bell hangs under the water of the tarn, and when the wind drops it rings.
mythwind-adventure-16-listen = Listen
mythwind-adventure-16-listen-then = Three strokes, a pause, three strokes. From the valley something answers, deep inside a wall.
mythwind-adventure-16-haul = Haul it up
mythwind-adventure-16-haul-then = Good bronze, and cracked; it will do for hinges. The tarn is only water now.

mythwind-adventure-17-text = A charcoal-burner offers his bench, and a riddle: what breaks when you answer?
mythwind-adventure-17-answer = Answer
mythwind-adventure-17-answer-then = “Broken,” he says, and laughs for longer than the joke deserves. It is a long time since anyone answered him.
mythwind-adventure-17-silence = Say nothing
mythwind-adventure-17-silence-then = “Just so,” he says after a while. It is kept whole until evening, and does everyone good.

mythwind-adventure-18-text = A goat with a red ribbon round its neck looks back to see who is coming.
mythwind-adventure-18-follow = Go with it
mythwind-adventure-18-follow-then = It knows its own colours. There is a way through the thicket, and by noon anyone can see it.
mythwind-adventure-18-follow-else = It loses interest at the first good clover. There are strawberries, though.
mythwind-adventure-18-lead = Lead it home
mythwind-adventure-18-lead-then = Nobody claims it. It gives milk, and opinions.

mythwind-adventure-19-text = Under a bridge sits a fiddler, waiting for the rain to stop. It is not raining.
mythwind-adventure-19-bring = Bring him along
mythwind-adventure-19-bring-then = He plays all the way. In the town two people look up in the same moment.
mythwind-adventure-19-listen = Pay for one tune
mythwind-adventure-19-listen-then = It is the one the whole town hums at work, and nobody had ever heard it played. It carries as far as the tower.

mythwind-adventure-20-text = Under the moss there is paving: a road, wide enough for two carts, that ends at a tree.
mythwind-adventure-20-clear = Clear the moss
mythwind-adventure-20-clear-then = Forty paces of good stone by evening. One way it points at the town, and the other way at everything else.
mythwind-adventure-20-cover = Lay the moss back
mythwind-adventure-20-cover-then = That takes longer than lifting it. The tree lets something fall: a cone, or a medal.

mythwind-adventure-21-text = On a rock face somebody has marked a child’s height year by year: five lines, one name.
mythwind-adventure-21-then = ILSA, says the lowest line, and so does the highest. Straight across is the tower, and a window in it that cannot be seen from the town.

mythwind-adventure-22-text = A shepherd’s hut: the fire is lit, there is soup on it, and there is nobody.
mythwind-adventure-22-eat = Eat, and wait
mythwind-adventure-22-eat-then = Nobody comes. The soup is excellent and never less than half.
mythwind-adventure-22-chop = Chop wood, and go
mythwind-adventure-22-chop-then = A stack up to the eaves. From the far slope someone shouts thanks, and to take some along.

## Adventures of the story: 23-27 Road, 31-33 Sprites, 49 Tower

mythwind-adventure-23-text = Surveyors’ pegs march up the slope in a straight line, through an ant-hill, towards an old beech.
mythwind-adventure-23-straighten = Straighten the last one
mythwind-adventure-23-straighten-then = It was out by a hand. The surveyors notice, and pay.
mythwind-adventure-23-bend = Move them round the beech
mythwind-adventure-23-bend-then = Eleven pegs, one gentle curve. The ants take it from there and, in passing, finish a thing or two in the town.

mythwind-adventure-24-text = A surveyor’s hat is lodged in a heron’s nest, with the heron in it.
mythwind-adventure-24-fetch = Get it back
mythwind-adventure-24-fetch-then = The heron hears something about property, the surveyor something about herons. Only one of them pays.
mythwind-adventure-24-leave = Leave it to her
mythwind-adventure-24-leave-then = It suits her. She drops a fish, or throws it.

mythwind-adventure-25-text = Across the path stands a toll gate, freshly painted, with no fence on either side.
mythwind-adventure-25-pay = Pay the toll
mythwind-adventure-25-pay-then = It opens by itself. The path behind it is another path, and a better one.
mythwind-adventure-25-round = Walk round it
mythwind-adventure-25-round-then = Nobody objects. In the grass lies what others dropped as they hurried by.

mythwind-adventure-26-text = Tobias’s wagon has sunk to its axles in the middle of what will one day be a road.
mythwind-adventure-26-push = Push
mythwind-adventure-26-push-then = It comes out all at once, like a tooth. He unloads a third of it on the spot, from gratitude.
mythwind-adventure-26-wait = Wait for it to dry
mythwind-adventure-26-wait-then = Two hours. He fills them with everything he knows.

mythwind-adventure-27-text = The road crew has made camp: six tents, one pot, eleven songs.
mythwind-adventure-27-sing = Sing them a twelfth
mythwind-adventure-27-sing-then = They did not know it. By the third verse they do.
mythwind-adventure-27-level = Hold the levelling rod
mythwind-adventure-27-level-then = It will be flat, they promise. It will be very flat.

mythwind-adventure-31-text = In a hollow oak lies a book, quite dry, with pressed leaves at certain pages.
mythwind-adventure-31-read = Read those pages
mythwind-adventure-31-read-then = They are the useful ones. Between the last two someone has been saving coins.
mythwind-adventure-31-write = Write something at the end
mythwind-adventure-31-write-then = It is the copy that never had one. Next day there is one leaf more.

mythwind-adventure-32-text = High water has left a boat upside down in a meadow, an hour from any river.
mythwind-adventure-32-turn = Turn it over
mythwind-adventure-32-turn-then = Sound planks, brass nails, and one astonished hedgehog.
mythwind-adventure-32-prop = Prop it up
mythwind-adventure-32-prop-then = On two posts it is a roof. Ten paces on, one can hear somebody shaking out a rug.

mythwind-adventure-33-text = At dusk there is a market between the roots: lanterns, scales, and everything priced in buttons.
mythwind-adventure-33-buy = Change some coins into buttons
mythwind-adventure-33-buy-then = Four good ones buy a full basket and, as it turns out, the person carrying it.
mythwind-adventure-33-look = Only look
mythwind-adventure-33-look-then = Nobody minds. There is a taste of everything, and change.

mythwind-adventure-49-text = From the ridge one looks straight into a window high in the tower. Somebody is shaking out a tablecloth.
mythwind-adventure-49-wave = Wave
mythwind-adventure-49-wave-then = They wave back and point: the stair is open. Upstairs somebody shows how a thing was always done here.
mythwind-adventure-49-wave-else = They wave back, shrug, and point at a stair that is not there yet.
mythwind-adventure-49-count = Count the floors
mythwind-adventure-49-count-then = Six, from here. Vitus hears of it and goes back to his work with a face that frightens the bricks.

## Chapter two, Eight Names

mythwind-event-21-title = Agatha’s Brother
mythwind-event-21-text = One of the newcomers has a loaf in her bag that she did not bake and will not eat. “From your brother,” she tells Agatha. “He says it is your recipe, and that it will not rise on that side of the pass.”
mythwind-event-21-a = Send for him
mythwind-event-21-a-then = He arrives in flour up to the elbows, and they quarrel about salt before he has put down his bag. Nobody can remember Agatha so happy.
mythwind-event-21-b = Send him a jar of leaven
mythwind-event-21-b-then = It travels under Tobias’s hat. In spring a letter comes, a little risen.

mythwind-event-28-title = A Coat to Grow Into
mythwind-event-28-text = Mila has grown out of everything at once, as children do on a Thursday. Upstairs hang eight coats that fit nobody any more, and the winter is not waiting for an opinion.
mythwind-event-28-a = Give her the ninth hook, and Ilsa’s own coat
mythwind-event-28-a-then = It was never on a hook at all; Ilsa had run away in it. It still has a crust in the pocket, and the crust is fresh.
mythwind-event-28-b = Have a new one made, with room in it
mythwind-event-28-b-then = The tailor from the road cuts it for three winters. It has eleven pockets, at Mila’s express request.

mythwind-event-29-title = Anton’s Spectacles
mythwind-event-29-text = Anton has learnt every face in the town, and now they are going again, from the edges inwards. He does not say so. But last Friday he counted the spoons by touch, and there were more than ever.
mythwind-event-29-a = Send to the city for lenses
mythwind-event-29-a-then = They make his eyes enormous. He looks at everyone for a whole day, one after another, and apologises to three.
mythwind-event-29-b = Let the unseen pupil read to him
mythwind-event-29-b-then = A small voice spells its way through the town book every evening. It skips nothing, and laughs in the right places.
mythwind-event-29-c = Let Kaspar give everyone a tune of their own
mythwind-event-29-c-then = Seven notes for Agatha, four for Dora, one long one for Vitus. Anton nods to each before they have come round the corner.

mythwind-event-30-title = The Hour before Dawn
mythwind-event-30-text = Dora still rents the oven for the hour before dawn and still says nothing. Flour leads from her door along the orchard wall, over it, and up the path to the tower, one white footstep at a time.
mythwind-event-30-a = Follow the flour
mythwind-event-30-a-then = It ends at a basket on a rope, which goes up. “He likes honey cake,” says Dora. “I do not know who. He sends back the tin.”
mythwind-event-30-b = Sweep the path, and ask nothing
mythwind-event-30-b-then = Vitus sweeps it, and says that it is a matter of drainage.

mythwind-event-31-title = The Wall Gets a Door Knocker
mythwind-event-31-text = A brass knocker has been fixed to the orchard wall, where there is no door. It has been used. Both sides say that it was the other.
mythwind-event-31-a = Break a door through behind it
mythwind-event-31-a-then = Vitus opens from his side, Dora from hers. They have both dressed for it, and both pretend to be passing.
mythwind-event-31-b = Leave it on the wall
mythwind-event-31-b-then = It is used every evening, twice, by two people who have each just gone in.
mythwind-event-31-else = It belongs to the bench: a knock, and whoever is sitting there moves up. By harvest there is room for twelve.

mythwind-event-32-title = A Show of Hands
mythwind-event-32-text = The council votes on how wide the road is to be. There are six for, six against, and one hand without an owner, held up very straight from under the table.
mythwind-event-32-a = Count it: there is a chair for it
mythwind-event-32-a-then = It was for the hedge, which was not on the list, and the hedge is carried by one vote.
mythwind-event-32-b = Rule that it was scratching its ear
mythwind-event-32-b-then = The road is to be six metres wide. Under the table a hat is put on, and a door closes correctly.
mythwind-event-32-c = Adjourn until it says what it wants
mythwind-event-32-c-then = It wants to be asked oftener. The motion is adopted without a show of anything.

mythwind-event-42-title = The Lodger behind the Oven
mythwind-event-42-text = Agatha’s oven has a lodger. He keeps to the warm side, leaves the raisins alone, and turns loaves that are about to burn. In return he has begun to have views on crust.
mythwind-event-42-a = Bake his crust for a week
mythwind-event-42-a-then = Thick, dark, with caraway. On the eighth day there is a queue, and half of it is knee high.
mythwind-event-42-b = Tell him whose oven it is
mythwind-event-42-b-then = He moves out with a candle and a raisin, and the bread is burnt on one side until spring.

mythwind-event-43-title = Dimple’s Rent
mythwind-event-43-text = The lower meadow has been wet since the surveyors drained it. In the middle, up to his chin, stands Dimple, a swamp sprite, holding a rent book. By his reckoning the meadow has been his since before it was one, and the town is four years behind.
mythwind-event-43-a = Pay what is owing
mythwind-event-43-a-then = He counts it twice, writes “received with thanks” and, being now the landlord, feels obliged to look after the place.
mythwind-event-43-b = Dig the drains deeper
mythwind-event-43-b-then = The meadow dries, and the water turns up in Vitus’s cellar with a bill.
mythwind-event-43-c = Dispute the date of the first payment
mythwind-event-43-c-then = Anton finds precedents. Dimple finds older ones, on clay. It becomes the best-attended lecture of the year.

mythwind-event-45-title = A Hat for Buuk
mythwind-event-45-text = Buuk has noticed that people take off their hats indoors. He has stood in doorways all week with one hand on his head, and nothing to take off.
mythwind-event-45-a = Have one made
mythwind-event-45-a-then = It takes two sheep and a barrel hoop. He takes it off to everyone, and to the weather.
mythwind-event-45-b = Let something grow there
mythwind-event-45-b-then = By summer he has a bird’s nest with three eggs. He goes through doors very slowly now, bowing.

mythwind-event-47-title = Slate Learns to Knock
mythwind-event-47-text = A boulder of the name of gravel being poured has taken lessons. Three doors are in splinters. The fourth merely has a crack, and behind it Agatha, with a rolling pin, says: “Better.”
mythwind-event-47-a = Make him a door of his own to practise on
mythwind-event-47-a-then = It stands in the field, of oak, a hand thick. When he has it, he opens it, and asks whether anybody needs something built.
mythwind-event-47-b = Hang out a bell for him
mythwind-event-47-b-then = He prefers it: one pull, and the whole street is in the street.

mythwind-event-49-title = Water in the Cellar
mythwind-event-49-text = There is a hand’s depth of water in every cellar, quite clear, with a small fish in each. On the longhouse door hangs a clay tablet: last reminder.
mythwind-event-49-a = Settle, with interest
mythwind-event-49-a-then = Dimple takes the money, the apology and, after a pause, the towel. The fish are to stay; they are part of the contract.
mythwind-event-49-b = Bail, and eat the fish
mythwind-event-49-b-then = They are excellent. Next month there are more of them.

mythwind-event-72-title = Nine Hooks
mythwind-event-72-text = Ilsa’s key fits a cupboard on the fifth floor. Inside are nine hooks at the height of a child. On eight of them hang coats, brushed and mended every year, though they have hung there for forty. On the ninth hangs a note: “Back soon.”
mythwind-event-72-a = Write to all eight
mythwind-event-72-a-then = Anton addresses the letters “wherever you are”. The post takes them as if that were a street.
mythwind-event-72-b = Leave the coats to those who mended them
mythwind-event-72-b-then = Mila puts a new reel of thread on the shelf. Overnight it shrinks to half, and every button sits.
mythwind-event-72-c = Ask Ilsa who they were
mythwind-event-72-c-then = She knows each by the pocket: who kept chestnuts, who kept string, and who kept a frog until it was found out.

mythwind-event-74-title = The Tune Comes Home
mythwind-event-74-text = The fiddler from under the bridge stands in the lane and will not come in out of the rain. It is not raining. “Kaspar,” says Ilsa, “you took the tune.” He nods. “I only meant to keep it dry.”
mythwind-event-74-a = Let him play it in the tower
mythwind-event-74-a-then = He plays one verse. The tower breathes in and, after forty years, gives him the second.
mythwind-event-74-b = Ask him to supper first
mythwind-event-74-b-then = He eats with the bow in his hand. Over the dumplings it comes out that he has never played it to the end, for fear that it might have one.
mythwind-event-74-c = Send him to the crossroads to play for the carts
mythwind-event-74-c-then = It earns well there. The carters hum it all the way to the city and cannot say where they had it from.

mythwind-event-75-title = What Breaks
mythwind-event-75-text = The charcoal-burner has come down with a sack and a riddle. Ilsa answers before he can ask: “Silence, Jonas. You told it me on the stairs, the night we left, so that I should not cry.” He sits down on the sack. It glows a little.
mythwind-event-75-a = Carry his embers up to the stove
mythwind-event-75-a-then = It is the same fire; he kept his half of it going in a pot. The two halves take a while to recognise each other.
mythwind-event-75-b = Build him a kiln by the quarry
mythwind-event-75-b-then = He burns at night and sleeps by day. The charcoal rings when it is dropped, and Vitus orders a cartload for the sound alone.
mythwind-event-75-c = Ask him for another riddle
mythwind-event-75-c-then = He has only the one. But he knows forty years of waiting, and that can be learnt.

mythwind-event-76-title = The Bell Rope
mythwind-event-76-text = The ferryman asks for a length of good rope, and is ashamed to say why. His own is not his own. It is the rope of the tower bell; he took it at seven, because an empty town would not need it.
mythwind-event-76-a = Give him a new one, hang the old one
mythwind-event-76-a-then = Mila rings. It is heard as far as the tarn, where something answers three times and then, politely, stops.
mythwind-event-76-b = Leave it across the river, where it works
mythwind-event-76-b-then = The ferry takes carts now. Simon rings nothing, but he greets everyone by name, as a bell would.

mythwind-event-78-title = Half a Pot
mythwind-event-78-text = The shepherdess who is never in her hut is sitting on the longhouse steps with a ladle. She is Lucy, hook six. In the bad winter she took the ladle so that the others could not eat without her; and they went, and she had a ladle.
mythwind-event-78-a = Let her serve
mythwind-event-78-a-then = Whoever gets soup from that ladle gets enough. Agatha watches for the trick and finds that it is only fairness.
mythwind-event-78-b = Hang the ladle low, where small hands reach
mythwind-event-78-b-then = The pot is never less than half again, and at night Agatha hears it being stirred the other way.

mythwind-event-79-title = Snow in a Jar
mythwind-event-79-text = Hedwig the apothecary has read the letter twice and come in her own carriage. She was ten and took a jar of that winter’s snow, to prove how bad it had been. It has cured every fever in the city. It has never grown less, and it is never warm in her house.
mythwind-event-79-a = Keep the jar in the longhouse
mythwind-event-79-a-then = It stands on the shelf by the honey. Whoever passes it puts up a collar, and the town has stopped coughing.
mythwind-event-79-b = Carry it up on to the ridge and open it
mythwind-event-79-b-then = It snows for as long as one breath. Hedwig takes off her gloves, looks at her hands, and stays to supper.
mythwind-event-79-c = Let her take it back to the city
mythwind-event-79-c-then = She leaves money, an address and a spoonful in a twist of paper. The paper is never damp.

mythwind-event-80-title = Somebody on the Stairs
mythwind-event-80-text = The crusts that are left out on the fifth floor are taken in the night, and so, now and then, is a book. On the page that was open lies a crumb, to mark the place. “Matthias was four,” says Ilsa. “We each thought that another had him by the hand.”
mythwind-event-80-a = Leave a letter with the crust
mythwind-event-80-a-then = The answer is written in capitals, the way one writes at four: I AM NOT ALONE. WHO ARE YOU.
mythwind-event-80-b = Mend the upper stairs
mythwind-event-80-b-then = Vitus works upwards, and from above the right stone is handed to him each time, and neither of the two looks.
mythwind-event-80-c = Wait on the landing with a lamp
mythwind-event-80-c-then = Around midnight the lamp is blown out, gently, by a person who has been told not to talk to strangers.

mythwind-event-81-title = The Ninth Chair
mythwind-event-81-text = In the room with the laid table the chairs are being used again, one after another, by people who hold themselves like children in church. The ninth stays free. Everybody passes it the salt.
mythwind-event-81-a = Lift the lid of the dish together
mythwind-event-81-a-then = The dish is empty and warm. Under it lies a second stair, folded small, and it only wanted that many hands.
mythwind-event-81-b = Pass the salt and wait
mythwind-event-81-b-then = A guest is not asked why he is late. Somewhere above, a chair is moved nearer to the trapdoor.

mythwind-event-82-title = Matthias Comes Down
mythwind-event-82-text = For a week the trapdoor at the top of the tower has stood open by the width of a nose. Below it, without having agreed to, people talk a little more slowly, and one topic at a time.
mythwind-event-82-then = He is forty-four and has a stove-brush in his hand. “Is it still that winter?” he asks. Fiks has brought him as far as the last step, and lets go.
mythwind-event-82-else = On the eighth day it closes again, without a sound. On the step lies a clean plate; the dumplings have at least been tried.

mythwind-event-83-title = Nine at Table
mythwind-event-83-text = They have all come up, those who were found and those who were only written to and sent a chair. Matthias lays. He lays nine, counts, and without a word lays a tenth, at the end by the window, where it is cold. “For whom?” asks Mila. “For the winter,” he says. “It always came. You only stopped laying.”
mythwind-event-83-a = Leave the tenth place laid
mythwind-event-83-a-then = Overnight the plate frosts over and is eaten from, and out from under the table, damp to the knees, comes one more who had been waiting for an invitation.
mythwind-event-83-b = Build a granary instead of laying for weather
mythwind-event-83-b-then = Rosa the surveyor draws it before the soup is cold: dry, square, on the road. It will hold two winters. Matthias lays the tenth place all the same, in the yard.
mythwind-event-83-c = Eat first, and decide when it snows
mythwind-event-83-c-then = It is a good supper, and they wash ten plates, because there are ten.

mythwind-event-84-title = The Room That Stayed Cold
mythwind-event-84-text = Of the rooms on the plan one was never ticked. The latch lifts, the door moves, and the room behind it says no: it is not locked, it is sulking. Matthias knows it of old. “It wants to be of use,” he says, “and to be asked in stone.”
mythwind-event-84-a = Ask it in stone
mythwind-event-84-a-then = A new sill, a new hearth, one carved word over the door; the wall warms by degrees, and grows a little smug.
mythwind-event-84-b = Store the apples in it for now
mythwind-event-84-b-then = They keep very well. The room says nothing, which is already an improvement.

mythwind-event-106-title = The Beech Moves
mythwind-event-106-text = The old beech stands four paces to the left of where it stood on Monday. There are no tracks. There is only a certain smugness among the crows.
mythwind-event-106-a = Move the road instead
mythwind-event-106-a-then = Rosa the surveyor redraws the curve with her teeth clenched. It is the best curve she ever drew, and a plot comes free inside it.
mythwind-event-106-b = Fell it where it stands
mythwind-event-106-b-then = It takes a day and a half. For a week afterwards people in the lane step round something that is not there.

mythwind-event-107-title = Mould in the Ledger
mythwind-event-107-text = A black spot the size of a lentil has appeared in the town book, on the page with the stores. Anton has torn out the page. It is on the next one, the size of a pea.
mythwind-event-107-a = Turn out the granary and dry everything
mythwind-event-107-a-then = Three days on every roof and every chair. The spot stays as it is, and seems to be reading.
mythwind-event-107-b = Sell what is oldest, quickly
mythwind-event-107-b-then = The road takes it without smelling. What remains is less, and looks no drier.
mythwind-event-107-c = Ask those who live in the walls
mythwind-event-107-c-then = They have known for a month. They thought it was meant to be there, since nobody laid for it.

mythwind-event-109-title = Paper in the Rafters
mythwind-event-109-text = Wasps have built in the highest place they could find, a grey paper lantern as big as a bucket, and they are holding services.
mythwind-event-109-a = Sing lower
mythwind-event-109-a-then = The choir drops by a third. The stone is delighted; it has never been able to take the upper part.
mythwind-event-109-b = Have Dora talk to them
mythwind-event-109-b-then = She is up there for an hour. They leave in good order, and the paper is so fine that Anton writes on it.
mythwind-event-109-else = It hangs in an empty barn and does no harm. In autumn it comes down whole, and Anton has paper for a year.

mythwind-event-126-title = The Name on the Cart
mythwind-event-126-text = Tobias’s cart has lost some paint at the ford, and under TOBIAS one can read another man’s trade. “It was cheaper than repainting,” he says. “I was Beno before. Third hook from the left. I took the small weights off the town scales, and I have weighed with them ever since.”
mythwind-event-126-a = Put the weights back on the scales
mythwind-event-126-a-then = They are still true. Fiks weighs Tobias against his coat, for the record, and finds that he has been missed.
mythwind-event-126-b = Let him keep them, for a share
mythwind-event-126-b-then = He pays all the interest out of one sock, and looks ten years younger for it.

mythwind-event-127-title = The Engineer
mythwind-event-127-text = The road has been given a chief engineer. She wears the cleanest boots of all, and never once looks at the tower while she measures it. Ilsa brings her tea. “You took the plan of the house, Rosa,” she says. “I took it to see where the door was,” says Rosa.
mythwind-event-127-a = Ask her to draw the missing floors
mythwind-event-127-a-then = She draws all night, with her back to the window, and is corrected between the lines by small footprints.
mythwind-event-127-b = Ask her to build the road as she likes
mythwind-event-127-b-then = It comes down the hill like a sentence without a comma, and at the end of it you can already see who is coming.
mythwind-event-127-c = Drink the tea, and let her be
mythwind-event-127-c-then = She pays for the tea. It is the first thing she has ever paid for in this valley, and she asks for a receipt.

mythwind-event-128-title = Rosa’s Ladder
mythwind-event-128-text = Rosa has reckoned that the tower is eleven metres higher inside than out, and cannot forgive it. “Give me thirty rungs,” she says, “and I will go in by the top, like an honest person.”
mythwind-event-128-a = Give her the rungs
mythwind-event-128-a-then = At the top a window opens, and the ladder stops shaking. “You have grown,” says Matthias. It is, she says later, the only measurement she never checked.
mythwind-event-128-b = Show her the door
mythwind-event-128-b-then = She stands in front of it for an hour. It is lower than on the plan, or she is taller.
mythwind-event-128-c = Send her back to the road
mythwind-event-128-c-then = She goes. For one night the line of pegs points at the tower.

mythwind-event-129-title = Wanted: Houses
mythwind-event-129-text = Seven people have come down the road with furniture. They had read on a milestone that there was a town here, and they are prepared to wait until there is more of it.
mythwind-event-129-a = Build for them
mythwind-event-129-a-then = Four rooms and a stove each. They hang out washing in colours that the valley has never seen.
mythwind-event-129-b = Put them up with those who have room
mythwind-event-129-b-then = Everybody moves closer. In two houses they have still not been told that it was only for the winter.
mythwind-event-129-c = Sell them soup, and point down the road
mythwind-event-129-c-then = They pay, pack up and go on. The sideboard stays by the ditch for years, with the good plates in it.

mythwind-event-141-title = The Day of the Smoke
mythwind-event-141-text = Anton has worked out that it is the day on which you stood on the pass. There is no custom for such a day yet. Deacon, the mule, lies down in the ford at the same place, at the same hour, and waits.
mythwind-event-141-a = Load him up again and take something off
mythwind-event-141-a-then = They take off one saw, one sack, one crate. He rises with dignity. From now on that is how it is kept.
mythwind-event-141-b = Light fires up to the pass
mythwind-event-141-b-then = One every hundred paces, and at each a pot. The last fire is lit from the other side, by people who saw the first.

mythwind-event-142-title = What One Does on Such a Day
mythwind-event-142-text = Nobody has decided on the customs of the town. They have been found lying about, like mittens, and whoever picks one up is responsible for it.
mythwind-event-142-spring = In spring one hangs a swing in the pear tree, and the oldest goes first.
mythwind-event-142-summer = In summer one swims across and comes back with a stone; the wall by the ferry is by now quite long.
mythwind-event-142-autumn = In autumn one counts nuts, wrongly, and gives the difference away.
mythwind-event-142-winter = In winter one goes from house to house dressed as one’s neighbour, and pays for what one finds out.
mythwind-event-142-a = Pick it up, and answer for it
mythwind-event-142-a-then = Anton writes it under “Customs”, with a name beside it.
mythwind-event-142-b = Leave it lying for somebody else
mythwind-event-142-b-then = By supper it is gone, so it has found a taker.

mythwind-adventure-28-text = By the new road stands an inn with a sign, a stable and, so far, one bed.
mythwind-adventure-28-bed = Pay for the bed
mythwind-adventure-28-bed-then = Three drovers are in it already, head to foot, and tell all night what is bought and sold between here and the sea.
mythwind-adventure-28-stable = Sleep in the stable
mythwind-adventure-28-stable-then = The hay is turned down at one corner, and in the night the horses are groomed to a song.

mythwind-adventure-29-text = Two roads meet on the heath and miss each other by the width of a cart.
mythwind-adventure-29-join = Join them with a bend
mythwind-adventure-29-join-then = It takes a day and all the swear words. At dusk the first carter turns the corner and lifts his hat to it.
mythwind-adventure-29-plant = Plant a rowan in the gap
mythwind-adventure-29-plant-then = Roads go round a rowan of their own accord.

mythwind-adventure-30-text = A barrel comes down the road by itself, passes, and does not look round.
mythwind-adventure-30-chase = Run after it
mythwind-adventure-30-chase-then = It stops at the ferry, where it evidently meant to go. There is something in it for the town.
mythwind-adventure-30-up = Go up the road and see who let go
mythwind-adventure-30-up-then = An old man with empty arms, who had wanted to do that for years. He pays for the answer.

mythwind-adventure-34-text = In a hollow twelve very small lanterns are learning to go out on command.
mythwind-adventure-34-blow = Show them how it is done with a match
mythwind-adventure-34-blow-then = One blow. Eleven gasps. The twelfth asks whether it hurts.
mythwind-adventure-34-steal = Take home the one that will not learn
mythwind-adventure-34-steal-then = It makes a good night-light. On moonless nights it practises.

mythwind-adventure-35-text = Over a brook lies a single plank, and on it sits a person of knee height who collects opinions.
mythwind-adventure-35-give = Give one
mythwind-adventure-35-give-then = “On what?” is the first. It is entered, and change is given.
mythwind-adventure-35-jump = Jump over the brook
mythwind-adventure-35-jump-then = It is narrower than it looks. The collector notes: “Agile, no comment.”

mythwind-adventure-36-text = In the fen the path is under water and marked by floating bottles, each with a candle in it.
mythwind-adventure-36-candles = Go by the candles
mythwind-adventure-36-candles-then = It is the landlord’s own way. At the end there is tea, and a chair that only drips a little.
mythwind-adventure-36-candles-else = It is a way for people with longer necks. There are cranberries, and everybody is wet.
mythwind-adventure-36-bottles = Collect the bottles
mythwind-adventure-36-bottles-then = Good green glass. Behind, one after another, the candles hiss.

mythwind-adventure-37-text = On a flat stone two snails are about to race, and the stakes are considerable.
mythwind-adventure-37-bet = Bet on the striped one
mythwind-adventure-37-bet-then = It is a matter of hours. The crowd, most of it ankle high, has brought food.
mythwind-adventure-37-judge = Agree to be judge
mythwind-adventure-37-judge-then = A dead heat. Both sides call the verdict wise and claim it.

mythwind-adventure-38-text = On a bare hill stands a post with thirty letter-boxes, all of them full of wind.
mythwind-adventure-38-post = Open the one with the town’s mark
mythwind-adventure-38-post-then = An answer to one of the eight letters: it smells of the sea and says only “soon”.
mythwind-adventure-38-post-else = A draught from home: bread, wet wool, singing.
mythwind-adventure-38-wheel = Hang a paper wheel on it
mythwind-adventure-38-wheel-then = It turns at once, and does not stop. Far below a saw begins to sound more cheerful.

mythwind-adventure-50-text = In the city’s best street an apothecary sells cold compresses by the queue. There is frost on the inside of her window, in June.
mythwind-adventure-50-ask = Ask where she comes from
mythwind-adventure-50-ask-then = She wraps up a powder for sore feet, very slowly, and does not take money. “How high is the pear tree now?” she asks.
mythwind-adventure-50-warm = Lay a warm crust on the counter
mythwind-adventure-50-warm-then = The frost draws back by a hand’s breadth. She does not eat it. She puts it in her pocket.

mythwind-adventure-51-text = In a village square stands a plinth without a statue. It says: TO THOSE WHO LAID THE TABLE.
mythwind-adventure-51-stand = Stand on it for a while
mythwind-adventure-51-stand-then = The view is good. An old woman comes by and, out of habit, hands up a plum.
mythwind-adventure-51-set = Set a plate on it
mythwind-adventure-51-set-then = By the time you are out of the village there are nine.

mythwind-adventure-52-text = On a hillside a kite string goes straight up into the cloud. At the lower end there is a peg, and no boy.
mythwind-adventure-52-pull = Haul it in
mythwind-adventure-52-pull-then = After two hundred metres comes a basket with lunch for one, still warm, and a note: “Please send up more string.”
mythwind-adventure-52-tie = Tie on some more string
mythwind-adventure-52-tie-then = It runs out through the fingers for an hour. Then something up there ties a bow.

mythwind-adventure-53-text = An old road-mender is filling holes with a teaspoon. He was told as a boy to begin, and never to stop.
mythwind-adventure-53-stop = Tell him that it is done
mythwind-adventure-53-stop-then = He looks along the road in both directions. “Is it?” he says, and comes along to see what else there is.
mythwind-adventure-53-spade = Give him a spade
mythwind-adventure-53-spade-then = He weighs it, whistles, and before supper has caught up by ten years.

mythwind-adventure-54-text = Upstream the old ferry rope is fastened to an iron ring, and the ring to a bell lying in the grass.
mythwind-adventure-54-ring = Strike it with a stone
mythwind-adventure-54-ring-then = The tower strikes back, exactly in time. People down there set their clocks, and both bells agree.
mythwind-adventure-54-ring-else = It says one round word. Nothing answers yet.
mythwind-adventure-54-sell = Sell it for the bronze
mythwind-adventure-54-sell-then = It goes for what it weighs, which is a great deal. The river is quieter than before.

mythwind-adventure-55-text = Lucy’s goats graze by themselves, in alphabetical order.
mythwind-adventure-55-learn = Ask to be entered
mythwind-adventure-55-learn-then = You stand between Kora and Lotte until sunset, and it is astonishing what can be seen from there.
mythwind-adventure-55-milk = Milk them from the end
mythwind-adventure-55-milk-then = Nobody has ever begun with Zita. She gives a bucket, from surprise.

mythwind-adventure-56-text = On the ridge stands a theodolite with its eye shut. A snail sits on the spirit level.
mythwind-adventure-56-look = Look through it
mythwind-adventure-56-look-then = There is the road as it will be, and at the end of it, quite sharp, a girl running.
mythwind-adventure-56-snail = Wait until the snail has finished
mythwind-adventure-56-snail-then = It crosses the bubble at dusk. By its reckoning the world is level after all.

mythwind-adventure-57-text = Eight chairs stand by the wayside, one size larger each, as if a child had been growing along the road.
mythwind-adventure-57-sit = Sit down in the last
mythwind-adventure-57-sit-then = It fits. In the seat is cut, small and deep, a trick of the trade that its owner need not carry any longer.
mythwind-adventure-57-sit-else = It is still too large or too small, but it rests the legs all the same.
mythwind-adventure-57-carry = Carry the smallest home
mythwind-adventure-57-carry-then = It weighs nothing. In the longhouse it is occupied before it has been put down.

## Chapter three, The Bad Winter

mythwind-event-34-title = Chalk on the Doors
mythwind-event-34-text = Overnight every door has been given a chalk mark: a circle where there is enough, a half where there is not. It was done without a sound. Everybody has, by noon, looked at everybody else’s.
mythwind-event-34-a = Put the halves together
mythwind-event-34-a-then = Two half circles move in with one whole. There are fewer stoves lit now, and none of them smokes.
mythwind-event-34-b = Wash the doors
mythwind-event-34-b-then = They are very clean doors, and at dusk bolts go home behind them that have never been used.

mythwind-event-35-title = One Potato a Night
mythwind-event-35-text = One potato a night goes missing, from a different cellar each time, and the cellar is left tidier. After three weeks there are people who feel passed over.
mythwind-event-35-a = Leave one on the cellar step
mythwind-event-35-a-then = It is the newcomers from the road, who had been too proud to ask. They bring back the potato, cooked, with dill.
mythwind-event-35-b = Sit in the dark with a stick
mythwind-event-35-b-then = He is caught on the fourth night. He is eight years old. He and his people leave before it is light.

mythwind-event-36-title = Born in the Thick of It
mythwind-event-36-text = The wedding couple’s second child has picked the night of the blizzard. The midwife is on the other side of the river, which is not moving.
mythwind-event-36-a = Fetch her, on a rope
mythwind-event-36-a-then = Thirty people hold it, in the dark, without a word. She comes over under two shawls, says “Well?” and washes her hands.
mythwind-event-36-b = Ask whoever is under the floor
mythwind-event-36-b-then = They have had more practice than you would think. The child has a grip like a root, and from its first day looks at things below the table.

mythwind-event-37-title = The Book without Its End
mythwind-event-37-text = There is nothing to do but listen. Anton has read every book in the barrel aloud, and every book again. Tonight it is the one without an end; he has come to the last page, and the benches are full.
mythwind-event-37-a = Let everyone add a sentence
mythwind-event-37-a-then = It takes eleven evenings. In the end they marry, nearly all of them, and the bear gets the mill.
mythwind-event-37-b = Wait
mythwind-event-37-b-then = For a long time nothing. Then from below the bench a small voice says what happened next, and it is better than anybody’s.

mythwind-event-51-title = One Lantern Fewer
mythwind-event-51-text = The lanterns by the reeds are going out, one a night. They are not gone; they sit there in the dark, hands in their sleeves, being lanterns.
mythwind-event-51-a = Take them in
mythwind-event-51-a-then = Two to every kitchen, on the shelf by the chimney. On the third evening the first one glows, a little, at a joke.
mythwind-event-51-b = Save our own oil as well
mythwind-event-51-b-then = The town sits together in one house and one circle of light, and when day comes a lantern is missing outside it.

mythwind-event-54-title = Elida on the Pane
mythwind-event-54-text = The frost on the longhouse window has drawn ferns, then feathers, then a face, asleep. Children are allowed to breathe near it, but not on it.
mythwind-event-54-then = On the seventh morning the pane is clear. Elida sits inside, on the sill, stretching one wing after the other. She will see to any house, she says, as long as it is not hurried.
mythwind-event-54-else = Agatha wipes the window to see who is coming. It is only the dog. The face does not come back, but the glass stays wonderfully clean.

mythwind-event-55-title = Frost Ferns
mythwind-event-55-text = The ferns on the panes are different in every house. Anton has copied them all. Laid side by side, they make a page, and the page is a list of what everybody is afraid of.
mythwind-event-55-a = Read it out, without the names
mythwind-event-55-a-then = There are only five things on it, and everyone goes home lighter, and somewhat offended.
mythwind-event-55-b = Let the sun have it
mythwind-event-55-b-then = By noon it has run down the glass into a very small cup, which was waiting.

mythwind-event-56-title = A Wing in the Snow
mythwind-event-56-text = By the mill lies the print of a wing in the snow, as long as an arm. Next to it is the print of somebody who has sat down and is waiting for an offer.
mythwind-event-56-a = Offer a room with a window to the north
mythwind-event-56-a-then = Elida appears from the feet upwards. She brings no luggage, only a draught, and a gift for knowing what each house is good at.
mythwind-event-56-b = Sit down beside it and say nothing
mythwind-event-56-b-then = It is a pleasant hour, and leaves behind it a cold seat and the feeling of having been considered.

mythwind-event-57-title = Fiks Counts Twice
mythwind-event-57-text = Fiks no longer reports doors. She reports plates: how many laid, how many eaten from. For a week the second number has been the larger. “I only count,” she says. “I do not say who.”
mythwind-event-57-a = Lay as many as are eaten from
mythwind-event-57-a-then = The numbers meet on the third evening. Fiks closes her book with a snap, and is seen, for the first time, sitting down.
mythwind-event-57-b = Wash up sooner
mythwind-event-57-b-then = There is nothing left over to eat from. Her report consists of one number now, and she hands it in without a word.

mythwind-event-58-title = Buuk Sleeps
mythwind-event-58-text = Buuk has stood still since the first snow, in the middle of the lane, with a beam on his shoulder. There is a robin on the beam. Mila, with an ear to him, hears something being carried, very slowly.
mythwind-event-58-a = Take the beam from him and tuck him in
mythwind-event-58-a-then = Three quilts and a tarpaulin. With the thaw he sets off at once, and a small wood with him.
mythwind-event-58-b = Build round him
mythwind-event-58-b-then = It becomes the corner post of something. He wakes with the thaw, looks left, looks right, and decides to hold on.

mythwind-event-59-title = One at Every Stove
mythwind-event-59-text = It is so cold that the smoke freezes and has to be carried out. Under the floors the talking has stopped.
mythwind-event-59-a = Take up a board in every house
mythwind-event-59-a-then = They come up with their bedding, without fuss, as agreed. One to a stove. It is a tight fit, and warmer than before.
mythwind-event-59-b = Send down blankets
mythwind-event-59-b-then = They are handed back next day, folded, with one square cut out of each. It was evidently enough.
mythwind-event-59-else = When a board is taken up there is only a cold hollow, and a note: “Gone where it is laid.”

mythwind-event-85-title = The Stove Asks for More
mythwind-event-85-text = The stove at the top of the tower has never gone out, and has never asked for anything. Now its door stands open at daybreak, and it coughs.
mythwind-event-85-a = Carry up oak
mythwind-event-85-a-then = A chain of hands on a hundred and eight steps, and coming down a hundred and nine. The whole tower is warm to the touch by noon.
mythwind-event-85-b = Sit with it at night, in turns
mythwind-event-85-b-then = It does not want wood so much as company. Those who have the watch come down hoarse, having told it everything.
mythwind-event-85-c = Let the surveyor Rosa look at the flue
mythwind-event-85-c-then = There is a nest in it, and in the nest an account book of the first town, in very small writing. The stove draws like a horse.

mythwind-event-86-title = The Seventh Floor
mythwind-event-86-text = Above the sixth floor there is a seventh, but only for the hungry. Matthias has been up there often. It is one room, quite empty, with a smell of fresh bread that has never been traced.
mythwind-event-86-a = Go up together, and breathe in
mythwind-event-86-a-then = It is remarkably filling, and the stairs go down two at a time.
mythwind-event-86-b = Look for the oven
mythwind-event-86-b-then = There is none. There is a hand-mill in the wall, and in its drawer the notes of everybody who ever turned it.
mythwind-event-86-else = The town is not quite hungry enough to find it. But the stairs are full of people wiping their mouths.

mythwind-event-87-title = The Cold Stair
mythwind-event-87-text = One stair in the tower has begun to freeze from below, a step a night. It is already at the fifth floor. The steps it leaves behind are swept.
mythwind-event-87-a = Set what is left of the snow on the next step
mythwind-event-87-a-then = It is gone overnight, and the frost with it; whatever it was had only been looking for its own.
mythwind-event-87-b = Hang doors on the landings
mythwind-event-87-b-then = A door a day, and at each the frost stops, thinks, and knocks.
mythwind-event-87-c = Move everybody up a floor
mythwind-event-87-c-then = They are nearer to the stove, and to each other. The lower rooms are let to the frost, which pays in icicles.

mythwind-event-88-title = What They Ate at the End
mythwind-event-88-text = Jonas and Lucy have been asked, separately, what the first town ate in its last week. Both say: the seed corn, and then the candles. Both add that they themselves had nothing, and that it was very good.
mythwind-event-88-a = Lock up our own seed corn, and give Mila the key
mythwind-event-88-a-then = She wears it round her neck under three scarves. She has dreams about bread and does not open it.
mythwind-event-88-b = Eat a third of it, carefully
mythwind-event-88-b-then = It is not porridge to talk over, but everybody sleeps.
mythwind-event-88-c = Ask Dora who else used to send up cake
mythwind-event-88-c-then = None of them ever stopped. The baskets have been going up the tower for forty years, from a house that is no longer there.

mythwind-event-89-title = The Account of That Winter
mythwind-event-89-text = The book of the first town has been bound into Anton’s. It is all sums: plates, loaves, heads. On the last page the sum comes out, for the first time, exactly right. Beneath it stands, in another hand, “One too few.”
mythwind-event-89-a = Correct the sum
mythwind-event-89-a-then = Anton adds one to the plates, one to the loaves and one to the heads. He has to press hard; the ink does not want to, and then it does.
mythwind-event-89-b = Check our own by the same method
mythwind-event-89-b-then = It comes out exactly right, which is pleasant, and keeps everyone in the one room until bedtime.

mythwind-event-91-title = A Hat on the Ninth Hook
mythwind-event-91-text = On the ninth hook, where there was a note, hangs a hat. It is white, very tall, and drips. Nobody has been seen to come in.
mythwind-event-91-a = Brush it, as the coats are brushed
mythwind-event-91-a-then = It is a good hat. Next day there is frost on the windows in the pattern of a thank-you letter.
mythwind-event-91-b = Put it outside the door
mythwind-event-91-b-then = It is taken in the night, with the scraper, the lantern and, it seems, whoever was minding it.
mythwind-event-91-else = By supper it has dripped away altogether. There remains a puddle of very good water, and Vitus mixes mortar with it that never cracks.

mythwind-event-92-title = The Snow Room
mythwind-event-92-text = Below the roof of the tower the frost has left a room behind: white walls, a white bench, a window on to the next valley. It would make a place to set out from, says Jonas, if people could be got to go in.
mythwind-event-92-a = Furnish it
mythwind-event-92-a-then = Furs, a samovar, a rack for boots. Whoever goes out from here takes a bit of the town along, and puts it where it is needed.
mythwind-event-92-b = Ask whoever left it
mythwind-event-92-b-then = A white glove lies on the bench, palm up: an invitation to be a little cold, a little longer.
mythwind-event-92-c = Leave it white for now
mythwind-event-92-c-then = It does not melt. It has been there before, says Matthias, and it can wait.

mythwind-event-93-title = The Lantern Gallery
mythwind-event-93-text = When the lanterns came back after the longest night there was one more than before, and nowhere to hang it. Rosa has drawn a gallery round the top of the tower, outside, where there is nothing to stand on.
mythwind-event-93-a = Build it
mythwind-event-93-a-then = Vitus hangs on a rope for a fortnight and sings. Whoever sets out by night is now seen off, and what they began goes on below.
mythwind-event-93-b = Bolt it to the outside with road iron
mythwind-event-93-b-then = It is up in a week, and rings in the wind. The lanterns come one by one, and keep to the side away from the bolts.
mythwind-event-93-c = Hang the lantern in the longhouse
mythwind-event-93-c-then = It is too bright for the soup. It will want something higher by and by.

mythwind-event-111-title = The Geese Go Early
mythwind-event-111-text = The geese go over three weeks before their time, low, and without talking. The ants have shut their doors. Hedwig says that in her sleep she hears the snow in the jar, or wherever it is now, turn over. From today it is winter, whatever Anton’s calendar says.
mythwind-event-111-a = Buy in for two winters
mythwind-event-111-a-then = Every cellar, every loft, under every bed. Mila sleeps on turnips and says that you get used to it.
mythwind-event-111-b = Ask Matthias what was done then
mythwind-event-111-b-then = “We were told to be quiet and eat slowly,” he says. “And the others sang in the wall, so that we should not hear it.”
mythwind-event-111-c = Follow the geese with the last carts
mythwind-event-111-c-then = What can be sold is sold while the pass is open. It makes money, and there is something to be said for money.

mythwind-event-112-title = The Black Spot
mythwind-event-112-text = The spot has left the ledger. It has been seen in the flour, in the heel of a loaf and, for one evening, on the moon.
mythwind-event-112-a = Burn what it has touched
mythwind-event-112-a-then = The fire is black at the edges. It is a third of everything, and the rest holds its breath.
mythwind-event-112-b = Cut it out, and eat round it
mythwind-event-112-b-then = The town learns to slice thinly, and Agatha’s loaves have windows in them that winter.
mythwind-event-112-else = It went through the dry stores once, found nothing to hold on to, and was last seen sitting on a spoon, looking thin.

mythwind-event-114-title = The Deer Come In
mythwind-event-114-text = This year the deer do not look in at the windows. The first to get up finds eleven of them in the longhouse, lying between the benches, as if the floor had always been moss.
mythwind-event-114-a = Step over them, and sweep up the hay
mythwind-event-114-a-then = They are warm, take up less room than the choir, and wear lanterns in their antlers, out of regard for toes.
mythwind-event-114-b = Shut the door behind them, with the butcher inside
mythwind-event-114-b-then = There is meat until Candlemas, and an empty bench on that side of the hearth.
mythwind-event-114-c = Build them a lean-to on the south side
mythwind-event-114-c-then = Vitus does it in a day, with a manger at the proper height. They inspect it, and move in by age.

mythwind-event-115-title = The River Stops
mythwind-event-115-text = In the night the river has stopped. It is not frozen; it has simply left off, like someone who has forgotten what he was going to say. Simon sits in the ferry with his hands in his lap.
mythwind-event-115-a = Ring the bell for it
mythwind-event-115-a-then = Three strokes, a pause, three strokes. From far up the valley comes the sound of somebody large clearing their throat.
mythwind-event-115-b = Walk across, and lay planks for the carts
mythwind-event-115-b-then = It bears, like a held breath, and not a word is said until the other bank.
mythwind-event-115-c = Tell it where it was
mythwind-event-115-c-then = Mila lies down on the bank and tells it everything, from the ford on. Towards evening it says, “Ah yes,” and goes on.

mythwind-event-117-title = Wolves with Manners
mythwind-event-117-text = Seven wolves sit in a half circle before the longhouse. They have wiped their feet; you can see where. The oldest has something in her mouth, and puts it down on the step: a child’s mitten that was lost on Sunday.
mythwind-event-117-a = Give them what finders are given
mythwind-event-117-a-then = They eat politely and leave a watch. For the rest of the winter no sheep is lost, and no child.
mythwind-event-117-b = Thank them, and bar the door
mythwind-event-117-b-then = They sit until dawn, not offended, merely hungry. The sheepfold has a gap in it now, with very neat edges.
mythwind-event-117-c = Take the pelts
mythwind-event-117-c-then = Furriers pay well in such a winter, and the mitten stays on the step where it was put.

mythwind-event-118-title = The Wood Comes to the Door
mythwind-event-118-text = There is no dry log left in the yard. At dawn the nearest trees have come nearer, as far as the fence, and let their dead branches fall inside it. They are waiting for something, as people wait after giving a present.
mythwind-event-118-a = Give them a plot for their trouble
mythwind-event-118-a-then = They take the one by the lane and are very quiet neighbours. In spring it has violets, unasked.
mythwind-event-118-b = Tie a ribbon on each
mythwind-event-118-b-then = Mila has kept the petticoat. The trees stand very straight, like people having their photograph taken.
mythwind-event-118-c = Burn the branches, and then the givers
mythwind-event-118-c-then = It is an easy felling; they had come all that way. The smoke stays in the lane and looks at nobody.

mythwind-event-119-title = The Last Sack
mythwind-event-119-text = Agatha has put the last sack of flour on a chair in the middle of the bakery and sits facing it. They have been looking at each other since morning.
mythwind-event-119-a = Tell her about the turnips under the bed
mythwind-event-119-a-then = It is not the last sack. It is the last sack of flour; there is a difference, and it can be lived in.
mythwind-event-119-b = Bake all of it, and carry it round
mythwind-event-119-b-then = One loaf for every door, counted by Fiks, hers included. It has seldom been so fair, or so cheerful.
mythwind-event-119-c = Send Tobias over the pass for more
mythwind-event-119-c-then = He goes on snowshoes made of two bread peels. On the eighth day he is back, with a beard of ice and four sacks.

mythwind-event-120-title = The Longest Night
mythwind-event-120-text = There is a knock: once, like a bough breaking. An old woman stands outside, tall, white to the ground, with no footprints behind her. She has come every forty years, and each time found the door shut and the table full. She does not ask. She looks, as the deer do, at the plates.
mythwind-event-120-a = “Your place is by the window”
mythwind-event-120-a-then = She eats half a dumpling and looks at everyone in turn. When she gets up it is snowing softly, and on the sill sits somebody with wings of frost, who has decided to stay.
mythwind-event-120-b = Keep the door shut, and the stove roaring
mythwind-event-120-b-then = The walls hold, the granary holds, Rosa’s bolts hold. She stands there till morning. It is the first winter this valley has won, and there is no custom for that.
mythwind-event-120-c = Carry a plate out to her
mythwind-event-120-c-then = Mila goes, in somebody’s coat. They sit on the step, side by side. Nobody hears what is said, but Mila is warm when she comes in.

mythwind-event-121-title = What the Snow Was Keeping
mythwind-event-121-text = It thaws from the tower outwards, in a ring. Things come to light that were never missed, all of them clean. Anton’s calendar is believed again.
mythwind-event-121-a = Lay them out on the long table
mythwind-event-121-a-then = Sixty-one spoons, a shoe, a tooth, a wedding ring: each finds its owner, who goes red.
mythwind-event-121-b = Leave them to those who find them
mythwind-event-121-b-then = For weeks the lanes are full of small persons with large objects, who seem to be delivering.
mythwind-event-121-else = It is coins, mostly, from pockets turned out in a hurry; and on the doorstep a ring of ice that is in no hurry to go.

mythwind-event-130-title = The Last Cart
mythwind-event-130-text = One more cart has come over the pass, on runners, with the horse in blankets. The driver has orders from the city: to fetch out whoever wants to leave while it is possible. There are six seats.
mythwind-event-130-a = Let six go
mythwind-event-130-a-then = They look back at the bend, all six, and count the chimneys. It is quieter afterwards, and there is more soup.
mythwind-event-130-b = Send it back empty, with thanks
mythwind-event-130-b-then = The driver looks round the table and asks whether there is a seventh chair. There is.
mythwind-event-130-c = Ask what is under the blankets
mythwind-event-130-c-then = Flour, from people who came once to see the tower and were laid for. They have not forgotten it; they have even sent a spoon.

mythwind-event-131-title = Grain at Any Price
mythwind-event-131-text = A dealer has come on skis with samples in his pockets. The price is written on a slate, and while it is being read he wipes off the last figure with his thumb and writes a larger one.
mythwind-event-131-a = Pay
mythwind-event-131-a-then = It is good grain. He leaves on the crust before dawn, and his tracks are deeper than when he came.
mythwind-event-131-b = Have it weighed on the old scales
mythwind-event-131-b-then = Tobias puts on the small weights, one after another. The dealer watches them, goes pale, and remembers a lower figure.
mythwind-event-131-c = Show him the soup, and let him go
mythwind-event-131-c-then = He eats two plates standing. At the bend he comes back and leaves a sack, and says that it had a hole in it.

mythwind-event-143-title = Other People’s Chairs
mythwind-event-143-text = Once a year, by a custom older than it can be, everyone sits for an evening in a chair that is not theirs and talks as its owner does. It is not meant unkindly. It is meant exactly.
mythwind-event-143-a = Be the neighbour
mythwind-event-143-a-then = Vitus is Dora for an hour. He speaks softly and looks past everyone, and at the end he has to go outside.
mythwind-event-143-b = Sit in the small chairs
mythwind-event-143-b-then = From down there the table is a roof with good smells coming through it, and a number of things about crusts become clear.

mythwind-event-144-title = A Year for the Book
mythwind-event-144-text = Dora keeps a column for weather, because bees ask about it. This season gets two lines and an exclamation mark.
mythwind-event-144-spring = A rainbow stood in the same place for three days. Somebody has hung washing on it.
mythwind-event-144-summer = Hail as big as eggs, and quite regular. Glaziers came from as far as the city and married here.
mythwind-event-144-autumn = A night of falling stars; one was found, still warm, and is used as a doorstop.
mythwind-event-144-winter = Silver thaw: every twig in glass. One sees one’s own face in the wood, many times, and all of them look kindly.
mythwind-event-144-a = Give it a page of its own
mythwind-event-144-a-then = Anton rules it. The page is blue, or becomes so.
mythwind-event-144-b = Two lines are enough
mythwind-event-144-b-then = The bees, when told, say nothing either.

mythwind-adventure-39-text = The waterfall has stopped half way down and is pretending to be an organ.
mythwind-adventure-39-play = Play something
mythwind-adventure-39-play-then = Every pipe has one note and means it. Far off, a choir without people holds the last one.
mythwind-adventure-39-break = Break off some ice for the cellars
mythwind-adventure-39-break-then = It rings as it goes. There is a trout in every second piece, looking surprised.

mythwind-adventure-40-text = Across the snowfield lead footprints that begin in the middle.
mythwind-adventure-40-forward = Follow them
mythwind-adventure-40-forward-then = They end at the door of a warm stable, and inside lies the fare for a ride that has not been given yet.
mythwind-adventure-40-begin = Stand where they begin, and look up
mythwind-adventure-40-begin-then = There is a rope ladder, very thin, and somebody on it who would be obliged for a hand with the luggage.

mythwind-adventure-41-text = From a shut-down mill comes a snoring, and the millstone turns in time with it.
mythwind-adventure-41-grain = Pour in a sack of grain, softly
mythwind-adventure-41-grain-then = Flour comes out, of the finest. The bear turns over, and it comes out finer still.
mythwind-adventure-41-cover = Tuck him in
mythwind-adventure-41-cover-then = He says “thank you” in his sleep, and the address of a very good hollow tree.

mythwind-adventure-42-text = A sledge with a laid breakfast on it comes down the slope, stops, and waits to be noticed.
mythwind-adventure-42-eat = Sit down and eat
mythwind-adventure-42-eat-then = When the cup is empty it goes uphill again by itself, rather fast, like someone who has won a bet.
mythwind-adventure-42-ride = Ride on with it
mythwind-adventure-42-ride-then = It knows no brakes, but a great many short cuts, and whoever rides it arrives either thrown off or rich.

mythwind-adventure-43-text = A pond has frozen so clear that it shows what is going to be reflected in it next week.
mythwind-adventure-43-look = Look
mythwind-adventure-43-look-then = Yourself, doing a thing that you cannot do yet, and quite well. It is only a matter of copying.
mythwind-adventure-43-skate = Skate across it instead
mythwind-adventure-43-skate-then = Somebody skates along on the underside, step for step, and turns the better figures.

mythwind-adventure-44-text = On a stump lies a bone with something scratched on it. It is addressed.
mythwind-adventure-44-deliver = Deliver it
mythwind-adventure-44-deliver-then = The old she-wolf reads it with her nose and gives an answer to take along: a cub, who carries the bag.
mythwind-adventure-44-deliver-else = The den is empty, but there is a tip on the stone in front of it.
mythwind-adventure-44-read = Read it
mythwind-adventure-44-read-then = It concerns the price of sheep. The reader does not come out of it well, but better informed.

mythwind-adventure-58-text = Under a mound lies the ice-house of the first town. The ice is still there, stacked, each block with a year on it.
mythwind-adventure-58-last = Take the last year
mythwind-adventure-58-last-then = It melts unwillingly. In it is a child’s drawing of a table, quite dry.
mythwind-adventure-58-add = Cut a block for this year, and add it
mythwind-adventure-58-add-then = There is a place left for exactly one. On the way out the cold holds the door.

mythwind-adventure-59-text = A bell-founder travels with an empty wagon and knocks on trees, listening.
mythwind-adventure-59-home = Tell him about the tower
mythwind-adventure-59-home-then = “That one I know by ear,” he says. “I have been looking for its rope.” He tunes it for nothing, and stays a week.
mythwind-adventure-59-home-else = “A bell without a rope,” he says, “is a secret.” He pays for secrets, though not well.
mythwind-adventure-59-knock = Knock along
mythwind-adventure-59-knock-then = The seventh tree says “come in”. He takes off his cap, and they listen until dark.

mythwind-adventure-60-text = In the middle of the high snow stands a table laid for one. The soup is frozen, and the spoon is standing up in it.
mythwind-adventure-60-warm = Light a fire under it
mythwind-adventure-60-warm-then = It thaws from below, and before the fire is well alight the plate is empty, and the wind has dropped.
mythwind-adventure-60-silver = Take the spoon
mythwind-adventure-60-silver-then = It is silver, and stays cold. All the way down there is the feeling of having been noticed by a great many hills.

mythwind-adventure-61-text = An avalanche hangs over the path and has, for some reason, not yet started.
mythwind-adventure-61-whisper = Ask it, in a whisper, to wait
mythwind-adventure-61-whisper-then = It waits, and comes down behind, as carefully as a cat off a shelf.
mythwind-adventure-61-shout = Shout, and get it over
mythwind-adventure-61-shout-then = It answers at length. Where the thicket was there is now either room or a good deal to dig for.

## Chapter four, The Line

mythwind-event-38-title = Vitus’s Last Wall
mythwind-event-38-text = Vitus says that this will be his last. It is a garden wall, waist high, of no importance. He has been at it since March, and lays each stone as if it were going to be asked questions.
mythwind-event-38-a = Help him finish
mythwind-event-38-a-then = The last stone has a hollow in it that fits a bee. Dora put that in when it was still an argument.
mythwind-event-38-b = Do not help
mythwind-event-38-b-then = He is at it still. Apprentices come from the city to watch him choose.

mythwind-event-39-title = Mila Applies
mythwind-event-39-text = Mila says that she is grown up, and nobody can prove the contrary. Three posts are going: station-mistress, schoolmistress, and one that is written on a birch leaf and says only: “to count, with us.”
mythwind-event-39-a = Station-mistress
mythwind-event-39-a-then = She wears the cap straight. Trains leave when everyone has finished what they were saying.
mythwind-event-39-b = Schoolmistress
mythwind-event-39-b-then = She puts the candle where the faces are. The first row is empty as far as she can see, and very attentive.
mythwind-event-39-c = To count, with them
mythwind-event-39-c-then = She is away from dusk to dawn. She will not say how many there are; but she lays the table now, and it is always right.

mythwind-event-40-title = Shares
mythwind-event-40-text = The company sells shares. They are beautifully printed, with a locomotive and a lady. Agatha has bought one, for the lady; Tobias has bought seven, and does not sleep.
mythwind-event-40-a = Buy
mythwind-event-40-a-then = The newspaper is read from the back now. In the end they are worth something or other.
mythwind-event-40-b = Paper the school with them
mythwind-event-40-b-then = The children learn their numbers from the lady’s dress. Nobody has ever had so much use of a dividend.

mythwind-event-61-title = Puk at the Bench
mythwind-event-61-text = The things on Vitus’s bench have begun to be finished. First a chisel, then a bird-house, now a violin that was never ordered. In the shavings sits Puk, who is small, round and very pleased, and asks what there is to invent.
mythwind-event-61-a = Ask him to stay for the ideas
mythwind-event-61-a-then = He has a dozen before breakfast. The fourth can be used, and the fifth needs a goat.
mythwind-event-61-b = Set him to the sleepers
mythwind-event-61-b-then = By dusk two hundred of them are finished, each carved with a different animal asleep.
mythwind-event-61-c = Watch, and take notes
mythwind-event-61-c-then = He does everything backwards, beginning with the pleasure. It can be learnt, up to a point.

mythwind-event-62-title = A Petition
mythwind-event-62-text = A roll of birch bark lies on the council table, seven metres long. It begins “Respectfully” and is signed by everyone under the embankment, with a thumb each. They ask for stairs.
mythwind-event-62-a = Build the stairs, seven centimetres to a step
mythwind-event-62-a-then = Vitus does them lying on his stomach. On the opening day there is a ribbon and a band that can be felt in the ground.
mythwind-event-62-b = Acknowledge receipt
mythwind-event-62-b-then = The acknowledgement has a stamp on it. The next roll is shorter, and not respectfully.

mythwind-event-63-title = Dimple Objects
mythwind-event-63-text = The embankment across the fen has sunk three times, each time by exactly its own height. On the top, dry for once and uncomfortable, sits Dimple, with a lawyer’s wig of moss.
mythwind-event-63-a = Put the line on stilts
mythwind-event-63-a-then = It stands in the water like a heron. Dimple drives under it in a punt, collecting.
mythwind-event-63-b = Fill it a fourth time
mythwind-event-63-b-then = It holds, because a boulder was found that was willing to lie still. It hums a little under trains.

mythwind-event-64-title = Washing Day
mythwind-event-64-text = The smoke of the locomotive has settled on the washing, the pear blossom and Elida, who stands on the longhouse sill in grey and does not speak.
mythwind-event-64-a = Wash everything again, her first
mythwind-event-64-a-then = It takes all the soap. She dries in the wind, turns round once, and hangs a strip of clear air along the line.
mythwind-event-64-b = Move the washing lines, and bill the company
mythwind-event-64-b-then = It pays, in soap. The blossom stays grey that spring, and the pears taste of travel.

mythwind-event-65-title = Slate Holds the Bridge
mythwind-event-65-text = The new bridge has one pier too few; it was left out to save money. On the day of the test there is one after all, with its arms up and its eyes shut.
mythwind-event-65-a = Build the missing pier and let him go
mythwind-event-65-a-then = He walks up and down for an hour, shaking out his shoulders. Then he goes and stands under the next bridge, to see whether it is all right.
mythwind-event-65-b = Enter him in the books as masonry
mythwind-event-65-b-then = He is inspected every spring and found to be sound. Once a year, at night, somebody brings him a bell to hold.

mythwind-event-66-title = A Thing with Eleven Handles
mythwind-event-66-text = In the lane stands a thing with eleven handles. It is well made. Nobody knows what it is for, and its maker is under it, hammering, and says that this is for the town to decide.
mythwind-event-66-a = Decide, and pay for the twelfth handle
mythwind-event-66-a-then = It is for carrying things together. Puk comes out from under it and will not go home any more.
mythwind-event-66-b = Walk round it
mythwind-event-66-b-then = Overnight it is moved, with great precision, to where people walk round.

mythwind-event-94-title = The Tower Holds Its Breath
mythwind-event-94-text = Since the map was unrolled the tower has not breathed out. Feathers held to the keyhole stay where they are. The walls are tight as a drum, and people lower their voices without knowing why.
mythwind-event-94-a = Lean on it, as on the first night
mythwind-event-94-a-then = It takes until dawn. Then it lets go, warm and long, and every door in the town opens a little and shuts again.
mythwind-event-94-b = Prop it with road timber
mythwind-event-94-b-then = It stands very straight. At night the props are counted, aloud.

mythwind-event-95-title = Matthias Goes to See
mythwind-event-95-text = Matthias has packed a crust and a stove-brush. He has never been further than the ford. “I want to see where it comes from,” he says, “before it has been everywhere.”
mythwind-event-95-a = Send somebody along
mythwind-event-95-a-then = They are gone a week. He has seen a street, a lift and the sea, and has bought a stamp.
mythwind-event-95-b = Give him all nine coats
mythwind-event-95-b-then = He wears Ilsa’s on top. In every station somebody asks whose they are, and by the last he has told it well.

mythwind-event-96-title = Rosa at the Door
mythwind-event-96-text = It rains on the embankment, on the tents and on Rosa, who stands before the tower with her instruments packed. She has measured everything there is. She has never gone in by the door.
mythwind-event-96-a = Ask her to bring up the plan
mythwind-event-96-a-then = She hangs it on the first hook. It is wrong in eleven places. Matthias shows her each of them, and at each she laughs once, like a cough.
mythwind-event-96-b = Hold an umbrella over her
mythwind-event-96-b-then = They stand like that for some time. Then she says, “Thank you, it is quite straight,” and goes back to work.

mythwind-event-97-title = The Census
mythwind-event-97-text = Before a station can be granted there must be a census. The form has one line for each person and asks for height in centimetres. Fiks has brought her own pencil.
mythwind-event-97-a = Count everybody
mythwind-event-97-a-then = It needs three more sheets. The tallest is Buuk; the shortest declines to be measured, but signs.
mythwind-event-97-b = Count those of a metre and above
mythwind-event-97-b-then = The form is accepted by return of post. Fiks reads it through, corrects one comma, and puts her pencil away.
mythwind-event-97-c = Ask the potato family to go from door to door
mythwind-event-97-c-then = They know every cellar already. The boy writes down what people have, and then, in brackets, what they would give.

mythwind-event-98-title = All Who Live Here
mythwind-event-98-text = A council has been called for all who live here. It cannot be held in the longhouse, nor in the square. In the end it is held in the lower meadow, at dusk; and when the lanterns have sat down the town can see how many have been living here.
mythwind-event-98-a = Ask them what time it is
mythwind-event-98-a-then = “Ours,” says somebody, from about knee height. It is carried without a count. The line ends at the ford, at a gate; Fiks keeps it, and lets in whoever is hungry.
mythwind-event-98-b = Read them the company’s terms
mythwind-event-98-b-then = It takes an hour. When Anton looks up the meadow is dark, and very tidy.

mythwind-event-99-title = The Room with Two Doors
mythwind-event-99-text = On the top floor there is a room that is entered from the stairs and left by somewhere else. So far it has been the orchard, the ferry and, once, Agatha’s pantry. It could be put to use, if it could be persuaded to decide.
mythwind-event-99-a = Hang a sign on the far door
mythwind-event-99-a-then = It takes four signs until it agrees with one. From then on it goes where it says, like a decent door.
mythwind-event-99-b = Use it to be surprised
mythwind-event-99-b-then = It is the pantry again. Agatha has put a chair there by now.

mythwind-event-100-title = The Twentieth Camp
mythwind-event-100-text = Ilsa has been asked to lead people over another pass, into another valley. She has packed her other shirt. She has unpacked it. There is, she says, something the matter with the mules.
mythwind-event-100-a = Look at the mules, and find them well
mythwind-event-100-a-then = She goes before it is light. On the ninth hook hangs a note: “Back soon.” This time there is a date on it.
mythwind-event-100-b = Agree that the mules look poorly
mythwind-event-100-b-then = Others lead. She draws them the way on a napkin, every ford and every fork of it, and at the end a table.

mythwind-event-101-title = The Bell and the Whistle
mythwind-event-101-text = At noon the bell strikes and the locomotive whistles, and neither lets the other finish. Kaspar has not been able to tune since Monday.
mythwind-event-101-a = Give the whistle the second part
mythwind-event-101-a-then = Kaspar rides on the footplate with his fiddle for a week. On Saturday it comes in, a third above, on the beat.
mythwind-event-101-b = Let the whistle go first
mythwind-event-101-b-then = It is on time, after all. The bell strikes when it has gone, softly, as people finish a sentence to themselves.
mythwind-event-101-c = Let the bell go first
mythwind-event-101-c-then = The driver waits with his hand on the cord. Passengers ask what the matter is, and he says, “Grace.”

mythwind-event-102-title = What We Owe Each Other
mythwind-event-102-text = Anton has asked for the town book, the first volume. He cannot read it any more, but he lays his hand on the first line and says it. Everyone knows it. Nobody had noticed that they did.
mythwind-event-102-a = Ask who is to write on
mythwind-event-102-a-then = He holds out the pen, not to anybody. It is taken by Mila, who has had ink on her fingers, it appears, for years.
mythwind-event-102-b = Leave the page open overnight
mythwind-event-102-b-then = By daybreak there is a sentence on it. It is correct in every way, and signed with an acorn.

mythwind-event-103-title = The Last Page of the First Volume
mythwind-event-103-text = Anton has come to the end of the first volume. It begins with smoke over a pass and is eight hundred pages long, some of them in a very small hand that is not his. There is room for one more line. He holds out the pen.
mythwind-event-103-a = “Laid for all”
mythwind-event-103-a-then = Mila blots it. On the gate by the ford it is carved as well, at three heights. Trains stop there to let their passengers read it.
mythwind-event-103-b = “Open at all hours”
mythwind-event-103-b-then = It is printed on the tickets. People come who have never heard of winter, and ask for the room with the stove; and a place is laid.
mythwind-event-103-c = “Mind the hedgehogs”
mythwind-event-103-c-then = It hangs in every carriage. It is, Rosa says, the only regulation she ever drew up that she would die for.
mythwind-event-103-d = “To be continued”
mythwind-event-103-d-then = He dries the pen, closes the book, and looks round the table from face to face, as far as he can see them.

mythwind-event-122-title = The Beech Has a Word
mythwind-event-122-text = On the day the line reaches it the old beech is in full leaf, in February. The foreman puts down his axe. “It is not in the specification,” he says.
mythwind-event-122-a = Picnic under it
mythwind-event-122-a-then = Both sides bring baskets. The cloth has been laid already, its corners weighted with rail spikes.
mythwind-event-122-b = Write it into the specification
mythwind-event-122-b-then = It falls without a sound. The leaves do not fall with it; they hang there in the air until summer, in the shape of a tree.

mythwind-event-123-title = What Engines Eat
mythwind-event-123-text = The engine eats a tree an hour. Jonas has been offered a contract for ten years. He has gone to ask the wood, and the wood has asked him a riddle.
mythwind-event-123-a = Help him guess
mythwind-event-123-a-then = What is fed and still says it is hungry? He goes back and declines. The wood sends a basket of morels, and a sapling for each of the ten years.
mythwind-event-123-b = Sign for him
mythwind-event-123-b-then = It is good money. He burns with his back to the trees, and has stopped asking people things.

mythwind-event-132-title = A Line on the Map
mythwind-event-132-text = A gentleman unrolls a map on the longhouse table. On it runs a line, ruled in red, from one edge to the other; it goes through the tower as a needle goes through a button. “You will be half an hour from everywhere,” he says.
mythwind-event-132-a = Sign
mythwind-event-132-a-then = He blots it twice. When he rolls up the map the line stays behind on the table, and no scrubbing helps.
mythwind-event-132-b = Set the soup down on the line
mythwind-event-132-b-then = It leaves a ring, a little to the left of the tower. The gentleman looks at it for a long time, and asks for salt.
mythwind-event-132-c = Ask what Rosa thinks of it
mythwind-event-132-c-then = She takes his pencil. “This is not a line,” she says. “This is somebody running away. I know the hand.”

mythwind-event-133-title = Iron in the Grass
mythwind-event-133-text = The first rails lie in the lower meadow, unjoined, pointing. At night they turn, very slightly, until they point at each other.
mythwind-event-133-a = Spike them down
mythwind-event-133-a-then = Eleven hundred spikes. The sound goes up the valley and comes back with a question in it.
mythwind-event-133-b = Leave them as they like to lie
mythwind-event-133-b-then = Within a week they have made a ring. Children drive round it in a wheelbarrow and call out the stations.

mythwind-event-134-title = The Tunnel
mythwind-event-134-text = At fifty metres the tunnel breaks through into something that has a carpet. The navvies take off their caps. At the far end a door stands ajar, and somebody is stirring something.
mythwind-event-134-a = Apologise, and brick it up again
mythwind-event-134-a-then = Vitus uses his best bricks. From behind a saucer is pushed through the last gap, with five spoons.
mythwind-event-134-b = Go on: the soup can be moved
mythwind-event-134-b-then = It is moved. Next morning the tunnel is longer than it was dug, and comes out in last Tuesday.
mythwind-event-134-c = Ask whether one may pass through with the dishes
mythwind-event-134-c-then = One may, on Thursdays, if one wipes one’s feet. Rosa enters it in the timetable.

mythwind-event-135-title = Wages
mythwind-event-135-text = The company has not paid for a month. Two hundred navvies sit along the embankment like swallows and look, not unkindly, at the bakery.
mythwind-event-135-a = Do it as in the bad winter: a loaf to a door
mythwind-event-135-a-then = The tents have no doors, so Fiks counts flaps. Twelve of them are still there when the line has gone on.
mythwind-event-135-b = Advance the wages
mythwind-event-135-b-then = Work goes on at noon. The company sends a letter of thanks, with the town’s name spelt a third way.
mythwind-event-135-c = Show them the way to the market between the roots
mythwind-event-135-c-then = They come back at dawn without tools, in excellent hats.

mythwind-event-136-title = The Timetable
mythwind-event-136-text = A clock has been sent, with orders to hang it. By the clock it is noon eleven minutes before it is noon. The cocks, the bell and Agatha’s dumplings have declined to change.
mythwind-event-136-a = Go by the clock
mythwind-event-136-a-then = The town gains eleven minutes, and cannot say afterwards what they were used for.
mythwind-event-136-b = Let it hang, and be wrong
mythwind-event-136-b-then = It has been given a second minute hand, made of an acorn stalk. It tells the dumplings.
mythwind-event-136-c = Ask Mila, who has kept a key before
mythwind-event-136-c-then = She stops it for eleven minutes every day, at noon, with one finger. The station accepts this, as it accepts the weather.

mythwind-event-137-title = The Ten-Forty
mythwind-event-137-text = Everyone stands along the line in their Sunday clothes. It is ten thirty-nine. A feather, laid on the rail by Mila, begins to tremble.
mythwind-event-137-a = Wave it in
mythwind-event-137-a-then = It comes out of the hill with all its windows lit, stops for two minutes, and leaves behind eleven trunks, a piano and the world. Somebody in the third class takes off a hat to the tower.
mythwind-event-137-b = Hold up the red flag
mythwind-event-137-b-then = It stops with its breath against Mila’s apron. The driver leans out. “What is it?” – “Dinner,” she says, and nobody has a better answer.

mythwind-event-138-title = A Station Needs a Name
mythwind-event-138-text = The board is painted and empty. The town has been called the town for so long that nobody can think of another word for it. The painter is paid by the hour.
mythwind-event-138-a = Paint the name off the milestone, mistake and all
mythwind-event-138-a-then = Strangers who look for the other town will now get out here as well. Mila says that they were always going to.
mythwind-event-138-b = Sell the name to whoever pays
mythwind-event-138-b-then = For a year the station is called Hartmann’s Liver Salts. It is clearly legible from the train.
mythwind-event-138-c = Leave the board empty
mythwind-event-138-c-then = It becomes known for that. “The one with nothing on it,” people say, and get out.

mythwind-event-139-title = The Line That Goes Round
mythwind-event-139-text = The surveyor, Rosa, has not slept. On the table lies a third drawing: round the beech, round the tower, under the carpet on Thursdays. It is four kilometres longer, and there is not one straight metre in it.
mythwind-event-139-a = Build that one
mythwind-event-139-a-then = It takes twice as long. The train comes through at walking pace, because of the hedgehogs, and people get out on one side, pick something, and get in on the other.
mythwind-event-139-b = Frame the drawing
mythwind-event-139-b-then = It hangs in the longhouse. In some lights there is smoke in it.

mythwind-adventure-45-text = In a fallen trunk there is a workshop, and in the workshop a row of unfinished animals.
mythwind-adventure-45-finish = Finish one
mythwind-adventure-45-finish-then = It wanted only ears. It says thank you by using them, and runs ahead.
mythwind-adventure-45-tools = Borrow a plane
mythwind-adventure-45-tools-then = It is no longer than a finger and takes off shavings as long as an arm.

mythwind-adventure-46-text = In the forest there is a queue: eleven sprites, a badger and a crow. At its head there is nothing at all.
mythwind-adventure-46-join = Join it
mythwind-adventure-46-join-then = It moves up at intervals. At its head it becomes clear what for, and everybody goes away content.
mythwind-adventure-46-sell = Sell something to those who wait
mythwind-adventure-46-sell-then = They buy the apples, the string and the bag. The crow asks for a receipt.

mythwind-adventure-47-text = A cow stands in the meadow, or rather the space where she is standing does.
mythwind-adventure-47-milk = Milk the space
mythwind-adventure-47-milk-then = The pail fills. It is better not to look round.
mythwind-adventure-47-bell = Hang a bell on her
mythwind-adventure-47-bell-then = Now at least she can be heard not being there.

mythwind-adventure-48-text = Two lanterns are getting married on a lily pad, and the only witness has fallen asleep.
mythwind-adventure-48-witness = Be the witness
mythwind-adventure-48-witness-then = The register is signed with a wet finger, and all the way home the path is lit on both sides.
mythwind-adventure-48-cake = Taste the cake
mythwind-adventure-48-cake-then = It is the size of a thimble and lasts for three days.

mythwind-adventure-62-text = Under the tower’s blind side a ladder leans against the wall. It is the one the surveyor Rosa made as a child, and it still wants two rungs.
mythwind-adventure-62-rungs = Put them in
mythwind-adventure-62-rungs-then = From the top you can see how it was meant. It is not such a bad design.
mythwind-adventure-62-leave = Leave it two rungs short
mythwind-adventure-62-leave-then = Whoever wants to get up will have to be helped. That was perhaps the design.

mythwind-adventure-63-text = A photographer is taking the valley, plate by plate. On each plate there are more people than were standing there.
mythwind-adventure-63-pose = Stand still with the rest
mythwind-adventure-63-pose-then = It takes ten seconds of held breath. On the plate somebody sits on your shoulder, waving.
mythwind-adventure-63-buy = Buy the plate and sell prints at the station
mythwind-adventure-63-buy-then = They go well. No two people see the same number on it.

mythwind-adventure-64-text = By the wayside sits a suit of clothes, upright, with nobody in it, reading a newspaper.
mythwind-adventure-64-ask = Ask for the news
mythwind-adventure-64-ask-then = It turns to the page with the prices and folds the paper so that it can be read.
mythwind-adventure-64-sit = Sit down next to it
mythwind-adventure-64-sit-then = It moves up. It is a restful hour; at the end it hands over the crossword, nearly done.

mythwind-adventure-65-text = Two hundred navvies stand in line before one cook, who stands in tears before one onion.
mythwind-adventure-65-cook = Roll up your sleeves
mythwind-adventure-65-cook-then = It comes out as soup. One of the two hundred asks for the recipe, and then for a place to use it.
mythwind-adventure-65-onion = Peel the onion to the end
mythwind-adventure-65-onion-then = In the middle sits somebody very small, also in tears, and much obliged.

mythwind-adventure-66-text = Beside the unfinished line stands a signal. It goes up, thinks, and comes down again.
mythwind-adventure-66-obey = Obey it
mythwind-adventure-66-obey-then = A wait, and on. Behind, it salutes: it has never been obeyed before.
mythwind-adventure-66-nest = See who is working it
mythwind-adventure-66-nest-then = A stork, with views. There are eggs to spare this year.

mythwind-adventure-67-text = In the ditch lies a trunk with labels from thirty cities, and it is humming.
mythwind-adventure-67-open = Open it
mythwind-adventure-67-open-then = Inside are thirty small hotels’ worth of towels and somebody who has been to all of them.
mythwind-adventure-67-deliver = Take it to the station
mythwind-adventure-67-deliver-then = The owner has been waiting for a week and pays without opening it. It goes on humming on the rack.

mythwind-adventure-68-text = A signpost points one way to the town and the other way also to the town.
mythwind-adventure-68-left = Go left
mythwind-adventure-68-left-then = It is the short way, and comes out on a side that the town was not known to have.
mythwind-adventure-68-right = Go right
mythwind-adventure-68-right-then = It goes once round the world, or it feels like it. Nobody at home has noticed.

## Afterwards

mythwind-event-67-title = Fiks Takes a Holiday
mythwind-event-67-text = After all these years Fiks has put in for a day off. The application is in triplicate. She does not know what one does, and has asked for instructions.
mythwind-event-67-a = Go fishing with her
mythwind-event-67-a-then = She catches nothing and counts the fish. In the evening she says that it was the correct number.
mythwind-event-67-b = Let everyone count their own door that night
mythwind-event-67-b-then = It is harder than one thinks; one always comes to one more. In the morning the report is on her pillow, signed by all.

mythwind-event-68-title = Lessons in Being Seen
mythwind-event-68-text = The younger sprites would like to be seen in daylight, and do not know how. There is to be a class. It meets at noon, in an empty room, and the register is always complete.
mythwind-event-68-a = Teach
mythwind-event-68-a-then = One says “good morning” to each chair until somebody answers. It is also useful the other way round.
mythwind-event-68-b = Lend them hats
mythwind-event-68-b-then = A hat goes down the lane, and another. People lift theirs. By the end of the week there is something under most of them.

mythwind-event-69-title = Buuk’s Wood
mythwind-event-69-text = What Buuk planted in his first week, everywhere, as he thought best, has grown up. It turns out that he had thought. From the tower it is a sentence, in birch, beech and larch, and the last word is missing.
mythwind-event-69-a = Plant the word
mythwind-event-69-a-then = He shows where. It will be legible in sixty years; he is in no hurry, and neither, it is found, is anybody else.
mythwind-event-69-b = Thin it
mythwind-event-69-b-then = It gives fine poles. The sentence now says something else, and he walks round it with his hat in his hand.

mythwind-event-70-title = Somebody New Is Counting
mythwind-event-70-text = In the ash around the stove there are prints again, the length of half a thumb. They go once round the sleepers and stop at the smallest. In the morning the smallest says, “She got to nine and began again.”
mythwind-event-70-a = Put out a crust and an abacus
mythwind-event-70-a-then = The crust goes first. On the third night the beads are heard until dawn, and Fiks stands outside the door, not helping.
mythwind-event-70-b = Number the sleepers with chalk
mythwind-event-70-b-then = It helps. In the morning everyone has two numbers, and the second is neater.

mythwind-event-124-title = A Card from the North
mythwind-event-124-text = A card arrives, white, without a stamp. It is cold to the touch and shows a table by a window.
mythwind-event-124-a = Stand it in the larder
mythwind-event-124-a-then = Nothing spoils while it stands there. After supper Agatha hears a page being turned behind the jars.
mythwind-event-124-b = Answer it
mythwind-event-124-b-then = Everyone signs. It is posted on the ridge, in the wind, and snows a little on the way back.
mythwind-event-124-else = It says only: “Until the next time, then.” Vitus orders stone, to be on the safe side.

mythwind-event-140-title = The Travelling Table
mythwind-event-140-text = A carriage stands on the siding that nobody has ordered. Inside is one long table, laid, with lamps. On the door it says in chalk: where to?
mythwind-event-140-a = Send it round the country
mythwind-event-140-a-then = It comes back after a month, dented, with strange spoons and eleven people who want to see where it is from.
mythwind-event-140-b = Leave it where it stands
mythwind-event-140-b-then = It becomes the best address in the valley. One dines there looking out of the window, as if moving.

mythwind-event-145-title = Buuk’s Birthday
mythwind-event-145-text = Nobody knows when Buuk was born, or whether. Mila has counted his rings where the coins go in. He is eleven hundred and four, she says, and it is tomorrow.
mythwind-event-145-a = Bake a cake with all the candles
mythwind-event-145-a-then = It is seen from the city, where people think of dawn. He blows, once, like an autumn.
mythwind-event-145-b = Give him an acorn
mythwind-event-145-b-then = He looks at it for a long time. Then he goes to look for a place, and takes half the town with him for advice.

mythwind-event-146-title = The Second Volume
mythwind-event-146-text = Mila has ruled the first page of the second volume and cannot begin it. She knows what Anton said: a town is whatever it writes down first. But this town is not the first thing any more.
mythwind-event-146-a = Write who was at supper
mythwind-event-146-a-then = It is a long list, and it is out of date by breakfast. She decides to keep it up.
mythwind-event-146-b = Write what is for sale
mythwind-event-146-b-then = Travellers read it standing. The page has to be replaced twice a year.
mythwind-event-146-c = Leave the first line empty
mythwind-event-146-c-then = Everyone who comes by looks at it and thinks of something. That, she says, is the line.

mythwind-event-147-title = News of Ilsa
mythwind-event-147-text = The post brings something flat, wrapped in a shirt that hung on the line here once, where everyone could see it.
mythwind-event-147-a = Read the letter aloud
mythwind-event-147-a-then = “Twentieth camp chosen by others,” it says. “It was the wrong one and is doing well. Lay for me on Friday.” They lay. She is late, and comes.
mythwind-event-147-b = Open the parcel first
mythwind-event-147-b-then = It is a slate with a map on it, and a purse, and a mule’s bell. The bell is Deacon’s grandson’s.
mythwind-event-147-else = It is the second half of the shirt. She had wondered where it was, says Ilsa, who is sitting by the stove; she has not been anywhere.

mythwind-event-148-title = Guests for One Night
mythwind-event-148-text = Four strangers stand in the lane with wet hats. They have seen the light, they say, and there was nothing else to see.
mythwind-event-148-spring = They are actors between two theatres. They give the play that the children give, and forget the same line.
mythwind-event-148-summer = They are botanists. They pay for each flower by name, and for three of them twice.
mythwind-event-148-autumn = They are a family with a stove and no house. By morning there is a wall on each side of it.
mythwind-event-148-winter = They do not say who they are. They are cold, and one of them casts no shadow, and stays.
mythwind-event-148-a = Make up a bed that stays made up
mythwind-event-148-a-then = It is never the same people, and always the same number.
mythwind-event-148-b = Show them the inn
mythwind-event-148-b-then = They pay, sleep, and go. On the table lies the light they had seen, turned down.

mythwind-event-149-title = The Valley Organ
mythwind-event-149-text = Kaspar has drawn an organ with the valley for a case: the waterfall for bellows, the tunnel for the lowest pipe, the bees for the tremolo. It cannot be afforded. It can be begun.
mythwind-event-149-a = Pay for one more pipe
mythwind-event-149-a-then = It goes up on a hill with a flag. On windy nights one hears what there is so far, and it is already in tune.
mythwind-event-149-b = Play it
mythwind-event-149-b-then = Once, at noon, for as long as one breath of the tower. People in the next valley put down what they are holding, and someone there begins to draw.
mythwind-event-149-c = Fold the drawing
mythwind-event-149-c-then = It is folded so often that it has begun to keep time.

mythwind-event-150-title = The Children’s Council
mythwind-event-150-text = The children have founded a town behind the station. It has eleven inhabitants, two laws and a customs house. They have written to ask whether the valley wishes to join.
mythwind-event-150-a = Join
mythwind-event-150-a-then = The first law is that nobody eats alone. The second is about frogs. Duty is paid in buttons.
mythwind-event-150-b = Send an ambassador
mythwind-event-150-b-then = Matthias goes, and presents his stove-brush. He comes back with a treaty and a bandaged knee.

mythwind-event-151-title = The Dry Year
mythwind-event-151-text = It has not rained since the swallows. Dimple sits in a bucket on the longhouse steps and is carried round to whoever has something to water. People greet the bucket.

mythwind-event-152-title = The Line in Pencil
mythwind-event-152-text = In the first volume, under what we owe each other, there is a line in pencil: one thing that Dora was owed already. Nobody ever asked what it was. She says that she has waited, on the whole, with interest.
mythwind-event-152-a = Ask
mythwind-event-152-a-then = A dance. Vitus, who has had that line by heart for all these years, is already putting on his other boots.
mythwind-event-152-b = Pay it out in honey
mythwind-event-152-b-then = She takes the honey. The line is not crossed out, only moved to the second volume.

mythwind-event-153-title = The Town Is Painted
mythwind-event-153-text = A painter has come to paint the town. She sits on the pass with her back to the wind. Everyone has found something to do at the window.
mythwind-event-153-a = Let her paint what she sees
mythwind-event-153-a-then = She sees smaller people than one would have thought, and more of them. They have kept very still.
mythwind-event-153-b = Have the station put in front
mythwind-event-153-b-then = It hangs in the waiting room. Somebody has since added, low down, in a corner, a thumb’s length of path.

mythwind-event-154-title = Smoke over the Pass, Again
mythwind-event-154-text = There is smoke on the pass. By evening one can see them: mules, a crate on top, a child asleep on a sack. Fiks has gone up to meet them. On the way she stops, turns round, and looks to see who is coming along.
mythwind-event-154-a = Go up with bread, and count them
mythwind-event-154-a-then = There are nineteen and a mule. “One more than you are,” says Mila, and nobody contradicts her.
mythwind-event-154-b = Light every window, and wait
mythwind-event-154-b-then = They come down singing, to keep their courage up. It is the tune; they say that they had it from a carter.
mythwind-event-154-c = Have the beds and the prices ready
mythwind-event-154-c-then = They are good beds, at fair prices. In the morning somebody asks, all the same, where the ford is where one leaves the crate.

mythwind-adventure-69-text = On a siding stands a sleeping car, asleep.
mythwind-adventure-69-wake = Wake it
mythwind-adventure-69-wake-then = It starts, hits its head, and offers a ticket to anywhere it has dreamt of.
mythwind-adventure-69-hush = Draw its blinds
mythwind-adventure-69-hush-then = One walks on tiptoe the whole afternoon, and it does everyone good.

mythwind-adventure-70-text = The lost-property office of the line is a barn, and in it sit seven umbrellas, a goose and a judge.
mythwind-adventure-70-claim = Claim an umbrella
mythwind-adventure-70-claim-then = One has only to say where one was when it did not rain. The judge finds it convincing.
mythwind-adventure-70-judge = Claim the judge
mythwind-adventure-70-judge-then = Nobody ever had. He comes along at once and teaches a thing or two about waiting.

mythwind-adventure-71-text = In the middle of the corn there is a platform, with a bench and a clock, and no line for miles.
mythwind-adventure-71-wait = Wait for the train
mythwind-adventure-71-wait-then = At ten forty the corn parts. One could swear that somebody got out.
mythwind-adventure-71-clock = Take the clock
mythwind-adventure-71-clock-then = It goes well, eleven minutes early. In the corn it is quiet now at any hour.

mythwind-adventure-72-text = The telegraph wires hum, and on them sit swallows who appear to be taking notes.
mythwind-adventure-72-send = Send a message home
mythwind-adventure-72-send-then = It arrives, with improvements. What one asked for is already on the step.
mythwind-adventure-72-listen = Put an ear to the post
mythwind-adventure-72-listen-then = It is all there: prices, births, a proposal of marriage, and very low, in between, the tune.

mythwind-adventure-73-text = At the snow line sits a guide with nobody to guide. He has written a bill for the view.
mythwind-adventure-73-pay = Pay it
mythwind-adventure-73-pay-then = He signs, and takes his thumb off the sun.
mythwind-adventure-73-hire = Hire him for the quarry
mythwind-adventure-73-hire-then = He finds stone by taste. He leads each block down by the hand.

mythwind-adventure-74-text = A circus has stopped in the road because the elephant will not pass the milestone.
mythwind-adventure-74-turn = Turn the stone round
mythwind-adventure-74-turn-then = The elephant reads the blank side with approval, and the circus goes on to the next town but one.
mythwind-adventure-74-camp = Ask them to play here
mythwind-adventure-74-camp-then = There are more in the stands than came in by the gate. The elephant bows to the small seats first.

mythwind-adventure-75-text = From the other side of the pass one sees the valley as one first saw it. There are chimneys in the picture now.
mythwind-adventure-75-count = Count them
mythwind-adventure-75-count-then = It comes out differently each time, and always upwards.
mythwind-adventure-75-smoke = Light a fire up here, for whoever comes next
mythwind-adventure-75-smoke-then = One leaves a pan, salt and a mark on the stone: this way, and hungry is quite all right.

mythwind-adventure-76-text = In the next valley there is one river, one tower and one chimney. Somebody comes out of the house and waves with both arms.
mythwind-adventure-76-bread = Go down with bread
mythwind-adventure-76-bread-then = They have been three years alone and have laid for six every day. It is the best-kept table one has seen.
mythwind-adventure-76-trade = Wave back, and sell them salt
mythwind-adventure-76-trade-then = They pay too much, and ask when one is coming again.

mythwind-adventure-77-text = By the road lies a stone with a teaspoon let into it.
mythwind-adventure-77-fill = Fill a hole with it
mythwind-adventure-77-fill-then = It fits back into the stone when one has done. It is worn to the shape of many hands.
mythwind-adventure-77-polish = Polish it
mythwind-adventure-77-polish-then = Carters slow down because of the gleam, and see the hole in time.

mythwind-adventure-78-text = Thirty children and one teacher are looking for the smallest house in the world. The teacher is sitting on it.
mythwind-adventure-78-tell = Tell her, quietly
mythwind-adventure-78-tell-then = She gets up as if by chance. Thirty children learn the word “discretion”.
mythwind-adventure-78-knock = Knock on the roof
mythwind-adventure-78-knock-then = A shutter opens by her ankle. “Engaged,” says somebody; and then, seeing how many there are, puts the kettle on.

mythwind-adventure-79-text = Far out on the plain there is, for a moment, a smell of Agatha’s bread.
mythwind-adventure-79-stop = Stop and breathe
mythwind-adventure-79-stop-then = One knows the hour, the flour, and that somebody has forgotten the caraway.
mythwind-adventure-79-sell = Tell the people here what it costs
mythwind-adventure-79-sell-then = They order forty loaves on the strength of it. It will have to be a fast train.

mythwind-adventure-80-text = The door in the field is ajar. Through the gap one sees a table, and one empty chair.
mythwind-adventure-80-sit = Go in and sit down
mythwind-adventure-80-sit-then = “There you are,” says everyone. It is one’s own longhouse, on an evening that has not been yet.
mythwind-adventure-80-fetch = Fetch the chair out
mythwind-adventure-80-fetch-then = It has been wanted elsewhere. Behind, very softly, another is put in its place.

## Goals

mythwind-goal-1-title = Open Ground
mythwind-goal-1-text =
    Clear { $wanted ->
        [one] 1 area
       *[other] { $wanted } areas
    } this season.
mythwind-goal-2-title = First Roof
mythwind-goal-2-text =
    Complete { $wanted ->
        [one] 1 building
       *[other] { $wanted } buildings
    } this season.
mythwind-goal-3-title = Full Larder
mythwind-goal-3-text = Have Food at { $wanted } or more at the season’s end.
mythwind-goal-4-title = Songs at the Fire
mythwind-goal-4-text = Have Culture at { $wanted } or more at the season’s end.
mythwind-goal-5-title = Busy Hands
mythwind-goal-5-text =
    Hire { $wanted ->
        [one] 1 worker
       *[other] { $wanted } workers
    } this season.
mythwind-goal-6-title = Paths and Tracks
mythwind-goal-6-text =
    Resolve { $wanted ->
        [one] 1 adventure
       *[other] { $wanted } adventures
    } this season.
mythwind-goal-7-title = Coin in the Chest
mythwind-goal-7-text = Have Income at { $wanted } or more at the season’s end.
mythwind-goal-8-title = A Wider Clearing
mythwind-goal-8-text =
    Clear { $wanted ->
        [one] 1 area
       *[other] { $wanted } areas
    } this season, or have buildings on { $other } areas at its end.
mythwind-goal-9-title = A Street of Doors
mythwind-goal-9-text =
    Start { $wanted ->
        [one] 1 construction
       *[other] { $wanted } constructions
    } this season.
mythwind-goal-10-title = The Granary
mythwind-goal-10-text = Have Food at { $wanted } or more at the season’s end.
mythwind-goal-11-title = Kite Festival
mythwind-goal-11-text = Have Culture at { $wanted } or more at the season’s end.
mythwind-goal-12-title = Trained Hands
mythwind-goal-12-text =
    Have at least { $wanted ->
        [one] 1 die
       *[other] { $wanted } dice
    } of value 3 at the Tower at the season’s end.
mythwind-goal-13-title = Cart Road
mythwind-goal-13-text =
    Resolve { $wanted ->
        [one] 1 adventure
       *[other] { $wanted } adventures
    } this season.
mythwind-goal-14-title = Market Days
mythwind-goal-14-text = Have Income at { $wanted } or more at the season’s end.
mythwind-goal-15-title = Workshops
mythwind-goal-15-text = Have Production at { $wanted } or more at the season’s end.
mythwind-goal-16-title = Friends of the Sprites
mythwind-goal-16-text =
    Have at least { $wanted ->
        [one] 1 Sprite
       *[other] { $wanted } Sprites
    } in town (not in the supply) at the season’s end.
mythwind-goal-17-title = New Neighbours
mythwind-goal-17-text =
    Have at least { $wanted ->
        [one] 1 Villager
       *[other] { $wanted } Villagers
    } in town (not in the supply) at the season’s end.
mythwind-goal-18-title = Evening Classes
mythwind-goal-18-text =
    Acquire { $wanted ->
        [one] 1 skill
       *[other] { $wanted } skills
    } this season.
mythwind-goal-19-title = A Second Storey
mythwind-goal-19-text =
    Have { $wanted ->
        [one] 1 building
       *[other] { $wanted } buildings
    } of level II or higher standing at the season’s end.
mythwind-goal-20-title = Balanced Books
mythwind-goal-20-text = Have all four resources at { $wanted } or more at the season’s end.
mythwind-goal-21-title = Public Works
mythwind-goal-21-text =
    Use buildings { $wanted ->
        [one] once
       *[other] { $wanted } times
    } this season.
mythwind-goal-22-title = Great Builders
mythwind-goal-22-text =
    Complete { $wanted ->
        [one] 1 building
       *[other] { $wanted } buildings
    } this season.
mythwind-goal-23-title = Open Hands
mythwind-goal-23-text =
    Use the sprite field { $wanted ->
        [one] once
       *[other] { $wanted } times
    } this season; while there is no sprite field, hire { $other } Sprites instead.
mythwind-goal-24-title = A Town of Ten
mythwind-goal-24-text =
    Have buildings on { $wanted ->
        [one] 1 area
       *[other] { $wanted } areas
    } at the season’s end.
mythwind-goal-25-title = The High House
mythwind-goal-25-text = Complete a building of level III or IV this season.
mythwind-goal-26-title = A Generous Town
mythwind-goal-26-text =
    Buy { $wanted ->
        [one] 1 resource
       *[other] { $wanted } resources
    } by Community work this season.
mythwind-goal-27-title = Masterwork
mythwind-goal-27-text = Have a building of level IV standing at the season’s end.
mythwind-goal-28-title = Golden Year
mythwind-goal-28-text = Have all four resources at { $wanted } or more at the season’s end.

## Forests

mythwind-forest-1-title = Berry Hollow
mythwind-forest-2-title = Fallen Giants
mythwind-forest-3-title = The Old Cellar
mythwind-forest-4-title = The Singing Stump
mythwind-forest-5-title = Charcoal-Burners
mythwind-forest-6-title = The Lost Milestone
mythwind-forest-8-title = The Mossy Arch
mythwind-forest-9-title = The Surveyor’s Cairn
mythwind-forest-10-title = The Pedlar’s Cache
mythwind-forest-11-title = The Fairy Ring
mythwind-forest-12-title = The Wasp Oak
mythwind-forest-13-title = The Whispering Gap
