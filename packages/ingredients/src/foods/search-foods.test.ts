import { expect, it } from 'vitest'
import { isMealWord } from './meal-words.ts'
import { searchFoods } from './search-foods.ts'

const namesFor = (typed: string) => searchFoods(typed, 8).map(({ food }) => food.name)

it('finds what is called so first, then what begins so, then what has such a word', () => {
  const found = namesFor('cheddar')
  expect(found[0]).toBe('cheddar')
  expect(namesFor('wor sauce')).toContain('worcestershire sauce')
  expect(namesFor('oat')[0]).toBe('oat')
  expect(namesFor('oats')[0]).toBe('oat')
})

it('finds a food by its other name, and says by which', () => {
  expect(searchFoods('cilantro', 3)[0]).toMatchObject({ name: 'cilantro', food: { name: 'coriander' } })
})

it('finds nothing for no words or strange ones, and never more than asked for', () => {
  expect(searchFoods('  ', 8)).toEqual([])
  expect(searchFoods('zorblax', 8)).toEqual([])
  expect(searchFoods('ch', 5)).toHaveLength(5)
})

it.each(['Lunch', 'packed lunch', 'Sunday lunch', 'Leftovers', 'Eating out', 'dinner at grandma’s'])(
  '‘%s’ says when or where somebody eats, not what',
  (words) => {
    expect(isMealWord(words)).toBe(true)
  },
)

it.each(['lunch meat', 'oats', 'picnic ham', 'work', 'takeaway', ''])('‘%s’ does not', (words) => {
  expect(isMealWord(words)).toBe(false)
})
