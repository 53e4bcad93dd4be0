### ICECOOL: the rules, in our own words

rule-SETUP-1 = Two to four players share one school. Everybody has a colour: one penguin, one ID card, one reminder card and three fish. Colours that nobody plays are put aside.
rule-SETUP-2 = Five boxes make the school; coloured dots in the doorways show which doors belong together. Four white fish clip the walls together. They belong to the building, so nobody collects them. Our ruling: we know the printed school only roughly, so boards are files, and you can bring your own.
rule-SETUP-3 = ICECOOL2 has 54 fish cards, ICECOOL has 45. They are worth 1, 2 or 3 points and lie face down in a shuffled pile. In ICECOOL2 every 1 also shows one of three tasks. Our ruling: how many there are of each is our guess; a table may choose another deck or bring its own.
rule-SETUP-4 = Who saw a penguin last? That player is the first Catcher. Our ruling: the host of the table says who it is, or chance does.
rule-SETUP-5 = Everybody is Catcher once, so there is a round for each player. After a round, the next Catcher is the player on the left. With two players, see TWO-3.
rule-SETUP-6 = Every Runner hangs one fish on each of the three doors with a fish sign; the Catcher hangs none. Then the Catcher stands anywhere inside the line in the Kitchen. Our ruling: the middle of the penguin has to be inside the line or on it.
rule-SETUP-7 = Warm up before your first game: start on the red circle, go round the school, and come back to the Classroom. Our ruling: practice is a game for one penguin and counts your flicks. A lap is done when you have left the Classroom, been in rooms 2, 3 and 4, and come home. In a drill you try one shot until it has gone well five times; on a free day you do what you like.
rule-SETUP-8 = A Runner’s penguin stays off the board until its first turn of the round, and nothing can touch it there. Our ruling: for moving fish (CARD-5) it counts as being in the Classroom.
rule-SETUP-9 = When a round is set up, walruses and all other extra pieces go back to where they start.

rule-TURN-1 = Turns go clockwise, beginning on the Catcher’s left. The Catcher comes last, and then it starts over until the round ends. Our ruling: nobody takes more than 60 turns in a round; then it ends, and ID cards are counted as always.
rule-TURN-2 = A turn is one flick. A Runner’s first flick of a round starts on the red circle in the Classroom, the Catcher’s first where it was placed or pushed to. After that you flick from wherever you stand. Once you have flicked, it counts, even if nothing moves.
rule-TURN-3 = From the red circle you have to get away: if your penguin ends on it, flick again. Our ruling: this goes for every start from the circle (or in the first round only, if the table likes), and a tiny bit over the circle is still on it. What happened in the failed try counts, your task stays announced, before you try again you may do all that you may before any flick, and after five repeats the game goes on. If somebody stands on the circle, you start as close as you can and repeat only if you end on it.
rule-TURN-4 = Before you flick, a penguin close to a wall or stuck in a door may go to the closest free point of the nearest line. Its middle stands on the line, which runs on even under pictures. Our ruling: close to a wall means that its middle is between the wall and the line.
rule-TURN-5 = Are you stuck in a door? Look from above: if bits of your penguin show on both sides, choose either room’s line. If it shows on one side only, you take the line of that room.
rule-TURN-6 = The books disagree whether a stuck penguin may or must go to the line. Our ruling: it may. If you flick from inside the door, that door does not count in this flick (DOOR-4). A table can make the line a must.
rule-TURN-7 = If your own flick sends you out of the school, you go back exactly to where it began and your turn ends; only Ice Skates can follow. Our ruling: fish, catches and tasks from before you left count, what you touch outside does not. Outside means that your middle comes to rest over none of the boxes. If you started on the circle, you start there again next turn.
rule-TURN-8 = If somebody else’s flick knocks you out of the school, you go back to where you stood before. Nobody is punished. Our ruling: if that place is taken, you get the nearest free one.
rule-TURN-9 = A penguin that a hand has moved by mistake goes back. That cannot happen here: only a flick, the line or a named trick moves a penguin.
rule-TURN-10 = Hit the middle of the back, and the penguin goes straight. Hit one side, and it spins and curves to that side. Hit the top of the head, and it jumps, even over walls and doors.
rule-TURN-11 = Our ruling: nobody stays up high. From a wall or the top of a door, a penguin comes down to the closest point of the line in a room where it shows. If there are two such rooms, its owner chooses; from an outer wall it goes inside. A penguin that lands on another one goes to the nearest free floor of that room.
rule-TURN-12 = Our ruling: putting a penguin down never counts as touching, for there is always a millimetre of air. Pieces that come to rest closer than that are set a millimetre apart. So every flick begins with nobody touching.
rule-TURN-13 = Our ruling: when all is still, we go in this order: fish, cards and catches as they happened; the task; is the round over?; penguins go back or come down; repeats from the circle; last your cards and extra turns. If two things happen at once, the player in turn comes first, then the others clockwise. What counts is where everything rests, because there the next flick begins.
rule-TURN-14 = Our ruling: a question must not give a secret away. After your flick you are asked about cards whenever you have two or more face down, useful or not, and you can always just end your turn. Only you see your choices. Whoever does not answer a question gets the usual answer.
rule-TURN-15 = Our ruling: no finger is perfect, so every flick trembles a little, the computer’s too. Light means about 1 degree, 1.5 % of the power, and 3 points of side and height; full is three times that, off is nothing. In practice nobody trembles unless you ask for it. The record keeps both flicks, the wanted one and the real one.
rule-TURN-16 = Our ruling: if you do not decide in time, your turn ends without a flick.

