## Components

rule-VIK-COMP-01 = One board shows three areas: the village, the harbour and the fjord.
rule-VIK-COMP-02 = The ship pieces are 24 hull pieces (the rulebook calls them bodies), 8 bows and { $printed-ships-sterns ->
        [one] { $printed-ships-sterns } stern
       *[other] { $printed-ships-sterns } sterns
    }.
rule-VIK-COMP-03 = Every hull piece has one colour and carries shields of that colour. Each colour has six pieces, with { $printed-hull-shields-1 }, { $printed-hull-shields-2 }, { $printed-hull-shields-3 }, { $printed-hull-shields-4 }, { $printed-hull-shields-5 } and { $printed-hull-shields-6 } shields.
rule-VIK-COMP-04 = There are 16 vikings, four in each of the four colours.
rule-VIK-COMP-05 = The leader belongs to nobody. This figure only marks the side of the village to which the vikings move in this round.
rule-VIK-COMP-06 = There are four scoring circles, one in each colour. Yours holds the goods and the bets that you have won.
rule-VIK-COMP-07 = There are 16 gambling tokens for placing bets, four in each colour, worth { $printed-bets-values-1 }, { $printed-bets-values-2 }, { $printed-bets-values-3 } and { $printed-bets-values-4 }. The value is printed on one side only.
rule-VIK-COMP-08 = The goods tokens (supply tokens in the rulebook): { $printed-goods-tokens-1 } hide, { $printed-goods-tokens-2 } grain and { $printed-goods-tokens-3 } metal.
rule-VIK-COMP-09 = Each kind of goods has one marker in the marketplace. It shows the value of these goods, from { $printed-market-start } to { $printed-market-top }.
rule-VIK-COMP-10 = The small objects drawn on the ship pieces are decoration. They are not goods and have no effect.

## Setup

rule-VIK-SETUP-01 = Two to four people play. Each chooses a different colour and takes the scoring circle of that colour.
rule-VIK-SETUP-02 = Take the four gambling tokens of your colour and keep them face down beside your scoring circle, not on it. Only bets that you have won go on it.
rule-VIK-SETUP-03 = With two players each has four vikings, with three players three, with four players two. The other vikings stay out of the game, unless you play with the optional rule for two.
rule-VIK-SETUP-04 = The order of the first round is drawn by lot, with one viking of each player. Each viking drawn goes on the topmost free action space, starting with “First Player”.
rule-VIK-SETUP-05 = The other vikings follow in a fixed pattern, where A is the colour drawn first, B the second and so on. From the top, the whole line is A B B A A B B A with two players, A B C B C A C A B with three, and A B C D D C B A with four.
rule-VIK-SETUP-06 = Vikings placed during set-up trigger no actions. They only settle the order of the first round.
rule-VIK-SETUP-07 = All vikings start on the same side of the village. The leader starts on the opposite side.
rule-VIK-SETUP-08 = The sterns, { $printed-ships-sterns } in all, lie ready beside the “Set Sail” action.
rule-VIK-SETUP-09 = All three kinds of goods start with a market value of { $printed-market-start }.
rule-VIK-SETUP-10 = All goods tokens are shuffled and form two face-down piles: { $printed-goods-add_1_pile ->
        [one] one token
        *[other] { $printed-goods-add_1_pile } tokens
    } at “Add 1” and the rest at “Draw 3, Add 1”.
rule-VIK-SETUP-11 = One bow lies at each of the eight berths.
rule-VIK-SETUP-12 = Behind every bow: { $printed-ships-pieces_at_start ->
        [one] { $printed-ships-pieces_at_start } random hull piece
       *[other] { $printed-ships-pieces_at_start } random hull pieces
    }, each of a different colour. All 24 pieces are used, whatever the number of players.
rule-VIK-SETUP-13 = Every permitted opening layout of the hulls is equally likely. Each colour is missing from exactly two ships.

## Board areas

