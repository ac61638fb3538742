/**
 * A whole page that somebody copied as text, its menus and comments with it: on a phone often the
 * only way past a site that lets no program in.
 */
import { type PageLine, type PageReading, textOf } from '../page/page-recipe.ts'
import { lineWarnings } from '../page-doubts.ts'
import { readPage } from '../read-page.ts'
import type { LabelledLine } from './label-lines.ts'
import type { TextLine } from './text-lines.ts'
import { isLoud, labelOf } from './whole-lines.ts'

/**
 * From how many lines beside the recipe on a text is a copied page, and what share of all they
 * are.
 */
const FEWEST_BESIDE = 40
const SHARE_BESIDE = 0.5

/** Whether most of many lines are no part of a recipe. */
export function isCopiedPage(lines: readonly LabelledLine[]): boolean {
  const beside = lines.filter(({ part }) => part === 'head' || part === 'rest').length
  return beside >= FEWEST_BESIDE && beside >= SHARE_BESIDE * lines.length
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Stands for the name, which no mark tells in a text. */
const NAMELESS = 'Nameless'

/**
 * The recipe on a copied page, by the rules for pages that declare nothing: labels are its
 * headings, every other line a paragraph. The name is the line above the recipe that the page
 * repeats and whose words the recipe uses.
 */
export function readCopiedPage(lines: readonly TextLine[], url: string): PageReading {
  const rows = lines.map((line) =>
    labelOf(line) === null
      ? `<p>${line.count === null ? '' : `${line.count}. `}${escaped(line.text)}</p>`
      : `<h2>${escaped(line.text)}</h2>`,
  )
  const reading = readPage(`<title>${NAMELESS}</title><h1>${NAMELESS}</h1>${rows.join('\n')}`, url)
  if (reading.recipe === null) return reading
  const { ingredients, steps } = reading.recipe
  const recipe = { ...reading.recipe, name: nameAmong(lines, ingredients, steps) }
  const confidence = { ...reading.confidence, name: 0.5, ingredients: 0.5, steps: 0.5 }
  return { recipe, method: 'text', warnings: lineWarnings(recipe, confidence, 'text'), confidence }
}

/** Characters of a name, and words of it. */
const LONGEST_NAME = 100
const MAX_WORDS = 14
/** How far above the recipe its name may stand, in lines. */
const FAR = 250

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

function nameAmong(lines: readonly TextLine[], ingredients: PageLine[], steps: PageLine[]): string {
  const first = lettersOf(textOf(ingredients[0] ?? steps[0] ?? ''))
  const found = lines.findIndex(({ text }) => lettersOf(text).includes(first))
  const end = found < 0 ? lines.length : found
  const used = new Set([...ingredients, ...steps].flatMap((line) => wordsOf(textOf(line))))
  const said = lines.map(({ text }) => lettersOf(text)).filter((letters) => letters.length > 5)
  let best = ''
  let top = 0
  for (const [at, { text, count }] of lines.slice(Math.max(0, end - FAR), end).entries()) {
    const words = wordsOf(text)
    if (text.length > LONGEST_NAME || text.split(/\s+/).length > MAX_WORDS || words.length === 0) continue
    if (count !== null || labelOf({ text, count, isHeading: false, isBullet: false, isAfterBlank: false }))
      continue
    const letters = lettersOf(text)
    const repeats = said.filter((other) => other === letters).length - 1
    const within = said.filter((other) => other !== letters && other.includes(letters)).length
    const share = words.filter((word) => used.has(word)).length / words.length
    const isSentence = /[.!?:,]$/.test(text)
    const score =
      2 * share +
      Math.min(2, repeats) +
      0.5 * Math.min(3, within) +
      0.5 * Math.min(6, words.length) +
      (1.2 * (at + 1)) / FAR -
      (isSentence ? 1.5 : 0)
    if (score > top) {
      top = score
      best = text
    }
  }
  return isLoud(best) ? best.charAt(0) + best.slice(1).toLowerCase() : best
}