rule-DOOR-1 = A Runner that goes all the way through a door with its own fish takes the fish and draws the top card. Look at it and keep it face down. Several doors in one flick? They all count!
rule-DOOR-2 = All the way means: seen from above, the whole penguin was on one side when the flick began, and then the whole penguin is on the other side.
rule-DOOR-3 = If you get through and then roll back into the door, it still counts. Our ruling: being through at any moment is enough, once for each fish, even if you slide all the way back (a table may say no to that). Flying counts too, as long as you go under the top of the door.
rule-DOOR-4 = If any bit of your penguin is in a doorway when a flick begins, that door does not count for you in this flick, not even if you back out and come again. The same goes for pushes and tasks.
rule-DOOR-5 = Over a door does not count. Through it does.
rule-DOOR-6 = If somebody else pushes you all the way through a door, it counts as if you had done it yourself.
rule-DOOR-7 = The Catcher collects no fish, and fish of other colours are none of your business.

rule-CATCH-1 = If the Catcher touches Runners in the Catcher’s turn, at any moment, each of them hands over the ID card.
rule-CATCH-2 = If a Runner touches the Catcher in the Runner’s own turn, the ID card goes to the Catcher.
rule-CATCH-3 = If somebody else’s flick pushes a Runner into the Catcher, the ID card goes too. Our ruling: it is the same if the Catcher is pushed into the Runner. Touching in the air counts.
rule-CATCH-4 = Caught? Never mind: you play on and can still collect fish.
rule-CATCH-5 = Our ruling: penguins have to touch each other, and not through a wall. A Runner is caught at most once in a flick.

