cli-help = Cinq jeux de société français sur une même table.
cli-help-games = Les jeux de la ludothèque.
cli-help-play = Jouer dans le terminal. Les options d'un jeu s'affichent par « ludo play JEU --help ».
cli-help-watch = Regarder jouer les joueurs de la maison.
cli-help-replay = Revoir une partie sauvée, coup par coup.
cli-help-verify = Vérifier que les dés d'une partie sauvée viennent bien de sa graine.
cli-help-rules = La règle d'un jeu, clause par clause ; d'où vient chaque clause dans le code et dans les tests.
cli-help-box = Le matériel d'un jeu : l'afficher, l'exporter, vérifier un fichier.
cli-help-serve = Ouvrir la table dans le navigateur.
cli-help-arena = Faire jouer beaucoup de parties à des joueurs.
cli-help-lab = Faire varier un composant ou une option et voir l'effet.
cli-help-tournament = Faire jouer un tournoi à des robots.
cli-help-export = Écrire des parties sous forme de tables à analyser.
cli-help-new = Préparer un paquet pour un jeu à vous.
cli-help-warm = Compiler les règles de tous les jeux, pour que tout démarre vite ensuite.
cli-help-bench = Mesurer la vitesse des jeux.

cli-flag-lang = La langue ; celle du système par défaut.
cli-flag-game = Le jeu, par son nom.
cli-flag-games = Seulement ces jeux, séparés par des virgules.
cli-flag-seed = La graine des dés : la même graine, les mêmes dés.
cli-flag-players = Qui joue, place par place : me (vous), random, beginner, club, pro, perfect.
cli-flag-code = Un fichier avec vos propres joueurs.
cli-flag-names = Les noms, place par place, séparés par des virgules.
cli-flag-set = Une option du jeu : --set option=valeur, autant de fois qu'il en faut.
cli-flag-box = Un fichier de matériel (voir « ludo box »).
cli-flag-load = Reprendre une partie sauvée.
cli-flag-own-dice = Vous lancez vos propres dés et tapez ce qu'ils montrent.
cli-flag-yes = Commencer tout de suite, sans passer par les choix.
cli-flag-delay = Les secondes entre deux coups.
cli-flag-file = Une partie sauvée (.ludo).
cli-flag-json = Répondre en JSON.
cli-flag-trace = Chaque clause avec ses fonctions et ses tests.
cli-flag-all = Tous les jeux.
cli-flag-missing = Seulement les clauses auxquelles il manque un test ou du code : rien, quand tout y est.
cli-flag-clause = Seulement cette clause.
cli-flag-export = Écrire le matériel d'origine dans ce fichier.
cli-flag-check = Vérifier ce fichier de matériel.
cli-flag-force = Écraser un fichier qui existe déjà.
cli-flag-host = L'adresse où écouter.
cli-flag-port = Le port où écouter.
cli-flag-database = La base de données : un fichier SQLite ou une adresse.
cli-flag-open = Ouvrir le navigateur.
cli-flag-seconds = La durée de chaque mesure, en secondes.
cli-flag-no-peers = Sans les jeux d'OpenSpiel.
cli-flag-chart = Dessiner aussi le diagramme dans ce fichier (PNG ou SVG).

cli-needs-value = { $name } attend une valeur.
cli-parser-usage = Usage :
cli-parser-options = Options :
cli-parser-commands = Commandes :
cli-parser-arguments = Arguments :
cli-parser-help = Cette aide.
cli-too-much = « { $given } » est de trop.
cli-no-such-flag = L'option { $given } n'existe pas ici. « --help » les montre toutes.
cli-no-such-command = La commande « { $given } » n'existe pas. Il y a : { $allowed }.
cli-missing = Il manque { $name }. « --help » montre comment l'écrire.
cli-bad-value = La valeur donnée à { $name } ne convient pas.
cli-misused = Commande incompréhensible : { $reason }
cli-bad-set = « { $given } » n'est pas de la forme option=valeur.
cli-which-game = Quel jeu ? Il y a : { $allowed }.
cli-choose-game = Quel jeu ? (numéro)
cli-load-alone = Une partie sauvée a déjà ses options, son matériel et sa graine : --load va sans eux.
cli-other-game = Cette sauvegarde est une partie de { $found }, pas de { $given }.
cli-too-many-players = { $given } joueurs donnés, il n'y a que { $most } { $most ->
    [one] place
   *[other] places
} à prendre.
cli-too-many-names = { $given } noms donnés, il n'y a que { $most } { $most ->
    [one] place
   *[other] places
}.
cli-watch-people = Pour regarder, tous les joueurs sont de la maison : random, beginner, club, pro… pas « me ».
cli-bad-delay = Un délai va de 0 à 60 secondes, pas { $given }.
cli-no-more-input = Plus rien à lire : la partie n'a pas commencé.
cli-interrupted = Interrompu.
cli-log = Attention : { $message }
cli-failed = Quelque chose a échoué : { $reason }

cli-form = Entrée pour commencer, un numéro pour changer :
cli-pick = Lequel ? (numéro, Entrée pour ne rien changer)
cli-by-chance = au hasard
option-on = oui
option-off = non
cli-level-me = vous
cli-level-random = Hasard
cli-level-beginner = Débutant
cli-level-club = Joueur de club
cli-level-pro = Pro
cli-level-perfect = Parfait

