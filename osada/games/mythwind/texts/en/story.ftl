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
mythwind-event-30-b-then = Vitus sweeps it. He says that it is a matter of drainage.

mythwind-event-31-title = The Wall Gets a Door Knocker
mythwind-event-31-text = Somebody has fixed a brass knocker to the orchard wall, where there is no door. It has been used. Both sides say that it was the other.
mythwind-event-31-a = Break a door through behind it
mythwind-event-31-a-then = Vitus opens from his side, Dora from hers. They have both dressed for it, and both pretend to be passing.
mythwind-event-31-b = Leave it on the wall
mythwind-event-31-b-then = It is used every evening, twice. Nobody has ever been there to hear who.
mythwind-event-31-else = It turns out to belong to the bench: one knocks, and whoever is sitting there moves up. By harvest there is room for twelve.

mythwind-event-32-title = A Show of Hands
mythwind-event-32-text = The council votes on how wide the road is to be. There are six for, six against, and one hand that nobody can find the owner of, held up very straight from under the table.
mythwind-event-32-a = Count it: there is a chair for it
mythwind-event-32-a-then = It was for the hedge, it turns out, which was not on the list. The hedge is carried by one vote.
mythwind-event-32-b = Rule that it was scratching its ear
mythwind-event-32-b-then = The road is to be six metres wide. Under the table somebody takes their hat and leaves, closing the door correctly.
mythwind-event-32-c = Adjourn until it says what it wants
mythwind-event-32-c-then = It wants to be asked oftener. The motion is adopted without a show of anything.

mythwind-event-42-title = The Lodger behind the Oven
mythwind-event-42-text = Agatha’s oven has a lodger. He keeps to the warm side, leaves the raisins alone, and turns loaves that are about to burn. In return he has begun to have views on crust.
mythwind-event-42-a = Bake his crust for a week
mythwind-event-42-a-then = Thick, dark, with caraway. On the eighth day there is a queue, and half of it is knee high.
mythwind-event-42-b = Tell him whose oven it is
mythwind-event-42-b-then = He moves out with a candle and a raisin. The bread is burnt on one side until spring.

mythwind-event-43-title = Dimple’s Rent
mythwind-event-43-text = The lower meadow has been wet since the surveyors drained it. In the middle, up to his chin, stands Dimple, a swamp sprite, holding a rent book. By his reckoning the meadow has been his since before it was one, and the town is four years behind.
mythwind-event-43-a = Pay what is owing
mythwind-event-43-a-then = He counts it twice, writes “received with thanks” and, being now the landlord, feels obliged to look after the place.
mythwind-event-43-b = Dig the drains deeper
mythwind-event-43-b-then = The meadow dries. The water turns up in Vitus’s cellar with a bill.
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
mythwind-event-47-b-then = He prefers it. One pull and the whole street is in the street.

mythwind-event-49-title = Water in the Cellar
mythwind-event-49-text = There is a hand’s depth of water in every cellar, quite clear, with a small fish in each. On the longhouse door hangs a clay tablet: last reminder.
mythwind-event-49-a = Settle, with interest
mythwind-event-49-a-then = Dimple takes the money, the apology and, after a pause, the towel. The fish are to stay; they are part of the contract.
mythwind-event-49-b = Bail, and eat the fish
mythwind-event-49-b-then = They are excellent. Next month there are more of them.

mythwind-event-72-title = Nine Hooks
mythwind-event-72-text = Ilsa’s key fits a cupboard on the fifth floor. Inside are nine hooks at the height of a child. On eight of them hang coats, brushed and mended every year, though nobody has worn them for forty. On the ninth hangs a note: “Back soon.”
mythwind-event-72-a = Write to all eight
mythwind-event-72-a-then = Anton addresses the letters “wherever you are”. The post takes them as if that were a street.
mythwind-event-72-b = Leave the coats to those who mended them
mythwind-event-72-b-then = Mila puts a new reel of thread on the shelf. In the morning it is half the size, and every button sits.
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
mythwind-event-76-text = The ferryman asks for a length of good rope, and is ashamed to say why. His own is not his own. It is the rope of the tower bell; he took it at seven, because nobody would need it in an empty town.
mythwind-event-76-a = Give him a new one, hang the old one
mythwind-event-76-a-then = Mila rings. It is heard as far as the tarn, where something answers three times and then, politely, stops.
mythwind-event-76-b = Leave it across the river, where it works
mythwind-event-76-b-then = The ferry takes carts now. Simon rings nothing, but he greets everyone by name, as a bell would.

