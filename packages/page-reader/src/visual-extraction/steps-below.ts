/** Takes steps from a row of a page on, for as long as rows can be steps. */
import { childrenOf, isElement, type PageNode, tagOf } from '../page/document.ts'
import { stepShape, TALK } from '../page/line-shape.ts'
import {
  isAfterword,
  isCreditOrThanks,
  isFarewell,
  isGoodbye,
  isHope,
  isWish,
  leadsToVideo,
} from '../page/farewell.ts'
import { once } from '../page/recipe-lines.ts'
import { heading, type PageLine, textOf } from '../page/page-recipe.ts'
import { isPartTitle, methodLabel, noteBefore } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { splitIntoSteps } from '../page/step-counts.ts'
import type { PagePart } from './page-part.ts'
import { isNameOfPart } from './part-names.ts'
import {
  areAlike,
  endsSteps,
  isLabel,
  startsWithLabel,
  isTimeLabel,
  withoutCountBeside,
} from './row-looks.ts'

/** The most that the shapes of its lines add to the score of a part. */
export const MAX_SCORE = 6
/** Rows of a part that are looked at. */
const MAX_ROWS = 120
/** Characters of a heading among steps. */
const LONGEST_TITLE = 80
/** Characters of a title that only its letters or its place set apart: 'Make the dough'. */
const LONGEST_PLAIN_TITLE = 40
/** The step shape from which a row is a step among steps. */
const MIN_STEP_SHAPE = 0.25
/** The step shape from which a row is a step anywhere. */
const SURE_STEP_SHAPE = 0.5
/** The step shape that neither adds to the score of its part nor takes from it. */
const NEUTRAL_SHAPE = 0.3
/** Rows between two lists of one method: a title, a button, a count. */
const MAX_BETWEEN = 6
/** Tags between what a picture shows and its words. */
const MAX_TAGS_OF_CAPTION = 4
/** Tags above a row that are looked at. */
const MAX_TAGS_UP = 40

/** A row that was taken for a step, with the titles over it. */
interface TakenStep {
  row: PageRow
  shape: number
  titles: PageRow[]
}

/**
 * The steps from a row on, which may stand below a label; their number and their looks add to the
 * bonus, without steps the score is nothing.
 */
export function stepsBelow(
  rows: PageRow[],
  from: number,
  bonus: number,
  label: PageRow | null = null,
): PagePart {
  const taken = withTitles(takeSteps(rows, from), label)
  const takenLines = linesOf(taken)
  const lines = once(takenLines)
  // A method in one row is as long as its sentences.
  const shapes =
    taken.length === 1 ? lines.map((line) => stepShape(textOf(line))) : taken.map(({ shape }) => shape)
  const score = shapes.reduce((sum, shape) => sum + Math.min(1, (shape - NEUTRAL_SHAPE) * 2), 0)
  return {
    lines,
    score: taken.length === 0 ? 0 : Math.min(bonus + score, bonus + MAX_SCORE),
    from,
    to: from,
  }
}

/**
 * The lines of what was taken; a method in one row is the lines of that row, and counts beside the
 * steps are left out.
 */
function linesOf(taken: TakenStep[]): PageLine[] {
  const [only] = taken
  if (only && taken.length === 1)
    return [...only.titles.map(({ text }) => heading(text)), ...stepsInRow(only.row)]
  return taken.flatMap(({ row, titles }) => [
    ...titles.map(({ text }) => heading(text)),
    withoutCountBeside(row),
  ])
}

const stepsInRow = ({ text, pieces }: PageRow) => (pieces.length > 1 ? pieces : splitIntoSteps(text))

const isItem = ({ tag }: PageRow) => tag === 'li' || tag === 'tr'
/** What a page says of a picture. */
const isCaption = ({ holder }: PageRow) =>
  tagsAround(holder)
    .slice(0, MAX_TAGS_OF_CAPTION)
    .some((node) => tagOf(node) === 'figcaption')
const isBullet = ({ text }: PageRow) => /^[-–—•]\s/.test(text)
/** 'Step 2', '2.', '2/8': says which step follows. */
const isCount = ({ text }: PageRow) => /^(?:\p{L}{2,8}\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u.test(text)

/** 'Step 2. Stir …', '2. Stir …': a sentence with its count. */
const isCounted = ({ text }: PageRow) => /^(?:\p{L}{3,8}\s)?\d{1,2}\s?[.:)]\s/u.test(text)

/** Characters of a method in one paragraph, which says more than a remark. */
const LONG_METHOD = 120

