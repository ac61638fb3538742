import { amountHedge, withoutHedge } from '@plateful/ingredients/lines/amount-hedge'
import { choicePattern, countWords } from '@plateful/ingredients/lines/line-separators'
import { inflectFoodName } from '@plateful/ingredients/foods/inflect-food-name'
import { type Amount, roundTo } from '@plateful/ingredients/measure/convert'
import { PINCH_BELOW, toScaledImperial, toScaledMetric } from '@plateful/ingredients/measure/display-units'
import { figurePattern, formatDecimal, formatQuantity } from '@plateful/ingredients/measure/quantity'
import {
  foreignToTaste,
  foreignUnitIn,
  inflectForeignUnit,
} from '@plateful/ingredients/measure/foreign-units'
import { kindOfUnit, formatUnit } from '@plateful/ingredients/measure/unit'
import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import type { LinePart } from '@plateful/ingredients/lines/line-part'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { PINCH } from './remark-amount.ts'
import { scaledRemarks } from './scale-remarks.ts'
import { totalInBrackets } from './total-in-brackets.ts'
import { sizeOfUnit, howFull, manyInPack, nameInLine, saidOnce } from './scale-words.ts'

/**
 * 'Two eggs per person' is two for each who eats, whatever number the recipe is for; '600 g beef,
 * 150 g per person' is 600 g.
 */
const forEachEater = new RegExp(
  `^(?:(?:about|allow) )?(?:${figurePattern}|(?:${countWords})\\b)[\\d./,–-]*(?:(?!${figurePattern}).)*\\b(?:(?:per|each|a) (?:person|head)|for each person)\\b`,
  'i',
)

/** Whether the amount of a line is for one person and not for the recipe. */
export const isPerPerson = (line: string): boolean =>
  /person|head/i.test(line) && forEachEater.test(line.trim())

/** Which units a screen shows: as the recipe says them, or turned into metric or imperial. */
export type ShownUnits = 'original' | 'metric' | 'imperial'

/** One line of a scaled recipe, in the pieces a screen sets apart and as one text. */
interface ScaledLine {
  line: string
  quantity: number | null
  unit: string | null
  name: string
  /** The amount for a person: '1½ tbsp', '300 g', 'pinch of'; empty when the line has none. */
  amountText: string
  /** The whole line with the scaled amount. */
  text: string
}

const smaller: ReadonlyMap<string | null, string> = new Map([
  ['kg', 'g'],
  ['l', 'ml'],
])

function shown(amount: Amount, system: ShownUnits): Amount {
  if (system === 'metric') return toScaledMetric(amount)
  if (system === 'imperial') return toScaledImperial(amount)
  const quantity = roundTo(amount.quantity, 2)
  const below = smaller.get(amount.unit)
  // 0.1 kg is 100 g and no pinch: metric amounts step down before the rule of the pinch is asked.
  if (quantity < PINCH_BELOW && below) return { quantity: roundTo(amount.quantity * 1000, 0), unit: below }
  return { quantity, unit: amount.unit }
}

/**
 * An amount as a cook reads it: '2 tbsp', '1½ cups', '300 g', '3'; below 0.125 it is 'pinch of'
 * (recipes 34).
 */
export function formatScaledAmount(amount: Amount): string {
  if (amount.quantity < PINCH_BELOW) return PINCH
  const kind = amount.unit === null ? undefined : kindOfUnit(amount.unit)
  const decimal = amount.unit === 'g' || amount.unit === 'kg' || amount.unit === 'ml' || amount.unit === 'l'
  const number = decimal ? formatDecimal(amount.quantity) : formatQuantity(amount.quantity)
  if (amount.unit === null || kind === undefined) return [number, amount.unit ?? ''].join(' ').trim()
  return `${number} ${formatUnit(amount.unit, amount.quantity)}`
}

/**
 * A recipe line for another number of diners in the scaled view (recipes 34): amount times target
 * over original servings, then the system's own roundings, for each amount of the line. A line
 * without an amount and a heading stay as they are written.
 */
export function scaleLine(
  line: string,
  fromServings: number,
  toServings: number,
  system: ShownUnits,
): ScaledLine {
  const parts = readLineParts(line).map((part) => {
    const scaled = scalePart(part, fromServings, toServings, system)
    return {
      ...part,
      scaled: system === 'original' ? inOwnWords(scaled, toServings / fromServings) : scaled,
    }
  })
  const [first] = parts
  const text = parts.map(({ joint, scaled }) => joint + scaled.text).join('')
  return { ...(first?.scaled ?? { quantity: null, unit: null, name: '', amountText: '' }), line, text }
}

