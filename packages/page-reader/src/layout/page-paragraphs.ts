/** The paragraphs of a page: lines that run on, joined; each with how it is set. */

import { isEmptyLabel, isFactRow, isPartLabel } from './form-labels.ts'
import {
  beginsFoodWithoutNumber,
  beginsWithFood,
  bullet,
  continuesFood,
  continuesInLowerCase,
  endsOpen,
  isEndOfBracket,
  isFood,
  isList,
  isNumberedOrBullet,
  isOpen,
  isSentence,
  lacksItsFood,
  numberedStep,
  sentenceEnd,
} from './line-words.ts'
import type { Block } from './page-blocks.ts'
import { isFromPicture, median, type PlacedText } from './placed-text.ts'

/** A paragraph, an ingredient or a heading: one line of the recipe. */
export interface Paragraph {
  text: string
  size: number
  font: string
  /** Whether it begins a block, or stands further from the line before than others do. */
  isApart: boolean
  /** Its left edge and its first base, which tell what stands beside it. */
  left: number
  base: number
  /** Whether it was seen in a picture. */
  isFromPicture: boolean
}

/**
 * Lines further apart than this many times the smallest distance in their block begin a paragraph.
 */
const PARAGRAPH_GAP = 1.16
/** The same for lines from a picture, whose positions are less exact. */
const PICTURE_GAP = 1.07
/** Distances that differ by less are the same. */
const NOISE = 1.2
/** A first line that begins further right by so many heights begins a paragraph. */
const INDENT = 0.8

/** In heights of the font: no paragraph has its lines further apart. */
const MAX_LINE_GAP = 1.75
/** The same for pictures: handwriting is small for the distance of its ruled lines. */
const MAX_PICTURE_LINE_GAP = 2.1
/** Lines before one that show how wide the column is there: it is narrower beside a box. */
const NEARBY = 6
/** Characters from which a line without a full stop at its end is a cut sentence. */
const LONGEST_WITHOUT_FULL_STOP = 35

/** The paragraphs of blocks in their order. */
export function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  const isHyphenated = hyphenatesWords(blocks)
  const paragraphs: Paragraph[] = []
  let last: { block: Block; line: PlacedText } | undefined
  for (const block of blocks) {
    const smallestGap = smallestDistance(block.lines)
    for (const [at, line] of block.lines.entries()) {
      const before = block.lines[at - 1]
      const paragraph = paragraphs.at(-1)
      const continuesParagraph = before
        ? isSameParagraph(before, line, block, smallestGap)
        : last !== undefined && runsIntoNext(last, line, block)
      if (continuesParagraph && paragraph) paragraph.text = joinLines(paragraph.text, line.text, isHyphenated)
      else
        paragraphs.push({
          text: line.text,
          size: line.size,
          font: line.font,
          isApart: !before || line.base - before.base > 1.35 * usualDistance(block.lines),
          left: line.left,
          base: line.base,
          isFromPicture: isFromPicture(line),
        })
      last = { block, line }
    }
  }
  return paragraphs
}

/** Whether a line of a picture is a label, whatever stands near it. */
const isLabel = (text: string) => isPartLabel(text) || isEmptyLabel(text)

const distances = (lines: readonly PlacedText[]) =>
  lines.slice(1).map((line, at) => line.base - (lines[at]?.base ?? 0))

/**
 * The distance of the lines of one paragraph. Positions in a picture are not exact, so that a few
 * closer lines do not count.
 */
function smallestDistance(lines: readonly PlacedText[]): number {
  const sorted = distances(lines)
    .filter((one) => one > 0)
    .toSorted((a, b) => a - b)
  if (!lines.some(isFromPicture)) return sorted[0] ?? Infinity
  const size = median(lines.map((line) => line.size))
  const likely = sorted.filter((one) => one > 0.9 * size)
  const [smallestLikely = Infinity] = likely
  const usual = likely[Math.floor(likely.length * 0.3)] ?? smallestLikely
  return PICTURE_GAP * (usual < NOISE * smallestLikely ? usual : smallestLikely)
}

const usualDistance = (lines: readonly PlacedText[]) => median(distances(lines))

