### French: a table on a large screen, with the tiles on phones.

screen-title = Utiliser comme grand écran
screen-why = Cet écran montre la table. Chaque personne a ses tuiles sur son téléphone.
screen-how = Chaque personne scanne un code avec son téléphone et prend place, sans application ni compte. On pose les tuiles sur le téléphone, et l’écran suit.
screen-open = Afficher la table
screen-move = Affiche la table sur cet appareil, pour tout le monde. Ta place ici se libère : reprends-la avec ton téléphone.
screen-end =
    { $count ->
        [one] Ne plus l’afficher sur l’autre écran
       *[other] Ne plus l’afficher sur { $count } autres écrans
    }
screen-scan = Scanne le code avec ton téléphone
screen-start = La première personne installée lance la partie depuis son téléphone.
screen-join = Une place t’attend à la table du grand écran.
screen-again = Pour un autre match, chaque personne touche « { $button } » sur son téléphone.
screen-next = Pour continuer, touche « { $button } » sur un téléphone.
screen-ended = Cet écran n’affiche plus de table.
screen-back = Retour à la table
screen-full = Plein écran
screen-code-why = Ta table est déjà ouverte sur un téléphone ? Affiche un code ici et saisis-le là-bas.
screen-code-show = Afficher un code
screen-code-enter = Sur le téléphone qui a ouvert la table, choisis « { $where } » et saisis ce code. Il est valable { $minutes } minutes.
screen-code = Code affiché sur le grand écran
screen-elsewhere = La table sur un grand écran
