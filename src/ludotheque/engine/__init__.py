"""What every game is made of: rules, records, boxes, setups, tables, save files. It knows no game."""
