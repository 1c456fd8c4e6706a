# Le jeu
game-title = Worldwide Football
game-line = Deux équipes, deux mi-temps : montez vos attaques carte après carte, défendez au bon moment, et frappez.
game-players = 1 ou 2 joueurs
side-0 = Première équipe
side-1 = Deuxième équipe
automaton = L'adversaire virtuel
nothing = rien
half-1 = première mi-temps
half-2 = deuxième mi-temps
half-3 = première période de prolongation
half-4 = deuxième période de prolongation
half-5 = tirs au but

# Options
option-mode = Règles
option-mode-help = Amateur pour découvrir le jeu en trente minutes ; Professionnel ajoute fautes, cartons, corners et neuf capacités ; International fait construire son paquet ; en solo, c'est la règle qui joue l'adversaire.
option-mode-amateur = Amateur
option-mode-professional = Professionnel
option-mode-international = International
option-mode-solo = Solo
option-team_0 = Première équipe
option-team_1 = Deuxième équipe
option-team_1-help = Les deux équipes sont différentes.
option-team_0-allemagne = Allemagne
option-team_0-bresil = Brésil
option-team_0-espagne = Espagne
option-team_0-france = France
option-team_0-italie = Italie
option-team_0-any = Au hasard
option-team_1-allemagne = Allemagne
option-team_1-bresil = Brésil
option-team_1-espagne = Espagne
option-team_1-france = France
option-team_1-italie = Italie
option-team_1-any = Au hasard
option-fouls = Fautes, coups francs, penaltys
option-fouls-on = Avec
option-fouls-off = Sans
option-cards = Cartons
option-cards-on = Avec
option-cards-off = Sans
option-corners = Corners
option-corners-on = Avec
option-corners-off = Sans
option-abilities = Les neuf capacités Étoile
option-abilities-on = Avec
option-abilities-off = Sans
option-wide = Tirs non cadrés
option-wide-on = Avec
option-wide-off = Sans
option-replacements = Remplacements
option-replacements-on = Avec
option-replacements-off = Sans
option-stadium = Stade
option-stadium-help = L'équipe qui reçoit bénéficie de l'effet de son stade pendant tout le match.
option-stadium-none = Terrain neutre
option-stadium-first = Chez la première équipe
option-stadium-second = Chez la deuxième équipe
option-pro_cards = Cartes PRO
option-pro_cards-on = Avec
option-pro_cards-off = Sans
option-counter_once = Contre-attaque
option-counter_once-on = Une fois par ballon récupéré
option-counter_once-off = Cumulable
option-keeper_on_penalty = Carte G sur penalty
option-keeper_on_penalty-on = Avec
option-keeper_on_penalty-off = Sans
option-level = En cas d'égalité
option-level-draw = Match nul
option-level-extra = Prolongation
option-level-shootout = Prolongation puis tirs au but
same-team = Les deux équipes doivent être différentes : { $given } est prise deux fois.

# Capacités
ability-contre = Contre-attaque
ability-jeu = Jeu offensif
ability-schema = Schéma tactique
ability-bloc = Bloc défensif
ability-piege = Piège du hors-jeu
ability-simulation = Simulation
ability-creativite = Créativité
ability-efficacite = Efficacité
ability-repli = Repli défensif
about-contre = Ballon récupéré alors que l'adversaire a { $counter_most } PA ou moins : +{ $counter } PA.
about-jeu = De 0 à { $attacking_play_most } PA, hors coup franc et corner : +{ $attacking_play } PA.
about-schema = Prenez la carte Action de votre choix dans votre pioche, ou un Tir dans votre défausse.
about-bloc = Sur la première carte adverse : +{ $block } à tous vos jets défensifs jusqu'au changement de camp.
about-piege = Au lieu de défendre sur l'une de ces cartes ({ $trap_fr }) : ballon récupéré si le d6 donne { $trap } ou plus.
about-simulation = Après un Tacle ou un Pressing raté : faute si le d6 donne { $foul_from } ou plus{ $yellow_to ->
    [0] {""}
    [1] , carton jaune pour vous sur 1
   *[other] , carton jaune pour vous jusqu'à { $yellow_to }
}.
about-creativite = L'adversaire ne peut ni défendre ni piocher sur cette carte (pas sur un Tir).
about-efficacite = Sur un Tir : +{ $efficiency } à sa qualité.
about-repli = Prenez une carte Défense dans votre pioche (à défaut dans votre défausse), puis répondez.

