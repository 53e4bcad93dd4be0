### Ce que dit une commande avant de finir par une erreur : ce qui ne va pas, et si possible, que faire.

error-no-texts = il n’y a pas de textes en « { $language } » ; il y a { $known }
error-no-message = le texte { $message } ({ $language }) ne peut pas être dit : { $cause }
error-system = le système refuse : { $cause }
error-system-file = { $path } : { $cause }
error-no-shell = « { $shell } » ne peut pas apprendre à compléter ; le peuvent : { $known }
error-usage-extra = rien n’était attendu après les arguments : { $given } ({ $command } --help en dit plus)
error-usage-no-command = il n’y a pas de commande « { $name } » ({ $command } --help en dit plus)
error-usage-no-command-near = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ? ({ $command } --help en dit plus)
