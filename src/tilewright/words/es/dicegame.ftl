### Spanish: the screen of a match of dice, in the browser.
