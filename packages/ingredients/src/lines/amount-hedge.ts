/** Words before an amount that say how exact it is: 'up to 300 g', 'generous 200 ml'. */

import { figurePattern, readNumber } from '../measure/quantity.ts'
import { countWords } from './line-separators.ts'

const words =
  '(?:just |only |a (?:little|bit|touch) |slightly |well |very )?(?:under|over|below|above|short of)|up to|at (?:least|most)|' +
  '(?:no |not )?(?:more|less) than|(?:a )?(?:max(?:imum)?|min(?:imum)?)\\.?(?: of)?|nearly|almost|barely|' +
  'about|around|roughly|circa|ca\\.?|approx(?:imately)?\\.?'
/** Words for how full a measure is, before a figure and a unit that is no vessel: '200 ml'. */
const fullness = '(?:a )?(?:generous|scant|good|bare|full)'
const unitOfScales =
  '(?:k?g|[cd]?l|ml|oz|lbs?|grams?|kilos?|lit(?:re|er)s?|millilit(?:re|er)s?|ounces?|pounds?|pints?)'

/** What stands before an amount in words or figures, with the blank behind it: 'just over '. */
export const hedgeBefore = new RegExp(
  `^(?:${words}) (?=(?:${countWords}|half|quarter|third)\\b|${figurePattern})`,
  'i',
)

const hedge = new RegExp(
  `^\\W*(?:(${words}) (?=${figurePattern}|(?:${countWords}|half)\\b)|(${fullness}) (?=[\\d½⅓⅔¼¾./,–-]+ ?${unitOfScales}\\b))`,
  'i',
)

/** The same where the amount stands behind its food: 'Oil for frying, about 500 ml'. */
const hedgeBehindFood = new RegExp(
  `^(?:(?!\\b(?:${countWords}|half|an?)\\b)[^\\d½⅓⅔¼¾])*?\\p{L}[,:]?[ (]+(${words}) (${figurePattern}[\\d.,/½⅓⅔¼¾ ]*)`,
  'iu',
)

/**
 * The words before the amount of a line that say how exact it is, for its scaled amount too
 * (recipes 156); empty where there are none.
 */
export function amountHedge({ line, quantity }: { line: string; quantity: number | null }): string {
  const [, before, full] = hedge.exec(line) ?? []
  if (before !== undefined || full !== undefined) return before ?? full?.replace(/^a /i, '') ?? ''
  const [, behind = '', figure = ''] = hedgeBehindFood.exec(line) ?? []
  // 'Large handful of dill (about 10 g)' is of one handful.
  return readNumber(figure.replace(/[ ,.]+$/, '')) === quantity ? behind : ''
}

const hedgeAtEnd = new RegExp(` (${words})$`, 'i')

/** A remark without the words before the amount, nor an article that is left of them. */
export function withoutHedge(remark: string, said: readonly string[]): string {
  const withoutEnd = (part: string) =>
    part.replace(hedgeAtEnd, (end, word: string) => (said.includes(word.toLowerCase()) ? '' : end))
  return remark
    .split(', ')
    .map((part) =>
      withoutEnd(part)
        .replace(/^an? (?=\S+$)/i, '')
        .replace(/\bor so of$/, 'or so'),
    )
    .filter((part) => !said.includes(part.toLowerCase()))
    .join(', ')
}
