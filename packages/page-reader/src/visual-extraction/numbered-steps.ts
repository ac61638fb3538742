/**
 * Steps that a page numbers: '1', 'Step 2' or '3/8' in a row before each, or a number at the
 * beginning of each.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { heading, type PageLine } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isPartTitle, noteLine } from '../page/part-label-patterns.ts'
import { numberedStepWord } from '../page/step-numbers.ts'
import { isClosingRemark } from './method-end.ts'
import { type PagePart } from './page-part.ts'
import { endsSteps, withoutStepNumberBeside } from './row-looks.ts'
import { isPictureCaption } from './step-blocks.ts'

/** Rows between a count and the next one: tools, foods and pictures stand beside steps. */
const MAX_BETWEEN = 25
const MAX_STEPS = 60
const MIN_STEPS = 2

interface Count {
  count: number
  /** The step, where it stands in the same row. */
  text: string
  /**
   * Whether it says what it counts ('Step 2') or of how many ('2/8'): a bare number may be an
   * amount.
   */
  isNamed: boolean
  /** Whether what it counts looks like a step by itself. */
  isSure: boolean
}

interface CountedRow extends Count {
  at: number
  /** How the row is set. */
  kind: string
  /** Whether a title stands right over it. */
  isTitled: boolean
}

/** Steps with their counts; a count in a row of its own is the surer sign. */
export interface NumberedPart extends PagePart {
  isInOwnRow: boolean
}

/** Every run of numbered steps on the page; each begins with 1. */
export function numberedStepParts(rows: PageRow[]): NumberedPart[] {
  return [countAlone, countBefore].flatMap((read) => {
    const counts = rows.flatMap((row, at) => {
      const found = read(row)
      return found ? { ...found, at, kind: row.kind, isTitled: titleOver(rows, at) !== undefined } : []
    })
    return runsAmong(counts)
      .filter((run) => run.filter(({ isSure }) => isSure).length * 2 > run.length)
      .map((run) => ({ ...partOf(rows, run), isInOwnRow: read === countAlone }))
      .filter(({ lines }) => lines.length >= MIN_STEPS)
  })
}

