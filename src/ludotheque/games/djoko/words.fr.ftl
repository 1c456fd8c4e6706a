game-title = Djoko
game-line = Une manche de tennis en douze jeux et cinq dés : gérez votre souffle, gardez vos plus beaux coups pour le bon moment.
game-players = 1 ou 2 joueurs
side-0 = Joueur 1
side-1 = Joueur 2
automaton = Le Jeu

option-solo = Adversaire
option-solo-help = Une autre personne (ou un joueur de la maison), ou bien « Le Jeu », l'automate de la règle : un seul lancer, aucun choix.
option-solo-off = Deux joueurs
option-solo-on = En solo contre Le Jeu
option-sets = Manches gagnantes
option-sets-help = Une manche gagnante dure dix à quinze minutes ; deux manches gagnantes, c'est un vrai match.
option-sets-1 = Une manche gagnante
option-sets-2 = Deux manches gagnantes

# La feuille de score
sheet-title = Manche { $set }
sheet-game = Jeu
sheet-server = Serveur
sheet-recovery = Récupération
sheet-physical = Physique
sheet-technique = Technique
sheet-total = Total
sheet-score = Score
sheet-recovery-short = Récup.
sheet-physical-short = Phys.
sheet-technique-short = Tech.
sheet-tie-break = D
sheet-tie-break-long = Jeu décisif
sheet-boxes = Coups techniques
sheet-row = { $value } points
sheet-row-3 = Paire
sheet-row-6 = Double paire, brelan
sheet-row-9 = Suite, carré
sheet-box-ticked = case cochée
sheet-box-free = case libre
sheet-boxes-left = { $ticked } cochées sur { $boxes }
sheet-joker = Joker
sheet-joker-left = à jouer
sheet-joker-used = joué
sheet-joker-none = aucun
sheet-player-a = A, jaune
sheet-player-b = B, vert
sheet-a = A
sheet-b = B
sheet-sets = Manches
sheet-past = Manches jouées
sheet-past-n = Manches jouées : { $sets }
sheet-now = En l'état
sheet-if-stop = Si vous vous arrêtez là : récupération { $brought } + physique { $physical } + technique { $technique } = { $total } ; récupération au jeu suivant : { $recovery }.
sheet-to-beat = Total à battre
sheet-to-beat-n = Total à battre : { $total }
sheet-throws = Lancer { $throws } sur { $most }
sheet-throws-joker = Lancer { $throws } : coup du Joker
sheet-aside = Dé écarté
sheet-aside-n = Dé écarté : { $face }
sheet-dice = Dés
sheet-dice-shown = Dés : { $dice }
sheet-die = Dé { $face }
sheet-toss = Tirage au sort
odds-won = { $percent } %
odds-legend = % : les chances de gagner ce jeu sur ce seul lancer.
sheet-odds = { $percent } % de gagner ce jeu tout de suite
sheet-odds-title = Chances de gagner ce jeu sur ce lancer
sheet-picture = Une feuille de score de Djoko et cinq dés

combination-none = rien
combination-pair = une paire
combination-two-pairs = une double paire
combination-three = un brelan
combination-straight = une suite
combination-four = un carré

move-face = { $face }
move-serve = Servir
move-receive = Recevoir
move-aside = Écarter le { $face }
move-stop = S'arrêter là
move-keep = { $n ->
    [0] Relancer les { $count } dés{ $joker ->
        [yes] {" "}(coup du Joker)
       *[no] {""}
    }
   *[other] Garder { $kept }, relancer { $again }{ $joker ->
        [yes] {" "}(coup du Joker)
       *[no] {""}
    }
}
move-claim = { $value ->
    [0] Ne rien valider : total { $total }
   *[other] Valider { $value } points ({ $name ->
        [pair] { combination-pair }
        [two-pairs] { combination-two-pairs }
        [three] { combination-three }
        [straight] { combination-straight }
        [four] { combination-four }
       *[none] { combination-none }
    }) : total { $total }
}

