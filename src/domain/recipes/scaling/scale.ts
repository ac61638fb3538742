import { inflectFoodName } from '@plateful/ingredients/foods/inflect-food-name'
import { withoutHedge } from '@plateful/ingredients/lines/amount-hedge'
import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import type { LinePart } from '@plateful/ingredients/lines/line-part'
import { choicePattern, countWords } from '@plateful/ingredients/lines/line-separators'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import type { Amount } from '@plateful/ingredients/measure/convert'
import {
  foreignToTaste,
  foreignUnitIn,
  inflectForeignUnit,
} from '@plateful/ingredients/measure/foreign-units'
import { figurePattern } from '@plateful/ingredients/measure/quantity'
import { formatUnit } from '@plateful/ingredients/measure/unit'
import {
  formatScaledAmount,
  scaleAmount,
  type ScaledAmount,
  type ShownUnits,
  shownAmount,
} from './scale-amount.ts'
import { scaledRemarks } from './scale-remarks.ts'
import { nameInLine, saidOnce } from './scale-words.ts'
import { totalInBrackets } from './total-in-brackets.ts'

/**
 * An amount for each person: 'two eggs per person', however many the recipe is for. In '600 g beef,
 * 150 g per person' the amount is 600 g.
 */
const forEachEater = new RegExp(
  `^(?:(?:about|allow) )?(?:${figurePattern}|(?:${countWords})\\b)[\\d./,–-]*(?:(?!${figurePattern}).)*\\b(?:(?:per|each|a) (?:person|head)|for each person)\\b`,
  'i',
)

/** Whether the amount of a line is for one person and not for the recipe. */
export const isPerPerson = (line: string): boolean =>
  /person|head/i.test(line) && forEachEater.test(line.trim())

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

/**
 * The amount with the line's own unit where that is in another language: '4 EL Öl', not '4 tbsp
 * Öl'.
 */
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
  const { line, quantity } = read
  if (quantity === null || read.heading || isPerPerson(line))
    return { line, quantity: null, unit: null, name: read.name, amountText: '', text: line }
  const factor = toServings / fromServings
  const write = (amount: Amount) => formatScaledAmount(shownAmount(amount, system))
  const { parsed, behindName, atEnd } = scaledRemarks(read, {
    factor,
    isConverted: system !== 'original',
    write,
  })
  const total = parsed.each && totalInBrackets(parsed, foodOfLine(parsed))
  const scaled = scaleAmount(
    { ...parsed, quantity, each: total === null ? parsed.each : null },
    factor,
    system,
  )
  const { amount, amountText } = scaled
  const withText = (text: string) => ({
    line,
    quantity: amount.quantity,
    unit: amount.unit,
    name: parsed.name,
    amountText,
    text,
  })
  if (isMore) return withText([amountText, notInAmount(parsed.comment, scaled)].filter(Boolean).join(' '))
  const weight = total && `(${write({ ...total, quantity: total.quantity * factor })})`
  const size = parsed.size !== null && scaled.size.includes(parsed.size) ? null : parsed.size
  const name = [size, foodInNumber(parsed, scaled.high), weight].filter(Boolean).join(' ') + behindName
  const other = (remark: string) => scaledChoice(remark, fromServings, toServings, system)
  const behind = remarksBehindFood(parsed, scaled, other)
  return withText([`${amountText} ${name}`, ...behind].join(', ') + atEnd)
}

/** The food of a line in the singular or plural of its amount, where it is counted in pieces. */
function foodInNumber(parsed: IngredientLine, quantity: number): string {
  // '2 unidades de cebola' counts pieces.
  const isCounted = parsed.unit === null && foreignUnitIn(parsed.line) === null
  return isCounted ? inflectFoodName(nameInLine(parsed), quantity) : nameInLine(parsed)
}

/** A remark without the words that its line's scaled amount says. */
const notInAmount = (remark: string | null, { hedge, size }: ScaledAmount): string | null =>
  remark &&
  withoutHedge(remark, [hedge, ...hedge.split(' '), size].map((word) => word.toLowerCase()).filter(Boolean))

/** What stands behind the food: how it is prepared, how full its spoon is, other remarks. */
function remarksBehindFood(
  { line, comment, preparation }: IngredientLine,
  scaled: ScaledAmount,
  scaleOther: (remark: string) => string,
): string[] {
  const notSaidYet = (text: string | null) => text && saidOnce(notInAmount(text, scaled) ?? '', scaled.size)
  // 'Packed' is in the amount, or behind the food where the amount is in another unit now.
  const remark = notSaidYet(comment?.replace(/\bto taste$/, foreignToTaste(line) ?? 'to taste') ?? null)
  const prepared = notSaidYet(preparation)
  const isFullnessSaid = `${prepared} ${remark}`.split(/[ ,]+/).includes(scaled.fullness)
  const behind = [prepared, isFullnessSaid ? '' : scaled.fullness, remark && scaleOther(remark)]
  return behind.flatMap((words) => words || [])
}

/** A choice that only counts the line's own food in another size: '(or 6 large)'. */
const onlySized =
  /^[\d½⅓⅔¼¾./ ]*[\d½⅓⅔¼¾](?: (?:extra[ -])?(?:large|medium|small|big|mini|little|fresh|whole|ripe)(?: ones?)?)?(?=,|$)/i

const choiceStart = /^,?\s*or\s+(?:(?:about|some)\s+)?(.*)$/i
/** 'Or the seeds of 4 pods', 'or grated zest of ½ lemon'. */
const partOfChoice = new RegExp(
  `\\bor (?:the )?(?:[a-z]+ )?(?:(?:juice|zest|rind|peel|seeds?|pulp|flesh|leaves)(?: and )?){1,2} (?:of|from) ((?:${figurePattern}|(?:${countWords})\\b).*)$`,
  'i',
)

/** A remark in which the other amount of a choice is scaled too: 'or 2 shallots'. */
function scaledChoice(comment: string, from: number, to: number, system: ShownUnits): string {
  const [choice = ''] = choicePattern.exec(comment) ?? []
  const part = partOfChoice.exec(comment)?.[1]
  const other = part ?? choiceStart.exec(choice)?.[1] ?? ''
  const parsed = readLineParts(other)[0]?.parsed
  // 'Or 10 seconds in the microwave' is not an amount of food.
  const isAmount =
    parsed && (part !== undefined || parsed.unit !== null || foodOfLine(parsed).knowledge === 'known')
  const scalable = onlySized.exec(other)?.[0] ?? (isAmount ? other : '')
  if (scalable === '') return comment
  const before = comment.slice(0, comment.length - other.length)
  return before + scaleLine(scalable, from, to, system).text.trimEnd() + other.slice(scalable.length)
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
