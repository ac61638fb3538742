/** Steps by their look: below a label, in blocks named for them, after the ingredients. */
import { stepShape } from './line-shape.ts'
import { countedParts } from './counted-steps.ts'
import type { PageDocument } from './page-document.ts'
import { blocksNamed, MOST_PARTS, type PagePart, says } from './page-part.ts'
import { heading, type PageLine, textOf } from './page-recipe.ts'
import { type PageRow, rowsIn } from './page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from './page-words.ts'
import { tidyIngredient } from './recipe-lines.ts'

/** What a label directly below the ingredients counts for beside one elsewhere, in lines that surely are steps. */
const NEAR = 4
/** Lines after which more of them say no more. */
const MOST_SURE = 6

/** The row after the last of a part's lines, -1 where the page has no such row. */
function endOf({ lines, to }: PagePart, rows: PageRow[]): number {
  if (to >= 0) return to
  const last = textOf(lines.at(-1) ?? '')
  return rows.findLastIndex(({ text }) => tidyIngredient(text) === last) + 1 || -1
}

/** Every part of the page that may be its steps; those near its ingredients before others. */
export function stepParts(page: PageDocument, rows: PageRow[], ingredients: PagePart | null): PagePart[] {
  const parts: PagePart[] = []
  const after = ingredients ? endOf(ingredients, rows) : -1
  const near = (at: number) => (after >= 0 && at >= after ? NEAR * Math.max(0, 1 - (at - after) / 60) : 0)
  rows.forEach((row, at) => {
    if (parts.length < MOST_PARTS && says(row, methodLabel)) parts.push(takeSteps(rows, at + 1, 2 + near(at)))
  })
  for (const part of countedParts(rows))
    parts.push({ ...part, score: 2.5 + near(part.from) + Math.min(part.score, MOST_SURE) })
  for (const block of blocksNamed(
    page,
    /instruction|direction|method|preparation|recipe-?steps|zubereitung|procedure|bereiding/i,
  )) {
    parts.push({ ...takeSteps(rowsIn(block), 0, 1.6), from: -1, to: -1 })
  }
  if (after >= 0) parts.push(takeSteps(rows, after, 0))
  return parts
}

/** Takes rows from one on for as long as they can be steps. */
function takeSteps(rows: PageRow[], from: number, bonus: number): PagePart {
  const lines: PageLine[] = []
  let score = bonus
  let titles: string[] = []
  let listed = false
  let gap = 0
  let plain = 0
  for (let at = from; at < rows.length && at < from + 120; at++) {
    const row = rows[at]
    if (!row || (lines.length > 0 && says(row, ingredientsLabel))) break
    const { text, tag, rank } = row
    if (/^(?:\p{L}{2,8}\s*)?\d{1,2}\s*[.:)]?$/u.test(text)) continue
    if (lines.length > 0 && says(row, otherLabel) && (rank > 0 || text.length < 30)) break
    const shape = stepShape(text)
    const item = tag === 'li' || tag === 'tr'
    const isTitle = rank > 0 && (shape < 0.5 || (rank < 7 && /^step \d+\s*[:.–-]/i.test(text)))
    if (isTitle && text.length <= 80) {
      titles.push(text)
      if (titles.length > 2) break
      continue
    }
    // A whole sentence in bold below plain steps is an appeal to the reader.
    if (rank === 7 && text.length > 40 && plain > 1) break
    if (item && !listed && lines.length <= 2 && shape >= 0.25) {
      listed = true
      lines.splice(0, lines.length)
    }
    const isBullet =
      lines.length > 0 && /^[-–—•]\s/.test(text) && /^[-–—•]\s/.test(textOf(lines.at(-1) ?? ''))
    if ((listed && !item) || (row.linked && shape < 0.6) || (shape < 0.25 && !isBullet)) {
      if (lines.length > 0 && ++gap > 1) break
      continue
    }
    gap = 0
    if (rank === 0) plain++
    lines.push(...titles.filter((title) => !says({ ...row, text: title }, methodLabel)).map(heading), text)
    titles = []
    score += Math.min(1, (shape - 0.3) * 2)
  }
  return {
    lines,
    score: lines.length === 0 || score === bonus ? 0 : Math.min(score, bonus + MOST_SURE),
    from,
    to: from,
  }
}