rule-VIK-AREA-01 = The village has eleven actions in a fixed order. Each has one space on either side of the buildings, so there is room for one viking on each side.
rule-VIK-AREA-02 = The harbour has eight berths. Each has four betting circles, one for every colour, including colours that nobody plays.
rule-VIK-AREA-03 = Ships 1 to 8 lie in the fjord, each at the berth with the same number. This is where hull pieces are moved.

## Ships

rule-VIK-SHIP-01 = A ship is a bow and a hull; it gets its stern when it sails. The places of a hull are counted from the bow: the first lies right behind it, nearest the dock, and the last is at the back.
rule-VIK-SHIP-02 = A hull never has more than { $printed-hull-most_pieces } pieces. The bow and the stern do not count.
rule-VIK-SHIP-03 = A ship that has not sailed yet may lose even its last hull piece. An empty hull is allowed.
rule-VIK-SHIP-04 = Goods lie face up on the bow and never move to another ship. They stay there until the ship sails.
rule-VIK-SHIP-05 = A bow can hold any number of goods tokens.
rule-VIK-SHIP-06 = A ship that has sailed is out of the game: no later action may use its hull, its bow or the circles at its berth. Only wrong bets left there may still be moved to another ship.
rule-VIK-SHIP-07 = Actions that rebuild ships may be used on any ship that has not sailed yet, even on one that is meant to sail at the end of this round.
rule-VIK-SHIP-08 = With two or three players, hull pieces of colours that nobody plays are treated like all others. Actions that allow any colour may move them, and they count for control.

## Round and turn flow

rule-VIK-ROUND-01 = The game lasts at least as many rounds as there are sterns, { $printed-ships-sterns }: a ship must sail for each, and at most one sails in each round.
rule-VIK-ROUND-02 = Turns follow the line of vikings on the side without the leader. The viking nearest “First Player” always moves next, and it is its owner’s turn. In a round you have as many turns as you have vikings.
rule-VIK-ROUND-03 = On your turn, take the first viking in the line, place it on a free action space on the leader’s side and carry out that action at once.
rule-VIK-ROUND-04 = Each action can be taken only once a round. There is room for just one viking on the leader’s side.
rule-VIK-ROUND-05 = You must choose an action that you are able to carry out, and you do carry it out. “First Player” can always be carried out.
rule-VIK-ROUND-06 = Only when you cannot carry out any of the free actions do you place your viking on any free space, and nothing happens.
rule-VIK-ROUND-07 = “First Player” and “Set Sail” can always be carried out. So while one of them is free nobody places a viking without effect, and such a viking never stands on either of them.
rule-VIK-ROUND-08 = The round ends when all vikings stand on the leader’s side.
rule-VIK-ROUND-09 = If someone took “Set Sail” in this round, one ship sails at the end of it. Otherwise no ship sails.
rule-VIK-ROUND-10 = If sterns are left beside the board, the leader moves to the other side of the village and a new round begins; the spaces just chosen give its order. If no stern is left, the game is over.
rule-VIK-ROUND-11 = The game cannot go on forever: rounds in which no ship sails use up bets, goods and steps of the market. With the printed values it lasts at most 23 rounds with two players, 19 with three and 27 with four, so there is no limit on rounds.

## The eleven village actions

