### English: felt and rack, in the browser.
