game-title = Djoko
game-line = Une manche de tennis en douze jeux et cinq dés : gérez votre souffle, gardez vos plus beaux coups pour le bon moment.
game-players = 1 ou 2 joueurs
side-0 = Joueur 1
side-1 = Joueur 2
automaton = Le Jeu

option-solo = Adversaire
option-solo-help = Une autre personne (ou un joueur de la maison), ou bien « Le Jeu », l'automate de la règle : un seul lancer, aucun choix.
option-solo-off = Deux joueurs
option-solo-on = En solo contre le Jeu
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
sheet-recovery-letter = R
sheet-physical-letter = P
sheet-technique-letter = T
sheet-total-letter = Σ
sheet-tie-break = D
sheet-tie-break-long = Jeu décisif
sheet-boxes = Coups techniques
sheet-row-3 = Paire
sheet-row-6 = Double paire, brelan
sheet-row-9 = Suite, carré
sheet-boxes-left = { $ticked ->
    [0] aucune case cochée sur { $boxes }
    [1] une case cochée sur { $boxes }
   *[other] { $ticked } cases cochées sur { $boxes }
}
sheet-joker = Joker
sheet-joker-left = à jouer
sheet-joker-used = joué
sheet-joker-unused = non joué
sheet-player-a = A, jaune
sheet-player-b = B, vert
sheet-a = A
sheet-b = B
sheet-past-n = Manches jouées : { $sets }
sheet-if-stop = Si vous vous arrêtez là : récupération { $brought } + physique { $physical } + technique { $technique } = { $total } ; récupération au jeu suivant : { $recovery }.
sheet-throws = Lancer { $throws } sur { $most }
sheet-throws-joker = Lancer { $throws } : coup du Joker
sheet-aside = Dé écarté
sheet-aside-n = Dé écarté : { $face }
sheet-dice = Dés
sheet-die = Dé { $face }
sheet-toss = Tirage au sort
odds-won = { $percent } %
odds-legend = % : les chances de gagner ce jeu sur ce seul lancer.
sheet-odds = { $percent } % de gagner ce jeu tout de suite
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
   *[no] Jeu, set et match pour { LE($seat) }.
}