/** Whether talk follows an empty line below a method that has none in it. */
function isTalkApart(row: PageRow, taken: TakenStep[]): boolean {
  const [first, ...others] = taken.map((step) => step.row)
  const isOneText = others.length > 0 && others.every((other) => other.holder === first?.holder)
  const isOtherText = row.holder !== first?.holder
  if (isItem(row) || row.stepShape >= TALK) return false
  if (isOneText && isOtherText) return true
  if (!first || !row.isApart || isOtherText) return false
  const isWhole = others.length > 0 || first.text.length >= LONG_METHOD
  return isWhole && others.every((other) => other.holder === first.holder && !other.isApart)
}

/** 'How long does it keep?' as a heading below steps: what readers ask begins. */
const isQuestion = ({ rank, text }: PageRow) => rank > 0 && rank < 7 && /\?\s*$/.test(text)

/** Whether talk follows a method in which every sentence had its count. */
const isBehindCounts = (row: PageRow, taken: TakenStep[]) =>
  taken.length > 1 && !isCounted(row) && row.stepShape < TALK && taken.every((step) => isCounted(step.row))

function takeSteps(rows: PageRow[], from: number): TakenStep[] {
  let taken: TakenStep[] = []
  let titles: PageRow[] = []
  let gap = 0
  for (let at = from; at < rows.length && at < from + MAX_ROWS; at++) {
    const row = rows[at]
    if (!row) break
    const last = taken.at(-1)?.row
    if (/^[.·•]+$/u.test(row.text) || (last && isCaption(row) && !isCaption(last))) continue
    // A drawn line: what stands below it is a signature.
    if (last && /^[_=*~–—-]{5,}$/u.test(row.text)) break
    const isNext = last !== undefined && isItem(row) && row.list === last.list
    if (taken.length > 1 && isQuestion(row)) break
    const isLast = isNext || isLastOfBlock(row, taken)
    if (last && (isAfterword(row.text) || (!isLast && (endsSteps(row) || isClosing(row))))) break
    if (isCount(row) || isTimeLabel(row, rows[at + 1]) || (!last && row.rank === 0 && isLabel(row))) continue
    const shape = row.stepShape
    if (
      isTitle(rows, at, shape) ||
      isItemApart(row, rows[at + 1], last) ||
      (rows[at - 1] === last && isBetweenLists(row, rows[at + 1], last))
    ) {
      titles.push(row)
      if (titles.length > 2) break
      continue
    }
    if (isAppeal(row, isNext, taken) || isSetOtherwise(row, taken) || isBehindCounts(row, taken)) break
    if (titles.length === 0 && isTalkApart(row, taken)) break
    if (
      isItem(row) &&
      !taken.some((step) => isItem(step.row)) &&
      taken.length <= 2 &&
      // Old pages and letters lay out all they say in the rows of a table.
      shape >= (row.tag === 'tr' ? TALK : MIN_STEP_SHAPE)
    )
      taken = []
    if (!isStep(row, shape, isNext, titles.length > 0, taken)) {
      // Foods beside a step are a row each, and one gap.
      if (gap === 0 || row.holder !== rows[at - 1]?.holder) gap++
      if (last && gap > 1 && !listContinues(rows, at, last)) break
      continue
    }
    gap = 0
    const before = last?.list === row.list ? [] : itemsBefore(rows, from, at, last)
    // A single word among lines of one text does not lower the score.
    const own = { row, shape: continuesText(row, last) ? Math.max(shape, NEUTRAL_SHAPE) : shape }
    taken.push(...[...before, own].map((step, place) => ({ ...step, titles: place === 0 ? titles : [] })))
    titles = []
  }
  return withoutNotes(withFirstTitle(taken, rows.slice(from)))
}

/** The line right over the first list is a title where the next list has one that is set like it. */
function withFirstTitle(taken: TakenStep[], rows: PageRow[]): TakenStep[] {
  const [first, ...others] = taken
  const above = first && rows[rows.indexOf(first.row) - 1]
  if (!first || !above || first.titles.length > 0 || !isShortLine(above)) return taken
  const isTitled = others.some(({ titles }) => titles.some((title) => areAlike(title, above)))
  return isTitled ? [{ ...first, titles: [above] }, ...others] : taken
}

/** '[1] Or half milk, half water': what a number behind a word above refers to. */
const footnote = /^\[\d{1,2}\]\s/

/**
 * A wish, a hope or a goodbye below the steps; with an exclamation mark 'Enjoy with cream!' too.
 */
const isClosing = ({ text, stepShape: shape }: PageRow) =>
  isWish(text) ||
  (shape < TALK && !/\d/.test(text) && isWish(text.split(/(?<=[.!])\s+/).at(-1) ?? '')) ||
  footnote.test(text) ||
  isGoodbye(text) ||
  isHope(text) ||
  isCreditOrThanks(text) ||
  (isFarewell(text) && text.endsWith('!'))

