import { expect, it } from 'vitest'
import { allergyLevels } from './allergy-levels.ts'

it.each([
  ['200 g cheddar', { contains: ['milk'], mayContain: [], notChecked: [], unknownLines: [] }],
  ['4 fish fingers', { contains: [], mayContain: ['milk'], notChecked: [], unknownLines: [] }],
  ['200 g zorblax', { contains: [], mayContain: [], notChecked: ['milk'], unknownLines: ['200 g zorblax'] }],
  // Somebody who eats what may contain milk is still told that the rest of this line is unknown.
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
