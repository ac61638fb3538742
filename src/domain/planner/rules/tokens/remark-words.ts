/** Words about how somebody is or what happens that look like words of a meal. */

import { phrases } from './phrases.ts'
import { isOfKind, isJoiner, isOwning } from './token-checks.ts'
import { isMark, textFrom, type PhraseMatch, findDishAt, type WordPlace, isAnyOf } from './word-place.ts'

const owners = /^(?:my|our|his|her|their|your|this)$/

/** 'Soup for Grandpa's cold': the illness, not cold dishes. */
function somebodysCold({ words, at, before }: WordPlace): PhraseMatch | null {
  const isTheirs = isOwning(before) || isAnyOf(words[at - 1], owners)
  return words[at]?.key === 'cold' && isTheirs && isMark(words[at + 1])
    ? [1, { kind: 'unknown', word: 'cold' }]
    : null
}

const ableTo =
  /^(?:(?:that|which) )?(?:i|we|you|he|she|they|somebody|someone|anyone) (?:can|could|might|will) (?:do|make|cook|have|get|manage|throw|knock|rustle|whip|put|bung)(?: (?:it|this|together|up|done|ready|made|cooked|finished|in|sorted|on))?(?: the (?:table|oven|pan))?$/

const nothing = { start: 0, end: 0, isGlued: false }

/** 'Something I can throw together in ten minutes' says only the minutes. */
function doneInMinutes(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  // 'A meal I can ...' means one dish; 'a meal' alone means every meal.
  if (/^(?:a|one) (?:meal|dish)$/.test(textFrom(place, 2))) {
    const found = doneInMinutes({ ...place, at: at + 2, before: { ...nothing, kind: 'some' } })
    return found && [found[0] + 2, { kind: 'some' }]
  }
  if (!isOfKind(before, 'some', 'meal', 'slot')) return null
  for (let length = 9; length > 2; length--) {
    if (!ableTo.test(textFrom(place, length))) continue
    const [within, figure] = words.slice(at + length, at + length + 2)
    if (!isAnyOf(within, /^(?:in|within|inside|under)$/)) continue
    const meaning = phrases.get(figure?.key ?? '')
    const isMeasured =
      figure?.isNumber === true ||
      isAnyOf(figure, /^(?:a|an|half|under|less|about|no)$/) ||
      isOfKind(meaning, 'number', 'amount')
    if (isMeasured) return [length, { kind: 'filler', word: 'that' }]
  }
  return null
}

/** 'No sesame anywhere near Lily' means for her. */
function nearSomebody({ words, at, vocabulary }: WordPlace): PhraseMatch | null {
  for (const length of [2, 1]) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    // 'Get some spinach into Ella'.
    if (!/^(?:(?:anywhere|anything) )?near$|^into$/.test(keys.join(' '))) continue
    const who = isAnyOf(words[at + length], /^(?:the|my|our)$/) ? 1 : 0
    const person = words[at + length + who]
    if (person && person.key === person.stem && vocabulary.people.get(person.key)?.isGuest === false)
      return [length, { kind: 'filler', word: 'for' }]
  }
  return null
}

const bigBirthday =
  /^(?:(?:eighteen|twenty|twenty first|twentie|thirtie|fortie|fiftie|sixtie|seventie|eightie|nintie|hundred)th|twenty first|\d{1,3}(?:th|st|nd|rd))$/

/** 'It's Ben's sixtieth on the 5th', 'Tom's 18th' mean a birthday. */
function theirFortieth({ words, at, before }: WordPlace): PhraseMatch | null {
  const isTheirs = isOwning(before)
  const word = words[at]
  const next = words[at + 1]
  const isBehind = isMark(next) || isAnyOf(next, /^(?:on|is|this|next|so|birthday|party|and)$/)
  if (!isTheirs || !word || !isAnyOf(word, bigBirthday) || !isBehind) return null
  const isNamed = isAnyOf(next, /^(?:birthday|party)$/)
  return [isNamed ? 2 : 1, { kind: 'occasion' }]
}

/** 'Korma or that lentil curry': 'that' adds nothing. */
function thatDish(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isBehindOr = isJoiner(before, 'or')
  return isBehindOr && isAnyOf(words[at], /^(?:that|those)$/) && findDishAt(place, at + 1)
    ? [1, { kind: 'filler', word: 'the' }]
    : null
}

/** 'Max is sleeping over at Ollie's' means that Max is away; nobody comes. */
function sleepingAtTheirs({ words, at, before }: WordPlace): PhraseMatch | null {
  if (before?.kind !== 'who') return null
  for (const length of [5, 4, 3]) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    const isThere =
      /^(?:is |are |will be )?(?:sleeping|staying|stopping)(?: over)? (?:at|with|round|round at|over at)$|^(?:sleeps|stays) (?:over )?(?:at|with)$/.test(
        keys.join(' '),
      )
    const name = words[at + length]
    // 'At Maisie's', 'with Maisie'.
    if (keys.length === length && isThere && name?.isWord && (name.key !== name.stem || name.isCapital))
      return [length + 1, { kind: 'cue', cue: 'away', word: 'sleeping over at theirs' }]
  }
  return null
}

/** Readers of remarks that look like words of a meal. */
export const remarkReaders = [
  somebodysCold,
  doneInMinutes,
  nearSomebody,
  theirFortieth,
  thatDish,
  sleepingAtTheirs,
] as const
