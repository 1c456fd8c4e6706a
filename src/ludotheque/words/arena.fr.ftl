# L'arène, le laboratoire, les tournois et les données
wrong-player-count = { $given } joueurs sont nommés ; il en faut un pour tous, ou { $wanted }.
bad-count = Impossible de jouer { $given } parties.
broken-invariant = Le contrôle { $check } a échoué dans la partie { $number } de la graine { $seed } ({ $game } ; { $setup } ; joueurs : { $players }), après { $steps } pas : c'est une faute des règles. { $path ->
    [none] Aucun dossier n'a permis de la garder.
   *[other] La partie jusque-là : { $path }
}
game-too-long = La partie { $number } de la graine { $seed } ({ $game } ; { $setup } ; joueurs : { $players }) n'est pas finie après { $steps } pas, le plus qu'une partie de ce jeu puisse durer : elle a été arrêtée. { $path ->
    [none] Aucun dossier n'a permis de la garder.
   *[other] La partie jusque-là : { $path }
}
arena-bad-count = Impossible de jouer { $given } parties : de 1 à { $most }.
arena-bad-workers = Impossible d'avoir { $given } fils de calcul : de 1 à { $most }.
arena-no-players = Aucun joueur n'est nommé.
arena-cannot-resume = Impossible de reprendre { $path } : ce n'est pas un résultat de l'arène, ou c'est celui d'un autre jeu, d'autres joueurs, d'une autre graine, d'autres options ou d'une autre boîte.
arena-resume-what = Pour reprendre, indiquez le fichier avec --json.
arena-no-dask = Une grappe demande Dask : pip install "ludotheque[arena]".
arena-no-cluster = Aucune grappe ne répond à { $address }. docs/cluster.md explique comment en lancer une.
arena-bad-address = « { $address } » ne peut pas être l'adresse d'une grappe : une adresse ressemble à tcp://machine:8786.
arena-not-dask = Quelque chose écoute à { $address }, mais ne répond pas comme un ordonnanceur Dask de notre version. docs/cluster.md explique comment en lancer un.
arena-no-workers = La grappe à { $address } n'a aucune machine au travail.
arena-worker-without-us = Les machines de { $address } ne peuvent pas jouer : { $reason }
arena-worker-differs = La machine { $worker } a une autre version ({ $theirs } ; ici : { $ours }).
unknown-measure = Il n'y a pas de mesure « { $given } ». Il y a : { $allowed }.

arena-flag-games = Le nombre de parties.
arena-flag-players = Qui joue : random, beginner, club, pro, pro:500 (itérations), perfect.
arena-flag-json = Écrire tout le résultat dans ce fichier.
arena-flag-resume = Reprendre à partir du résultat du fichier --json.
arena-flag-workers = Le nombre de fils de calcul (tous les cœurs par défaut).
arena-flag-cluster = L'adresse d'une grappe Dask.
lab-flag-vary = Ce qui varie : box.chemin=bas..haut, ou option=a,b. Deux fois au plus.
lab-flag-measure = Ce qu'on mesure, séparé par des virgules ; a/b est un rapport.
lab-flag-plot = Dessiner le résultat dans ce fichier (PNG ou SVG).
lab-flag-html = Écrire le résultat sous forme de page.
tournament-flag-form = open (knock_out, de 2 à 64 inscrits), round_robin ou grand_chelem (de 2 à 16).
export-flag-format = parquet ou csv.
export-flag-out = Le dossier des deux fichiers.
export-written = { $path } est écrit.

arena-playing = En jeu
arena-speed = { $games } parties/s
arena-interrupted = Interrompu : voici ce qui a été joué jusque-là.
arena-pair = Joueurs
arena-games = Parties
arena-won = Gagnées
arena-drawn = Nulles
arena-lost = Perdues
arena-rate = Score du premier
arena-first = Score de la première place
arena-player = Joueur
arena-elo = Elo
arena-interval = 95 %
arena-measure = Par partie
arena-steps = Étapes
arena-decisions = Décisions

