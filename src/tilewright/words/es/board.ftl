### Spanish: felt and rack, in the browser.
