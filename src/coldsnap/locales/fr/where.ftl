### Ce qui se trouve où, en phrases pour qui ne voit pas le plateau : à taper dans le navigateur et dans le terminal.

## Les mots qui le demandent. Le premier est celui qui est montré.

typed-command-where = où
typed-command-moves = coups coup
typed-command-who = qui
typed-command-fish = poissons poisson
typed-command-score = score points

## Toutes les phrases

where-you = Vous
where-line = { $name } : { $facts }.
where-coloured = { $name }, { $colour }
where-and-more = { $first } ; { $more }

## Où l’on est

where-off = pas encore sur la glace
where-platform = sur la Plateforme, en haut
where-out = hors de l’école
where-in-door = dans la porte { $door } entre { $first } et { $second }
where-from-door = à { $distance } cm de la porte { $door } vers { $room }
where-from-you = à { $distance } cm de vous, { $way }
where-next-door =
    { $count ->
        [one] { $who } est juste à côté
       *[other] { $who } sont juste à côté
    }
where-way-n = au nord
where-way-ne = au nord-est
where-way-e = à l’est
where-way-se = au sud-est
where-way-s = au sud
where-way-sw = au sud-ouest
where-way-w = à l’ouest
where-way-nw = au nord-ouest

## Ce que l’on peut viser

where-goal = { $typed } : { $goal }, à { $distance } cm, { $way }.
where-goal-door = la porte vers { $room }

## Qui joue

where-turn = C’est à { $name } de jouer.
where-turn-yours = C’est à vous de jouer.
where-caught = attrapé
where-no-home = pas encore de case de départ
where-home = case de départ { $cell }

## Poissons

where-fish =
    { $of ->
        [one] { $taken } poisson sur un
       *[other] { $taken ->
            [one] { $taken } poisson
           *[other] { $taken } poissons
        } sur { $of }
    }
where-fish-left =
    { $count ->
        [one] il en reste un à la porte { $doors }
       *[other] il en reste aux portes { $doors }
    }
where-door = { $door } entre { $first } et { $second }
where-emerald = Le poisson d’émeraude est accroché à la porte { $door }.
where-no-fish = Il n’y a pas de poisson à prendre.

## Où chacun en est

where-round = Manche { $round } sur { $rounds }.
where-points =
    { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
where-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
where-ids =
    { $count ->
        [0] aucune carte d’identité
        [one] une carte d’identité
       *[other] { $count } cartes d’identité
    }
where-drill =
    { $tries ->
        [one] { $successes } réussi sur un essai.
       *[other] { $successes ->
            [one] { $successes } réussi
           *[other] { $successes } réussis
        } sur { $tries } essais.
    }
where-lap =
    { $rooms ->
        [one] { $rooms } salle atteinte
       *[other] { $rooms } salles atteintes
    }, { $flicks ->
        [one] { $flicks } pichenette.
       *[other] { $flicks } pichenettes.
    }
where-no-score = Il n’y a rien à compter ici.

## IceToids

where-pyramid = { $cell } { $facing }
where-waiting =
    { $cell ->
        [no] { $count } en attente
       *[other] { $count } en attente à { $cell }
    }
where-symbols =
    { $count ->
        [one] { $count } symbole sur 3
       *[other] { $count } symboles sur 3
    }
where-tile =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] rien dessus
            [one] une flèche vers { $arrows }
           *[other] des flèches vers { $arrows }
        }
        [one] le symbole { $icons }{ where-tile-arrows }
       *[other] les symboles { $icons }{ where-tile-arrows }
    }
where-tile-arrows =
    { $arrows_count ->
        [0] { "" }
        [one] , une flèche vers { $arrows }
       *[other] , des flèches vers { $arrows }
    }
where-hidden =
    { $count ->
        [one] Une tuile est face cachée.
       *[other] { $count } tuiles sont face cachée.
    }

## Seulement dans le navigateur

where-title = Ce qui se trouve où
where-show = Le montrer sur la page
where-answer = Réponse
where-topic-where = Les places
where-topic-moves = Ce que vous pouvez taper
where-topic-who = Qui joue
where-topic-fish = Poissons
where-topic-score = Score
where-typed = { $moves }.
where-nothing-offered = Rien : vous attendez quelqu’un.
where-goal-wall = le mur
where-aim = { $degrees }°, { $way }, force { $percent } %.
where-aim-at = { $degrees }°, { $way }, force { $percent } % : vers { $goal }, à { $distance } cm.
where-result = { $clauses }.
where-did = { $name } { $did }
where-takes = prend un poisson à la porte { $door }
where-is-caught = est attrapé par { $by }
where-rests = s’arrête dans { $room }
where-rests-in-door = s’arrête dans la porte { $door }
where-rests-out = glisse hors de l’école