rule-VIK-ACT-FIRST-01 = “First Player” does nothing now, but the viking standing there moves first in the next round.
rule-VIK-ACT-PROMOTE-01 = “Promote”: choose a hull piece of your own colour and move it towards the bow of the same ship.
rule-VIK-ACT-PROMOTE-02 = The promoted piece becomes the first behind the bow. The pieces it passes each move back one place and keep their order. A piece that is already first behind the bow cannot be promoted.
rule-VIK-ACT-JUMPOWN-01 = “Jump YOUR Ship”: move a hull piece of your own colour to the back of another ship whose hull has room for it. Neither ship may have sailed yet.
rule-VIK-ACT-JUMPOWN-02 = After a jump, the gap in the hull left behind closes. The remaining pieces keep their order.
rule-VIK-ACT-BET-01 = “Bet”: put a gambling token from your supply face down on a betting circle at a ship that has not sailed yet. The colour of the circle is the clan that you expect to have first control when the ship sails.
rule-VIK-ACT-BET-02 = You cannot bet on a ship where you already have a token. You may choose any of the four colours, even your own, one that is not aboard or one that nobody plays.
rule-VIK-ACT-ADD1-01 = “Add 1”: take the top goods token of the pile beside this action and put it face up on the bow of any ship that has not sailed yet. With an empty pile the action cannot be carried out.
rule-VIK-ACT-ADD1-02 = You see the drawn token first and choose the ship afterwards.
rule-VIK-ACT-MARKET-01 = “Marketplace”: choose a kind of goods whose value is below { $printed-market-top } and raise it by one. Values never fall and never exceed { $printed-market-top }.
rule-VIK-ACT-JUMPANY-01 = “Jump ANY Ship”: move a hull piece of any colour to the back of another ship whose hull has room for it. The gap it leaves closes. Neither ship may have sailed yet.
rule-VIK-ACT-BETMOVE-01 = “Bet / Move a Bet”: either place a new bet just as with “Bet”, or move a bet already placed to another circle. The new circle may be at the same ship or at a different one.
rule-VIK-ACT-BETMOVE-02 = You may move only your own bet, to a different circle at a ship that has not sailed yet and where you have no other token. The bet may come from such a ship or from one that has already sailed. The token stays face down and keeps its value.
rule-VIK-ACT-DRAW3-01 = “Draw 3, Add 1”: take { $printed-goods-drawn_at_once ->
        [one] the top goods token
        *[other] the top { $printed-goods-drawn_at_once } goods tokens
    } of the pile beside this action, or all that are left. Put one face up on the bow of any ship that has not sailed yet, and the others face down under the pile. With an empty pile the action cannot be carried out.
rule-VIK-ACT-DRAW3-02 = Only you see the tokens that you put back. They go under the pile in the order in which you drew them.
rule-VIK-ACT-DRAW3-03 = You choose the kind of goods; if several of the drawn tokens are of that kind, the one drawn first is placed. The others go under the pile, the earlier drawn above the later.
rule-VIK-ACT-SAIL-01 = “Set Sail”: take one stern and keep it until the end of the round. You do not name a ship yet.
rule-VIK-ACT-SAIL-02 = If nobody takes “Set Sail”, no ship sails in this round.
rule-VIK-ACT-SWAP-01 = “Swap Ships”: exchange any two hull pieces, of any colours, that lie on two different ships. Neither ship may have sailed yet.
rule-VIK-ACT-SWAP-02 = Each piece takes exactly the place of the other, so both hulls keep their length. Exchanging two identical pieces is allowed; it simply changes nothing.
rule-VIK-ACT-00 = The stronger actions are lower in the village. Choosing them means a later turn in the next round.

## Sailing

rule-VIK-SAIL-01 = At the end of the round, the player who took “Set Sail” chooses the ship that sails.
rule-VIK-SAIL-02 = It must be a ship with at least one goods token on its bow and at least one hull piece, as long as there is one in the fjord.
rule-VIK-SAIL-03 = If no ship has both goods and a hull piece, any ship that has not sailed yet may be chosen.
rule-VIK-SAIL-04 = The ship gets its stern and moves away from the dock. Then control is established, the goods are shared out and the bets on this ship are settled.

## Sailing: control

rule-VIK-CTRL-01 = For each clan, count the shields on all its hull pieces of this ship, on one side only. A clan without a piece aboard has no control and no share of the goods.
rule-VIK-CTRL-02 = Clans are ranked by their number of shields, most first. The clan at the top has first control.
rule-VIK-CTRL-03 = If clans are tied, at whatever rank, the one whose foremost piece lies nearer the bow, and so nearer the dock, ranks higher. This always decides.
rule-VIK-CTRL-04 = Clans that nobody plays are ranked like any other and can even have first control.

