import type { Recipe } from '../../domain/recipes/recipe.ts'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import { totalMinutes } from '../../domain/recipes/sort-recipes.ts'
import { cleanTag, cleanTags } from '../../domain/recipes/tags.ts'

const QUICK = 30
const MOST_SUGGESTIONS = 6

/** Words of a dish's name that make a good tag. Never a diet: nobody may rely on a guess there. */
const dishes =
  'soup salad stew curry pasta risotto pie tart cake bread biscuits traybake casserole noodles burger pizza porridge pancakes pudding roast omelette sandwich'.split(
    ' ',
  )

interface Described {
  name: string
  cuisine: string
  tags: readonly string[]
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
}

/** Tags a person may take with one press: what the recipe itself says, then the household's own most used ones. */
export function suggestTags(recipe: Described, library: readonly Recipe[]): string[] {
  const words = recipe.name.toLowerCase().split(/[^\p{L}]+/u)
  const minutes = totalMinutes(recipe)
  const own = countTags(library).map(({ tag }) => tag)
  const said = [
    ...own.filter((tag) => words.includes(tag)),
    ...dishes.filter((dish) => words.includes(dish) || words.includes(`${dish}s`)),
    cleanTag(recipe.cuisine),
    minutes !== null && minutes > 0 && minutes <= QUICK ? 'quick' : '',
  ]
  return cleanTags([...said, ...own])
    .filter((tag) => !recipe.tags.includes(tag))
    .slice(0, MOST_SUGGESTIONS)
}
