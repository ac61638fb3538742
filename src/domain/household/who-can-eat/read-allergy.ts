import { allergensNamed, isOnlyLactose } from '@plateful/ingredients/foods/allergy-words'
import { findFood } from '@plateful/ingredients/foods/find-food'
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { foodsOfKind, isSubstance } from '@plateful/ingredients/foods/food-kinds'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { isKnownPart, namesThatMislead } from '@plateful/ingredients/foods/food-parts'
import { findExactFood, namesOfFood } from '@plateful/ingredients/foods/known-foods'
import { findFoodInAnyLanguage } from '@plateful/ingredients/foods/language-of-lines'

/** Allergens of the law that somebody avoids. */
export interface AvoidedAllergens {
  allergens: readonly Allergen[]
  /** Milk is avoided only for its sugar, so lactose-free milk is fine (household 96). */
  isLactose: boolean
}

/**
 * The first of the avoided allergens that a food contains, or may contain. Lactose-free milk is
 * milk, and fine for whoever avoids lactose alone, where the food is known.
 */
export function avoidedIn(
  food: Food,
  list: 'contains' | 'mayContain',
  { allergens, isLactose }: AvoidedAllergens,
): Allergen | undefined {
  const isFine = isLactose && food.lactoseFree && food.knowledge === 'known'
  return allergens.find((one) => food[list].includes(one) && !(isFine && one === 'milk'))
}

/** One of the things that an allergy names. Without allergens of the law, its words decide. */
export interface AvoidedFoods extends AvoidedAllergens {
  /** As the family wrote it, folded; for allergens of the law the whole text. */
  written: string
  /**
   * Its own words and every name of the foods they mean, to be found in a line: 'corn',
   * 'sweetcorn'.
   */
  words: readonly string[]
  /** Names that say one of the words and mean another food: 'sweet potato' says potato. */
  misleading: readonly string[]
  /** The foods they mean. */
  foods: readonly Food[]
  /**
   * Whether the product knows which foods contain it: it is an allergen of the law, a food of the
   * lexicon or a part of one.
   */
  isUnderstood: boolean
}

const idleWords =
  /\b(?:allergy|allergies|allergic|intolerance|intolerant|to|severe|mild|strong|only|raw|all|any|no|incl|including|other|products?|anaphylactic|anaphylaxis|avoid(?:s|ing)?|cannot eat|can't eat|sensitiv(?:e|ity))\b/gi
const separatorPattern = /[,;/&+()]|\b(?:and|or)\b/i

const avoidedCache = new Map<string, readonly AvoidedFoods[]>()

/** The things that a family's words for an allergy name (recipes 42), read once for all recipes. */
export function readAllergy(text: string): readonly AvoidedFoods[] {
  const known = avoidedCache.get(text)
  if (known) return known
  const thingsRead = readThings(text)
  if (avoidedCache.size > 1000) avoidedCache.clear()
  avoidedCache.set(text, thingsRead)
  return thingsRead
}

/** One thing of the text, folded, with the allergens of the law in its words. */
interface Piece {
  piece: string
  named: readonly Allergen[]
}

/**
 * Splits a text into things: 'Milk, kiwi' is an allergen of the law and a food. Allergens are read
 * from the whole text ('sulphur dioxide and sulphites'), other foods word by word. 'Butter beans'
 * are a food and not milk.
 */
function readThings(text: string): AvoidedFoods[] {
  const pieces = text
    .split(separatorPattern)
    .map((piece) => foldFoodName(piece.replace(idleWords, ' ')))
    .filter((piece) => piece !== '')
    .map((piece) => ({ piece, named: allergensNamed(piece) }))
  const meant = new Set(pieces.filter((one) => !isOnlyFood(one)).flatMap(({ named }) => named))
  const saidByFoods = new Set(pieces.flatMap(({ named }) => named))
  const allergensOfLaw = allergensNamed(text).filter((one) => meant.has(one) || !saidByFoods.has(one))
  const foods = pieces.filter(
    (one) => one.named.length === 0 || foodsOfKind(one.piece).length > 0 || isFoodWithout(one),
  )
  const ofLaw = {
    written: foldFoodName(text),
    allergens: allergensOfLaw,
    isLactose: namesOnlyLactose(text),
    words: [],
    misleading: [],
    foods: [],
    isUnderstood: true,
  }
  const avoidedThings = [
    ...(allergensOfLaw.length > 0 ? [ofLaw] : []),
    ...foods.map(({ piece }) => avoidedFood(piece)),
  ]
  return avoidedThings.length > 0 ? avoidedThings : [avoidedFood(foldFoodName(text))]
}

/** Whether each thing of a text that names milk means its sugar alone: 'lactose, nuts'. */
export const namesOnlyLactose = (text: string): boolean =>
  text
    .split(separatorPattern)
    .every((piece) => isOnlyLactose(piece) || !allergensNamed(piece).includes('milk'))

/**
 * Words that say what must not be in a food: somebody who writes 'dairy free spread' does not avoid
 * that food.
 */
const claimWords = /\b(?:free|non|not|without|vegan|vegetarian|plant based|alternative|replacer|substitute)\b/

/** Whether a piece is the name of a food that surely has none of the allergens in its words. */
function isFoodWithout({ piece, named }: Piece): boolean {
  const { knowledge, contains } = findFood(piece)
  const isMore = piece.includes(' ') && !claimWords.test(piece)
  return isMore && knowledge === 'known' && !named.some((one) => contains.includes(one))
}

/**
 * Whether the allergens in the words of a piece are not meant: it is a food's own name, and that
 * food never has one of them. In 'soya milk' they are meant: it may be soya and milk.
 */
function isOnlyFood({ piece, named }: Piece): boolean {
  const food = findExactFood(piece)
  if (food === undefined || food.origin === 'unknown' || foodsOfKind(piece).length > 0) return false
  return isFoodWithout({ piece, named }) && !named.some((one) => food.mayContain.includes(one))
}

function avoidedFood(foodText: string): AvoidedFoods {
  const kind = foodsOfKind(foodText)
  const names = kind.length > 0 ? kind : [foodText]
  const foods = names.map(findFoodInAnyLanguage).filter(({ knowledge }) => knowledge === 'known')
  // One fish or shellfish stands for all of its kind: a salmon allergy excludes cod.
  const ofKind = foods.flatMap(({ origin, contains }) => (origin === 'fish' ? contains : []))
  const all = [
    foodText,
    ...names.map(foldFoodName),
    ...foods.flatMap((food) => [foldFoodName(food.name), ...namesOfFood(food)]),
  ]
  const words = [...new Set(all)].filter(Boolean)
  return {
    written: foodText,
    allergens: ofKind,
    isLactose: false,
    words,
    misleading: words.flatMap(namesThatMislead),
    foods,
    isUnderstood: !isSubstance(foodText) && (foods.length > 0 || kind.length > 0 || isKnownPart(foodText)),
  }
}
