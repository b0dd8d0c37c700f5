### German: felt and rack, in the browser.
