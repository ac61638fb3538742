import type { Meal } from './meal.ts'

const joiningWords = new Set(['with', 'and', 'the', 'for'])

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !joiningWords.has(word))
    .map((word) => word.replace(/s$/, ''))

/**
 * Whether somebody typed another dish over a meal that has a recipe, so that its name is judged
 * beside the recipe's lines (calendar 81). A copy of leftovers carries the recipe's whole name; of
 * a meal with a recipe a word of it is enough, since 'Pie for Gran' is still the fish pie.
 */
export function isNamedOtherwise(
  { name, recipeId }: Pick<Meal, 'name' | 'recipeId'>,
  recipe: string,
): boolean {
  if (recipeId === undefined) return !name.includes(recipe)
  const words = new Set(wordsOf(recipe))
  return name !== recipe && !wordsOf(name).some((word) => words.has(word))
}
