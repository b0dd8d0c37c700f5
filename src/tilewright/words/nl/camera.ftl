### Nederlands: foto’s van echte stenen, in de browser.

## Een foto maken

camera-title = Foto
camera-title-table = De tafel
camera-title-before = De tafel vóór de beurt
camera-title-after = De tafel na de beurt
camera-title-rack = Het plankje
camera-take = Maak een foto
camera-choose = Kies een foto
camera-shoot = Nu afdrukken
camera-private = De foto blijft op dit apparaat: hij wordt hier gelezen en nooit verstuurd. De eerste keer wordt daarvoor 3 MB geladen. Het werkt het best in gelijkmatig licht, met de stenen beeldvullend. De jokers van Twist en dobbelstenen zijn alleen van tekeningen bekend: kijk die goed na.
camera-insecure = Deze pagina heeft geen beveiligde verbinding en kan daarom geen live beeld tonen. Maak de foto met de camera van de telefoon of kies er een. Hij blijft op dit apparaat: hij wordt hier gelezen en nooit verstuurd.
camera-not-allowed = De browser mag de camera niet gebruiken. Sta het toe in de browserinstellingen voor deze pagina, of kies een foto.
camera-none = Er is geen camera gevonden, of een andere app gebruikt hem. Kies een foto.
camera-live = Wat de camera ziet
camera-aim = Vul het kader met de stenen
camera-found = { $count ->
    [one] { $count } steen in beeld
   *[other] { $count } stenen in beeld
  }
camera-reading = De foto wordt gelezen …
camera-failed-load = Het deel dat foto’s leest, kon niet worden geladen. De eerste keer is er verbinding nodig; probeer het dan opnieuw.
camera-failed-read = De foto kan op dit apparaat niet worden gelezen: hij is beschadigd, of er is te weinig geheugen.
camera-damaged = Dit is geen afbeelding die de browser kan openen, of ze is beschadigd. Kies een JPEG-, PNG- of WebP-bestand.
camera-too-large = Het bestand is te groot: een foto heeft hoogstens { $most } MB.
camera-too-many-pixels = De afbeelding is te groot: een foto heeft hoogstens { $most } megapixel.
camera-same-photo = Tafel en plankje staan op die foto

## Verbeteren wat er gevonden is

camera-check = { $count ->
    [one] { $count } steen gevonden
   *[other] { $count } stenen gevonden
  }, { $doubtful ->
    [0] geen twijfel. Tik een steen aan om hem te verbeteren, of een plek om er een toe te voegen.
    [one] { $doubtful } twijfelachtig. Tik een steen aan om hem te verbeteren, of een plek om er een toe te voegen.
   *[other] { $doubtful } twijfelachtig. Tik een steen aan om hem te verbeteren, of een plek om er een toe te voegen.
  }
camera-nothing = Er zijn geen stenen gevonden. Tik aan waar er een ligt, of maak een foto van dichterbij.
camera-photo = { $count ->
    [one] De foto met { $count } steen
   *[other] De foto met { $count } stenen
  }
camera-zoom = Vergroten
camera-tile = Deze steen
camera-read-as = Gelezen als { $piece }.
camera-doubt-unsure = Hij is slecht te zien.
camera-doubt-count = Zoveel zitten er niet in de doos.
camera-doubt-row = Anders gelezen zou dit een combinatie zijn.
camera-doubt-new = Welke steen ligt hier?
camera-doubtful = twijfelachtig
camera-instead = Het kan zijn
camera-right = Dat klopt
camera-no-tile = Geen steen
camera-leave = Laat zo
camera-now = Nu { $piece }.
camera-colors = Kleuren op deze foto
camera-swap = Wissel { $one } en { $other }
camera-swap-lead = Twee kleuren verwisseld? Eén tik ruilt ze om:
camera-swapped = { $one } en { $other } zijn omgeruild.
camera-jokers-ours = Dit zijn onze jokers
camera-jokers-found = { $count ->
    [0] Onthouden op dit apparaat. Geen andere steen op deze foto lijkt erop.
    [one] Onthouden op dit apparaat. Er is nog één joker gevonden.
   *[other] Onthouden op dit apparaat. Er zijn nog { $count } jokers gevonden.
}
camera-jokers-known = { $count ->
    [one] Dit apparaat kent een van je jokers.
   *[other] Dit apparaat kent { $count } van je jokers.
}
camera-jokers-forget = Vergeet ze
camera-jokers-forgotten = Je jokers zijn vergeten.
camera-list = Als lijst
camera-add = Een steen toevoegen
camera-done = Alles klopt
camera-again = Een andere foto

## Waar de foto voor is

camera-back = Terug naar verbeteren
camera-judging = Wordt nagekeken …
camera-verdict = { $wrong ->
    [0] Alle combinaties kloppen.
    [one] { $wrong } van de { $count } combinaties klopt niet.
   *[other] { $wrong } van de { $count } combinaties kloppen niet.
  }
camera-to-board = Op tafel openen
camera-whose = Van wie is dit plankje?
camera-several = Meer plankjes op deze foto
camera-whose-row = Van wie is regel { $number }?
camera-nobody = Van niemand
camera-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
camera-next-rack = Volgend plankje
camera-to-card = Op de scorekaart
camera-own-row = Dit is het plankje
camera-step-before = Vorige stap
camera-step-after = Volgende stap
camera-to-analysis = In de analyse openen
