/** People behind 'no' or 'without' of whom nothing else is said: they are away. */

import { isFunctionWord, spanToken } from '../joins/join.ts'
import { hasKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

/** Whether a token says that somebody is here. */
const isHere = (token: Token) =>
  isCue(token, 'guest', 'we are', 'is') || isWord(token, /^(?:were|we|home|here|in|at|be|will|be|without)$/)

/**
 * Adds the cue 'away' to clauses such as 'without Tom on Tuesday', 'no Tom or Ella on Sunday',
 * 'neither Tom nor Dave is here'.
 */
export function readAbsent(clause: Clause): Clause {
  const { tokens } = clause
  const no = tokens.find(({ kind }) => kind === 'not')
  const who = tokens.filter((token) => token.kind === 'who')
  const isNo = (token: Token) => isWord(token, /^(?:no|without|neither|nor)$/, 'not')
  const when = tokens.filter(({ kind }) => kind === 'days' || kind === 'slot')
  const [first] = who
  const isOnlyThem = tokens.every(
    (token) =>
      isNo(token) || token.kind === 'who' || when.includes(token) || isFunctionWord(token) || isHere(token),
  )
  if (!no || !first || !isOnlyThem || !hasKind(when, 'days')) return clause
  if (who.some((one) => one.names.length === 0 || one.isPronoun || one.isOthers || one.isOwner)) return clause
  const names = [...new Set(who.flatMap((one) => one.names))]
  return {
    ...clause,
    tokens: [
      { ...first, names },
      spanToken(no, first, { kind: 'cue', cue: 'away', word: 'is out' }),
      ...when,
    ],
  }
}
