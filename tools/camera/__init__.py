"""Makes the network that reads tiles from photos; nothing of this is in the package and its libraries are its own.

    faces    fonts (npm packages of @fontsource; families.txt has their licences) to one file of masks; the only part that needs Pillow
    chance   seeded random tensors
    scenes   sets of tiles, rows, inks, clutter; places puts them on tables and racks before a camera
    raster   which box a pixel sees: Triton on a GPU, torch elsewhere
    shade    colors of faces, plastic and table tops in linear light; photo adds light, lens, sensor and JPEG
    network  the network as a list of convolutions, its file of 16-bit weights (format described there), and its reader
    teach    targets and loss
    train    one command for a given time, in parts if need be
    measure  decoding, and tables on rendered pictures or labelled photos

The map has, at a quarter of the picture's size: heat, offset, two half-edge vectors, 17 numbers and jokers, 4 colors,
the ink relative to the white of the face with the light taken out, and whether it is a die. Colors are not to be taken
from the logits alone: a reader groups the ink of the whole photo, with both as hints.

    npm pack $(cut -f1 tools/camera/families.txt | sed 's,^,@fontsource/,')     # in a folder of its own
    python -m tools.camera.faces build/camera/faces.npz --fonts FOLDER --styles 660
    python -m tools.camera.train build/camera/faces.npz build/camera/seed1 --seconds 980
    python -m tools.camera.measure build/camera/seed1/tiles.bin --photos PHOTOS
"""
