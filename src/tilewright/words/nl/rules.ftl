### Dutch: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } stenen in de doos
rule-deal-rack = { $value } stenen op elk plankje
rule-deal-starter = { $value ->
    [highest] wie het hoogste cijfer trekt, begint
    [lot] er wordt geloot wie begint
   *[host] de host kiest wie begint
  }
rule-deal-next_starter = { $value ->
    [again] bij elk volgend spel wordt op dezelfde manier bepaald wie begint
    [rotate] de volgende speler begint het volgende spel
   *[winner] de winnaar begint het volgende spel
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] er wordt niet opnieuw gedeeld om paren
   *[other] wie { $value } paren gelijke stenen krijgt, mag opnieuw laten delen
  }
rule-sets-min_natural = { $value ->
    [0] een combinatie mag uit alleen jokers bestaan
   *[other] in een combinatie ligt minstens één steen met een cijfer
  }
rule-opening-min = { $value ->
    [0] uitkomen mag met elk aantal punten
    [one] uitkomen doe je met minstens één punt
   *[other] uitkomen doe je met minstens { $value } punten
  }
rule-opening-extras = { $value ->
    [yes] in de beurt waarin je uitkomt, mag je ook meteen aanleggen en verleggen
   *[no] in de beurt waarin je uitkomt, blijft de rest van de tafel liggen
  }
rule-turn-wrong_lay = { $value ->
    [refuse] een beurt die niet klopt wordt geweigerd en mag verbeterd worden
   *[penalise] een beurt die niet klopt is voorbij en kost strafstenen
  }
rule-turn-checked = { $value ->
    [always] de app laat zien wat er niet klopt voordat je je beurt beëindigt
    [never] de app laat niet zien wat er niet klopt voordat je je beurt beëindigt
   *[unless_penalised] de app laat zien wat er niet klopt voordat je je beurt beëindigt, behalve als een fout strafstenen kost
  }
rule-jokers-release = { $value ->
    [rearrange] een joker op tafel komt vrij door te verleggen
   *[replace] een joker op tafel komt vrij als de steen waarvoor hij ligt op tafel komt
  }
rule-jokers-reuse = { $value ->
    [any_set] een vrijgespeelde joker mag in elke combinatie
    [new_set] een vrijgespeelde joker gaat in een nieuwe combinatie
   *[new_set_two_rack_tiles] een vrijgespeelde joker gaat in een nieuwe combinatie met twee stenen van het plankje
  }
rule-jokers-group_of_three = { $value ->
    [either] de joker van een rijtje van drie mag je vervangen door een van de twee ontbrekende kleuren
   *[both] de joker van een rijtje van drie vervang je alleen door beide ontbrekende kleuren te leggen
  }
rule-jokers-max_per_set = { $value ->
    [none] zoveel jokers in een combinatie als je wilt
    [one] hoogstens één joker in een combinatie
   *[other] hoogstens { $value } jokers in een combinatie
  }
rule-jokers-adjacent = { $value ->
    [yes] jokers mogen naast elkaar liggen
   *[no] jokers mogen niet naast elkaar liggen
  }
rule-jokers-penalty = een joker die je overhoudt kost { $value ->
    [0] niets
    [one] één punt
   *[other] { $value } punten
  }
rule-change-at_start = { $value ->
    [yes] een serie mag met een kleurverander-joker beginnen
   *[no] een serie begint nooit met een kleurverander-joker
  }
rule-change-max_per_run = { $value ->
    [one] hoogstens één kleurverander-joker in een serie
   *[other] hoogstens { $value } kleurverander-jokers in een serie
  }
rule-change-max_colors = hoogstens { $value } kleuren in een serie
rule-mirror-min_side = { $value ->
    [one] één steen aan elke kant van een spiegel is genoeg
   *[other] elke kant van een spiegel staat voor minstens { $value } stenen
  }
rule-mirror-group_limit = { $value ->
    [per_side] een gespiegeld rijtje heeft aan elke kant hoogstens vier kleuren
   *[total] een gespiegeld rijtje staat in totaal voor hoogstens vier stenen
  }
rule-pool-empty = { $value ->
    [until_stuck] is de pot leeg, dan gaat het spel door tot niemand meer kan leggen
   *[last_lap] is de pot leeg, dan krijgt iedereen nog één beurt
  }
rule-time-limit = { $value ->
    [none] geen tijdslimiet
    [one] { $value } seconde per beurt
   *[other] { $value } seconden per beurt
  }
