import { describe, expect, it } from 'vitest'
import { PhotoInput } from './recipe-photo.ts'
import { RecipeDraft } from './recipe.ts'

const recipe = { name: 'Soup', servings: 4, ingredients: ['1 leek'], steps: ['Boil it.'], tags: ['soup'] }
const sentence = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? null

describe('a recipe (recipes 6)', () => {
  it.each([
    [{}, null],
    [{ name: '' }, 'Recipe name is required'],
    [{ servings: 1 }, null],
    [{ servings: 0 }, 'Servings must be at least 1'],
    [{ prepTimeMinutes: 0 }, null],
    [{ prepTimeMinutes: -1 }, 'Minutes can’t be negative'],
    [{ ingredients: [' '] }, 'Please add at least one ingredient'],
    [{ steps: ['1.'] }, 'Please add at least one preparation step'],
    [{ tags: ['!'] }, 'Please add at least one tag'],
    [{ tags: ['a', 'b', 'c', 'd', 'e', 'E'] }, null],
    [{ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'A recipe can have up to 5 tags'],
    [{ budgetPerServing: '2.505' }, 'The cost per serving must be an amount in pounds, for example 2.50'],
  ])('with %j is told %j', (change, says) =>
    expect(sentence(RecipeDraft.safeParse({ ...recipe, ...change }))).toBe(says),
  )
})

describe('a photo on its way in (recipes 12)', () => {
  const MEGABYTES_5 = 5 * 1024 * 1024
  const photo = (type: string, bytes = 3) => `data:${type};base64,${Buffer.alloc(bytes).toString('base64')}`

  it.each([
    ['image/jpeg', null],
    ['image/png', null],
    ['image/gif', null],
    ['image/webp', null],
    ['image/svg+xml', 'Invalid file type'],
    ['text/html', 'Invalid file type'],
  ])('of type %s is told %j', (type, says) => expect(sentence(PhotoInput.safeParse(photo(type)))).toBe(says))

  it('has 5 MB at the most', () => {
    expect(sentence(PhotoInput.safeParse(photo('image/png', MEGABYTES_5)))).toBeNull()
    expect(sentence(PhotoInput.safeParse(photo('image/png', MEGABYTES_5 + 1)))).toBe('File too large')
  })
})