mythwind-event-78-title = Half a Pot
mythwind-event-78-text = The shepherdess who is never in her hut is sitting on the longhouse steps with a ladle. She is Lucy, hook six. In the bad winter she took the ladle so that the others could not eat without her; and they went, and she had a ladle.
mythwind-event-78-a = Let her serve
mythwind-event-78-a-then = Whoever gets soup from that ladle gets enough. Agatha watches for the trick and finds that it is only fairness.
mythwind-event-78-b = Hang the ladle low, where small hands reach
mythwind-event-78-b-then = The pot is never less than half again. In the night one hears it being stirred the other way.

mythwind-event-79-title = Snow in a Jar
mythwind-event-79-text = Hedwig the apothecary has read the letter twice and come in her own carriage. She was ten and took a jar of that winter’s snow, to prove how bad it had been. It has cured every fever in the city. It has never grown less, and it is never warm in her house.
mythwind-event-79-a = Keep the jar in the longhouse
mythwind-event-79-a-then = It stands on the shelf by the honey. Whoever passes it puts up a collar, and nobody has a cough.
mythwind-event-79-b = Carry it up on to the ridge and open it
mythwind-event-79-b-then = It snows for as long as one breath. Hedwig takes off her gloves, looks at her hands, and stays to supper.
mythwind-event-79-c = Let her take it back to the city
mythwind-event-79-c-then = She leaves money, an address and a spoonful in a twist of paper. The paper is never damp.

mythwind-event-80-title = Somebody on the Stairs
mythwind-event-80-text = The crusts that are left out on the fifth floor are gone by morning, and so, now and then, is a book. On the page that was open lies a crumb, to mark the place. “Matthias was four,” says Ilsa. “We each thought that another had him by the hand.”
mythwind-event-80-a = Leave a letter with the crust
mythwind-event-80-a-then = The answer is written in capitals, the way one writes at four: I AM NOT ALONE. WHO ARE YOU.
mythwind-event-80-b = Mend the upper stairs
mythwind-event-80-b-then = Vitus works upwards. From above somebody hands him the right stone each time, and neither of them looks.
mythwind-event-80-c = Wait on the landing with a lamp
mythwind-event-80-c-then = Nobody comes. Around midnight the lamp is blown out, gently, by someone who has been told not to talk to strangers.

mythwind-event-81-title = The Ninth Chair
mythwind-event-81-text = In the room with the laid table the chairs are being used again, one after another, by people who hold themselves like children in church. Nobody sits down in the ninth. Everybody passes it the salt.
mythwind-event-81-a = Lift the lid of the dish together
mythwind-event-81-a-then = The dish is empty and warm. Under it lies a second stair, folded small, and it only wanted that many hands.
mythwind-event-81-b = Pass the salt and wait
mythwind-event-81-b-then = One does not ask a guest why he is late. Somewhere above, a chair is moved nearer to the trapdoor.

mythwind-event-82-title = Matthias Comes Down
mythwind-event-82-text = For a week the trapdoor at the top of the tower has stood open by the width of a nose. Below it, without having agreed to, people talk a little more slowly, and one topic at a time.
mythwind-event-82-then = He is forty-four and has a stove-brush in his hand. “Is it still that winter?” he asks. Fiks has brought him as far as the last step, and lets go.
mythwind-event-82-else = On the eighth day it closes again, without a sound. On the step lies a clean plate; somebody has at least tried the dumplings.

mythwind-event-83-title = Nine at Table
mythwind-event-83-text = They have all come up, those who were found and those who were only written to and sent a chair. Matthias lays. He lays nine, counts, and without a word lays a tenth, at the end by the window, where it is cold. “For whom?” asks Mila. “For the winter,” he says. “It always came. You only stopped laying.”
mythwind-event-83-a = Leave the tenth place laid
mythwind-event-83-a-then = The plate is frosted by morning, and somebody has eaten. From under the table, damp to the knees, comes one more who had been waiting for an invitation.
mythwind-event-83-b = Build a granary instead of laying for weather
mythwind-event-83-b-then = Rosa draws it before the soup is cold: dry, square, on the road. It will hold two winters. Matthias lays the tenth place all the same, in the yard.
mythwind-event-83-c = Eat first, and decide when it snows
mythwind-event-83-c-then = It is a good supper. They wash ten plates, because there are ten.

