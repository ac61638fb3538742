import { expect, test } from 'vitest'
import {
  cut,
  formatMinutes,
  formatRecipeNumber,
  formatPounds,
  formatServings,
  siteOf,
} from './format-recipe.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
  [1440, '24 h'],
])('%i minutes', (minutes, words) => expect(formatMinutes(minutes)).toBe(words))

test('one serving is told from several, and pounds have their pence (home 2)', () => {
  expect(formatServings(1)).toBe('1 serving')
  expect(formatServings(4)).toBe('4 servings')
  expect(formatPounds(2.5)).toBe('£2.50')
})

test('the number of a recipe, or that there is none', () => {
  expect(formatRecipeNumber({ userSequence: 7 })).toBe('#7')
  expect(formatRecipeNumber({ userSequence: 0 })).toBe('N/A')
})

test('text is cut at a word, within the limit, and only when it is longer', () => {
  const step = 'Add everything else and simmer gently for an hour and a quarter, stirring now and then.'
  expect(cut('Serve.', 80)).toBe('Serve.')
  expect(cut(step, 80)).toBe('Add everything else and simmer gently for an hour and a quarter, stirring now…')
  expect(cut('x'.repeat(100), 80)).toBe(`${'x'.repeat(80)}…`)
})

test('the site of an address; a book has none', () => {
  expect(siteOf('https://www.example.org/stew?x=1')).toBe('example.org')
  expect(siteOf('Grandmother')).toBeNull()
  expect(siteOf(null)).toBeNull()
})
