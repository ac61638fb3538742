/**
 * What a page shows beside each of its steps and is none of it: the foods that the step needs, the
 * address of its picture.
 */
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/rows.ts'
import { withoutCountBeside } from './step-labels.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/**
 * The steps without lines of their rows in which every word is one of the ingredients: a sentence
 * says what is done with them.
 */
export function withoutFoodsBeside(steps: PageLine[], rows: PageRow[], ingredients: PageLine[]): PageLine[] {
  const known = new Set(ingredients.map(textOf).flatMap(wordsOf))
  const isFoods = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && !/[.!]$/.test(text) && words.every((word) => known.has(word))
  }
  const said = new Map<PageLine, string>()
  for (const row of rows) {
    const pieces = row.pieces.filter((text, at) => at === 0 || !(isAddress(text) || isFoods(text)))
    if (pieces.length === row.pieces.length) continue
    said.set(withoutCountBeside(row), withoutCountBeside({ ...row, pieces, text: pieces.join(' ') }))
  }
  return steps.map((line) => (isHeading(line) ? line : (said.get(line) ?? line)))
}
