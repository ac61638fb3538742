import { countTags } from '../../../domain/recipes/find-recipes.ts'
import { type RecipeTimes, totalMinutes } from '../../../domain/recipes/recipe-times.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { cleanTag, cleanTags } from '../../../domain/recipes/tags.ts'

const QUICK_MINUTES = 30
const QUICK_TAG = 'quick'
const MAX_SUGGESTIONS = 6
/**
 * With fewer suggestions than this from the recipe itself, the household's most used tags are
 * added, then the meals where the recipe has no tag yet.
 */
const MIN_SUGGESTIONS = 4

/** A recipe needs a tag, and somebody new has none yet; the planner knows these (home 123). */
const meals = ['dinner', 'lunch', 'breakfast', 'snack']

/** A diet is never suggested, because somebody may rely on it. */
const diet = /vegetarian|vegan|pescatarian|halal|kosher|keto|allerg|\bfree\b/

/** Words of a dish's name that are good tags. */
const dishes =
  'soup salad stew curry pasta risotto pie tart cake bread biscuits traybake casserole noodles burger pizza porridge pancakes pudding roast omelette sandwich'.split(
    ' ',
  )

interface Described extends RecipeTimes {
  name: string
  cuisine: string
  tags: readonly string[]
}

/** Suggested tags: first the recipe's own, then the household's most used ones, then meals. */
export function suggestTags(recipe: Described, library: readonly Recipe[]): string[] {
  const words = recipe.name.toLowerCase().split(/[^\p{L}]+/u)
  const minutes = totalMinutes(recipe)
  const ownTags = countTags(library)
    .map(({ tag }) => tag)
    .filter((tag) => tag !== QUICK_TAG)
  const suggested = [
    ...ownTags.filter((tag) => words.includes(tag)),
    ...dishes.filter((dish) => words.includes(dish) || words.includes(`${dish}s`)),
    cleanTag(recipe.cuisine),
    minutes !== null && minutes > 0 && minutes <= QUICK_MINUTES ? QUICK_TAG : '',
  ]
  const isNew = (tag: string) => !recipe.tags.includes(tag) && !diet.test(tag)
  const fitting = cleanTags(suggested).filter(isNew).slice(0, MAX_SUGGESTIONS)
  if (fitting.length >= MIN_SUGGESTIONS) return fitting
  const others = recipe.tags.length === 0 ? [...ownTags, ...meals] : ownTags
  return cleanTags([...fitting, ...others.filter(isNew)]).slice(0, MIN_SUGGESTIONS)
}
