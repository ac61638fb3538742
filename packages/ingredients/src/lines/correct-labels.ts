/** Corrects the tagger for a few phrases whose amount is certain, whatever the tagger says. */

import { canonicalUnit, isUnitWord, kindOfUnit } from '../measure/unit.ts'
import { isMark, isNumber } from './line-tokens.ts'
import type { LineLabel } from './tagger-model.ts'
import { tidyNameLabels } from './tidy-name-labels.ts'

/** After these 'a' counts nothing: 'a little milk', 'a mixture of leaves'. */
const uncountablePattern =
  /^(?:little|bit|lot|good|generous|few|couple|mixture|selection|variety|choice|touch|dash|drop|mix)$/

/**
 * The labels put right for amounts that stand alone. A stretch between marks that holds only a
 * number and its unit is the amount when no other is ('garlic cloves, 4'); 'a large onion' is one
 * onion; the article of 'half a lemon' is no part of the name.
 */
export function correctLabels(tokens: readonly string[], labels: readonly LineLabel[]): LineLabel[] {
  const correctedLabels = [...labels]
  const words = tokens.map((token) => token.toLowerCase())
  if (!labels.includes('QTY')) {
    const loneAmount = amountAlone(tokens)
    if (loneAmount) {
      for (let index = loneAmount.start; index < loneAmount.end; index++)
        correctedLabels[index] = isNumber(tokens[index] ?? '') ? 'QTY' : 'UNIT'
    } else if (!labels.includes('UNIT') && isOne(words, labels)) correctedLabels[0] = 'QTY'
  }
  for (let index = 0; index < tokens.length; index++) {
    const article = words[index] === 'a' || words[index] === 'an' || words[index] === 'of'
    if (article && correctedLabels[index] === 'NAME' && correctedLabels[index - 1] === 'QTY')
      correctedLabels[index] = 'COMMENT'
  }
  gramAsName(words, correctedLabels)
  unitAsName(words, correctedLabels)
  numberAsName(words, correctedLabels)
  endName(words, correctedLabels)
  trimName(words, correctedLabels)
  tidyNameLabels(words, correctedLabels)
  return correctedLabels
}

/**
 * Gram flour is of chickpeas: behind a unit, or with no number before it, 'gram' is no unit ('100 g
 * gram flour', never '100 gram flour').
 */
function gramAsName(words: readonly string[], labels: LineLabel[]): void {
  const gramIndex = words.findIndex((word, index) => word === 'gram' && words[index + 1] === 'flour')
  if (gramIndex !== -1 && !isNumber(words[gramIndex - 1] ?? '')) labels[gramIndex] = 'NAME'
}

/**
 * Where all that is named is a measure in brackets, the thing before them is the food: '1 loaf
 * (450-500 g)' is a loaf, not 'g'.
 */
function unitAsName(words: readonly string[], labels: LineLabel[]): void {
  const open = words.indexOf('(')
  const thing = open - 1
  const names = labels.flatMap((label, at) => (label === 'NAME' ? [at] : []))
  const isInBrackets = (at: number) =>
    at > open && (isNumber(words[at] ?? '') || isUnitWord(words[at] ?? '') || words[at] === 'each')
  if (labels[thing] !== 'UNIT' || names.length === 0 || !names.every(isInBrackets)) return
  labels[thing] = 'NAME'
  for (const at of names)
    labels[at] = isNumber(words[at] ?? '') ? 'QTY' : words[at] === 'each' ? 'COMMENT' : 'UNIT'
}

/**
 * What begins with a number that counts nothing: the 0 of flour alone, the others by their
 * amount.
 */
const finelyMilled = /^0{1,3} flour\b/
const numberedNames = /^(?:5 -? ?spice|[3-6] cheese (?:ravioli|tortellini|pasta|pizza|sauce|mix)|7 -? ?up)\b/

/** '00 flour' is a flour, and '7-Up 330ml' has its amount behind it. */
function numberAsName(words: readonly string[], labels: LineLabel[]): void {
  if (labels[0] !== 'QTY') return
  const text = words.join(' ')
  const isMeasured = labels.indexOf('QTY', 1) !== -1 && labels.at(-1) === 'UNIT'
  if (finelyMilled.test(text) || (isMeasured && numberedNames.test(text))) labels[0] = 'NAME'
}

/**
 * Words at the edges of a name that are none of it: 'a couple of onions' are two onions, 'the juice
 * of a lemon' one, 'a drizzle of honey' is honey; '2 sausages each' are sausages and '6 x eggs'
 * eggs.
 */
function trimName(words: readonly string[], labels: LineLabel[]): void {
  if (!labels.includes('QTY')) labelVagueCounts(words, labels)
  const nameStart = labels.indexOf('NAME')
  const touchIndex = /^an?$/.test(words[nameStart] ?? '') ? nameStart + 1 : nameStart
  const isOfNext = labels[touchIndex + 1] === 'NAME' && words[touchIndex + 1] === 'of'
  if (isOfNext && kindOfUnit(canonicalUnit(words[touchIndex] ?? '') ?? '') === 'touch') {
    labels[nameStart] = 'QTY'
    labels[touchIndex] = 'UNIT'
    labels[touchIndex + 1] = 'COMMENT'
  }
  if (/^sprinkl(?:e|ing)$/.test(words[touchIndex] ?? '') && words[touchIndex + 1] === 'of')
    labels.fill('COMMENT', nameStart, touchIndex + 2)
  const isArticle = /^an?$/.test(words[nameStart] ?? '') && labels.includes('QTY')
  const isTimesSign = words[nameStart] === 'x' && labels[nameStart - 1] === 'QTY'
  if (labels[nameStart + 1] === 'NAME' && (isArticle || isTimesSign || words[nameStart] === 'some'))
    labels[nameStart] = 'COMMENT'
  unitBehindArticle(words, labels)
  percentToComment(words, labels)
  const end = labels.lastIndexOf('NAME')
  if (words[end] === 'each' && end > nameStart) labels[end] = 'COMMENT'
}

