import { foldFoodName } from './food-name.ts'
import type { Food } from './food.ts'
import { allFoods, findExactFood, namesOfFood } from './known-foods.ts'

/** A food that was searched for, and the name by which it was found. */
export interface FoundFood {
  food: Food
  /** The food's own name, or the other name that was typed. */
  name: string
}

/**
 * The foods whose name, or another name of theirs, has the typed words: what is called just so
 * first, then what begins so, then what has a word that begins so, shorter names first.
 */
export function searchFoods(typed: string, limit: number): FoundFood[] {
  const query = foldFoodName(typed)
  if (query === '') return []
  const exact = findExactFood(typed)
  const found: { food: Food; name: string; rank: number }[] = []
  for (const food of allFoods()) {
    let best: { name: string; rank: number } | undefined
    for (const name of namesOfFood(food)) {
      const rank = rankOf(name, query)
      if (rank !== null && (best === undefined || rank < best.rank)) best = { name, rank }
    }
    if (best) found.push({ food, ...best, rank: food.name === exact?.name ? -1 : best.rank })
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
    .slice(0, limit)
    .map(({ food, name }) => ({ food, name: foldFoodName(food.name) === name ? food.name : name }))
}

/** Smaller is nearer; null where a typed word begins none of the name's. */
function rankOf(name: string, query: string): number | null {
  if (name === query) return 0
  if (name.startsWith(query)) return 100 + name.length
  const words = name.split(' ')
  const isMatch = query.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  return isMatch ? 1000 + name.length : null
}