function isSameParagraph(before: PlacedText, line: PlacedText, block: Block, smallestGap: number): boolean {
  const distance = line.base - before.base
  if (isNumberedOrBullet(line.text) || isFactRow(line.text) || isFactRow(before.text)) return false
  if (isFromPicture(line) && (isLabel(before.text) || isLabel(line.text))) return false
  if (isFromPicture(line) && endsOpen(before, line) && distance < MAX_LINE_GAP * line.size) return true
  if (
    distance > PARAGRAPH_GAP * smallestGap ||
    distance > (isFromPicture(line) ? MAX_PICTURE_LINE_GAP : MAX_LINE_GAP) * line.size
  )
    return false
  if (
    line.font !== before.font &&
    (Math.abs(line.size - before.size) > 0.08 * line.size || sentenceEnd.test(before.text))
  )
    return false
  const at = block.lines.indexOf(line)
  const near = block.lines.slice(Math.max(0, at - NEARBY), at)
  const isCut = isLineFull(before, line, Math.max(...near.map(({ right }) => right)))
  if (isFromPicture(line) && beginsFoodWithoutNumber(before, line) && !isOpen(before.text)) return false
  if (beginsWithFood(line) && !isSentence(before.text) && !isOpen(before.text)) return false
  if (isFood(before) || isList(block.lines))
    return (
      continuesFood(before, line, hasGaps(block.lines, smallestGap), isCut) ||
      (isFromPicture(line) &&
        ((isLongest(before, block) && continuesInLowerCase(before, line, block.lines)) ||
          (isLineFull(before, line, block.right) && lacksItsFood(before, line)) ||
          isEndOfBracket(before, line)))
    )
  // Where all paragraphs are numbered, a line without a number continues the one above.
  if (block.lines.filter(({ text }) => isNumberedOrBullet(text)).length > 1 && isBelowCount(block, at))
    return true
  if (
    /^[\p{Ll}(]/u.test(line.text) &&
    !sentenceEnd.test(before.text) &&
    before.text.length > LONGEST_WITHOUT_FULL_STOP
  )
    return true
  if (!isCut) return false
  const isCentred = Math.abs(line.left + line.right - before.left - before.right) < line.size
  return isCentred || line.left - before.left < INDENT * line.size || isNumberedOrBullet(before.text)
}

/** Whether foods of a list stand further apart than the lines of one of them. */
function hasGaps(lines: readonly PlacedText[], smallestGap: number): boolean {
  const foods = lines.filter(({ text, font }) => font === lines[1]?.font && !text.endsWith(':'))
  const gaps = distances(foods)
  const wideGaps = gaps.filter((one) => one > PARAGRAPH_GAP * smallestGap).length
  return wideGaps > 1 && 2 * wideGaps >= gaps.length
}

/** Whether a line goes as far to the right as any other. */
const isLongest = (line: PlacedText, block: Block) => block.right - line.right < 0.6 * line.size

const isBelowCount = (block: Block, at: number) =>
  block.lines.slice(0, at).some(({ text }) => isNumberedOrBullet(text))

/** Whether the next line’s first word had no room at the end of this line. */
function isLineFull(line: PlacedText, next: PlacedText, right: number): boolean {
  const letterWidth = (next.right - next.left) / Math.max(1, next.text.length)
  const nextWord = next.text.split(' ')[0] ?? ''
  return line.right + 1.25 * letterWidth * (nextWord.length + 1) > right
}

/** A sentence that a column or a page cuts goes on in the next block of the same font. */
function runsIntoNext(last: { block: Block; line: PlacedText }, line: PlacedText, block: Block): boolean {
  const { line: before, block: lastBlock } = last
  const isBelow = line.base > before.base && line.base - before.base < 3 * line.size
  return (
    before.font === line.font &&
    Math.abs(before.size - line.size) < 0.08 * line.size &&
    !sentenceEnd.test(before.text) &&
    !isFactRow(before.text) &&
    !(isFromPicture(line) && (isLabel(before.text) || isLabel(line.text) || isList(lastBlock.lines))) &&
    (lastBlock.lines.length > 1 || isBelow) &&
    block.lines.length > 0 &&
    (/^[\p{Ll}(]/u.test(line.text)
      ? before.text.length > 25
      : before.text.length > 30 && fillsColumn(before, lastBlock)) &&
    !isFood(before) &&
    !isFood(line) &&
    !bullet.test(line.text) &&
    !numberedStep.test(line.text)
  )
}

const fillsColumn = (line: PlacedText, block: Block) =>
  line.right - line.left > 0.85 * (block.right - block.left)

/** From this share of lines on that end with a hyphen, words are cut at line ends. */
const MIN_HYPHEN_SHARE = 0.06

function hyphenatesWords(blocks: readonly Block[]): boolean {
  const lines = blocks.flatMap((block) => block.lines)
  const hyphenated = lines.filter(({ text }) => /\p{Ll}-$/u.test(text)).length
  return hyphenated >= 4 && hyphenated > MIN_HYPHEN_SHARE * lines.length
}

/** Joins two lines of a paragraph, without a hyphen that only cuts a word. */
function joinLines(text: string, next: string, isHyphenated: boolean): string {
  if (/\p{L}\u2010$/u.test(text)) return text.slice(0, -1) + next
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return (isHyphenated ? text.slice(0, -1) : text) + next
  return `${text} ${next}`
}