/** '4 EL Öl' and not '4 tbsp Öl': a unit of another language stays as its line names it. */
function inOwnWords(scaled: ScaledLine, factor: number): ScaledLine {
  const { line, quantity, unit, amountText, text } = scaled
  const own = quantity === null ? null : foreignUnitIn(line)
  if (quantity === null || own === null || own.unit !== (unit ?? '')) return scaled
  const ourWord = own.unit === '' ? '' : ` ${formatUnit(own.unit, quantity)}`
  if (!amountText.endsWith(ourWord) || !text.startsWith(`${amountText} `)) return scaled
  const count = amountText.slice(0, amountText.length - ourWord.length)
  const isSeveral = quantity > 1
  const word = quantity / factor > 1 === isSeveral ? own.word : inflectForeignUnit(own, isSeveral)
  const ownAmount = `${count} ${word}`
  return {
    ...scaled,
    amountText: ownAmount,
    text: `${ownAmount} ${own.of}${text.slice(amountText.length + 1)}`,
  }
}

function scalePart(
  { parsed: read, isMore }: LinePart,
  fromServings: number,
  toServings: number,
  system: ShownUnits,
): ScaledLine {
  const { line } = read
  if (read.quantity === null || read.heading || isPerPerson(line))
    return { line, quantity: null, unit: null, name: read.name, amountText: '', text: line }
  const write = (amount: Amount) => formatScaledAmount(shown(amount, system))
  const factor = toServings / fromServings
  const scale = { factor, isConverted: system !== 'original', write }
  const { parsed, behindName, atEnd } = scaledRemarks(read, scale)
  const exact = read.quantity * factor
  const amount = shown({ quantity: exact, unit: parsed.unit }, system)
  const total = parsed.each && totalInBrackets(parsed, foodOfLine(parsed))
  const sum = system === 'original' ? scaledSum(parsed.sum, factor) : []
  const inFront = amountHedge(read)
  const hedge = amount.unit !== parsed.unit && howFull.test(inFront) ? '' : inFront
  const ownSizeOfUnit = hedge === '' ? sizeOfUnit(parsed) : ''
  const size = amount.unit === parsed.unit ? ownSizeOfUnit : ''
  const each = total === null && parsed.each ? shown(parsed.each, system) : null
  const words = { each, size, ofMany: each === null ? manyInPack(parsed) : '' }
  const ends = endsOf(parsed, factor, system)
  const exactText =
    sum.length > 0
      ? sum.map(formatScaledAmount).join(/\bplus\b|\band\b|[+&]/i.test(line) ? ' + ' : ' ')
      : ends
        ? formatRange(ends, words)
        : formatWithEach(amount, words)
  const amountText = hedge !== '' && exactText !== PINCH ? `${hedge.toLowerCase()} ${exactText}` : exactText
  const saidInFront = [hedge, ...hedge.split(' '), size].map((one) => one.toLowerCase()).filter(Boolean)
  const remarkOf = (said: string | null) => said && withoutHedge(said, saidInFront)
  if (isMore) {
    const text = [amountText, remarkOf(parsed.comment)].filter(Boolean).join(' ')
    return { line, quantity: amount.quantity, unit: amount.unit, name: parsed.name, amountText, text }
  }
  // '2 unidades de cebola' counts pieces.
  const isCounted = parsed.unit === null && foreignUnitIn(line) === null
  const food = isCounted
    ? inflectFoodName(nameInLine(parsed), (ends?.high ?? amount).quantity)
    : nameInLine(parsed)
  const weight = total && write({ ...total, quantity: total.quantity * factor })
  const ownSize = parsed.size !== null && size.includes(parsed.size) ? null : parsed.size
  const name = [ownSize, food, weight && `(${weight})`].filter(Boolean).join(' ') + behindName
  // 'Packed' stands in the amount, or behind the food where the amount is in another unit.
  const said = parsed.comment?.replace(/\bto taste$/, foreignToTaste(line) ?? 'to taste') ?? null
  const remark = said && saidOnce(remarkOf(said) ?? '', size)
  const comment = remark && scaledChoice(remark, fromServings, toServings, system)
  const preparation = parsed.preparation && saidOnce(remarkOf(parsed.preparation) ?? '', size)
  const isSaid = (word: string) => `${preparation} ${remark}`.split(/[ ,]+/).includes(word)
  const full = amount.unit === parsed.unit ? '' : (howFull.exec(ownSizeOfUnit)?.[0] ?? '')
  const fullness = isSaid(full) ? '' : full
  const text = [`${amountText} ${name}`, preparation, fullness, comment].filter(Boolean).join(', ') + atEnd
  return { line, quantity: amount.quantity, unit: amount.unit, name: parsed.name, amountText, text }
}

