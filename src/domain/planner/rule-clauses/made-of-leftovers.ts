/** A dish that is made of what an earlier one leaves. */
import type { Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { has, isCue, isWord } from '../rule-tokens/piece-checks.ts'

const remains = /\b(?:left|left ?overs?|rest|other half|remains|remainder)\b/

const isRemains = (piece: Piece | undefined): boolean =>
  isCue(piece, 'leftovers', 'eat again') &&
  isWord(piece, remains) &&
  // 'Freeze the rest', 'keep the leftovers for': nothing is made of them.
  !isWord(piece, /freez|keep|sav|put|set|reserv|stash|hold|leav/)

/** 'With enough for sandwiches': of the dish before, as 'with the leftovers' is. */
const isEnough = (piece: Piece | undefined): boolean =>
  (isCue(piece, 'eat again') &&
    isWord(piece, /^(?:and |with |so theres )?(?:enough|plenty|some|extra)(?: left)?(?: over)? for$/)) ||
  isWord(piece, /^plenty$/, 'vague')

const isLink = (piece: Piece | undefined) =>
  isWord(piece, /^(?:for|in|into|with|a|an|the|some|to make)$/, 'filler')

const isFoodOrRecipe = (piece: Piece | undefined) =>
  piece?.is === 'thing' && (piece.what.food !== undefined || piece.what.recipe !== undefined)

/** Where a dish and a day stand, and no more but words between them. */
const isDishOnDay = (pieces: readonly Piece[]) => {
  const own = pieces.filter(({ is }) => is !== 'filler')
  const days = own.filter(({ is }) => is === 'days')
  return (
    isFoodOrRecipe(own[0]) &&
    days.length === 1 &&
    own.slice(1).every(({ is }) => is === 'days' || is === 'slot')
  )
}

/** 'Sunday's roast becomes Monday's soup': soup on Monday. */
const dishFirst = (pieces: readonly Piece[]): readonly Piece[] => {
  const [day, dish, ...rest] = pieces
  return day?.is === 'days' && dish && isFoodOrRecipe(dish) && rest.length === 0 ? [dish, day] : pieces
}

/** The clause as 'soup with the leftovers on Monday' is read. */
function fromRemains(clause: Clause, cue: Piece, pieces: readonly Piece[]): Clause {
  const from = pieces.findIndex((piece) => !isLink(piece))
  const dish = pieces.slice(from)
  const said = { ...cue, is: 'cue' as const, cue: 'leftovers' as const, word: 'with the leftovers' }
  return {
    ...clause,
    how: 'and',
    isTorn: true,
    start: cue.start,
    pieces: [...dish.slice(0, 1), said, ...dish.slice(1)],
  }
}

const isEatenOn = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  isCue(piece, 'eat again') &&
  isWord(piece, / (?:it|that|them|some)(?: on)?$/) &&
  (piece.word?.endsWith(' on') === true || isWord(next, /^(?:in|on)$/, 'filler'))

/** 'Too much chilli on Tuesday so we can have it in wraps on Friday': two meals in one clause. */
function splitEatenOn(clause: Clause): Clause[] {
  const { pieces } = clause
  const at = pieces.findIndex((piece, index) => isEatenOn(piece, pieces[index + 1]))
  const [cue, behind] = [pieces[at], pieces.slice(at + 1)]
  const head = pieces
    .slice(0, Math.max(0, at))
    .map((piece): Piece =>
      isCue(piece, 'double')
        ? { is: 'ask', word: 'make', start: piece.start, end: piece.end, isGlued: piece.isGlued }
        : piece,
    )
  const last = head.at(-1)
  const isCooked = head.some(isFoodOrRecipe) && has(head, 'days')
  if (!cue || !last || !isCooked || !isDishOnDay(behind)) return [clause]
  return [{ ...clause, pieces: head, end: last.end }, fromRemains(clause, cue, behind)]
}

/**
 * 'Roast chicken on Sunday and use the leftovers for soup on Monday', 'leftovers in a pie on
 * Monday', 'with soup from the leftovers on Monday': one way to say it in place of many.
 */
export function makeOfLeftovers(clauses: readonly Clause[]): readonly Clause[] {
  const made: Clause[] = []
  for (const clause of clauses.flatMap(splitEatenOn)) {
    const before = made.at(-1)
    const pieces = isWord(before?.pieces.at(-1), /^the leftovers into$/, 'cue')
      ? dishFirst(clause.pieces)
      : clause.pieces
    const end = before?.pieces.at(-1)
    // The words for the leftovers ended the clause before.
    const isOfEnd = isRemains(end) || (isEnough(end) && end?.is === 'cue') || isEatenOn(end, pieces[0])
    if (before && end && before.pieces.length > 1 && clause.isTorn && isOfEnd && isDishOnDay(pieces)) {
      const rest = before.pieces.slice(0, -1)
      made.splice(-1, 1, { ...before, pieces: rest, end: rest.at(-1)?.end ?? before.end })
      made.push(fromRemains(clause, end, pieces))
      continue
    }
    const at = pieces.findIndex((piece) => !isUseOrLink(piece))
    const [first, behind] = [pieces[at], pieces.slice(at + 1)]
    const isOfLast = before !== undefined && clause.how !== 'stop'
    const isLeft = isRemains(first) || (isEnough(first) && clause.how === 'comma')
    if (isOfLast && first && isLeft && isLinked(first, behind) && isDishOnDay(behind))
      made.push(fromRemains(clause, first, behind))
    // 'With soup from the leftovers on Monday'.
    else if (
      isOfLast &&
      clause.isTorn &&
      isLink(pieces[0]) &&
      isFoodOrRecipe(pieces[1]) &&
      isRemains(pieces[2])
    )
      made.push({ ...clause, how: 'and', pieces: pieces.slice(1) })
    else made.push(clause)
  }
  return made
}

const isUseOrLink = (piece: Piece) =>
  isLink(piece) || (isCue(piece, 'use') && isWord(piece, /^(?:use|use up|finish)$/))

/** 'Leftovers for soup', where 'leftover soup' is the same soup again. */
const isLinked = (cue: Piece, behind: readonly Piece[]) =>
  isLink(behind[0]) || isWord(cue, / (?:for|in|into|to|make|making)$/, 'cue')
