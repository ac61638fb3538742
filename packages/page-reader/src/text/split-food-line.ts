/** Splits a list of foods that stands in one line. */

import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'
import { isPreparation, LONGEST_FOOD, namesFood } from './foods-in-text.ts'

/** Parts from which a line is a list. */
const MIN_LIST_PARTS = 3
/** Amounts after which a food without one is a part too. */
const MIN_COUNTED_PARTS = 2
const amountAhead =
  /^(?:about |approx\.? |ca\.? )?(?:\d|[½¼¾⅓⅔⅛]|(?:the )?(?:juice|zest) of\s|(?:(?:small|large|big) )?(?:tin|can|jar|pack|packet|bag|carton|bottle|tub|pot|bunch|handful|pinch|splash) of\s|(?:an?|one|two|three|four|five|six|half|some|eine?[nm]?|une?|een|en|ett?|uma?|una)\s)/iu

/**
 * The parts of a list in one line: '2 eggs, 100 g flour, salt'; one for every other line. What a
 * label announces ('Ingredients: …') is a list whatever it looks like.
 */
export function splitFoodLine(text: string, isAnnounced = false): string[] {
  const markedParts = text.split(/\s*[•●▪|]\s*|;\s+|\s+[*·]\s+/).filter((part) => /\p{L}/u.test(part))
  const arePair =
    text.includes('|') && markedParts.length === 2 && markedParts.every((part) => amountAhead.test(part))
  if (arePair || isListOfFoods(markedParts)) return markedParts.map(withoutEndMarks)
  if (!isAnnounced && stepLikenessOf(text) >= stepGrade.probable) return [text]
  const parts = splitAtCommas(text, isAnnounced)
    .map(withoutEndMarks)
    .filter((part) => /\p{L}/u.test(part))
  if (isAnnounced) return parts
  const isCounted = parts.filter((part) => amountAhead.test(part)).length >= MIN_COUNTED_PARTS
  return isCounted && isListOfFoods(parts) ? parts : isCounted ? (foodsOfFewWords(text) ?? [text]) : [text]
}

/** Foods from which a line of nothing but short pieces is a list, and the words of such a piece. */
const MIN_SHORT_FOODS = 5
const MAX_SHORT_WORDS = 4

/** '8 sausages, tin toms, onion, 2 carrots, stock cube': a cook's list, mostly without amounts. */
function foodsOfFewWords(text: string): string[] | null {
  const pieces = text.split(/,\s+/).map(withoutEndMarks)
  const foods = pieces.filter((piece) => amountAhead.test(piece) || namesFood(piece))
  const areShort = pieces.every(
    (piece) =>
      piece.split(/\s+/).length <= MAX_SHORT_WORDS && !/[.!?:()]/.test(piece) && !isPreparation(piece),
  )
  return areShort && pieces.length >= MIN_SHORT_FOODS && foods.length >= 0.6 * pieces.length ? pieces : null
}

/**
 * The foods of a text that lists them: most with an amount, or in a few words each; none where a
 * part is no food.
 */
export function foodsInList(text: string): string[] {
  const parts = splitAtCommas(text, false).map(withoutEndMarks)
  const areFoods = parts.every(
    (part) => part.length <= LONGEST_FOOD && (amountAhead.test(part) || namesFood(part)),
  )
  if (!areFoods || !amountAhead.test(parts[0] ?? '')) return []
  return foodsOfFewWords(text) ?? parts
}

/** Whether most of at least three parts look like food, and no bracket is torn. */
function isListOfFoods(parts: readonly string[]): boolean {
  const isWhole = parts.every((part) => part.split('(').length === part.split(')').length)
  const foodLikeCount = parts.filter(
    (part) => part.length <= LONGEST_FOOD && ingredientLikenessOf(part) >= foodGrade.possible,
  ).length
  return isWhole && parts.length >= MIN_LIST_PARTS && foodLikeCount >= 0.6 * parts.length
}

const commas =
  /(,\s+(?:and\s+|&\s*)?|\s+(?:and|und|et|y|e|og|och|en)\s+(?=\d|an? |half an? |some )|(?<=\p{L}{4})\.\s+)/iu

/** A text split before amounts; in a list that a label announces, before foods too. */
function splitAtCommas(text: string, isAnnounced: boolean): string[] {
  const pieces = text.split(commas)
  const parts: string[] = [pieces[0] ?? '']
  let counts = Number(amountAhead.test(parts[0] ?? ''))
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    const [separator = '', piece = ''] = [pieces[at], pieces[at + 1]]
    const isCounted = amountAhead.test(piece)
    const isOpen = isOpenBracket(parts.at(-1) ?? '')
    if (!isOpen && (isCounted || ((isAnnounced || counts >= MIN_COUNTED_PARTS) && namesFood(piece))))
      parts.push(piece)
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}${separator}${piece}`
    counts += Number(isCounted)
  }
  return parts
}

const withoutEndMarks = (text: string) => text.replace(/[\s.,;]+$/, '').trim()

/** Whether a bracket is open at the end of a text. */
export const isOpenBracket = (text: string) => text.split('(').length > text.split(')').length
