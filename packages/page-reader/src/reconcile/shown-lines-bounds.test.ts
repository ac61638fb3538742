/** How much more a page must show than it declares before it is believed: just enough, and less. */

import { expect, test } from 'vitest'
import { canReplaceDeclared } from './line-coverage.ts'
import { shownIngredientsWin } from './shown-ingredients.ts'
import { shownStepsWin } from './shown-steps.ts'

const words = 'leek milk flour butter sugar plum walnut thyme onion carrot barley miso'.split(' ')

/** So many foods, the first of them with amounts. */
const foods = (count: number, counted: number) =>
  words.slice(0, count).map((word, at) => (at < counted ? `${at + 2} ${word}` : word))
const reversed = (count: number, counted: number) => foods(count, counted).toReversed()
const lump = (count: number) => [foods(count, count).join(' ')]

test.each<[string, string[], string[], boolean]>([
  ['one line is no list', ['leek'], ['3 leek'], false],
  ['nothing is declared', [], ['leek', 'milk'], true],
  ['two of five more have amounts', foods(5, 0), reversed(5, 2), true],
  ['one of five more has an amount', foods(5, 0), reversed(5, 1), false],
  ['four of five lines are shown, two with amounts', foods(5, 0), foods(4, 2), true],
  ['four of five lines are shown, one with an amount', foods(5, 0), foods(4, 1), false],
  ['three of five lines are shown', foods(5, 0), foods(3, 3), false],
  ['one line says all of four', lump(4), foods(4, 2), true],
  ['one line says all of three', lump(3), foods(3, 2), false],
  ['one line says five of six', [foods(5, 5).join(' ')], foods(6, 3), false],
  ['one line says six of seven', lump(6), foods(7, 4), true],
  ['three lines of five', foods(3, 3), foods(5, 5), true],
  ['three lines of six, three with amounts', foods(3, 0), foods(6, 3), true],
  ['three lines of six, two with amounts', foods(3, 0), foods(6, 2), false],
  ['four lines of seven', foods(4, 4), foods(7, 7), true],
  ['four lines of eleven', foods(4, 4), foods(11, 11), true],
  ['four lines of twelve', foods(4, 4), foods(12, 12), false],
  ['four lines of seven, one of another food', ['2 quince', ...foods(4, 4).slice(1)], foods(7, 7), false],
  ['five lines of nine, one of another food', ['2 quince', ...foods(5, 5).slice(1)], foods(9, 9), true],
  ['shown lines repeat, declared ones among them', foods(3, 3), [...foods(3, 3), ...foods(3, 3)], true],
  ['shown lines repeat, in other words', reversed(3, 2), [...foods(3, 3), ...foods(3, 3)], false],
  ['two more of ten have amounts', foods(10, 7), reversed(10, 9), true],
  ['one more of ten has an amount', foods(10, 7), reversed(10, 8), false],
  ['seven of ten have amounts, for five', foods(10, 5), reversed(10, 7), true],
  ['half have amounts, for a quarter', foods(8, 2), reversed(8, 4), true],
  ['three of eight have amounts, for two', foods(8, 2), reversed(8, 3), false],
  ['a list says one line three times', ['2 leek', '2 leek', '2 leek', '3 milk'], foods(2, 2), true],
  ['a list says one line twice', ['2 leek', '2 leek', '3 milk', '4 flour'], foods(3, 3), false],
  [
    'a program worked out the amounts, of half the same foods',
    ['100.00 g leek', '50.00 ml milk'],
    ['3 leek', 'milk, 2 cups'],
    true,
  ],
  [
    'a program worked out the amounts, of other foods',
    ['100.00 g leek', '50.00 ml milk'],
    ['3 plum', 'cream'],
    false,
  ],
  [
    'a program worked out the amounts, here and there',
    ['100.00 g leek', '50.00 ml milk'],
    ['150.00 g leek', '75.00 ml milk'],
    false,
  ],
  [
    'a program worked out the amounts, and more is said',
    ['100.00 g leek', '50.00 ml milk'],
    ['3 leek from our own garden', 'milk out of the farm shop'],
    false,
  ],
  ['one amount is missing', ['2 leek', '3 milk', '4 flour', 'butter', '6 sugar'], foods(5, 5), true],
  ['the units are missing', ['500 of leek', '20 of milk'], ['500 g of leek', '20 ml of milk'], true],
  [
    'what is missing is no unit',
    ['500 of leek', '20 of milk'],
    ['500 large of leek', '20 cold of milk'],
    false,
  ],
  [
    'nothing of two foods, here and there',
    ['2 leek', '0 as required salt', '0 as required oil'],
    ['2 leek', '0 as required oil', '0 as required salt'],
    false,
  ],
  [
    'what is said first of a food is left out',
    ['2 pieces, large leek', '1 pinch, coarse salt', '50 g butter'],
    ['2 pieces leek', '1 pinch salt', '50 g butter, soft'],
    false,
  ],
  [
    'what is said first of a food, and more',
    ['2 pieces, large leek', '1 pinch, coarse salt', '50 g butter'],
    ['2 pieces leek, large', '1 pinch salt, coarse', '50 g butter, soft'],
    false,
  ],
  [
    'two more of ten have amounts, and one more is said',
    foods(10, 7),
    reversed(10, 9).map((line, at) => (at === 0 ? `${line} fresh` : line)),
    false,
  ],
  [
    'two more of ten have amounts, and one less is said',
    foods(10, 7).map((line, at) => (at === 0 ? `${line} fresh` : line)),
    reversed(10, 9),
    false,
  ],
  [
    'both say a line three times',
    ['2 leek', '2 leek', '2 leek', '3 milk'],
    ['2 leek', '3 milk', '3 milk', '3 milk'],
    false,
  ],
  [
    'a list says one line three times, and another is left out',
    ['2 leek', '2 leek', '2 leek', '3 milk', '4 flour'],
    ['2 leek', '3 milk'],
    false,
  ],
  ['something else is shown', foods(5, 5), words.slice(6, 11), false],
])('ingredients as shown: %s', (_, declared, shown, wins) => {
  expect(shownIngredientsWin(declared, shown)).toBe(wins)
})

