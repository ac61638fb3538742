/** Takes steps from a row of a page on, for as long as rows can be steps. */

import { beginsWithCommand, hasCookingVerb } from '../page/cooking-verbs.ts'
import { isAfterword } from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { heading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { splitIntoSteps } from '../page/step-numbers.ts'
import { withoutCopies } from '../page/tidy-lines.ts'
import { areLabelledTimes } from '../page/time-facts.ts'
import {
  isStepNumberRow,
  isItemRow,
  LONGEST_COMMAND,
  LONGEST_TITLE,
  type CollectedStep,
} from './collected-step.ts'
import {
  isBoldAppeal,
  isBehindCounts,
  isNoteByClass,
  isRemarkBelowMethod,
  isClosingRemark,
  isDatedEntry,
  isQuestionHeading,
  isOfOtherClass,
  isTalkApart,
  withoutNotes,
} from './method-end.ts'
import type { PagePart } from './page-part.ts'
import { areAlike, endsSteps, isMethodLabel, isTimeLabel, withoutStepNumberBeside } from './row-looks.ts'
import { isPictureCaption, liesAmong } from './step-blocks.ts'
import { isStepTitle, withTitles } from './step-titles.ts'
import { isOfStep, isStepByNeighbours, listContinues, outerList } from './steps-by-neighbours.ts'

/** The most that the shapes of its lines add to the score of a part. */
export const MAX_SCORE = 6
/** Rows of a part that are looked at. */
const MAX_ROWS = 120

/**
 * The steps from a row on, which may stand below a label. Their number and their looks are added to
 * the bonus; without steps the score is 0.
 */
export function collectSteps(
  rows: PageRow[],
  from: number,
  bonus: number,
  label: PageRow | null = null,
): PagePart {
  const collected = withTitles(stepRowsFrom(rows, from), label)
  const takenLines = linesOf(collected)
  const lines = withoutCopies(takenLines)
  // A method in one row is as long as its sentences.
  const shapes =
    collected.length === 1
      ? lines.map((line) => stepLikenessOf(textOf(line)))
      : collected.map(({ shape }) => shape)
  const score = shapes.reduce((sum, shape) => sum + Math.min(1, (shape - stepGrade.neutral) * 2), 0)
  return {
    lines,
    score: collected.length === 0 ? 0 : Math.min(bonus + score, bonus + MAX_SCORE),
    from,
    to: from,
  }
}

/**
 * The lines of what was taken; a method in one row is the lines of that row, counts beside the
 * steps are left out, and what is said within a step stands behind it.
 */
function linesOf(collected: CollectedStep[]): PageLine[] {
  const [only] = collected
  if (only && collected.length === 1)
    return [...only.titles.map(({ text }) => heading(text)), ...stepsInRow(only.row)]
  const lines: PageLine[] = []
  for (const { row, titles, isWithin } of collected) {
    const text = withoutStepNumberBeside(row)
    const last = textOf(lines.at(-1) ?? '')
    if (isWithin) lines.splice(-1, 1, `${last}${last.endsWith(':') ? '' : ','} ${text}`)
    else lines.push(...titles.map((title) => heading(title.text)), text)
  }
  return lines
}

const stepsInRow = ({ text, pieces }: PageRow) => (pieces.length > 1 ? pieces : splitIntoSteps(text))

const isBullet = ({ text }: PageRow) => /^[-–—•]\s/.test(text)

function stepRowsFrom(rows: PageRow[], from: number): CollectedStep[] {
  let collected: CollectedStep[] = []
  let titles: PageRow[] = []
  let gap = 0
  for (let at = from; at < rows.length && at < from + MAX_ROWS; at++) {
    const row = rows[at]
    if (!row) break
    const last = collected.at(-1)?.row
    if (/^[.·•]+$/u.test(row.text) || (last && isPictureCaption(row) && !isPictureCaption(last))) continue
    if (last && isItemRow(last) && isNoteByClass(row)) continue
    // A drawn line: what stands below it is a signature.
    if (last && /^[_=*~–—-]{5,}$/u.test(row.text)) break
    const isNext = last !== undefined && isItemRow(row) && goesOnWith(row, last)
    if (collected.length > 1 && isQuestionHeading(row)) break
    if (last && isDatedEntry(row)) break
    if (last && (isAfterword(row.text) || (!isNext && (endsSteps(row) || isClosingRemark(row))))) break
    if (
      isStepNumberRow(row) ||
      isTimeLabel(row, rows[at + 1]) ||
      (!last && !isItemRow(row) && areLabelledTimes(row.text)) ||
      (!last && row.rank === 0 && isMethodLabel(row))
    )
      continue
    const shape = row.stepLikeness
    const isWithin = isOfStep(rows, at, collected)
    if (isWithin) {
      collected.push({ row, shape: stepGrade.neutral, titles: [], isWithin })
      continue
    }
    if (isStepTitle(rows, at, last)) {
      titles.push(row)
      if (titles.length > 2) break
      continue
    }
    if (
      isBoldAppeal(row, isNext, collected) ||
      isOfOtherClass(row, collected) ||
      isBehindCounts(row, collected)
    )
      break
    if (titles.length === 0 && isTalkApart(row, collected)) break
    if (isRemarkBelowMethod(row, collected, rows[from])) break
    if (
      isItemRow(row) &&
      !collected.some((step) => isItemRow(step.row)) &&
      collected.length <= 2 &&
      // Old pages and e-mails may set all of their text in table rows.
      shape >= (row.tag === 'tr' ? stepGrade.instruction : stepGrade.trace)
    )
      collected = collected.filter((step) => isCommand(step.row))
    if (
      !isStep(row, shape, isNext, titles.length > 0, collected) &&
      !isStepByNeighbours(rows, at, collected)
    ) {
      // Foods beside a step are several rows, but count as one gap.
      if (gap === 0 || row.holder !== rows[at - 1]?.holder) gap++
      if (last && gap > 1 && !listContinues(rows, at, last)) break
      continue
    }
    gap = 0
    const before = last?.list === row.list ? [] : itemsBefore(rows, from, at, last)
    // A single word among lines of one text does not lower the score.
    const newStep = { row, shape: continuesText(row, last) ? Math.max(shape, stepGrade.neutral) : shape }
    collected.push(
      ...[...before, newStep].map((step, place) => ({ ...step, titles: place === 0 ? titles : [] })),
    )
    titles = []
  }
  return withoutNotes(collected)
}

/** Whether an item is of the list of the last step, or of the list that has that one in an item. */
const goesOnWith = ({ list }: PageRow, last: PageRow): boolean =>
  list === last.list || list === outerList(last)

/**
 * Whether a paragraph above a list is one short sentence of a cook, or begins with a command, and
 * so is its first step.
 */
const isCommand = (row: PageRow) =>
  row.rank === 0 &&
  row.text.length <= LONGEST_COMMAND &&
  (beginsWithCommand(row.text)
    ? row.stepLikeness >= stepGrade.possible && !row.text.endsWith(':')
    : row.stepLikeness >= stepGrade.strong && row.text.endsWith('.'))

/**
 * The first items of a list that say little ('Mix.', 'pesare la pasta'), where a later one of it
 * surely is a step.
 * Below other steps, lists set alike have such items without a full stop too.
 */
function itemsBefore(
  rows: PageRow[],
  from: number,
  at: number,
  last: PageRow | undefined,
): Omit<CollectedStep, 'titles'>[] {
  const list = rows[at]?.list
  const above = rows.slice(from, at)
  const other = above.findLastIndex((row) => row.tag !== 'li' || row.list !== list)
  return above
    .slice(other + 1)
    .filter(
      (row) =>
        rows[at]?.tag === 'li' &&
        !row.isLinked &&
        (/^\p{L}{3,}.*\.$/u.test(row.text) ||
          (/\p{L}\s+\p{L}/u.test(row.text) && hasCookingVerb(row.text)) ||
          (last !== undefined && areAlike(row, last))) &&
        !isMethodLabel(row),
    )
    .map((row) => ({ row, shape: row.stepLikeness }))
}

function isStep(
  row: PageRow,
  shape: number,
  isNext: boolean,
  isTitled: boolean,
  collected: CollectedStep[],
): boolean {
  if (row.isLinked && shape < stepGrade.probable) return false
  if (isNext) return shape > 0 || row.text.length > LONGEST_TITLE || /^\p{L}{3,7}\P{L}?$/u.test(row.text)
  const last = collected.at(-1)?.row
  if (
    last &&
    isItemRow(last) &&
    (!isItemRow(row) || (!isTitled && !hasClass(row) && shape <= stepGrade.possible))
  )
    return false
  if (collected.length > 1 && !isSetLikeSteps(row, collected) && !liesAmong(row, collected, isTitled))
    return false
  const continues = last !== undefined && (isBullet(row) || isNextCount(row, last))
  return shape >= stepGrade.trace || continuesText(row, last) || continues
}

/** '4. Roll it out' in a line of the text whose line before it is '3. …'. */
function isNextCount(row: PageRow, last: PageRow): boolean {
  const [count, before] = [row, last].map(({ text }) => Number(/^(\d{1,2})[.)]\s/.exec(text)?.[1]))
  return row.holder === last.holder && count === Number(before) + 1
}

/** 'Bake.' in a line of the text that the step before it stands in. */
const continuesText = (row: PageRow, last: PageRow | undefined): boolean =>
  last !== undefined && row.holder === last.holder && !isItemRow(row) && /^\p{L}{3,}\.$/u.test(row.text)

/**
 * Whether a row is set like one of the steps. Paragraphs without a class do not count, since they
 * are all alike.
 */
const isSetLikeSteps = (row: PageRow, collected: CollectedStep[]) =>
  (hasClass(row) || isItemRow(row)) && collected.some((step) => areAlike(step.row, row))

const hasClass = (row: PageRow) => row.kind.trim() !== row.tag
