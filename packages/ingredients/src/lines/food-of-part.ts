/** The food of one part of a line: what it names, with what its other words make of it. */

import { claimedOrigin } from '../foods/animal-origins.ts'
import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { type Food, isNonFood } from '../foods/food.ts'
import { findExactFood } from '../foods/known-foods.ts'
import { mergeFoods } from '../foods/merge-foods.ts'
import { canonicalUnit, kindOfUnit } from '../measure/unit.ts'
import { withoutItsClaim, withoutItsKind } from './claim-for-some.ts'
import { findFoodByWords } from './find-food-by-words.ts'
import { foodOfLine } from './food-of-line.ts'
import { impliesOtherFoods } from './implies-other-foods.ts'
import { type IngredientLine, nameOfFoods } from './ingredient-line.ts'

/**
 * The food of a part, in its language where it is known. A food that its line puts in doubt ('ham
 * or chilli', a cheese of which nobody says how it is made) makes no claim.
 */
export function foodOfPart(parsed: IngredientLine): Food {
  const named = withWordBefore(foodNamedBy(parsed), parsed)
  const claimed = withoutItsKind(withoutItsClaim(named, parsed), parsed)
  const food: Food = isHardCheese(claimed, parsed) ? { ...claimed, origin: 'unknown' } : claimed
  const isDoubtful =
    impliesOtherFoods(parsed.line, parsed.name, food) ||
    isHamOrChilli(parsed) ||
    isMeasuredThing(food, parsed)
  if (food.knowledge !== 'known' || !isDoubtful) return food
  return { ...food, knowledge: 'by-head', origin: 'unknown' }
}

const softCheese = /\b(?:cream|soft|cottage|curd|mozzarella|ricotta|mascarpone|halloumi|feta)\b/
const hardCheese = /\b(?:italian[oa]?|grating|hard|pasta cheese)\b/i
/** 'Italian-style hard cheese' is what the shops call the one that is vegetarian. */
const inTheStyle = /\bstyle\b/i

/**
 * Whether a line names a cheese in whose making a calf's rennet is usual, by its kind and not by
 * its name: 'Italian cheese', 'hard grating cheese' (recipes 163).
 */
const isHardCheese = ({ name }: Food, { line }: IngredientLine): boolean =>
  /(?:^| )cheese$/.test(name) &&
  !softCheese.test(name) &&
  claimedOrigin(name) === null &&
  hardCheese.test(line) &&
  !inTheStyle.test(line)

/** Nobody measures a tool: '5 dl glass' is Swedish ice cream. */
const isMeasuredThing = (food: Food, { name, unit }: IngredientLine) =>
  isNonFood(food) &&
  /^\S+$/.test(name) &&
  unit !== null &&
  ['mass', 'volume'].includes(kindOfUnit(unit) ?? '')

/** Without an amount 'serrano' is as well the ham as the chilli. */
const isHamOrChilli = ({ name, quantity, unit }: IngredientLine) =>
  /^serrano$/i.test(name) && quantity === null && unit === null

/**
 * A food whose name the line says with the word before it, which was read as a size or a unit:
 * 'glass noodles', 'a Pot Noodle', 'a bar of Dairy Milk'. Where it may be a unit both foods are
 * meant, so that nothing in either is lost; in a line without an amount it is no unit.
 */
function withWordBefore(food: Food, { line, name, foods, unit }: IngredientLine): Food {
  if (food.knowledge !== 'known') return food
  const folded = foldFoodName(name)
  const before = foldFoodName(line).split(` ${folded}`, 2)
  const word = before.length > 1 ? (before[0] ?? '').slice((before[0] ?? '').lastIndexOf(' ') + 1) : ''
  const isWholeLine = foldFoodName(line) === `${word} ${folded}`
  if (word !== '' && (isWholeLine || canonicalUnit(word) !== (unit ?? ''))) {
    const longer = findExactFood(`${word} ${folded}`)
    if (longer) return longer
  }
  if (unit === null || ['mass', 'volume', 'length'].includes(kindOfUnit(unit) ?? '')) return food
  const bought = [foods[0] ?? name, name].flatMap((one) => [`${unit} ${one}`, `${one} ${unit}`])
  const named = bought.map((one) => findExactFood(one)).find((one) => one !== undefined)
  const knownAllergens = new Set([...food.contains, ...food.mayContain])
  const isMore =
    named?.contains.some((one) => !food.contains.includes(one)) === true ||
    named?.mayContain.some((one) => !knownAllergens.has(one)) === true
  return named && isMore ? mergeFoods([named, food]) : food
}

/**
 * Names that mean another food in a pack or by the spoon: a box of sage and onion is a stuffing.
 */
const inPacks: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^sage (?:(?:and|&) )?onion$/i, /^(?:box|pack|sachet)$/, 'stuffing'],
  [/^horseradish$/i, /^(?:jar|tsp|tbsp)$/, 'horseradish sauce'],
  [/^goats?$/i, /^(?:tub|slice)$/, 'goat cheese'],
  [/^levure$/i, /^(?:sachet|pack|tsp|tbsp)$/, 'baking powder'],
  [/^logs? of goat$/i, /^$/, 'goat cheese'],
]
const notInPack = /\b(?:fresh|freshly|grated|root)\b/i

const foodInPack = ({ line, name, unit }: IngredientLine): Food | undefined => {
  const [, , packed] = inPacks.find(([names, units]) => names.test(name) && units.test(unit ?? '')) ?? []
  return packed === undefined || notInPack.test(line) ? undefined : findExactFood(packed)
}

function foodNamedBy(parsed: IngredientLine): Food {
  const packed = foodInPack(parsed)
  if (packed) return packed
  const named = parsed.name === '' ? findFood(parsed.line, parsed.language) : foodOfLine(parsed)
  if (named.knowledge === 'known') return named
  const name = nameOfFoods(parsed) || parsed.line
  const food = findFood(name, parsed.language)
  const isForeign = parsed.language !== null && parsed.language !== 'en'
  if (food.knowledge === 'known' || isForeign) return food
  // '1 gluten-free loaf' is a food with its unit only.
  return findExactFood(`${name} ${parsed.unit}`) ?? findFoodByWords(name, parsed.line) ?? food
}