cli-welcome = Tapez un numéro ou un coup ; « ? » pour l'aide.
cli-promise = Empreinte des dés : { $promise }…
cli-seed = Graine des dés : { $seed }
cli-thinks = { $seat } réfléchit…
cli-warms-up = { $seat } réfléchit… (la toute première fois, les règles se compilent : une demi-minute)
cli-own-dice = Vos dés ({ $faces }), ou Entrée pour que la table lance :
cli-cover = Au tour { DE($seat) }. Entrée quand vous êtes seul devant l'écran :
cli-more-moves = … et { $count } autres coups, par exemple { $example }.
cli-no-such-number = De 1 à { $most }, s'il vous plaît.
cli-no-such-word = « { $given } » n'est pas une commande. « ? » les montre.
cli-won = { $seat } gagne.
cli-drawn = Match nul.
cli-after = Entrée pour finir, ou save, story, why :
cli-save-first = Sauver la partie avant de partir ? [O/n]
cli-save-where = Un autre fichier où la sauver (Entrée pour quitter sans sauver) :
cli-overwrite = { $path } existe déjà. L'écraser ? [o/N]
cli-not-saved = La partie n'est pas sauvée.
cli-retyped = « { $die } » est repris.
cli-saved = Partie sauvée dans { $path }.
cli-saved-how = Pour la reprendre : { $command }
cli-sure = Vraiment abandonner ? [o/N]
cli-goes-on = La partie continue.
cli-hint = Le joueur de club ferait : { $move } ({ $text })
cli-no-hint = Ce n'est pas à vous de jouer.
cli-rules-how = « rules 2 » montre un chapitre, « rules { $clause } » une clause, « rules mot » cherche un mot.
cli-rules-none = Aucune clause ne parle de « { $given } ».
cli-mark-d = [notre décision : la règle imprimée n'en dit rien]
cli-mark-r = [matériel reconstitué]
cli-mark-e = [nous nous écartons de la lettre de la règle imprimée]
cli-mark-d-part = [notre décision]
cli-mark-r-part = [reconstitué]
cli-mark-e-part = [écart]
cli-why-nothing = Rien à expliquer pour l'instant.

cli-word-help = aide
cli-word-undo = annuler
cli-word-board = plateau
cli-word-story = récit
cli-word-why = pourquoi
cli-word-rules = règles
cli-word-hint = conseil
cli-word-save = sauver
cli-word-resign = abandonner
cli-word-quit = quitter
cli-about-help = cette aide (ou « ? »)
cli-about-undo = reprendre son coup, tant qu'aucun dé n'est tombé depuis ; avec vos propres dés, le dernier tapé, jusqu'à la décision suivante
cli-about-board = revoir la table
cli-about-story = tout ce qui s'est passé
cli-about-why = les clauses qui expliquent le dernier événement
cli-about-rules = la règle : « règles 2 », « règles DJ-12 », « règles mot »
cli-about-hint = ce que ferait le joueur de club
cli-about-save = sauver : « sauver fichier.ludo » (« --force » à la suite écrase un autre fichier)
cli-about-resign = abandonner la partie
cli-about-quit = quitter, en proposant de sauver
cli-about-moves = Un coup se tape par son numéro, ou ainsi :

cli-games-name = Nom
cli-games-title = Jeu
cli-games-players = Joueurs
cli-games-minutes = Minutes
cli-games-how = ludo play { $name }

cli-replay-how = Entrée : suite · p : retour · un numéro de ligne · q : fin
cli-replay-at = ligne { $n } sur { $most }
cli-verify-none = Cette sauvegarde ne contient pas la graine des dés : rien à vérifier.
cli-verify-good = { $drawn ->
    [one] 1 dé ou tirage vient
   *[other] { $drawn } dés et tirages viennent
} bien de la graine.
cli-verify-typed = { $typed ->
    [one] 1 résultat a été tapé à la main.
   *[other] { $typed } résultats ont été tapés à la main.
}
cli-verify-earlier = { $earlier ->
    [one] 1 ligne vient d'une autre graine, inconnue.
   *[other] { $earlier } lignes viennent d'une autre graine, inconnue.
}
cli-verify-wrong = Ces lignes ne viennent pas de la graine : { $lines }.

cli-trace-clause = Clause
cli-trace-code = Code
cli-trace-tests = Tests
cli-trace-no-tests = Les tests ne sont pas installés ici : la trace se lit dans une copie du dépôt.
cli-trace-missing = { $clause } : il manque { $what ->
    [test] un test
   *[code] du code ou une page
}
cli-rules-no-game = Quel jeu ? « ludo rules JEU », ou « ludo rules --all ».
cli-no-clause = { $game } n'a pas de clause « { $given } ».
cli-box-good = { $path } convient.
cli-box-written = Matériel de { $game } écrit dans { $path }.
cli-warm-ready = { $name } : prêt en { $seconds } s
cli-bench-game = Jeu
cli-bench-steps = pas/s
cli-bench-decisions = décisions/s
cli-bench-games = parties/s
cli-bench-ratio = × le plus rapide d'OpenSpiel
cli-bench-chart = Diagramme : { $path }
cli-bad-seconds = Une mesure dure de 0,05 à 600 secondes, pas { $given }.
cli-bad-port = Un port va de 0 à 65535, pas { $given }.
cli-serving = La table est ouverte : { $address } (Ctrl-C pour fermer)
cli-not-for-game = { $command } ne s'applique pas à { $given }. C'est pour : { $allowed }.
cli-flag-new-name = Le nom du jeu : minuscules, chiffres et _.
cli-flag-folder = Où le préparer ; un dossier qui n'existe pas encore.
cli-new-bad-name = « { $given } » ne peut pas être le nom d'un nouveau jeu : de deux à trente et une minuscules, chiffres et _, ni celui d'un jeu existant, ni un mot de Python.
cli-new-exists = { $path } existe déjà ; rien n'a changé. Choisissez un autre --folder.
cli-new-done = { $path } est prêt. Ensuite : pip install -e { $path }, puis ludo play { $name } ; ses règles sont dans src/{ $name }/rules.py, ses tests dans tests.