# Coups
move-die = { $face }
move-coin = Coup d'envoi : équipe { $n }
move-draw = { $name_fr }
move-draw-player = { $name_fr }
move-lay = { $name_fr } : +{ $pa } PA, { $total } en tout
move-shoot = { $name_fr } : but { $percent } % s'il n'est pas défendu
move-defend = { $name_fr } : { $need } ou plus au d20, { $percent } %{ $foul ->
    [0] {""}
   *[other] , faute { $foul } %
}
move-player = Jouer { $name_fr }
move-discard = Défausser { $name_fr }
move-discard-player = Défausser { $name_fr }
move-mark = Le spécialiste : défausser { $name_fr } pour tirer à +{ $bonus }
move-penalty-card = Défausser { $name_fr } : le gardien couvre deux côtés
move-recover = Récupérer { $name_fr }
move-schema = Schéma tactique : { $name_fr } (pioche, { $left })
move-schema-back = Schéma tactique : { $name_fr } (défausse)
move-repli = Repli défensif : { $name_fr }
move-replace = Remplacer { $name_fr } : +1 étoile
move-use-jeu = Jeu offensif : +{ $attacking_play } PA
move-use-contre = Contre-attaque : +{ $counter } PA
move-use-bloc = Bloc défensif : +{ $block } à vos jets
move-use-piege = Piège du hors-jeu : { $trapped } %
move-use-simulation = Simulation : faute { $fouls } %
move-use-creativite = Créativité : pas de défense
move-use-efficacite = Efficacité : +{ $efficiency } à la qualité
move-use-schema = Schéma tactique
move-use-repli = Repli défensif
move-give = Rendre le ballon (piocher { $n })
move-let-go = { $n ->
    [0] Laisser passer
    [one] Laisser passer et piocher { $n } carte
   *[other] Laisser passer et piocher { $n } cartes
}
move-pass = Passer
move-pass-on = Ne rien ajouter
move-pass-play = Commencer l'attaque
move-pass-keep-abilities = Garder les mêmes capacités
move-pass-keep-deck = Garder le même paquet
move-face = Face { $face }
move-deck-balanced = Paquet équilibré
move-deck-attacking = Paquet offensif
move-deck-defensive = Paquet défensif
move-deck-free = Choisir soi-même
move-leave = Écarter { $name_fr } ({ $left })
move-choose = Prendre { $name_fr } ({ $left })