told-toss = { $you ->
    [yes] Tirage au sort : vous faites { $face }.
   *[no] Tirage au sort : { LE($seat) } fait { $face }.
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
told-start = Récupération au premier jeu : { $recovery } pour les deux joueurs.
told-throw = { $you ->
    [yes] Lancer { $throw } : vous avez { $dice }.
   *[no] Lancer { $throw } : { LE($seat) } a { $dice }.
}
told-aside = { $you ->
    [yes] Vous écartez le { $face }.
   *[no] { $seat } écarte le { $face }.
}
told-kept = { $you ->
    [yes] { $again ->
        [1] Vous gardez { $dice } et relancez un dé.
        [4] Vous relancez vos quatre dés.
       *[other] Vous gardez { $dice } et relancez { $again } dés.
    }
   *[no] { $again ->
        [1] { $seat } garde { $dice } et relance un dé.
        [4] { $seat } relance ses quatre dés.
       *[other] { $seat } garde { $dice } et relance { $again } dés.
    }
}
told-joker = { $you ->
    [yes] Coup du Joker ! Vous tentez un lancer de plus.
   *[no] Coup du Joker ! { $seat } tente un lancer de plus.
}
told-stop = { $you ->
    [yes] Vous vous arrêtez sur { $dice }.
   *[no] { $seat } s'arrête sur { $dice }.
}
told-claim = { $you ->
    [yes] Vous validez { $name } : { $value } { $value ->
        [one] point
       *[other] points
    }.
   *[no] { $seat } valide { $name } : { $value } { $value ->
        [one] point
       *[other] points
    }.
}
told-declined = { $you ->
    [yes] Vous gardez vos cases : aucun coup technique validé.
   *[no] { $seat } garde ses cases : aucun coup technique validé.
}
told-marks = { $you ->
    [yes] Votre total : récupération { $recovery } + physique { $physical } + technique { $technique } = { $total }.
   *[no] Total { DE($seat) } : récupération { $recovery } + physique { $physical } + technique { $technique } = { $total }.
}
told-recovery = { $you ->
    [yes] Votre récupération au jeu suivant : { $recovery } ({ $throws ->
        [1] un seul lancer
       *[other] { $throws } lancers
    }, vos deux plus gros dés font { $highest }).
   *[no] Récupération { DE($seat) } au jeu suivant : { $recovery } ({ $throws ->
        [1] un seul lancer
       *[other] { $throws } lancers
    }, ses deux plus gros dés font { $highest }).
}
told-automaton = { $seat } lance { $dice } : physique { $physical } (ses deux plus gros dés), technique { $technique } ({ $aces ->
    [0] aucun as
    [1] un as
   *[other] { $aces } as
}).
told-automaton-marks = Total { DE($seat) } : récupération { $recovery } + physique { $physical } + technique { $technique } = { $total }.
told-automaton-recovery = Récupération { DE($seat) } au jeu suivant : { $recovery } (sa note physique est de { $physical }).
told-equal = { $you ->
    [yes] Totaux égaux : le jeu revient au serveur, c'est vous.
   *[no] Totaux égaux : le jeu revient au serveur, { LE($seat) }.
}
told-game = { $you ->
    [yes] { $standing ->
        [level] Jeu pour vous, { $won } partout.
        [behind] Jeu pour vous, mais vous restez derrière, { $lost } à { $won }.
       *[ahead] Jeu pour vous, { $won } à { $lost }.
    }
   *[no] { $standing ->
        [level] Jeu pour { LE($seat) }, { $won } partout.
        [behind] Jeu pour { LE($seat) }, qui reste derrière, { $lost } à { $won }.
       *[ahead] Jeu pour { LE($seat) }, { $won } à { $lost }.
    }
}
told-new-game = { $you ->
    [yes] Jeu { $game } : vous servez.
   *[no] Jeu { $game } : { LE($seat) } sert.
}
told-set = { $you ->
    [yes] Vous remportez la manche { $won } à { $lost }.
   *[no] { $seat } remporte la manche { $won } à { $lost }.
}
told-match = { $you ->
    [yes] { $won ->
        [1] Jeu, set et match pour vous !
       *[other] Jeu, set et match pour vous, { $won } manches à { $lost } !
    }
   *[no] { $won ->
        [1] Jeu, set et match pour { LE($seat) }.
       *[other] Jeu, set et match pour { LE($seat) }, { $won } manches à { $lost }.
    }
}
told-tie-break = Place au jeu décisif : un lancer sec de cinq dés chacun.
told-dropped = { $you ->
    [yes] Vous écartez votre plus petit dé, le { $face } : physique { $physical } (les deux plus petits des autres), technique { $technique } (vos cases cochées).
   *[no] { $seat } écarte son plus petit dé, le { $face } : physique { $physical } (les deux plus petits des autres), technique { $technique } (ses cases cochées).
}
told-tie-marks = { $you ->
    [yes] Votre total au jeu décisif : récupération { $recovery } + physique { $physical } + technique { $technique } = { $total }.
   *[no] Total { DE($seat) } au jeu décisif : récupération { $recovery } + physique { $physical } + technique { $technique } = { $total }.
}
told-best-game = { $you ->
    [yes] Égalité au jeu décisif : vous l'emportez grâce au meilleur jeu de la manche ({ $total } points).
   *[no] Égalité au jeu décisif : { LE($seat) } l'emporte grâce au meilleur jeu de la manche ({ $total } points).
}
told-tie-again = Toujours à égalité : on rejoue le jeu décisif.
told-new-set = { $you ->
    [yes] Manche { $set } : vous servez le premier jeu, vous êtes le joueur A.
   *[no] Manche { $set } : { LE($seat) } sert le premier jeu, c'est le joueur A.
}
told-new-sheet = { $solo ->
    [0] Chacun repart avec { $boxes } cases vides et un Joker.
   *[other] { $you ->
        [yes] Vous repartez avec { $boxes } cases vides et un Joker.
       *[no] { $seat } repart avec { $boxes } cases vides et un Joker.
    }
}
told-tired = Après un jeu décisif, personne n'a récupéré : récupération 0 pour les deux joueurs.

box-dj-values = les lignes de la grille doivent avoir des valeurs différentes.
