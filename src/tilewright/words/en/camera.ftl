### English: photos of real tiles, in the browser.

## Taking a photo

camera-title = Photo
camera-title-table = The table
camera-title-before = The table before the turn
camera-title-after = The table after the turn
camera-title-rack = The rack
camera-take = Take a photo
camera-choose = Choose a photo
camera-shoot = Take the photo
camera-private = The photo stays on this device: it is read here and never sent. The first time, 3 MB are loaded for that. It works best in even light, with the tiles filling the picture. The jokers of Twist and dice are known from drawings only, so check those closely.
camera-insecure = This page has no secure connection, so it can’t show a live picture. Take the photo with the phone’s own camera or choose one. It stays on this device: it is read here and never sent.
camera-not-allowed = The browser may not use the camera. Allow it in the browser’s settings for this page, or choose a photo.
camera-none = No camera was found, or another app is using it. Choose a photo instead.
camera-live = What the camera sees
camera-aim = Fill the frame with the tiles
camera-found = { $count ->
    [one] { $count } tile in view
   *[other] { $count } tiles in view
  }
camera-reading = Reading the photo …
camera-failed-load = The part that reads photos could not be loaded. It needs a connection the first time; then try again.
camera-failed-read = The photo can’t be read on this device: it is damaged, or there is too little memory.
camera-damaged = This is not a picture that the browser can open, or it is damaged. Choose a JPEG, PNG or WebP file.
camera-too-large = The file is too large: a photo has at most { $most } MB.
camera-too-many-pixels = The picture is too large: a photo has at most { $most } megapixels.
camera-same-photo = Table and rack are in that photo

## Correcting what was found

camera-check = { $count ->
    [one] { $count } tile found
   *[other] { $count } tiles found
  }, { $doubtful ->
    [0] none in doubt. Tap a tile to correct it, or a place to add one.
    [one] { $doubtful } in doubt. Tap a tile to correct it, or a place to add one.
   *[other] { $doubtful } in doubt. Tap a tile to correct it, or a place to add one.
  }
camera-nothing = No tiles were found. Tap where one lies, or take another photo from closer by.
camera-photo = { $count ->
    [one] The photo with { $count } tile
   *[other] The photo with { $count } tiles
  }
camera-zoom = Enlarge
camera-tile = This tile
camera-read-as = Read as { $piece }.
camera-doubt-unsure = It is hard to make out.
camera-doubt-count = The box doesn’t have that many of it.
camera-doubt-row = With another reading the row would be a set.
camera-doubt-new = Which tile lies here?
camera-doubtful = in doubt
camera-instead = It may be
camera-right = That’s right
camera-no-tile = Not a tile
camera-leave = Leave it
camera-now = Now { $piece }.
camera-colors = Colors in this photo
camera-swap = Swap { $one } and { $other }
camera-swap-lead = Two colors mixed up? One tap swaps them:
camera-swapped = { $one } and { $other } are swapped.
camera-jokers-ours = These are our jokers
camera-jokers-found = { $count ->
    [0] Remembered on this device. No other tile in this photo looks like them.
    [one] Remembered on this device. One more joker was found.
   *[other] Remembered on this device. { $count } more jokers were found.
}
camera-jokers-known = { $count ->
    [one] This device knows one of your jokers.
   *[other] This device knows { $count } of your jokers.
}
camera-jokers-forget = Forget them
camera-jokers-forgotten = Your jokers are forgotten.
camera-list = As a list
camera-add = Add a tile
camera-done = That’s all correct
camera-again = Another photo

## What the photo is for

camera-back = Back to correcting
camera-judging = Judging …
camera-verdict = { $wrong ->
    [0] Every row is a set.
    [one] { $wrong } of { $count } rows isn’t a set.
   *[other] { $wrong } of { $count } rows aren’t sets.
  }
camera-to-board = Open on the board
camera-whose = Whose rack is this?
camera-several = Several racks in this photo
camera-whose-row = Whose is line { $number }?
camera-nobody = No one’s
camera-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
camera-next-rack = Next rack
camera-to-card = Put on the scorecard
camera-own-row = This is the rack
camera-step-before = Previous step
camera-step-after = Next step
camera-to-analysis = Open in the analysis
