import { expect, it } from 'vitest'
import { differencesOf } from './line-differences.ts'

const foods = ['2 tbsp olive oil', '1 tsp salt', '½ tsp paprika', '2 leeks']

it('a line that another reading says with a long note is cut short (importing 72)', () => {
  const noted = foods.with(3, '2 leeks, or a bunch of thick spring onions')
  expect(differencesOf(foods, noted)).toMatchObject({ isCutShort: true, hasOtherUnits: false, same: 0.75 })
  expect(differencesOf(noted, foods)).toMatchObject({ isCutShort: false })
})

it('a word or two more cut nothing short (importing 72)', () => {
  expect(differencesOf(foods, foods.with(3, '2 leeks, finely chopped'))).toMatchObject({ isCutShort: false })
})

it('three lines with another word for their unit name the units otherwise (importing 72)', () => {
  const spelt = ['2 tablespoon olive oil', '1 teaspoon salt', '½ teaspoon paprika', '2 leeks']
  expect(differencesOf(foods, spelt)).toMatchObject({ hasOtherUnits: true, isCutShort: false })
  expect(differencesOf(foods, foods.with(1, '1 teaspoon salt'))).toMatchObject({ hasOtherUnits: false })
})

it('marks, spaces and how a half is written make no difference (importing 72)', () => {
  const set = ['2 tbsp (olive oil)', '1 tsp salt', '1/2 tsp paprika', '2 Leeks']
  expect(differencesOf(foods, set)).toMatchObject({ same: 1, isCutShort: false, hasOtherUnits: false })
})

it('lists of other lengths are not compared line by line (importing 72)', () => {
  expect(differencesOf(foods, foods.slice(1))).toBeNull()
  expect(differencesOf([], [])).toBeNull()
})
