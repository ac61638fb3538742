/** Lines of a list from a picture that may be cut, joined or without their amount. Pure. */

import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import { americanMeasures, cupsAndSpoons } from '../page/measure-words.ts'
import { mentionsFood } from '../text/foods-in-text.ts'

const measure = `${americanMeasures}|grams?|ml`
/** An amount with its measure in the middle of a line begins another food. */
const measureInside = new RegExp(String.raw`[\p{L})]\s+\d[\d/ ]{0,5}\s?(?:${measure})\s+\p{L}`, 'iu')
/** '4 cup' and '14 teaspoon' were fractions: such a number would have a plural measure. */
const singularMeasure = /^(?:[2-9]|\d{2,}) (?:cup|teaspoon|tablespoon|pound|ounce)\b/i
/** The glyph of a quarter is often read as 4, and 'tsp' has no plural that would show it. */
const fourOrQuarter = /^4 ?(?:tsp|tbsp)\b/i
/** A round box to be ticked, before a food without an amount. */
const tickAhead = /^[0ODQ] \p{L}/u
const tooMany = new RegExp(
  String.raw`^(?:[6-9]|\d{2,})\s?(?:kg|l|lit(?:er|re)s?|quarts?)\b|^(?:1[2-9]|[2-9]\d|\d{3,})\s?(?:${cupsAndSpoons})\b|^\d{3,}\s?(?:quarts?|pints?|pounds?|lbs?|inch)\b`,
  'i',
)
/** More than one and a half of something are several. */
const severalSingular = /^(?:[2-9]|\d{2,}) \d\/\d (?:cup|teaspoon|tablespoon|pound|ounce)\b/i
/** Less than one is one of something: the whole number before it was lost. */
const lessThanOne = /^\d\/\d (?:cups|teaspoons|tablespoons|pounds)\b/i
/** Numbers too large for a count, so that the unit was lost: '25 butter'. */
const tooManyToCount = new RegExp(
  String.raw`^(?:2[5-9]|[3-9]\d|\d{3,4}) (?!(?:${americanMeasures}|x|g|gr|grams?|kg|mg|ml|cl|dl|l|lit(?:er|re)s?|fl|cm|mm|min(?:s|utes?)?|calories|percent|%)\b)\p{L}`,
  'iu',
)
/**
 * A quarter or a third without a unit, so that the unit was lost: '1/4 golden syrup'. Foods are
 * hardly ever cut smaller than in halves.
 */
const fractionWithoutUnit = new RegExp(
  String.raw`^(?:\d+ )?(?:[13]\/4|[12]\/3|[1357]\/8) (?!(?:${americanMeasures}|x|g|kg|l|fl|inch|inches|pints?|quarts?|c|tins?|cans?|packs?|packets?|sticks?|bunch|of)\b)\p{L}`,
  'iu',
)
/** A measure behind its food is that of another line, or was read in a wrong order. */
const measureBehind = new RegExp(String.raw`\p{L}{3,} (?:${cupsAndSpoons}|ounces?|pounds?|grams?|ml)$`, 'iu')
/** An amount with a size and no food: '1 small'. */
const sizeAlone =
  /^[\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛./–-]*(?:small|medium|large|whole|big|heaped|level|x \d+ ?(?:g|ml|oz))$/i
const withoutAmount = new RegExp(String.raw`^(?:${measure})\b`, 'i')
const lettersAhead = /^[\p{L}%]{0,2}\d?\s?(?:cup|teaspoon|tablespoon|tsp|tbsp)/iu
const openEnd =
  /[,(&–-]$|\b(?:to|at) room$|\b(?:and|or|of|with|the|to|in|into|for|from|by|at|as|a|an|about|plus|finely|thinly|roughly|coarsely|freshly|such as)$/i

/** A food that is seldom measured, or that says how much it is in words or what it is for. */
const unmeasured =
  /^(?:(?:a|an|some|small|large|generous|good|big) )*(?:pinch|handful|dash|sprinkle|splash|drizzle|squeeze|juice|zest|sprigs?|knob|bunch) (?:of )?\p{L}{3}|^(?:\p{L}+[ -]){0,2}(?:salt|pepper)(?: (?:and|&) (?:\p{L}+ ){0,3}(?:pepper|salt))?$|^(?:\p{L}+[ -]){0,4}(?:oil|spray)$|\p{L}{3}.*(?:to taste|to serve|to decorate|to dust|to garnish|to your liking|as needed|as required|optional|(?:for|as) (?:the )?(?:garnish(?:es|ing)?|serving|dusting|rolling|frying|sprinkling|greasing|topping|decoration|pan))\)?$/iu