rule-time-usual = { $value ->
    [one] { $value } seconde
   *[other] { $value } seconden
  } per beurt als de klok aan staat
rule-time-idle_draw = wie de tijd laat verlopen zonder iets te leggen of te verleggen, pakt { $value ->
    [0] niets
    [one] één steen
   *[other] { $value } stenen
  }
rule-time-table = is de tijd om, dan { $value ->
    [restore] komt de tafel weer te liggen zoals eerst
   *[keep_sets] blijven de combinaties liggen die kloppen
  }
rule-time-loose = { $value ->
    [restore] is de tijd om, dan gaan losse stenen terug naar hun plaats, of anders in de pot
    [rack] is de tijd om, dan komen losse stenen van de tafel op het plankje
   *[pool] is de tijd om, dan gaan losse stenen van de tafel in de pot
  }
rule-time-penalty = een beurt die niet af is of niet klopt kost { $value ->
    [0] niets
    [one] één strafsteen
   *[other] { $value } strafstenen
  }
rule-time-memory = { $value ->
    [yes] combinaties die uit elkaar liggen als de tijd om is, gaan in de pot
   *[no] hoe de tafel lag wordt altijd onthouden
  }
rule-dice-hand = elke speler krijgt { $value } dobbelstenen
rule-dice-must_lay = { $value ->
    [yes] wie een combinatie heeft, moet er minstens één leggen
   *[no] niemand hoeft een combinatie te leggen
  }
rule-dice-max_sets = { $value ->
    [none] zoveel combinaties per beurt als je wilt
    [one] hoogstens één combinatie van eigen dobbelstenen per beurt
   *[other] hoogstens { $value } combinaties van eigen dobbelstenen per beurt
  }
rule-dice-min_reroll = vanaf de tweede beurt { $value ->
    [0] mag je al je dobbelstenen laten liggen
   *[other] gooi je minstens één dobbelsteen
  }
rule-dice-block_after = een ronde is afgelopen als allebei de spelers { $value ->
    [one] één beurt
   *[other] { $value } beurten achter elkaar
  } niets leggen
rule-grid-descending = { $value ->
    [yes] series mogen naar rechts of naar beneden ook aflopen
   *[no] series lopen op naar rechts of naar beneden
  }
rule-grid-crossing_joker = { $value ->
    [one] waar twee combinaties elkaar kruisen, is een joker in beide hetzelfde
   *[each] waar twee combinaties elkaar kruisen, mag een joker in elk iets anders zijn
  }
rule-match-sudden_death = { $value ->
    [yes] bij gelijkspel volgt nog een ronde
   *[no] bij gelijkspel wordt de winst gedeeld
  }
rule-scoring-blocked = zit het spel vast, dan { $value ->
    [difference] krijgt de winnaar van elke verliezer het verschil tussen hun plankjes
   *[all_minus] krijgt iedereen de waarde van het eigen plankje als strafpunten
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] zit het spel vast en is het gelijk, dan wint wie de minste stenen heeft
   *[shared] zit het spel vast en is het gelijk, dan wordt de winst gedeeld
  }
rule-match-games = { $value ->
    [players] zoveel spellen als spelers
    [one] één spel
   *[other] { $value } spellen
  }{ $rounds ->
    [one] {""}
   *[other] {" "}per ronde
  }
rule-match-rounds = { $value ->
    [one] één ronde
   *[other] { $value } rondes
  }
rule-match-winner = { $value ->
    [points] wie de meeste punten heeft, wint de partij
   *[games_then_points] wie de meeste spellen wint, wint de partij; bij gelijkspel tellen de punten
  }

## What a house rule does to a game

