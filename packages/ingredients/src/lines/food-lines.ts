import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { mergeParts, type Parts, partsOfFood } from '../foods/food-parts.ts'
import type { Allergen, Food } from '../foods/food.ts'
import type { Language } from '../foods/foreign-names.ts'
import { findExactFood } from '../foods/known-foods.ts'
import { languageOfLines } from '../foods/language-of-lines.ts'
import { mergeFoods } from '../foods/merge-foods.ts'
import { isMixture } from '../foods/mixtures.ts'
import { memoizeBy } from '../memoize.ts'
import { foodsToChoose } from './food-of-line.ts'
import { foodOfPart } from './food-of-part.ts'
import { lineKey } from './line-key.ts'
import { readLineParts } from './read-line-parts.ts'
import { isHeading } from './recipe-lines.ts'

/** An ingredient line with the food it names. */
export interface FoodLine {
  line: string
  food: Food
  /**
   * The name of the food for a person: its own, or where it is not known the line's name for it, or
   * the whole line where that name means a known food.
   */
  called: string
  /** What the food consists of, and perhaps what the words beside it name. */
  parts: Parts
  /** What the words beside the name give away: 'to serve with toasted almonds'. */
  beside: Food | null
  /**
   * Its words and the names of its food, folded, between blanks: to find a word of the family's own
   * in.
   */
  words: string
  /** Set by a caller: the line stands for a whole recipe, which the caller cannot read. */
  isOutOfReach?: true
}

/**
 * What the family said of unknown lines, by `lineKey`: the allergens in it, perhaps none,
 * or the name of the food that it is.
 */
export type ConfirmedLines = Readonly<Record<string, readonly Allergen[] | string>>

/**
 * Reads the lines that name a food; headings and blank lines are left out. A line with a colon that
 * has no lines under it, or names one plain food ('Walnuts:'), is read as a food, so that it can be
 * warned of.
 */
export const readFoodLines = (lines: readonly string[]): FoodLine[] => {
  const language = languageOfLines(lines)
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    if (!isHeading(line)) return [readFoodLine(line, language)]
    const lineBelow = lines.slice(at + 1).find((next) => next.trim() !== '')
    const isAlone = lineBelow === undefined || isHeading(lineBelow)
    return isFoodDespiteColon(line, isAlone, language) ? [readFoodLine(line, language)] : []
  })
}

const headingOnly =
  /^\s*(?:for|to|optional|you will need|ingredients?|method|notes?|part|step|day|stage|layer)\b/i

function isFoodDespiteColon(line: string, isAlone: boolean, language: Language | null): boolean {
  if (headingOnly.test(line)) return false
  const food = findFood(withoutColon(line).replace(/,.*$/, ''), language)
  return isAlone || (food.knowledge === 'known' && food.category !== 'Other' && !isMixture(food))
}

const withoutColon = (line: string) => line.replace(/\s*:\s*$/, '')

/** Behind 'cut into' stands a shape and no food: 'potatoes, cut into chunky chips'. */
const cutShape = new RegExp(
  '\\b((?:cut|sliced?|chopped|carved|peeled|shaved|spirali[sz]ed)\\b[^,;()]*? into )' +
    '(?:(?:\\d[\\w./]*|[cm]m|inch|bite|sized?|thick|thin|small|medium|large|big|chunky|fat|skinny|long|fine|even|wide|cut)[ -])*' +
    '(?:chips|fries|crisps|wedges|noodles?|spaghetti|tagliatelle|rice|couscous|(?:pea|walnut|hazelnut|almond|olive|egg|cherry)[ -]sized?)\\b',
  'gi',
)

/**
 * One line that names a food, in its language where it is known. The same line is read again for
 * each person and each day.
 */
export const readFoodLine = memoizeBy(
  (line: string, language: Language | null) => `${language ?? ''}\n${line}`,
  readUncached,
)

/** Beside milk and cheese these are no meat: 'cheese (goat, sheep or cow)'. */
const milkedAnimals = /\b(?:cow|goat|sheep|ewe|buffalo)(?:['’]?s|s['’])?(?=$|[ ,;/'’)])/gi

function readUncached(line: string, language: Language | null): FoodLine {
  const parts = readLineParts(withoutColon(line), language).map(({ parsed }) => parsed)
  const foods = parts.flatMap((part) => [foodOfPart(part), ...foodsToChoose(part)])
  const food = foods.length > 1 ? mergeFoods(foods) : (foods[0] ?? findFood(line, language))
  const said = parts
    .flatMap(({ preparation, comment }) => [preparation, comment])
    .map((remark) => remark?.replace(cutShape, '$1'))
    .filter(Boolean)
    .join(' ')
  const remarks = food.category === 'Dairy & Eggs' ? said.replace(milkedAnimals, '') : said
  const names = parts.map(({ name }) => name)
  const found = remarks.trim() === '' ? null : findFood(remarks, language)
  return {
    line,
    food,
    called: food.knowledge === 'known' ? food.name : calledIn(line, names, language),
    parts: mergeParts(foods.map(partsOfFood), found && partsOfFood(found)),
    beside: found,
    words: ` ${[line, ...names, ...foods.map((one) => one.name)].map(foldFoodName).join(' ')} `,
  }
}

/** In 'oats with zorblax' the oats are known, so the whole line is shown as unknown. */
function calledIn(line: string, names: readonly string[], language: Language | null): string {
  const name = names.join(' and ').toLowerCase()
  return name === '' || findFood(name, language).knowledge === 'known' ? line : name
}

/**
 * The allergens that the family said are in a line that the product did not know well enough. They
 * hold when the product learns the food: what somebody warned of once is not forgotten.
 */
export function confirmedAllergens(
  { line }: FoodLine,
  confirmed: ConfirmedLines,
): readonly Allergen[] | undefined {
  const answer = confirmed[lineKey(line)]
  return typeof answer === 'string' ? undefined : answer
}

/**
 * The line as the food that the family says it is. What its own words give away stays in it, and a
 * food that the product knows keeps its name.
 */
export function withConfirmedFood(read: FoodLine, confirmed: ConfirmedLines): FoodLine {
  const answer = confirmed[lineKey(read.line)]
  const named = typeof answer === 'string' ? findExactFood(answer) : undefined
  if (!named) return read
  const isKnown = read.food.knowledge === 'known'
  const foodByLine = {
    ...read.food,
    origin: isKnown ? read.food.origin : named.origin,
    knowledge: named.knowledge,
  }
  return {
    ...read,
    food: { ...mergeFoods([named, foodByLine]), name: isKnown ? read.food.name : named.name },
    parts: mergeParts([read.parts, partsOfFood(named)], null),
    words: `${read.words}${foldFoodName(named.name)} `,
  }
}