/** What a part of a counted food is: 'finely grated zest of 1 lemon'. */
const juiceOf =
  /^(?:(?:finely|freshly|grated) )*(?:juice|zest|rind)(?: and (?:juice|zest|rind))? of (?:an? |half |one |two |\d)/i
/** An amount in words, or none that is needed: 'Juice of 1 lemon', 'Optional: 2 cups rice'. */
const amountInWords = /^(?:Optional|One|Two|Half|Juice|Zest|The|An?)\b/
/** Whether a line without an amount is likely to be whole. */
export const isCompleteWithoutAmount = (line: string) =>
  amountInWords.test(line) || juiceOf.test(line) || (unmeasured.test(line) && !hasUnevenBrackets(line))

/** A number behind a comma begins another food, unless a preposition stands before it. */
const numberAfterComma =
  /,.*(?<!\b(?:into|in|about|or|to|of|with|each|from|plus|and|least|than|most))\s\d{1,2} \p{Ll}{3,}, /u
/** A sign or a letter among the figures of an amount was a fraction. */
const strayInAmount = /(?:\d|\s|^)%\s?\p{L}|\d[yYvV]\d?\s?(?:oz|cups?|lbs?)\b/u
const twoUnits = /(\d{2,4})\s?(?:g|ml)\s?\/\s?(\d{1,2})(?: (\d)\/(\d))?\s?(?:fl )?oz\b/u
/**
 * Grams of an ounce as cookbooks round it. It only compares the two units of one line, so it is in
 * no table of the product.
 */
const GRAMS_OF_OUNCE = 28.4
const MAX_DIFFERENCE = 0.04

/** Whether the two units of an amount do not match, because a fraction was lost. */
function unitsDiffer(line: string): boolean {
  const [, grams, ounces, part, of] = (twoUnits.exec(line) ?? []).map(Number)
  if (grams === undefined || ounces === undefined) return false
  const gramsOfOunces = GRAMS_OF_OUNCE * (ounces + (part && of ? part / of : 0))
  return Math.abs(gramsOfOunces - grams) > MAX_DIFFERENCE * grams
}

/** Letters among figures or figures among letters that make no amount: '7o%', 'Egg8', '14.5o'. */
const mixedLetters = /\d[oOlIsSzZq]+[\d%)]|\dg+[\d%]|\p{L}{2}\d(?!\d*\p{L})|\d\.\d+o\b/u
/**
 * Two numbers beside each other, or a hundred ounces and more: two amounts whose separator was
 * lost.
 */
const twoNumbers = /^\d+ \d+ (?!\d)|^1\d{2,} ?(?:ounces?|oz)\b/iu

/** Two foods that each end in a bracket. */
const twoBrackets = /\)\s+\p{L}[\p{L} ]*\([^()]*\)$/u

const hasUnevenBrackets = (text: string) => text.split('(').length !== text.split(')').length

/** What no line that was read rightly shows. */
const signsOfMisreading = [
  measureInside,
  twoBrackets,
  numberAfterComma,
  strayInAmount,
  mixedLetters,
  twoNumbers,
  singularMeasure,
  fourOrQuarter,
  tickAhead,
  severalSingular,
  lessThanOne,
  tooMany,
  tooManyToCount,
  fractionWithoutUnit,
  sizeAlone,
  withoutAmount,
  openEnd,
]

/** Whether a line looks cut, joined or wrong in its amount. */
function isMisread(line: string): boolean {
  if (signsOfMisreading.some((sign) => sign.test(line))) return true
  if (hasUnevenBrackets(line) || isAmountOnly(line) || unitsDiffer(line)) return true
  return beginsWithNumber(line) ? measureBehind.test(line) || !mentionsFood(line) : lettersAhead.test(line)
}

/** The share of odd lines from which all lines of a list are doubted. */
const MAX_ODD_SHARE = 0.7

/**
 * Which lines of ingredients look cut, joined or short of their amount, by their indices. A line
 * without an amount may belong to the one above it, so that both are named.
 */
export function findSuspectIngredients(lines: readonly string[]): Set<number> {
  const odd = new Set<number>()
  lines.forEach((line, at) => {
    if (isMisread(line)) odd.add(at)
    if (beginsWithNumber(line) || isCompleteWithoutAmount(line)) return
    odd.add(at)
    // This line may be the end of the line above, so both are odd.
    if (at > 0 && !/[).]$/.test(lines[at - 1] ?? '')) odd.add(at - 1)
  })
  // Where most lines are odd, the list was not understood, and all its lines are odd.
  if (odd.size > MAX_ODD_SHARE * lines.length) lines.forEach((_, at) => odd.add(at))
  return odd
}
