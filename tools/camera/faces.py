"""Draws the faces of many imagined tile sets from free fonts, once, into one file: `python -m tools.camera.faces OUT`.

Pillow is needed here alone: the file of masks travels to the machine that trains, which needs no font and no Pillow.
"""

import argparse
import hashlib
import io
import json
import math
import random
import tarfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

WIDTH, HEIGHT = 96, 136
OVER = 2  # drawn larger, then reduced
JOKER, DOUBLE, CHANGE, MIRROR, CLASSES = 13, 14, 15, 16, 17
Pen = ImageDraw.ImageDraw


@dataclass(frozen=True)
class Layout:
    """Where one set of tiles prints what; lengths are shares of the face."""

    height: float
    across: float
    gap: float
    middle: float
    widest: float
    mark: str
    mark_size: float
    mark_at: float
    underline: bool
    dish: float
    word: str
    frame: bool
    joker: str
    joker_size: float
    joker_at: float
    stroke: float
    solid: bool
    squash: float  # height over width of the real face; the mask is stretched to it later


def family_files(folder: Path) -> list[tuple[str, str, bytes]]:
    """Return (name, licence, font) of the heavier weights in npm packages of fonts."""
    found = []
    for package in sorted(folder.glob("*.tgz")):
        with tarfile.open(package) as files:
            names = files.getnames()
            about = json.load(files.extractfile("package/package.json"))  # type: ignore[arg-type]
            weights = {
                int(name.rsplit("-", 2)[1]): name
                for name in names
                if name.endswith("-normal.woff") and "-latin-" in name and "-ext-" not in name
            }
            heavy = sorted(w for w in weights if w >= 600) or sorted(weights)[-1:]
            for weight in sorted({heavy[0], heavy[-1], *([500] if 500 in weights else [])} if heavy else set()):
                data = files.extractfile(weights[weight])
                assert data is not None
                found.append((f"{about['name'].split('/')[-1]}-{weight}", str(about["license"]), data.read()))
    return found


def layout(rng: random.Random, die: bool) -> Layout:
    mark = rng.choices(["none", "dot", "ring", "target", "heart", "bar", "pip"], [9, 1, 2, 1, 1, 1, 1])[0]
    underline = die or rng.random() < 0.12
    upper = rng.uniform(0.27, 0.41)
    return Layout(
        height=rng.uniform(0.25, 0.36) if rng.random() < 0.5 else rng.uniform(0.36, 0.52),
        across=rng.uniform(0.85, 1.15),
        gap=rng.uniform(-0.05, 0.06),
        middle=0.5 if die else (rng.uniform(0.36, 0.5) if underline and mark == "none" else upper),
        widest=rng.uniform(0.58, 0.86),
        mark="none" if die else mark,
        mark_size=rng.uniform(0.06, 0.15),
        mark_at=rng.uniform(0.74, 0.85),
        underline=underline,
        dish=rng.uniform(0.3, 0.46) if rng.random() < 0.5 else 0,
        word="" if die or rng.random() < 0.45 else "".join(rng.choices("abcdefghiklmnorstuvwy", k=rng.randint(5, 9))),
        frame=rng.random() < 0.12,
        joker=rng.choices(
            ["face", "smile", "wink", "jester", "hair", "star", "word", "mask"], [6, 5, 2, 3, 3, 1, 1, 2]
        )[0],
        joker_size=rng.uniform(0.24, 0.4),
        joker_at=0.5 if die else rng.uniform(0.34, 0.5),
        stroke=rng.uniform(0.014, 0.04),
        solid=rng.random() < 0.15,
        squash=1.0 if die else HEIGHT / WIDTH,
    )


def text_mask(font: bytes, text: str, gap: float) -> Image.Image:
    """Return the text tightly cut out, letters set closer or wider by `gap` of the size."""
    face = ImageFont.truetype(io.BytesIO(font), 150)
    image = Image.new("L", (170 * len(text) + 80, 330), 0)
    at = 20.0
    for letter in text:
        box = face.getbbox(letter)
        ImageDraw.Draw(image).text((at - box[0], 60), letter, 255, font=face)
        at += box[2] - box[0] + gap * 150 + 6
    return image.crop(image.getbbox() or (0, 0, 8, 8))


def disc(pen: Pen, x: float, y: float, r: float, **how: int) -> None:
    pen.ellipse([x - r, y - r, x + r, y + r], **how)


