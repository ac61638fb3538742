/** The amounts that a line says besides its own: '(about 500 g in total)', ', about 3 lb'. */

import { type IngredientLine, parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { choicePattern } from '@plateful/ingredients/lines/line-separators'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { toBase } from '@plateful/ingredients/measure/convert'
import { figurePattern } from '@plateful/ingredients/measure/quantity'
import { isUnitWord } from '@plateful/ingredients/measure/unit'
import {
  amountPattern,
  isMeasure,
  figures,
  PINCH,
  rangeJoint,
  readRemarkAmount,
  type Scale,
  writeRemarkAmount,
} from './remark-amount.ts'
import { cutInto, meaningOf, ofOnePiece, saysTotal } from './remark-meaning.ts'
import { inNumber, nounAhead } from './remark-noun.ts'

/** A line without its remarks on amounts, and those remarks for other servings. */
export interface Remarked {
  parsed: IngredientLine
  /** Right behind the name, each with its comma or brackets: ' (about 1 kg)'. */
  behindName: string
  /** Behind all other words. */
  atEnd: string
}

/**
 * What stands in brackets, or behind a comma with brackets in the middle of it or without a figure,
 * and of what something is made.
 */
const remarkPattern =
  /\s*\([^()]*\)|\s+made (?:up )?(?:with|from|using)\s[^,()]+|(?<comma>,\s+(?:[^\s,()]|\s+(?![\s(])|\s*\([^()]*\)(?=\s*[^\s,(])|\s*\([^()\d½⅓⅔¼¾]*\))+)/g

/**
 * Takes the amounts in brackets or behind a comma out of a line and writes them for other servings.
 * Amounts of one piece stay as they are: 'each about 200 g', 'cut into 2 cm pieces', '1 chicken
 * (1.5 kg)'. Where it is not certain whether an amount is of one piece or of all, the remark is
 * left in the line (recipes 111).
 */
export function scaledRemarks(parsed: IngredientLine, scale: Scale): Remarked {
  const result: Remarked = { parsed, behindName: '', atEnd: '' }
  const { line } = parsed
  const end = choicePattern.exec(line)?.index ?? line.length
  const remarks = [...line.slice(0, end).matchAll(remarkPattern)]
  const comma = remarks.find(({ groups }) => groups?.['comma'])?.index ?? line.length
  for (const { 0: text, index } of remarks.toReversed()) {
    const scaled = scaledRemark(text, parsed, scale)
    const plain = scaled === null ? null : without(result.parsed, text)
    if (scaled === null || plain === null) continue
    result.parsed = plain
    const isBehindName = text.startsWith(',') ? isOnlyAmount(text) : index < comma
    if (isBehindName) result.behindName = scaled + result.behindName
    else result.atEnd = scaled + result.atEnd
  }
  return result
}

/** The weight of one piece as a range: '1 sourdough loaf (450-500 g)'. */
const rangeOfOne = /^\s*\(\d+ ?[-–—] ?\d+ ?k?g\)$/i

/** A line without a remark; null where that changes its own amount. */
function without(parsed: IngredientLine, remark: string): IngredientLine | null {
  const at = parsed.line.lastIndexOf(remark)
  const plain = parseIngredient(parsed.line.slice(0, at) + parsed.line.slice(at + remark.length))
  const isSame =
    plain.name !== '' &&
    plain.quantity === parsed.quantity &&
    (plain.unit === parsed.unit || (parsed.unit === null && !isMeasure(plain.unit))) &&
    (plain.each?.quantity === parsed.each?.quantity || rangeOfOne.test(remark)) &&
    plain.sum.length === parsed.sum.length &&
    plain.foods.length === parsed.foods.length
  return isSame ? plain : null
}

const fillers =
  /\b(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.?|or so|weigh(?:ing|s)|in total|total(?: weight)?|altogether|a|of|at least)(?![\p{L}])|[(),~/]/giu
/** Whether nothing but an amount is said: '(about 500 g)'. */
const isOnlyAmount = (text: string): boolean =>
  text
    .replace(amountPattern, ' ')
    .replace(fillers, ' ')
    .split(/\s+/)
    .every((word) => word === '' || isUnitWord(word.replace(/\.$/, '')))

/** The same amount in the other system: '300 g/10.5 oz'. */
const sameAgain = new RegExp(
  String.raw`(?<=${figurePattern} ?[a-z]+)\s*\/\s*(?:${figures}${rangeJoint})?${figures}\s*[a-z]+(?: ${figures} ?oz\b|${rangeJoint}${figures} ?(?:k?g|lb|oz)\b)?`,
  'gi',
)
/** The same amount once more, or the end of a range: '3 lb to 4 lb', '1 lb or 450 g'. */
const sameBehind = new RegExp(String.raw`^\.?(?:\s*\/|${rangeJoint}${figurePattern})`, 'i')

/**
 * A remark with its amounts for other servings; null where it has none, or one that is not certain.
 */
function scaledRemark(remark: string, parsed: IngredientLine, scale: Scale): string | null {
  if (/^[\s(,]*or\b/i.test(remark)) return null
  const { factor, isConverted } = scale
  // In one system of units '300 g/10.5 oz' would say the same amount twice.
  const text = isConverted ? remark.replace(sameAgain, '') : remark
  const count = (parsed.quantity ?? 1) * factor
  const isOfOne = ofOnePiece.test(text) && !saysTotal.test(text)
  let written = ''
  let end = 0
  for (const match of text.matchAll(amountPattern)) {
    if (match.index < end) continue
    const one = readRemarkAmount(match, text)
    const meant = isOfOne ? 'else' : one && meaningOf(parsed, text, one)
    if (meant === null || one === null) return null
    written += text.slice(end, match.index)
    end = match.index + match[0].length
    if (meant === 'else') {
      written += match[0]
      continue
    }
    const { high, unit } = one
    const times = meant === 'all' ? factor : meant === 'each' && count < 1 ? count : 1
    const isSaidBefore = isConverted && isMeasure(unit) && baseOf(unit) === baseOf(parsed.unit)
    const isTwice = isSaidBefore && isOnlyAmount(remark) && !cutInto.test(remark)
    const amounts = writeRemarkAmount(one, times, scale)
    if (isTwice || amounts.includes(PINCH)) return ''
    written += amounts
    end = match.index + one.length
    const rest = text.slice(end)
    if (meant === 'each' && count > 1 && !sameBehind.test(rest)) written += ' each'
    if (unit !== null || meant !== 'all') continue
    const noun = nounAhead(rest)
    written += inNumber(noun, high * times)
    end += noun.length
  }
  return end === 0 ? null : written + text.slice(end)
}

const baseOf = (unit: string | null) => toBase({ quantity: 1, unit }, SHOPPING_LIST)?.unit
