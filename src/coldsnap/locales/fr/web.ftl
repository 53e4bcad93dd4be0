### Ce que seule la table du navigateur dit. Tout ce qui touche aux jeux est dans les fichiers que lit aussi le terminal.

web-title = Coldsnap