/** 'Step 2', '2/8' or '2.' in a row of its own. */
function countAlone({ text }: PageRow): Count | null {
  const [, count] = /^(?:\p{L}{4,8}\s*)?(\d{1,2})(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u.exec(text) ?? []
  return count ? { count: Number(count), text: '', isNamed: /\p{L}|\//u.test(text), isSure: true } : null
}

/**
 * '2. Roast the carrots', or '2 Roast', where the number may stand in a block of its own; 'Step 2:
 * Roast'.
 */
function countBefore(row: PageRow): Count | null {
  const [countAhead, count] =
    /^(\d{1,2})\s*(?:[.)]\s*)?(?=\p{Lu}\p{Ll})/u.exec(row.text) ?? numberedStepWord.exec(row.text) ?? []
  if (!countAhead) return null
  const isSure = stepLikenessOf(row.text.slice(countAhead.length)) >= stepGrade.trace
  return { count: Number(count), text: withoutStepNumberBeside(row), isNamed: false, isSure }
}

function runsAmong(counts: CountedRow[]): CountedRow[][] {
  const runs: CountedRow[][] = []
  for (let first = 0; first < counts.length;) {
    const run = runFrom(counts, first)
    if (run.length >= MIN_STEPS) runs.push(run)
    first += Math.max(1, run.length)
  }
  return runs
}

/**
 * The numbers 1, 2, 3 and so on. After the last one a new part of the recipe may begin with 1
 * again.
 */
function runFrom(counts: CountedRow[], first: number): CountedRow[] {
  const run: CountedRow[] = []
  for (const next of counts.slice(first, first + MAX_STEPS)) {
    const last = run.at(-1)
    const isNextCount = last ? next.count === last.count + 1 : next.count === 1
    const isPartBegun =
      last !== undefined && (last.count > 1 || (next.isTitled && run.some(({ count }) => count > 1)))
    const beginsNextPart = next.count === 1 && isPartBegun && next.kind === last.kind
    if (!isNextCount && !beginsNextPart) break
    if (last && next.at - last.at > MAX_BETWEEN) break
    run.push(next)
  }
  return run
}

/** A step, the title right over it, and the kind of its rows where they stand below the count. */
interface Step {
  title: PageRow | undefined
  lines: string[]
  rowKind: string | null
}

function partOf(rows: PageRow[], run: CountedRow[]): PagePart {
  let kind: string | null = null
  const steps: (Step & CountedRow)[] = []
  run.forEach((counted, index) => {
    const { at } = counted
    const step = counted.text
      ? stepInRow(rows, counted, run[index - 1]?.at ?? at, run[index + 1]?.at ?? at)
      : stepBelow(rows.slice(at + 1, run[index + 1]?.at ?? at + MAX_BETWEEN), kind, counted.isNamed)
    if (!step) return
    kind ??= step.rowKind
    steps.push({ ...counted, ...step })
  })
  const starts = steps.filter(({ count }) => count === 1).map(({ at }) => at)
  const hasParts = starts.length > 1
  const areTitled = hasParts && areSetAsTitles(starts.map((at) => ({ above: rows[at - 1], step: rows[at] })))
  const lines = steps.flatMap(({ at, count, title, lines: stepTexts }): PageLine[] => {
    const titleRow = areTitled ? rows[at - 1] : titleOver(rows, at)
    const sectionTitle = hasParts && count === 1 ? titleRow : undefined
    const titles = [sectionTitle, title === sectionTitle ? undefined : title]
    return [...titles.flatMap((row) => (row ? [heading(row.text)] : [])), ...stepTexts]
  })
  const score = steps.reduce((sum, step) => sum + stepScore(step.lines), 0)
  const from = run[0]?.at ?? -1
  return { lines, score, from, to: from }
}

const stepScore = (lines: string[]) =>
  lines.reduce((sum, line) => sum + Math.min(1, (stepLikenessOf(line) - 0.3) * 2), 0)

/** Characters of a line over step numbers that may name a part. */
const LONGEST_TITLE = 60

/**
 * Whether the lines above each number 1 are titles of parts: short, set alike, and set otherwise
 * than the steps.
 */
function areSetAsTitles(pairs: { above: PageRow | undefined; step: PageRow | undefined }[]): boolean {
  const kinds = new Set(pairs.map(({ above }) => (above ? above.kind : '')))
  return (
    kinds.size === 1 &&
    pairs.every(
      ({ above, step }) =>
        above !== undefined &&
        step !== undefined &&
        above.kind !== step.kind &&
        above.text.length <= LONGEST_TITLE &&
        !/[.!?]$/.test(above.text),
    )
  )
}

/**
 * The step that stands in the row of its number, with the lines of the same paragraph up to the
 * next number of that paragraph.
 */
function stepInRow(rows: PageRow[], { at, text }: CountedRow, before: number, next: number): Step {
  const holder = rows[at]?.holder
  const between = rows.slice(at + 1, next)
  const isWithin = holder != null && [...between, rows[next]].every((row) => row?.holder === holder)
  const goesOn = isWithin && between.every((row) => row.rank === 0 && row.stepLikeness >= stepGrade.trace)
  return {
    title: titleAmong(rows.slice(Math.max(before, at - 1), at)),
    lines: [[text, ...(goesOn ? between.map((row) => row.text) : [])].join(' ')],
    rowKind: null,
  }
}

/**
 * The step among the rows between its number and the next one, set as the steps before it are; null
 * where none of them is one.
 */
function stepBelow(between: PageRow[], kind: string | null, isNamed: boolean): Step | null {
  const isSetAsSteps = (row: PageRow) => kind === null || row.kind === kind
  // A block of the steps' own class right below the number is a step, however short it is.
  const isStep = (row: PageRow) =>
    isSetAsSteps(row) &&
    !isPartTitle(row.text) &&
    !endsSteps(row) &&
    !isClosingRemark(row) &&
    !noteLine.test(row.textWithoutMarker) &&
    (row.stepLikeness >= stepGrade.trace ||
      (isNamed && row === between[0] && kind !== null && kind.trim() !== row.tag))
  const start = between.findIndex(
    (row, at) => isStep(row) && row.tag !== 'li' && !isTitleOfStep(row, between[at + 1]),
  )
  const [first, ...below] = start === -1 ? [] : between.slice(start)
  // A picture beside a step says less than that.
  const others = first && !isPictureCaption(first) ? below.filter((row) => !isPictureCaption(row)) : below
  if (!first) return null
  const end = others.findIndex((row) => !isStep(row))
  const rows = [first, ...(end === -1 ? others : others.slice(0, end))]
  return {
    title: titleAmong(between.slice(0, start)),
    lines: rows.map(({ text }) => text),
    rowKind: first.kind,
  }
}

/** Characters of the title of one step. */
const LONGEST_STEP_TITLE = 50

/** 'Boil the potatoes' in bold or as a heading, over a longer sentence that tells how. */
const isTitleOfStep = (row: PageRow, next: PageRow | undefined): boolean =>
  row.rank > 0 &&
  next?.rank === 0 &&
  row.text.length <= Math.min(LONGEST_STEP_TITLE, next.text.length) &&
  !/[.!?]$/.test(row.text) &&
  next.stepLikeness >= stepGrade.likely

const titleAmong = (rows: PageRow[]) => rows.findLast(({ rank, text }) => rank > 0 || isPartTitle(text))

/** The heading above a number 1. */
const titleOver = (rows: PageRow[], at: number) => titleAmong(rows.slice(Math.max(0, at - 2), at))
