### German: the pages around a match, in the browser.
