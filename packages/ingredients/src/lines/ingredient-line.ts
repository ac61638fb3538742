import type { Language } from '../foods/foreign-names.ts'
import { smallWordsOf } from '../foods/foreign-words.ts'
import type { Amount } from '../measure/convert.ts'
import { correctLabels } from './correct-labels.ts'
import { correctForeignLabels } from './foreign-labels.ts'
import { amountOf } from './line-amount.ts'
import { isMark, MAX_LINE_LENGTH, tokenizeLine } from './line-tokens.ts'
import { isHeading } from './recipe-lines.ts'
import { tagLine } from './tag-line.ts'
import type { LineLabel } from './tagger-model.ts'

/**
 * What one line of a recipe's ingredients says. Stored recipes keep the line; this is derived from
 * it and never stored instead.
 */
export interface IngredientLine {
  line: string
  /**
   * A range is its average ('2-3' is 2.5); null when the line has no amount at all ('salt, to
   * taste').
   */
  quantity: number | null
  /** The end of a range, null when the amount is one number. */
  quantityMax: number | null
  /** Canonical (`measure/unit.ts`), or null for things that are counted. */
  unit: string | null
  name: string
  /**
   * The foods that the name lists, as marks or 'and' part them: 'salt & pepper' is two, 'butter or
   * oil' one.
   */
  foods: string[]
  /** 'large', 'thumb-sized'. */
  size: string | null
  preparation: string | null
  comment: string | null
  optional: boolean
  /** A section heading rather than an ingredient: the line ends with a colon, 'For the sauce:'. */
  heading: boolean
  /** The language of its words where the caller knows it; what they mean depends on it. */
  language: Language | null
  /** How sure the reading is, from 0 to 1. */
  confidence: number
  /** The measure of one pack or piece: 400 g of '2 x 400g tins'. */
  each: Amount | null
  /** The same amount in other units, as the line gives it: 7 oz of '200g/7oz'. */
  alternatives: Amount[]
  /**
   * What the amount is the sum of, where the line adds: 1 cup and 2 tbsp of '1 cup plus 2 tbsp';
   * else empty.
   */
  sum: Amount[]
}

/**
 * Reads one ingredient line: the tagger says what each word is, the amount grammar what the amount
 * comes to. A line without an amount has quantity null here, as the CLI and the scorers ask;
 * `amountOrItem` applies the rule (recipes 41).
 */
export function parseIngredient(line: string, language: Language | null = null): IngredientLine {
  const tokens = tokenizeLine(line)
  const taggedLine = tagLine(tokens)
  const taggedLabels = correctLabels(tokens, taggedLine.labels)
  const labels =
    language === null || language === 'en'
      ? taggedLabels
      : correctForeignLabels(tokens, taggedLabels, language)
  const { quantity, quantityMax, unit, each, alternatives, sum } = amountOf(tokens, labels)
  const isHeadingLine = isHeading(line)
  const unreadText = line.length > MAX_LINE_LENGTH ? line.slice(MAX_LINE_LENGTH).trim() : ''
  const comment = [textOf(tokens, labels, ['COMMENT', 'PURPOSE']), unreadText].filter(Boolean).join(' ')
  return {
    line,
    quantity: isHeadingLine ? null : quantity,
    quantityMax: isHeadingLine ? null : quantityMax,
    unit: isHeadingLine ? null : unit,
    name: isHeadingLine ? line.trim().replace(/\s*:$/, '') : wordsWithLabel(tokens, labels, 'NAME'),
    foods: isHeadingLine ? [] : foodsAmong(tokens, labels, language),
    size: wordsWithLabel(tokens, labels, 'SIZE') || null,
    preparation: isHeadingLine ? null : textOf(tokens, labels, ['PREP']) || null,
    comment: isHeadingLine ? null : comment || null,
    optional: isOptional(line.slice(0, MAX_LINE_LENGTH)),
    heading: isHeadingLine,
    language,
    confidence: isHeadingLine ? 1 : taggedLine.confidence,
    each,
    alternatives,
    sum,
  }
}

const wordsWithLabel = (tokens: readonly string[], labels: readonly LineLabel[], label: LineLabel) =>
  tokens.filter((_, index) => labels[index] === label).join(' ')

function foodsAmong(
  tokens: readonly string[],
  labels: readonly LineLabel[],
  language: Language | null,
): string[] {
  const foods: string[] = ['']
  const foreignAnds = language === null || language === 'en' ? null : smallWordsOf(language).and
  tokens.forEach((token, index) => {
    if (/^(?:[,;/&+]|and)$/i.test(token) || foreignAnds?.has(token.toLowerCase())) foods.push('')
    else if (labels[index] === 'NAME') foods.push(`${foods.pop()} ${token}`.trim())
  })
  return foods.filter(Boolean)
}

/**
 * The name to look a line's food up by: 'salt & pepper' and 'salt, pepper' are 'salt and pepper',
 * 'rice/wine vinegar' a choice.
 */
export function nameOfFoods({ line, name, foods }: Pick<IngredientLine, 'line' | 'name' | 'foods'>): string {
  if (foods.length < 2 || / or /i.test(name)) return name
  return foods.join(/\p{L} ?\/ ?\p{L}/u.test(line) ? ' or ' : ' and ')
}

/**
 * The stretches of a line that carry one of the labels, with the marks that stand inside a stretch.
 */
function textOf(
  tokens: readonly string[],
  labels: readonly LineLabel[],
  wantedLabels: readonly LineLabel[],
): string {
  const stretches: string[] = []
  let run = ''
  let marks = ''
  tokens.forEach((token, index) => {
    const label = labels[index] ?? 'MARK'
    if (label === 'MARK' && isMark(token)) marks += token
    else if (wantedLabels.includes(label)) {
      const separator =
        run === ''
          ? ''
          : /^[,;]$/.test(marks)
            ? `${marks} `
            : marks === '/'
              ? '/'
              : marks === '-'
                ? ' - '
                : ' '
      run += separator + token
      marks = ''
    } else {
      if (run !== '') stretches.push(run)
      run = ''
      marks = ''
    }
  })
  stretches.push(run)
  return stretches.filter((words) => !words.split(/\s+/).every((word) => fillerPattern.test(word))).join(', ')
}

/** Words that say nothing alone. */
const fillerPattern = /^(?:an?|of|the|about|approx|and|or|each|plus|minus|x)?$/i

function isOptional(line: string): boolean {
  return (
    /\boptional(?:ly)?\b/i.test(line) ||
    /(?<!\b(?:more|extra) )\bif (?:you )?(?:like|liked|desired|wish|prefer)\b/i.test(line)
  )
}

/**
 * The amount where there has to be a number (recipes 41): a line without an amount is quantity 1,
 * unit 'item'. `parseIngredient` keeps 'no amount' apart, and so do the screens and the list
 * (decision 0010).
 */
export function amountOrItem(parsed: Pick<IngredientLine, 'quantity' | 'unit'>): {
  quantity: number
  unit: string
} {
  if (parsed.quantity === null) return { quantity: 1, unit: parsed.unit ?? 'item' }
  return { quantity: parsed.quantity, unit: parsed.unit ?? '' }
}
