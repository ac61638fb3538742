import { expect, it } from 'vitest'
import { allergyLevels } from './allergy-levels.ts'

it.each([
  ['200 g cheddar', { contains: ['milk'], mayContain: [], notChecked: [], unknownLines: [] }],
  ['4 fish fingers', { contains: [], mayContain: ['milk'], notChecked: [], unknownLines: [] }],
  ['200 g zorblax', { contains: [], mayContain: [], notChecked: ['milk'], unknownLines: ['200 g zorblax'] }],
  // Whoever eats what may contain it must still be told that the rest of the food is not known.
  [
    '4 zorblax fish fingers',
    { contains: [], mayContain: ['milk'], notChecked: ['milk'], unknownLines: ['4 zorblax fish fingers'] },
  ],
])('tells apart what %j says to an allergy', (line, levels) => {
  expect(allergyLevels([line], ['milk'], {})).toEqual(levels)
})

it('judges all lines together for a way of eating among the allergies', () =>
  expect(allergyLevels(['400 g beef mince', '50 g cheddar'], ['kosher style'], {}).contains).toEqual([
    'kosher style',
  ]))
