/** Tells what an amount in a remark belongs to: all of the food, one piece, or something else. */

import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { type Amount, toBase } from '@plateful/ingredients/measure/convert'
import { canonicalUnit, isUnitWord, kindOfUnit } from '@plateful/ingredients/measure/unit'
import { densityOf, gramsPerPiece } from '@plateful/ingredients/shop/convert-by-food'
import { isMeasure, type RemarkAmount } from './remark-amount.ts'
import { nounAhead, foodSize } from './remark-noun.ts'

/** An amount in a remark is for all of the food, for each piece, or for something else. */
type RemarkMeaning = 'all' | 'each' | 'else'

/** After a number the first, before it the second: then it is not an amount of the food. */
const noAmountBehind =
  /^\s*(?:%|°|[CF]\b|[Pp]er ?cent|-\p{L}|(?:hours?|hrs?|min\w*|sec\w*|days?|weeks?|degrees)\b|[x×]\s*[\d.]+[\s-]*(?:cm|mm|in|"))/u
const noAmountBefore = /(?:\b(?:step|notes?|size|page|mark|serves|no\.?|type)|#|\d ?[x×])\s*$/i
const doneTo = /^(?:(?:\w+ly )?\w+(?:ed|en)|cut|left|set|to|for|whites?|yolks?)\b/i
const saysAbout = /\b(?:about|approx(?:imately|\.)?|around|roughly)\s*$/i

/** Words of an amount that each piece has: 'each about 200 g', '3 cm thick'. */
export const ofOnePiece =
  /\b(?:each|per|apiece|every|at a time|(?:from|of) an?|count|thick|long|wide|across|diameter)\b|\/ ?(?:kg|lb|person)/i

/** Words of an amount that is for all of the food. */
export const saysTotal = /\b(?:total|in all|altogether|together|combined)\b/i

/** What a food is cut or picked into, which is weighed together. */
export const cutInto = /\b(?:floret|leave|stalk|stem|slice|cube|chunk|strip|segment)s\b/i

/** What an amount in a remark is; null where that is not certain. */
export function meaningOf(parsed: IngredientLine, text: string, remark: RemarkAmount): RemarkMeaning | null {
  const { unit, before, behind } = remark
  if (noAmountBehind.test(behind) || noAmountBefore.test(before) || isOfPack(before)) return 'else'
  const kind = unit === null ? undefined : kindOfUnit(unit)
  if (kind === 'length') return 'else'
  if (isMeasure(unit)) {
    if (isSizeOfOne(unit, behind)) return 'else'
    return saysTotal.test(text) ? 'all' : meaningOfMeasure(parsed, { quantity: remark.high, unit })
  }
  // 'Cut into 8 wedges' is done to each piece.
  if (/\b(?:in|into)\s*$/i.test(before)) return 'else'
  if (kind !== undefined)
    return /^(?:serving|portion|part|recipe|item|dozen)$/.test(unit ?? '') ? null : 'all'
  const isCount =
    nounAhead(behind) !== '' || /^\s*[x×]/.test(behind) || doneTo.test(behind.trim().replace(foodSize, ''))
  // 'Zest of 1 and juice of 2'.
  const isPart = /^\s*(?:[,)]|$|and\b)/i.test(behind) && /\bof\s*$/i.test(before)
  const isAlone = /^\s*(?:[,)]|$)/.test(behind) && saysAbout.test(before)
  return isCount || isPart || isAlone ? 'all' : null
}

/** Whether an amount is the content of one pack: the 12 of '2 packs of 12'. */
function isOfPack(before: string): boolean {
  const [, pack = ''] = /(\p{L}+) of\s*$/u.exec(before) ?? []
  return kindOfWord(pack) === 'container'
}

/**
 * Whether a measure is the size of one: '1 x 400 g tin', '200 g block'. '300 g florets' is the
 * weight of all.
 */
function isSizeOfOne(unit: string | null, behind: string): boolean {
  const [, next = ''] = /^\s*[a-z]+\.?\s+([a-z]+)/i.exec(behind) ?? []
  const kind = kindOfWord(next)
  const isVolume = unit !== null && kindOfUnit(unit) === 'volume'
  return kind === 'container' || (kind === 'part' && !isVolume && !cutInto.test(next))
}

const kindOfWord = (word: string) => (isUnitWord(word) ? kindOfUnit(canonicalUnit(word) ?? '') : undefined)

/** Whether a measure in a remark is of one piece or of all of them. */
function meaningOfMeasure(parsed: IngredientLine, measure: Amount): RemarkMeaning | null {
  const { quantity, unit, each } = parsed
  const kind = unit === null ? undefined : kindOfUnit(unit)
  const base = toBase(measure, SHOPPING_LIST)
  const isOfPieces = kind === undefined || kind === 'part' || kind === 'container'
  const isOfAll = base === null || (base.unit === 'ml' && kind !== 'container')
  if (!isOfPieces || quantity === null || quantity < 1 || isOfAll) return 'all'
  if (quantity === 1) return 'each'
  const pack = each && toBase(each, SHOPPING_LIST)
  const food = foodOfLine(parsed)
  const density = densityOf(food)
  if (pack) {
    const perPack = base.unit === pack.unit ? 1 : base.unit === 'ml' ? density : density && 1 / density
    return perPack === null ? null : base.quantity * perPack > pack.quantity ? 'all' : 'each'
  }
  const piece = unit === null ? gramsPerPiece(food) : (food.weights[unit] ?? null)
  if (piece === null || base.unit !== 'g') return null
  // How many pieces it would weigh, on a logarithmic scale: 0 is one piece and 1 all of them. Near
  // the middle it is not certain.
  const pieces = Math.log(base.quantity / piece) / Math.log(quantity)
  return pieces > 2 / 3 ? 'all' : pieces < 1 / 3 ? 'each' : null
}
