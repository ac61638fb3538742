import { describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { type ImportedReading, importedReadingOf } from '../recipes/imported-reading.ts'
import { RecipeToReview } from '../recipes/recipe-to-review.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { compareLines } from './compare-lines.ts'
import { changeToUndo, changeToTake, compareWithPage, takenByDefault } from './compare-with-page.ts'

const said: ImportedReading = {
  ...emptyRecipeDetails,
  name: 'Leek soup',
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  totalTimeMinutes: null,
  difficulty: null,
  cuisine: null,
  nutritionPerServing: null,
  ingredients: ['2 leeks', '500 ml stock', '1 pinch salt'],
  steps: ['Slice the leeks.', 'Simmer in the stock for twenty minutes.'],
}
const own = (part: Partial<Recipe> = {}) =>
  ({ ...said, id: 1, photo: null, usedRecipes: [], ...part }) as Recipe
const page = (part: Partial<ImportedReading> = {}) => ({ ...said, ...part })

describe('lines of a recipe and its page, since the page was read (importing 31)', () => {
  it.each<[string, string[], string[], string[], ReturnType<typeof compareLines>]>([
    [
      'equal lines',
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
      [
        { by: 'nobody', own: ['a'], page: ['a'] },
        { by: 'nobody', own: ['b'], page: ['b'] },
      ],
    ],
    [
      'a line that the page changed stands for the old one',
      ['2 large leeks'],
      ['3 large leeks'],
      ['2 large leeks'],
      [{ by: 'page', own: ['2 large leeks'], page: ['3 large leeks'] }],
    ],
    [
      'a line that the household changed',
      ['3 large leeks'],
      ['2 large leeks'],
      ['2 large leeks'],
      [{ by: 'household', own: ['3 large leeks'], page: ['2 large leeks'] }],
    ],
    [
      'a line that both changed',
      ['3 large leeks'],
      ['4 large leeks'],
      ['2 large leeks'],
      [{ by: 'both', own: ['3 large leeks'], page: ['4 large leeks'] }],
    ],
    [
      'both changed it to the same',
      ['3 Leeks'],
      ['3 leeks '],
      ['2 leeks'],
      [{ by: 'nobody', own: ['3 Leeks'], page: ['3 leeks '] }],
    ],
    [
      'lines that the page added, each by itself',
      ['a'],
      ['a', 'salt', 'pepper'],
      ['a'],
      [
        { by: 'nobody', own: ['a'], page: ['a'] },
        { by: 'page', own: [], page: ['salt'] },
        { by: 'page', own: [], page: ['pepper'] },
      ],
    ],
    [
      'a line that the page left out',
      ['a', 'salt'],
      ['a'],
      ['a', 'salt'],
      [
        { by: 'nobody', own: ['a'], page: ['a'] },
        { by: 'page', own: ['salt'], page: [] },
      ],
    ],
    [
      'a line that the household left out stays out',
      ['a'],
      ['a', 'salt'],
      ['a', 'salt'],
      [
        { by: 'nobody', own: ['a'], page: ['a'] },
        { by: 'household', own: [], page: ['salt'] },
      ],
    ],
    [
      'lines that both added at one place',
      ['a', 'chives'],
      ['a', 'cream'],
      ['a'],
      [
        { by: 'nobody', own: ['a'], page: ['a'] },
        { by: 'household', own: ['chives'], page: [] },
        { by: 'page', own: [], page: ['cream'] },
      ],
    ],
    [
      'a line that the household changed and the page moved (importing 156)',
      ['100 g sugar', '2 eggs', '300 ml milk'],
      ['2 eggs', '150 g sugar', '300 ml milk'],
      ['150 g sugar', '2 eggs', '300 ml milk'],
      [
        { by: 'household', own: ['100 g sugar'], page: ['150 g sugar'] },
        { by: 'nobody', own: ['2 eggs'], page: ['2 eggs'] },
        { by: 'nobody', own: ['300 ml milk'], page: ['300 ml milk'] },
      ],
    ],
    [
      'a line that the household changed and the page moved and changed',
      ['100 g sugar', '2 eggs'],
      ['2 eggs', 'salt', '175 g sugar'],
      ['150 g sugar', '2 eggs'],
      [
        { by: 'both', own: ['100 g sugar'], page: ['175 g sugar'] },
        { by: 'nobody', own: ['2 eggs'], page: ['2 eggs'] },
        { by: 'page', own: [], page: ['salt'] },
      ],
    ],
    [
      'lines that the household left out stay out where the page moved them',
      ['2 eggs'],
      ['2 eggs', 'salt', '150 g sugar'],
      ['150 g sugar', 'salt', '2 eggs'],
      [
        { by: 'household', own: [], page: ['150 g sugar', 'salt'] },
        { by: 'nobody', own: ['2 eggs'], page: ['2 eggs'] },
      ],
    ],
    [
      'a line that only the page moved',
      ['150 g sugar', '2 eggs'],
      ['2 eggs', '150 g sugar'],
      ['150 g sugar', '2 eggs'],
      [
        { by: 'page', own: ['150 g sugar'], page: [] },
        { by: 'nobody', own: ['2 eggs'], page: ['2 eggs'] },
        { by: 'page', own: [], page: ['150 g sugar'] },
      ],
    ],
  ])('%s', (_, mine, theirs, before, parts) => {
    expect(compareLines(mine, theirs, before)).toEqual(parts)
  })

  it('treats every changed line as undecided without the page as it was imported', () => {
    expect(compareLines(['2 large leeks'], ['3 large leeks', 'salt'], null)).toEqual([
      { by: 'unknown', own: ['2 large leeks'], page: ['3 large leeks'] },
      { by: 'unknown', own: [], page: ['salt'] },
    ])
  })
})

describe('a page that is read again (importing 31)', () => {
  it('ticks what only the page changed, and keeps what the household changed', () => {
    const mine = own({
      name: 'Our leek soup',
      servings: 4,
      ingredients: ['2 leeks', '600 ml stock', '1 pinch salt', 'chives'],
    })
    const now = page({ servings: 6, ingredients: ['3 leeks', '500 ml stock', '1 pinch salt'] })
    const found = compareWithPage(mine, now, said)
    expect(found.ownChanges).toBe(3)
    expect(takenByDefault(found)).toEqual(['servings', 'ingredients 0'])
    expect(changeToTake(found, new Set(takenByDefault(found)))).toEqual({
      asRead: now,
      servings: 6,
      ingredients: ['3 leeks', '600 ml stock', '1 pinch salt', 'chives'],
    })
  })

  it('shows what both changed without a tick; once taken, it is as on the page', () => {
    const found = compareWithPage(own({ name: 'Ours' }), page({ name: 'Leek soup with cream' }), said)
    expect(found.differences).toEqual([
      { key: 'name', field: 'name', by: 'both', own: ['Ours'], page: ['Leek soup with cream'] },
    ])
    expect(takenByDefault(found)).toEqual([])
    expect(changeToTake(found, new Set(['name']))).toMatchObject({ name: 'Leek soup with cream' })
  })

  it('reports no difference where the page says nothing', () => {
    const silent = page({ servings: null, cookTimeMinutes: null, ingredients: [], steps: [] })
    const found = compareWithPage(own(), silent, said)
    expect(found.differences).toEqual([])
    expect(changeToTake(found, new Set())).toEqual({
      asRead: { ...silent, ingredients: said.ingredients, steps: said.steps },
    })
  })

  it('ticks no line where none was found when it was imported, unless the recipe has none', () => {
    const before = { ...said, ingredients: [], steps: [] }
    const mine = own({ ingredients: ['2 leeks', '500 ml stock'], steps: [] })
    const found = compareWithPage(mine, page(), before)
    expect(found.differences.map(({ by, own: has, page: says }) => [by, has, says])).toEqual([
      ['unknown', [], ['1 pinch salt']],
      ...said.steps.map((step) => ['page', [], [step]]),
    ])
    expect(changeToTake(found, new Set(takenByDefault(found)))).toEqual({ asRead: said, steps: said.steps })
  })

  it('a recipe without the page as it was is compared with the page alone, and nothing is ticked', () => {
    const found = compareWithPage(
      own({ servings: 2 }),
      page({ name: 'Soup' }),
      null,
      'data:image/jpeg;base64,AA',
    )
    expect(found.differences.map(({ key, by }) => [key, by])).toEqual([
      ['name', 'unknown'],
      ['servings', 'unknown'],
      ['photo', 'unknown'],
    ])
    expect(takenByDefault(found)).toEqual([])
  })

  it('a photo is offered only where the recipe has none', () => {
    const found = compareWithPage(
      own({ photo: '/api/photos/x.jpg' }),
      page(),
      said,
      'data:image/jpeg;base64,AA',
    )
    expect(found.differences).toEqual([])
  })

  it('a line that the page has twice is taken twice', () => {
    const twice = page({ ingredients: [...said.ingredients, '2 leeks'] })
    const found = compareWithPage(own(), twice, said)
    expect(changeToTake(found, new Set(takenByDefault(found)))).toMatchObject({
      ingredients: twice.ingredients,
      hasRepeatedIngredients: true,
    })
  })

  it('taken back, the fields that were written are as they were, and so is what the page had said', () => {
    const before = own({ usedRecipes: [{ line: '500 ml stock', recipeId: 3 }] })
    const change = changeToTake(
      compareWithPage(before, page({ servings: 6, ingredients: ['3 leeks'] }), said),
      new Set(['servings', 'ingredients 0']),
    )
    expect(changeToUndo(before, change, said)).toEqual({
      servings: 4,
      ingredients: said.ingredients,
      usedRecipes: before.usedRecipes,
      asRead: said,
    })
  })

  it('a reading is kept with its lines as they are stored, and not at all where it is too long', () => {
    const recipe = RecipeToReview.parse({
      name: 'Soup',
      ingredients: [' 2  leeks ', ''],
      steps: ['1. Slice.', 'Slice.'],
      tags: [],
    })
    expect(importedReadingOf(recipe)).toMatchObject({
      servings: null,
      ingredients: ['2 leeks'],
      steps: ['Slice.'],
    })
    expect(
      importedReadingOf({ ...recipe, ingredients: Array.from({ length: 1001 }, () => 'salt') }),
    ).toBeUndefined()
  })
})
