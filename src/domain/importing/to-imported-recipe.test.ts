import { describe, expect, it } from 'vitest'
import { toImportedRecipe } from './to-imported-recipe.ts'

const found = { name: 'Almond puff', ingredients: ['1 cup flour'], steps: ['Bake.'] }

it('keeps lines of a file that say the same', () => {
  const ingredients = ['1 cup flour', '1 egg', ' 1 cup  flour', '']
  expect(toImportedRecipe({ ...found, ingredients })?.draft.ingredients).toEqual([
    '1 cup flour',
    '1 egg',
    '1 cup flour',
  ])
})

describe('the times of a recipe in a file', () => {
  const times = (prep: number | null, cook: number | null, total: number | null) => {
    const given = { prepTimeMinutes: prep, cookTimeMinutes: cook, totalTimeMinutes: total }
    const draft = toImportedRecipe({ ...found, ...given })?.draft
    return [draft?.prepTimeMinutes, draft?.cookTimeMinutes, draft?.totalTimeMinutes]
  }

  it.each([
    ['more in all than both parts: the total is kept', times(15, 30, 290), [15, 30, 290]],
    ['as much in all as both parts: it says nothing more', times(15, 30, 45), [15, 30, null]],
    ['less in all than both parts: it cannot be so', times(15, 30, 20), [15, 30, null]],
    ['preparation and total: the rest is cooking', times(15, null, 40), [15, 25, null]],
    ['total alone: it is the cooking', times(null, null, 40), [null, 40, null]],
  ])('%s', (_, read, kept) => expect(read).toEqual(kept))
})
