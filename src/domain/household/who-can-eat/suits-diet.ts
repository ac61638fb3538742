import { allergensNamed } from '@plateful/ingredients/foods/allergy-words'
import {
  originsOfParts,
  isClaimedMeatFree,
  possibleOrigin,
  claimedOrigin,
} from '@plateful/ingredients/foods/animal-origins'
import { findDietRules } from '@plateful/ingredients/foods/diet-rules'
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { findPart } from '@plateful/ingredients/foods/food-parts'
import {
  withConfirmedFood,
  type ConfirmedLines,
  confirmedAllergens,
  type FoodLine,
} from '@plateful/ingredients/lines/food-lines'
import { judgeByFoods, judgeFreeOf, type DietJudge, type FoodOfLine } from './diet-by-foods.ts'
import type { WarningLevel } from './eater.ts'
import { type AvoidedAllergens, avoidedIn, namesOnlyLactose } from './read-allergy.ts'

/** Why a recipe does not fit a diet: a line, or null where foods cannot show it. */
export interface DietDoubt {
  level: WarningLevel
  line: FoodLine | null
}

/** Whether a recipe suits a way of eating: 0 it does not, 1 nobody knows, 2 it does. */
export type DietFit = 0 | 1 | 2

const origins: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    vegan: ['vegan'],
    'plant based': ['vegan'],
    vegetarian: ['vegan', 'vegetarian'],
    veggie: ['vegan', 'vegetarian'],
    pescatarian: ['vegan', 'vegetarian', 'fish'],
    pescetarian: ['vegan', 'vegetarian', 'fish'],
  }),
)

const byFoodOrigin = (allowed: readonly string[]): DietJudge => {
  const isForbidden = (one: Allergen) =>
    (!allowed.includes('fish') && (one === 'fish' || one === 'crustaceans' || one === 'molluscs')) ||
    (!allowed.includes('vegetarian') && (one === 'milk' || one === 'eggs'))
  const isDoubtful = (food: Food) => {
    const promised = claimedOrigin(food.name)
    if (promised !== null && allowed.includes(promised)) return false
    const possibleOrigins = possibleOrigin(food)
    return (
      food.mayContain.some(isForbidden) || (possibleOrigins !== null && !allowed.includes(possibleOrigins))
    )
  }
  const isAgainst = (food: Food) => {
    if (food.madeOf.includes('meat') || food.contains.some(isForbidden)) return true
    if (food.origin === 'unknown' || allowed.includes(food.origin)) return false
    // Some foods count as vegetarian only because they may contain milk (dark chocolate), others by
    // themselves (honey).
    return food.origin !== 'vegetarian' || !food.mayContain.some(isForbidden)
  }
  const holdsAnimal = ({ name, parts }: FoodOfLine, howSure: 'surely' | 'often') =>
    !isClaimedMeatFree(name) && originsOfParts(parts, howSure).some((origin) => !allowed.includes(origin))
  return (food) => {
    if (isAgainst(food) || holdsAnimal(food, 'surely')) return 'contains'
    if (isDoubtful(food) || holdsAnimal(food, 'often')) return 'may contain'
    if (food.beside && isAgainst(food.beside)) return 'may contain'
    return food.origin === 'unknown' ? 'not checked' : null
  }
}

const freeOfAllergens = (avoided: AvoidedAllergens): DietJudge => {
  const isIn = (food: Food | null, list: 'contains' | 'mayContain') =>
    food !== null && avoidedIn(food, list, avoided) !== undefined
  return (food) => {
    const { beside, isKnown, isVouchedFor } = food
    if (isIn(food, 'contains')) return 'contains'
    if (isIn(food, 'mayContain') || isIn(beside, 'contains') || isIn(beside, 'mayContain'))
      return 'may contain'
    return isKnown || isVouchedFor ? null : 'not checked'
  }
}

/**
 * A recipe does not say how an animal was slaughtered, nor of which animal a stock cube or a wine
 * gum is made, so such lines are 'not checked'.
 */
const byReligiousLaw = (
  never: readonly string[],
  isAlsoForbidden: (food: Pick<Food, 'contains'>) => boolean = () => false,
  isMeatChecked = true,
): DietJudge => {
  const isForbidden = (food: Pick<Food, 'madeOf' | 'contains'>) =>
    food.madeOf.some((one) => never.includes(one)) || isAlsoForbidden(food)
  return (food) => {
    const [part, sureness] = findPart(food.parts, never) ?? []
    if (isForbidden(food) || sureness === 'surely') return 'contains'
    if ((food.beside && isForbidden(food.beside)) || sureness === 'often') return 'may contain'
    // Vinegar, mustard and soy sauce have at most a trace of alcohol; drinks may have more.
    const isTrace = part === 'alcohol' && food.category !== 'Other'
    if (sureness === 'possibly' && !isTrace) return 'not checked'
    const isOfAnimal = isMeatChecked && food.origin === 'meat'
    return isOfAnimal || food.origin === 'unknown' || !food.isKnown ? 'not checked' : null
  }
}
const halal = byReligiousLaw(['pork', 'alcohol'])
/** No pig and no hare, and of what lives in water only what has fins and scales (Leviticus 11). */
const neverKosher = ['pork', 'rabbit', 'hare', 'scaleless fish']
const isShellfish = ({ contains }: Pick<Food, 'contains'>) =>
  contains.some((one) => one === 'crustaceans' || one === 'molluscs')
