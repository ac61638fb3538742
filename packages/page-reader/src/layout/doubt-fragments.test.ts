import { expect, it } from 'vitest'
import type { PageReading } from '../page/page-recipe.ts'
import { doubtFragments, UNSURE_CONFIDENCE } from './doubt-fragments.ts'

const foods = ['200 g flour', '2 eggs', '1 pinch of salt', '50 g butter']
const readingOf = (ingredients: string[], steps: string[]) =>
  ({ recipe: { ingredients, steps }, confidence: { ingredients: 0.9 } }) as unknown as PageReading
const whole = () => readingOf(foods, ['Bake it.'])
const confidenceOfList = (readings: readonly PageReading[]) => {
  doubtFragments(readings)
  return readings.map(({ confidence }) => confidence.ingredients)
}

it.each([
  ['two whole recipes are sure', [whole(), whole()], 0.9],
  ['one recipe is, even without a step', [readingOf(foods, [])], 0.9],
  [
    'foods without a step beside another recipe are a piece',
    [whole(), readingOf(foods, [])],
    UNSURE_CONFIDENCE,
  ],
  ['and so are two foods', [readingOf(foods.slice(2), ['Stir.']), whole(), whole()], UNSURE_CONFIDENCE],
])('lists of a page that fell into pieces are unsure: %s (importing 81)', (_, readings, sure) => {
  expect(confidenceOfList(readings)).toEqual(readings.map(() => sure))
})

it('a list that is less sure than a piece stays so (importing 81)', () => {
  const doubtful = { ...whole(), confidence: { ingredients: 0.1 } } as PageReading
  expect(confidenceOfList([doubtful, readingOf(foods, [])])).toEqual([0.1, UNSURE_CONFIDENCE])
})
