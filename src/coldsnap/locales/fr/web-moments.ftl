### Moments décisifs d’une pichenette, en légende du ralenti. Sans variable : l’image montre qui et où.

moment-through = Entièrement passé !
moment-not-through = Pas tout à fait passé …
moment-no-count = Passé, mais cette fois ça ne compte pas.
moment-touch = Touché ! Attrapé !
moment-over = Hop, par-dessus le mur !
moment-toppled = Et patatras !
moment-left = Hors de l’école !
moment-stuck = Coincé dans la porte.
moment-perched = Là-haut sur le mur ! Personne n’y reste.