## Sailing: sharing the goods

rule-VIK-GOODS-01 = In order of control, each player aboard takes one goods token of their choice and puts it face down on their scoring circle. You cannot decline.
rule-VIK-GOODS-02 = If there are fewer goods tokens than clans aboard, the last clans get nothing.
rule-VIK-GOODS-03 = If goods are left after every clan has had its token, continue in the same order until none is left.
rule-VIK-GOODS-04 = If a player’s clan is alone aboard, it takes all the goods. It is not alone when a clan that nobody plays is aboard too.
rule-VIK-GOODS-05 = With two or three players, when a clan that nobody plays would take a token, one token leaves the game instead. Which one is chosen by the player sitting to the left of whoever would take the next token.
rule-VIK-GOODS-06 = The one who would take the next token is the player whose clan comes next in the order of control, going round to the start if need be, even if no token will be left for it. The player who chooses need not be aboard. If no player’s clan is aboard, all the goods leave the game and nobody chooses.
rule-VIK-GOODS-07 = If a ship sails without a single hull piece, nobody controls it. Its goods leave the game and all bets on it are wrong.

## Hidden information

rule-VIK-HID-01 = Everyone sees the vikings, the leader, the hulls, the goods on the bows, the market, the sterns left and the size of both piles. Everyone also sees where bets lie, whose they are, and how many tokens each player has.
rule-VIK-HID-02 = Only you know the values of your gambling tokens, whether they lie in your supply, on a betting circle or on your scoring circle. You take back a winning bet without showing its value.
rule-VIK-HID-03 = Goods on a scoring circle lie face down. You may look at your own goods and bets at any time, but you must never reveal their value to the others.
rule-VIK-HID-04 = Goods are taken one by one from the open tokens on a bow, so everyone sees what each player takes. The real secrets are the values of bets, the order of the piles and the tokens put back with “Draw 3, Add 1”.
rule-VIK-HID-05 = If you put tokens back with “Draw 3, Add 1”, you still know what they are and where they lie until someone draws them again; the others know only the token placed and how many went back. Whoever draws them later sees them. The value of a bet stays secret even after it has won: tokens on the scoring circles are turned up only at the end of the game.

## Betting

rule-VIK-BET-01 = You may have at most one gambling token at any one ship.
rule-VIK-BET-02 = Bets of different players may lie on the same circle.
rule-VIK-BET-03 = A bet names the clan that will have first control when the ship sails. Lower ranks do not count.
rule-VIK-BET-04 = When a ship sails, every bet on the circle of the clan with first control wins. Its owner puts it face down on their scoring circle, where it waits for the end of the game. It cannot be placed again.
rule-VIK-BET-05 = All other bets at that berth stay where they are.
rule-VIK-BET-06 = A wrong bet can later be moved with “Bet / Move a Bet” to a ship that has not sailed yet. It can still win there.
rule-VIK-BET-07 = You may bet on a clan that nobody plays. Such a bet wins if that clan has first control.

## Limits repeated

rule-VIK-LIM-01 = A ship has at most { $printed-hull-most_pieces ->
        [one] { $printed-hull-most_pieces } hull piece
       *[other] { $printed-hull-most_pieces } hull pieces
    }, and the value of goods runs from { $printed-market-start } to { $printed-market-top }. Each player has at most one bet at a ship. Each action can be taken once a round, and goods never change ships.

## Optional rule for two players

rule-VIK-2P-01 = Optional rule for two players, off unless you choose it: when your opponent takes “Set Sail”, you at once, before the next turn, place a viking of an unused colour on a hull piece of your own colour. Which unused colour it is does not matter.
rule-VIK-2P-02 = The added viking counts as one more shield in the colour of that piece. It moves along with the piece and is never removed.
rule-VIK-2P-03 = A hull piece can carry at most one such viking.
rule-VIK-2P-04 = The piece must be on a ship that has not sailed yet and must not carry a viking already. If you have such a piece, you must place the viking; if not, nothing happens. Ties are still decided by the places of the pieces.

