"""The five games. None knows another, a player or the server."""
