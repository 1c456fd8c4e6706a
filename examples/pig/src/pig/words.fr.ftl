game-title = Pig
game-line = Un seul dé : relancer et tout risquer, ou garder ce qu'on a.
game-players = 2 joueurs, ou 1 contre un bot
side-0 = Premier joueur
side-1 = Second joueur
automaton = Le Jeu
option-target = Points pour gagner
option-target-help = Combien de points il faut pour gagner.
option-target-50 = 50
option-target-100 = 100
move-throw = Lancer
move-hold = Garder : { $pot } de plus, { $total } en tout
move-face = { $face }
prompt-decide = { $you ->
    [yes] Relancer, ou garder ?
   *[no] { $seat } réfléchit.
}
prompt-throw = Le dé roule.
prompt-over = { $you ->
    [yes] Vous avez gagné.
   *[no] { $seat } a gagné.
}
table-pot = Dans la cagnotte : { $pot }. Le but : { $target }.
told-thrown = { $you ->
    [yes] Vous lancez { $face } : { $pot } dans la cagnotte.
   *[no] { $seat } lance { $face } : { $pot } dans la cagnotte.
}
told-lost = { $you ->
    [yes] Pas de chance ! Vous perdez les { $pot } de la cagnotte.
   *[no] Pas de chance ! { $seat } perd les { $pot } de la cagnotte.
}
told-held = { $you ->
    [yes] Vous gardez { $pot } et avez { $points }.
   *[no] { $seat } garde { $pot } et a { $points }.
}
told-won = { $you ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $seat } gagne avec { $points }.
}
measure-turns = tours
measure-margin = écart final
