game-title = SmallWorld
game-line = Deux peuples, une carte : prenez les cases qui plaisent au vôtre, et frappez le premier.
game-players = 2 joueurs, ou seul contre un bot
side-0 = Premier peuple
side-1 = Second peuple
automaton = Le Jeu

option-size = Carte
option-size-help = Le côté de la carte, le nombre de tours et le nombre d'unités vont ensemble.
option-size-small = petite : 5 × 5, 5 tours, 4 unités
option-size-medium = moyenne : 10 × 10, 20 tours, 8 unités
option-size-large = grande : 15 × 15, 30 tours, 8 unités
option-peoples = Peuples
option-peoples-help = Les Vikings naviguent et aiment les rivages ; les Nains passent d'une montagne à l'autre ; les Gaulois courent dans les plaines.
option-peoples-viking-dwarf = Vikings contre Nains
option-peoples-viking-gaul = Vikings contre Gaulois
option-peoples-dwarf-viking = Nains contre Vikings
option-peoples-dwarf-gaul = Nains contre Gaulois
option-peoples-gaul-viking = Gaulois contre Vikings
option-peoples-gaul-dwarf = Gaulois contre Nains
option-score = Décompte
option-score-help = Chaque unité marque les points de sa case, ou bien chaque case ne compte qu'une fois, même à plusieurs.
option-score-per_unit = chaque unité marque
option-score-per_tile = chaque case compte une fois
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
people-letter-viking = V
people-letter-dwarf = N
people-letter-gaul = G
terrain-plain = plaine
terrain-mountain = montagne
terrain-water = eau
terrain-forest = forêt
terrain-desert = désert

prompt-draw-first = On tire au sort qui commence.
prompt-act = { $you ->
    [yes] { $idle ->
        [0] Toutes vos unités ont fait ce qu'elles pouvaient : finissez votre tour.
        [one] Une unité peut encore agir : déplacez-la, attaquez, ou finissez votre tour.
       *[other] { $idle } unités peuvent encore agir : déplacez, attaquez, ou finissez votre tour.
    }
   *[no] C'est à { $seat } de jouer.
}
prompt-act-last = { $you ->
    [yes] Dernier tour ! { $idle ->
        [0] Toutes vos unités ont fait ce qu'elles pouvaient : finissez votre tour.
        [one] Une unité peut encore agir.
       *[other] { $idle } unités peuvent encore agir.
    }
   *[no] Dernier tour : c'est à { $seat } de jouer.
}
prompt-count-exchanges = Un dé dit combien de temps durera le combat.
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
move-attack = Unité { $unit } : attaquer { $to } (tue : { $kill } %)
move-face = { $face }
move-first = Le joueur { $n } commence

