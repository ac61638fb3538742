/** What the words of two lines tell: whether the one below goes on with the one above it. */

import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'
import { americanMeasures } from '../page/measure-words.ts'
import { mentionsFood, namesFood } from '../text/foods-in-text.ts'
import { isAllCaps } from '../text/part-label.ts'
import type { PlacedText } from './placed-text.ts'

/** Matches the number of a step at the beginning of a line. */
export const numberedStep = /^(?:[Ss]tep\s*)?\d{1,2}(?:[.):]|\s(?=\p{Lu}))/u
const dottedNumber = /^\d{1,2}[.)]\s/
/** Matches a bullet at the beginning of a line. */
export const bullet = /^[-–•●◦▪▫▢☐□·*]\s/u
/** Whether a line begins a list item. In capitals a number needs its dot: '2 EGGS' is a food. */
export const isNumberedOrBullet = (text: string) =>
  (isAllCaps(text) ? dottedNumber : numberedStep).test(text) || bullet.test(text)
/** Matches the end of a sentence, or of a label. */
export const sentenceEnd = /[.!?:][)"”’]?$/

/** Whether a line is more like a sentence than like a food. */
export const isSentence = (text: string) =>
  /[.!?]\s+\p{Lu}/u.test(text) ||
  sentenceEnd.test(text) ||
  (!beginsWithNumber(text) && stepLikenessOf(text.replace(/\s\([^()]*\)$/, '')) >= stepGrade.doubtful)

/** Whether a line looks like food and like no sentence. */
export const isFood = ({ text }: PlacedText) =>
  !dottedNumber.test(text) &&
  !isSentence(text) &&
  text.length < 90 &&
  (ingredientLikenessOf(text) >= foodGrade.likely || namesFood(text))

/** From this share of foods on, a block is a list of them. */
const MIN_FOOD_SHARE = 0.6
/** Whether so many lines are foods that they are a list of them. */
export const isList = (lines: readonly PlacedText[]) =>
  lines.filter(isFood).length >= MIN_FOOD_SHARE * lines.length

/** Whether a line begins with the amount of a food. */
export const beginsWithFood = ({ text }: PlacedText) =>
  beginsWithNumber(text) && ingredientLikenessOf(text) > foodGrade.strong

/** A measure whose amount was not read begins a food too, below a food with an amount. */
const measureWord = `(?:${americanMeasures})`
const measureWithoutNumber = new RegExp(String.raw`^(?:[%VI|/]{1,2} ?)?${measureWord} \p{L}{3}`, 'u')
const amountWithMeasure = new RegExp(String.raw`^\d.*${measureWord} \p{L}{3}`, 'u')
/** Whether a line begins with a measure whose amount was not read, below a food with an amount. */
export const beginsFoodWithoutNumber = (before: PlacedText, { text }: PlacedText) =>
  measureWithoutNumber.test(text) && amountWithMeasure.test(before.text)

/** Whether a food ends with a comma or in a bracket, and the line below begins no other food. */
export const endsOpen = (before: PlacedText, line: PlacedText) =>
  isFood(before) &&
  /,$|\([^()]*$/.test(before.text) &&
  !beginsWithNumber(line.text) &&
  !bullet.test(line.text) &&
  Math.abs(line.left - before.left) < 2 * line.size

/** Whether a bracket is open, or the last word needs another one: 'and', 'finely'. */
export const isOpen = (text: string) =>
  text.split('(').length > text.split(')').length ||
  /[,(–-]$|\b(?:and|or|of|with|plus|freshly|finely|thinly|coarsely|roughly|lightly)$/i.test(text)

/** Whether a line belongs to the food above it. */
export function continuesFood(
  before: PlacedText,
  line: PlacedText,
  isApart: boolean,
  isCut: boolean,
): boolean {
  if (isOpen(before.text)) return true
  if (isApart) return isCut || /^[\p{Ll}(]/u.test(line.text)
  return isCut && /^[\p{Ll}(]/u.test(line.text) && !isFood(line)
}

/**
 * The share of foods in a list that may begin in small letters. Up to it, such a line below a full
 * line continues that line.
 */
const MAX_LOWER_CASE = 0.35
/** The same for a list that is set in capitals. */
const MAX_LOWER_CASE_LOUD = 0.5

/**
 * Whether a line begins in small letters in a list whose foods seldom do: it belongs to the one
 * above.
 */
export function continuesInLowerCase(
  before: PlacedText,
  { text }: PlacedText,
  lines: readonly PlacedText[],
): boolean {
  const startsLowerCase = (one: string) =>
    /^[\p{Ll}(]/u.test(one) || (isAllCaps(one) && !beginsWithNumber(one))
  const lowerCaseLines = lines.filter((one) => startsLowerCase(one.text) && !amountInWords.test(one.text))
  const areFew =
    lowerCaseLines.length < (isAllCaps(text) ? MAX_LOWER_CASE_LOUD : MAX_LOWER_CASE) * lines.length
  return startsLowerCase(text) && areFew && !amountInWords.test(text) && !/[).]$/.test(before.text)
}

/** Whether an amount has no known food in its line, and the line below names one and no amount. */
export const lacksItsFood = (before: PlacedText, { text }: PlacedText) =>
  beginsWithNumber(before.text) &&
  !mentionsFood(before.text) &&
  !beginsWithNumber(text) &&
  !amountInWords.test(text) &&
  namesFood(text)

/** Whether a line in small letters closes a bracket that the line above it opened, or lost. */
export const isEndOfBracket = (before: PlacedText, { text }: PlacedText) =>
  /^\p{Ll}/u.test(text) && /^[^()]*\)/.test(text) && !/[).]$/.test(before.text)

/** An amount in words begins a food of its own, and so does salt. */
const amountInWords =
  /^(?:(?:a|an|some|few|small|large|generous|good|big) )*(?:handful|pinch|dash|sprig|bunch|splash|drizzle|squeeze|knob|(?:finely )?(?:grated )?zest|juice|(?:(?:kosher|sea|table|coarse|flaky) )?salt\b)/i
