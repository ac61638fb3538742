/** Steps that a page counts: '1', 'Step 2' or '3/8' in a row before each, or a number at the beginning of each. */
import { stepShape } from '../pages/line-shape.ts'
import { heading, type PageLine } from '../pages/page-recipe.ts'
import { otherLabel } from '../pages/part-labels.ts'
import type { PageRow } from '../pages/rows.ts'
import { kindOf, type PagePart, withoutCountBeside } from './page-part.ts'

/** Rows between a count and the next one: tools, foods and pictures stand beside steps. */
const MOST_BETWEEN = 25
const MOST_STEPS = 60
const FEWEST = 2
const LONGEST_TITLE = 80
/** Below this a row is no step, not even among steps. */
const UNLIKE = 0.25

interface Count {
  count: number
  /** The step, where it stands in the same row. */
  text: string
}

interface Counted extends Count {
  at: number
  /** How the row is set. */
  kind: string
}

/** Steps with their counts; a count in a row of its own is the surer sign. */
export interface CountedPart extends PagePart {
  isApart: boolean
}

/** Every run of counted steps on the page; each begins with one. */
export function countedParts(rows: PageRow[]): CountedPart[] {
  return [countAlone, countBefore].flatMap((read) => {
    const counts = rows.flatMap((row, at) => {
      const found = read(row)
      return found ? { ...found, at, kind: kindOf(row) } : []
    })
    return runsAmong(counts)
      .map((run) => ({ ...partOf(rows, run), isApart: read === countAlone }))
      .filter(({ lines }) => lines.length >= FEWEST)
  })
}

/** 'Step 2', '2/8' or '2.' in a row of its own. */
function countAlone({ text }: PageRow): Count | null {
  const [, count] = /^(?:\p{L}{4,8}\s*)?(\d{1,2})(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u.exec(text) ?? []
  return count ? { count: Number(count), text: '' } : null
}

/** '2. Roast the carrots', or '2 Roast', where the number may stand in a block of its own. */
function countBefore(row: PageRow): Count | null {
  const [begun, count] = /^(\d{1,2})\s*(?:[.)]\s*)?(?=\p{Lu}\p{Ll})/u.exec(row.text) ?? []
  if (!begun || stepShape(row.text.slice(begun.length)) < UNLIKE) return null
  return { count: Number(count), text: withoutCountBeside(row) }
}

function runsAmong(counts: Counted[]): Counted[][] {
  const runs: Counted[][] = []
  for (let first = 0; first < counts.length;) {
    const run = runFrom(counts, first)
    if (run.length >= FEWEST) runs.push(run)
    first += Math.max(1, run.length)
  }
  return runs
}

/** One, two, three ...; after the last a new part of the recipe may begin with one again. */
function runFrom(counts: Counted[], first: number): Counted[] {
  const run: Counted[] = []
  for (const next of counts.slice(first, first + MOST_STEPS)) {
    const last = run.at(-1)
    const follows = last ? next.count === last.count + 1 : next.count === 1
    const restarts = next.count === 1 && last !== undefined && last.count > 1 && next.kind === last.kind
    if (!follows && !restarts) break
    if (last && next.at - last.at > MOST_BETWEEN) break
    run.push(next)
  }
  return run
}

function partOf(rows: PageRow[], run: Counted[]): PagePart {
  const lines: PageLine[] = []
  let score = 0
  let kind: string | null = null
  const starts: { line: number; title: PageRow | null }[] = []
  run.forEach(({ at, text, count }, index) => {
    const end = run[index + 1]?.at ?? at + MOST_BETWEEN
    const between = rows.slice(at + 1, end)
    const isStep = (row: PageRow) =>
      stepShape(row.text) >= UNLIKE && !otherLabel.test(row.text) && (kind === null || kindOf(row) === kind)
    const start = text ? 0 : between.findIndex((row) => isStep(row) && row.tag !== 'li' && row.tag !== 'tr')
    if (start === -1) return
    const above = text ? rows.slice(Math.max(run[index - 1]?.at ?? at, at - 1), at) : between.slice(0, start)
    const title = above.findLast(
      ({ rank, text: said }) => rank > 0 && said.length <= LONGEST_TITLE && !otherLabel.test(said),
    )
    const others = between.slice(start)
    const stop = others.findIndex((row) => !isStep(row) || row.rank > 0)
    const steps = text
      ? [text]
      : others.slice(0, stop === -1 ? others.length : Math.max(1, stop)).map((row) => row.text)
    if (!text && kind === null && others[0]) kind = kindOf(others[0])
    if (count === 1) starts.push({ line: lines.length, title: titleOver(rows, at) })
    lines.push(...(title ? [heading(title.text)] : []), ...steps)
    score += steps.reduce((sum, step) => sum + Math.min(1, (stepShape(step) - 0.3) * 2), 0)
  })
  if (starts.length > 1)
    for (const { line, title } of starts.toReversed()) if (title) lines.splice(line, 0, heading(title.text))
  const from = run[0]?.at ?? -1
  return { lines, score, from, to: from }
}

/** The heading over counts that begin with one again, and over those before. */
function titleOver(rows: PageRow[], at: number): PageRow | null {
  const title = rows
    .slice(Math.max(0, at - 2), at)
    .findLast(({ rank, text }) => rank > 0 && text.length <= LONGEST_TITLE)
  return title && !otherLabel.test(title.text) ? title : null
}
