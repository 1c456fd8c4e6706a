game-title = Worldwide Tennis
game-line = Chaque coup est une carte, chaque risque un d20 : servez, montez au filet, et gardez vos étoiles pour la balle de match.
game-players = 1 ou 2 joueurs
side-0 = Joueur 1
side-1 = Joueur 2
automaton = Le Jeu

option-mode = Mode
option-mode-help = Le jeu décisif dure un quart d'heure, le match complet une heure et demie.
option-mode-tie_break = Jeu décisif
option-mode-match = Match complet
option-sets = Manches gagnantes
option-sets-help = Un match complet se joue en deux ou trois manches gagnantes.
option-sets-2 = Deux
option-sets-3 = Trois
option-long_tie_break = Jeu décisif à 6 partout
option-long_tie_break-help = Court : deux points d'écart suffisent. Long : sept points et deux d'écart.
option-long_tie_break-off = Court
option-long_tie_break-on = Long
option-surface = Surface
option-surface-help = Elle change les malus : la terre pardonne, le gazon punit. Pour débuter, jouez sur dur.
option-surface-clay = Terre battue
option-surface-hard = Dur
option-surface-grass = Gazon
option-surface-indoor = Indoor
option-solo = Adversaire
option-solo-help = Une autre personne (ou un joueur de la maison), ou l'automate de la règle, dont chaque coup est tiré de ses piles.
option-solo-off = Deux joueurs
option-solo-on = Solo contre l'automate
option-initiation = Match d'initiation
option-initiation-help = Pour apprendre : sans étoiles gagnées dans l'échange, sans effets, sans challenges, sans cartes Joueur.
option-initiation-off = Non
option-initiation-on = Oui
option-stars = Étoiles sur les coups
option-stars-help = Payer des étoiles avant le dé pour rendre un coup plus facile.
option-stars-off = Non
option-stars-on = Oui
option-effects = Topspin et slice
option-effects-help = Le topspin freine les montées au filet, le slice rend les coups risqués plus difficiles.
option-effects-off = Non
option-effects-on = Oui
option-challenges = Challenges
option-challenges-help = Une balle faute d'un rien ? Demandez la vidéo.
option-challenges-off = Non
option-challenges-on = Oui
option-player_cards = Cartes Joueur
option-player_cards-help = Chacun peut prendre un des huit styles de jeu, avec ses pouvoirs et ses faiblesses.
option-player_cards-off = Non
option-player_cards-on = Oui

# Noms
zone-B = revers
zone-N = neutre
zone-F = coup droit
zone-V = volée
zone-name-B = Revers
zone-name-N = Neutre
zone-name-F = Coup droit
zone-name-V = Volée
kind-prudent = Prudent
kind-risky = Risqué
kind-bold = Audacieux
kind-letter-prudent = P
kind-letter-risky = R
kind-letter-bold = A
effect-none = sans effet
effect-topspin = topspin
effect-slice = slice
surface-clay = Terre battue
surface-hard = Dur
surface-grass = Gazon
surface-indoor = Indoor
surface-short-clay = T
surface-short-hard = D
surface-short-grass = G
surface-short-indoor = I

