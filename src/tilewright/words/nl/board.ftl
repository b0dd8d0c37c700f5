### Dutch: felt and rack, in the browser.
