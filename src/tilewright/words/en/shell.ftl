### English: home, and what stands around every page, in the browser.
