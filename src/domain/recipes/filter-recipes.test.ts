import { describe, expect, test } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { sortByFoodsUsed, countWith, filterPartsOf, filterRecipes } from './filter-recipes.ts'
import type { LibraryFilter } from './library-filter.ts'
import type { Recipe } from './recipe.ts'

const one = (userSequence: number, change: Partial<Recipe>) =>
  aStoredRecipe({
    id: userSequence + 100,
    userSequence,
    name: 'Dish',
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    ingredients: [],
    steps: [],
    tags: [],
    ...change,
  })

const library = [
  one(1, {
    name: 'Leek pie',
    ingredients: ['2 leeks', '100 ml cream', '1 egg'],
    tags: ['quick', 'family'],
    prepTimeMinutes: 10,
    cookTimeMinutes: 20,
    rating: 5,
    timesMade: 2,
    lastMadeOn: '2026-01-18',
    cuisine: 'British',
  }),
  one(2, {
    name: 'Moussaka',
    ingredients: ['1 eggplant', '200 ml cream'],
    tags: ['family'],
    totalTimeMinutes: 90,
    rating: 3,
    isFavourite: true,
    cuisine: 'Greek',
    difficulty: 'hard',
  }),
  one(3, {
    name: 'Omelette',
    ingredients: ['For the filling:', '3 eggs', '1 leek'],
    tags: ['quick'],
    cookTimeMinutes: 10,
    timesMade: 1,
    lastMadeOn: '2026-01-19',
    difficulty: 'easy',
  }),
]

const facts = {
  today: '2026-03-02',
  inCollection: (id: number) => (id === 7 ? new Set([101, 103]) : undefined),
  suits: (recipe: Recipe, person: string) =>
    person === 'guest-1' || !recipe.ingredients.join().includes('egg'),
}
const sift = (filter: LibraryFilter) => filterRecipes(library, filterPartsOf(filter, library, facts))
const numbers = (recipes: readonly Recipe[]) => recipes.map(({ userSequence }) => userSequence)

describe('filters that combine (recipes 46)', () => {
  test.each<[string, LibraryFilter, number[]]>([
    ['nothing asked leaves all', {}, [1, 2, 3]],
    ['words of the name', { name: 'leek' }, [1]],
    ['ingredients, all of them', { ingredients: 'leek, cream' }, [1]],
    ['every tag', { tags: ['quick', 'family'] }, [1]],
    ['favourites', { favourites: true }, [2]],
    ['a difficulty that the recipe states', { difficulty: 'hard' }, [2]],
    ['minutes in all; a recipe without a time does not count as quick', { minutes: 30 }, [1, 3]],
    ['so many minutes exactly', { minutes: 29 }, [3]],
    ['stars or more', { stars: 3 }, [1, 2]],
    ['made', { made: 'made' }, [1, 3]],
    ['never made', { made: 'never' }, [2]],
    ['not for a while: before 42 days ago', { made: 'rested' }, [1]],
    ['a cuisine', { cuisine: 'Greek' }, [2]],
    ['a collection', { collection: 7 }, [1, 3]],
    ['a collection that is gone holds nothing', { collection: 8 }, []],
    ['whom it is safe for', { safe: ['guest-1'] }, [1, 2, 3]],
    ['everybody whom it is safe for', { safe: ['guest-1', 'family-1'] }, []],
    ['foods at hand leave nothing out by themselves', { hand: ['leek'] }, [1, 2, 3]],
    ['foods at hand only', { hand: ['leek', 'saffron'], only: true }, [1, 3]],
    ['an egg at hand is no eggplant', { hand: ['egg'], only: true }, [1, 3]],
    ['all together', { tags: ['quick'], minutes: 30, collection: 7, made: 'rested' }, [1]],
  ])('%s', (_, filter, found) => expect(numbers(sift(filter).found)).toEqual(found))
})

test('knows what would remain without each part of the filter', () => {
  const { found, without } = sift({ tags: ['quick', 'family'], difficulty: 'easy' })
  expect(found).toEqual([])
  expect([...without].map(([key, recipes]) => [key, numbers(recipes)])).toEqual([
    ['difficulty', [1]],
    ['tags family', [3]],
  ])
})

test('a count says how many remain if that were chosen too, in place of what is chosen of the kind', () => {
  const sifted = sift({ tags: ['family'], difficulty: 'hard' })
  expect(numbers(sifted.found)).toEqual([2])
  expect(countWith(sifted, 'difficulty', ({ difficulty }) => difficulty === null)).toBe(1)
  expect(countWith(sifted, 'stars', ({ rating }) => (rating ?? 0) >= 4)).toBe(0)
})

test('recipes that use most of what is at hand come first, and else stay in order', () => {
  expect(numbers(sortByFoodsUsed(library, library, ['cream', 'eggs', 'leeks']))).toEqual([1, 3, 2])
  expect(numbers(sortByFoodsUsed(library, library, ['cream']))).toEqual([1, 2, 3])
  expect(numbers(sortByFoodsUsed(library, library, ['saffron']))).toEqual([1, 2, 3])
})