const kosher = byReligiousLaw(neverKosher, isShellfish)
/** The kosher rules about foods, whoever slaughtered the animals. */
const kosherStyle = byReligiousLaw(neverKosher, isShellfish, false)

/** Diets about how much of something a food has, which a recipe does not say. */
const amountWords = /\b(?:sugar|salt|sodium|fat|carb|carbohydrate|calorie)s?$/

function judgeOf(name: string): DietJudge | null {
  const allowed = origins.get(name)
  if (allowed) return byFoodOrigin(allowed)
  if (name === 'halal') return halal
  if (name === 'kosher') return kosher
  if (name === 'kosher style') return kosherStyle
  const way = findDietRules(name)
  if (way) return judgeByFoods(way)
  const [, first, second] = /^(.+) free$|^(?:no|without) (.+)$/.exec(name) ?? []
  const freeOfName = /^(?:coeliac|celiac)(?: disease)?$/.test(name) ? name : (first ?? second ?? '')
  const ofLaw = allergensNamed(freeOfName)
  if (ofLaw.length > 0) return freeOfAllergens({ allergens: ofLaw, isLactose: namesOnlyLactose(freeOfName) })
  return freeOfName === '' || amountWords.test(freeOfName) ? null : judgeFreeOf(freeOfName)
}

const plainName = (diet: string) =>
  diet
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()
    .replace(/ diet$/, '')

/**
 * What speaks against a diet, as the form offers it or as somebody wrote it down, line by line. Of
 * a confirmed line the confirmed allergens are known. Ways of eating that foods cannot show (low
 * salt, or words of one's own) are known only from a tag of that name. Of `linked` lines, which
 * stand for other recipes, only what they surely are counts.
 */
export function dietDoubts(
  diet: string,
  lines: readonly FoodLine[],
  tags: readonly string[],
  confirmed: ConfirmedLines = {},
  linked: readonly FoodLine[] = [],
): DietDoubt[] {
  const name = plainName(diet)
  const judge = judgeOf(name)
  if (!judge) return tags.some((tag) => plainName(tag) === name) ? [] : [{ level: 'not checked', line: null }]
  const all = [...lines, ...linked]
  const foods = all.map((line) => judgeLine(line, confirmed))
  const isMixed = name.startsWith('kosher') && foods.some(({ origin }) => origin === 'meat')
  return all.flatMap((line, index) => {
    const one = foods[index]
    if (!one) return []
    const level = isMixed && one.contains.includes('milk') ? 'contains' : judge(one)
    if (index >= lines.length && level !== 'contains') return []
    return level === null ? [] : [{ level, line }]
  })
}

function judgeLine(readLine: FoodLine, confirmed: ConfirmedLines): FoodOfLine {
  const line = withConfirmedFood(readLine, confirmed)
  const { origin, contains, knowledge } = line.food
  const allergens = confirmedAllergens(line, confirmed)
  return {
    ...line.food,
    origin: knowledge === 'unknown' ? 'unknown' : origin,
    contains: allergens ? [...contains, ...allergens] : contains,
    isKnown: knowledge === 'known',
    isVouchedFor: allergens !== undefined,
    beside: line.beside,
    parts: line.parts,
    read: line,
  }
}

/** Whether words that stand among the allergies name a way of eating. */
export function isWayOfEating(text: string): boolean {
  const name = plainName(text)
  return origins.has(name) || findDietRules(name) !== undefined || /^(?:halal|kosher)\b/.test(name)
}

/** Whether the foods of a recipe show if it suits a diet; of any other only a tag tells. */
export const isDietByFoods = (diet: string): boolean => judgeOf(plainName(diet)) !== null

/**
 * What speaks against a way of eating that somebody wrote down among the allergies ('low FODMAP',
 * 'pregnancy', 'halal'): all that speaks against it as a diet; undefined where the words name none.
 */
export const wayOfEatingDoubts = (
  text: string,
  lines: readonly FoodLine[],
  confirmed: ConfirmedLines,
  linked: readonly FoodLine[] = [],
): DietDoubt[] | undefined =>
  isWayOfEating(text) && isDietByFoods(text) ? dietDoubts(text, lines, [], confirmed, linked) : undefined

/** How well a recipe suits a diet, as one number: one line against it decides. */
export const suitsDiet = (...asked: Parameters<typeof dietDoubts>): DietFit => dietFitOf(dietDoubts(...asked))

/** The doubts of a recipe as one number. */
export function dietFitOf(doubts: readonly DietDoubt[]): DietFit {
  if (doubts.length === 0) return 2
  return doubts.some(({ level }) => level === 'contains') ? 0 : 1
}