# Ce qui est attendu
prompt-coin = Pile ou face.
prompt-dice = Les dés roulent.
prompt-draw = On pioche.
prompt-deck = { $you ->
    [yes] À vous de composer votre paquet de { $size } cartes.
   *[no] { $seat } compose son paquet.
}
prompt-leave = { $you ->
    [yes] Écartez encore { $owed ->
        [one] { $owed } carte
       *[other] { $owed } cartes
    } ; il doit rester de { $low } à { $high } défenses.
   *[no] { $seat } compose son paquet.
}
prompt-choose = { $you ->
    [yes] Choisissez encore { $owed ->
        [one] { $owed } carte pour cette période
       *[other] { $owed } cartes pour cette période
    }.
   *[no] { $seat } choisit ses cartes pour cette période.
}
prompt-abilities = { $you ->
    [yes] Choisissez encore { $owed ->
        [one] { $owed } capacité Étoile
       *[other] { $owed } capacités Étoile
    }.
   *[no] { $seat } choisit ses capacités.
}
prompt-attack = { $you ->
    [yes] À vous d'attaquer : { $pa } PA.
   *[no] { $seat } attaque : { $pa } PA.
}
prompt-free-kick = { $you ->
    [yes] Coup franc indirect, à jouer avec l'une de ces cartes : { $cards_fr }.
   *[no] Coup franc indirect pour { LE($seat) }.
}
prompt-corner = { $you ->
    [yes] Corner, à jouer avec l'une de ces cartes : { $cards_fr }.
   *[no] Corner pour { LE($seat) }.
}
prompt-with = { $you ->
    [yes] Carte { $name_fr } posée. Y ajouter quelque chose ?
   *[no] Carte { $name_fr } posée : { LE($seat) } peut y ajouter quelque chose.
}
prompt-bloc = { $you ->
    [yes] Première carte adverse, { $name_fr } : Bloc défensif ?
   *[no] { $seat } peut annoncer un Bloc défensif.
}
prompt-defend = { $you ->
    [yes] Carte adverse, { $name_fr } : défendre ou laisser passer ?
   *[no] { $seat } répond à la carte { $name_fr }.
}
prompt-after-roll = { $you ->
    [yes] { $verdict ->
        [foul] C'est une faute. Jouer une carte Joueur pour relancer ?
        [booked] Ce geste vaut un carton. Jouer une carte Joueur pour relancer ?
       *[failed] La défense échoue. Jouer une carte Joueur sur ce jet ?
    }
   *[no] { $seat } peut encore jouer une carte sur son jet.
}
prompt-simulate = { $you ->
    [yes] La défense a échoué. Tenter la Simulation ?
   *[no] { $seat } peut tenter une Simulation.
}
prompt-after = { $you ->
    [yes] Carte { $name_fr } validée. Jouer une carte Joueur ?
   *[no] Carte { $name_fr } validée : { LE($seat) } peut jouer une carte Joueur.
}
prompt-reply = { $you ->
    [yes] Contrer cette carte Joueur avec un défenseur ?
   *[no] { $seat } peut contrer cette carte Joueur.
}
prompt-recover = { $you ->
    [yes] Quelle carte reprendre dans votre défausse ?
   *[no] { $seat } reprend une carte.
}
prompt-trim = { $you ->
    [yes] Trop de cartes en main : défaussez-en.
   *[no] { $seat } a trop de cartes et en défausse.
}
prompt-lose = { $you ->
    [yes] Défaussez une carte Action.
   *[no] { $seat } défausse une carte Action.
}
prompt-punish = { $you ->
    [yes] Carton : défaussez encore { $owed ->
        [one] { $owed } carte
       *[other] { $owed } cartes
    }.
   *[no] { $seat } défausse pour son carton.
}
prompt-mark = { $you ->
    [yes] Coup franc direct. Faire tirer un spécialiste ?
   *[no] Coup franc direct pour { LE($seat) }.
}
prompt-keeper = { $you ->
    [yes] Tir de qualité { $quality }. Jouer votre gardien ?
   *[no] { $seat } peut jouer son gardien.
}
prompt-penalty-card = { $you ->
    [yes] Penalty contre vous : défausser votre gardien ?
   *[no] { $seat } peut défausser son gardien.
}
prompt-face = { $you ->
    [yes] Penalty : où tirez-vous ?
   *[no] { $seat } choisit où tirer.
}
prompt-dive = { $you ->
    [yes] Penalty contre vous : où plongez-vous ?
   *[no] { $seat } choisit où plonger.
}
prompt-replace = { $you ->
    [yes] Un remplacement ?
   *[no] { $seat } peut faire un remplacement.
}
prompt-recovery = { $you ->
    [yes] Ballon récupéré. Contre-attaque, carte Joueur ?
   *[no] { $seat } a récupéré le ballon.
}
prompt-over = { $you ->
    [yes] { $kicks ->
        [yes] Vous gagnez aux tirs au but, { $most } à { $least }.
       *[no] Vous gagnez le match { $most } à { $least }.
    }
   *[no] { $kicks ->
        [yes] { $seat } gagne aux tirs au but, { $most } à { $least }.
       *[no] { $seat } gagne le match { $most } à { $least }.
    }
}
prompt-drawn = Match nul, { $goals } partout.

