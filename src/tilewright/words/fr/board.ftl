### French: felt and rack, in the browser.
