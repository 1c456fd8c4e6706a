game-title = SmallWorld
game-line = Deux peuples, une carte : prenez les cases qui plaisent au vôtre, et frappez le premier.
game-players = 2 joueurs, ou seul contre un bot
side-0 = Premier peuple
side-1 = Second peuple
automaton = Le Jeu

option-size = Carte
option-size-help = Le côté de la carte, le nombre de manches et le nombre d'unités vont ensemble.
option-size-small = petite : 5 × 5, 5 manches, 4 unités
option-size-medium = moyenne : 10 × 10, 20 manches, 8 unités
option-size-large = grande : 15 × 15, 30 manches, 8 unités
option-peoples = Peuples
option-peoples-help = Chacun choisit le sien à la table, ou bien ils sont fixés ici. Les Vikings naviguent et aiment les rivages ; les Nains passent d'une montagne à l'autre ; les Gaulois courent dans les plaines.
option-peoples-chosen = chacun choisit le sien à la table
option-peoples-viking-viking = Vikings contre Vikings
option-peoples-dwarf-dwarf = Nains contre Nains
option-peoples-gaul-gaul = Gaulois contre Gaulois
option-peoples-viking-dwarf = Vikings contre Nains
option-peoples-viking-gaul = Vikings contre Gaulois
option-peoples-dwarf-viking = Nains contre Vikings
option-peoples-dwarf-gaul = Nains contre Gaulois
option-peoples-gaul-viking = Gaulois contre Vikings
option-peoples-gaul-dwarf = Gaulois contre Nains
option-start = Départ
option-start-help = Les deux peuples partent à portée l'un de l'autre, ou bien aussi loin que la carte le permet : on se bat alors bien moins. Un code de carte apporte ses propres départs.
option-start-near = à quelques pas l'un de l'autre
option-start-far = aussi loin que possible
option-score = Décompte
option-score-help = À la lettre du manuel, chaque unité marque : les piles ne bougent plus et deux bons joueurs font souvent match nul. Nous conseillons que chaque case ne compte qu'une fois, même à plusieurs : il faut s'étendre, et l'on se bat.
option-score-per_unit = chaque unité marque (la lettre du manuel)
option-score-per_tile = chaque case compte une fois (conseillé)
option-elimination = Plus d'unité
option-elimination-help = Un joueur sans unité perd aussitôt, ou bien l'autre continue seul et les points décident.
option-elimination-loses = défaite immédiate
option-elimination-points = les points décident
option-map = Code de la carte
option-map-help = Laissez vide pour une carte nouvelle, ou collez le code d'une carte qui vous a plu.

people-viking = Vikings
people-dwarf = Nains
people-gaul = Gaulois
people-one-viking = Viking
people-one-dwarf = Nain
people-one-gaul = Gaulois
people-unknown = peuple à choisir
people-letter-unknown = ?
people-letter-viking = V
people-letter-dwarf = N
people-letter-gaul = G
people-second = (rayés)
terrain-plain = plaine
terrain-mountain = montagne
terrain-water = eau
terrain-forest = forêt
terrain-desert = désert

prompt-choose = { $you ->
    [yes] Quel peuple menez-vous ? Regardez la carte : vos unités sont déjà posées.
   *[no] C'est { A($seat) } de choisir son peuple.
}
prompt-draw-first = On tire au sort qui commence.
prompt-act = { $you ->
    [yes] { $idle ->
        [0] Toutes vos unités ont fait ce qu'elles pouvaient : finissez votre tour.
        [one] Une unité peut encore agir : déplacez-la, attaquez, ou finissez votre tour.
       *[other] { $idle } unités peuvent encore agir : déplacez, attaquez, ou finissez votre tour.
    }
   *[no] C'est { A($seat) } de jouer.
}
prompt-act-last = { $you ->
    [yes] Dernière manche ! { $idle ->
        [0] Toutes vos unités ont fait ce qu'elles pouvaient : finissez votre tour.
        [one] Une unité peut encore agir.
       *[other] { $idle } unités peuvent encore agir.
    }
   *[no] Dernière manche : c'est { A($seat) } de jouer.
}
prompt-count-exchanges = Un dé dit combien de coups le combat peut durer.
prompt-exchange = Un dé décide du prochain coup.
prompt-over = { $you ->
    [yes] Vous gagnez aux points.
   *[no] { $seat } gagne aux points.
}
prompt-wiped-out = { $you ->
    [yes] Vous gagnez : il ne reste aucun ennemi sur la carte.
   *[no] { $seat } gagne : il ne reste aucun ennemi sur la carte.
}
prompt-drawn = Match nul : égalité de points.

