### Dutch: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Getrokken om te zien wie begint: { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] Jij begint.
   *[no] { $who } begint.
  }
event-reshuffled = { $you ->
    [yes] Je liet { $pieces } zien
   *[no] { $who } liet { $pieces } zien
  }, allemaal dubbel: er is opnieuw gedeeld.
event-played = { $you ->
    [yes] Je
   *[no] { $who }
  } { $how ->
    [opening] kwam uit met { $pieces }
    [moving] speelde { $pieces } en verlegde stenen op tafel
   *[adding] speelde { $pieces }
  }.
event-drew = { $you ->
    [yes] Je pakte { $pieces }.
   *[no] { $who } pakte { $count ->
        [one] een steen
       *[other] { $count } stenen
      }.
  }
event-penalised = { $you ->
    [yes] Je beurt klopte niet: de tafel ligt weer zoals eerst, en je pakte { $count ->
        [0] niets, want de pot is leeg
       *[other] { $pieces }
      }.
   *[no] De beurt van { $who } klopte niet: de tafel ligt weer zoals eerst, en { $count ->
        [0] er was geen steen om te pakken
        [one] er is één strafsteen gepakt
       *[other] er zijn { $count } strafstenen gepakt
      }.
  }
event-passed = { $you ->
    [yes] Je
   *[no] { $who }
  } paste.
event-timed-out = { $you ->
    [yes] Je tijd was om:
   *[no] De tijd van { $who } was om:
  } { $table ->
    [same] de tafel blijft zoals hij was.
   *[changed] de combinaties die klopten, bleven op tafel.
  }
event-timed-out-returned = { $you ->
    [yes] Weer op je plankje: { $pieces }.
   *[no] { $count ->
        [one] Eén steen ging
       *[other] { $count } stenen gingen
      } naar het plankje.
  }
event-timed-out-to-pool = { $count ->
    [one] Eén losse steen van de tafel ging
   *[other] { $count } losse stenen van de tafel gingen
  } in de pot: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] Je pakte { $pieces }.
   *[no] { $count ->
        [one] Er is één steen gepakt.
       *[other] Er zijn { $count } stenen gepakt.
      }
  }
event-game-out = { $you ->
    [yes] Je hebt je laatste steen gelegd en wint het spel!
   *[no] { $who } heeft de laatste steen gelegd en wint het spel.
  }
event-game-blocked = De pot is leeg en iedereen past: { $you ->
    [yes] jij wint het spel met de minste punten op je plankje!
   *[no] { $winners ->
        [one] { $who } wint het spel met de minste punten op het plankje.
       *[other] { $who } delen de winst met de minste punten op het plankje.
      }
  }
event-game-last-lap = De laatste beurten zijn gespeeld: { $you ->
    [yes] jij wint het spel met de minste punten op je plankje!
   *[no] { $winners ->
        [one] { $who } wint het spel met de minste punten op het plankje.
       *[other] { $who } delen de winst met de minste punten op het plankje.
      }
  }
story-joker = { $you ->
    [yes] Je ging uit met een joker!
   *[no] { $who } ging uit met een joker.
  }
story-many = { $you ->
    [yes] Je ging uit met { $count } stenen in één beurt!
   *[no] { $who } ging uit met { $count } stenen in één beurt.
  }
story-blocked = Niemand kon nog een steen leggen.
story-last-lap = De laatste beurten zijn gespeeld.
story-short = { $you ->
    [yes] Je kwam { $count ->
        [one] één steen
       *[other] { $count } stenen
      } tekort.
   *[no] { $who } kwam { $count ->
        [one] één steen
       *[other] { $count } stenen
      } tekort.
  }
story-unopened = { $you ->
    [yes] Je bent niet aan uitkomen toegekomen.
   *[no] { $who } is niet aan uitkomen toegekomen.
  }
story-dice-out = { $you ->
    [yes] Je legde je laatste dobbelsteen en won.
   *[no] { $who } legde de laatste dobbelsteen en won.
  }
story-dice-blocked = Niemand kon nog een dobbelsteen leggen.
event-rolled = { $you ->
    [yes] Je
   *[no] { $who }
  } gooide { $count ->
    [0] geen dobbelsteen
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] Je
   *[no] { $who }
  } legde { $pieces }{ $how ->
    [moving] {" "}en verlegde dobbelstenen op het veld.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Je tijd was om, en je hebt niets gelegd.
   *[no] De tijd van { $who } was om, en er is niets gelegd.
  }
event-round-out = { $you ->
    [yes] Je hebt je laatste dobbelsteen gelegd en wint de ronde
   *[no] { $who } heeft de laatste dobbelsteen gelegd en wint de ronde
  }: { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
event-round-blocked = Beide spelers passen te vaak achter elkaar: { $winners ->
    [0] beide spelers houden evenveel over, dus niemand krijgt punten.
   *[other] { $you ->
        [yes] jij houdt minder over en wint de ronde
       *[no] { $who } houdt minder over en wint de ronde
      } met { $points ->
        [one] één punt.
       *[other] { $points } punten.
      }
  }
event-match-ended = { $you ->
    [yes] Je wint de partij!
   *[no] { $winners ->
        [one] { $who } wint de partij.
       *[other] { $who } winnen samen de partij.
      }
  }

## What time-outs do, said before they happen

time-finished = Is de tijd om, dan telt een beurt die af is en klopt.
time-idle = Heb je niets gelegd en niets verlegd, dan pak je { $count ->
    [0] niets
    [one] één steen
   *[other] { $count } stenen
  }.
time-restore = Ben je nog bezig, dan komt de tafel weer te liggen zoals eerst, gaan je stenen terug op je plankje en pak je { $count ->
    [0] niets
    [one] één strafsteen
   *[other] { $count } strafstenen
  }.
time-keep_sets = Ben je nog bezig, dan blijven de combinaties liggen die kloppen, gaan je andere stenen terug op je plankje, { $loose ->
    [restore] gaan losse stenen van de tafel terug naar hun plaats als dat kan en anders in de pot,
    [rack] komen losse stenen van de tafel op je plankje,
   *[pool] gaan losse stenen van de tafel in de pot,
  } en pak je { $count ->
    [0] niets
    [one] één strafsteen
   *[other] { $count } strafstenen
  }. Moet je nog uitkomen, dan komt de tafel weer te liggen zoals eerst, en blijven combinaties van je eigen stenen alleen liggen als ze samen genoeg zijn om uit te komen. Zou een joker zo van tafel gaan of tegen de regels komen te liggen, dan wordt de hele tafel hersteld.
time-forgotten = Ben je nog bezig, dan komen je stenen weer op je plankje, gaan de combinaties die je uit elkaar hebt gehaald in de pot, en pak je { $count ->
    [0] één steen
    [one] één strafsteen plus één steen
   *[other] { $count } strafstenen plus één steen
  } voor elke steen daarvan.

## De scorekaart van een echt spel

score-total = Totaal
score-leads = { $count ->
    [one] { $names } staat voor.
   *[other] { $names } staan samen voor.
  }
score-won = { $count ->
    [one] { $names } wint de partij!
   *[other] { $names } delen de winst!
  }

## The notification of a turn

call-title = Jij bent aan de beurt
call-body = Je partij met { $names } wacht op je.
call-table-title = { $name } vraagt of je meespeelt
call-table-body = { $book }: er staat een stoel voor je klaar.