# La table
table-serving = au service
table-sets = Manches
table-points = Points
table-stars = { $stars } { $stars ->
    [0] étoile
    [one] étoile
   *[other] étoiles
} sur { $tokens }
table-challenges = { $n } { $n ->
    [0] challenge
    [one] challenge
   *[other] challenges
}
table-challenge-letter = C
table-hand = Votre main
table-hand-count = { $n } { $n ->
    [0] carte
    [one] carte
   *[other] cartes
} en main
table-hand-limit = { $n } { $n ->
    [0] carte
    [one] carte
   *[other] cartes
}, { $limit } au plus
table-hand-title = Votre main : { $n } { $n ->
    [0] carte
    [one] carte
   *[other] cartes
}, { $limit } au plus
table-hand-short = Main
table-hand-empty = Votre main est vide.
table-services = Vos services
table-their-hand = Main { DE($seat) }
table-pile = Pioche
table-pile-n = Pioche : { $n }
table-piles = Cinq piles
table-discard = Défausse
card-number = n° { $n }
table-known = Cartes connues de sa main
pile-forehand = Coup droit
pile-backhand = Revers
pile-attack = Attaque
pile-defence = Défense
pile-volley = Volée
table-discard-n = Défausse : { $n }
table-active-smash = Smash prêt
table-fatigue = Fatigue : +{ $n }
table-last = Dernier coup
table-court = Court, { $surface }. { $you } : zone { $here }. { $other } : zone { $there }. La balle est du côté { DE($side) }, zone { $ball }.
table-court-empty = Court, { $surface }.
table-die = Dé : { $die }
table-die-needed = il fallait { $target }
table-first-ball = Première balle
table-second-ball = Deuxième balle
table-rally = { $n } { $n ->
    [one] coup
   *[other] coups
} dans l'échange
table-no-star = 0 ★
table-pick-card = Choisissez une carte ci-dessous.
table-pick-plan = Plan tactique : pour 1 ★, reprenez dès maintenant une carte de votre défausse, ou attendez.
moment-point = Point pour { LE($seat) }
moment-game = Jeu pour { LE($seat) }
moment-set = Manche pour { LE($seat) }
moment-match = Jeu, set et match pour { LE($seat) }
moment-tie-break = Jeu décisif pour { LE($seat) }
moment-replay = Point à rejouer
moment-ace = Ace !
moment-double-fault = Double faute { DE($seat) }
moment-winner = Coup gagnant { DE($seat) }
moment-lucky = Coup gagnant { DE($seat) }
moment-fault = Faute { DE($seat) }
moment-refuses = { $seat } laisse passer
moment-concedes = { $seat } abandonne le point
moment-nothing = { $seat } n'a pas de carte
moment-was-in = La balle était bonne
moment-was-out = La balle était faute
table-picture = Un court de tennis vu du ciel, deux pions, une balle et un dé à vingt faces
table-player-hand = { $n } cartes
table-player-removed = Sans les cartes { $cards }
table-figures = Le match en chiffres
table-plan-discard = Votre défausse
figure-points = Points joués
figure-rally = Coups par échange
figure-longest = Plus long échange
figure-winners = Coups gagnants
figure-replays = Points rejoués
figure-aces = Aces
figure-double-faults = Doubles fautes
figure-held = Points gagnés au service

# Les cartes
card-from-to = de { $start } vers { $target }
card-winner = point gagnant
card-back = revient en main
card-cost = coûte 1 ★
card-draws = pioche { $n }
card-stars = gagne { $n } ★
card-ace = ace dès { $n }
card-no-ace = sans ace
card-spins = topspin +{ $topspin }, slice +{ $slice }
card-malus = Malus { $surface } : { $n }
card-sure = réussite assurée
card-needs = { $target } au dé
card-chance = { $percent } %
card-with-stars = { $n } ★ : { $percent } %
card-sum-malus = malus +{ $n }
card-sum-slice = slice +{ $n }
card-sum-other = carte Joueur { $n }
sum-more = + { $what } { $n }
sum-less = − { $what } { $n }
sum-validated = coups validés
sum-malus = malus
sum-slice = slice
sum-effect = effet
sum-player = carte Joueur
sum-fatigue = fatigue
sum-stars = étoiles
power-harder = { $named ->
    [yes] { $name_fr } ({ $cards })
   *[no] Cartes { $cards }
} : difficulté +{ $change }
power-easier = { $named ->
    [yes] { $name_fr } ({ $cards })
   *[no] Cartes { $cards }
} : difficulté −{ $change }
power-winner = Gagnant sur { $from } à 20 : { $named ->
    [yes] { $name_fr } ({ $cards })
   *[no] cartes { $cards }
}
power-malus = { $named ->
    [yes] { $name_fr } ({ $cards })
   *[no] Cartes { $cards }
} : malus { $change } { $grass ->
    [yes] sur gazon{ $indoor ->
        [yes] {" "}et en indoor
       *[no] {""}
    }
   *[no] { $indoor ->
        [yes] en indoor
       *[no] {""}
    }
}{ $clay ->
    [yes] {" "}sur terre battue
   *[no] {""}
}{ $hard ->
    [yes] {" "}sur dur
   *[no] {""}
}
power-concentration = Concentration : { $n } { $n ->
    [one] étoile
   *[other] étoiles
} au changement de côté
power-leave-net-cards = { $n ->
    [0] Quitter le filet ne coûte qu'une étoile
   *[other] Quitter le filet coûte une étoile et { $n } cartes
}
power-topspin-cards = Monter contre votre topspin coûte { $n } cartes
power-slice-adds = Votre slice ajoute { $n }
power-free-crossings = { $n ->
    [one] Une traversée coup droit–revers gratuite par point
   *[other] { $n } traversées coup droit–revers gratuites par point
}
power-ace-wider = Plage d'ace élargie de { $n }
power-serve-topspin = Topspin au service : +{ $n }
power-serve-slice = Slice au service : +{ $n }
power-serve-stars = Étoiles au service : −{ $one } et −{ $two }

