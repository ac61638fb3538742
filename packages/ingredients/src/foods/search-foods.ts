import { allFoods, foodNamed, namesOf } from './find-food.ts'
import type { Food } from './food.ts'
import { foldFoodName } from './food-name.ts'

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
export function searchFoods(typed: string, most: number): FoundFood[] {
  const asked = foldFoodName(typed)
  if (asked === '') return []
  const exact = foodNamed(typed)
  const found: { food: Food; name: string; rank: number }[] = []
  for (const food of allFoods()) {
    let best: { name: string; rank: number } | undefined
    for (const name of namesOf(food)) {
      const rank = rankOf(name, asked)
      if (rank !== null && (best === undefined || rank < best.rank)) best = { name, rank }
    }
    if (best) found.push({ food, ...best, rank: food.name === exact?.name ? -1 : best.rank })
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
    .slice(0, most)
    .map(({ food, name }) => ({ food, name: foldFoodName(food.name) === name ? food.name : name }))
}

/** Smaller is nearer; null where a typed word begins none of the name's. */
function rankOf(name: string, asked: string): number | null {
  if (name === asked) return 0
  if (name.startsWith(asked)) return 100 + name.length
  const words = name.split(' ')
  const isIn = asked.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  return isIn ? 1000 + name.length : null
}
