/**
 * Lists that name a food first and set its amount behind it, at the right edge or in a column:
 * 'Butter ....... 200 g'. Where the words stand tells them from amounts ahead of their foods. Pure.
 */

import { SAME_ROW, amountWords, type Pair, findPairs, isName } from './amount-pairs.ts'
import { isFromPicture, median, type PlacedText } from './placed-text.ts'
import { mergeDoubts, onlyDots, type Run, runsOf, splitAtLeader } from './text-runs.ts'

/**
 * The pieces of a page, where each amount in a column behind its foods stands ahead of its food.
 */
export function withAmountsAhead(pieces: readonly PlacedText[]): PlacedText[] {
  const runs = runsOf(pieces).flatMap(splitAtLeader)
  const pairs = findPairs(runs)
  if (pairs.length === 0) return [...pieces]
  const usedPieces = new Set(pairs.flatMap(({ name, amount }) => [...name.pieces, ...amount.pieces]))
  for (const run of runs)
    if (onlyDots.test(run.text) || pairs.some(({ name }) => isTick(run, name)))
      for (const piece of run.pieces) usedPieces.add(piece)
  const foodsWithoutAmount = new Set(foodsAmongPairs(pairs, runs).flatMap((run) => run.pieces))
  const { font, size } = pairs.map(({ name }) => name).toSorted((a, b) => a.size - b.size)[
    Math.floor(pairs.length / 2)
  ] as Run
  const rest = pieces.filter((piece) => !usedPieces.has(piece))
  // A food without an amount takes the font of its list, so that it is read as no heading.
  return [
    ...rest.map((piece) => (foodsWithoutAmount.has(piece) ? { ...piece, font, size } : piece)),
    ...pairs.map((pair) => ({ ...amountFirst(pair), font, size })),
  ]
}

/** How many times larger or smaller a food may be set than its list. */
const MAX_SIZE_RATIO = 1.25

/** Foods without an amount in the list of a column. */
function foodsAmongPairs(pairs: readonly Pair[], runs: readonly Run[]): Run[] {
  const size = median(pairs.map(({ name }) => name.size))
  const left = median(pairs.map(({ name }) => name.left))
  const bases = pairs.map(({ name }) => name.base)
  const [top, end] = [Math.min(...bases), Math.max(...bases)]
  return runs.filter(
    (run) =>
      isFromPicture(run) &&
      isName(run) &&
      !run.text.endsWith(':') &&
      run.base > top - 2 * size &&
      run.base < end + 2 * size &&
      Math.abs(run.left - left) < 1.2 * size &&
      Math.max(run.size, size) < MAX_SIZE_RATIO * Math.min(run.size, size),
  )
}

/** What a box to be ticked or a bullet is read as. */
const tickBox = /^(?:[0OoDQ]|\d\/\d|\P{L})$/u
/** In heights of the font: how far left of its food it stands. */
const MAX_TICK_GAP = 2.5

/** Whether something ahead of a food, whose amount stands behind it, is a box to be ticked. */
const isTick = (run: Run, name: Run) =>
  isFromPicture(run) &&
  tickBox.test(run.text) &&
  Math.abs(run.base - name.base) < SAME_ROW * name.size &&
  run.right < name.left + 0.3 * name.size &&
  name.left - run.right < MAX_TICK_GAP * name.size

/** A pair as one line with its amount ahead; its right edge is that of its name. */
function amountFirst({ name, amount, isGuess }: Pair): PlacedText {
  const { pieces, ...line } = name
  const doubts = mergeDoubts(
    name,
    pieces.every((piece) => amount.pieces.includes(piece)) ? { ...amount, doubtful: [] } : amount,
  )
  const lineText = amountWords.test(amount.text)
    ? `${name.text} ${amount.text}`
    : `${amount.text} ${name.text}`
  const [word = ''] = lineText.split(' ')
  return {
    ...line,
    ...doubts,
    ...(isGuess && isFromPicture(name) && { doubtful: [word, ...(doubts.doubtful ?? [])] }),
    text: lineText,
    amountRight: Math.max(name.right, amount.right),
  }
}