# Les coups
move-face = { $face }
move-draw = { $name_fr } (n° { $number })
move-take = Reprendre « { $name_fr } » (n° { $number })
move-discard = Défausser « { $name_fr } » (n° { $number })
move-trim = Défausser « { $name_fr } » (n° { $number })
move-play = { $sure ->
    [yes] { $name_fr } : sans dé
   *[no] { $name_fr } : { $target } au dé, { $percent } %
}
move-serve = Service { $difficulty } : { $target } au dé, { $percent } %
move-player = { $name_fr }
move-no-player = Sans carte Joueur
move-stars = { $n ->
    [0] Sans étoile : { $target } au dé, { $percent } %
    [one] 1 étoile : { $target } au dé, { $percent } %
   *[other] { $n } étoiles : { $target } au dé, { $percent } %
}
move-server-A = Joueur 1 sert
move-server-B = Joueur 2 sert
move-in = Bonne
move-out = Faute
move-flat = À plat : { $target } au dé, { $percent } %
move-topspin = Topspin (+{ $plus }) : { $target } au dé, { $percent } %
move-slice = Slice (+{ $plus }) : { $target } au dé, { $percent } %
move-challenge = Challenge !
move-accept = Accepter la décision
move-go = Défausser une carte et courir sur la balle
move-refuse = Laisser passer : point perdu
move-retreat = Reculer sur le lob (1 carte)
move-concede = Laisser filer le point
move-sure = Réussite assurée, sans dé
move-throw = Lancer le dé pour le coup gagnant
move-to-B = Vers son revers
move-to-F = Vers son coup droit
move-stay = Rester
move-net = { $cards ->
    [0] Monter au filet
    [one] Monter au filet (1 carte : topspin)
   *[other] Monter au filet ({ $cards } cartes : topspin)
}
move-centre = { $cards ->
    [0] Se replacer au centre (1 ★)
    [one] Se replacer au centre (1 ★ et 1 carte)
   *[other] Se replacer au centre (1 ★ et { $cards } cartes)
}
move-recover = Récupération : piocher 1 carte
move-concentrate = { $n ->
    [0] Concentration : aucune étoile à retourner
   *[other] Concentration : { $n } ★
}
move-no-plan = Pas de plan tactique
move-receive-B = Recevoir côté revers
move-receive-F = Recevoir côté coup droit

# Pourquoi pas
why-not-start = Ne part pas de votre zone.
why-not-at-net = Vous n'êtes pas au filet.
why-not-volley = Au filet, seules les volées se jouent.
why-not-smash = Le smash ne répond qu'à un lob, depuis le filet.
why-not-lobbed = { $smash ->
    [yes] Sous un lob, votre smash doit répondre.
   *[no] Sous un lob sans smash : reculer d'abord.
}
why-not-baseline = L'adversaire doit être au fond du court.
why-not-net = L'adversaire doit être au filet.
why-not-star = Il faut une étoile.

