import { insteadCues, type Piece } from '../rule-tokens/piece.ts'
import { type Clause, isCondition } from './clauses.ts'
import { isIdle } from '../rule-joins/joined.ts'
import { cueAt, has, hasCue, isA, isCue, isPerson, isWord, wordAt } from '../rule-tokens/piece-checks.ts'

/** 'We're twelve on Friday', before 'for a birthday'. */
const saysHowMany = (head: Clause['pieces']): boolean =>
  has(head, 'number') && has(head, 'days') && hasCue(head, 'we are', 'of us')

/** 'But not Tuesday', before 'that's my late shift'. */
const isNotThen = (head: Clause['pieces']): boolean =>
  head.length === 2 && head[0]?.is === 'not' && head[1]?.is === 'days'

/** A clause with unknown words: what was said before a new sentence in it began, and the rest. */
export function splitAtUnknown(clause: Clause): Clause[] {
  const { pieces } = clause
  // 'Something light on Monday after all that pie'.
  const after = pieces.findIndex((piece, at) => isCue(piece, 'after') && isAll(pieces[at + 1]))
  if (after > 1 && pieces.slice(0, after).some(isSaying))
    return [
      part(clause, pieces.slice(0, after), clause.how),
      { ...part(clause, pieces.slice(after), 'comma'), isTorn: true },
    ]
  const atColon = splitAtColon(clause)
  if (atColon) return atColon
  const unknown = pieces.findIndex(
    ({ is }, at) => is === 'unknown' || is === 'month' || (is === 'occasion' && at > 0),
  )
  if (unknown < 0) return [clause]
  const isSplit = (at: number) => {
    const piece = pieces[at]
    return (
      isA(piece, 'subject', 'ask', 'who') ||
      isGot(piece) ||
      isThere(piece) ||
      // 'A roast for the anniversary on Saturday'.
      (pieces[unknown]?.is === 'occasion' &&
        isWord(piece, /^for$/) &&
        (has(pieces.slice(unknown), 'days') || saysHowMany(pieces.slice(0, at))) &&
        pieces.slice(at, unknown).every((one) => isIdle(one)))
    )
  }
  for (let at = unknown; at > 0; at--) {
    const head = pieces.slice(0, at)
    if (
      (at > 1 || isWord(pieces[at], /^for$/)) &&
      isSplit(at) &&
      pieces[at]?.is !== 'ask' &&
      (has(head, 'thing', 'limit', 'count') || saysHowMany(head) || isNotThen(head))
    ) {
      const day = pieces.slice(at).find(({ is }) => is === 'days')
      if (day && !has(head, 'days')) {
        if (pieces[unknown]?.is !== 'occasion') return [clause]
        head.push(day)
      }
      const rest = part(clause, pieces.slice(at), 'comma')
      // The day is said by the head.
      const before = pieces.slice(0, -1).findLast((piece) => !isIdle(piece))
      const end = day && pieces.at(-1) === day && head.at(-1) === day && before ? before.end : rest.end
      return [part(clause, head, clause.how), { ...rest, isTorn: true, end }]
    }
  }
  const wordsBesideOut = besideOut(clause)
  if (wordsBesideOut) return wordsBesideOut
  const ofDay = splitDayWord(clause, unknown)
  if (ofDay) return ofDay
  const tail = tailFrom(pieces, unknown)
  if (tail > 0)
    return [
      part(clause, pieces.slice(0, tail), clause.how),
      { ...part(clause, pieces.slice(tail), 'comma'), isTorn: true },
    ]
  // 'On the days Tom has football give us pasta': only then.
  const isScope = isWord(pieces[0], /^(?:on|for|at|in|from|by|with)$/, 'filler')
  if (isScope) return [clause]
  const last = pieces.findLastIndex(({ is }) => is === 'unknown')
  for (let at = last + 1; at < pieces.length; at++)
    if (isAsked(pieces[at]) && isRequest(pieces.slice(at)) && !isDayLost(pieces, at))
      return [
        part(clause, pieces.slice(0, at), clause.how),
        part(clause, pieces.slice(at), isCondition(clause.how) ? 'comma' : 'stop'),
      ]
  return [clause]
}

/** 'Ella is fussy: plain food for her': what nobody can plan by, and the wish behind the colon. */
function splitAtColon(clause: Clause): Clause[] | null {
  const { pieces } = clause
  const at = wordAt(pieces, /^:$/, 'filler')
  const [head, tail] = [pieces.slice(0, at), pieces.slice(at + 1)]
  const isKnown = !has(tail, 'unknown', 'occasion')
  const isSaid = at > 0 && has(head, 'unknown') && !has(head, 'days')
  // 'Max is fussy: no peas' may be for him alone.
  const isOfWhom = head.some(isPerson) && !tail.some(isPerson)
  // 'Cook from what we have: rice, eggs' lists what there is.
  const isStock = head.some(
    (piece) => isGot(piece) || isThere(piece) || isWord(piece, /\b(?:have|got|use|left)\b/),
  )
  return isSaid && isKnown && !isOfWhom && !isStock && tail.some(isSaying)
    ? [part(clause, head, clause.how), part(clause, tail, 'comma')]
    : null
}

