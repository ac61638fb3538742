import { isFunctionWord, lastWord } from '../joins/join.ts'
import { cueAt, hasKind, hasCue, isOfKind, isCue, isPerson, isWord, wordAt } from '../tokens/token-checks.ts'
import { insteadCues, type Token } from '../tokens/token.ts'
import { type Clause, isCondition } from './clause.ts'

/** Whether a part says how many eat: 'we're twelve on Friday', before 'for a birthday'. */
const saysHowMany = (head: Clause['tokens']): boolean =>
  hasKind(head, 'number') && hasKind(head, 'days') && hasCue(head, 'we are', 'of us')

/** Whether a part excepts a day: 'but not Tuesday', before 'that's my late shift'. */
const exceptsDay = (head: Clause['tokens']): boolean =>
  head.length === 2 && head[0]?.kind === 'not' && head[1]?.kind === 'days'

/**
 * Splits a clause with unknown words where a new sentence begins in it: into what was said before,
 * and the rest.
 */
export function splitAtUnknown(clause: Clause): Clause[] {
  const { tokens } = clause
  // 'Something light on Monday after all that pie'.
  const after = tokens.findIndex((token, at) => isCue(token, 'after') && isAll(tokens[at + 1]))
  if (after > 1 && tokens.slice(0, after).some(isSaying))
    return [
      part(clause, tokens.slice(0, after), clause.joiner),
      { ...part(clause, tokens.slice(after), 'comma'), isUnmarked: true },
    ]
  const atColon = splitAtColon(clause)
  if (atColon) return atColon
  const unknown = tokens.findIndex(
    ({ kind }, at) => kind === 'unknown' || kind === 'month' || (kind === 'occasion' && at > 0),
  )
  if (unknown < 0) return [clause]
  const split = splitBeforeUnknown(clause, unknown) ?? besideOut(clause) ?? splitDayWord(clause, unknown)
  if (split) return split
  const tail = tailFrom(tokens, unknown)
  if (tail > 0)
    return [
      part(clause, tokens.slice(0, tail), clause.joiner),
      { ...part(clause, tokens.slice(tail), 'comma'), isUnmarked: true },
    ]
  // 'On the days Tom has football give us pasta' holds only on those days.
  const isScope = isWord(tokens[0], /^(?:on|for|at|in|from|by|with)$/, 'filler')
  if (isScope) return [clause]
  const last = tokens.findLastIndex(({ kind }) => kind === 'unknown')
  for (let at = last + 1; at < tokens.length; at++)
    if (isAsked(tokens[at]) && isRequest(tokens.slice(at)) && !isDayLost(tokens, at))
      return [
        part(clause, tokens.slice(0, at), clause.joiner),
        part(clause, tokens.slice(at), isCondition(clause.joiner) ? 'comma' : 'stop'),
      ]
  return [clause]
}

/** Splits before the sentence that an unknown word is in; null where none begins before it. */
function splitBeforeUnknown(clause: Clause, unknown: number): Clause[] | null {
  const { tokens } = clause
  for (let at = unknown; at > 0; at--) {
    const head = tokens.slice(0, at)
    const isPossible = at > 1 || isWord(tokens[at], /^for$/)
    const saysSomething = hasKind(head, 'dish', 'limit', 'count') || saysHowMany(head) || exceptsDay(head)
    if (!isPossible || !saysSomething || !beginsSentence(tokens, at, unknown)) continue
    const day = tokens.slice(at).find(({ kind }) => kind === 'days')
    if (day && !hasKind(head, 'days')) {
      if (tokens[unknown]?.kind !== 'occasion') return [clause]
      head.push(day)
    }
    const rest = part(clause, tokens.slice(at), 'comma')
    // The day is read with the first part.
    const before = lastWord(tokens.slice(0, -1))
    const end = day && tokens.at(-1) === day && head.at(-1) === day && before ? before.end : rest.end
    return [part(clause, head, clause.joiner), { ...rest, isUnmarked: true, end }]
  }
  return null
}

/** Whether a sentence with an unknown word in it begins at a place. */
function beginsSentence(tokens: Clause['tokens'], at: number, unknown: number): boolean {
  const token = tokens[at]
  if (token?.kind === 'ask') return false
  return (
    isOfKind(token, 'subject', 'who') ||
    isGot(token) ||
    isThere(token) ||
    // 'A roast for the anniversary on Saturday'.
    (tokens[unknown]?.kind === 'occasion' &&
      isWord(token, /^for$/) &&
      (hasKind(tokens.slice(unknown), 'days') || saysHowMany(tokens.slice(0, at))) &&
      tokens.slice(at, unknown).every((one) => isFunctionWord(one)))
  )
}

/** Splits at a colon into a remark and its wish: 'Ella is fussy: plain food for her'. */
function splitAtColon(clause: Clause): Clause[] | null {
  const { tokens } = clause
  const at = wordAt(tokens, /^:$/, 'filler')
  const [head, tail] = [tokens.slice(0, at), tokens.slice(at + 1)]
  const isKnown = !hasKind(tail, 'unknown', 'occasion')
  const isRemark = at > 0 && hasKind(head, 'unknown') && !hasKind(head, 'days')
  // In 'Max is fussy: no peas' the wish may be for him alone.
  const isOfWhom = head.some(isPerson) && !tail.some(isPerson)
  // In 'cook from what we have: rice, eggs' the list is of what there is.
  const isStock = head.some(
    (token) => isGot(token) || isThere(token) || isWord(token, /\b(?:have|got|use|left)\b/),
  )
  return isRemark && isKnown && !isOfWhom && !isStock && tail.some(isSaying)
    ? [part(clause, head, clause.joiner), part(clause, tail, 'comma')]
    : null
}

