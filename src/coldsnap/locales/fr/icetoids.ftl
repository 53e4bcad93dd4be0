### IceToids : tuiles cachées, pyramides qui pointent.

game-icetoids = IceToids
game-icetoids-about = Retournez les tuiles cachées, pointez et poussez les pyramides, et occupez vos trois symboles avant tout le monde.

## Comment les coups s'écrivent

icetoids-notation =
    Les coups sont courts. Une case est une lettre et un chiffre : b2.
      home b1       prendre b1 comme case de départ (dans un coin : home a1 south)
      enter         faire entrer une pyramide sur votre case de départ
      b2-b3         déplacer votre pyramide de b2 à b3
      b2-b3xB       de même, en poussant une bleue (R, Y, B ou G)
      enter xB      entrer en poussant une bleue
      b2:e          pointer votre pyramide de b2 vers l’est (n, e, s, w ouest)
      top n         poser la nouvelle tuile, le haut vers le nord
    Deux pyramides différentes sur une case ? Dites laquelle :
    b2u est celle qui est debout, b2n celle qui pointe vers le nord.

## Ce qui s'est passé

icetoids-began = Les tuiles sont mélangées, face cachée. { $seat } commence.
icetoids-home-chosen = { $seat } prend { $cell } comme case de départ ; ses pyramides entreront par { $side }.
icetoids-entered = { $seat } fait entrer une pyramide en { $cell }.
icetoids-moved =
    { $by ->
        [arrow] { $seat } suit une flèche de { $frm } à { $to }.
       *[pointing] { $seat } déplace une pyramide de { $frm } à { $to }.
    }
icetoids-pointed = { $seat } pointe la pyramide en { $cell } vers { $way }.
icetoids-pushed =
    { $own ->
        [yes] { $seat } pousse une de ses propres pyramides de { $frm } à { $to }.
       *[no] { $seat } pousse une pyramide de { $frm } à { $to } : elle est à { $owner }.
    }
icetoids-pushed-off =
    { $own ->
        [yes] { $seat } pousse une de ses propres pyramides hors du plateau en { $frm }. Elle attend de nouveau à l’entrée.
       *[no] { $seat } pousse une pyramide hors du plateau en { $frm } : elle est à { $owner } et attend de nouveau à l’entrée.
    }
icetoids-tile-turned = La tuile en { $cell } se retourne : { icetoids-tile-look }. { $seat } choisit son sens.
icetoids-tile-look =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] elle est vide
            [one] une flèche
           *[other] { $arrows_count } flèches
        }
        [one] le symbole { $icons }{ icetoids-tile-more }
       *[other] les symboles { $icons }{ icetoids-tile-more }
    }
icetoids-tile-more =
    { $arrows_count ->
        [0] { "" }
        [one] , avec une flèche
       *[other] , avec { $arrows_count } flèches
    }
icetoids-tile-oriented =
    { $arrows_count ->
        [0] { $seat } pose la tuile en { $cell }.
        [one] { $seat } pose la tuile en { $cell } : sa flèche mène vers { $arrows }.
       *[other] { $seat } pose la tuile en { $cell } : ses flèches mènent vers { $arrows }.
    }
icetoids-lapsed = { $seat } n’a pas décidé. La partie continue.
icetoids-repeated = La même position, déjà { $times } fois.
icetoids-won = { $seat } gagne : trois pyramides sur trois symboles !
icetoids-drawn =
    { $reason ->
        [repetition] Partie nulle : la même position est apparue trois fois.
        [cap] Partie nulle : elle a assez duré.
       *[blocked] Partie nulle : tout coup répéterait une ancienne position.
    }

move-icetoids-lapse = pas de réponse à temps

## La fin

icetoids-over-won = { $winners } gagne ! Trois pyramides occupent trois symboles.
icetoids-over-repetition = Partie nulle entre { $winners } : la même position est apparue trois fois.
icetoids-over-cap = Partie nulle entre { $winners } : elle a assez duré.
icetoids-over-blocked = Partie nulle entre { $winners } : tout coup répéterait une ancienne position.

## Options d'une table