move-end = { $idle ->
    [0] Finir le tour
    [one] Finir le tour (une unité inactive)
   *[other] Finir le tour ({ $idle } unités inactives)
}
move-step = Unité { $unit } : { $from } → { $to }, { $terrain ->
    [plain] plaine
    [mountain] montagne
    [water] eau
    [forest] forêt
   *[desert] désert
} ({ $cost } PD)
move-tunnel = Unité { $unit } : tunnel { $from } → { $to } ({ $cost } PD)
move-attack = Unité { $unit } : attaquer { $to } (tue à { $kill } %, meurt à { $die } %)
move-people = { $people ->
    [viking] Les Vikings
    [dwarf] Les Nains
   *[gaul] Les Gaulois
}
plan-walk = Unité { $unit } : { $from } → { $by } → { $to }
plan-stack = Les { $n } unités de { $from } → { $to }
move-face = { $face }
move-first = Le joueur { $n } commence

told-chose = { $you ->
    [yes] Vous menez { $people ->
        [viking] les Vikings
        [dwarf] les Nains
       *[gaul] les Gaulois
    }.
   *[no] { $seat } mène { $people ->
        [viking] les Vikings
        [dwarf] les Nains
       *[gaul] les Gaulois
    }.
}
told-begins = { $you ->
    [yes] Le sort vous désigne : vous commencez chaque manche.
   *[no] Le sort désigne { LE($seat) }, qui commence chaque manche.
}
told-round = Manche { $round } sur { $rounds }.
told-moved = { $you ->
    [yes] Votre unité { $unit } va de { $from } en { $to }.
   *[no] L'unité { $unit } { DE($seat) } va de { $from } en { $to }.
}
told-tunnelled = { $you ->
    [yes] Votre unité { $unit } disparaît dans la montagne en { $from } et ressort en { $to }.
   *[no] L'unité { $unit } { DE($seat) } disparaît dans la montagne en { $from } et ressort en { $to }.
}
told-attacked = { $you ->
    [yes] Votre unité { $unit } attaque { $to } depuis { $from } ; l'unité adverse { $defender } défend.
   *[no] L'unité { $unit } { DE($seat) } attaque { $to } depuis { $from } ; l'unité { $defender } défend.
}
told-exchanges = { $attacker_hp } PV contre { $defender_hp }. Le dé donne { $face }, plus { $extra } : { $exchanges } échanges de coups au plus.
told-hit = { $you ->
    [yes] Dé à { $faces } faces : { $face }, il fallait { $needed } au plus. Votre coup porte ; le défenseur tombe à { $hp } PV.
   *[no] Dé à { $faces } faces : { $face }, il fallait { $needed } au plus. Le coup { DE($seat) } porte ; le défenseur tombe à { $hp } PV.
}
told-parried = { $you ->
    [yes] Dé à { $faces } faces : { $face }, il fallait { $needed } au plus. Coup manqué, et votre riposte porte ; l'attaquant tombe à { $hp } PV.
   *[no] Dé à { $faces } faces : { $face }, il fallait { $needed } au plus. Coup manqué, et la riposte { DE($seat) } porte ; l'attaquant tombe à { $hp } PV.
}
told-killed = { $you ->
    [yes] Votre unité { $unit } meurt en défendant { $tile }.
   *[no] L'unité { $unit } { DE($seat) } meurt en défendant { $tile }.
}
told-fell = { $you ->
    [yes] Votre unité { $unit }, venue de { $tile }, meurt à l'attaque.
   *[no] L'unité { $unit } { DE($seat) }, venue de { $tile }, meurt à l'attaque.
}
told-advanced = { $you ->
    [yes] Votre unité { $unit } entre en { $tile }.
   *[no] L'unité { $unit } { DE($seat) } entre en { $tile }.
}
told-stood = { $you ->
    [yes] Votre unité { $unit } ne peut pas entrer en { $tile } : elle reste où elle est et garde ses points de déplacement.
   *[no] L'unité { $unit } { DE($seat) } ne peut pas entrer en { $tile } : elle reste où elle est et garde ses points de déplacement.
}
told-both-live = Le combat s'arrête sans mort : { $attacker_hp } PV pour l'attaquant, { $defender_hp } pour le défenseur.
told-turn-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
told-scored = { $you ->
    [yes] { $gain ->
        [0] Vous ne marquez rien et restez à { $points }.
        [one] Vous marquez { $gain } point, ce qui fait { $points }.
       *[other] Vous marquez { $gain } points, ce qui fait { $points }.
    }
   *[no] { $gain ->
        [0] { $seat } ne marque rien et reste à { $points }.
        [one] { $seat } marque { $gain } point, ce qui fait { $points }.
       *[other] { $seat } marque { $gain } points, ce qui fait { $points }.
    }
}
told-eliminated = { $you ->
    [yes] Vous n'avez plus d'unité.
   *[no] { $seat } n'a plus d'unité.
}
told-alone = { $you ->
    [yes] Vous finissez la partie sans adversaire ; les points décideront.
   *[no] { $seat } finit la partie sans adversaire ; les points décideront.
}
told-won = { $you ->
    [yes] Vous gagnez, { $points } { $points ->
        [one] point
       *[other] points
    } à { $other_points }.
   *[no] { $seat } gagne, { $points } { $points ->
        [one] point
       *[other] points
    } à { $other_points }.
}
told-wiped-out = { $you ->
    [yes] La carte est à vous : vous gagnez.
   *[no] La carte est { A($seat) } : c'est gagné.
}
told-drawn = Match nul, { $points } { $points ->
    [one] point
   *[other] points
} partout.

