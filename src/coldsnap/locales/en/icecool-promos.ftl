# What only the promos say: their events, questions, refusals and options. A block for each.

# How the moves of promos are typed; every promo has its lines.
icecool-promos-notation =
    With extra pieces at the table:
    { pawclaw-notation }
    { emperor-notation }

## Pawclaw

pawclaw-name = Pawclaw
honeycomb-name = corner { $id }
corner-name = corner { $id }

pawclaw-notation =
    {"  "}honeycomb corner-5b      spend a honeycomb and flick Pawclaw; afterwards it
                               lies in corner 5b

icecool-honeycombs-laid-out = Pawclaw waits on his dot, and honeycombs lie in far corners: { $spots }.
icecool-honeycomb-taken = { $seat } takes the honeycomb in { $spot }. Yummy!
icecool-honeycomb-spent = { $seat } gives { $body } a honeycomb and may flick him. It will lie in { $corner }.
icecool-honeycomb-laid = A honeycomb lies in { $spot } again.

icecool-board-pawclaw = Pawclaw has had his honeycomb: { $name } flicks him.
icecool-board-honeycombs =
    { $count ->
        [one] 1 honeycomb
       *[other] { $count } honeycombs
    }

refused-icecool-no-honeycomb = Pawclaw wants a honeycomb first. Touch one with your penguin.
refused-icecool-circle-start = Your penguin starts on the red circle: first flick it out of there.
refused-icecool-task-own-penguin = A task is for your own penguin, and Pawclaw does none. It is one or the other.
refused-icecool-no-such-corner = There is no corner { $corner } in this school.
refused-icecool-corner-not-next = The honeycomb goes to a corner of a room next door to Pawclaw, and { $corner } is none.
refused-icecool-corner-taken = Something is in { $corner } already. Choose a free corner.

icecool-option-pawclaw = Pawclaw the bear, and honeycombs
icecool-option-pawclaw-no = no
icecool-option-pawclaw-yes = yes
icecool2-option-pawclaw = { icecool-option-pawclaw }
icecool2-option-pawclaw-no = { icecool-option-pawclaw-no }
icecool2-option-pawclaw-yes = { icecool-option-pawclaw-yes }

## The Emperor

emperor-name = the Emperor

emperor-notation =
    {"  "}swap 2                   spend a snowflake: your 2 goes under the pile, and
                               you draw a new card
      again                    spend two snowflakes and flick again

icecool-snowflake-gained = { $seat } touches the Emperor and gets a snowflake!
icecool-snowflakes-spent =
    { $count ->
        [one] { $seat } spends a snowflake.
       *[other] { $seat } spends { $count } snowflakes.
    }
icecool-card-tucked =
    { $card ->
        [hidden] { $seat } puts a card under the pile.
       *[other] { $seat } puts a card under the pile: { $card }.
    }
icecool-snowflakes-counted =
    { $count ->
        [one] { $seat } has a snowflake left: one point more.
       *[other] { $seat } has { $count } snowflakes left: { $count } points more.
    }

icecool-board-snowflakes =
    { $count ->
        [one] 1 snowflake
       *[other] { $count } snowflakes
    }

refused-icecool-too-few-snowflakes =
    { $count ->
        [one] That costs a snowflake. Touch the Emperor to get one.
       *[other] That costs { $count } snowflakes, and you have { $held }. Touch the Emperor to get more.
    }
refused-icecool-pile-empty = The pile is empty: there is no new card to draw.

icecool-option-emperor = The Emperor, and snowflakes
icecool-option-emperor-no = no
icecool-option-emperor-yes = yes
icecool2-option-emperor = { icecool-option-emperor }
icecool2-option-emperor-no = { icecool-option-emperor-no }
icecool2-option-emperor-yes = { icecool-option-emperor-yes }

## Reasons for a shot that is shown

icecool-hint-team-fish = A fish of your team at door { $door }: { $chance } in 100 with a steady hand.
icecool-hint-emerald = The emerald fish at door { $door } is yours with this: { $chance } in 100 with a steady hand.
icecool-hint-emerald-passed = A touch, and { $seat } hands you the emerald fish: { $chance } in 100 with a steady hand.
icecool-hint-trap = This sends somebody over your Trap: { $chance } in 100 with a steady hand.
icecool-hint-walrus = A walrus falls, and you have another turn: { $chance } in 100 with a steady hand.
icecool-hint-snowflake = A touch of the Emperor, and a snowflake for you: { $chance } in 100 with a steady hand.
icecool-hint-honeycomb = This fetches a honeycomb: { $chance } in 100 with a steady hand.
icecool-hint-block = A bump, and you say where the closed door goes from { $door }: { $chance } in 100 with a steady hand.
icecool-hint-portal = Through the portal, from where it goes on well: { $chance } in 100 with a steady hand.
icecool-hint-rival = This sends { $seat } into the Catcher: { $chance } in 100 with a steady hand.
