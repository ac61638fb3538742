import { expect, test } from 'vitest'
import { withoutFoods, withoutTools } from './out-of-place.ts'
import { heading } from './page-recipe.ts'

const foods = ['2 leeks', '150 g flour', '1 egg']
const steps = ['Soften the leeks.', 'Bake the tart.']

test.each(['Equipment Needed', 'Special equipment:', 'Materiaal', 'Udstyr'])('%s is over tools', (title) => {
  const lines = [...foods, heading(title), 'a large pan', heading('For the top'), '100 ml cream']
  expect(withoutTools(lines)).toEqual([...foods, heading('For the top'), '100 ml cream'])
})

test('the list of foods, and what stands before it, is no step', () => {
  const story = 'We bake this tart in March, when the first leeks come.'
  expect(withoutFoods([story, heading('Ingredients'), ...foods, ...steps], foods)).toEqual(steps)
})

test('a step that says no more than a food stays', () => {
  const lines = ['1 egg', ...steps]
  expect(withoutFoods(lines, foods)).toEqual(lines)
})
