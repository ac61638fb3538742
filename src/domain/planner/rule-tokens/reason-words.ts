/** Words of reasons and of talk beside a wish, which mean something else than they do alone. */
import { isEnd, keysFrom, type PhraseRead, type WordPlace, isKey, longestOf } from './word-place.ts'
import { isA } from './token-checks.ts'

/** 'One new thing to try': a new one. */
function newToTry({ words, at, before }: WordPlace): PhraseRead | null {
  const [to, verb, next] = words.slice(at, at + 3)
  const isNew = words.slice(Math.max(0, at - 3), at).some(({ key }) => key === 'new')
  const isDish = isA(before, 'meal', 'dish')
  return isDish && isNew && to?.key === 'to' && isKey(verb, /^(?:try|make|cook)$/) && isEnd(next)
    ? [2, { kind: 'filler', word: 'to try' }]
    : null
}

/** 'Two nights where it's on the table in 20 minutes': such nights. */
function whereItIs(place: WordPlace): PhraseRead | null {
  const { words, at, before } = place
  const isMeal = isA(before, 'slot', 'meal', 'unit')
  if (!isMeal || !/^(?:where|when) (?:its|theyre|dinners|teas)$/.test(keysFrom(place, 2))) return null
  const isReady = /^(?:on the (?:table|plate)|ready|done|cooked|made|finished)/.test(
    words
      .slice(at + 2, at + 5)
      .map(({ key }) => key)
      .join(' '),
  )
  return isReady ? [2, { kind: 'filler', word: 'that' }] : null
}

/** 'Risotto thurs eve': that evening. */
function eveOfDay({ words, at, before }: WordPlace): PhraseRead | null {
  return before?.kind === 'days' && isKey(words[at], /^eves?$/)
    ? [1, { kind: 'slot', slots: ['dinner'] }]
    : null
}

/** 'No more ham for the rest of the week': on the days behind the last one that was named. */
function restOfWeek(place: WordPlace): PhraseRead | null {
  const { words, at, before } = place
  const isNone = words.slice(Math.max(0, at - 5), at).some(({ key }) => /^(?:no|not|none|without)$/.test(key))
  const rest = /^(?:for )?(?:all )?the rest of (?:the|this) week$/
  return before?.kind === 'dish' && isNone
    ? longestOf(place, rest, [6, 5], () => ({ kind: 'cue', cue: 'after', word: 'for the rest of the week' }))
    : null
}

/** The readers of reasons and of talk beside a wish. */
export const reasonReaders = [newToTry, whereItIs, eveOfDay, restOfWeek] as const
