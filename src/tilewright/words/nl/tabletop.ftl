### Nederlands: de scorekaart en de scheidsrechter voor een echt spel, in de browser.

## Stenen om aan te tikken

photo-open = Met een foto
photo-rest = Met een foto van wat over is
pick-pieces = Kies stenen
pick-color = Kleur
pick-remove = Haal { $piece } weg

## De scorekaart

score-lead = Speel je met echte stenen? Vul in wie uit is en wat de anderen nog hebben. De punten worden geteld volgens het boekje dat je kiest.
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
score-type = Typ het totaal
score-pieces = Stenen die { $name } nog heeft
score-count = Tel
score-undo = Laatste spel wissen
score-on = Nog een ronde spelen
score-new = Nieuwe kaart
score-new-sure = Ja, wis deze kaart
score-picture = Bewaar als plaatje
score-away = De server is niet bereikbaar. Wat je invult, blijft op dit apparaat bewaard en wordt geteld zodra hij terug is.
score-unclear = { $names } hebben evenveel punten, dus wie de minste stenen heeft, wint. Hoeveel stenen heeft ieder van hen nog?
score-shared = Iemand heeft deze scorekaart met je gedeeld.
score-adopt = Ga hier verder
score-adopt-sure = Ja, vervang mijn eigen kaart
score-own = Mijn eigen kaart

## De klok

score-clock = Beurtklok
score-clock-start = Start
score-clock-stop = Stop
score-clock-next = Volgende beurt
score-clock-over = De tijd is om!

## De scheidsrechter: mag dit?

judge-lead = Speel je met echte stenen? Leg hier een combinatie of een hele beurt, en zie of je boekje het toestaat.
judge-what = Wat wil je nakijken?
judge-a-row = Eén combinatie
judge-a-turn = Een hele beurt
judge-your-row = { $game ->
    [dice] Je lijn dobbelstenen
   *[tiles] Je combinatie
  }
judge-tap = { $game ->
    [dice] Tik de dobbelstenen van de lijn aan, van links naar rechts.
   *[tiles] Tik de stenen van de combinatie aan.
  }
judge-table = Op tafel vóór de beurt
judge-row = Combinatie { $number }
judge-new-row = Nieuwe combinatie
judge-grid-step-before = Vóór de beurt
judge-grid-step-after = Na de beurt
judge-grid-how-before = Tik op een vakje en dan op de dobbelstenen die daar liggen. De volgende komt er rechts naast; tik nog eens op het lege vakje om naar beneden te gaan. Echte dobbelstenen kunnen andere kanten hebben dan die van onze spellen, dus alles mag.
judge-grid-how-after = Doe nu de beurt na: tik op een dobbelsteen en dan op een leeg vakje om hem te verplaatsen. Tik op een leeg vakje en dan op een dobbelsteen uit de lijst om die erbij te leggen.
judge-grid-how-rest = Welke dobbelstenen heeft de speler nog? Daaraan is te zien of er een combinatie gelegd moest worden.
judge-grid-rest = Wat overblijft
judge-grid-remove = Dobbelsteen weghalen
judge-rack = Op het plankje
judge-opened = Deze speler is al uitgekomen
judge-fill = Kies waar de stenen heen gaan en tik ze aan. Op tafel sleep je ze zoals in een spel.
judge-add = Stenen toevoegen
judge-no-more = Er is geen { $piece } meer. In de doos zitten er { $count }.
judge-play = Speel de beurt
judge-lay = Verleg de stenen nu zoals de speler het deed. Hier zie je of het mag.
judge-back = Terug naar het begin
judge-undo = Ongedaan maken
judge-reset = Begin opnieuw
judge-clear = Wissen
judge-yes = Dit mag
judge-no = Dit mag niet
judge-house = Huisregel: { $rules }
judge-clauses = { $count ->
    [one] Regel
   *[other] Regels
  }:

## Op de startpagina