/** A count of the line's own food, perhaps in another size: '(or 6 large)'. */
const onlySized =
  /^[\d½⅓⅔¼¾./ ]*[\d½⅓⅔¼¾](?: (?:extra[ -])?(?:large|medium|small|big|mini|little|fresh|whole|ripe)(?: ones?)?)?(?=,|$)/i

const choiceStart = /^,?\s*or\s+(?:(?:about|some)\s+)?(.*)$/i
/** 'Or the seeds of 4 pods', 'or grated zest of ½ lemon'. */
const partOfChoice = new RegExp(
  `\\bor (?:the )?(?:[a-z]+ )?(?:(?:juice|zest|rind|peel|seeds?|pulp|flesh|leaves)(?: and )?){1,2} (?:of|from) ((?:${figurePattern}|(?:${countWords})\\b).*)$`,
  'i',
)

/** A remark with the other amount of a choice for as many: 'or 2 shallots'. */
function scaledChoice(comment: string, from: number, to: number, system: ShownUnits): string {
  const [choice = ''] = choicePattern.exec(comment) ?? []
  const part = partOfChoice.exec(comment)?.[1]
  const other = part ?? choiceStart.exec(choice)?.[1] ?? ''
  const parsed = readLineParts(other)[0]?.parsed
  // 'Or 10 seconds in the microwave' is no other amount.
  const isAmount =
    parsed && (part !== undefined || parsed.unit !== null || foodOfLine(parsed).knowledge === 'known')
  const scalable = onlySized.exec(other)?.[0] ?? (isAmount ? other : '')
  if (scalable === '') return comment
  const before = comment.slice(0, comment.length - other.length)
  return before + scaleLine(scalable, from, to, system).text.trimEnd() + other.slice(scalable.length)
}

/** Both ends of a range, where the lower one is more than a pinch: '2-3 carrots'. */
function endsOf({ quantity, quantityMax, unit, sum }: IngredientLine, factor: number, system: ShownUnits) {
  if (quantity === null || quantityMax === null || sum.length > 0) return null
  const [low, high] = [2 * quantity - quantityMax, quantityMax].map((end) =>
    shown({ quantity: end * factor, unit }, system),
  )
  return low && high && low.quantity >= PINCH_BELOW ? { low, high } : null
}

interface UnitWords {
  /** What one measures: '2 × 400 g tins'. */
  each: Amount | null
  size: string
  ofMany: string
}

/**
 * An amount with what its line says of one: '2 × 400 g tins', '2 small bunches', '2 packs of 6'.
 */
function formatWithEach(amount: Amount, { each, size, ofMany }: UnitWords): string {
  if (amount.quantity < PINCH_BELOW) return formatScaledAmount(amount)
  const [count = '', ...unit] = formatScaledAmount(amount).split(' ')
  const figure = each && (each.quantity < PINCH_BELOW ? formatDecimal : formatQuantity)(each.quantity)
  const ofOne = each === null ? [] : ['×', figure, each.unit]
  return [count, ...ofOne, size, ...unit].filter((word) => word !== '' && word !== null).join(' ') + ofMany
}

/** '4-6 large carrots', '800 g-1.2 kg'. */
function formatRange({ low, high }: { low: Amount; high: Amount }, words: UnitWords): string {
  const to = formatWithEach(high, words)
  const [from = '', ...unit] = formatScaledAmount(low).split(' ')
  if (low.unit !== high.unit) return `${[from, ...unit].join(' ')}-${to}`
  return to.startsWith(`${from} `) || to === from ? to : `${from}-${to}`
}

/**
 * '1 cup + 2 tbsp' for twice as many is '2 cups + 4 tbsp', as one measures it; empty where one of
 * them would be a pinch.
 */
function scaledSum(sum: readonly Amount[], factor: number): Amount[] {
  const scaled = sum.map(({ quantity, unit }) => ({ quantity: roundTo(quantity * factor, 2), unit }))
  return scaled.some(({ quantity }) => quantity < PINCH_BELOW) ? [] : scaled
}

/**
 * An ingredient of a recipe as it reads for so many servings; where nobody asked it to be changed
 * it stays word for word.
 */
export const scaledLine = (
  { servings }: { servings: number },
  line: string,
  toServings: number,
  system: ShownUnits = 'original',
): string =>
  servings === toServings && system === 'original' ? line : scaleLine(line, servings, toServings, system).text