# Ce qu'on attend
prompt-choose-player = { $you ->
    [yes] Quelle carte Joueur prenez-vous ?
   *[no] { $seat } choisit sa carte Joueur.
}
prompt-choose-side = { $you ->
    [yes] 40 partout, point décisif : de quel côté recevez-vous ?
   *[no] 40 partout : { LE($seat) } choisit de quel côté recevoir.
}
prompt-service = { $you ->
    [yes] { $service ->
        [1] À vous de servir : quelle première balle ?
       *[other] Deuxième balle : quel service ?
    }
   *[no] { $service ->
        [1] { $seat } prépare sa première balle.
       *[other] { $seat } prépare sa deuxième balle.
    }
}
prompt-effect = { $you ->
    [yes] Un effet sur ce service ?
   *[no] { $seat } choisit l'effet de son service.
}
prompt-stars = { $you ->
    [yes] { $name_fr } : il faut { $target } ou plus ({ $percent } %). Des étoiles ?
   *[no] { $seat } joue « { $name_fr } » et pense à ses étoiles.
}
prompt-challenge = { $you ->
    [yes] Faute d'un rien ! Demander le challenge ?
   *[no] Faute d'un rien : { LE($seat) } peut demander la vidéo.
}
prompt-move = { $you ->
    [yes] { $zone ->
        [V] Amorti ! Courir au filet coûte une carte.
       *[other] La balle est à l'autre bout : courir coûte une carte.
    }
   *[no] { $seat } court sur la balle, ou la laisse passer.
}
prompt-lobbed = { $you ->
    [yes] { $smash ->
        [yes] Un lob ! Vous tenez un smash : il doit répondre, ou le point est perdu.
       *[no] Un lob, et pas de smash : reculer ?
    }
   *[no] { $seat } est sous le lob.
}
prompt-pay = { $you ->
    [yes] { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Encore { $n } cartes à défausser : laquelle ?
    }
   *[no] { $seat } choisit une carte à défausser.
}
prompt-shot = { $you ->
    [yes] À vous de frapper : quelle carte ?
   *[no] { $seat } choisit son coup.
}
prompt-winner-on = { $you ->
    [yes] { $name_fr } : réussite assurée, ou le dé pour le point ?
   *[no] { $seat } hésite : assurer, ou tenter le coup gagnant ?
}
prompt-target = { $you ->
    [yes] { $name_fr } : où envoyer la balle ?
   *[no] { $seat } choisit où envoyer la balle.
}
prompt-replace = { $you ->
    [yes] Où vous placer maintenant ?
   *[no] { $seat } se replace.
}
prompt-trim = { $you ->
    [yes] { $n ->
        [one] Une carte de trop : laquelle défausser ?
       *[other] { $n } cartes de trop : laquelle défausser ?
    }
   *[no] { $seat } ajuste sa main.
}
prompt-change = { $you ->
    [yes] { $plan ->
        [yes] Changement de côté : une carte ou des étoiles ? Un plan tactique peut passer avant.
       *[no] Changement de côté : une carte ou des étoiles ?
    }
   *[no] Changement de côté : { LE($seat) } choisit.
}
prompt-plan = { $you ->
    [yes] Plan tactique : reprendre une carte pour 1 ★ ?
   *[no] { $seat } médite un plan tactique.
}
prompt-draw = { $you ->
    [yes] Vous piochez.
   *[no] { $seat } pioche.
}
prompt-toss = Pile ou face : qui sert ?
prompt-side-die = Un dé choisit le côté { DE($seat) }.
prompt-roll = { $you ->
    [yes] Il vous faut { $target } ou plus : { $percent } %.
   *[no] { $seat } lance le dé : il faut { $target }.
}
prompt-review = Le radar refait la trajectoire…
prompt-spin-die = { $seat } sert : le d6 donne l'effet.
prompt-turn-card = { $seat } retourne une carte.
prompt-target-die = Un dé choisit la cible { DE($seat) }.
prompt-over = { $lone ->
    [yes] { $you ->
        [yes] Jeu décisif : vous gagnez !
       *[no] Jeu décisif : { LE($seat) } gagne.
    }
   *[no] { $you ->
        [yes] Jeu, set et match : vous gagnez !
       *[no] Jeu, set et match : { LE($seat) } gagne.
    }
}