def eyes(rng: random.Random, pen: Pen, at: tuple[float, float, float], style: str, line: int) -> None:
    x, y, r = at
    apart, size = r * rng.uniform(0.3, 0.42), r * rng.uniform(0.08, 0.17)
    up, tall = r * rng.uniform(0.15, 0.35), rng.uniform(1, 1.8)
    for side in (-1, 1):
        cx, cy = x + side * apart, y - up
        if style == "face":
            for turn in (180, 0):
                pen.arc([cx - size * 2, cy - size * 1.4, cx + size * 2, cy + size * 1.6], turn, turn + 180, 255, line)
            disc(pen, cx, cy, size * 0.6, fill=255)
            pen.arc([cx - size * 2.6, cy - size * 3.4, cx + size * 2.6, cy + size * 2], 200, 340, 255, line)
        elif style == "wink" and side > 0:
            pen.line([cx - size * 1.5, cy, cx + size * 1.5, cy], 255, line)
        else:
            pen.ellipse([cx - size, cy - size * tall, cx + size, cy + size * tall], fill=255)


def joker_face(rng: random.Random, pen: Pen, at: tuple[float, float, float], style: str, line: int) -> None:
    """Draw one joker: a face, a jester, a star."""
    x, y, r = at
    if style == "star":
        points = rng.choice([5, 6, 8])
        corners = [
            (x + k * math.cos(a), y + k * math.sin(a))
            for i in range(2 * points)
            for k, a in [(r * (1.1 if i % 2 == 0 else 0.5), math.pi * i / points - math.pi / 2)]
        ]
        pen.polygon(corners, fill=255 if rng.random() < 0.5 else None, outline=255, width=line)
        return
    if style != "mask":
        disc(pen, x, y, r, outline=255, width=line)
    eyes(rng, pen, at, style, line)
    wide, low = r * rng.uniform(0.4, 0.65), y + r * rng.uniform(-0.05, 0.15)
    pen.arc([x - wide, low - wide * 0.7, x + wide, low + wide * 0.9], 15, 165, 255, round(line * rng.uniform(1, 1.8)))
    if style == "face":
        pen.arc([x - wide * 0.8, low - wide * 0.2, x + wide * 0.8, low + wide * 1.1], 20, 160, 255, line)
        pen.line([x - r * 0.06, y - r * 0.15, x - r * 0.12, y + r * 0.18, x + r * 0.1, y + r * 0.2], 255, line)
    elif rng.random() < 0.5:
        disc(pen, x, y + r * 0.05, r * 0.09, fill=255)
    if style in ("jester", "mask"):
        for side in (-1, 0, 1):
            tip = (x + side * r * 1.05, y - r * (1.45 if side == 0 else 1.1))
            left, right = (x + (side - 0.5) * r * 0.8, y - r * 0.6), (x + (side + 0.5) * r * 0.8, y - r * 0.6)
            pen.polygon([left, right, tip], fill=255)
            disc(pen, *tip, r * 0.13, fill=255)
    if style == "hair":
        for i in range(9):
            a = math.pi * (1.05 + 0.9 * i / 8)
            pen.line(
                [x + r * math.cos(a), y + r * math.sin(a), x + r * 1.3 * math.cos(a), y + r * 1.3 * math.sin(a)],
                255,
                line,
            )


def arrow(pen: Pen, start: tuple[float, float], end: tuple[float, float], line: int) -> None:
    pen.line([start, end], 255, line)
    a = math.atan2(end[1] - start[1], end[0] - start[0])
    for turn in (2.6, -2.6):
        pen.line([end, (end[0] + 4 * line * math.cos(a + turn), end[1] + 4 * line * math.sin(a + turn))], 255, line)