/**
 * 'I'm out with the girls on Thursday', 'Sunday lunch out at the carvery': with whom or where
 * somebody is out does not matter, and the day behind it is the day of the absence.
 */
function besideOut(clause: Clause): Clause[] | null {
  const { tokens } = clause
  const out = cueAt(tokens, 'out', 'away')
  const link = tokens[out + 1]
  const isLink = isWord(link, /^(?:with|at|for|in|by|on)$/, 'filler')
  if (out < 0 || !(isLink || isCue(link, 'to'))) return null
  const behind = tokens.findIndex(({ kind }, at) => at > out + 1 && (kind === 'days' || kind === 'slot'))
  let end = behind < 0 ? tokens.length : behind
  // Words such as 'on' and 'this' before the day belong to it.
  if (behind >= 0) while (end > out + 2 && isFunctionWord(tokens[end - 1])) end -= 1
  const remark = tokens.slice(out + 1, end)
  const isPlain = remark.every(
    (token) =>
      isFunctionWord(token) || isOfKind(token, 'unknown', 'who', 'occasion', 'subject', 'number', 'guest'),
  )
  const withoutOut = [...tokens.slice(0, out + 1), ...tokens.slice(end)]
  const isRestKnown = !hasKind(withoutOut, 'unknown', 'occasion')
  const hasDay = hasKind(withoutOut, 'days')
  if (!isPlain || !isRestKnown || !hasDay || !hasKind(remark, 'unknown')) return null
  return [part(clause, withoutOut, clause.joiner)]
}

/**
 * 'Soup for a wet Wednesday', 'wings for the game Sunday': a word about the day does not matter.
 */
function splitDayWord(clause: Clause, unknown: number): Clause[] | null {
  const { tokens } = clause
  const [article, word, day] = tokens.slice(unknown - 1, unknown + 2)
  const head = tokens.slice(0, unknown - 1)
  const isArticle = isWord(article, /^an?$/) || (isWord(article, /^the$/) && isWord(head.at(-1), /^for$/))
  const isAlone = isArticle && word && day?.kind === 'days' && day.sort === 'one' && tokens.at(-1) === day
  return isAlone && head.some(isSaying) && !hasKind(head, 'unknown', 'days')
    ? [
        { ...part(clause, [...head, day], clause.joiner), end: head.at(-1)?.end ?? clause.end },
        { ...part(clause, [word], 'comma'), isUnmarked: true },
      ]
    : null
}

/** Where the unread end of a clause may begin, behind the day: 'pizza on Friday at 7'. */
function tailFrom(tokens: Clause['tokens'], unknown: number): number {
  const day = tokens.findLastIndex((token, at) => at < unknown && token.kind === 'days')
  const from = tokens[day + 1]?.kind === 'slot' ? day + 2 : day + 1
  const next = tokens[from]
  if (day < 1 || !tokens.slice(0, day).some(isSaying)) return -1
  const isSmall =
    isCue(next, 'before') ||
    // 'A pudding on Sunday to treat the kids'.
    (isCue(next, 'to') && from + 1 === unknown) ||
    isWord(next, /^(?:with|from|at|for|by|in|to)$/, 'filler')
  // 'Tacos for Saturday's party'.
  return isSmall ||
    (next?.kind === 'occasion' && from === unknown) ||
    (next?.kind === 'unknown' &&
      from === unknown &&
      isTimeLike(next) &&
      tokens.length <= unknown + 3 &&
      tokens.slice(unknown).every(({ kind }) => kind === 'unknown')) ||
    // 'No fish on Monday the shop's closed'.
    (isWord(next, /^the$/) &&
      from + 1 === unknown &&
      tokens.slice(unknown).every((token) => token.kind === 'unknown' || isFunctionWord(token)))
    ? from
    : -1
}
const isAll = (token: Token | undefined) =>
  isOfKind(token, 'every', 'vague') || (token?.kind === 'days' && token.dates !== undefined)

/** Whether a token makes a whole wish with a day: a dish, or that nothing is cooked. */
const isSaying = (token: Token) =>
  token.kind === 'dish' || (token.kind === 'cue' && [...insteadCues, 'skip', 'away'].includes(token.cue))
const isTimeLike = ({ start, end }: Token) => end - start >= 4

/** Whether a split would leave the day behind: 'um Monday I'd like pizza'. */
const isDayLost = (tokens: Clause['tokens'], at: number) =>
  hasKind(tokens.slice(0, at), 'days') && !hasKind(tokens.slice(at), 'days')

const isAsked = (token: Token | undefined) => token?.kind === 'ask' && token.isRequest === true
const isRequest = (tokens: Clause['tokens']) => hasKind(tokens, 'dish', 'limit')

/** Whether a new sentence begins with a token: 'quick dinner Friday we have a recital'. */
const isThere = (token: Token | undefined) =>
  isWord(token, /^(?:we have|were having|its|it is|theres|there is|we are|were)$/, 'cue')

/** The same with 'got': 'quick tea on Tuesday we've got swimming'. */
const isGot = (token: Token | undefined) => isWord(token, /^(?:ive|weve|i have|we have) got$/, 'filler')

const part = ({ start, end }: Clause, tokens: Clause['tokens'], joiner: Clause['joiner']): Clause => ({
  joiner,
  tokens,
  start: tokens.length > 0 ? Math.min(...tokens.map((token) => token.start)) : start,
  end: tokens.length > 0 ? Math.max(...tokens.map((token) => token.end)) : end,
})
