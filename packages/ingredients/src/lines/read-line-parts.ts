/**
 * The amounts that one line asks for, each of its own food: '1 onion, 2 carrots', '3 eggs, plus 2
 * egg yolks'.
 */

import { findFood } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import type { Language } from '../foods/foreign-names.ts'
import { translateFoodName } from '../foods/translate-food-name.ts'
import { figurePattern } from '../measure/quantity.ts'
import { isUnitModifier, isUnitWord } from '../measure/unit.ts'
import { memoizeBy } from '../memoize.ts'
import { foodOfLine } from './food-of-line.ts'
import { type IngredientLine, nameOfFoods, parseIngredient } from './ingredient-line.ts'
import type { LinePart } from './line-part.ts'
import {
  choicePattern,
  isForeignAnd,
  isBlankSeparator,
  beginsRemark,
  containingPattern,
  isPlusSeparator,
  isSeasoning,
  separatorPattern,
} from './line-separators.ts'
import { MAX_LINE_LENGTH } from './line-tokens.ts'
import { readMoreOfSameFood } from './more-of-same-food.ts'
import { shareAmounts, withLastWord } from './shared-amounts.ts'

const partOfFood = (names: string) =>
  new RegExp(
    String.raw`^(?:the\b|(?:(?:small|large|whole|extra|pared|grated|finely) )*(?:${names})s?\b(?! \w))| from the `,
    'i',
  )
/**
 * Names of what is taken from the food before and is not bought: '2 tbsp of the sauce', '4 leaves'.
 */
const takenPart = partOfFood('juice|sauce|lea(?:f|ve)|zest|peel|rind|liquid|syrup|brine|seed|stem|stalk|skin')
/** Behind a comma these are the egg that stands before it: '4 eggs, 2 whites'. */
const eggPart = partOfFood('white|yolk')
const keptApart = /\b(?:reserved|set aside|left whole|in each|(?:of|from) (?:the|which|them|these))\b/i

/**
 * The parts of a line, one for most lines. A part names a food that is known, the second and later
 * ones behind their amount; behind a comma it is another food than those before, for what follows a
 * comma is a remark far more often ('1 lemon, 2 tbsp juice', '2 eggs, 1 beaten'). The first may be
 * without an amount ('oil and 2 onions'). Behind 'plus' an amount of no food is more of the one
 * before.
 */
export const readLineParts = memoizeBy(
  (line: string, language: Language | null = null) => `${language ?? ''}\n${line}`,
  (line, language = null): LinePart[] =>
    line.length > MAX_LINE_LENGTH
      ? [wholeOf(line, language)]
      : partsAmong(line, language).flatMap(shareAmounts),
)

/** The most joints and texts of one line together: two for each food behind the first. */
const MAX_JOINTS = 24

const wholeOf = (text: string, language: Language | null): LinePart => ({
  parsed: parseIngredient(text, language),
  joint: '',
  isMore: false,
})

/** A list with its amounts behind the foods: 'flour 200g, sugar 100g'. */
function amountsLast(line: string, language: Language | null): LinePart[] {
  if (!/[,;]/.test(line)) return []
  const [first = '', ...others] = line.split(/(\s*[,;]\s+)/)
  const texts = [first, ...others.filter((_, index) => index % 2 === 1)]
  if (texts.length < 2 || !texts.every(endsWithAmount)) return []
  const parts = texts.map((text, index) => ({
    ...wholeOf(text, language),
    joint: others[index * 2 - 2] ?? '',
  }))
  const isWhole = ({ parsed }: LinePart) => parsed.quantity !== null && foodOf(parsed).knowledge === 'known'
  return parts.every(isWhole) ? parts : []
}

const amountAtEnd = new RegExp(
  `^\\p{L}[\\p{L}' -]*(?<! of)[ :–-]+${figurePattern}[^ a-z]* ?(\\p{L}*)\\.?$`,
  'iu',
)

function endsWithAmount(text: string): boolean {
  const [found, unit = ''] = amountAtEnd.exec(text) ?? []
  return found !== undefined && (unit === '' || isUnitWord(unit))
}

/** Foods of another language without amounts: 'Salz, Pfeffer und Muskat' are three. */
function foreignFoods(line: string, language: Language | null): LinePart[] {
  if (language === null || language === 'en' || !/[,;]/.test(line) || /\d/.test(line)) return []
  const [first = '', ...others] = line.split(/(\s*[,;]\s+)/)
  const texts = [first, ...others.filter((_, index) => index % 2 === 1)]
  if (!texts.every((text) => translateFoodName(text, language) !== undefined)) return []
  return texts.map((text, index) => ({ ...wholeOf(text, language), joint: others[index * 2 - 2] ?? '' }))
}