# Ce qui s'est passé
told-player = { $you ->
    [yes] Vous prenez la carte « { $name } ».
   *[no] { $seat } prend la carte « { $name } ».
}
told-no-player = { $you ->
    [yes] Vous jouez sans carte Joueur.
   *[no] { $seat } joue sans carte Joueur.
}
told-drew = { $you ->
    [yes] Vous piochez « { $name } ».
   *[no] { $known ->
        [yes] { $seat } pioche « { $name } ».
       *[no] { $seat } pioche une carte.
    }
}
told-first = { $you ->
    [yes] La pièce retombe : vous servez en premier.
   *[no] La pièce retombe : { LE($seat) } sert en premier.
}
told-opens = { $you ->
    [yes] Vous servez vers { $zone ->
        [F] le coup droit
       *[B] le revers
    } { DE($other_seat) }.
   *[no] { $you_other ->
        [yes] { $seat } sert vers votre { $zone ->
            [F] coup droit
           *[B] revers
        }.
       *[no] { $seat } sert vers { $zone ->
            [F] le coup droit
           *[B] le revers
        } { DE($other_seat) }.
    }
}
told-side = { $you ->
    [yes] Vous choisissez de recevoir côté { $zone ->
        [F] coup droit
       *[B] revers
    }.
   *[no] { $die ->
        [0] { $seat } choisit de recevoir côté { $zone ->
            [F] coup droit
           *[B] revers
        }.
       *[other] Dé { $die }, { $zone ->
            [F] pair : { LE($seat) } reçoit côté coup droit
           *[B] impair : { LE($seat) } reçoit côté revers
        }.
    }
}
told-serves = { $you ->
    [yes] Votre { $service ->
        [1] première
       *[other] deuxième
    } balle : service de difficulté { $difficulty }.
   *[no] { $service ->
        [1] Première
       *[other] Deuxième
    } balle { DE($seat) } : service de difficulté { $difficulty }.
}
told-spin = { $you ->
    [yes] Vous annoncez { $effect ->
        [topspin] un topspin
       *[slice] un slice
    } : difficulté +{ $surcharge }.
   *[no] { $seat } annonce { $effect ->
        [topspin] un topspin
       *[slice] un slice
    } : difficulté +{ $surcharge }.
}
told-eases = { $you ->
    [yes] Vous payez { $stars } ★ : la difficulté baisse de { $easier }.
   *[no] { $seat } paie { $stars } ★ : la difficulté baisse de { $easier }.
}
told-throws = { $summed ->
    [yes] Dé { $die }, il fallait { $target } = { $sum }.
   *[no] Dé { $die }, il fallait { $target }.
}
told-ace = { $you ->
    [yes] Ace !
   *[no] Ace { DE($seat) } !
}
told-service-in = { $you_other ->
    [yes] Dans le court, vers votre { $zone ->
        [F] coup droit
       *[B] revers
    }.
   *[no] Dans le court, vers { $zone ->
        [F] le coup droit
       *[B] le revers
    } { DE($other_seat) }.
}
told-service-fault = Faute.
told-double-fault = { $you ->
    [yes] Double faute !
   *[no] Double faute { DE($seat) }.
}
told-asks = { $you ->
    [yes] Vous demandez le challenge.
   *[no] { $seat } demande le challenge.
}
told-was-in = La balle était bonne !
told-was-out = La balle était bien faute. { $left ->
    [0] { $you ->
        [yes] Vous n'avez plus de challenge.
       *[no] { $seat } n'a plus de challenge.
    }
    [one] { $you ->
        [yes] Il vous reste un challenge.
       *[no] Il reste un challenge { A($seat) }.
    }
   *[other] { $you ->
        [yes] Il vous reste { $left } challenges.
       *[no] Il reste { $left } challenges { A($seat) }.
    }
}
told-replay = Le point est à rejouer.
told-moves = { $you ->
    [yes] Vous vous déplacez { $zone ->
        [F] côté coup droit
        [N] au centre
       *[B] côté revers
    }.
   *[no] { $seat } se déplace { $zone ->
        [F] côté coup droit
        [N] au centre
       *[B] côté revers
    }.
}
told-pays = { $you ->
    [yes] Vous courez { $zone ->
        [F] à l'autre bout, côté coup droit
        [N] au centre
        [V] au filet
       *[B] à l'autre bout, côté revers
    }.
   *[no] { $seat } court { $zone ->
        [F] à l'autre bout, côté coup droit
        [N] au centre
        [V] au filet
       *[B] à l'autre bout, côté revers
    }.
}
told-crosses = { $you ->
    [yes] Vous traversez le court sans rien défausser : c'est votre pouvoir.
   *[no] { $seat } traverse le court sans rien défausser : c'est son pouvoir.
}
told-refuses = { $you ->
    [yes] Vous laissez passer la balle.
   *[no] { $seat } laisse passer la balle.
}
told-retreats = { $you ->
    [yes] Vous reculez { $zone ->
        [F] côté coup droit
        [B] côté revers
       *[N] au centre
    }.
   *[no] { $seat } recule { $zone ->
        [F] côté coup droit
        [B] côté revers
       *[N] au centre
    }.
}
told-discards = { $you ->
    [yes] Vous défaussez « { $name } ».
   *[no] { $seat } défausse « { $name } ».
}
told-plays = { $you ->
    [yes] Vous jouez « { $name } ».
   *[no] { $seat } joue « { $name } ».
}
told-star-paid = { $you ->
    [yes] L'amorti vous coûte une étoile.
   *[no] L'amorti coûte une étoile { A($seat) }.
}
told-sure = En réponse à un coup prudent : réussite assurée, sans dé.
told-dares = { $you ->
    [yes] Vous tentez le coup gagnant plutôt que d'assurer.
   *[no] { $seat } tente le coup gagnant plutôt que d'assurer.
}
told-fault = { $you ->
    [yes] Faute !
   *[no] Faute { DE($seat) }.
}
told-sent = { $flight ->
    [at-net] { $you_other ->
        [yes] La balle vient sur vous, au filet.
       *[no] La balle va sur { LE($other_seat) }, au filet.
    }
    [drop] { $you_other ->
        [yes] Amorti ! La balle retombe juste derrière le filet, loin devant vous.
       *[no] Amorti ! La balle retombe juste derrière le filet, loin devant { LE($other_seat) }.
    }
    [lob] { $you_other ->
        [yes] Le lob passe au-dessus de vous et retombe { $zone ->
            [F] côté coup droit
            [N] au centre
           *[B] côté revers
        }.
       *[no] Le lob passe au-dessus { DE($other_seat) } et retombe { $zone ->
            [F] côté coup droit
            [N] au centre
           *[B] côté revers
        }.
    }
   *[deep] { $you_other ->
        [yes] La balle arrive { $zone ->
            [F] sur votre coup droit
            [N] au centre de votre court
           *[B] sur votre revers
        }.
       *[no] La balle part vers { $zone ->
            [F] le coup droit
            [N] le centre du court
           *[B] le revers
        } { DE($other_seat) }.
    }
}
told-carries = { $effect ->
    [topspin] { $n ->
        [0] La balle est liftée.
        [one] La balle est liftée : monter au filet coûtera une carte.
       *[other] La balle est liftée : monter au filet coûtera { $n } cartes.
    }
   *[slice] La balle est slicée : y répondre par un coup risqué ou audacieux demande le dé, à +{ $n }.
}
told-winner = { $you ->
    [yes] Coup gagnant !
   *[no] Coup gagnant { DE($seat) } !
}
told-lucky = { $you ->
    [yes] Sur un { $die }, votre pouvoir en fait un coup gagnant !
   *[no] Sur un { $die }, le pouvoir { DE($seat) } en fait un coup gagnant !
}
told-gains = { $you ->
    [yes] Vous gagnez { $stars } ★.
   *[no] { $seat } gagne { $stars } ★.
}
told-to-net = { $you ->
    [yes] Vous montez au filet.
   *[no] { $seat } monte au filet.
}
told-to-centre = { $you ->
    [yes] Vous vous replacez au centre (1 ★).
   *[no] { $seat } se replace au centre (1 ★).
}
told-concedes = { $you ->
    [yes] Vous abandonnez le point.
   *[no] { $seat } abandonne le point.
}
told-point = { $you ->
    [yes] Point pour vous
   *[no] Point pour { LE($seat) }
}, { $level ->
    [yes] { $won } partout
   *[no] { $won } à { $lost }
}.
told-game = { $you ->
    [yes] Jeu pour vous
   *[no] Jeu pour { LE($seat) }
}, { $level ->
    [yes] { $won } partout
   *[no] { $won } à { $lost }
}.
told-set = { $you ->
    [yes] La manche est pour vous
   *[no] La manche est pour { LE($seat) }
}, { $won } à { $lost }.
told-match = { $counted ->
    [0] { $you ->
        [yes] Jeu, set et match ! Vous gagnez
       *[no] Jeu, set et match pour { LE($seat) },
    } { $won } manches à { $lost }.
   *[other] { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } le jeu décisif, { $won } à { $lost }.
}
told-tie-break = Six jeux partout : jeu décisif.
told-back = { $you ->
    [yes] « { $name } » revient dans votre main.
   *[no] « { $name } » revient dans la main { DE($seat) }.
}
told-reshuffled = { $you ->
    [yes] Votre défausse est mélangée : nouvelle pioche.
   *[no] La défausse { DE($seat) } est mélangée : nouvelle pioche.
}
told-renews = La pile { $pile ->
    [forehand] Coup droit
    [backhand] Revers
    [attack] Attaque
    [defence] Défense
   *[volley] Volée
} { DE($seat) } est épuisée : sa défausse est mélangée pour en refaire une.
told-no-card = { $you ->
    [yes] Plus rien à piocher pour vous.
   *[no] Plus rien à piocher pour { LE($seat) }.
}
told-trims = { $you ->
    [yes] Une carte de trop : vous défaussez « { $name } ».
   *[no] Une carte de trop : { LE($seat) } défausse « { $name } ».
}
told-ends = Changement de côté.
told-recovers = { $you ->
    [yes] Récupération : vous piochez une carte.
   *[no] Récupération : { LE($seat) } pioche une carte.
}
told-concentrates = { $stars ->
    [0] { $you ->
        [yes] Concentration, mais toutes vos étoiles sont déjà visibles.
       *[no] Concentration, mais toutes les étoiles { DE($seat) } sont déjà visibles.
    }
   *[other] { $you ->
        [yes] Concentration : vous gagnez { $stars } ★.
       *[no] Concentration : { LE($seat) } gagne { $stars } ★.
    }
}
told-plans = { $you ->
    [yes] Plan tactique : pour 1 ★, vous reprenez « { $name } ».
   *[no] Plan tactique : pour 1 ★, { LE($seat) } reprend « { $name } ».
}
told-token = { $you ->
    [yes] Fin de manche : un challenge vous revient.
   *[no] Fin de manche : un challenge revient { A($seat) }.
}
told-spin-die = D6 { $die } : { $effect ->
    [topspin] service lifté
    [slice] service slicé
   *[none] service à plat
}.
told-turned = { $seat } joue « { $name } ».
told-turned-away = { $seat } retourne « { $name } », qui ne peut pas répondre : à la défausse.
told-active = { $seat } retourne un smash et le garde pour un lob.
told-tires = { $seat } se fatigue : +{ $fatigue } sur ses coups au dé, jusqu'à la fin du point.
told-parity = Dé { $die }, { $zone ->
    [F] pair : vers le coup droit
   *[B] impair : vers le revers
}.
told-nothing = { $seat } n'a pas de carte jouable : faute.

# Un matériel incomplet
box-wt-numbers = les cartes doivent porter les numéros { $first } à { $last }, dans l'ordre ; ici le numéro { $given }.
box-wt-hand = { $given } cartes portent l'icône main de départ ; il en faut { $wanted }.
box-wt-piles = les piles de l'automate doivent aller en montant jusqu'à { $last } ; ici { $given }.
box-wt-pile-zone = la pile « { $pile } » n'a aucune carte jouable depuis la zone { $zone }.
box-wt-services = les services doivent être rangés par difficulté croissante.
box-wt-no-target = cette carte n'a pas de cible et n'est pas un coup gagnant.
box-wt-start = cette carte n'a aucune zone de départ.
box-wt-two-targets = deux cibles : ce doit être coup droit et revers.
box-wt-removed = la carte { $given } est retirée deux fois.
box-wt-span = de la carte { $first } à la carte { $last } : il faut deux cartes de 1 à 65, la plus petite d'abord.
box-wt-smash = il faut au moins un smash dans la pile volée.
