import { expect, it } from 'vitest'
import { bringRecipe } from './bring-recipe.ts'

const found = { name: 'Almond puff', ingredients: ['1 cup flour'], steps: ['Bake.'] }

it('keeps lines of a file that say the same', () => {
  const ingredients = ['1 cup flour', '1 egg', ' 1 cup  flour', '']
  expect(bringRecipe({ ...found, ingredients })?.draft.ingredients).toEqual([
    '1 cup flour',
    '1 egg',
    '1 cup flour',
  ])
})
