### Ce que le navigateur dit à toutes les tables, quel que soit le jeu.

web-table-taken-back = Un coup a été repris.

## Moments décisifs, en légende du ralenti

moment-through = Entièrement passé !
moment-not-through = Pas tout à fait passé …
moment-no-count = Passé, mais cette fois ça ne compte pas.
moment-touch = Touché ! Attrapé !
moment-over = Hop, par-dessus le mur !
moment-toppled = Et patatras !
moment-left = Hors de l’école !
moment-stuck = Coincé dans la porte.
moment-perched = Là-haut sur le mur ! Personne n’y reste.
