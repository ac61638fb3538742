/** Words of reasons and of talk beside a wish, which mean something else than they do alone. */
import { isEnd, keysFrom, type PhraseRead, thingAt, type WordPlace, isKey, longestOf } from './word-place.ts'
import { isA } from './piece-tests.ts'

/** 'Three pastas all told': in the whole week, where 'six all told' are people. */
function allTold(place: WordPlace): PhraseRead | null {
  const isDish = isA(place.before, 'thing', 'count')
  return isDish && /^all told$/.test(keysFrom(place, 2)) && isEnd(place.words[place.at + 2])
    ? [2, { is: 'cue', cue: 'total', word: 'in total' }]
    : null
}

/** 'One new thing to try': a new one. */
function newToTry({ words, at, before }: WordPlace): PhraseRead | null {
  const [to, verb, next] = words.slice(at, at + 3)
  const isNew = words.slice(Math.max(0, at - 3), at).some(({ key }) => key === 'new')
  const isDish = isA(before, 'meal', 'thing')
  return isDish && isNew && to?.key === 'to' && isKey(verb, /^(?:try|make|cook)$/) && isEnd(next)
    ? [2, { is: 'filler', word: 'to try' }]
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
  return isReady ? [2, { is: 'filler', word: 'that' }] : null
}

/** 'Risotto thurs eve': that evening. */
function eveOfDay({ words, at, before }: WordPlace): PhraseRead | null {
  return before?.is === 'days' && isKey(words[at], /^eves?$/) ? [1, { is: 'slot', slots: ['dinner'] }] : null
}

const whichIsBetter =
  /^(?:whichever|whatever)(?:s| is| looks| works out) (?:the )?(?:cheap|easi|quick|nic|simpl|fast|bett|b)(?:er|est|r|st)(?: for you| for us)?$/

/** 'Monday or Tuesday, whichever's cheaper': either will do. */
function whicheverIsBetter(place: WordPlace): PhraseRead | null {
  return longestOf(
    place,
    whichIsBetter,
    [5, 2],
    (length) => isEnd(place.words[place.at + length]) && { is: 'filler', word: 'whichever' },
  )
}

/** 'Whatever's quick on Friday': something quick. */
function whateverIs(place: WordPlace): PhraseRead | null {
  for (const [length, text] of [
    [1, /^whatevers$/],
    [2, /^(?:whatever is|anything thats)$/],
  ] as const) {
    const isQuality = thingAt(place, place.at + length)?.found.isQuality === true
    if (text.test(keysFrom(place, length)) && isQuality) return [length, { is: 'some' }]
  }
  return null
}

/** 'No more ham for the rest of the week': on the days behind the last one that was named. */
function restOfWeek(place: WordPlace): PhraseRead | null {
  const { words, at, before } = place
  const isNone = words.slice(Math.max(0, at - 5), at).some(({ key }) => /^(?:no|not|none|without)$/.test(key))
  const rest = /^(?:for )?(?:all )?the rest of (?:the|this) week$/
  return before?.is === 'thing' && isNone
    ? longestOf(place, rest, [6, 5], () => ({ is: 'cue', cue: 'after', word: 'for the rest of the week' }))
    : null
}

/** The readers of reasons and of talk beside a wish. */
export const reasonReaders = [
  allTold,
  newToTry,
  whereItIs,
  eveOfDay,
  whicheverIsBetter,
  whateverIs,
  restOfWeek,
] as const