box-water-worth = l'eau ne rapporte de points à personne (SW-43) : il faut 0.

score-round = { $round ->
    [0] { $rounds } manches
   *[other] Manche { $round } sur { $rounds }
}
score-last = Dernières manches
score-income = + { $n } en l'état
board-title = Carte de { $side } sur { $side }, manche { $round } sur { $rounds }. { $first } : { $first_points } { $first_points ->
    [one] point
   *[other] points
}, { $first_units } { $first_units ->
    [one] unité
   *[other] unités
}. { $second } : { $second_points } { $second_points ->
    [one] point
   *[other] points
}, { $second_units } { $second_units ->
    [one] unité
   *[other] unités
}.
panel-selected = Unité choisie
panel-none = Choisissez une unité sur la carte : les cases où elle peut aller s'éclairent.
panel-unit = Unité { $n }
panel-hp = PV
panel-pd = PD
panel-hp-long = { $n } points de vie sur { $most }
panel-pd-long = { $n } points de déplacement sur { $most }
panel-worth = { $n ->
    [0] ne marque rien ici
    [one] marque { $n } point ici
   *[other] marque { $n } points ici
}
panel-tile = En { $tile }
panel-look = Cliquez sur une unité, la vôtre ou une autre, pour voir ses points.
panel-all = Toute la pile ({ $n })
panel-suggested = Bonnes cases
panel-idle = Unité suivante
panel-map = Code de la carte
odds-title = Attaque de { $tile }
odds-line = { $a } PV contre { $d }
odds-kill = tue à { $p } %
odds-die = meurt à { $p } %
odds-both = les deux vivent à { $p } %
fight-title = Le combat
legend-title = Ce que votre peuple aime
score-units-n = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
score-kills-n = { $n ->
    [one] { $n } ennemi tué
   *[other] { $n } ennemis tués
}
odds-left-short = PV restants : vous { $a }, lui { $d }
odds-left = en moyenne, il vous reste { $a } PV, et { $d } à lui
fight-begin = { $exchanges } échanges au plus
fight-hit = le coup porte
fight-parried = manqué, la riposte porte
fight-needed = ({ $needed } au plus sur un dé à { $faces } faces)
fight-killed = Le défenseur meurt.
fight-fell = L'attaquant meurt.
fight-both-live = Les deux vivent.
legend-viking = +1 à terre au bord de l'eau. Seuls les Vikings vont sur l'eau, où personne ne peut les attaquer.
legend-dwarf = D'une montagne, les Nains vont sur n'importe quelle autre pour 2 PD.
legend-gaul = Les Gaulois entrent dans une plaine pour 1 PD : deux plaines par tour, ou une plaine et une attaque.
chart-title = Points, manche après manche
chart-row = Manche { $n }
end-title = Après { $round } { $round ->
    [one] manche
   *[other] manches
}
end-units = Unités restantes
end-kills = Tués
end-points = Points
terminal-head = { $round ->
    [0] { $rounds } manches
   *[other] Manche { $round } sur { $rounds }
}
terminal-last = dernières manches !
terminal-points = points
terminal-now = +{ $n } en l'état
terminal-turn = à jouer
terminal-none = plus aucune
terminal-hint = Coups : b3 c3 (de, à ; deux plaines d'un coup aussi), b3* c3 (toute la pile), u2 c3 (l'unité 2 en c3), end (finir le tour).
