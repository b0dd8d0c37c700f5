// The replay of a finished game, which is one face of its page.

import { loadMoreWords } from "../words.js";
import GamePage from "./review.js";

await loadMoreWords("study");

export default GamePage;
