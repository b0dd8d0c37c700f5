// The replay of a finished game, which is one face of its page.

import GamePage from "./review.js";

export default GamePage;
