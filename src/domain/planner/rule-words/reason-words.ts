/** Words of reasons and of talk beside a wish, which mean something else than they do alone. */
import { isEnd, keysFrom, type PhraseRead, thingAt, type WordPlace, isKey } from './word-place.ts'
import { isA } from './piece-tests.ts'

/** 'So I don't want fish' asks for none, where 'so I don't forget' says why. */
function soWeDont(place: WordPlace): PhraseRead | null {
  return /^so (?:i|we) dont (?:want|fancy|like|need|eat)$/.test(keysFrom(place, 4))
    ? [1, { is: 'break', how: 'so' }]
    : null
}

/** 'Stew twice while it's this cold' says why, where 'pasta while Tom is away' says when. */
function whileItIs(place: WordPlace): PhraseRead | null {
  return /^while (?:its|the weathers?)$/.test(keysFrom(place, 2))
    ? [1, { is: 'break', how: 'because' }]
    : null
}

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

const states =
  'stuffed|full|shattered|tired|knackered|exhausted|starving|hungry|busy|hungover|drained|wiped|zonked|frazzled|stressed|bored|late|asleep|wrecked'

const allWillBe = new RegExp(
  `^(?:everybodys|everyones|everybody is|everyone is|everybody will|everyone will|were all|well all|theyll all|theyre all)` +
    ` (?:(?:going to|gonna|all) )?(?:be )?(?:(?:so|too|still|absolutely|completely|pretty|quite) )?(?:${states})$`,
)

/** 'Keep Friday light everyone's going to be tired': how they are, and no dish. */
function howAllAre(place: WordPlace): PhraseRead | null {
  if (!isKey(place.words[place.at], /^(?:every(?:body|one)s?|were|well|theyll|theyre)$/)) return null
  for (let length = 8; length > 1; length--)
    if (allWillBe.test(keysFrom(place, length))) return [length, { is: 'remark' }]
  return null
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
  for (const length of [5, 4, 3, 2])
    if (whichIsBetter.test(keysFrom(place, length)) && isEnd(place.words[place.at + length]))
      return [length, { is: 'filler', word: 'whichever' }]
  return null
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
  if (before?.is !== 'thing' || !isNone) return null
  for (const length of [6, 5])
    if (/^(?:for )?(?:all )?the rest of (?:the|this) week$/.test(keysFrom(place, length)))
      return [length, { is: 'cue', cue: 'after', word: 'for the rest of the week' }]
  return null
}

/** The readers of reasons and of talk beside a wish. */
export const reasonReaders = [
  soWeDont,
  whileItIs,
  allTold,
  newToTry,
  howAllAre,
  whereItIs,
  eveOfDay,
  whicheverIsBetter,
  whateverIs,
  restOfWeek,
] as const