/**
 * 'I'm out with the girls on Thursday', 'Sunday lunch out at the carvery': with whom or where
 * somebody is out changes nothing, and the day behind it belongs to who is out.
 */
function besideOut(clause: Clause): Clause[] | null {
  const { pieces } = clause
  const out = cueAt(pieces, 'out', 'away')
  const link = pieces[out + 1]
  const isLink = isWord(link, /^(?:with|at|for|in|by|on)$/, 'filler')
  if (out < 0 || !(isLink || isCue(link, 'to'))) return null
  const behind = pieces.findIndex(({ is }, at) => at > out + 1 && (is === 'days' || is === 'slot'))
  let end = behind < 0 ? pieces.length : behind
  // 'On', 'this' before the day are of the day.
  if (behind >= 0) while (end > out + 2 && isIdle(pieces[end - 1])) end -= 1
  const remark = pieces.slice(out + 1, end)
  const isPlain = remark.every(
    (piece) => isIdle(piece) || isA(piece, 'unknown', 'who', 'occasion', 'subject', 'number', 'guest'),
  )
  const withoutOut = [...pieces.slice(0, out + 1), ...pieces.slice(end)]
  const isRestKnown = !has(withoutOut, 'unknown', 'occasion')
  const hasDay = has(withoutOut, 'days')
  if (!isPlain || !isRestKnown || !hasDay || !has(remark, 'unknown')) return null
  return [part(clause, withoutOut, clause.how)]
}

/**
 * 'Soup for a wet Wednesday', 'wings for the game Sunday': a word of the day changes nothing of the
 * wish.
 */
function splitDayWord(clause: Clause, unknown: number): Clause[] | null {
  const { pieces } = clause
  const [article, word, day] = pieces.slice(unknown - 1, unknown + 2)
  const head = pieces.slice(0, unknown - 1)
  const isArticle = isWord(article, /^an?$/) || (isWord(article, /^the$/) && isWord(head.at(-1), /^for$/))
  const isAlone = isArticle && word && day?.is === 'days' && day.sort === 'one' && pieces.at(-1) === day
  return isAlone && head.some(isSaying) && !has(head, 'unknown', 'days')
    ? [
        { ...part(clause, [...head, day], clause.how), end: head.at(-1)?.end ?? clause.end },
        { ...part(clause, [word], 'comma'), isTorn: true },
      ]
    : null
}

/** 'Pizza on Friday at 7': what comes after the day, from a small word on, may stay unknown. */
function tailFrom(pieces: Clause['pieces'], unknown: number): number {
  const day = pieces.findLastIndex((piece, at) => at < unknown && piece.is === 'days')
  const from = pieces[day + 1]?.is === 'slot' ? day + 2 : day + 1
  const next = pieces[from]
  if (day < 1 || !pieces.slice(0, day).some(isSaying)) return -1
  const isSmall =
    isCue(next, 'before') ||
    // 'A pudding on Sunday to treat the kids'.
    (isCue(next, 'to') && from + 1 === unknown) ||
    isWord(next, /^(?:with|from|at|for|by|in|to)$/, 'filler')
  // 'Tacos for Saturday's party'.
  return isSmall ||
    (next?.is === 'occasion' && from === unknown) ||
    (next?.is === 'unknown' &&
      from === unknown &&
      isTimeLike(next) &&
      pieces.length <= unknown + 3 &&
      pieces.slice(unknown).every(({ is }) => is === 'unknown')) ||
    // 'No fish on Monday the shop's closed'.
    (isWord(next, /^the$/) &&
      from + 1 === unknown &&
      pieces.slice(unknown).every((piece) => piece.is === 'unknown' || isIdle(piece)))
    ? from
    : -1
}
const isAll = (piece: Piece | undefined) =>
  isA(piece, 'every', 'vague') || (piece?.is === 'days' && piece.dates !== undefined)

/** A dish, or something else that a day alone makes a whole wish. */
const isSaying = (piece: Piece) =>
  piece.is === 'thing' || (piece.is === 'cue' && [...insteadCues, 'skip', 'away'].includes(piece.cue))
const isTimeLike = ({ start, end }: Piece) => end - start >= 4

/** 'Um Monday I'd like pizza': the day would stay behind. */
const isDayLost = (pieces: Clause['pieces'], at: number) =>
  has(pieces.slice(0, at), 'days') && !has(pieces.slice(at), 'days')

const isAsked = (piece: Piece | undefined) => piece?.is === 'ask' && piece.isRequest === true
const isRequest = (pieces: Clause['pieces']) => has(pieces, 'thing', 'limit')

/** 'Quick dinner Friday we have a recital'. */
const isThere = (piece: Piece | undefined) =>
  isWord(piece, /^(?:we have|were having|its|it is|theres|there is|we are|were)$/, 'cue')

/** 'Quick tea on Tuesday we've got swimming'. */
const isGot = (piece: Piece | undefined) => isWord(piece, /^(?:ive|weve|i have|we have) got$/, 'filler')

const part = ({ start, end }: Clause, pieces: Clause['pieces'], how: Clause['how']): Clause => ({
  how,
  pieces,
  start: pieces.length > 0 ? Math.min(...pieces.map((piece) => piece.start)) : start,
  end: pieces.length > 0 ? Math.max(...pieces.map((piece) => piece.end)) : end,
})