icetoids-option-tiles = Tuiles
icetoids-option-tiles-singles12 = Douze tuiles à un symbole, quatre à flèches
icetoids-option-tiles-pairs6 = Six tuiles à deux symboles, dix à flèches
icetoids-option-orienter = Quand une poussée retourne une tuile, son sens est choisi par
icetoids-option-orienter-owner = qui possède la pyramide poussée
icetoids-option-orienter-mover = qui a poussé
icetoids-option-entering-pushes = Une pyramide qui entre peut pousser
icetoids-option-entering-pushes-yes = oui
icetoids-option-entering-pushes-no = non
icetoids-option-repetition = La même position pour la troisième fois
icetoids-option-repetition-draw = rend la partie nulle
icetoids-option-repetition-forbid = est interdite
icetoids-option-repetition-off = ne change rien

## Refus

refused-icetoids-home-first = Choisissez d’abord votre case de départ.
refused-icetoids-homes-are-fixed = Les cases de départ sont déjà choisies, et elles ne changent plus.
refused-icetoids-not-at-the-edge = Une case de départ est au bord du plateau, et ses pyramides attendent dehors.
refused-icetoids-home-taken = Cette case est déjà prise. Choisissez une autre case de départ.
refused-icetoids-orient-first = Posez d’abord la nouvelle tuile : tapez « haut » (ou « top ») et une direction.
refused-icetoids-nothing-to-orient = Il n’y a pas de nouvelle tuile à poser. Celles du plateau restent comme elles sont.
refused-icetoids-looks-alike = La tuile aurait exactement le même aspect. Choisissez une des directions proposées.
refused-icetoids-off-board = Cette pyramide attend hors du plateau. Elle doit d’abord entrer.
refused-icetoids-nobody-waits = Toutes vos pyramides sont déjà sur le plateau.
refused-icetoids-entering-cannot-push = À cette table, une pyramide qui entre ne pousse pas.
refused-icetoids-points-there-already = Cette pyramide pointe déjà par là.
refused-icetoids-edge = Le plateau s’arrête là, et on n’en sort pas.
refused-icetoids-cannot-go-there = Aucune flèche n’y mène, et votre pyramide ne pointe pas par là. Pointez-la d’abord.
refused-icetoids-upright-cannot-push = Une pyramide debout ne peut pas pousser. Pointez-la d’abord.
refused-icetoids-must-point-to-push = Pour pousser par là, votre pyramide doit pointer par là.
refused-icetoids-not-there = Il n’y a pas de telle pyramide à pousser sur cette case.
refused-icetoids-equal-piece = Une autre de vos pyramides y est tout à fait pareille. Prenez celle-là.
refused-icetoids-repeats = La même position reviendrait pour la troisième fois. Essayez autre chose.
refused-icetoids-no-such-piece = Vous n’avez pas de telle pyramide en { $cell }.
refused-icetoids-too-far = De { $frm } à { $to }, ce n’est pas un seul pas. Une pyramide va sur la case voisine, jamais en diagonale.

## Le plateau en texte et en image

icetoids-board-turn-choosing = { $name } ({ $colour }) choisit une case de départ.
icetoids-board-turn-playing = À { $name } ({ $colour }) de jouer.
icetoids-board-turn-orienting = { $name } ({ $colour }) pose la nouvelle tuile en { $cell }.
icetoids-board-turn-over = La partie est finie.
icetoids-board-seat-new = { $name } : pas encore de départ
icetoids-board-seat =
    { $waiting ->
        [0] { $name } : départ { $home }, { $ready } sur 3 aux symboles
       *[other] { $name } : départ { $home }, { $ready } sur 3 aux symboles, { $waiting } en attente
    }
# Pour les petites fenêtres : les pyramides en attente sont sur le plateau.
icetoids-board-seat-compact = { $name } : { $home }, { $ready }/3 symboles
icetoids-board-bag =
    { $count ->
        [0] Toutes les tuiles sont retournées.
        [one] Une tuile est encore cachée :
       *[other] { $count } tuiles sont encore cachées :
    }
icetoids-board-blank = vide
icetoids-legend =
    { $arrows } les flèches de la tuile : des passages
    { $symbol } le symbole de cette couleur
    { $hidden } une tuile encore cachée
    { $upright } une pyramide debout
    { $lying } une pyramide qui pointe vers l’est
    { $home } un départ, et les pyramides qui y attendent
icetoids-svg-title = IceToids après le coup { $ply }
icetoids-svg-desc = { $turn } { $hidden } tuiles sur 16 sont cachées. { $pieces }
icetoids-svg-on = { $colour } en { $cell }, { $facing }
icetoids-svg-waiting = { $colour } en attente