lab-bad-factor = Impossible de faire varier « { $given } » : écrivez box.chemin=bas..haut, ou option=a,b.
lab-bad-range = Les valeurs de « { $given } » sont illisibles : écrivez 14..18, 0..100..25 ou a,b,c.
lab-empty-range = L'intervalle de « { $given } » est vide : le premier nombre ne doit pas dépasser le second.
lab-too-many = Cela ferait { $given } combinaisons ; on peut en jouer { $most } au plus.
lab-factors = { $given } choses à faire varier ; il en faut de 1 à { $most }.
lab-same-factor = « { $given } » y est deux fois.
lab-no-such-entry = Il n'y a pas de « { $part } » sur le chemin de « { $given } ». Il y a : { $allowed }.
lab-not-an-entry = « { $given } » n'est pas une seule valeur. À l'intérieur : { $inside }.
lab-no-effect = « { $given } » ne change rien avec ces options.
lab-plot-kind = Impossible de dessiner « { $given } » : le nom doit finir par { $allowed }.
lab-no-plots = Pour dessiner, il faut Matplotlib : pip install "ludotheque[arena]".
lab-dot = { $at } : { $found }
lab-legend = { $name } :
lab-games = Parties
lab-title = { $game } : une étude
lab-made = Joueurs : { $players }. { $games } parties par ligne, graine { $seed }. Intervalles à 95 %.
measure-home-wins = La première place gagne
measure-away-wins = La seconde place gagne
measure-draws = Parties nulles
measure-home-score = Score de la première place
measure-steps = Étapes
measure-decisions = Décisions
export-no-parquet = Les fichiers Parquet demandent pyarrow : pip install "ludotheque[arena]", ou --format csv.

tournament-unknown-form = Il n'y a pas de formule « { $given } ». Il y a : { $allowed }.
tournament-entrants = { $form ->
    [knock_out] Un Open
    [round_robin] Une poule
   *[grand_chelem] Un Grand Chelem
} réunit de { $least } à { $most } inscrits ; il y en aurait ici { $given }.
tournament-no-name = Chaque inscrit doit avoir un nom.
tournament-same-name = Deux inscrits ont le même nom.
tournament-two-sides = Un tournoi demande un jeu à deux camps, sans automate.
tournament-not-now = Le match { $match } ne peut pas être décidé maintenant.
tournament-no-draw = Le match { $match }, à élimination directe, doit avoir un vainqueur.
tournament-not-theirs = Cet inscrit ne joue pas le match { $match }.
tournament-no-match = Il n'y a pas de match { $match }.
tournament-bye = exempt
tournament-last-1 = Finale
tournament-last-2 = Demi-finales
tournament-last-4 = Quarts de finale
tournament-last-8 = Huitièmes de finale
tournament-round = { $known ->
    [yes] Tour { $n } : { $where }
   *[no] Tour { $n }
}
tournament-drawn = match nul
tournament-won-by = { $name } gagne
tournament-place = Rang
tournament-entrant = Inscrit
tournament-played = Joués
tournament-won = Gagnés
tournament-sets = Sets
tournament-games = Jeux
tournament-winner = { $count ->
    [one] { $names } remporte le tournoi.
   *[other] Vainqueurs ex æquo : { $names }.
}

env-endless = { $game } : après { $most } pas, le plus qu'une partie puisse durer, il n'y a ni décision ni fin.
env-illegal = { $given } n'est pas un coup permis maintenant : choisissez selon le masque.
env-missing = Cet environnement demande { $package } : pip install "ludotheque[env]".
env-bad-count = Impossible d'avoir { $given } positions à la fois : de 1 à { $most }.
env-unknown-opponent = Il n'y a pas d'adversaire « { $given } ». Il y a : { $allowed }.

tournament-page-title = Tournois
tournament-page-title-one = Tournoi
tournament-page-line = Élimination directe, poule ou Grand Chelem, entre joueurs et robots. Les amis entrent par un lien.
tournament-page-mine = Mes tournois
tournament-page-new = Un nouveau tournoi
tournament-page-state-open = inscriptions ouvertes
tournament-page-state-running = en cours
tournament-page-state-over = terminé
tournament-page-formula = Formule
tournament-page-form-knock_out = Open (élimination directe)
tournament-page-form-round_robin = Poule
tournament-page-form-grand_chelem = Grand Chelem
tournament-page-form-hint = Le Grand Chelem est une poule sur chaque surface, l'une après l'autre ; il choisit lui-même la surface.
tournament-page-who = Qui participe
tournament-page-places = Places en tout
tournament-page-me-too = Je participe
tournament-page-bots = Dont robots
tournament-page-level = Niveau des robots
tournament-page-open = Ouvrir le tournoi
tournament-page-join = Un tournoi
tournament-page-join-now = Participer
tournament-page-invite = Le lien pour les participants
tournament-page-full = Le tournoi est complet.
tournament-page-too-few = { $given ->
    [0] Personne n'est encore inscrit
    [one] Il n'y a qu'un inscrit
   *[other] Il n'y a que { $given } inscrits
 } : il en faut au moins { $least } pour le tirage.
