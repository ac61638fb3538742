import { expect, test } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { suggestTags } from './suggest-tags.ts'

const soup = { name: 'Pea soup', cuisine: 'French', tags: [], prepTimeMinutes: 5, cookTimeMinutes: 20 }
const library = [
  aStoredRecipe({ tags: ['vegetarian', 'family'] }),
  aStoredRecipe({ tags: ['family', 'pea'] }),
]

test('suggests first what the recipe itself says', () => {
  expect(suggestTags(soup, []).slice(0, 3)).toEqual(['soup', 'french', 'quick'])
})

test('the meals where recipe and household say little: somebody new has a tag to press (home 123)', () => {
  const bake = { name: 'Lentil bake', cuisine: '', tags: [], prepTimeMinutes: null, cookTimeMinutes: null }
  expect(suggestTags(bake, [])).toEqual(['dinner', 'lunch', 'breakfast', 'snack'])
  expect(suggestTags({ ...bake, tags: ['dinner'] }, [])).toEqual([])
  expect(suggestTags(soup, [])).toEqual(['soup', 'french', 'quick', 'dinner'])
  expect(suggestTags(bake, library)).toEqual(['family', 'pea', 'dinner', 'lunch'])
})

test("a tag of the household's own that is in the name, then its usual ones where little is said", () => {
  expect(suggestTags(soup, library)).toEqual(['pea', 'soup', 'french', 'quick'])
  expect(
    suggestTags(
      { ...soup, name: 'Stroganoff', cuisine: '', cookTimeMinutes: null, prepTimeMinutes: null },
      library,
    ).slice(0, 2),
  ).toEqual(['family', 'pea'])
})

test('tags it has are not offered again, and a diet never', () => {
  expect(suggestTags({ ...soup, tags: ['soup'] }, library)).not.toContain('soup')
  expect(suggestTags(soup, library)).not.toContain('vegetarian')
})

test('never suggests ‘quick’ for a long recipe, however usual the tag is in the household', () => {
  const usual = [aStoredRecipe({ tags: ['quick', 'family'] })]
  expect(suggestTags({ ...soup, cookTimeMinutes: 90 }, usual)).toEqual(['soup', 'french', 'family', 'dinner'])
})
