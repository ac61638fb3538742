/** The blocks of a page in the order in which they are read: lines below each other, by columns. */

import { addToGroup } from '@plateful/ingredients/group-by'
import { foodGrade } from '../page/likeness-grades.ts'
import { ingredientLikenessOf } from '../page/line-likeness.ts'
import { isAbove } from './page-lines.ts'
import { isFromPicture, median, type PlacedText, horizontalOverlap } from './placed-text.ts'

/** Lines below each other that belong together. */
export interface Block {
  lines: PlacedText[]
  left: number
  right: number
  top: number
  end: number
  /** Whether it parts the page over its whole width. */
  isWide?: boolean
}

/** The most lines of a page that are read. */
const MAX_LINES = 1200
/** Lines above one that are looked at, and blocks that are put in the order of columns. */
const MAX_ABOVE = 40
const MAX_ORDERED = 150
/** In heights of the font: the distance of lines of one block, and how far a line looks up. */
const MAX_BLOCK_GAP = 2.1
const MAX_LOOK_UP = 4
/** By how much the fonts of one block may differ. */
const MAX_SIZE_RATIO = 1.22

/** The blocks of a page in reading order. */
export function pageBlocks(pageTextLines: readonly PlacedText[]): Block[] {
  const lines = pageTextLines.slice(0, MAX_LINES)
  const above = new Map(lines.map((line) => [line, nearestAbove(lines, line)]))
  const below = new Map<PlacedText, PlacedText[]>()
  for (const [line, linesAbove] of above) for (const upper of linesAbove) addToGroup(below, upper, line)
  const chains = new Map<PlacedText, PlacedText[]>()
  const blocks: PlacedText[][] = []
  for (const line of lines) {
    const chain = chainAbove(line, above.get(line) ?? [], below, chains)
    const blockLines = chain ?? []
    if (!chain) blocks.push(blockLines)
    blockLines.push(line)
    chains.set(line, blockLines)
  }
  return readingOrder(withWideTitles(blocks.map(blockOf)))
}

/**
 * In a picture, lines this much larger than the others, and this far down, begin another recipe.
 */
const MIN_TITLE_SIZE = 1.6
const MIN_TITLE_DEPTH = 0.25

/** The title of a second recipe ends all columns above it, however short it is. */
function withWideTitles(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap((block) => block.lines)
  const usual = median(lines.map(({ size }) => size))
  const [top, end] = [Math.min(...blocks.map((one) => one.top)), Math.max(...blocks.map((one) => one.end))]
  const isTitle = ({ lines: [line], top: at }: Block) =>
    line !== undefined &&
    isFromPicture(line) &&
    line.size > MIN_TITLE_SIZE * usual &&
    /\p{L}{3}.*\p{L}{2}/u.test(line.text) &&
    at > top + MIN_TITLE_DEPTH * (end - top)
  return blocks.map((block) =>
    isTitle(block) || isCentred(block, blocks) ? { ...block, isWide: true } : block,
  )
}

/**
 * A block in the middle over all columns: its most lines, and how far off the middle it may be as a
 * share of the width of all blocks.
 */
const MAX_CENTRED = 2
const MAX_OFF_CENTRE = 0.05

/**
 * Whether a few words of a picture stand alone in the middle of the page, over whatever is below.
 */
function isCentred(block: Block, blocks: readonly Block[]): boolean {
  if (block.lines.length > MAX_CENTRED || !block.lines.every(isFromPicture)) return false
  if (blocks.some((other) => other !== block && other.top < block.end && other.end > block.top)) return false
  const [left, right] = [
    Math.min(...blocks.map((one) => one.left)),
    Math.max(...blocks.map((one) => one.right)),
  ]
  return Math.abs(block.left + block.right - left - right) < 2 * MAX_OFF_CENTRE * (right - left)
}

/**
 * The lines right above a line that share its width: one, or several that stand beside each other.
 */
function nearestAbove(lines: readonly PlacedText[], line: PlacedText): PlacedText[] {
  const linesAbove = lines
    .filter(
      (upper) =>
        line.base - upper.base < MAX_LOOK_UP * Math.min(line.size, upper.size) && isAbove(upper, line),
    )
    .slice(-MAX_ABOVE)
  return linesAbove.filter(
    (upper) => !linesAbove.some((between) => between !== upper && isAbove(upper, between)),
  )
}

/** The block that a line continues: that of the only line above it, which has no other below it. */
function chainAbove(
  line: PlacedText,
  linesAbove: readonly PlacedText[],
  below: ReadonlyMap<PlacedText, PlacedText[]>,
  chains: ReadonlyMap<PlacedText, PlacedText[]>,
): PlacedText[] | undefined {
  const upper = linesAbove.find((one) => continues(one, line, chains.get(one) ?? []))
  if (upper === undefined || (below.get(upper)?.length ?? 0) > 1) return undefined
  const others = linesAbove.filter((one) => one !== upper)
  // A line that runs on below a box beside its paragraph belongs to the paragraph.
  const isBelowBox =
    others.every((one) => line.base - one.base > 1.3 * (line.base - upper.base)) &&
    (others.length === 0 || ingredientLikenessOf(upper.text) < foodGrade.likely)
  if (others.length > 0 && !(isBelowBox && Math.abs(upper.left - line.left) < 0.5 * line.size))
    return undefined
  return chains.get(upper)
}

function continues(upper: PlacedText, line: PlacedText, chain: readonly PlacedText[]): boolean {
  const [large, small] = [Math.max(upper.size, line.size), Math.min(upper.size, line.size)]
  const distance = line.base - upper.base
  const last = chain.length > 1 ? upper.base - (chain.at(-2)?.base ?? 0) : distance
  return (
    distance < MAX_BLOCK_GAP * large &&
    large < MAX_SIZE_RATIO * small &&
    distance < 2.2 * Math.max(last, 1.2 * large)
  )
}

function blockOf(lines: PlacedText[]): Block {
  return {
    lines,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: Math.min(...lines.map(({ base, size }) => base - size)),
    end: Math.max(...lines.map(({ base }) => base)),
  }
}

/** Blocks in reading order: each after all blocks that come before it (`comesBefore`). */
function readingOrder(blocks: readonly Block[]): Block[] {
  const unread = blocks.toSorted((a, b) => a.top - b.top || a.left - b.left)
  if (unread.length > MAX_ORDERED) return unread
  const ordered: Block[] = []
  while (unread.length > 0) {
    const at = unread.findIndex((block) =>
      unread.every(
        (other) => other === block || !comesBefore(other, block, blocks) || comesBefore(block, other, blocks),
      ),
    )
    ordered.push(...unread.splice(Math.max(0, at), 1))
  }
  return ordered
}

const overlaps = (one: Block, other: Block) =>
  one.isWide === true ||
  other.isWide === true ||
  horizontalOverlap(one, other) > 0.1 * Math.min(one.right - one.left, other.right - other.left)

/**
 * Of blocks over each other the upper one comes first; of blocks beside each other the left one,
 * unless a block that spans both stands between them.
 */
function comesBefore(one: Block, other: Block, all: readonly Block[]): boolean {
  if (overlaps(one, other)) return one.top < other.top
  const isSeparatedBy = (upper: Block, lower: Block) =>
    all.some(
      (block) =>
        block !== upper &&
        block !== lower &&
        (block.isWide === true ||
          (horizontalOverlap(block, upper) > 0 && horizontalOverlap(block, lower) > 0)) &&
        upper.top < block.top &&
        block.top < lower.top,
    )
  return one.left < other.left ? !isSeparatedBy(other, one) : isSeparatedBy(one, other)
}
