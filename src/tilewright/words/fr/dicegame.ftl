### French: the screen of a match of dice, in the browser. What the screen of tiles says too stands in game.ftl.

## The screen

## What is to be done

## Buttons

## Dice and places, as they are read out

## Score card

## Keys