test.each<[string, string[], string[], boolean]>([
  ['as many', foods(10, 10), reversed(10, 10), true],
  ['one less', foods(9, 9), foods(10, 10), true],
  ['two less', foods(8, 8), foods(10, 10), false],
  [
    'seven of ten foods the same',
    [...foods(7, 7), 'x1', 'y2', 'quince', 'rye', 'oats'].slice(0, 10),
    foods(10, 10),
    true,
  ],
  ['as many, of which more is said', foods(4, 4).map((line) => `${line} fresh`), foods(4, 4), false],
  ['six of ten foods the same', [...foods(6, 6), 'quince', 'rye', 'oats', 'figs'], foods(10, 10), false],
])('shown lines stand in for declared ones: %s', (_, shown, declared, stands) => {
  expect(canReplaceDeclared(shown, declared)).toBe(stands)
})

const sentence = (word: string) => `Cook the ${word} until it is soft.`
const steps = (count: number) => words.slice(0, count).map(sentence)
const inOne = (from: number, to: number) => steps(to).slice(from).join(' ')

const lostBreaks = ['Cook leek.', 'Add milk.', 'Bake it.', 'Eat. Rest.']
const stillLost = ['Cook leek.Add milk.', 'Bake it.', 'Eat. Rest.']

test.each<[string, string[], string[], boolean]>([
  ['nothing is declared', [], steps(1), true],
  ['nothing is declared or shown', [], [], false],
  ['one step is shown', ['All at once.'], steps(1), false],
  ['one lump of three', [inOne(0, 3)], steps(3), true],
  ['one lump of two', [inOne(0, 2)], steps(2), false],
  ['two lumps of five', [inOne(0, 3), inOne(3, 5)], steps(5), true],
  ['two lumps of four', [inOne(0, 3), inOne(3, 4)], steps(4), false],
  [
    'a lump that says more',
    [`${inOne(0, 3)} We love this soup in March with fresh warm bread.`],
    steps(3),
    false,
  ],
  ['a lump that says less', ['Cook the leek.'], steps(3), false],
  ['three lumps of six', [inOne(0, 2), inOne(2, 4), inOne(4, 6)], steps(6), false],
  ['nine pieces of three', steps(9), [inOne(0, 3), inOne(3, 6), inOne(6, 9)], true],
  ['eight pieces of three', steps(8), [inOne(0, 3), inOne(3, 6), inOne(6, 8)], false],
  ['six pieces of two', steps(6), [inOne(0, 3), inOne(3, 6)], false],
  [
    'nine pieces of three and more',
    steps(9),
    [inOne(0, 3), inOne(3, 6), `${inOne(6, 9)} We love this soup in March with warm bread.`],
    false,
  ],
  ['nine pieces of which some are left out', steps(9), ['Cook the leek.', 'Cook it.', 'Until soft.'], false],
  ['breaks are lost', ['Cook leek.Add milk.Bake it.', 'Eat.', 'Rest.'], lostBreaks, true],
  ['breaks are lost here and there', ['Cook leek.Add milk.Bake it.', 'Eat.', 'Rest.'], stillLost, false],
  ['one break is lost', ['Cook leek.Add milk. Bake it.', 'Eat.', 'Rest.'], lostBreaks, false],
  [
    'breaks are lost, and more is said',
    ['Cook leek.Add milk.Bake it.', 'Eat.', 'Rest.', 'Wash all of the plates.'],
    lostBreaks,
    false,
  ],
  [
    'breaks are lost, and more is shown',
    ['Cook leek.Add milk.Bake it.', 'Eat.', 'Rest.'],
    [...lostBreaks, 'Wash all of the plates.'],
    false,
  ],
  ['three of six', steps(3), steps(6), false],
  ['two of five', steps(2), steps(5), true],
])('steps as shown: %s', (_, declared, shown, wins) => {
  expect(shownStepsWin(declared, shown)).toBe(wins)
})
