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
option-pro_cards-on = Avec (32 cartes)
option-pro_cards-off = Sans (24 cartes)
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
about-contre = Ballon récupéré alors que l'adversaire a 2 PA ou moins : +4 PA.
about-jeu = De 0 à 5 PA, hors coup franc et corner : +1 PA.
about-schema = Prenez la carte Action de votre choix dans votre pioche, ou un Tir dans votre défausse.
about-bloc = Sur la première carte adverse : +3 à tous vos jets défensifs jusqu'au changement de camp.
about-piege = Sur Passe longue, Passe en profondeur ou Centre, au lieu de défendre : ballon récupéré sur 4, 5 ou 6.
about-simulation = Après un Tacle ou un Pressing raté : faute sur 3 à 6, carton jaune pour vous sur 1.
about-creativite = L'adversaire ne peut ni défendre ni piocher sur cette carte (pas sur un Tir).
about-efficacite = Sur un Tir : +1 à sa qualité.
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
move-mark = Le spécialiste : défausser { $name_fr } pour +2
move-penalty-card = Défausser { $name_fr } : le gardien couvre deux côtés
move-recover = Récupérer { $name_fr }
move-schema = Schéma tactique : { $name_fr } (pioche, { $left })
move-schema-back = Schéma tactique : { $name_fr } (défausse)
move-repli = Repli défensif : { $name_fr }
move-replace = Remplacer { $name_fr } : +1 étoile
move-use-jeu = Jeu offensif : +1 PA
move-use-contre = Contre-attaque : +4 PA
move-use-bloc = Bloc défensif : +{ $block } à vos jets
move-use-piege = Piège du hors-jeu : une chance sur deux
move-use-simulation = Simulation
move-use-creativite = Créativité : pas de défense
move-use-efficacite = Efficacité : +1 à la qualité
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
move-pass-keep-abilities = Garder ses cinq capacités
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
    [yes] À vous de composer votre paquet de 32 cartes.
   *[no] { $seat } compose son paquet.
}
prompt-leave = { $you ->
    [yes] Écartez encore { $owed ->
        [one] { $owed } carte
       *[other] { $owed } cartes
    } ; il doit rester 7 à 12 défenses.
   *[no] { $seat } compose son paquet.
}
prompt-choose = { $you ->
    [yes] Choisissez encore { $owed ->
        [one] { $owed } carte pour cette période
       *[other] { $owed } cartes pour cette période
    }.
   *[no] { $seat } choisit ses dix cartes.
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
    [yes] Coup franc indirect : relancez par une passe ou un centre.
   *[no] Coup franc indirect pour { $seat }.
}
prompt-corner = { $you ->
    [yes] Corner : relancez avec Passe, Passe longue ou Centre.
   *[no] Corner pour { $seat }.
}
prompt-with = { $you ->
    [yes] { $name_fr } est posée. Ajouter quelque chose ?
   *[no] { $name_fr } : { $seat } peut y ajouter quelque chose.
}
prompt-bloc = { $you ->
    [yes] Première carte adverse, { $name_fr } : Bloc défensif ?
   *[no] { $seat } peut annoncer un Bloc défensif.
}
prompt-defend = { $you ->
    [yes] { $name_fr } adverse : défendre, ou laisser passer ?
   *[no] { $seat } répond à { $name_fr }.
}
prompt-after-roll = { $you ->
    [yes] Défense manquée. Jouer une carte Joueur sur ce jet ?
   *[no] { $seat } peut encore jouer une carte sur son jet.
}
prompt-simulate = { $you ->
    [yes] La défense a échoué. Tenter la Simulation ?
   *[no] { $seat } peut tenter une Simulation.
}
prompt-after = { $you ->
    [yes] { $name_fr } est validée. Jouer une carte Joueur ?
   *[no] { $name_fr } est validée ; { $seat } peut jouer une carte Joueur.
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
   *[no] { $seat } paie son carton.
}
prompt-mark = { $you ->
    [yes] Coup franc direct. Un spécialiste du coup franc ?
   *[no] Coup franc direct pour { $seat }.
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
    [yes] Vous gagnez le match, { $first }–{ $second }.
   *[no] { $seat } gagne le match, { $first }–{ $second }.
}
prompt-drawn = Match nul, { $first } partout.

