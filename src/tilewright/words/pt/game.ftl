### Portuguese: the screen of a match of tiles, in the browser.
