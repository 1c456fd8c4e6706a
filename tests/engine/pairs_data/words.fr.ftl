told-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
told-laid = { $known ->
    [yes] { $seat } lays { $card }.
   *[no] { $seat } lays a card face down.
}
told-round = { $seat } wins the round ({ $mine } against { $theirs }).
told-shown = { $seat } shows the nought.
move = { $text }