told-begins = { $you ->
    [yes] Le sort vous désigne : vous commencez chaque tour.
   *[no] Le sort désigne { $seat }, qui commence chaque tour.
}
told-round = Tour { $round } sur { $rounds }.
told-moved = { $you ->
    [yes] Votre unité { $unit } va de { $from } en { $to }.
   *[no] L'unité { $unit } de { $seat } va de { $from } en { $to }.
}
told-tunnelled = { $you ->
    [yes] Votre unité { $unit } disparaît dans la montagne en { $from } et ressort en { $to }.
   *[no] L'unité { $unit } de { $seat } disparaît dans la montagne en { $from } et ressort en { $to }.
}
told-attacked = { $you ->
    [yes] Votre unité { $unit } attaque { $to } depuis { $from }. L'unité { $defender } défend.
   *[no] L'unité { $unit } de { $seat } attaque { $to } depuis { $from }. L'unité { $defender } défend.
}
told-exchanges = { $attacker_hp } PV contre { $defender_hp } ; le dé montre { $face } : { $exchanges } échanges au plus.
told-hit = { $you ->
    [yes] { $face } sur { $faces } faces (il fallait { $needed } ou moins) : votre coup porte. { $hp ->
        [0] Le défenseur tombe.
       *[other] Défenseur : { $hp } PV.
    }
   *[no] { $face } sur { $faces } faces (il fallait { $needed } ou moins) : le coup de { $seat } porte. { $hp ->
        [0] Le défenseur tombe.
       *[other] Défenseur : { $hp } PV.
    }
}
told-parried = { $you ->
    [yes] { $face } sur { $faces } faces (il fallait { $needed } ou moins) : vous ripostez. { $hp ->
        [0] L'attaquant tombe.
       *[other] Attaquant : { $hp } PV.
    }
   *[no] { $face } sur { $faces } faces (il fallait { $needed } ou moins) : { $seat } riposte. { $hp ->
        [0] L'attaquant tombe.
       *[other] Attaquant : { $hp } PV.
    }
}
told-killed = { $you ->
    [yes] Votre unité { $unit } meurt en défendant { $tile }.
   *[no] L'unité { $unit } de { $seat } meurt en défendant { $tile }.
}
told-fell = { $you ->
    [yes] Votre unité { $unit } meurt à l'attaque, en { $tile }.
   *[no] L'unité { $unit } de { $seat } meurt à l'attaque, en { $tile }.
}
told-advanced = { $you ->
    [yes] Votre unité { $unit } entre en { $tile }.
   *[no] L'unité { $unit } de { $seat } entre en { $tile }.
}
told-stood = { $you ->
    [yes] Votre unité { $unit } reste où elle est et garde ses points de déplacement.
   *[no] L'unité { $unit } de { $seat } reste où elle est et garde ses points de déplacement.
}
told-both-live = Le combat s'arrête sans mort : attaquant { $attacker_hp } PV, défenseur { $defender_hp } PV.
told-turn-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
told-scored = { $you ->
    [yes] Vous marquez { $gain } et en avez { $points }.
   *[no] { $seat } marque { $gain } et en a { $points }.
}
told-eliminated = { $you ->
    [yes] Vous n'avez plus d'unité.
   *[no] { $seat } n'a plus d'unité.
}
told-alone = { $you ->
    [yes] Vous jouez seul les tours qui restent ; les points décideront.
   *[no] { $seat } joue seul les tours qui restent ; les points décideront.
}
told-won = { $you ->
    [yes] Vous gagnez, { $points } points à { $other_points }.
   *[no] { $seat } gagne, { $points } points à { $other_points }.
}
told-wiped-out = { $you ->
    [yes] La carte est à vous : vous gagnez.
   *[no] La carte est à { $seat }, qui gagne.
}
told-drawn = Match nul : { $points } points partout.

box-water-worth = l'eau ne rapporte de points à personne (SW-43) : il faut 0.

score-round = Tour { $round } sur { $rounds }
score-last = Derniers tours
score-income = + { $n } en l'état
board-title = Carte de { $side } sur { $side }, tour { $round } sur { $rounds }. { $first } : { $first_points } points, { $first_units } unités. { $second } : { $second_points } points, { $second_units } unités.
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
panel-suggested = Bonnes cases
panel-idle = Unité suivante
panel-map = Code de la carte
odds-title = Attaque de { $tile }
odds-line = { $a } PV contre { $d }
odds-kill = tue { $p } %
odds-die = meurt { $p } %
odds-both = les deux vivent { $p } %
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
odds-left = en moyenne, il vous reste { $a } PV, à lui { $d }
fight-begin = { $exchanges } échanges au plus
fight-hit = le coup porte
fight-parried = paré, riposte
fight-needed = ({ $needed } ou moins sur { $faces })
fight-killed = Le défenseur meurt.
fight-fell = L'attaquant meurt.
fight-both-live = Les deux vivent.
legend-viking = +1 à terre au bord de l'eau. Seuls les Vikings vont sur l'eau, où personne ne peut les attaquer.
legend-dwarf = D'une montagne, les Nains vont sur n'importe quelle autre pour 2 PD.
legend-gaul = Les Gaulois entrent dans une plaine pour 1 PD : deux par tour, ou une et une attaque.
chart-title = Points par tour
chart-row = Tour { $n }
end-title = Après { $round } tours
end-units = Unités restantes
end-kills = Tués
end-points = Points
terminal-head = Tour { $round } sur { $rounds }
terminal-last = derniers tours !
terminal-points = points
terminal-now = +{ $n } en l'état
terminal-turn = à jouer
terminal-none = plus aucune
terminal-hint = Coups : b3 c3 (de, à), u2 c3 (l'unité 2 en c3), end (finir le tour).
