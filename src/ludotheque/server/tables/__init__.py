"""What goes on: live tables, bots, tournaments, studies, and what each visitor may use."""