def joker_mask(rng: random.Random, font: bytes, kind: int, plan: Layout) -> Image.Image:
    """Draw a joker of one of the four kinds; how the printed ones look is guessed widely."""
    w, h = WIDTH * OVER, round(WIDTH * OVER * plan.squash)
    image = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(image)
    x, y, r, line = w / 2, h * plan.joker_at, w * plan.joker_size, max(2, round(w * plan.stroke))
    sign = rng.random() < 0.6
    if kind == JOKER and plan.joker == "word":
        word = text_mask(font, "JOKER", plan.gap)
        word = word.resize((int(w * 0.8), int(w * 0.8 * word.height / word.width * rng.uniform(1, 1.8))))
        image.paste(word, (int(w * 0.1), int(y - word.height / 2)), word)
    elif kind == JOKER:
        joker_face(rng, pen, (x, y, r), plan.joker, line)
    elif kind == DOUBLE:
        shift = r * rng.uniform(0.5, 0.75)
        tall = rng.random() < 0.5
        for side in (-1, 1):
            place = (x, y + side * shift * 1.1) if tall else (x + side * shift, y)
            joker_face(rng, pen, (*place, r * 0.6), plan.joker, line)
        if sign:
            stamp(image, text_mask(font, rng.choice(["2x", "x2", "2"]), 0), (x, h * 0.82), w * 0.22)
    elif kind == CHANGE:
        if rng.random() < 0.6:
            joker_face(rng, pen, (x, y, r * 0.6), plan.joker, line)
        for i in range(rng.choice([2, 3, 4])):
            a = i * math.pi * 2 / 3
            ends = [(x + r * 1.15 * math.cos(a + d), y + r * 1.15 * math.sin(a + d)) for d in (0, 1.5)]
            pen.arc(
                [x - r * 1.15, y - r * 1.15, x + r * 1.15, y + r * 1.15],
                math.degrees(a),
                math.degrees(a + 1.5),
                255,
                line,
            )
            arrow(pen, (ends[1][0] - math.cos(a) * line, ends[1][1]), ends[1], line)
        if sign:
            for i in range(4):
                disc(pen, w * (0.2 + 0.2 * i), h * 0.85, w * 0.07, fill=255)
    else:
        half = Image.new("L", (w, h), 0)
        joker_face(rng, ImageDraw.Draw(half), (x + r * rng.uniform(-0.1, 0.7), y, r * 0.7), plan.joker, line)
        half.paste(0, (0, 0, w // 2, h))
        image.paste(half, (0, 0), half)
        flipped = half.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        image.paste(flipped, (0, 0), flipped)
        pen.line([x, y - r * 1.2, x, y + r * 1.2], 255, line)
        if sign:
            for side in (-1, 1):
                arrow(pen, (x + side * w * 0.08, h * 0.85), (x + side * w * 0.3, h * 0.85), line)
    if plan.solid and kind == JOKER and plan.joker not in ("word", "star"):
        inside = Image.new("L", (w, h), 0)
        disc(ImageDraw.Draw(inside), x, y, r, fill=255)
        image = Image.composite(Image.eval(image, lambda v: 255 - v), image, inside)
    return image


def stamp(image: Image.Image, mask: Image.Image, at: tuple[float, float], height: float) -> None:
    mask = mask.resize(
        (max(2, round(mask.width * height / mask.height)), max(2, round(height))), Image.Resampling.BILINEAR
    )
    image.paste(mask, (round(at[0] - mask.width / 2), round(at[1] - mask.height / 2)), mask)


def number_mask(font: bytes, number: int, plan: Layout) -> Image.Image:
    w, h = WIDTH * OVER, round(WIDTH * OVER * plan.squash)
    image = Image.new("L", (w, h), 0)
    digits = text_mask(font, str(number), plan.gap)
    tall = plan.height * h * (1.25 if plan.squash == 1 else 1)
    wide = min(digits.width / digits.height * tall * plan.across, w * plan.widest)
    digits = digits.resize((max(4, round(wide)), max(4, round(tall))), Image.Resampling.BILINEAR)
    y = plan.middle * h
    image.paste(digits, (round(w / 2 - wide / 2), round(y - tall / 2)), digits)
    pen = ImageDraw.Draw(image)
    if plan.underline and number in (6, 9):
        pen.rectangle([w / 2 - wide / 2, y + tall * 0.58, w / 2 + wide / 2, y + tall * 0.58 + w * 0.035], fill=255)
    mark(pen, plan, (w / 2, h * plan.mark_at, w * plan.mark_size))
    return image


def mark(pen: Pen, plan: Layout, at: tuple[float, float, float]) -> None:
    x, y, r = at
    line = max(2, round(r * 0.2))
    if plan.mark in ("dot", "pip"):
        disc(pen, x, y, r if plan.mark == "dot" else r * 0.4, fill=255)
    elif plan.mark in ("ring", "target"):
        disc(pen, x, y, r, outline=255, width=line)
        if plan.mark == "target":
            disc(pen, x, y, r / 2, fill=255)
    elif plan.mark == "heart":
        disc(pen, x - r / 2, y - r / 2, r / 2, fill=255)
        disc(pen, x + r / 2, y - r / 2, r / 2, fill=255)
        pen.polygon([(x - r * 0.95, y - r * 0.3), (x + r * 0.95, y - r * 0.3), (x, y + r)], fill=255)
    elif plan.mark == "bar":
        pen.rectangle([x - r, y - r * 0.15, x + r, y + r * 0.15], fill=255)


def relief_mask(font: bytes, plan: Layout, middle: float) -> Image.Image:
    """Return the height of the plastic: a dish below the digit, a raised word, a groove along the border."""
    w, h = WIDTH * OVER, HEIGHT * OVER
    image = Image.new("L", (w, h), 128)
    pen = ImageDraw.Draw(image)
    if plan.dish:
        disc(pen, w / 2, h * middle, w * plan.dish, fill=70)
        image = image.filter(ImageFilter.GaussianBlur(w * 0.012))
        pen = ImageDraw.Draw(image)
    if plan.word:
        word = text_mask(font, plan.word.capitalize(), 0)
        raised = Image.new("L", (w, h), 0)
        stamp(raised, word, (w / 2, h * 0.84), min(h * 0.1, w * 0.7 * word.height / word.width))
        image.paste(215, (0, 0), raised)
    if plan.frame:
        edge = w * 0.07
        pen.rounded_rectangle([edge, edge, w - edge, h - edge], w * 0.08, outline=40, width=max(2, round(w * 0.02)))
    return image


def print_mask(rng: random.Random, fonts: list[bytes]) -> Image.Image:
    """Return something printed that is no tile: words, lines of text, a playing card, a table of numbers, pips."""
    w, h = WIDTH * OVER, HEIGHT * OVER
    image = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(image)
    font = rng.choice(fonts)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
    kind = rng.choice(["word", "word", "text", "card", "numbers", "pips", "letter"])
    if kind == "word":
        word = text_mask(font, "".join(rng.choices(letters, k=rng.randint(3, 8))), 0)
        image.paste(word.resize((w - 12, h - 20)), (6, 10))
    elif kind == "letter":
        stamp(
            image,
            text_mask(font, rng.choice("ABCDEFGHJKMNPQRSTUVWXYZ&?!%#"), 0),
            (w / 2, h * rng.uniform(0.35, 0.5)),
            h * 0.4,
        )
    elif kind == "card":
        rank = text_mask(font, rng.choice(["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]), 0)
        for turn in (0, 1):
            stamp(image, rank, (w * 0.13, h * 0.1), h * 0.1)
            image = image.rotate(180) if turn == 0 else image
        pen = ImageDraw.Draw(image)
        for row in range(rng.randint(1, 4)):
            for column in range(rng.randint(1, 2)):
                disc(pen, w * (0.36 + 0.28 * column), h * (0.22 + 0.18 * row), w * 0.08, fill=255)
    elif kind == "pips":
        for i in range(9):
            if rng.random() < 0.5:
                disc(pen, w * (0.25 + 0.25 * (i % 3)), h * (0.25 + 0.25 * (i // 3)), w * 0.08, fill=255)
    else:
        rows, columns = (rng.randint(5, 10), rng.randint(3, 6)) if kind == "numbers" else (rng.randint(6, 14), 1)
        for row in range(rows):
            for column in range(columns):
                words = (
                    str(rng.randint(1, 31))
                    if kind == "numbers"
                    else "".join(rng.choices(letters + "  ", k=rng.randint(8, 18)))
                )
                place = (w * (column + 0.5) / columns, h * (row + 0.5) / rows)
                stamp(
                    image,
                    text_mask(font, words.strip() or "a", 0.02),
                    place,
                    h / rows * (0.62 if kind == "numbers" else 0.5),
                )
    return image


def reduced(image: Image.Image) -> np.ndarray:
    return np.asarray(image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fonts", type=Path, required=True, help="folder of npm packages of fonts")
    parser.add_argument("--styles", type=int, default=560)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    usable = [entry for entry in family_files(options.fonts) if text_mask(entry[2], "10", 0).width > 20]
    order = [usable[i % len(usable)] for i in range(options.styles)]
    dice, prints = options.styles // 10, max(8, options.styles // 4)
    ink, relief = [], []
    for number, (_, _, font) in enumerate(order):
        plan = layout(rng, die=number >= options.styles - dice)
        ink.append([reduced(number_mask(font, value, plan)) for value in range(1, 14)])
        ink[-1] += [reduced(joker_mask(rng, font, kind, plan)) for kind in range(JOKER, CLASSES)]
        relief.append([reduced(relief_mask(font, plan, at)) for at in (plan.middle, plan.joker_at)])
    printed = [reduced(print_mask(rng, [entry[2] for entry in usable])) for _ in range(prints)]
    options.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(options.out, ink=np.array(ink), relief=np.array(relief), prints=np.array(printed), dice=dice)
    licences = sorted({(name.rsplit("-", 1)[0], licence) for name, licence, _ in usable})
    options.out.with_suffix(".fonts.txt").write_text("".join(f"{name}\t{licence}\n" for name, licence in licences))
    digest = hashlib.sha256(options.out.read_bytes()).hexdigest()
    print(f"{options.styles} styles, {len(licences)} families, {options.out.stat().st_size} bytes, sha256 {digest}")


if __name__ == "__main__":
    main()
