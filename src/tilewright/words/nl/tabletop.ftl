### Nederlands: de scorekaart voor een echt spel, in de browser.

## Stenen om aan te tikken

pick-pieces = Kies stenen
pick-remove = Haal { $piece } weg

## De scorekaart

score-title = Scorekaart
score-lead = Voor een potje met je eigen spel: vul in wie uit is en wat de anderen nog hebben. De punten worden geteld volgens de regels van jouw boekje.
score-players = Spelers
score-player = Speler { $number }
score-add = Speler toevoegen
score-remove = Haal { $name } weg
score-begin = Begin de scorekaart
score-game = { $game ->
    [dice] Ronde
   *[tiles] Spel
  } { $number } van { $count }
score-out = Wie is uit?
score-nobody = Niemand
score-left = Punten die { $name } nog heeft
score-tap = { $game ->
    [dice] Tik dobbelstenen aan
   *[tiles] Tik stenen aan
  }
score-more = { $game ->
    [dice] Dobbelstenen erbij
   *[tiles] Stenen erbij
  }
score-type = Typ een som
score-pieces = Stenen die { $name } nog heeft
score-count = Tel
score-undo = Laatste spel ongedaan maken
score-on = Nog een ronde spelen
score-new = Nieuwe kaart
score-new-sure = Ja, wis deze kaart
score-picture = Bewaar als plaatje
score-away = De server is niet bereikbaar. Wat je invult, blijft op dit apparaat bewaard en wordt geteld zodra hij terug is.
score-unclear = { $names } hebben evenveel punten over. Wie de minste stenen heeft, wint: hoeveel stenen heeft ieder?
score-shared = Iemand heeft deze scorekaart met je gedeeld.
score-adopt = Ga hier verder

## De klok

score-clock = Beurtklok
score-clock-start = Start
score-clock-stop = Stop
score-clock-next = Volgende beurt
score-clock-over = De tijd is om!

## Op de startpagina

score-why = Speel je met je eigen spel? Tel hier de punten
