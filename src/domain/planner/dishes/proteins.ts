/** The proteins of a dish: the main one that variety counts, and all that it holds. */

import type { Food } from '@plateful/ingredients/foods/food'
import { type Protein, proteinNames } from '@plateful/meal-planner/problem/code-names'
import { meatWords } from './meat-words.ts'

/** The code of a protein: its place in `proteinNames`, 0 for none. */
export const codeOf = (protein: Protein | null): number =>
  protein === null ? 0 : proteinNames.indexOf(protein)

/**
 * The meat of a food by its name. The first pattern that fits counts: chicken sausage is no pork.
 */
const meats: readonly [RegExp, Protein][] = [
  [new RegExp(`${meatWords.beef}|meatball`), 'beef'],
  [new RegExp(`${meatWords.lamb}|goat`), 'lamb'],
  [new RegExp(`${meatWords.poultry}|guinea fowl`), 'poultry'],
  [new RegExp(`${meatWords.game}|game`), 'game'],
  [new RegExp(`${meatWords.pork}|ham\\b`), 'pork'],
]
/** Whether a tinned food is fish: tuna and sardines are, an anchovy sauce is not. */
const isTinnedFish = (name: string, contains: Food['contains']) =>
  contains.includes('fish') && /tuna|sardine|mackerel|salmon|pilchard|herring|kipper/.test(name)

/** The meat or fish that a food is; null for other foods. */
function fleshOf({ name, category, contains }: Food): Protein | null {
  if (category !== 'Meat & Fish' && !isTinnedFish(name, contains)) return null
  if (contains.includes('crustaceans') || contains.includes('molluscs')) return 'shellfish'
  if (contains.includes('fish')) return 'fish'
  return meats.find(([rule]) => rule.test(name))?.[1] ?? null
}

const pulses =
  /lentil|chickpea|split pea|(kidney|black|butter|cannellini|haricot|borlotti|pinto|baked|mixed) bean/
const cheese = /cheese|cheddar|mozzarella|feta|halloumi|paneer|ricotta|gruyère|brie|gouda/
const isOfDairy = ({ category }: Food) => category === 'Dairy & Eggs'

/** Proteins of dishes without meat and fish; the first that fits counts. */
const otherProteins: readonly (readonly [Protein, (food: Food) => boolean])[] = [
  ['tofu', ({ name }) => /tofu|tempeh|seitan|quorn/.test(name)],
  ['pulses', ({ name }) => pulses.test(name)],
  ['egg', (food) => isOfDairy(food) && /\begg/.test(food.name)],
  ['cheese', (food) => isOfDairy(food) && cheese.test(food.name)],
  ['nuts', ({ contains }) => contains.includes('nuts')],
]

/** Foods that also hold a protein but do not make it the main one of a dish. */
const alsoHolding: readonly (readonly [Protein, RegExp])[] = [
  ['pulses', /h(?:o|u)u?mm?[ou]u?s|falafel|\bdha?l\b|\bdaal\b/],
  ['egg', /mayonnaise/],
  ['cheese', /parmesan|pecorino|mascarpone|emmental|manchego|stilton|camembert|cream cheese/],
]

/**
 * The main protein of a recipe: the first meat or fish in its lines, else tofu, pulses, eggs,
 * cheese or nuts, in this order.
 */
export function proteinOf(foods: readonly Food[]): Protein | null {
  const flesh = foods.map(fleshOf).find((one) => one !== null)
  return flesh ?? otherProteins.find(([, isOf]) => foods.some(isOf))?.[0] ?? null
}

/** The codes of every protein in the foods of a dish. */
export function proteinsIn(foods: readonly Food[]): number[] {
  const others = otherProteins.flatMap(([one, isOf]) => (foods.some(isOf) ? [one] : []))
  const also = alsoHolding.flatMap(([one, rule]) => (foods.some(({ name }) => rule.test(name)) ? [one] : []))
  return [...new Set([...foods.map(fleshOf), ...others, ...also].map(codeOf))].filter((code) => code > 0)
}
