"""What any game can be held to; for the tests of whoever adds one."""