# Ce qui s'est passé
told-kick-off = { $you ->
    [yes] Pile ou face : vous donnez le coup d'envoi ({ $period }).
   *[no] Pile ou face : { $seat } donne le coup d'envoi ({ $period }).
}
told-second-kick-off = { $you ->
    [yes] Vous donnez le coup d'envoi ({ $period }).
   *[no] { $seat } donne le coup d'envoi ({ $period }).
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
told-validated = Action validée ({ $name }) : { $pa } PA.
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
    [foul] {" "}Faute !
    [booked] {" "}Geste puni d'un carton.
   *[failed] {" "}Manqué.
}
told-ball-won = { $you ->
    [yes] { $name } : le ballon est à vous.
   *[no] { $name } : le ballon est à { $seat }.
}
told-uses = { $you ->
    [yes] Vous utilisez { $name } ({ $stars ->
        [one] { $stars } étoile restante
       *[other] { $stars } étoiles restantes
    }).
   *[no] { $seat } utilise { $name } ({ $stars ->
        [one] { $stars } étoile restante
       *[other] { $stars } étoiles restantes
    }).
}
told-schema = { $known ->
    [yes] { $you ->
        [yes] Schéma tactique : vous prenez { $name } dans votre pioche.
       *[no] Schéma tactique : { $seat } prend { $name } dans sa pioche.
    }
   *[no] Schéma tactique : { $seat } prend une carte dans sa pioche.
}
told-schema-back = { $you ->
    [yes] Schéma tactique : vous reprenez { $name }.
   *[no] Schéma tactique : { $seat } va chercher { $name }.
}
told-repli = { $you ->
    [yes] Repli défensif : vous prenez { $name }.
   *[no] Repli défensif : { $seat } prend { $name }.
}
told-trap = Piège du hors-jeu, { $die } au dé :{ $won ->
    [yes] {" "}hors-jeu ! Le ballon change de camp.
   *[no] {" "}le piège échoue.
}
told-simulation = Simulation, { $die } au dé :{ $verdict ->
    [foul] {" "}l'arbitre siffle.
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
    [yes] Vous regagnez une étoile ({ $stars }).
   *[no] { $seat } regagne une étoile ({ $stars }).
}
told-gains = +{ $gain } PA : { $pa } en tout.
told-foul = { $you ->
    [yes] Faute de votre équipe ({ $name }).
   *[no] Faute de { $seat } ({ $name }).
}
told-simulated-foul = { $you ->
    [yes] Faute sifflée contre vous.
   *[no] Faute sifflée contre { $seat }.
}
told-yellow = { $you ->
    [yes] Carton jaune pour vous.
   *[no] Carton jaune pour { $seat }.
}
told-red = { $you ->
    [yes] Carton rouge pour vous !
   *[no] Carton rouge pour { $seat } !
}
told-free-kick = { $you ->
    [yes] Coup franc indirect pour vous, à { $pa } PA.
   *[no] Coup franc indirect pour { $seat }, à { $pa } PA.
}
told-direct = { $you ->
    [yes] Coup franc direct pour vous !
   *[no] Coup franc direct pour { $seat } !
}
told-mark = { $you ->
    [yes] Votre spécialiste { $name } s'élance.
   *[no] { $name }, le spécialiste de { $seat }, s'élance.
}
told-penalty = { $you ->
    [yes] Penalty pour vous !
   *[no] Penalty pour { $seat } !
}
told-penalty-card = { $you ->
    [yes] Vous défaussez { $name } : deux faces couvertes.
   *[no] { $seat } défausse { $name } : deux faces couvertes.
}
told-penalty-faces = { $you ->
    [yes] Vous tirez sur { $face }, le gardien plonge sur { $dive }.
   *[no] { $seat } tire sur { $face }, le gardien plonge sur { $dive }.
}
told-penalty-dice = Penalty : { $face } et { $dive } aux dés.
told-shot = Tir : { $dice } au dé, qualité { $quality }.
told-wide = Non cadré !
told-keeper = Gardien : { $result } contre { $quality }.
told-goal = { $you ->
    [yes] BUT pour vous ! { $first } à { $second }.
   *[no] BUT pour { $seat } ! { $first } à { $second }.
}
told-saved = { $you ->
    [yes] Arrêt de votre gardien.
   *[no] Arrêt du gardien de { $seat }.
}
told-corner = { $you ->
    [yes] Corner pour vous.
   *[no] Corner pour { $seat }.
}
told-replaces = { $you ->
    [yes] Vous remplacez { $name } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
   *[no] { $seat } remplace { $name } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
}
told-half-ends = Fin : { $period }. Score { $first } à { $second }.
told-deck-made = { $you ->
    [yes] Votre paquet est prêt.
   *[no] Le paquet de { $seat } est prêt.
}
told-abilities = { $you ->
    [yes] Vos capacités : { $abilities }.
   *[no] Les capacités de { $seat } : { $abilities }.
}
told-stars-back = { $you ->
    [yes] La pause vous rend des étoiles : { $stars }.
   *[no] La pause rend des étoiles à { $seat } : { $stars }.
}
told-shoot-out = { $you ->
    [yes] Tirs au but : vous tirez en premier.
   *[no] Tirs au but : { $seat } tire en premier.
}
told-kick = Tirs au but : { $first } à { $second }.
told-match-won = { $you ->
    [yes] Fin du match : vous gagnez { $first } à { $second }.
   *[no] Fin du match : { $seat } gagne { $first } à { $second }.
}
told-match-won-on-kicks = { $you ->
    [yes] Vous gagnez aux tirs au but, { $first } à { $second }.
   *[no] { $seat } gagne aux tirs au but, { $first } à { $second }.
}
told-match-drawn = Fin du match : { $first } partout.
told-turns-defence = { $seat } retourne { $name } :{ $listed ->
    [yes] {" "}défense !
   *[no] {" "}sans effet ici.
}
told-turns = { $seat } retourne { $name }.
told-active-shot = { $seat } met un { $name } de côté, prêt à servir.
told-activates = { $seat } active { $name }.
told-drops = { $seat } se défait de { $name }.
told-pays = { $seat } paie avec { $name }.

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
table-stars = { $stars } étoiles sur { $ceiling }
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
table-cross = Centre : +1 au tir
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
table-foul-range = faute { $low }–{ $high }
table-no-foul = jamais de faute
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
does-draw = Piochez { $n } cartes Action.
does-recover = Récupérez { $n } carte Action.
does-star = Regagnez { $n } étoile.
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
home-allemagne = Stade : +1 à tous ses jets défensifs.
home-bresil = Stade : une carte de chaque sorte de plus à chaque engagement.
home-espagne = Stade : rendre le ballon ne coûte aucune carte.
home-france = Stade : quatre étoiles à la mi-temps au lieu de deux.
home-italie = Stade : ses tacles ne sont fautifs que de 1 à 4.

# Mesures
measure-shots = Tirs
