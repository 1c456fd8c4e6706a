game-title = Tennis Open
game-line = Tous les coups du tennis avec des dés : passing, lob, volée, smash et amortie, sur terre battue, ciment ou gazon.
game-players = 2 joueurs, ou 4 en double
side-0 = Camp A
side-1 = Camp B
automaton = Le Jeu

option-surface = Surface
option-surface-help = Terre battue : de longs échanges. Gazon : la zone de volée est profonde et les points sont courts. Le ciment est entre les deux.
option-surface-clay = Terre battue
option-surface-cement = Ciment
option-surface-grass = Gazon
option-doubles = Simple ou double
option-doubles-help = En double, chacun désigne l'adversaire sur lequel il joue. À deux, chaque joueur déplace ses deux tennismen ; à quatre, un chacun.
option-doubles-0 = Simple
option-doubles-2 = Double à deux joueurs
option-doubles-4 = Double à quatre joueurs
option-sets = Durée
option-sets-help = Trois sets : le premier à deux sets gagne. Cinq sets : le premier à trois.
option-sets-3 = En trois sets
option-sets-5 = En cinq sets
option-tie_break = Jeu décisif
option-tie_break-help = À six jeux partout, un tie-break en sept points ; sans lui, comme en Coupe Davis, le set continue jusqu'à deux jeux d'écart.
option-tie_break-on = Tie-break à 6-6
option-tie_break-off = Sans tie-break

surface-clay = Terre battue
surface-cement = Ciment
surface-grass = Gazon
pair-0 = la paire A
pair-1 = la paire B
pair-start-0 = La paire A
pair-start-1 = La paire B
told-inside = { $you ->
    [yes] vous
   *[no] { LE($name) }
}
told-man = { $you ->
    [yes] Votre n° { $n }
   *[no] Le n° { $n } { DE($name) }
}
told-man-inside = { $you ->
    [yes] votre n° { $n }
   *[no] le n° { $n } { DE($name) }
}

zone-volley = Volée
zone-defence = Défense
zone-baseline = Fond de court
court-net = Filet
court-service-line = Ligne de service
court-ball = Balle
court-title = Court vu d'en haut, { $surface }.
court-man = { $name } { $place ->
    [8] au fond du court
   *[other] sur la division { $place }
}.
court-ball-at = Balle sur la division { $division } { $mine ->
    [yes] de votre côté
   *[no] en face
}.
court-ball-side = Balle sur la division { $division } du camp { $side }.
court-ball-hand = Balle dans la main du serveur.
court-division = Division { $n }
court-picture = Le court de Tennis Open vu d'en haut

score-title = Marque
score-set = Set { $n }
score-points = Points
score-serves = au service
score-tie-break = Tie-break
score-second = Deuxième balle
score-stake-1 = Balle de jeu
score-stake-1-break = Balle de break
score-stake-2 = Balle de set
score-stake-3 = Balle de match
score-won = vainqueur
score-advantage = Av.

stats-title = Statistiques
stats-points = Points joués
stats-longest = Plus long échange
stats-aces = Aces
stats-double-faults = Doubles fautes
stats-winners = Coups gagnants
stats-die = Dé de service
stats-shots = Coups joués

odds-title = Ce que donneraient les dés
odds-won = point gagné
odds-on = l'échange continue
odds-lost = point perdu
odds-line = { $won } % gagné · { $on } % continue · { $lost } % perdu
odds-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
odds-lands = total { $total } : division { $division }, { $p } %
odds-net = Filet
odds-out = Dehors
odds-you-die = Dé de service : { $faces }
odds-bonus-best = au meilleur bonus
risk = risque { $p } %
risk-legend = Risque : les chances qu'a le prochain coup adverse de gagner d'emblée si vous vous placez là.
dice-shown = Dés : { $dice }
dice-total = total { $total }
dice-bonus = bonus { $bonus }

stroke-return = retour de service
stroke-short = balle courte
stroke-drive = balle d'échange
stroke-long = balle longue
stroke-passing = passing
stroke-lob = lob
stroke-volley = volée
stroke-backcourt = volée de fond de court
stroke-smash = smash
stroke-smash-return = retour de smash

