import { expect, it } from 'vitest'
import { forHowMany, isFact, withoutFactBehind } from './fact-lines.ts'

it.each([
  '(serves 4)',
  'for 6 people, 15 min prep, 40 min total',
  'Prep 20 min / Cook 15 min / Serves 4',
  'Preparazione: 10 minuti',
  '8 porções',
  'Dla 2 osób:',
  'till 6 pers',
  '4 port',
  'Czas pieczenia: 1 godz. 10 min',
  '⏱ 20 minutos'.slice(2),
])('a fact and no more: %s', (text) => {
  expect(isFact(text)).toBe(true)
})

it.each([
  'baking powder 2 tsp',
  'Bake 12-15 minutes. Cool completely.',
  'Bake 350 for 35 min.',
  'Bake 350°F for 15 minutes and let cool.',
  '4 large eggs',
  'Leek pie for the family',
])('no fact: %s', (text) => {
  expect(isFact(text)).toBe(false)
})

it.each([
  ['c’est pour 4 :'.replace('’', "'"), 4],
  ['Reicht für 6 Leute.', 6],
  ['Den holder til 8 personer.', 8],
  ['for the sauce', null],
  ['4 large eggs', null],
])('how many it is for: %s', (text, count) => {
  expect(forHowMany(text)).toBe(count)
})

it.each([
  ['Leek pie (serves 4)', 'Leek pie'],
  ['Leek pie, for 4 people', 'Leek pie'],
  ['Oat balls | 8 balls', 'Oat balls'],
  ['Leek pie (vegan)', 'Leek pie (vegan)'],
  ['Leek pie, with cheese', 'Leek pie, with cheese'],
])('without the fact behind it: %s', (text, rest) => {
  expect(withoutFactBehind(text)).toBe(rest)
})
