/** The amounts that a line says besides its own: '(about 500 g in total)', ', about 3 lb'. */
import { findFood } from '@plateful/ingredients/foods/find-food'
import { inflectFoodName } from '@plateful/ingredients/foods/inflect-food-name'
import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import { type IngredientLine, parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { choicePattern } from '@plateful/ingredients/lines/line-separators'
import { type Amount, roundTo, roundToStep, toBase } from '@plateful/ingredients/measure/convert'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { figurePattern, readNumber } from '@plateful/ingredients/measure/quantity'
import {
  canonicalUnit,
  isUnitWord,
  kindOfUnit,
  pluralWord,
  singularWord,
} from '@plateful/ingredients/measure/unit'
import { densityOf, gramsPerPiece } from '@plateful/ingredients/shop/convert-by-food'

/** How an amount is written that is too small to be measured (recipes 34). */
export const PINCH = 'pinch of'

/** How the amounts of a line are written for other servings. */
export interface Scale {
  factor: number
  /** Whether amounts are turned into other units than the line's. */
  isConverted: boolean
  /** An amount as the screen shows it, in its units; below all measures it begins with `PINCH`. */
  write: (amount: Amount) => string
}

/** A line without its remarks on amounts, and those as they are for other servings. */
export interface Remarked {
  parsed: IngredientLine
  /** Right behind the name, each with its comma or brackets: ' (about 1 kg)'. */
  behindName: string
  /** Behind all other words. */
  atEnd: string
}

const number = String.raw`(?:\d+(?: (?=\d+\/\d)|-(?=\d\/\d))|\d+[ -]?(?=(?!\d)${figurePattern}))?${figurePattern}[\d.,/]*(?<![.,/])`
const rangeJoint = String.raw`(?:\s*[-–—]\s*|\s+(?:to|or)\s+)`
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d\/)(?:(${number})(?:(${rangeJoint})(${number}))?|(half an?|one|two|three|four|five|six)(?= ))`,
  'giu',
)
/**
 * What stands in brackets, or behind a comma with brackets in the middle of it or without a figure.
 */
const remarkPattern =
  /\s*\([^()]*\)|(?<comma>,\s+(?:[^\s,()]|\s+(?![\s(])|\s*\([^()]*\)(?=\s*[^\s,(])|\s*\([^()\d½⅓⅔¼¾]*\))+)/g

/**
 * Takes the amounts in brackets or behind a comma out of a line and writes them for other servings.
 * What is so for one piece stays: 'each about 200 g', 'cut into 2 cm pieces', '1 chicken (1.5 kg)'.
 * A remark is left in the line where it is not certain which of both it is (recipes 111).
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

/** The weight of one that differs: '1 sourdough loaf (450-500 g)'. */
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
    .replace(amount, ' ')
    .replace(fillers, ' ')
    .split(/\s+/)
    .every((word) => word === '' || isUnitWord(word.replace(/\.$/, '')))

/** Behind or before these a number is no amount of the food. */
const noAmountBehind =
  /^\s*(?:%|°|[CF]\b|[Pp]er ?cent|-\p{L}|(?:hours?|hrs?|min\w*|sec\w*|days?|weeks?|degrees)\b|[x×]\s*[\d.]+[\s-]*(?:cm|mm|in|"))/u
const noAmountBefore = /(?:\b(?:step|notes?|size|page|mark|serves|no\.?|type)|#|\d ?[x×])\s*$/i
const ofOnePiece =
  /\b(?:each|per|apiece|every|at a time|(?:from|of) an?|count|thick|long|wide|across|diameter)\b|\/ ?(?:kg|lb|person)/i
const saysTotal = /\b(?:total|in all|altogether|together|combined)\b/i
const sizes = /^(?:(?:extra|large|medium|small|big|whole|fresh|ripe|sized)[ -]?)+(?![\p{L}])/iu
const doneTo = /^(?:(?:\w+ly )?\w+(?:ed|en)|cut|left|set|to|for|whites?|yolks?)\b/i
const saysAbout = /\b(?:about|approx(?:imately|\.)?|around|roughly)\s*$/i
const sameAgain = new RegExp(
  String.raw`(?<=${figurePattern} ?[a-z]+)\s*\/\s*(?:${number}${rangeJoint})?${number}\s*[a-z]+(?: ${number} ?oz\b|${rangeJoint}${number} ?(?:k?g|lb|oz)\b)?`,
  'gi',
)
/** The same amount once more, or the end of a range: '3 lb to 4 lb', '1 lb or 450 g'. */
const sameBehind = new RegExp(String.raw`^\.?(?:\s*\/|${rangeJoint}${figurePattern})`, 'i')
const numberBehindUnit = new RegExp(String.raw`^\.?\s*(?:and\s+)?(${number})(?=\s*[a-z])`, 'i')
const cuts = /^\s*(?:(?:large|medium|small|whole) )?(?:breast|thigh|leg|wing|drumstick|stock cube)(?=s?\b)/i

/** What a food is cut or picked into, which is weighed together. */
const cutInto = /\b(?:floret|leave|stalk|stem|slice|cube|chunk|strip|segment)s\b/i

/** Whether an amount in a remark is of all of the food, of one piece, or of something else. */
type RemarkMeaning = 'all' | 'each' | 'else'

interface SmallerUnit {
  unit: string
  perUnit: number
  step: number
}

const smallerUnits = new Map<string | null, SmallerUnit>([
  ['lb', { unit: 'oz', perUnit: 16, step: 0.25 }],
  ['kg', { unit: 'g', perUnit: 1000, step: 1 }],
])

interface RemarkAmount {
  low: number
  high: number
  /** What stands between both ends of a range. */
  joint: string
  unit: string | null
  /** The second unit of '1 lb 5 oz', which is one amount. */
  smaller: SmallerUnit | null
  before: string
  behind: string
  length: number
}

/**
 * A remark with its amounts for other servings; null where it has none, or one that is not certain.
 */
function scaledRemark(remark: string, parsed: IngredientLine, scale: Scale): string | null {
  if (/^[\s(,]*or\b/i.test(remark)) return null
  const { factor, isConverted } = scale
  // Turned into one system '300 g/10.5 oz' are twice the same.
  const text = isConverted ? remark.replace(sameAgain, '') : remark
  const count = (parsed.quantity ?? 1) * factor
  const isOfOne = ofOnePiece.test(text) && !saysTotal.test(text)
  let written = ''
  let end = 0
  for (const match of text.matchAll(amount)) {
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

/** As many letters as say what a number is. */
const MOST_BEFORE = 40

/** An amount of a remark; null where its figures say none: '3-1', '2/0'. */
function readRemarkAmount(match: RegExpExecArray, text: string): RemarkAmount | null {
  const [figures, from = '', joint = '', to, word = from] = match
  const low = /^half/i.test(word) ? 0.5 : readNumber(word)
  const high = to === undefined ? low : readNumber(to)
  if (low === null || high === null || low > high) return null
  const before = text.slice(Math.max(0, match.index - MOST_BEFORE), match.index)
  const behind = text.slice(match.index + figures.length)
  const { unit, length } = unitAhead(behind)
  const one = { low, high, joint, unit, smaller: null, before, behind, length: figures.length + length }
  const [more = '', count = ''] = numberBehindUnit.exec(behind.slice(length)) ?? []
  const next = unitAhead(behind.slice(length + more.length))
  const smaller = smallerUnits.get(unit)
  if (smaller === undefined || next.unit !== smaller.unit) return one
  const rest = (readNumber(count) ?? 0) / smaller.perUnit
  if (rest >= 1 || to !== undefined) return null
  const sum = low + rest
  return { ...one, low: sum, high: sum, smaller, length: one.length + more.length + next.length }
}

function writeRemarkAmount(
  { low, high, joint, unit, smaller }: RemarkAmount,
  times: number,
  scale: Scale,
): string {
  const { isConverted, write } = scale
  if (smaller !== null && !isConverted) return inTwoUnits({ quantity: high * times, unit }, smaller, write)
  const last = write(rounded(high * times, unit))
  if (joint === '') return last
  const first = write(rounded(low * times, unit))
  if (first === last) return last
  const [figure = '', ...units] = first.split(' ')
  // '1.4-1.8 kg', but '900 g-1.2 kg'.
  const isOneUnit = canonicalUnit(units.join(' ')) === canonicalUnit(last.split(' ').slice(1).join(' '))
  return (isOneUnit ? figure : first) + joint + last
}

/** '2 lb 10 oz'. */
function inTwoUnits({ quantity, unit }: Amount, smaller: SmallerUnit, write: Scale['write']): string {
  const { perUnit, step } = smaller
  const all = roundToStep(quantity * perUnit, step)
  const amounts = [
    { quantity: Math.floor(all / perUnit), unit },
    { quantity: all % perUnit, unit: smaller.unit },
  ]
  return amounts.flatMap((one) => (one.quantity === 0 ? [] : [write(one)])).join(' ')
}

const baseOf = (unit: string | null) => toBase({ quantity: 1, unit }, SHOPPING_LIST)?.unit
const isMeasure = (unit: string | null) => unit !== null && /mass|volume/.test(kindOfUnit(unit) ?? '')

/** Nobody weighs 'about 333.33 g'. */
const rounded = (quantity: number, unit: string | null): Amount => ({
  quantity: roundTo(quantity, /^(?:g|ml)$/.test(unit ?? '') && quantity >= 10 ? 0 : 2),
  unit,
})

function unitAhead(behind: string): { unit: string | null; length: number } {
  const [all = '', word = ''] = /^\s*(fl\.? ?oz|[a-z]+|")(?![a-z]|-(?!\d))/i.exec(behind) ?? []
  return isUnitWord(word) ? { unit: canonicalUnit(word), length: all.length } : { unit: null, length: 0 }
}

/** What an amount in a remark is; null where that is not certain. */
function meaningOf(parsed: IngredientLine, text: string, remark: RemarkAmount): RemarkMeaning | null {
  const { unit, before, behind } = remark
  if (noAmountBehind.test(behind) || noAmountBefore.test(before) || isOfPack(before)) return 'else'
  const kind = unit === null ? undefined : kindOfUnit(unit)
  if (kind === 'length') return 'else'
  if (isMeasure(unit)) {
    if (isSizeOfOne(unit, behind)) return 'else'
    return saysTotal.test(text) ? 'all' : meaningOfMeasure(parsed, { quantity: remark.high, unit })
  }
  // 'Cut into 8 wedges' is so for each.
  if (/\b(?:in|into)\s*$/i.test(before)) return 'else'
  if (kind !== undefined)
    return /^(?:serving|portion|part|recipe|item|dozen)$/.test(unit ?? '') ? null : 'all'
  const isCount =
    nounAhead(behind) !== '' || /^\s*[x×]/.test(behind) || doneTo.test(behind.trim().replace(sizes, ''))
  const isAlone = /^\s*(?:[,)]|$)/.test(behind) && (saysAbout.test(before) || /\bof\s*$/i.test(before))
  return isCount || isAlone ? 'all' : null
}

/** Whether what stands before an amount is in one pack: '2 packs of 12'. */
function isOfPack(before: string): boolean {
  const [, pack = ''] = /(\p{L}+) of\s*$/u.exec(before) ?? []
  return kindOfWord(pack) === 'container'
}

/** '1 x 400 g tin' is made of such, and so is '200 g block'; '300 g florets' are of all. */
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
  // Of how many pieces it is the weight: of all, or of one; between them it is not certain.
  const pieces = Math.log(base.quantity / piece) / Math.log(quantity)
  return pieces > 2 / 3 ? 'all' : pieces < 1 / 3 ? 'each' : null
}

const MAX_WORDS = 3

/** The food, with its size, that a number counts: ' medium onion'; empty where it counts none. */
function nounAhead(behind: string): string {
  const cut = cuts.exec(behind)
  if (cut) return cut[0] + (behind[cut[0].length] === 's' ? 's' : '')
  const [blank = ''] = /^\s*/.exec(behind) ?? []
  const [size = ''] = sizes.exec(behind.trimStart()) ?? []
  const start = blank + size
  const [, space = '', name = ''] = /^(\s*)([\p{L}' -]*)/u.exec(behind.slice(start.length)) ?? []
  const words = name.trim().split(' ')
  // '1 large bunch'.
  if (size !== '' && isUnitWord(words[0] ?? '')) return start + space + (words[0] ?? '')
  for (let length = Math.min(words.length, MAX_WORDS); length > 0; length -= 1) {
    const food = words.slice(0, length).join(' ')
    if (food !== '' && findFood(food).knowledge === 'known') return start + space + food
  }
  // '3 medium' are of the line's own food.
  return size !== '' && name === '' ? start : ''
}

/** A cut or a unit in its number; the lexicon knows that of foods alone. */
function inNumber(noun: string, quantity: number): string {
  const [last = ''] = /\p{L}+$/u.exec(noun) ?? []
  if (!cuts.test(noun) && !isUnitWord(last)) return inflectFoodName(noun, quantity)
  const one = singularWord(last)
  return noun.slice(0, noun.length - last.length) + (quantity > 1 ? pluralWord(one) : one)
}
