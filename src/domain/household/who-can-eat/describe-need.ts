/** What the product makes of an allergy or a diet in a family's own words (household 54). */

import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { findExactFood, allFoodNames } from '@plateful/ingredients/foods/known-foods'
import { isOneLetterOff } from '@plateful/ingredients/lines/edit-distance'
import { type AvoidedFoods, readAllergy } from './read-allergy.ts'
import { isDietByFoods, isWayOfEating } from './suits-diet.ts'

/** What a form says of an allergy or a diet that somebody wrote. */
export interface NeedNote {
  text: string
  /** The product cannot look for it in foods, which the family has to know. */
  isUnknown: boolean
  /** The food that may have been meant by a word with a letter wrong. */
  near: string | null
}

const MAX_NAMED = 6

/**
 * Says which foods an allergy in somebody's words makes the product look for, or that it knows
 * none: then every line of a recipe is 'not checked' for it.
 */
export function describeAllergy(text: string): NeedNote {
  const understood = (what: string): NeedNote => ({
    text: `‘${text}’: ${what}.`,
    isUnknown: false,
    near: null,
  })
  if (isWayOfEating(text)) return understood('we look at it as a diet')
  const avoided = readAllergy(text)
  const notUnderstood = avoided.find(({ isUnderstood }) => !isUnderstood)
  if (notUnderstood === undefined) return understood(`we look for ${avoided.map(whatIsLookedFor).join('; ')}`)
  const unknownWords = avoided.length > 1 ? notUnderstood.written : text
  return {
    text: `We don’t know which foods have ‘${unknownWords}’. Every line of a recipe will be one for you to look at.`,
    isUnknown: true,
    near: nearFood(notUnderstood.written),
  }
}

/** Says that foods do not show whether a recipe suits a diet; null where they do. */
export function describeDiet(text: string): NeedNote | null {
  if (isDietByFoods(text)) return null
  return {
    text: `Ingredients don’t show ‘${text}’. Only recipes with that tag count as suitable.`,
    isUnknown: true,
    near: null,
  }
}

function whatIsLookedFor({ written, allergens, foods, words }: AvoidedFoods): string {
  const foodNames = foods.length > 0 ? [...new Set(foods.map(({ name }) => name))] : [words[0] ?? written]
  const names = allergens.length > 0 ? allergens : foodNames
  const named = names.slice(0, MAX_NAMED).join(', ')
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''
  return `${named}${more}, and what is made of ${names.length > 1 ? 'them' : 'it'}`
}

/** The shortest word that may be another with a letter wrong. */
const MIN_NEAR_LENGTH = 5

const nearCache = new Map<string, string | null>()

/** All names are searched once for each word, and not whenever a form is drawn. */
function nearFood(folded: string): string | null {
  const known = nearCache.get(folded)
  if (known !== undefined) return known
  const near = searchNear(folded)
  nearCache.set(folded, near)
  return near
}

/** The one food whose name is a letter away. */
function searchNear(folded: string): string | null {
  if (folded.length < MIN_NEAR_LENGTH) return null
  const near = [...allFoodNames()].filter((name) => name[0] === folded[0] && isOneLetterOff(folded, name))
  const foods = new Set(near.map((name) => findExactFood(name)?.name))
  const [name] = near
  return foods.size === 1 && name !== undefined && foldFoodName(name) !== folded ? name : null
}
