/** What a recipe says of itself: its tags, its cuisine and its figures. */

import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import { foldedName } from '../rules/tokens/sentence-words.ts'
import { words } from './dish-groups.ts'

/**
 * How certain a match has to be. `surely`: the dish is to be planned, so unknown foods do not
 * count, and a dish with fish sauce is no fish. `used`: the same, but a food is to be used up, so a
 * curry with a chilli in it counts for chillies (planner 157). `perhaps`: it is to be kept away, so
 * a possible match counts.
 */
export type MatchCertainty = 'surely' | 'used' | 'perhaps'

/** Words that show a tag's meaning where a family uses the tag for none of its recipes. */
const byWords: ReadonlyMap<string, RegExp> = new Map([
  ['fried', words('fried|chip|fries|fritter|tempura|schnitzel|nugget')],
])

/**
 * Whether a dish may be what a tag says, by its name, its foods and its other tags: fish and chips
 * are fried. Undefined for tags without such words. Only for keeping dishes away.
 */
export const mayBeTagged = (tag: string, texts: readonly string[]): boolean | undefined => {
  const found = byWords.get(tag)
  return found && texts.some((text) => found.test(text))
}

/** Grams of protein from which on a serving is rich in it. */
const HIGH_PROTEIN = 25

/** Whether a recipe has a tag, or its figures tell the same. */
export function hasTag(tag: string, recipe: KitchenRecipe): boolean {
  const folded = foldedName(tag)
  if (recipe.tags.some((one) => foldedName(one) === folded)) return true
  return folded === 'high protein' && (recipe.protein ?? 0) >= HIGH_PROTEIN
}

/** Cuisines by a word for several of them. */
const families: ReadonlyMap<string, RegExp> = new Map([
  [
    'asian',
    /^(?:asian|chinese|japanese|thai|vietnamese|korean|indonesian|malaysian|filipino|south east asian|indian)$/,
  ],
  ['mediterranean', /^(?:mediterranean|italian|greek|spanish|turkish|lebanese|provençal)$/],
  ['tex mex', /^(?:tex mex|mexican)$/],
  ['latin american', /^(?:latin american|mexican|brazilian|peruvian|cuban|argentinian)$/],
  ['african', /^(?:african|nigerian|ethiopian|moroccan|west african|north african|ghanaian)$/],
  ['middle eastern', /^(?:middle eastern|lebanese|turkish|persian|israeli|moroccan)$/],
])

/** Whether a recipe is of a cuisine, or of one of a family of cuisines. */
export function isOfCuisine(cuisine: string, recipe: KitchenRecipe): boolean {
  const [asked, recipeCuisine] = [foldedName(cuisine), foldedName(recipe.cuisine ?? '')]
  return (
    recipeCuisine !== '' && (recipeCuisine === asked || families.get(asked)?.test(recipeCuisine) === true)
  )
}

/** What a serving costs; null where the recipe does not say. */
export const costOf = ({ budgetPerServing }: KitchenRecipe) =>
  budgetPerServing === null ? null : Number(budgetPerServing)

/** Whether a figure lies between two ends; one that is not known perhaps does. */
export function isWithinLimit(
  limit: { min?: number | undefined; max?: number | undefined } | undefined,
  value: number | null | undefined,
  certainty: MatchCertainty,
): boolean {
  if (!limit) return true
  if (value === null || value === undefined) return certainty === 'perhaps'
  return value >= (limit.min ?? -Infinity) && value <= (limit.max ?? Infinity)
}
