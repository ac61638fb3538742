import { describe, expect, it } from 'vitest'
import { aRecipe } from '../../../test/harness/makers.ts'
import { RecipeDraft } from './recipe.ts'
import { type ComparedRecipe, unchangedCopies } from './unchanged-copies.ts'

const recipe = (id: number, change: Partial<ComparedRecipe> = {}): ComparedRecipe => ({
  ...RecipeDraft.parse(aRecipe({ name: 'Pie' })),
  id,
  userId: 1,
  photoName: null,
  notes: null,
  usedRecipes: [],
  ...change,
})

describe('a recipe that comes is an unchanged copy of one there (household 95)', () => {
  it.each<[string, Partial<ComparedRecipe>, boolean]>([
    ['is the same in all that was filled in', {}, true],
    ['has another name', { name: 'Pie of mine' }, false],
    ['has another ingredient', { ingredients: ['500 g apples'] }, false],
    ['has another step', { steps: ['Bake for longer'] }, false],
    ['serves more', { servings: 12 }, false],
    ['has another tag', { tags: ['pudding'] }, false],
    ['has another photo', { photoName: 'other.jpg' }, false],
    ['was made by somebody else, who may leave with theirs', { userId: 2 }, false],
    ['has notes where the other has none', { notes: 'Less sugar' }, true],
  ])('%s', (_, change, isCopy) => {
    expect(unchangedCopies([recipe(7, change)], [recipe(3)])).toEqual(new Map(isCopy ? [[7, 3]] : []))
  })

  it('has no other notes', () => {
    const notes = (id: number, text: string) => recipe(id, { notes: text })
    expect(unchangedCopies([notes(7, 'Less sugar')], [notes(3, 'More sugar')]).size).toBe(0)
    expect(unchangedCopies([notes(7, 'Less sugar')], [notes(3, 'Less sugar')]).get(7)).toBe(3)
  })

  it('of two that are alike one is the copy of each there', () => {
    expect(unchangedCopies([recipe(7), recipe(8)], [recipe(3)])).toEqual(new Map([[7, 3]]))
    expect(unchangedCopies([recipe(7), recipe(8)], [recipe(3), recipe(4)]).size).toBe(2)
  })

  const using = (id: number, name: string, recipeId: number) =>
    recipe(id, { name, usedRecipes: [{ line: 'Pastry', recipeId }] })

  it('is made of copies of the same recipes, at any depth', () => {
    const pastry = recipe(1, { name: 'Pastry' })
    const there = [pastry, using(2, 'Tart', 1), using(3, 'Feast', 2)]
    const coming = [using(9, 'Feast', 8), using(8, 'Tart', 7), { ...pastry, id: 7 }]
    expect(unchangedCopies(coming, there)).toEqual(
      new Map([
        [9, 3],
        [8, 2],
        [7, 1],
      ]),
    )
    const changed = [coming[0], coming[1], { ...pastry, id: 7, servings: 12 }]
    expect(unchangedCopies(changed as ComparedRecipe[], there).size).toBe(0)
  })
})
