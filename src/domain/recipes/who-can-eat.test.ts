import { describe, expect, it } from 'vitest'
import { warningsFor } from './who-can-eat.ts'

const withAllergies = (...allergies: string[]) => ({ firstName: 'Ada', allergies })

describe('what a line says to somebody with an allergy', () => {
  it.each([
    ['Milk', '200 g cheddar, grated', 'contains'],
    ['dairy', '200 g cheddar, grated', 'contains'],
    ['Lactose intolerance', '1 pint whole milk', 'contains'],
    ['milk', '1 tin coconut milk', null],
    ['Tree nuts', '50 g flaked almonds', 'contains'],
    ['peanuts', '50 g flaked almonds', null],
    ['nuts', '2 tbsp peanut butter', 'contains'],
    ['Nut allergy', '1 handful cashews', 'contains'],
    ['eggs', '300 g pasta', 'may contain'],
    ['wheat', '300 g pasta', 'contains'],
    ['coeliac', '2 slices bread', 'contains'],
    ['shellfish', '200 g prawns', 'contains'],
    ['seafood', '1 cod fillet', 'contains'],
    ['milk', '1 apple, to serve with cream', 'may contain'],
    ['Kiwi fruit', '2 kiwis', 'contains'],
    ['Kiwi fruit', '2 apples', null],
    ['strawberries', '400 g strawberries, hulled', 'contains'],
    ['milk', '2 tbsp zorblax', 'not checked'],
    ['milk', 'salt, to taste', null],
    ['zorblax', '2 apples', 'not checked'],
    ['zorblax', '2 tbsp zorblax', 'contains'],
    ['milk', 'For the milk sauce:', null],
    ['milk', ' ', null],
  ])('%s and %j: %s', (allergy, line, level) => {
    const [warning] = warningsFor([line], [withAllergies(allergy)])
    expect(warning?.level ?? null).toBe(level)
  })
})

it('names the person, the allergy as the family wrote it, and the line; the worst comes first', () => {
  const ada = withAllergies('Eggs', 'Milk')
  const ben = { firstName: 'Ben', allergies: [] }
  expect(warningsFor(['300 g pasta', '200 g cheddar'], [ben, ada])).toEqual([
    { person: ada, allergy: 'Milk', level: 'contains', line: '200 g cheddar', food: 'cheddar' },
    { person: ada, allergy: 'Eggs', level: 'may contain', line: '300 g pasta', food: 'pasta' },
  ])
})

it('has nothing to say where nobody has an allergy', () => {
  expect(warningsFor(['200 g cheddar'], [{ firstName: 'Ben', allergies: [] }])).toEqual([])
})
