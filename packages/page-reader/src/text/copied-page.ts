/**
 * Reads a whole page that was copied as text, with its menus and comments. On a phone that is often
 * the only way to import from a site that blocks programs.
 */

import { recipeWarnings } from '../page-doubts.ts'
import { findingsInHtml } from '../page-findings.ts'
import { lettersAndDigitsOf, longWordsOf } from '../page/comparable-text.ts'
import { type PageLine, type PageReading, textOf } from '../page/page-recipe.ts'
import { reconcileFindings } from '../reconcile/reconcile-findings.ts'
import { isAllCaps, partLabelOf } from './part-label.ts'
import type { TextLine } from './text-lines.ts'
import type { LineInPart } from './text-part.ts'

/**
 * The lines beside the recipe, and their share of all, from which a text is a copied page.
 */
const MIN_LINES_BESIDE = 40
const MIN_SHARE_BESIDE = 0.5

/** Whether most of many lines are no part of a recipe. */
export function isCopiedPage(lines: readonly LineInPart[]): boolean {
  const linesBeside = lines.filter(({ part }) => part === 'head' || part === 'rest').length
  return linesBeside >= MIN_LINES_BESIDE && linesBeside >= MIN_SHARE_BESIDE * lines.length
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A placeholder for the name, which the rules for pages cannot find in a text. */
const NAME_PLACEHOLDER = 'Nameless'

/**
 * The recipe on a copied page, by the rules for pages that declare nothing: labels are its
 * headings, every other line a paragraph. The name is the line above the recipe that the page
 * repeats and whose words the recipe uses.
 */
export function readCopiedPage(lines: readonly TextLine[], url: string): PageReading {
  const rows = lines.map((line) =>
    partLabelOf(line) === null
      ? `<p>${line.count === null ? '' : `${line.count}. `}${escapeHtml(line.text)}</p>`
      : `<h2>${escapeHtml(line.text)}</h2>`,
  )
  const html = `<title>${NAME_PLACEHOLDER}</title><h1>${NAME_PLACEHOLDER}</h1>${rows.join('\n')}`
  const reading = reconcileFindings(findingsInHtml(html, url), url)
  if (reading.recipe === null) return reading
  const { ingredients, steps } = reading.recipe
  const recipe = { ...reading.recipe, name: nameAmong(lines, ingredients, steps) }
  const confidence = { ...reading.confidence, name: 0.5, ingredients: 0.5, steps: 0.5 }
  return { recipe, method: 'text', warnings: recipeWarnings(recipe, confidence, 'text'), confidence }
}

/** Characters of a name, and words of it. */
const LONGEST_NAME = 100
const MAX_WORDS = 14
/** How far above the recipe its name may stand, in lines. */
const MAX_LINES_ABOVE = 250

function nameAmong(lines: readonly TextLine[], ingredients: PageLine[], steps: PageLine[]): string {
  const firstLineLetters = lettersAndDigitsOf(textOf(ingredients[0] ?? steps[0] ?? ''))
  const recipeStart = lines.findIndex(({ text }) => lettersAndDigitsOf(text).includes(firstLineLetters))
  const end = recipeStart < 0 ? lines.length : recipeStart
  const recipeWords = new Set([...ingredients, ...steps].flatMap((line) => longWordsOf(textOf(line))))
  const allLineLetters = lines
    .map(({ text }) => lettersAndDigitsOf(text))
    .filter((letters) => letters.length > 5)
  let best = ''
  let bestScore = 0
  for (const [at, { text, count }] of lines.slice(Math.max(0, end - MAX_LINES_ABOVE), end).entries()) {
    const words = longWordsOf(text)
    if (text.length > LONGEST_NAME || text.split(/\s+/).length > MAX_WORDS || words.length === 0) continue
    if (
      count !== null ||
      partLabelOf({ text, count, isHeading: false, isBullet: false, isAfterBlank: false })
    )
      continue
    const letters = lettersAndDigitsOf(text)
    const repeats = allLineLetters.filter((other) => other === letters).length - 1
    const containing = allLineLetters.filter((other) => other !== letters && other.includes(letters)).length
    const share = words.filter((word) => recipeWords.has(word)).length / words.length
    const isSentence = /[.!?:,]$/.test(text)
    const score =
      2 * share +
      Math.min(2, repeats) +
      0.5 * Math.min(3, containing) +
      0.5 * Math.min(6, words.length) +
      (1.2 * (at + 1)) / MAX_LINES_ABOVE -
      (isSentence ? 1.5 : 0)
    if (score > bestScore) {
      bestScore = score
      best = text
    }
  }
  return isAllCaps(best) ? best.charAt(0) + best.slice(1).toLowerCase() : best
}