# Ce qui s'est passé
score = { $level ->
    [yes] { $most } partout
   *[no] { $you_lead ->
        [yes] vous menez { $most } à { $least }
       *[no] { LE($lead_seat) } mène { $most } à { $least }
    }
}
told-kick-off = { $you ->
    [yes] Pile ou face : vous donnez le coup d'envoi de la { $period }.
   *[no] Pile ou face : { LE($seat) } donne le coup d'envoi de la { $period }.
}
told-second-kick-off = { $you ->
    [yes] Vous donnez le coup d'envoi de la { $period }.
   *[no] { $seat } donne le coup d'envoi de la { $period }.
}
told-drew = { $known ->
    [yes] { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $seat } pioche { $cards }.
    }
   *[no] { $seat } pioche { $n ->
        [one] { $n } carte Action
       *[other] { $n } cartes Action
    }.
}
told-drew-players = { $known ->
    [yes] { $you ->
        [yes] Vous piochez { $players }.
       *[no] { $seat } pioche { $players }.
    }
   *[no] { $seat } pioche { $n ->
        [one] { $n } carte Joueur
       *[other] { $n } cartes Joueur
    }.
}
told-discards = { $you ->
    [yes] Vous défaussez { $name }.
   *[no] { $seat } défausse { $name }.
}
told-discards-player = { $you ->
    [yes] Vous défaussez { $name }.
   *[no] { $seat } défausse { $name }.
}
told-lays = { $you ->
    [yes] Vous posez { $name }{ $barred ->
        [yes] , sans défense possible
       *[no] {""}
    }.
   *[no] { $seat } pose { $name }{ $barred ->
        [yes] , sans défense possible
       *[no] {""}
    }.
}
told-validated = { $name } : action validée, { $pa } PA.
told-gives = { $you ->
    [yes] Vous rendez le ballon.
   *[no] { $seat } rend le ballon.
}
told-lets-go = { $you ->
    [yes] Vous laissez passer.
   *[no] { $seat } laisse passer.
}
told-defends = { $you ->
    [yes] Vous défendez avec { $name } : il faut { $need } ou plus.
   *[no] { $seat } défend avec { $name } : il faut { $need } ou plus.
}
told-rolled = d20 : { $die } pour { $need }.{ $verdict ->
    [won] {" "}Réussi.
    [foul] {" "}C'est une faute.
    [booked] {" "}Ce geste vaut un carton.
   *[failed] {" "}Manqué.
}
told-roll-bonus = +{ $gain } au jet : { $total } pour { $need }.{ $verdict ->
    [won] {" "}Réussi.
   *[failed] {" "}Toujours manqué.
}
told-rerolls = { $you ->
    [yes] Vous relancez le d20.
   *[no] { $seat } relance le d20.
}
told-ball-won = { $you ->
    [yes] { $name } : le ballon est à vous.
   *[no] { $name } : le ballon est { A($seat) }.
}
told-uses = { $you ->
    [yes] Vous utilisez { $name } ({ $left }).
   *[no] { $seat } utilise { $name } ({ $left }).
}
stars-left = { $stars ->
    [0] plus d'étoile
    [one] { $stars } étoile restante
   *[other] { $stars } étoiles restantes
}
told-schema = { $known ->
    [yes] { $you ->
        [yes] Schéma tactique ({ $left }) : vous prenez { $name } dans votre pioche.
       *[no] Schéma tactique ({ $left }) : { LE($seat) } prend { $name } dans sa pioche.
    }
   *[no] Schéma tactique ({ $left }) : { LE($seat) } prend une carte dans sa pioche.
}
told-schema-back = { $you ->
    [yes] Schéma tactique ({ $left }) : vous reprenez { $name }.
   *[no] Schéma tactique ({ $left }) : { LE($seat) } va chercher { $name }.
}
told-repli = { $you ->
    [yes] Repli défensif ({ $left }) : vous prenez { $name }.
   *[no] Repli défensif ({ $left }) : { LE($seat) } prend { $name }.
}
told-trap = Piège du hors-jeu, { $die } au dé :{ $won ->
    [yes] {" "}hors-jeu ! Le ballon change de camp.
   *[no] {" "}le piège échoue.
}
told-simulation = Simulation, { $die } au dé :{ $verdict ->
    [foul] {" "}l'arbitre y croit.
    [booked] {" "}carton jaune pour le simulateur !
   *[failed] {" "}l'arbitre laisse jouer.
}
told-plays-player = { $you ->
    [yes] Vous jouez { $name }.
   *[no] { $seat } joue { $name }.
}
told-replies = { $you ->
    [yes] Vous contrez avec { $name } : il faut { $need } ou plus.
   *[no] { $seat } contre avec { $name } : il faut { $need } ou plus.
}
told-reply-rolled = d20 : { $die } pour { $need }.{ $won ->
    [yes] {" "}La carte est annulée.
   *[no] {" "}La carte tient.
}
told-recovers = { $you ->
    [yes] Vous récupérez { $name } dans votre défausse.
   *[no] { $seat } récupère { $name } dans sa défausse.
}
told-star-back = { $you ->
    [yes] Vous regagnez une étoile : vous en avez { $stars }.
   *[no] { $seat } regagne une étoile et en a { $stars }.
}
told-gains = +{ $gain } PA : { $pa } en tout.
told-foul = { $you ->
    [yes] L'arbitre siffle : faute de votre équipe.
   *[no] L'arbitre siffle : faute { DE($seat) }.
}
told-simulated-foul = { $you ->
    [yes] L'arbitre siffle une faute contre vous.
   *[no] L'arbitre siffle une faute contre { LE($seat) }.
}
told-yellow = { $you ->
    [yes] Carton jaune pour vous.
   *[no] Carton jaune pour { LE($seat) }.
}
told-red = { $you ->
    [yes] Carton rouge pour vous !
   *[no] Carton rouge pour { LE($seat) } !
}
told-free-kick = { $you ->
    [yes] Coup franc indirect pour vous, à { $pa } PA.
   *[no] Coup franc indirect pour { LE($seat) }, à { $pa } PA.
}
told-direct = { $you ->
    [yes] Coup franc direct pour vous !
   *[no] Coup franc direct pour { LE($seat) } !
}
told-mark = { $you ->
    [yes] Votre spécialiste s'élance : +{ $bonus } à ce tir.
   *[no] Le spécialiste { DE($seat) } s'élance : +{ $bonus } à ce tir.
}
told-penalty = { $you ->
    [yes] Penalty pour vous !
   *[no] Penalty pour { LE($seat) } !
}
told-penalty-card = { $you ->
    [yes] Votre gardien couvrira deux faces.
   *[no] Le gardien { DE($seat) } couvrira deux faces.
}
told-penalty-faces = { $you ->
    [yes] Vous tirez sur le { $face }, le gardien plonge sur le { $dive }.
   *[no] { $seat } tire sur le { $face }, le gardien plonge sur le { $dive }.
}
told-penalty-dice = { $goal ->
    [yes] Aux dés, { $face } et { $dive } : différents.
   *[no] Aux dés, { $face } et { $dive } : identiques.
}
dice = { $dice ->
    [one] { $die } au dé
    [same] deux fois { $die } aux dés
   *[two] { $die } et { $other } aux dés, le { $die } compte
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
told-shot = { $you ->
    [yes] Vous tirez ({ $thrown }) : qualité { $quality }.
   *[no] { $seat } tire ({ $thrown }) : qualité { $quality }.
}
told-wide = Non cadré !
told-keeper = { $you ->
    [yes] Votre gardien
   *[no] Le gardien { DE($seat) }
} fait { $result }{ $plain ->
    [yes] {""}
   *[no] {" "}({ $thrown })
} contre une qualité de { $quality }.
told-goal = { $you ->
    [yes] BUT pour vous !
   *[no] BUT pour { LE($seat) } !
} { $standing ->
    [ahead] { $most } à { $least }.
    [level] { $most } partout.
   *[behind] Le score n'est plus que de { $most } à { $least }.
}
told-saved = { $you ->
    [yes] Arrêt de votre gardien.
   *[no] Arrêt du gardien { DE($seat) }.
}
told-corner = { $you ->
    [yes] Corner pour vous : l'attaque reprend à { $pa } PA.
   *[no] Corner pour { LE($seat) } : l'attaque reprend à { $pa } PA.
}
told-replaces = { $you ->
    [yes] Vous remplacez { $name } et gagnez une étoile : vous en avez { $stars }.
   *[no] { $seat } remplace { $name } et gagne une étoile : { $stars } en tout.
}
told-half-ends = Fin de la { $period } : { $score }.
told-deck-made = { $you ->
    [yes] Votre paquet est prêt.
   *[no] Le paquet { DE($seat) } est prêt.
}
told-abilities = { $you ->
    [yes] Vos capacités : { $abilities }.
   *[no] Les capacités { DE($seat) } : { $abilities }.
}
told-stars-back = { $you ->
    [yes] La mi-temps vous rend { $gain ->
        [one] une étoile
       *[other] { $gain } étoiles
    } : vous en avez { $stars }.
   *[no] La mi-temps rend { $gain ->
        [one] une étoile
       *[other] { $gain } étoiles
    } { A($seat) } : { $stars } en tout.
}
told-shoot-out = { $you ->
    [yes] Tirs au but : vous tirez en premier.
   *[no] Tirs au but : { LE($seat) } tire en premier.
}
told-kick = { $goal ->
    [yes] C'est marqué : { $score }.
   *[no] Arrêté : { $score }.
}
told-match-won = { $you ->
    [yes] Fin du match : vous gagnez { $most } à { $least }.
   *[no] Fin du match : { LE($seat) } gagne { $most } à { $least }.
}
told-match-won-on-kicks = { $you ->
    [yes] Après { $goals } partout, vous gagnez aux tirs au but, { $most } à { $least }.
   *[no] Après { $goals } partout, { LE($seat) } gagne aux tirs au but, { $most } à { $least }.
}
told-match-drawn = Fin du match : { $goals } partout.
told-turns-defence = { $seat } retourne { $name } : pas de défense ici.
told-active-shot = { $seat } retourne { $name }, mis de côté pour plus tard.
told-activates = { $seat } active { $name }.
told-drops = { $seat } se défait d'une carte active : { $name }.
told-pays = { $seat } perd la première carte de sa pile Action : { $name }.

# Pourquoi une carte ne peut pas être posée
why-not-attacking = Vous avez le ballon : une carte Défense attend.
why-not-defending = L'adversaire a le ballon.
why-not-listed = Cette attaque ne la mentionne pas.
why-not-barred = Aucune défense possible sur cette action.
why-not-needs = Pas avec ces PA.
why-not-nine = Cela ferait 9 PA ou plus.
why-not-restart = Pas sur cette remise en jeu.

# La boîte
box-out-of-order = il y a { $given } ; ici il faut { $expected }.
box-defence-number = seules les cartes Défense ont un nombre, et toutes en ont un ({ $card }).
box-shot-flag = T et T567 sont les tirs, et eux seuls ({ $card }).
box-range = de { $low } à { $high } : le premier nombre dépasse le second.
box-three-abilities = { $given } capacités ; une carte Équipe en montre trois.
box-too-many-cards = { $given } cartes Action par couleur ; { $most } au plus.
box-too-few-cards = { $given } cartes ne suffisent pas pour un paquet de { $least }.
box-no-deck = aucun paquet possible avec { $low } à { $high } défenses : la boîte en a { $given }.
box-bad-deck = { $given } cartes ; il en faut { $size }, avec le bon nombre de défenses.
box-deck-too-rich = ce paquet veut plus d'une carte que la boîte n'en a.
box-effect-timing = cet effet ne va pas avec « { $timing } ». Possibles : { $allowed }.
box-no-effect = cette carte ne fait rien. Il faut l'un de : { $allowed }.
box-timing-on = « on » dit avec quelles cartes Action elle se joue : il en faut pour « with » et « after », et là seulement ({ $timing }).
box-keeper-role = les cartes G, et elles seules, se jouent au moment « keeper » ({ $given }).

# La table
table-pitch = Le terrain. { $seat } a le ballon, { $pa } points d'attaque sur { $most }.
table-picture = Un terrain de football et une attaque de cartes
table-half = Période
table-half-short-1 = 1re mi-temps
table-half-short-2 = 2e mi-temps
table-half-short-3 = Prolongation 1
table-half-short-4 = Prolongation 2
table-half-short-5 = Tirs au but
table-kicks = Tirs au but { $first } à { $second }
table-pa = { $pa } PA
table-pa-long = Points d'attaque
table-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $ceiling }
table-tokens = { $n ->
    [one] { $n } remplacement
   *[other] { $n } remplacements
}
table-yellows = { $n ->
    [one] { $n } carton jaune
   *[other] { $n } cartons jaunes
}
table-reds = { $n ->
    [one] { $n } carton rouge
   *[other] { $n } cartons rouges
}
table-home = à domicile
table-ball = a le ballon
table-hand = Main : { $n }
table-hand-title = Vos cartes Action
table-players-title = Vos cartes Joueur
table-pile = Pioche
table-pile-n = Pioche : { $n }
table-discard = Défausse
table-player-cards = Joueurs : { $n }
table-known = Cartes connues de sa main
table-shown = Vu : { $cards }
table-active = Joueurs actifs :
table-defence-pile = Défense : { $n }
table-special-pile = Spéciale : { $n }
table-action-pile = Action : { $n }
table-shots-ready = Tirs prêts : { $n }
table-sheet = Feuille de match
table-shots = Tirs
table-fouls = Fautes
table-corners = Corners
table-penalties = Penaltys
table-cards = Cartons
table-abilities = Capacités
table-laid = Joués
table-replaced = Remplacés :
table-needs = { $low } à { $high } PA
table-need = { $need }+
table-answers = Défenses
table-chance = { $percent } %
table-defence-line = { $name } : { $need }+ ({ $percent } %)
table-defences-title = Défenses possibles :
table-barred = Aucune défense possible
table-restart-free-kick = Coup franc
table-restart-corner = Corner
table-block = Bloc +{ $n }
table-cross = Centre : +{ $n } au tir
table-shot-odds = but { $goal } % · arrêt { $save } %{ $corner ->
    [0] {""}
   *[other] {" "}· corner { $corner } %
}{ $wide ->
    [0] {""}
   *[other] {" "}· non cadré { $wide } %
}
table-shot-title = Si le tir part :
table-quality = Qualité { $quality }
table-quality-line = Qualité { $quality } :
table-when-does = { $when } : { $does }
table-die = d20 : { $die }
table-no-risk = jamais de faute
table-risk-foul = faute { $range }
table-risk-yellow = jaune { $range }
table-risk-red = rouge { $range }
table-mark = Spécialiste des coups francs
table-strip = +{ $a }/+{ $b }/+{ $c }
table-count = × { $n }
table-empty-hand = Aucune carte Action en main.
table-chosen = Choisies : { $list }
table-goal = BUT !
table-wide = Non cadré
table-saved = Arrêt
table-corner = Corner
table-foul = Faute
table-penalty = Penalty
table-yellow = Carton jaune
table-red = Carton rouge
table-won = Ballon récupéré
table-trap = Hors-jeu
effect-draw = Piochez { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}.
effect-draw_player = Piochez { $n ->
    [one] { $n } carte Joueur
   *[other] { $n } cartes Joueur
}.
effect-discard = Défaussez { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}.
effect-bar_next = Pas de défense sur votre prochaine action.
effect-cross = +{ $n } au dé si votre prochaine action est un Tir.
does-bar_this = Pas de défense sur cette action.
does-bar_next = Pas de défense sur votre prochaine action.
does-draw = Piochez { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}.
does-recover = Récupérez { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}.
does-star = Regagnez { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}.
does-best_of_two = Le meilleur de 2d6.
does-shot = +{ $n } à la qualité du tir.
does-roll = +{ $n } à ce jet défensif.
does-reroll = Relancez le d20.
does-cancel = Annule une carte M ou A sur { $n }+.
does-keeper = Gardien : +{ $n }.
does-keeper_best = Gardien : le meilleur de 2d6.
does-pa = +{ $n } PA.
timing-with = Avec { $on }
timing-after = Après { $on }
timing-own-roll = Après votre jet défensif
timing-ball-won = Ballon récupéré par une défense
timing-reply = Sur une carte Joueur M ou A
timing-keeper = Sur un tir adverse
role-G = Gardien
role-D = Défenseur
role-M = Milieu
role-A = Attaquant
home-defence = Stade : +{ $n } à tous ses jets défensifs.
home-action = Stade : { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
} de plus à chaque engagement.
home-player = Stade : { $n ->
    [one] { $n } carte Joueur
   *[other] { $n } cartes Joueur
} de plus à chaque engagement.
home-keep = Stade : rendre le ballon ne lui coûte aucune carte.
home-stars = Stade : { $n ->
    [one] { $n } étoile regagnée
   *[other] { $n } étoiles regagnées
} à la mi-temps.
home-foul = Stade : ses tacles ne sont fautifs que jusqu'à { $n }.

# Mesures
measure-shots = Tirs
