/** Who is named behind 'no' or 'without' and nothing else of them: they are away. */
import { isFunctionWord, spanToken } from '../rule-joins/join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { has, isCue, isWord } from '../rule-tokens/token-checks.ts'
import type { Clause } from './clauses.ts'

/** Words that say of somebody that they are here, or of all who they are. */
const isHere = (token: Token) =>
  isCue(token, 'guest', 'we are', 'is') || isWord(token, /^(?:were|we|home|here|in|at|be|will|be|without)$/)

/**
 * 'Without Tom on Tuesday', 'no Tom or Ella on Sunday', 'neither Tom nor Dave is here': nobody is
 * denied but those who are named, so they are away then.
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
  if (!no || !first || !isOnlyThem || !has(when, 'days')) return clause
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