/** 'Note: it keeps for a week.' or 'Watch our video.' as the last line of a text is no step. */
function withoutNotes(taken: TakenStep[]): TakenStep[] {
  const isNote = ({ row }: TakenStep) =>
    !isItem(row) && (noteBefore.test(row.unsigned) || leadsToVideo(row.text))
  return taken.slice(0, taken.findLastIndex((step) => !isNote(step)) + 1)
}

/** Whether a row is the last of a block that holds the steps and nothing else, as items of a list. */
function isLastOfBlock({ holder, list }: PageRow, taken: TakenStep[]): boolean {
  const first = taken[0]?.row
  if (!first?.holder || !holder || taken.length < 2 || first.holder === holder) return false
  const siblings = list && first.list === list ? childrenOf(list).filter(isElement) : []
  return siblings[0] === first.holder && siblings.at(-1) === holder && siblings.length <= taken.length + 1
}

/**
 * The first items of a list that say little ('Mix.'), where a later one of it surely is a step.
 * Below other steps, lists set alike have such items without a full stop too.
 */
function itemsBefore(
  rows: PageRow[],
  from: number,
  at: number,
  last: PageRow | undefined,
): Omit<TakenStep, 'titles'>[] {
  const list = rows[at]?.list
  const above = rows.slice(from, at)
  const other = above.findLastIndex((row) => row.tag !== 'li' || row.list !== list)
  return above
    .slice(other + 1)
    .filter(
      (row) =>
        rows[at]?.tag === 'li' &&
        !row.linked &&
        (/^\p{L}{3,}.*\.$/u.test(row.text) || (last !== undefined && areAlike(row, last))) &&
        !isLabel(row),
    )
    .map((row) => ({ row, shape: row.stepShape }))
}

/**
 * A label of the method over one part of it among others ('How to make the filling') is a title,
 * and the label that is set like it another; a label over all of it says nothing.
 */
function withTitles(taken: TakenStep[], label: PageRow | null): TakenStep[] {
  const titles = taken.flatMap((step) => step.titles)
  const labels = titles.filter((title) => startsWithLabel(title, methodLabel))
  const [first] = titles
  if (
    first &&
    labels[0] === first &&
    (titles.length === 1 || (labels.length === 1 && isLabelAlone(first))) &&
    !isSetLike(label, first)
  )
    return taken.map((step) => ({ ...step, titles: step.titles.filter((title) => title !== first) }))
  if (!label || !labels.some((title) => isSetLike(label, title))) return taken
  return taken.map((step, at) => (at === 0 ? { ...step, titles: [label, ...step.titles] } : step))
}

const isSetLike = (label: PageRow | null, title: PageRow) =>
  label !== null && label.rank === title.rank && label.kind === title.kind

/** 'Method:' and no more. */
const isLabelAlone = ({ text }: PageRow) =>
  (methodLabel.exec(text)?.[0].length ?? 0) >= text.replace(/\P{L}+$/u, '').length

/**
 * A heading over rows that are none; a row with a colon that is no sentence; 'Step 2: Soften' in
 * bold.
 */
function isTitle(rows: PageRow[], at: number, shape: number): boolean {
  const [row, next] = [rows[at], rows.slice(at + 1, at + 3).find((other) => !isCount(other))]
  if (!row || row.text.length > LONGEST_TITLE) return false
  if (row.rank === 0)
    return (
      isPartTitle(row.text) || isNameOfPart(rows, row) || (row.text.endsWith(':') && shape < SURE_STEP_SHAPE)
    )
  if (shape < SURE_STEP_SHAPE) return true
  const isOverOthers = next !== undefined && next.rank !== row.rank
  const isShort = row.text.length <= LONGEST_PLAIN_TITLE && !/[.!?]$/.test(row.text)
  return isOverOthers && (row.rank < 7 || row.text.endsWith(':') || isShort)
}

/** The letters of a row's own class: 'step' of 'step-2'. */
const classLetters = ({ holder }: PageRow) =>
  (holder?.attribs['class'] ?? '').replace(/[^\p{L}\s]/gu, '').trim()

/** Talk below steps that a class of their own sets, in another class. */
function isSetOtherwise(row: PageRow, taken: TakenStep[]): boolean {
  const [first] = taken
  if (!first || taken.length < 2 || row.stepShape >= TALK) return false
  const ownClass = classLetters(row)
  if (ownClass === '') return false
  const stepClass = classLetters(first.row)
  return (
    stepClass !== '' && stepClass !== ownClass && taken.every((step) => classLetters(step.row) === stepClass)
  )
}

/** Characters of an item that may name the items below it. */
const LONGEST_ITEM_TITLE = 40

