/** Steps by their look: below a label, in blocks named for them, after the ingredients. */
import type { PageDocument } from '../page/document.ts'
import { stepShape } from '../page/line-shape.ts'
import { textOf } from '../page/page-recipe.ts'
import { methodLabel } from '../page/part-labels.ts'
import { tidyIngredient } from '../page/recipe-lines.ts'
import { type PageRow, rowsIn } from '../page/rows.ts'
import { countedParts } from './counted-steps.ts'
import { groupsNamed } from './named-blocks.ts'
import { MOST_PARTS, type PagePart } from './page-part.ts'
import { areAlike } from './row-looks.ts'
import { isLabel, isTab } from './step-labels.ts'
import { MOST_SURE, SENTENCE, stepsBelow } from './steps-below.ts'

/** Lists without a label that are tried on one page. */
const MOST_LISTS = 20
/**
 * What a label directly below the ingredients counts for beside one elsewhere, in lines that surely
 * are steps.
 */
const NEAR = 5

/** The row after the last of a part's lines, -1 where the page has no such row. */
function endOf({ lines, to }: PagePart, rows: PageRow[]): number {
  if (to >= 0) return to
  const last = textOf(lines.at(-1) ?? '')
  return rows.findLastIndex(({ text }) => tidyIngredient(text) === last) + 1 || -1
}

/** 'How to make leek pie' over the whole page. */
const isPageTitle = ({ rank, text }: PageRow) =>
  rank === 1 && text.length > 1.6 * (methodLabel.exec(text)?.[0].length ?? 0)

/** Every part of the page that may be its steps; those near its ingredients before others. */
export function stepParts(page: PageDocument, rows: PageRow[], ingredients: PagePart | null): PagePart[] {
  const parts: PagePart[] = []
  const after = ingredients ? endOf(ingredients, rows) : -1
  const near = (at: number) => (after >= 0 && at >= after ? NEAR * Math.max(0, 1 - (at - after) / 60) : 0)
  rows.forEach((row, at) => {
    if (parts.length < MOST_PARTS && isLabel(row) && !isPageTitle(row) && !isTab(row, rows[at + 1]))
      parts.push(stepsBelow(rows, at + 1, 2 + near(at), row))
  })
  for (const part of countedParts(rows))
    parts.push({
      ...part,
      score: (part.isApart ? 2.5 : 1.8) + near(part.from) + Math.min(part.score, MOST_SURE),
    })
  for (const group of groupsNamed(
    page,
    /instruction|direction|method|preparation|recipe-?steps|zubereitung|procedure|bereiding/i,
  )) {
    parts.push({ ...stepsBelow(group.flatMap(rowsIn), 0, 1.6), from: -1, to: -1 })
  }
  if (after >= 0) parts.push(stepsBelow(rows, after, 0), ...sentencesBelow(rows, after))
  parts.push(...listsOfSentences(rows).map((from) => stepsBelow(rows, from, -1)))
  return parts
}

/** Rows below the ingredients in which sentences are sought that no label announces. */
const MOST_BELOW = 40

/**
 * The first two sentences set alike below the ingredients begin the steps, whatever stands between.
 */
function sentencesBelow(rows: PageRow[], after: number): PagePart[] {
  const below = rows.slice(after, after + MOST_BELOW)
  const isSentence = (row: PageRow | undefined) =>
    row !== undefined && stepShape(row.text) >= SENTENCE && !row.linked
  const at = below.findIndex((row, index) => {
    const next = below[index + 1]
    return isSentence(row) && isSentence(next) && next !== undefined && areAlike(row, next)
  })
  if (at < 0) return []
  const title = below[at - 1]
  const from = after + at - (title && title.rank > 0 ? 1 : 0)
  return [stepsBelow(rows, from, 0)]
}

/**
 * Where lists of sentences begin, with the heading over each: without a label the steps may stand
 * before the ingredients.
 */
function listsOfSentences(rows: PageRow[]): number[] {
  const isSentence = (row: PageRow | undefined, list: unknown) =>
    row !== undefined &&
    row.tag === 'li' &&
    row.list === list &&
    !row.linked &&
    stepShape(row.text) >= SENTENCE
  const starts = rows.flatMap((row, at) =>
    rows[at - 1]?.list !== row.list && isSentence(row, row.list) && isSentence(rows[at + 1], row.list)
      ? [at]
      : [],
  )
  return starts.slice(0, MOST_LISTS).map((at) => ((rows[at - 1]?.rank ?? 0) > 0 ? at - 1 : at))
}