rule-means-box-pieces = Met meer stenen duurt een spel langer; met 160 kun je met vijf of zes spelen. Met meer jokers gaat het sneller.
rule-means-deal-rack = Met meer stenen duurt het spel langer en is uitkomen makkelijker.
rule-means-deal-starter = Het toeval behandelt iedereen gelijk; de host kan iemand die nieuw is laten beginnen.
rule-means-deal-next_starter = Om de beurt is het eerlijkst; begint de winnaar, dan haal je moeilijker in.
rule-means-deal-reshuffle_pairs = Paren zijn lastig te gebruiken. Hoe minder er nodig zijn, hoe vaker er opnieuw wordt gedeeld.
rule-means-sets-min_natural = Mag een combinatie uit alleen jokers bestaan, dan raak je ze ook kwijt als er niets anders past.
rule-means-opening-min = Hoe meer punten, hoe langer het duurt tot iedereen is uitgekomen.
rule-means-opening-extras = Mag het, dan kan één beurt je halve plankje legen; mag het niet, dan kom je rustiger uit.
rule-means-turn-wrong_lay = Straf beloont wie goed oplet; zonder straf kan iedereen van alles proberen.
rule-means-turn-checked = Met een waarschuwing zijn fouten zeldzaam; zonder moet iedereen goed kijken.
rule-means-jokers-release = Als verleggen genoeg is, zwerven jokers rond; anders blijven ze liggen.
rule-means-jokers-reuse = Hoe strenger, hoe minder vaak een joker wordt vrijgespeeld.
rule-means-jokers-group_of_three = Is één kleur genoeg, dan worden jokers vaker vrijgespeeld; zijn beide nodig, dan blijven ze langer liggen.
rule-means-jokers-max_per_set = Hoe minder er mogen, hoe moeilijker het is om meerdere jokers tegelijk te spelen.
rule-means-jokers-adjacent = Naast elkaar vullen jokers grotere gaten; los van elkaar zie je makkelijker waar elke joker voor staat.
rule-means-jokers-penalty = Hoe meer het kost, hoe riskanter het is om een joker te houden.
rule-means-change-at_start = Mag hij vooraan liggen, dan past een kleurverander-joker op meer plekken.
rule-means-change-max_per_run = Met meer kleurveranderingen worden series langer, maar lastiger te zien.
rule-means-change-max_colors = Met meer kleuren lukken series makkelijker, maar wordt de tafel onoverzichtelijker.
rule-means-mirror-min_side = Met één steen aan elke kant is een spiegeljoker makkelijk te leggen; met twee moet je plannen.
rule-means-mirror-group_limit = Met vier aan elke kant raak je veel stenen tegelijk kwijt; met vier in totaal blijven rijtjes klein.
rule-means-pool-empty = Met een laatste beurt is het sneller klaar; doorspelen geeft iedereen nog een kans.
rule-means-time-limit = Minder tijd maakt het spel sneller, maar laat minder ruimte om veel te verleggen.
rule-means-time-idle_draw = Hoe meer je pakt, hoe minder het loont om de tijd te laten verstrijken.
rule-means-time-table = Blijven combinaties liggen die kloppen, dan telt een deel van je beurt; anders begin je de volgende keer opnieuw.
rule-means-time-loose = Stenen die op je plankje komen, kunnen punten kosten; op hun plaats of in de pot kosten ze niets.
rule-means-time-penalty = Hoe meer het kost, hoe voorzichtiger iedereen speelt als de tijd opraakt.
rule-means-time-memory = Onthoudt niemand de tafel, dan is veel verleggen riskant: wat uit elkaar is gehaald, is weg.
rule-means-scoring-blocked = Met het verschil krijgt de winnaar nog punten; anders verliest iedereen.
rule-means-scoring-tie = Stenen tellen geeft bijna altijd een beslissing; wordt de winst gedeeld, dan valt niemand erbuiten.
rule-means-match-games = Met meer spellen telt geluk minder, maar het duurt langer.
rule-means-match-rounds = Met meer rondes telt geluk minder, maar het duurt langer.
rule-means-match-winner = Punten belonen grote overwinningen; gewonnen spellen belonen wie vaak wint.
rule-means-dice-hand = Met minder dobbelstenen zijn rondes korter en heb je minder mogelijkheden.
rule-means-dice-must_lay = Moet het, dan gaan rondes sneller; anders kun je op een betere worp wachten.
rule-means-dice-max_sets = Met een grens beslist één gelukkige worp de ronde niet.
rule-means-dice-min_reroll = Mag je ze allemaal laten liggen, dan kun je plannen; moet je gooien, dan telt geluk zwaarder.
rule-means-dice-block_after = Hoe minder beurten, hoe eerder een ronde die vastzit voorbij is.
rule-means-grid-descending = Mogen series ook aflopen, dan passen ze op meer plekken in het veld.
rule-means-grid-crossing_joker = Mag hij in elke combinatie iets anders zijn, dan is een joker makkelijk te kruisen; anders moet één cijfer bij beide passen.
rule-means-match-sudden_death = Een extra ronde geeft de beslissing; met gedeelde winst is de partij eerder klaar.