/** An item in few words, set otherwise than the steps before and after it, names what follows. */
const isItemApart = (row: PageRow, next: PageRow | undefined, last: PageRow | undefined) =>
  row.tag === 'li' &&
  next?.list === row.list &&
  next.kind !== row.kind &&
  (last?.list !== row.list || last.kind === next.kind) &&
  row.text.length <= LONGEST_ITEM_TITLE &&
  !/[.!?]$/.test(row.text) &&
  row.stepShape < SURE_STEP_SHAPE &&
  next.stepShape >= SURE_STEP_SHAPE

/** A line in few words without a full stop, and no heading. */
const isShortLine = (row: PageRow) =>
  row.rank === 0 &&
  !isItem(row) &&
  !row.linked &&
  row.text.length <= LONGEST_PLAIN_TITLE &&
  /^\p{L}[^.!?]*$/u.test(row.text)

/** Between two lists of steps a short line names those below it. */
const isBetweenLists = (row: PageRow, next: PageRow | undefined, last: PageRow | undefined) =>
  last !== undefined &&
  next !== undefined &&
  isShortLine(row) &&
  isItem(last) &&
  isItem(next) &&
  next.list !== last.list &&
  areAlike(next, last) &&
  next.stepShape >= MIN_STEP_SHAPE

/** A whole sentence in bold below plain steps is an appeal to the reader. */
const isAppeal = (row: PageRow, isNext: boolean, taken: TakenStep[]) =>
  !isNext &&
  row.rank === 7 &&
  (row.text.length > 40 || row.text.endsWith('!')) &&
  taken.filter((step) => step.row.rank === 0).length > 1

function isStep(
  row: PageRow,
  shape: number,
  isNext: boolean,
  isTitled: boolean,
  taken: TakenStep[],
): boolean {
  if (row.linked && shape < 0.6) return false
  if (isNext) return shape > 0 || row.text.length > LONGEST_TITLE || /^\p{L}{3,7}\P{L}?$/u.test(row.text)
  const last = taken.at(-1)?.row
  if (last && isItem(last) && (!isItem(row) || (!isTitled && !hasClass(row) && shape <= SURE_STEP_SHAPE)))
    return false
  if (taken.length > 1 && !isSetLikeSteps(row, taken) && !liesAmong(row, taken, isTitled)) return false
  return shape >= MIN_STEP_SHAPE || continuesText(row, last) || (last !== undefined && isBullet(row))
}

/** 'Bake.' in a line of the text that the step before it stands in. */
const continuesText = (row: PageRow, last: PageRow | undefined): boolean =>
  last !== undefined && row.holder === last.holder && !isItem(row) && /^\p{L}{3,}\.$/u.test(row.text)

/** Whether a row is set like one of the steps; paragraphs without a class are all alike. */
const isSetLikeSteps = (row: PageRow, taken: TakenStep[]) =>
  (hasClass(row) || isItem(row)) && taken.some((step) => areAlike(step.row, row))

const hasClass = (row: PageRow) => row.kind.trim() !== row.tag

/**
 * Whether the row lies in the smallest block that holds the steps so far, as deep as they do or in
 * a part of it that is set like theirs; below a title of its own also in the block beside theirs.
 */
function liesAmong(row: PageRow, taken: TakenStep[], isTitled: boolean): boolean {
  const around = tagsAround(row.holder)
  const [first, last] = [
    tagsAround(taken[0]?.row.holder ?? null),
    tagsAround(taken.at(-1)?.row.holder ?? null),
  ]
  const block = last.find((node) => first.includes(node))
  if (block === undefined || around.indexOf(block) === last.indexOf(block)) return true
  const shared = around.includes(block) ? block : isTitled && last.find((node) => around.includes(node))
  return shared ? isPartAlike(partOf(around, shared), partOf(last, shared)) : false
}

/** The part of a block in which a row lies, of the tags around the row. */
const partOf = (around: PageNode[], block: PageNode) => around[around.indexOf(block) - 1]

const isPartAlike = (part: PageNode | undefined, other: PageNode | undefined) =>
  part !== undefined &&
  other !== undefined &&
  isElement(part) &&
  isElement(other) &&
  part.tagName === other.tagName &&
  part.attribs['class'] === other.attribs['class']

function tagsAround(inner: PageNode | null): PageNode[] {
  const ancestors: PageNode[] = []
  for (let node = inner; node && ancestors.length < MAX_TAGS_UP; node = node.parent) ancestors.push(node)
  return ancestors
}

/** Whether a list set like the one before goes on a few rows below. */
function listContinues(rows: PageRow[], at: number, last: PageRow): boolean {
  const others = rows.slice(at + 1, at + 1 + MAX_BETWEEN)
  const next = others.findIndex((row) => row.tag === last.tag && row.stepShape >= SURE_STEP_SHAPE)
  return next >= 0 && isItem(last) && !others.slice(0, next).some(endsSteps)
}
