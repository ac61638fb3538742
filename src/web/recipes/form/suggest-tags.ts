import { countTags } from '../../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { type RecipeTimes, totalMinutes } from '../../../domain/recipes/recipe-times.ts'
import { cleanTag, cleanTags } from '../../../domain/recipes/tags.ts'

const QUICK = 30
/** Only the minutes decide about this one. */
const TAKES_LITTLE = 'quick'
const MOST_SUGGESTIONS = 6
/** With fewer than this said by the recipe itself, the household's usual tags are offered too. */
const ENOUGH = 4

/** A diet is never suggested: somebody may rely on it. */
const diet = /vegetarian|vegan|pescatarian|halal|kosher|keto|allerg|\bfree\b/

/** Words of a dish's name that make a good tag. */
const dishes =
  'soup salad stew curry pasta risotto pie tart cake bread biscuits traybake casserole noodles burger pizza porridge pancakes pudding roast omelette sandwich'.split(
    ' ',
  )

interface Described extends RecipeTimes {
  name: string
  cuisine: string
  tags: readonly string[]
}

/**
 * Tags a person may take with one press: what the recipe itself says, then the household's own most
 * used ones.
 */
export function suggestTags(recipe: Described, library: readonly Recipe[]): string[] {
  const words = recipe.name.toLowerCase().split(/[^\p{L}]+/u)
  const minutes = totalMinutes(recipe)
  const own = countTags(library)
    .map(({ tag }) => tag)
    .filter((tag) => tag !== TAKES_LITTLE)
  const said = [
    ...own.filter((tag) => words.includes(tag)),
    ...dishes.filter((dish) => words.includes(dish) || words.includes(`${dish}s`)),
    cleanTag(recipe.cuisine),
    minutes !== null && minutes > 0 && minutes <= QUICK ? TAKES_LITTLE : '',
  ]
  const isNew = (tag: string) => !recipe.tags.includes(tag) && !diet.test(tag)
  const fitting = cleanTags(said).filter(isNew).slice(0, MOST_SUGGESTIONS)
  return fitting.length < ENOUGH ? cleanTags([...fitting, ...own.filter(isNew)]).slice(0, ENOUGH) : fitting
}