tournament-page-too-many = Trop de tournois sont en cours sur ce serveur. Réessayez plus tard.
quota-tournaments = Trop de tournois ouverts par vous, ou depuis la même adresse, sont en cours. Terminez-en un avant d'en ouvrir un autre.
tournament-page-too-many-bots = Cela ferait { $given } inscrits ; il n'y a que { $most } places.
tournament-page-number = « { $given } » n'est pas un nombre d'inscrits.
tournament-page-not-found = Ce tournoi n'existe pas.
tournament-page-not-host = Seul celui qui a ouvert le tournoi fait procéder au tirage.
tournament-page-refresh = Actualiser
tournament-page-entrants = { $count ->
    [one] { $count } place prise sur { $places }
   *[other] { $count } places prises sur { $places }
}
tournament-page-you = { $count ->
    [one] vous
   *[other] à cet écran
}
tournament-page-size = de { $least } à { $most } inscrits
tournament-page-people = Autres personnes à cet écran, une par ligne
tournament-page-pair-hint = Quand on joue par paires, les deux noms vont ensemble : Anne & Bob. Qui vient seul attend un partenaire ou, au tirage, joue pour deux.
tournament-page-pair = Une paire s'écrit avec { $most } noms : Anne & Bob.
tournament-page-no-partner = attend un partenaire
tournament-page-beside = Partenaire
tournament-page-beside-nobody = aucun pour l'instant, ou nommé ci-dessus
tournament-page-partner-taken = Cette paire est déjà complète.
tournament-page-enter-here = Une autre personne à cet écran
tournament-page-enter-now = L'inscrire
tournament-page-court = Court { $n }
tournament-page-on-court = { $count ->
    [one] Le match en cours
   *[other] Les matchs en cours
}
tournament-page-waiting = Le tirage a lieu quand toutes les places sont prises.
tournament-page-draw-now = Tirer au sort maintenant, avec les présents
tournament-page-draw = Le tableau
tournament-page-next = Prochain match :
tournament-page-play = Jouer ce match
tournament-page-watch = Regarder
tournament-page-replay = Revoir
tournament-page-won = vainqueur
tournament-page-standing = Classement
tournament-page-back = Retour au tournoi

lab-page-title = Laboratoire
lab-page-line = Changez un composant ou une option, faites jouer des milliers de parties et voyez l'effet.
lab-page-vary = Ce qui varie
lab-page-vary-hint = Par exemple box.throws=2..4, ou une option : a,b. Choisissez dans la liste ou écrivez.
lab-page-vary-2 = Et aussi (facultatif)
lab-page-measures = Ce qu'on mesure
lab-page-games = Parties par valeur
lab-page-player = Qui joue
lab-page-start = Lancer
lab-page-another = Une autre étude
lab-page-progress = Parties jouées
lab-page-stop = Arrêter
lab-page-table = Les chiffres
lab-state-waiting = Une autre étude passe d'abord.
lab-state-running = En cours …
lab-state-done = Terminé.
lab-state-stopped = Arrêté : voici ce qui a été joué jusque-là.
lab-state-failed = L'étude a échoué.
lab-not-found = Cette étude n'existe pas (ou plus).
lab-busy = Trop d'études attendent. Réessayez dans un moment.
quota-studies = Trop d'études lancées par vous, ou depuis la même adresse, sont en cours. Attendez la fin de l'une d'elles, ou arrêtez-en une.
lab-too-much = Cela ferait { $given } parties ; on peut en jouer { $most } au plus ici. La ligne de commande n'a pas cette limite.

measure-sets = Sets
measure-games = Jeux
measure-tie-breaks = Jeux décisifs
measure-points = Points
measure-shots = Coups
measure-rally-shots = Coups dans les échanges
measure-longest-rally = Plus long échange
measure-aces = Aces
measure-double-faults = Doubles fautes
measure-winners = Coups gagnants
measure-served-points-won = Points gagnés au service
measure-replays = Points rejoués
measure-goals = Buts
measure-fouls = Fautes
measure-yellows = Cartons jaunes
measure-reds = Cartons rouges
measure-corners = Corners
measure-penalties = Penaltys
measure-halves = Périodes
measure-units = Unités restantes
measure-rounds = Manches
measure-of-side = { $what }, camp { $n }
measure-points-1 = Points, camp 1
measure-points-2 = Points, camp 2
measure-units-1 = Unités restantes, camp 1
measure-units-2 = Unités restantes, camp 2
measure-fought = Parties avec un combat