## End, scoring, ties

rule-VIK-END-01 = The game ends once as many ships have sailed as there are sterns, { $printed-ships-sterns }. The goods of the last one are still shared out and its bets settled.
rule-VIK-END-02 = A ship that has not sailed by then brings no points: neither its goods nor the bets on it count.
rule-VIK-SCORE-01 = Each goods token on your scoring circle is worth the final market value of its kind.
rule-VIK-SCORE-02 = Each bet that you have won is worth the number printed on its token.
rule-VIK-SCORE-03 = Wrong bets and gambling tokens that were never placed score nothing.
rule-VIK-TIE-01 = The most points win. Players tied for first place compare their number of goods tokens, then their points from goods; those still tied share the victory. Each step compares only the players who are still tied.

## Rulings

ruling-VIK-AMB-01 = Does a promoted piece move one place or all the way to the front? All the way, to the first place behind the bow.
ruling-VIK-AMB-02 = Can a piece that is already first behind the bow be promoted? No, nothing would move; but you may promote another piece of yours past your own first piece.
ruling-VIK-AMB-03 = When is the ship that sails chosen? At the end of the round, not at the moment when “Set Sail” is taken.
ruling-VIK-AMB-04 = What if no stern is left for “Set Sail”? That cannot happen: a round uses one stern at most, and the game ends with the last.
ruling-VIK-AMB-05 = May the last hull piece leave a ship? Yes; such a ship can sail only when no ship has both goods and a hull piece, and then it brings nothing to anyone.
ruling-VIK-AMB-06 = Does a player take all the goods when only clans that nobody plays are aboard as well? No, at each turn of such a clan a token still leaves the game.
ruling-VIK-AMB-07 = Whose bet may be moved, and from where? Only your own, from any ship, sailed or not, and always to a ship that has not sailed yet.
ruling-VIK-AMB-08 = May two players use the same circle, and may a bet be moved to the circle on which it already lies? The first yes, the second no.
ruling-VIK-AMB-09 = Who takes the next token when a clan without a player is followed by another such clan? The next clan in the order of control that somebody plays; if there is none aboard, nobody chooses.
ruling-VIK-AMB-10 = With “Draw 3, Add 1”, who sees the tokens put back, in what order do they return, and which of several equal tokens is placed? Only the player who drew them sees them, they keep the order drawn, and of equal tokens the first drawn is placed.
ruling-VIK-AMB-11 = With “Add 1”, do you see the token before you choose the ship? Yes.
ruling-VIK-AMB-12 = Is there a limit to the goods on a bow, and what happens when a pile is empty? There is no limit; with an empty pile the action cannot be carried out.
ruling-VIK-AMB-13 = Where do swapped pieces go, and may a swap change nothing? Each takes exactly the place of the other, and a swap of identical pieces is allowed.
ruling-VIK-AMB-14 = In the optional rule for two players, must the viking be placed, where, and when? It must if possible, on a ship that has not sailed yet, as soon as the stern is taken and before the next turn.
ruling-VIK-AMB-15 = What are gambling tokens worth if they were never placed? Nothing.
ruling-VIK-AMB-16 = Must you take goods when it is your turn to take? Yes.
ruling-VIK-AMB-17 = How random is the opening layout? Every layout without a repeated colour on a ship is equally likely.
ruling-VIK-AMB-18 = Are the goods shared out first, or the bets settled? It makes no difference; here control comes first, then goods, then bets.
ruling-VIK-AMB-19 = What does “to the left” mean, and do the letters A to D follow the seats? Left is the next seat clockwise; the letters come from the draw and have nothing to do with the seats.
ruling-VIK-AMB-20 = Are shields counted on one side of a piece or on both? On one side: a piece counts as one, two or three shields.
ruling-VIK-AMB-21 = May you bet on a colour that nobody plays, or on one that is not aboard? Yes, on any of the four circles.