rule-CARD-1 = Ice Skates: at the end of your turn, turn two face-down 1s face up and take another turn at once, Catcher or Runner, as often as you have such pairs. The cards stay face up and keep their points. You cannot skate in another player’s turn. Going out of the school does not stop you, nor does being caught, except with two players (TWO-1).
rule-CARD-2 = In ICECOOL2 every 1 has a task: jump over a wall into the next room, even if you do not stay there; go all the way through two doors in one flick; or bounce off a wall, as often as you like, and then go all the way through a door.
rule-CARD-3 = Say which task you will do before you flick, one a turn. If you manage it, turn such a card face up and draw a new one. Our ruling: you need such a card face down, and failing costs nothing. Catchers may do tasks too, only your own flick of your own penguin counts, and you draw even if that flick ends the round.
rule-CARD-4 = A card used for skating cannot be used for a task, and the other way round.
rule-CARD-5 = In ICECOOL2 two face-down 2s, turned face up in your turn, let you hang a fish of any colour on another door, even one without a fish sign. Not on a door of a room where the penguin of that colour is. Our ruling: do it before or after your flick, also before you flick again from the red circle (TURN-3), Catchers too, and again with two more 2s. A penguin is in every room where a bit of it shows, a door holds one fish of a colour, and passing earlier does not count.
rule-CARD-6 = Our ruling: a card that you draw in your turn can be used later in the same turn. A card from being pushed in another player’s turn has to wait for your own.
rule-CARD-7 = Our ruling: if the pile is empty, you get a blank card. It is worth 1 point, has no trick, and counts when there is a tie.
rule-CARD-8 = In ICECOOL, the first game, cards give Ice Skates only. There are no tasks, and fish stay where they hang.
rule-CARD-9 = You keep your cards for the whole game. Only you know your face-down cards; everybody may see how many they are, the face-up ones, ID cards and fish. Face-up cards count like all others at the end.
rule-CARD-10 = A turn on Ice Skates is a whole turn: you may use the line, announce a task and move fish again. You choose which cards to turn up.
rule-CARD-11 = Our ruling: a jump is done once the whole penguin has crossed over a wall or the top of a door into a room. Two doors means two different ones, with fish or without. A bounce is a hit on a wall at 5 cm a second or more, before you get to the door; the frame of that door does not count, other frames do, penguins do not.

rule-ROUND-1 = A round ends when a Runner has all three fish, or when the Catcher holds every ID card. With two players, see TWO-2. Our ruling: that last flick counts to its end (a table may stop counting at once), but no more turns or cards come after it.
rule-ROUND-2 = Then everybody draws one card for each ID card they hold, the Catcher first, then clockwise. The Catcher always has one, and one more for each Runner caught. A Runner who was not caught draws one.
rule-ROUND-3 = ID cards and fish go back to their owners, and the player on the Catcher’s left is the next Catcher.

rule-GAME-1 = Most points on cards wins, face up or face down. If there is a tie, most cards wins. If it is still a tie, you share the victory.

rule-TWO-1 = With two players the Runner has to be caught twice. At the first catch the ID card is handed over, and the Runner goes to the red circle and plays at once; the turn before is over, without skates or any other extra. After that the Catcher plays. Our ruling: everything else in that flick still counts, and a Catcher who went out is put back first.
rule-TWO-2 = With two players the round ends with the second catch, in a later flick, which brings nothing more; or with the Runner’s third fish. First catch and third fish in one flick both count.
rule-TWO-3 = With two players you swap roles after each round, and the game ends when both have been Catcher twice.

rule-TOUR-1 = Tournament scoring: every fish is worth one point, and so is every ID card held at the end of a round. Cards are neither shuffled nor looked at, and have no tricks. Most points wins. Our ruling: no extra pieces, and points go on even when the pile is empty.

rule-WAL-1 = Three walruses stand in rooms 3, 4 and 5. Knock one over in your flick, and you get another turn; they are stood up before the next player. Our ruling: one extra turn a flick, and each walrus falls once until it is stood up. Fallen means tipped by more than 45 degrees, however it came about. One that lies and is knocked out comes back lying and is still a fallen one.

rule-MANY-4 = Our ruling: the double school for many players is the school beside its mirror image, with two doors in the wall between them. The rooms of the right half have the numbers 6 to 10. Three doors carry fish: one at each end and one in the middle. Walruses stand in rooms 4, 8 and 10, portals lie in rooms 4 and 9, and honeycombs in the four corners of the whole school.