mythwind-event-84-title = The Room That Stayed Cold
mythwind-event-84-text = Of the rooms on the plan one was never ticked. The latch lifts, the door moves, and the room behind it says no: it is not locked, it is sulking. Matthias knows it of old. “It wants to be of use,” he says, “and to be asked in stone.”
mythwind-event-84-a = Ask it in stone
mythwind-event-84-a-then = A new sill, a new hearth, one carved word over the door. By evening the wall is warm, and a little smug.
mythwind-event-84-b = Store the apples in it for now
mythwind-event-84-b-then = They keep very well. The room says nothing, which is already an improvement.

mythwind-event-106-title = The Beech Moves
mythwind-event-106-text = The old beech stands four paces to the left of where it stood on Monday. There are no tracks. There is only a certain smugness among the crows.
mythwind-event-106-a = Move the road instead
mythwind-event-106-a-then = Rosa redraws the curve with her teeth clenched. It is the best curve she ever drew, and a plot comes free inside it.
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
mythwind-event-109-else = It hangs in an empty barn and troubles no one. In autumn it comes down whole, and Anton has paper for a year.

mythwind-event-126-title = The Name on the Cart
mythwind-event-126-text = Tobias’s cart has lost some paint at the ford, and under TOBIAS one can read another man’s trade. “It was cheaper than repainting,” he says. “I was Beno before. Third hook from the left. I took the small weights off the town scales, and I have weighed with them ever since.”
mythwind-event-126-a = Put the weights back on the scales
mythwind-event-126-a-then = They are still true. Fiks weighs Tobias against his coat, for the record, and finds that he has been missed.
mythwind-event-126-b = Let him keep them, for a share
mythwind-event-126-b-then = He pays forty years of interest out of one sock, and looks ten years younger for it.

mythwind-event-127-title = The Engineer
mythwind-event-127-text = The road has been given a chief engineer. She wears the cleanest boots of all, and never once looks at the tower while she measures it. Ilsa brings her tea. “You took the plan of the house, Rosa,” she says. “I took it to see where the door was,” says Rosa.
mythwind-event-127-a = Ask her to draw the missing floors
mythwind-event-127-a-then = She draws all night, with her back to the window. In the morning there are small footprints between the lines, correcting her.
mythwind-event-127-b = Ask her to build the road as she likes
mythwind-event-127-b-then = It comes down the hill like a sentence without a comma. At the end of it one can already see who is coming.
mythwind-event-127-c = Drink the tea, and let her be
mythwind-event-127-c-then = She pays for the tea. It is the first thing she has ever paid for in this valley, and she asks for a receipt.

mythwind-event-128-title = Rosa’s Ladder
mythwind-event-128-text = Rosa has reckoned that the tower is eleven metres higher inside than out, and cannot forgive it. “Give me forty rungs,” she says, “and I will go in by the top, like an honest person.”
mythwind-event-128-a = Give her the rungs
mythwind-event-128-a-then = At the top somebody opens the window and holds the ladder. “You have grown,” says Matthias. It is, she says later, the only measurement she never checked.
mythwind-event-128-b = Show her the door
mythwind-event-128-b-then = She stands in front of it for an hour. It is lower than on the plan, or she is taller.
mythwind-event-128-c = Send her back to the road
mythwind-event-128-c-then = She goes. That evening the line of pegs points at the tower, and next morning it does not.

mythwind-event-129-title = Wanted: Houses
mythwind-event-129-text = Seven people have come down the road with furniture. They had read on a milestone that there was a town here, and they are prepared to wait until there is more of it.
mythwind-event-129-a = Build for them
mythwind-event-129-a-then = Four rooms and a stove each. They hang out washing in colours that the valley has never seen.
mythwind-event-129-b = Put them up with those who have room
mythwind-event-129-b-then = Everybody moves closer. In two houses they have still not been told that it was only for the winter.
mythwind-event-129-c = Sell them soup, and point down the road
mythwind-event-129-c-then = They pay, pack up and go on. The sideboard stays by the ditch for years, with the good plates in it.