function partsAmong(line: string, language: Language | null): LinePart[] {
  const listedParts = [...foreignFoods(line, language), ...amountsLast(line, language)]
  if (listedParts.length > 0) return listedParts
  const [other = ''] = choicePattern.exec(line) ?? []
  const [first = '', ...others] = line.slice(0, line.length - other.length).split(separatorPattern)
  // '1 grapefruit, 2 oranges or 3 lemons': the commas part a choice too.
  const isChoiceOfLast = other === '' || !others.some((one, index) => index % 2 === 0 && beginsRemark(one))
  if (others.length === 0 || others.length > MAX_JOINTS || !isChoiceOfLast || containingPattern.test(line))
    return [wholeOf(line, language)]
  // '1 red and 1 green pepper', but '1 stick plus 2 tbsp butter' is a sum.
  const last = others.some((one, index) => index % 2 === 0 && isPlusSeparator(one)) ? '' : others.at(-1)
  const parts: LinePart[] = []
  let joint = ''
  let text = first
  let isRemark = false
  for (let index = 0; index < others.length; index += 2) {
    const nextJoint = others[index] ?? ''
    const nextText = others[index + 1] ?? ''
    const part = partOf(text, joint, parts, { language, last })
    const next: LinePart | null =
      part && partOf(nextText, nextJoint, [...parts, part], { language, isRemark, last })
    if (part && next) parts.push(part)
    isRemark = !next && part !== null && beginsRemark(nextJoint)
    joint = next ? nextJoint : joint
    text = next ? nextText : text + nextJoint + nextText
  }
  const end = partOf(text + other, joint, parts, { language })
  return end && parts.length > 0 ? [...parts, end] : [withRemark(line, first, others, language)]
}

/**
 * A line of one food with an amount behind a comma, which is no part of its name: '1 lemon, 2 tbsp
 * juice' is a lemon.
 */
function withRemark(
  line: string,
  first: string,
  [joint = '', ...rest]: readonly string[],
  language: Language | null,
): LinePart {
  const wholeLine = wholeOf(line, language)
  const part = beginsRemark(joint) && !isBlankSeparator(joint) ? partOf(first, '', [], { language }) : null
  if (part === null || part.parsed.quantity === null || part.parsed.name === wholeLine.parsed.name)
    return wholeLine
  const { name, foods, size, preparation } = part.parsed
  const comment = [part.parsed.comment, rest.join('')].filter(Boolean).join(', ')
  return { ...wholeLine, parsed: { ...wholeLine.parsed, name, foods, size, preparation, comment } }
}

/** What is known of the line in which a part stands. */
interface PartContext {
  language: Language | null
  isRemark?: boolean
  last?: string | undefined
}

/** The text as one part of a line behind those before it; null where it is none by itself. */
function partOf(
  text: string,
  joint: string,
  before: readonly LinePart[],
  { language, isRemark = false, last = '' }: PartContext,
): LinePart | null {
  if (text.split('(').length !== text.split(')').length) return null
  const parsed = withLastWords(parseIngredient(text, language), last)
  const previous = before.at(-1)
  const food = foodOf(parsed)
  const isKnown = food.knowledge === 'known'
  if (previous === undefined)
    return (isKnown || isStrange(parsed)) && (parsed.quantity !== null || parsed.unit === null)
      ? { parsed, joint, isMore: false }
      : null
  if (parsed.quantity === null && parsed.foods.every((one) => isSeasoning(one)))
    return { parsed, joint, isMore: false }
  const isOpen = previous.parsed.quantity === null && !previous.parsed.foods.every(isSeasoning)
  if (parsed.quantity === null || (isOpen && beginsRemark(joint))) return null
  const more =
    isPlusSeparator(joint) && previous.parsed.quantity !== null
      ? readMoreOfSameFood(previous.parsed, text)
      : null
  if (more) return { parsed: more, joint, isMore: true }
  if (isBlankSeparator(joint) && (isStrange(previous.parsed) || !isPlain(previous.parsed))) return null
  const isFitting = isStrange(previous.parsed)
    ? isPlain(parsed) && (beginsRemark(joint) || isForeignAnd(joint))
    : isKnown
  if (!isFitting || takenPart.test(parsed.name) || keptApart.test(text)) return null
  if (
    (beginsRemark(joint) || isRemark) &&
    (eggPart.test(parsed.name) || before.some((one) => isOf(one, food.name)))
  )
    return null
  return { parsed, joint, isMore: false }
}

/** '1 red and 1 green pepper' are a red pepper and a green pepper. */
function withLastWords(parsed: IngredientLine, lastWords: string): IngredientLine {
  const isWhole = parsed.unit !== null || parsed.foods.length > 1 || isUnitWord(parsed.name)
  if (lastWords === '' || isWhole || findFood(parsed.name, parsed.language).knowledge === 'known')
    return parsed
  const name = withLastWord(parsed.name, parseIngredient(lastWords).name)
  return name === parsed.name ? parsed : { ...parsed, name, foods: [name] }
}

/**
 * A food of which the product knows nothing, in another language as a rule: '250 g Mehl, 2 Eier'
 * are two.
 */
const isStrange = (parsed: IngredientLine) =>
  parsed.quantity !== null && isPlain(parsed) && foodOf(parsed).knowledge === 'unknown'

/** An amount and a name and no word besides, so that nothing is said of the food before. */
const isPlain = ({ name, preparation, comment, size }: IngredientLine) =>
  name !== '' &&
  (preparation ?? comment ?? size) === null &&
  !name.split(' ').some((word) => isUnitWord(word) || isUnitModifier(word) || word === 'each')

const isOf = ({ parsed }: LinePart, food: string) => foodOf(parsed).name === food

function foodOf(parsed: IngredientLine): Food {
  const food = foodOfLine(parsed)
  return food.knowledge === 'known' ? food : findFood(nameOfFoods(parsed), parsed.language)
}