prompt-choose = { $you ->
    [yes] Vous gagnez le tirage au sort : servir ou recevoir ?
   *[no] { $seat } choisit de servir ou de recevoir.
}
prompt-aside = { $you ->
    [yes] Vous servez : quel dé écartez-vous ?
   *[no] { $seat } sert et écarte un dé.
}
prompt-decide = { $you ->
    [yes] { $to_beat ->
        [0] Vous arrêter là ou relancer ?
       *[other] Il faut plus de { $to_beat } : vous arrêter là ou relancer ?
    }
   *[no] { $seat } s'arrête ou relance.
}
prompt-claim = { $you ->
    [yes] { $to_beat ->
        [0] Quel coup technique validez-vous ?
       *[other] Il faut plus de { $to_beat } : quel coup technique validez-vous ?
    }
   *[no] { $seat } choisit le coup technique à valider.
}
prompt-dice = { $you ->
    [yes] À vous de lancer { $count ->
        [1] le dé
       *[other] { $count } dés
    }.
   *[no] { $seat } lance { $count ->
        [1] un dé
       *[other] { $count } dés
    }.
}
prompt-toss = Un dé chacun : le plus fort choisit de servir ou de recevoir.
prompt-over = { $you ->
    [yes] Jeu, set et match : vous avez gagné !
   *[no] Jeu, set et match : { $seat } a gagné.
}

told-toss = { $you ->
    [yes] Tirage au sort : vous faites { $face }.
   *[no] Tirage au sort : { $seat } fait { $face }.
}
told-toss-tied = Égalité : on relance.
told-toss-won = { $you ->
    [yes] Vous gagnez le tirage au sort.
   *[no] { $seat } gagne le tirage au sort.
}
told-serves = { $you ->
    [yes] Vous servez le premier jeu : vous êtes le joueur A.
   *[no] { $seat } sert le premier jeu : c'est le joueur A.
}
told-throw = { $you ->
    [yes] Lancer { $throw } : vous avez { $dice }.
   *[no] Lancer { $throw } : { $seat } a { $dice }.
}
told-aside = { $you ->
    [yes] Vous écartez le { $face }.
   *[no] { $seat } écarte le { $face }.
}
told-joker = { $you ->
    [yes] Coup du Joker ! Vous tentez un quatrième lancer.
   *[no] Coup du Joker ! { $seat } tente un quatrième lancer.
}
told-stop = { $you ->
    [yes] Vous vous arrêtez sur { $dice }.
   *[no] { $seat } s'arrête sur { $dice }.
}
told-claim = { $you ->
    [yes] Vous validez { $name } : { $value } points.
   *[no] { $seat } valide { $name } : { $value } points.
}
told-marks = { $you ->
    [yes] Votre total : { $recovery } + { $physical } + { $technique } = { $total }.
   *[no] Total, { $seat } : { $recovery } + { $physical } + { $technique } = { $total }.
}
told-recovery = { $you ->
    [yes] Votre récupération pour le jeu suivant : { $recovery }.
   *[no] Récupération pour le jeu suivant, { $seat } : { $recovery }.
}
told-automaton = { $seat } lance { $dice } : physique { $physical }, technique { $technique }.
told-automaton-marks = Total, { $seat } : { $recovery } + { $physical } + { $technique } = { $total }.
told-automaton-recovery = Récupération pour le jeu suivant, { $seat } : { $recovery }.
told-equal = { $you ->
    [yes] Totaux égaux : le jeu va au serveur, c'est vous.
   *[no] Totaux égaux : le jeu va au serveur, { $seat }.
}
told-game = { $you ->
    [yes] Jeu pour vous, { $won } à { $lost }.
   *[no] Jeu { $seat }, { $won } à { $lost }.
}
told-set = { $you ->
    [yes] Vous remportez la manche { $won } à { $lost }.
   *[no] { $seat } remporte la manche { $won } à { $lost }.
}
told-match = { $you ->
    [yes] Jeu, set et match : vous gagnez { $won } { $won ->
        [one] manche
       *[other] manches
    } à { $lost } !
   *[no] Jeu, set et match : { $seat } gagne { $won } { $won ->
        [one] manche
       *[other] manches
    } à { $lost }.
}
told-tie-break = Six jeux partout : place au jeu décisif, un lancer sec de cinq dés chacun.
told-tie-marks = { $you ->
    [yes] Jeu décisif, votre total : { $recovery } + { $physical } + { $technique } = { $total }.
   *[no] Jeu décisif, total, { $seat } : { $recovery } + { $physical } + { $technique } = { $total }.
}
told-best-game = { $you ->
    [yes] Égalité au jeu décisif : vous avez le meilleur jeu de la manche ({ $total }), cela fait la différence.
   *[no] Égalité au jeu décisif : { $seat } a le meilleur jeu de la manche ({ $total }), cela fait la différence.
}
told-tie-again = Toujours à égalité : on rejoue le jeu décisif.
told-new-set = { $you ->
    [yes] Manche { $set } : vous servez le premier jeu, neuf cases et un Joker tout neufs.
   *[no] Manche { $set } : { $seat } sert le premier jeu, neuf cases et un Joker tout neufs.
}