mythwind-event-141-title = The Day of the Smoke
mythwind-event-141-text = Somebody has worked out that it is the day on which you stood on the pass. Nobody knows how one keeps such a day. Deacon, the mule, lies down in the ford at the same place, at the same hour, and waits.
mythwind-event-141-a = Load him up again and take something off
mythwind-event-141-a-then = They take off one saw, one sack, one crate. He rises with dignity. From now on that is how one keeps it.
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
mythwind-event-142-b-then = It is gone by evening, so somebody has it.

mythwind-adventure-28-text = By the new road stands an inn with a sign, a stable and, so far, one bed.
mythwind-adventure-28-bed = Pay for the bed
mythwind-adventure-28-bed-then = Three drovers are in it already, head to foot. By morning they have told everything that is bought and sold between here and the sea.
mythwind-adventure-28-stable = Sleep in the stable
mythwind-adventure-28-stable-then = The hay is turned down at one corner. In the night the horses are groomed by somebody who sings.

mythwind-adventure-29-text = Two roads meet on the heath and miss each other by the width of a cart.
mythwind-adventure-29-join = Join them with a bend
mythwind-adventure-29-join-then = It takes a day and all the swear words. At dusk the first carter turns the corner and lifts his hat to it.
mythwind-adventure-29-plant = Plant a rowan in the gap
mythwind-adventure-29-plant-then = Roads, it turns out, go round a rowan of their own accord.

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

mythwind-adventure-35-text = Over a brook lies a single plank, and on it sits somebody knee high who collects opinions.
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

mythwind-adventure-38-text = On a bare hill stands a post with forty letter-boxes, all of them full of wind.
mythwind-adventure-38-post = Open the one with the town’s mark
mythwind-adventure-38-post-then = An answer to one of the eight letters: it smells of the sea and says only “soon”.
mythwind-adventure-38-post-else = A draught from home: bread, wet wool, somebody’s singing.
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
mythwind-adventure-51-set-then = By the time one is out of the village there are nine.

mythwind-adventure-52-text = On a hillside a kite string goes straight up into the cloud. At the lower end there is a peg, and no boy.
mythwind-adventure-52-pull = Haul it in
mythwind-adventure-52-pull-then = After two hundred metres comes a basket with lunch for one, still warm, and a note: “Please send up more string.”
mythwind-adventure-52-tie = Tie on some more string
mythwind-adventure-52-tie-then = It runs out through the fingers for an hour. Then something up there ties a bow.

mythwind-adventure-53-text = An old road-mender is filling holes with a teaspoon. He was told as a boy to begin, and nobody has told him to stop.
mythwind-adventure-53-stop = Tell him that it is done
mythwind-adventure-53-stop-then = He looks along the road in both directions. “Is it?” he says, and comes along to see what else there is.
mythwind-adventure-53-spade = Give him a spade
mythwind-adventure-53-spade-then = He weighs it, whistles, and by evening has caught up by ten years.

mythwind-adventure-54-text = Upstream the old ferry rope is fastened to an iron ring, and the ring to a bell lying in the grass.
mythwind-adventure-54-ring = Strike it with a stone
mythwind-adventure-54-ring-then = The tower strikes back, exactly in time. People down there set their clocks, and both bells agree.
mythwind-adventure-54-ring-else = It says one round word. Nothing answers yet.
mythwind-adventure-54-sell = Sell it for the bronze
mythwind-adventure-54-sell-then = It goes for what it weighs, which is a great deal. The river is quieter than before.

mythwind-adventure-55-text = Lucy’s goats graze by themselves, in alphabetical order.
mythwind-adventure-55-learn = Ask to be entered
mythwind-adventure-55-learn-then = One stands between Kora and Lotte until sunset. It is astonishing what one notices from there.
mythwind-adventure-55-milk = Milk them from the end
mythwind-adventure-55-milk-then = Nobody has ever begun with Zita. She gives a bucket, from surprise.

