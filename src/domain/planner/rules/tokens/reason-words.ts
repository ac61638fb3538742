/** Words of reasons and remarks beside a wish that mean something else by themselves. */

import { isOfKind } from './token-checks.ts'
import { isEnd, textFrom, type PhraseMatch, type WordPlace, isAnyOf, longestMatch } from './word-place.ts'

/** 'One new thing to try' asks for a new dish. */
function newToTry({ words, at, before }: WordPlace): PhraseMatch | null {
  const [to, verb, next] = words.slice(at, at + 3)
  const isNew = words.slice(Math.max(0, at - 3), at).some(({ key }) => key === 'new')
  const isDish = isOfKind(before, 'meal', 'dish')
  return isDish && isNew && to?.key === 'to' && isAnyOf(verb, /^(?:try|make|cook)$/) && isEnd(next)
    ? [2, { kind: 'filler', word: 'to try' }]
    : null
}

/** 'Two nights where it's on the table in 20 minutes': two such nights. */
function whereItIs(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isMeal = isOfKind(before, 'slot', 'meal', 'unit')
  if (!isMeal || !/^(?:where|when) (?:its|theyre|dinners|teas)$/.test(textFrom(place, 2))) return null
  const isReady = /^(?:on the (?:table|plate)|ready|done|cooked|made|finished)/.test(
    words
      .slice(at + 2, at + 5)
      .map(({ key }) => key)
      .join(' '),
  )
  return isReady ? [2, { kind: 'filler', word: 'that' }] : null
}

/** 'Risotto thurs eve' means that evening. */
function eveOfDay({ words, at, before }: WordPlace): PhraseMatch | null {
  return before?.kind === 'days' && isAnyOf(words[at], /^eves?$/)
    ? [1, { kind: 'slot', slots: ['dinner'] }]
    : null
}

/** 'No more ham for the rest of the week': the days after the last one named. */
function restOfWeek(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isNone = words.slice(Math.max(0, at - 5), at).some(({ key }) => /^(?:no|not|none|without)$/.test(key))
  const rest = /^(?:for )?(?:all )?the rest of (?:the|this) week$/
  return before?.kind === 'dish' && isNone
    ? longestMatch(place, rest, [6, 5], () => ({
        kind: 'cue',
        cue: 'after',
        word: 'for the rest of the week',
      }))
    : null
}

/** Readers of words of reasons and remarks beside a wish. */
export const reasonReaders = [newToTry, whereItIs, eveOfDay, restOfWeek] as const
