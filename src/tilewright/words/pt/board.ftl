### Portuguese: felt and rack, in the browser.
