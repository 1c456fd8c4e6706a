"""What every game is made of: rules, records, boxes, setups, tables, save files, playouts. It knows no game."""
