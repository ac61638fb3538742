/**
 * What an ingredient line means for one allergy, with the reason that a person can open (household
 * 16).
 */

import { claimedOrigin } from '@plateful/ingredients/foods/animal-origins'
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { partsRuledOut, findPart, type Certainty } from '@plateful/ingredients/foods/food-parts'
import { isMealWord } from '@plateful/ingredients/foods/meal-words'
import { mayContainUnnamed, mayContainUnlabelled } from '@plateful/ingredients/foods/mixtures'
import {
  withConfirmedFood,
  type ConfirmedLines,
  confirmedAllergens,
  type FoodLine,
} from '@plateful/ingredients/lines/food-lines'
import type { WarningLevel } from './eater.ts'
import { type AvoidedFoods, avoidedIn, readAllergy } from './read-allergy.ts'

/** A level with the sentence that explains it to a person. */
export interface AllergyFinding {
  level: WarningLevel
  because: string
}

/**
 * All findings of a line for an allergy; none if it is free of it. A line that is not
 * fully known may contain it, and is also not checked.
 */
export function allergyFindings(
  line: FoodLine,
  allergy: string,
  confirmed: ConfirmedLines,
): AllergyFinding[] {
  const confirmedLine = withConfirmedFood(line, confirmed)
  return readAllergy(allergy).flatMap((avoided) => findingsOf(confirmedLine, avoided, confirmed))
}

function findingsOf(line: FoodLine, avoided: AvoidedFoods, confirmed: ConfirmedLines): AllergyFinding[] {
  const { food } = line
  const allergens = confirmedAllergens(line, confirmed)
  const isOfLaw = avoided.allergens.length > 0
  const found = isOfLaw ? legalAllergenFinding(line, avoided, allergens) : otherFoodFinding(line, avoided)
  if (found?.level === 'contains') return [found]
  const isChecked =
    (food.knowledge === 'known' && avoided.isUnderstood) || (isOfLaw && allergens !== undefined)
  const hidden = !isOfLaw && !found ? hiddenIn(line, avoided) : null
  const doubt = isChecked ? hidden : notKnown(line, avoided)
  return [found, doubt].filter((one) => one !== null)
}

const notKnown = (line: FoodLine, { isUnderstood, written: own }: AvoidedFoods): AllergyFinding => ({
  level: 'not checked',
  because: isUnderstood ? whyUnknown(line) : `We don’t know which foods '${own}' means.`,
})

/** Why a food is not known. 'Packed lunch' has its own reason: it says when somebody eats. */
function whyUnknown({ food: { name }, isOutOfReach }: FoodLine): string {
  if (isOutOfReach) return recipeOutOfReach
  return isMealWord(name)
    ? `'${name}' says when somebody eats, not what.`
    : `We don’t know enough about what '${name}' is.`
}

/** Why a line that stands for another recipe is not checked (recipes 136). */
export const recipeOutOfReach = 'It stands for a recipe that isn’t here any more, or that you can’t see.'

/**
 * Allergens that the law lists are decided by the food's allergens, not by words: 'coconut milk' is
 * not milk.
 */
function legalAllergenFinding(
  { food, beside }: FoodLine,
  avoided: AvoidedFoods,
  allergens: readonly Allergen[] | undefined,
): AllergyFinding | null {
  const inside = avoidedIn(food, 'contains', avoided)
  if (inside) return { level: 'contains', because: `${food.name} contains ${inside}.` }
  const vouched = avoided.allergens.find((one) => allergens?.includes(one))
  if (vouched)
    return { level: 'contains', because: `Somebody of the household says that it contains ${vouched}.` }
  const possibleAllergen = avoidedIn(food, 'mayContain', avoided)
  if (possibleAllergen)
    return { level: 'may contain', because: `${food.name} is often made with ${possibleAllergen}.` }
  const besideIt =
    beside && (avoidedIn(beside, 'contains', avoided) ?? avoidedIn(beside, 'mayContain', avoided))
  return besideIt
    ? { level: 'may contain', because: `What stands beside ${food.name} may contain ${besideIt}.` }
    : null
}

const becauseOf: Readonly<Record<Certainty, string>> = {
  surely: 'is made of',
  often: 'is often made with',
  possibly: 'is sometimes made with',
}

function otherFoodFinding(line: FoodLine, avoided: AvoidedFoods): AllergyFinding | null {
  const { food, parts } = line
  if (isPromisedWithout(food, avoided)) return null
  const namedWord = wordIn(line, avoided)
  if (namedWord) return { level: 'contains', because: `The line or the name of its food says ${namedWord}.` }
  const [part, sureness] = findPart(parts, avoided.words) ?? []
  if (part !== undefined && sureness !== undefined)
    return {
      level: sureness === 'surely' ? 'contains' : 'may contain',
      because: `${food.name} ${becauseOf[sureness]} ${part}.`,
    }
  const mixed = avoided.foods.find((one) => mayContainUnlabelled(food, one))
  if (!mixed) return null
  return {
    level: 'may contain',
    because: `${food.name} is bought of several foods, and may hold ${mixed.name}.`,
  }
}

/**
 * Whether a food's name promises that the avoided meat or fish is not in it: 'vegan chicken', but
 * not 'vegan or pork sausages', which are a choice.
 */
const isPromisedWithout = ({ name, origin: ownOrigin }: Food, { foods }: AvoidedFoods): boolean =>
  claimedOrigin(name) !== null &&
  ownOrigin !== 'meat' &&
  ownOrigin !== 'fish' &&
  foods.length > 0 &&
  foods.every(({ origin }) => origin === 'meat' || origin === 'fish')

/** A word of the avoided food in the line that is not part of another food's name. */
function wordIn({ words }: FoodLine, avoided: AvoidedFoods): string | undefined {
  const { misleading } = avoided
  const remainingText = misleading.reduce((text, name) => withoutName(text, name), words)
  return avoided.words.find(
    (word) =>
      (remainingText.includes(` ${word} `) || remainingText.includes(` ${word}s `)) &&
      !remainingText.includes(` ${word} free `),
  )
}

function withoutName(text: string, name: string): string {
  const remainingText = text.replace(` ${name} `, ' ')
  return remainingText === text ? text : withoutName(remainingText, name)
}

/** A mixture with unknown parts may hide the avoided food. */
function hiddenIn({ food }: FoodLine, avoided: AvoidedFoods): AllergyFinding | null {
  if (partsRuledOut(foldFoodName(food.name)).some((part) => avoided.words.includes(part))) return null
  const categories = avoided.foods.length > 0 ? avoided.foods.map(({ category }) => category) : [null]
  if (!categories.some((category) => mayContainUnnamed(food, category))) return null
  return { level: 'not checked', because: `${food.name} is made of several foods, not all of them known.` }
}
