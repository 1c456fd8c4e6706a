unknown-game = Aucun jeu ne s'appelle « { $given } ». Il y a : { $allowed }.
unknown-option = Aucune option ne s'appelle « { $option } ». Il y a : { $allowed }.
unknown-language = La langue « { $given } » n'existe pas ici. Il y a : { $allowed }.
unknown-player = Aucun joueur ne s'appelle « { $given } ». Il y a : { $allowed }.
no-such-seat = Il n'y a pas de place { $given } à cette table : les places vont de 0 à { $most }, et -1 est un spectateur.
bad-option = « { $given } » ne convient pas pour { $option }. Valeurs possibles : { $allowed }.
bad-option-long = Le texte donné pour { $option } est bien trop long.
bad-option-text = { $option } est un texte, et « { $given } » n'en est pas un.
bad-seed = Une graine est un texte de 1 à { $most } caractères affichables.
unreadable-move = « { $given } » n'est pas un coup de ce jeu.
unreadable-line = « { $given } » n'est pas une ligne d'un journal de partie.
illegal-move = « { $given } » n'est pas permis maintenant.
illegal-outcome = « { $given } » ne peut pas sortir maintenant. Possibles : { $allowed }.
too-many-outcomes = « { $given } » est de trop : les dés n'ont plus à parler.
game-is-over = La partie est terminée.
natures-turn = Les dés doivent d'abord tomber.
not-natures-turn = Il n'y a rien à lancer ni à piocher maintenant.
not-your-turn = Ce n'est pas à cette place de jouer.
nothing-to-undo = Rien à reprendre : un dé, une pioche ou le coup d'un autre est passé entre-temps.
nothing-to-retype = Aucun dé tapé à reprendre : une décision ou un dé lancé par la table est passé entre-temps.
too-many-undos = Plus rien à reprendre : on ne revient pas en arrière plus de { $most } fois par partie.
log-full = Ce journal compte { $most } lignes : aucune partie n'est plus longue. On ne peut plus qu'abandonner.
bad-box = On ne peut pas jouer avec { $source } :
box-not-a-box = « box » est un matériel de { $game } ou toutes ses données en dict (game("{ $game }").standard_box.data, modifié) ; on a donné { $given }.
box-unreadable = { $source } est illisible : { $reason }
box-not-a-number = il y a { $given } ; il faut un nombre entier de { $low } à { $high }.
box-out-of-range = il y a { $given } ; il faut de { $low } à { $high }.
box-not-a-word = il y a { $given } ; il faut l'un de : { $allowed }.
box-not-words = il y a { $given } ; il faut une liste prise parmi : { $allowed }.
box-not-a-table = il y a { $given } ; il faut une table.
box-extra-key = clé inconnue. Connues ici : { $allowed }.
box-missing-key = cette clé manque.
box-wrong-count = { $given } donné(s) ; il en faut { $least ->
    [0] au plus { $most }.
   *[other] de { $least } à { $most }.
}
file-unwritable = Impossible d'écrire { $path } : { $reason }
file-exists = { $path } existe déjà ; rien n'a changé. Choisissez un autre nom, ou ajoutez --force pour l'écraser.
box-not-a-text = il y a { $given } ; il faut un texte d'au plus { $most } caractères.
box-more-problems = ... et { $n } de plus.
save-unreadable = Impossible de lire { $path } : { $reason }
save-too-large = { $path } dépasse { $most } Mo : ce n'est pas une sauvegarde.
save-not-json = { $path } est abîmé ou tronqué : ce n'est pas une sauvegarde entière.
save-not-ludo = { $path } n'est pas une sauvegarde de Ludothèque.
save-newer-format = { $path } vient d'une Ludothèque plus récente. Mettez à jour, puis rouvrez-le.
save-newer-rules = { $path } suit la version { $given } des règles, cette Ludothèque en connaît la version { $ours }. Mettez à jour, puis rouvrez-le.
save-older-rules = { $path } suit d'anciennes règles (version { $given }, la nôtre est { $ours }) : { $reason }
save-missing = Il manque « { $entry } » dans { $path }.
save-wrong-entry = { $path } : « { $entry } » n'est pas ce qu'il faut, c'est-à-dire { $entry ->
    [game] le nom d'un jeu
    [rules] un nombre entier, la version des règles
    [setup] les options du jeu avec leurs valeurs, sans rien laisser au sort
    [log] une liste de lignes
    [box] « standard » ou un matériel entier
    [names] une liste de noms, un par place
    [seed] un texte d'au plus 200 caractères
    [seeded_from] le numéro d'une ligne
   *[other] un texte de 64 chiffres hexadécimaux
}.
save-too-long = { $path } compte { $given } lignes : aucune partie de ce jeu n'en a plus de { $most }.
save-other-box = { $path } a été joué avec un matériel qui n'est pas dans le fichier.
save-other-seed = { $path } a été modifié : sa graine n'est pas celle qui était promise.
save-breaks = Impossible de suivre la partie après la ligne { $n } (« { $line } ») : { $reason }
player-n = Joueur { $n }
automaton = Le Jeu
own-player-name = « { $given } » ne peut pas être le nom d'un joueur : minuscules, chiffres et _, 31 au plus, et aucun de { $taken }.
own-player-illegal = Le joueur { $name } a répondu { $given }, qui n'est pas un coup permis. Permis ici : { $allowed }.
own-player-no-choose = Un { $given } ne peut pas jouer : un joueur est un nom, ou un objet avec choose(seen, seat, seed).
own-code-unreadable = Impossible de lire { $path } : { $reason }
own-code-fails = Impossible d'exécuter { $path } : { $reason }
own-code-empty = { $path } n'apporte aucun joueur : marquez une classe avec @own_player("nom").