mythwind-adventure-56-text = On the ridge stands a theodolite with its eye shut. Somebody has put a snail on the spirit level.
mythwind-adventure-56-look = Look through it
mythwind-adventure-56-look-then = One sees the road as it will be, and at the end of it, quite sharp, a girl running.
mythwind-adventure-56-snail = Wait until the snail has finished
mythwind-adventure-56-snail-then = It crosses the bubble at dusk. By its reckoning the world is level after all.

mythwind-adventure-57-text = Eight chairs stand by the wayside, one size larger each, as if a child had been growing along the road.
mythwind-adventure-57-sit = Sit down in the last
mythwind-adventure-57-sit-then = It fits. In the seat is cut, small and deep, a trick of the trade that its owner need not carry any longer.
mythwind-adventure-57-sit-else = It fits nobody yet. One gets up rested, all the same.
mythwind-adventure-57-carry = Carry the smallest home
mythwind-adventure-57-carry-then = It weighs nothing. In the longhouse it is occupied before it has been put down.

## Goals

mythwind-goal-1-title = Open Ground
mythwind-goal-1-text = Clear 2 areas this season.
mythwind-goal-2-title = First Roof
mythwind-goal-2-text = Complete 1 building this season.
mythwind-goal-3-title = Full Larder
mythwind-goal-3-text = Have Food at 4 or more at the season’s end.
mythwind-goal-4-title = Songs at the Fire
mythwind-goal-4-text = Have Culture at 3 or more at the season’s end.
mythwind-goal-5-title = Busy Hands
mythwind-goal-5-text = Hire 4 workers this season.
mythwind-goal-6-title = Paths and Tracks
mythwind-goal-6-text = Resolve 4 adventures this season.
mythwind-goal-7-title = Coin in the Chest
mythwind-goal-7-text = Have Income at 3 or more at the season’s end.
mythwind-goal-8-title = A Wider Clearing
mythwind-goal-8-text = Clear 3 areas this season.
mythwind-goal-9-title = A Street of Doors
mythwind-goal-9-text = Start 2 constructions this season.
mythwind-goal-10-title = The Granary
mythwind-goal-10-text = Have Food at 6 or more at the season’s end.
mythwind-goal-11-title = Kite Festival
mythwind-goal-11-text = Have Culture at 5 or more at the season’s end.
mythwind-goal-12-title = Trained Hands
mythwind-goal-12-text = Have at least 3 dice of value 3 at the Tower at the season’s end.
mythwind-goal-13-title = Cart Road
mythwind-goal-13-text = Resolve 5 adventures this season.
mythwind-goal-14-title = Market Days
mythwind-goal-14-text = Have Income at 5 or more at the season’s end.
mythwind-goal-15-title = Workshops
mythwind-goal-15-text = Have Production at 5 or more at the season’s end.
mythwind-goal-16-title = Friends of the Sprites
mythwind-goal-16-text = Have at least 4 Sprites in town (not in the supply) at the season’s end.
mythwind-goal-17-title = New Neighbours
mythwind-goal-17-text = Have at least 4 Villagers in town (not in the supply) at the season’s end.
mythwind-goal-18-title = Evening Classes
mythwind-goal-18-text = Acquire 3 skills this season.
mythwind-goal-19-title = A Second Storey
mythwind-goal-19-text = Have 2 buildings of level II or higher standing at the season’s end.
mythwind-goal-20-title = Balanced Books
mythwind-goal-20-text = Have all four resources at 4 or more at the season’s end.
mythwind-goal-21-title = Public Works
mythwind-goal-21-text = Use buildings 5 times this season.
mythwind-goal-22-title = Great Builders
mythwind-goal-22-text = Complete 3 buildings this season.
mythwind-goal-23-title = Open Hands
mythwind-goal-23-text = Use the sprite field 5 times this season; while there is no sprite field, hire 3 Sprites instead.
mythwind-goal-24-title = A Town of Ten
mythwind-goal-24-text = Have buildings on 10 areas at the season’s end.
mythwind-goal-25-title = The High House
mythwind-goal-25-text = Complete a building of level III or IV this season.
mythwind-goal-26-title = A Generous Town
mythwind-goal-26-text = Buy 5 resources by Community work this season.
mythwind-goal-27-title = Masterwork
mythwind-goal-27-text = Have a building of level IV standing at the season’s end.
mythwind-goal-28-title = Golden Year
mythwind-goal-28-text = Have all four resources at 7 or more at the season’s end.

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
