/** Words around people that say who is not at the table. */
import { over, inPlaceOf } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, isCue, isWord } from '../rule-tokens/piece-checks.ts'

const scope: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['filler', 'days', 'slot'])

/** 'Don't count Jake on Tuesday', 'no need to cook for Tom': they are away. */
export function turnUncounted(own: readonly Piece[]): Piece[] | null {
  const [no, nobody, ...then] = own.filter(({ is }) => is !== 'filler')
  // 'No kids at the weekend', 'no Tom on Friday'.
  if (no && nobody?.is === 'who' && nobody.names.length > 0 && isWord(no, /^no$/) && has(then, 'days'))
    return then.every(({ is }) => scope.has(is))
      ? [nobody, over(no, nobody, { is: 'cue', cue: 'away', word: 'is out' }), ...then]
      : null
  // '... but Kit isn't'.
  const [person0, isnt, more] = own
  if (person0?.is === 'who' && isnt && !more && isWord(isnt, /^(?:isnt|wont be|is not|will not be)$/))
    return [person0, inPlaceOf(isnt, { is: 'cue', cue: 'away', word: 'isnt' })]
  const who = own.findIndex(({ is }) => is === 'who')
  const [first, person] = [own[0], own[who]]
  const verb = own.slice(0, who).findLast(({ is }) => is !== 'filler')
  if (
    !first ||
    person?.is !== 'who' ||
    person.names.length === 0 ||
    !verb ||
    !own.slice(who + 1).every(({ is }) => scope.has(is))
  )
    return null
  const isSkip = isCue(first, 'skip') && isWord(first, / cook$/)
  const isNot = isSkip || isWord(first, /^(?:no|dont|do not|never|not)\b/, 'not')
  const isCounted = isWord(verb, /(?:^| )(?:count|include|expect|feed|cook|to feed|cater|plan|count on)$/)
  const isAll = own
    .slice(1, who)
    .every((piece) => piece === verb || piece.is === 'filler' || isWord(piece, /^(?:need|need to)$/))
  return isNot && isCounted && isAll
    ? [person, over(first, verb, { is: 'cue', cue: 'away', word: 'is out' }), ...own.slice(who + 1)]
    : null
}