/** 'Half a packet of pasta' has a unit like half a tin. */
function unitBehindArticle(words: readonly string[], labels: LineLabel[]): void {
  const quantityIndex = labels.indexOf('QTY')
  const isUnit =
    /^(?:an?|of)$/.test(words[quantityIndex + 1] ?? '') && isUnitWord(words[quantityIndex + 2] ?? '')
  if (quantityIndex === -1 || !isUnit || labels.includes('UNIT') || words[quantityIndex + 3] !== 'of') return
  labels[quantityIndex + 2] = 'UNIT'
  labels[quantityIndex + 3] = 'COMMENT'
}

/** A bracket with a percentage behind the name is no part of it: 'beef mince (5% fat)'. */
function percentToComment(words: readonly string[], labels: LineLabel[]): void {
  const open = words.findIndex((word, at) => word === '(' && isPercent(words.slice(at + 1, at + 4)))
  const end = words.indexOf(')', open)
  if (open === -1 || !labels.slice(0, open).includes('NAME')) return
  for (let index = open + 1; index < (end === -1 ? words.length : end); index++) labels[index] = 'COMMENT'
}

/** '5%', '60-70%', '60 to 72%'. */
const isPercent = (words: readonly string[]) => /^\d[\d. ]*(?:(?:-|to) ?\d[\d.]*)? ?%/.test(words.join(' '))

const vague = new Set(['couple', 'few', 'several'])

/**
 * Numbers that the tagger takes for words: the 'few' of 'a few drops of oil', the 'a' of 'juice of
 * a lemon'.
 */
function labelVagueCounts(words: readonly string[], labels: LineLabel[]): void {
  const count = words[0] === 'a' || words[0] === 'an' ? 1 : 0
  const start = words[count + 1] === 'of' ? count + 2 : count + 1
  if (vague.has(words[count] ?? '')) {
    const isUnit = isUnitWord(words[start] ?? '')
    if (!isUnit && labels[start] !== 'NAME') return
    labels.fill('COMMENT', 0, start)
    labels[count] = 'QTY'
    if (isUnit) labels[start] = 'UNIT'
    const behind = isUnit && words[start + 1] === 'of' ? start + 2 : start + (isUnit ? 1 : 0)
    labels.fill('COMMENT', isUnit ? start + 1 : start, behind)
    if (!labels.includes('NAME')) nameFrom(behind, words, labels)
    return
  }
  const article = words.findIndex(
    (word, at) => /^an?$/.test(word) && words[at - 1] === 'of' && labels[at] === 'NAME',
  )
  if (article > 1 && /^(?:juice|zest|rind|peel)$/.test(words[article - 2] ?? '')) labels[article] = 'QTY'
}

/**
 * The words from one place up to a mark or an example are the name: 'a few sprigs of herbs such as
 * thyme'.
 */
function nameFrom(start: number, words: readonly string[], labels: LineLabel[]): void {
  for (
    let index = start;
    index < words.length && !isMark(words[index] ?? '') && words[index] !== 'such';
    index++
  )
    labels[index] = 'NAME'
}

/** Turns of phrase that end a name: what follows tells how it was made or for whom. */
const nameEnd = /^(?:made (?:with|from)|per (?:person|head|serving))$/

/**
 * All words behind the end of a name are comment, however much they look like food: 'broth made
 * with chicken bones'.
 */
function endName(words: readonly string[], labels: LineLabel[]): void {
  const nameStart = labels.indexOf('NAME')
  if (nameStart === -1) return
  const end = words.findIndex(
    (word, index) => index > nameStart && nameEnd.test(`${word} ${words[index + 1] ?? ''}`),
  )
  if (end === -1) return
  for (let index = end; index < words.length; index++) if (labels[index] === 'NAME') labels[index] = 'COMMENT'
}

function amountAlone(tokens: readonly string[]): { start: number; end: number } | null {
  for (let start = 0; start < tokens.length; start++) {
    if (!isNumber(tokens[start] ?? '') || (start > 0 && !isMark(tokens[start - 1] ?? ''))) continue
    let end = start + 1
    while (end < tokens.length && isUnitWord(tokens[end] ?? '')) end++
    const next = tokens[end]
    if (end - start <= 3 && tokens[start - 1] !== '(' && (next === undefined || next === ',' || next === ';'))
      return { start, end }
  }
  return null
}

function isOne(words: readonly string[], labels: readonly LineLabel[]): boolean {
  if ((words[0] !== 'a' && words[0] !== 'an') || uncountablePattern.test(words[1] ?? '')) return false
  const stop = words.findIndex((word) => isMark(word))
  const phrase = words.slice(0, stop === -1 ? words.length : stop)
  return labels[1] !== 'COMMENT' && !phrase.includes('of')
}
