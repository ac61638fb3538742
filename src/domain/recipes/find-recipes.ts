/** Finding recipes in a household's own library: by name, by what is in them, by tag. */
import { isHeading } from './lines.ts'
import type { Recipe } from './recipe.ts'

/** What is asked for; empty parts ask for nothing. */
export interface RecipeSearch {
  /** Words of the name in any order, or a number as '#12' or '12'. */
  name: string
  /** What should be in it; a comma separates ingredients that must all be there. */
  ingredients: string
  /** Tags that the recipe must all carry. */
  tags: readonly string[]
}

/** Text as it is compared: lower case, without accents, so that 'creme' finds 'Crème'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)

/** Every word asked for begins some word of the text, so that 'chi cur' finds 'Chicken curry' and 'egg' no 'veggie'. */
function holdsWords(text: string, asked: readonly string[]): boolean {
  const present = wordsOf(text)
  return asked.every((word) => present.some((candidate) => candidate.startsWith(word)))
}

const isNumbered = (recipe: Recipe, asked: readonly string[]) =>
  asked.length === 1 && asked[0]?.replace('#', '') === String(recipe.userSequence)

/** The recipes that answer every part of the search, in the order given. */
export function findRecipes(recipes: readonly Recipe[], search: RecipeSearch): Recipe[] {
  const name = wordsOf(search.name)
  const foods = search.ingredients
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0)
  return recipes.filter(
    (recipe) =>
      search.tags.every((tag) => recipe.tags.includes(tag)) &&
      (isNumbered(recipe, name) || holdsWords(recipe.name, name)) &&
      foods.every((words) => recipe.ingredients.some((line) => !isHeading(line) && holdsWords(line, words))),
  )
}

/** Every tag in use with how many recipes carry it, the most used first, then by name. */
export function countTags(recipes: readonly Pick<Recipe, 'tags'>[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en-GB'))
}
