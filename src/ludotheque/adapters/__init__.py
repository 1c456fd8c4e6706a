"""Every game as the environments that researchers use: PettingZoo, OpenSpiel, Gymnasium. All are made on `hide`."""
