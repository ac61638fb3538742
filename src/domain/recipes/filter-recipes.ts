/** Filters that combine: which recipes hold all parts, and which hold all but one of them. */

import { addToGroup } from '@plateful/ingredients/group-by'
import type { Day } from '../day.ts'
import { choiceKeys, matchesChoice } from './filter-choices.ts'
import { foodsUsed, ingredientTest, nameTest } from './find-recipes.ts'
import type { LibraryFilter } from './library-filter.ts'
import type { Recipe } from './recipe.ts'

/**
 * One part of a filter, which can be dropped by itself. `key` names it: 'minutes', and where
 * several of a kind can be chosen 'tags quick' or 'safe family-3'.
 */
export interface FilterPart {
  key: string
  matches: (recipe: Recipe) => boolean
}

/** What a filter needs to know besides the recipes. */
export interface FilterFacts {
  today: Day
  /** The ids of the recipes of a collection; undefined where there is none of that id. */
  inCollection: (id: number) => ReadonlySet<number> | undefined
  /** Whether a recipe suits somebody without a doubt (recipes 42). */
  suits: (recipe: Recipe, person: string) => boolean
}

/** The parts of a filter (recipes 46). */
export function filterPartsOf(
  filter: LibraryFilter,
  recipes: readonly Recipe[],
  { today, inCollection, suits }: FilterFacts,
): FilterPart[] {
  const parts: FilterPart[] = []
  const add = <T>(key: string, asked: T | undefined, test: (asked: T) => FilterPart['matches']) => {
    if (asked !== undefined) parts.push({ key, matches: test(asked) })
  }
  add('name', filter.name, (name) => nameTest(recipes, name))
  add('ingredients', filter.ingredients, (foods) => ingredientTest(recipes, foods))
  add('collection', filter.collection, (id) => {
    const ids = inCollection(id)
    return (recipe) => ids?.has(recipe.id) === true
  })
  for (const choice of choiceKeys) add(choice, filter[choice], (value) => matchesChoice(choice, value, today))
  for (const tag of filter.tags ?? [])
    add(
      `tags ${tag}`,
      tag,
      () =>
        ({ tags }) =>
          tags.includes(tag),
    )
  for (const person of filter.safe ?? [])
    add(`safe ${person}`, person, () => (recipe) => suits(recipe, person))
  if (filter.only)
    add('hand', filter.hand, (foods) => {
      const used = foodsUsed(recipes, foods)
      return (recipe) => used(recipe) > 0
    })
  return parts
}

/** The result of a filter. */
export interface FilteredRecipes {
  /** The recipes that hold every part, in the given order. */
  found: Recipe[]
  /** By the key of a part: the recipes that hold every part but this one. */
  without: ReadonlyMap<string, readonly Recipe[]>
}

/** Filters recipes by the parts of a filter. */
export function filterRecipes(recipes: readonly Recipe[], parts: readonly FilterPart[]): FilteredRecipes {
  const found: Recipe[] = []
  const without = new Map<string, Recipe[]>()
  for (const recipe of recipes) {
    let failed: string | null = null
    let count = 0
    for (const { key, matches: holds } of parts) {
      if (holds(recipe)) continue
      failed = key
      count += 1
      if (count > 1) break
    }
    if (failed === null) found.push(recipe)
    else if (count === 1) addToGroup(without, failed, recipe)
  }
  return { found, without }
}

/**
 * How many recipes would remain if this value were chosen too. It replaces a chosen value of the
 * same part.
 */
export function countWith(
  { found, without }: FilteredRecipes,
  key: string,
  holds: FilterPart['matches'],
): number {
  const others = without.get(key) ?? []
  return found.filter(holds).length + others.filter(holds).length
}

/** The recipes that use most of the foods at hand first, and else in the given order. */
export function sortByFoodsUsed(
  recipes: readonly Recipe[],
  all: readonly Recipe[],
  foods: readonly string[],
): Recipe[] {
  const used = foodsUsed(all, foods)
  const counts = new Map(recipes.map((recipe) => [recipe, used(recipe)]))
  return recipes.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
