/** What is in a dish, by its ingredient lines. */

import { findFood } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import { languageOfLines } from '../foods/language-of-lines.ts'
import { foodOfPart } from '../lines/food-of-part.ts'
import type { IngredientLine } from '../lines/ingredient-line.ts'
import { readLineParts } from '../lines/read-line-parts.ts'
import { isHeading } from '../lines/recipe-lines.ts'
import { gramsOfPart } from './grams-of-part.ts'
import { type Nutrient, type NutrientFood, nutrients, nutrientsOf } from './nutrients.ts'

/**
 * The nutrients of a dish as a whole, and the share of its weight that is known, from 0 to 1; water
 * counts for neither.
 */
export type DishNutrition = Record<Nutrient, number> & { coverage: number }

interface PartOfDish {
  grams: number
  known: NutrientFood | undefined
  isWater: boolean
}

/**
 * What the lines of a recipe come to. Headings are left out, seasonings without an amount weigh
 * nothing, of oil to fry in and salt to boil in the most is thrown away. A food that is not known
 * counts as the food that the longest known end of its name means. Rules and weights:
 * `data/nutrition`.
 */
export function nutritionOfLines(lines: readonly string[]): DishNutrition {
  const language = languageOfLines(lines)
  const parts = lines
    .filter((line) => line.trim() !== '' && !isHeading(line))
    .flatMap((line) => readLineParts(line, language))
    .flatMap(({ parsed }) => partOfDish(parsed) ?? [])
  const counted = parts.filter(({ isWater }) => !isWater)
  const total = sumOf(counted, ({ grams }) => grams)
  const known = sumOf(counted, ({ grams, known: food }) => (food ? grams : 0))
  const sums = nutrients.map((nutrient): [Nutrient, number] => [
    nutrient,
    sumOf(parts, ({ grams, known: food }) => ((food?.source.per100g[nutrient] ?? 0) * grams) / 100),
  ])
  return {
    ...(Object.fromEntries(sums) as Record<Nutrient, number>),
    coverage: total > 0 ? known / total : 0,
  }
}

const sumOf = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0)

/** A line without an amount, and a food that cannot be weighed, are taken for this many grams. */
const GRAMS_UNKNOWN = 50
/** A line of more grams than this is taken for a mistake. */
const MOST_GRAMS = 8000
/** 'Oil, for frying' without an amount. */
const GRAMS_OF_FAT = 14

const seasonings =
  /\b(?:salt|pepper(?:corn)?|spice|herb|seasoning|oregano|thyme|basil|paprika|cumin|coriander|parsley|chive|dill|nutmeg|cinnamon|cooking spray|food colouring|mint|rosemary|sage|bay leaf|microgreen|fennel frond|sprinkle)\b/
const onTheSide =
  /\b(?:to taste|garnish|serve|serving|topping|optional|as needed|for (?:greasing|dusting|frying|brushing))\b/i

function partOfDish(parsed: IngredientLine): PartOfDish | undefined {
  const { food, known } = foodAndNutrients(parsed)
  const isWater = known?.source.description.startsWith('Beverages, water') ?? food.name === 'water'
  const grams = gramsOfPart(parsed, food, known)
  if (grams !== null) {
    const eaten = eatenOf(grams, food, parsed)
    return eaten > MOST_GRAMS
      ? { grams: eaten / 10, known: undefined, isWater }
      : { grams: eaten, known, isWater }
  }
  const isOpen = parsed.quantity === null
  if (isOpen && (seasonings.test(food.name) || seasonings.test(parsed.line) || onTheSide.test(parsed.line)))
    return undefined
  if (isOpen && /\b(?:oil|butter|spray)\b/.test(food.name)) return { grams: GRAMS_OF_FAT, known, isWater }
  return { grams: GRAMS_UNKNOWN, known: undefined, isWater }
}

/** The food of a part with what the database knows of it, or of the longest end of its name. */
function foodAndNutrients(parsed: IngredientLine): { food: Food; known: NutrientFood | undefined } {
  const food = foodOfPart(parsed)
  const known = nutrientsOf(food.name, parsed.line)
  if (known) return { food, known }
  const names = [food.name.split(/ and | plus /)[0] ?? '', ...endsOf(food.name)]
  for (const name of names) {
    const found = findFood(name, 'en')
    const ofEnd = found.knowledge === 'known' ? nutrientsOf(found.name, parsed.line) : undefined
    if (ofEnd) return { food: found, known: ofEnd }
  }
  return { food, known: undefined }
}

const endsOf = (name: string): string[] =>
  name
    .split(' ')
    .map((_, from, words) => words.slice(from + 1).join(' '))
    .filter(Boolean)

/** The share that is eaten of what is weighed with its bone, shell or peel. */
const eatenShares: readonly (readonly [RegExp, RegExp, number])[] = [
  [/^(?:whole )?chicken$/, /whole|bone|^(?!.*(?:breast|leftover|meat))/, 0.68],
  [/\bchicken (?:thigh|leg|drumstick|wing|breast)\b/, /bone[- ]in|drumstick|wing|legs?\b/, 0.68],
  [/turkey$|^duck|goose|pheasant/, /whole|bone/, 0.65],
  [/\b(?:rib|shank|lamb chop|oxtail)\b/, /./, 0.72],
  [/pork chop/, /bone/, 0.8],
  [/^(?:mussel|clam|crab|lobster)/, /shell|whole|live|lbs?|kg/, 0.35],
  [/^banana$/, /\b(?:g|kg|oz|lb)\b/, 0.65],
]
const withoutBone = /boneless|cooked|shredded|rotisserie|fillet/i
/** More grams of oil than this are for deep-frying, of which only a share is eaten. */
const DEEP_FRYING = 100
const OIL_EATEN = 0.15
/** More grams of salt than this are for boiling water, of which a teaspoon is eaten. */
const BOILING_SALT = 40
const SALT_EATEN = 6

/** Grams that are eaten of what the line weighs. */
function eatenOf(grams: number, { name }: Food, { line, unit }: IngredientLine): number {
  if (/oil|shortening/.test(name) && /fry/i.test(line) && grams > DEEP_FRYING) return grams * OIL_EATEN
  if (/(?:^| )salt$/.test(name) && grams > BOILING_SALT) return SALT_EATEN
  const isWeighed = name === 'chicken' || ['g', 'kg', 'oz', 'lb'].includes(unit ?? '')
  if (!isWeighed || withoutBone.test(line)) return grams
  const [, , share] = eatenShares.find(([foods, words]) => foods.test(name) && words.test(line)) ?? []
  return grams * (share ?? 1)
}
