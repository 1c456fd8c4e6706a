"""What is kept: the database, its migrations, the one writer, the key."""
