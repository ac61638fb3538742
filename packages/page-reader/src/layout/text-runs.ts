/** Pieces of a page joined to runs: what stands in one row without a gap, parted at a leader. */

import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import { isFromPicture, type PlacedText } from './placed-text.ts'

/** In heights of the font: how far the edges of a column may differ. */
export const SAME_EDGE = 0.6

/** In heights of the font: how far apart words of one run may stand, in a picture and elsewhere. */
const MAX_PICTURE_SPACE = 0.7
const MAX_SPACE = 1.3

const leader = String.raw`[\s.…·_]`
/** A leader within a piece; decimal points have no dots around them. */
const foodDotsAmount = new RegExp(String.raw`^(\P{N}.*?)${leader}*(?:[.…·_]${leader}?){3,}(\S.*)$`, 'u')
const trailingDots = /(?:\s*[.…·_]){2,}\s*$|\s+[.…·_]+$/u
const leadingDots = /^(?:[.…·_]\s*){2,}/u
/** Matches a run of nothing but dots. */
export const onlyDots = /^[\s.…·_]+$/u
const bullet = /^[-–•●◦▪▫▢☐□·*]$/u
/** Matches an amount in few words: figures, a unit, perhaps a remark in brackets. */
export const looseAmount =
  /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛x×–-]*\p{L}{0,14}\.?(?: (?:g|ml|cans?|tins?|cloves?|bunch|packets?|small|medium|large|cup))?(?: ?\([^()]{1,14}\))?$/u

/** Pieces of one row without a gap, as one. */
export interface Run extends PlacedText {
  pieces: readonly PlacedText[]
}

/** Pieces of a row as long as they stand close, with the bullet ahead of them left out. */
export function runsOf(pieces: readonly PlacedText[]): Run[] {
  const runs: Run[] = []
  const sorted = pieces.toSorted((a, b) => a.base - b.base || a.left - b.left)
  const isNear = (run: Run, piece: PlacedText) => {
    const size = Math.max(run.size, piece.size)
    const gap = (piece.left - run.right) / size
    return (
      Math.abs(run.base - piece.base) < 0.3 * size &&
      gap > -SAME_EDGE &&
      gap < (isFromPicture(piece) ? MAX_PICTURE_SPACE : MAX_SPACE) &&
      !bullet.test(run.text) &&
      !onlyDots.test(piece.text) &&
      !onlyDots.test(run.text) &&
      // A number of its own is an amount, however close it stands.
      !(isAmountOnly(piece.text) && !beginsWithNumber(run.text) && isFromPicture(piece))
    )
  }
  for (const piece of sorted.toSorted((a, b) => a.left - b.left)) {
    const run = runs.findLast((one) => isNear(one, piece))
    if (!run) {
      runs.push({ ...piece, pieces: [piece] })
      continue
    }
    Object.assign(run, {
      text: `${run.text}${piece.left - run.right > 0.12 * piece.size || isFromPicture(piece) ? ' ' : ''}${piece.text}`,
      right: Math.max(run.right, piece.right),
      size: Math.max(run.size, piece.size),
      pieces: [...run.pieces, piece],
      ...mergeDoubts(run, piece),
    })
  }
  return runs
}

/** The doubtful words and the lower confidence of two pieces. */
export function mergeDoubts(one: PlacedText, other: PlacedText): Partial<PlacedText> {
  const doubtful = [...(one.doubtful ?? []), ...(other.doubtful ?? [])]
  return {
    ...(doubtful.length > 0 && { doubtful }),
    ...(other.confidence !== undefined && { confidence: Math.min(one.confidence ?? 1, other.confidence) }),
  }
}

/** Splits a run with a leader inside into food and amount. Dots at its ends are dropped. */
export function splitAtLeader(run: Run): Run[] {
  const [, food = '', amount = ''] = foodDotsAmount.exec(run.text) ?? []
  if (food !== '' && (isAmountOnly(amount) || looseAmount.test(amount))) return splitRun(run, food, amount)
  if (onlyDots.test(run.text)) return [run]
  return [{ ...run, text: run.text.replace(leadingDots, '').replace(trailingDots, '') }]
}

/** Splits a run in two; the width of each part is estimated from its letters. */
export function splitRun(run: Run, food: string, amount: string): Run[] {
  const letterWidth = (run.right - run.left) / run.text.length
  return [
    { ...run, text: food, right: run.left + letterWidth * food.length },
    { ...run, text: amount, left: run.right - letterWidth * amount.length },
  ]
}