fate-win-return = Retour gagnant
fate-win-passing = Passing gagnant
fate-win-lob = Lob gagnant
fate-win-behind = Balle derrière le défenseur
fate-win-drop = Amortie gagnante
fate-win-volley = Volée gagnante
fate-win-smash = Smash gagnant
fate-win-ace = Ace
fate-double-fault = Double faute
fate-net = Dans le filet
fate-out = Dehors
fate-plain = l'adversaire joue normalement
fate-volley = l'adversaire volleye
fate-backcourt = volée de fond de court adverse
fate-smash-return = retour de smash avec 1 dé
fate-lobbed = l'adversaire peut smasher
fate-side = Point pour { LE($name) }

move-face = { $face }
move-first = Le camp { $side } sert
move-stand = { $stays ->
    [yes] { $place ->
        [8] Rester au fond
       *[other] Rester sur { $place }
    }
   *[no] { $place ->
        [8] Fond de court
       *[other] Division { $place }
    }
}
move-on = Jouer sur { $man } { $place ->
    [8] (fond de court)
   *[other] (division { $place })
}
move-dice = { $stroke ->
    [passing] Passing : 2 dés
    [lob] Lob : 3 dés
   *[other] { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
}
move-bonus = { $bonus ->
    [0] Sans bonus : { $total }
   *[other] Bonus +{ $bonus } : { $total }
}
move-smash = Smasher
move-bounce = Laisser rebondir

prompt-nature = Les dés roulent…
prompt-partner-serving = { $you ->
    [yes] { $man ->
        [none] Votre partenaire va servir : où vous placez-vous ?
       *[other] Où se place { $man }, le partenaire du serveur ?
    }
   *[no] { $seat } place le partenaire du serveur.
}
prompt-partner-receiving = { $you ->
    [yes] { $man ->
        [none] Votre partenaire va recevoir : où vous placez-vous ?
       *[other] Où se place { $man }, le partenaire du receveur ?
    }
   *[no] { $seat } place le partenaire du receveur.
}
prompt-server-place = { $you ->
    [yes] Service sur la division { $ball } : où vous placez-vous pour attendre le retour ?
   *[no] { $seat } se place après son service.
}
prompt-aim = { $you ->
    [yes] { $man ->
        [none] Sur qui jouez-vous ?
       *[other] { $man } frappe : sur qui jouez-vous ?
    }
   *[no] { $seat } choisit sur qui jouer.
}
prompt-dice = { $you ->
    [yes] { $shot ->
        [return] Balle sur la division { $ball } : avec combien de dés retournez-vous le service ?
        [volley] Vous volleyez la balle de la division { $ball } : combien de dés ?
       *[other] Balle sur la division { $ball } : combien de dés ?
    }
   *[no] { $seat } choisit ses dés.
}
prompt-bonus = { $you ->
    [yes] { $total } aux dés : quel bonus de volée ajoutez-vous ?
   *[no] { $seat } choisit son bonus de volée.
}
prompt-place = { $you ->
    [yes] Votre balle est sur la division { $ball } : où vous placez-vous ?
   *[no] { $seat } se place après son coup.
}
prompt-answer = { $you ->
    [yes] Le lob retombe derrière vous, sur la division { $ball } : smash ou rebond ?
   *[no] { $seat } répond au lob : smash ou rebond ?
}
prompt-over = { $you ->
    [yes] Jeu, set et match : vous avez gagné !
   *[no] Jeu, set et match : { LE($seat) } a gagné.
}
prompt-over-pair = Jeu, set et match : { $side ->
    [0] la paire A a gagné.
   *[other] la paire B a gagné.
}

told-toss = { $you ->
    [yes] Le sort vous désigne : vous servez en premier.
   *[no] Le sort désigne { $inside }, qui sert en premier.
}
told-pair-toss = Le sort désigne { $inside } : son numéro 1 sert en premier.
told-partner = { $you ->
    [yes] Vous attendez
   *[no] { $seat } attend
} { $place ->
    [8] au fond du court
   *[other] sur la division { $place }
}.
told-let = Let : on relance le dé.
told-fault = { $you ->
    [yes] Faute ! Vous jouez votre deuxième balle.
   *[no] Faute ! Deuxième balle pour { $inside }.
}
told-double-fault = { $you ->
    [yes] Double faute : vous perdez le point.
   *[no] Double faute : { $inside } perd le point.
}
told-ace = { $you ->
    [yes] Ace ! Le point est à vous.
   *[no] Ace pour { $inside } !
}
told-ace-again = Pas d'ace sur une deuxième balle : on relance le dé.
told-service = { $you ->
    [yes] Vous servez
   *[no] { $seat } sert
} { $attempt ->
    [1] {""}
   *[2] une deuxième balle{" "}
}sur la division { $division }.
told-stands = { $you ->
    [yes] Vous { $way ->
        [stays] restez
        [forward] avancez
       *[back] reculez
    }
   *[no] { $seat } { $way ->
        [stays] reste
        [forward] avance
       *[back] recule
    }
} { $place ->
    [8] au fond du court
   *[other] sur la division { $place }
}.
told-steps = { $you ->
    [yes] Vous { $way ->
        [forward] avancez
       *[back] reculez
    }
   *[no] { $seat } { $way ->
        [forward] avance
       *[back] recule
    }
} { $place ->
    [8] au fond du court
   *[other] sur la division { $place }
} pour frapper.
told-aims = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} sur { $other }.
told-shot = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $stroke }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
told-bonus = Bonus de volée : { $you ->
    [yes] vous ajoutez
   *[no] { $inside } ajoute
} { $bonus }.
told-lands = { $throw } : la balle tombe sur la division { $division }.
told-lobbed = { $throw } : le lob retombe sur la division { $division }, derrière le volleyeur, qui peut smasher.
told-net = { $you ->
    [yes] { $throw } : votre balle est dans le filet.
   *[no] { $throw } : dans le filet, { $inside } perd le point.
}
told-out = { $you ->
    [yes] { $throw } : trop long, votre balle sort.
   *[no] { $throw } : trop long, { $inside } envoie la balle dehors.
}
told-smash = { $you ->
    [yes] Vous smashez
   *[no] { $seat } smashe
} depuis la division { $place }, avec 2 dés.
told-driven-back = Le smash { $you ->
    [yes] vous renvoie
   *[no] renvoie { $inside }
} au fond du court.
told-bounce = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} rebondir le lob.
told-winner = pour { $inside }
told-win-return = { $throw } : la balle tombe sur { $division }, { $at ->
    [feet] dans les pieds du serveur
   *[behind] derrière le serveur
}. Retour gagnant { told-winner } !
told-win-passing = { $throw } : la balle file sur { $division }, derrière le volleyeur. Passing gagnant { told-winner } !
told-win-lob = { $throw } : le lob retombe sur { $division }, hors d'atteinte. Lob gagnant { told-winner } !
told-win-behind = { $throw } : la balle passe sur { $division }, derrière le défenseur. Point gagnant { told-winner } !
told-win-drop = { $throw } : la balle meurt juste derrière le filet. Amortie gagnante { told-winner } !
told-win-volley = { $throw } : volée au fond, sur { $division }. Volée gagnante { told-winner } !
told-win-smash = { $throw } : le smash claque sur { $division }. Smash gagnant { told-winner } !
told-point = { $call }.
told-pair-point = { told-point }
told-tie-point = { $standing ->
    [level] { $points } partout.
   *[ahead] { $points } à { $other_points } pour { $inside }.
}
told-pair-tie-point = { told-tie-point }
told-game = Jeu pour { $inside }, { $standing ->
    [level] { $games } partout.
    [ahead] { $games } à { $other_games }.
   *[behind] mais { $you_other ->
        [yes] vous menez
       *[no] { $other } mène
    } { $other_games } à { $games }.
}
told-pair-game = Jeu pour { $inside }, { $standing ->
    [level] { $games } partout.
    [ahead] { $games } à { $other_games }.
   *[behind] mais { $other } mène { $other_games } à { $games }.
}
told-set = Jeu et set pour { $inside }, { $games } à { $other_games }{ $tied ->
    [yes] {" "}({ $tie_won } à { $tie_lost } au tie-break)
   *[no] {""}
}.
told-pair-set = { told-set }
told-match = { $you ->
    [yes] Jeu, set et match : vous gagnez, { $sets } sets à { $other_sets } !
   *[no] Jeu, set et match pour { $inside }, { $sets } sets à { $other_sets }.
}
told-pair-match = Jeu, set et match pour { $inside }, { $sets } sets à { $other_sets }.
told-tie-break = Tie-break, en sept points et deux d'écart.

call-points = { $first } - { $second }
call-all = { $points } partout
call-deuce = Égalité
call-advantage = Avantage pour { $inside }

box-no-service = ce dé ne montre aucune division : aucun service ne peut réussir.
box-long-service = { $given } est hors de la zone de service de cette surface, qui va de 1 à { $most }.
