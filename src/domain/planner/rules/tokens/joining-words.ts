/** Words that begin a new wish or say when one holds: 'and leave out', 'every time we'. */

import { phrases } from './phrases.ts'
import { singular, type Word } from './sentence-words.ts'
import { isOfKind, isJoiner, isCue, isWord } from './token-checks.ts'
import type { Token } from './token.ts'
import { findDish, type Vocabulary } from './vocabulary.ts'
import {
  isMark,
  textFrom,
  type PhraseMatch,
  kindOf,
  findDishAt,
  type WordPlace,
  isAnyOf,
  longestMatch,
} from './word-place.ts'

/** 'Start with the dal tomorrow' asks for the dal. */
function startWith(place: WordPlace): PhraseMatch | null {
  const { before } = place
  const isHead = before === undefined || before.kind === 'joiner'
  const start = /^(?:start|begin|kick)(?: it| things)?(?: off)? with$/
  return isHead
    ? longestMatch(place, start, [4, 2], (_, word) => ({ kind: 'ask', isRequest: true, word }))
    : null
}

/** 'Pizza every time we win' is a condition; 'pizza every time' means always. */
function everyTimeThat(place: WordPlace): PhraseMatch | null {
  if (!/^(?:every|each|any) time$/.test(textFrom(place, 2)) || isMark(place.words[place.at + 2])) return null
  const next = phrases.get(place.words[place.at + 2]?.key ?? '')
  return next === undefined || isOfKind(next, 'subject', 'who')
    ? [2, { kind: 'joiner', joiner: 'when' }]
    : null
}

const isSubjectWord = (key: string) => /^(?:we|they|he|she|i|you|everyone|everybody)$/.test(key)

/** 'Once the kids are in bed' says when; 'once a week is enough' says how often. */
function onceTheyAre({ words, at, vocabulary }: WordPlace): PhraseMatch | null {
  const keys = words.slice(at, at + 4).map(({ key }) => key)
  const [once, first = ''] = keys
  if (once !== 'once') return null
  const who = /^(?:the|my|our)$/.test(first) ? 2 : 1
  const [person = '', verb = ''] = keys.slice(who)
  const isShort = /^(?:were|youre|hes|shes|theyre|im)$/.test(first)
  const isThem = vocabulary.people.has(person) || isSubjectWord(person)
  return isShort || (isThem && /^(?:is|are|have|has)$/.test(verb))
    ? [1, { kind: 'joiner', joiner: 'when' }]
    : null
}

const isOverText = /^(?:is|are|has|have) (?:over|done|finished|past|gone|passed|behind us|out of the way)$/

/** How many words say that a day is over; 0 for none. */
const lengthOfOver = (place: WordPlace): number =>
  [5, 3, 2].find((length) => isOverText.test(textFrom(place, length))) ?? 0

/** 'No turkey once Thanksgiving is over' holds after that day. */
function onceItIsOver(place: WordPlace): PhraseMatch | null {
  const { words, at } = place
  if (words[at]?.key === 'once') {
    const isAhead = [2, 3].some((ahead) => lengthOfOver({ ...place, at: at + ahead }) > 0)
    return isAhead && words[at + 1]?.key !== 'and' ? [1, { kind: 'cue', cue: 'after', word: 'after' }] : null
  }
  const isBehind = [2, 3].some((back) => words[at - back]?.key === 'once')
  const length = isBehind ? lengthOfOver(place) : 0
  return length > 0 ? [length, { kind: 'filler', word: 'over' }] : null
}

/** 'A roast on Sunday becomes soup on Monday': soup of the leftovers. */
function becomesAnother(place: WordPlace): PhraseMatch | null {
  const { at, before } = place
  const isBehind = isOfKind(before, 'days', 'dish', 'slot')
  // A quick check, since most words begin no such phrase.
  if (!isAnyOf(place.words[at], /^(?:which|that|and|then|becomes|turns|gets|will)$/)) return null
  const length = [4, 3, 2, 1].find((some) =>
    /^(?:which |that |and |then |and then )?(?:becomes|turns into|gets turned into|will become)$/.test(
      textFrom(place, some),
    ),
  )
  const isMarked = isJoiner(before, 'comma') && length !== 1
  if (!(isBehind || isMarked) || length === undefined) return null
  const day = phrases.get(place.words[at + length]?.stem ?? '')?.kind === 'days' ? 1 : 0
  const isDish = findDishAt(place, at + length + day) !== undefined
  return isDish ? [length, { kind: 'cue', cue: 'leftovers', word: 'the leftovers into' }] : null
}

/**
 * 'Two fish dinners and keep it simple' begins a wish; 'double it and keep it for Monday' does not.
 */
function keepItSo(place: WordPlace): PhraseMatch | null {
  const { before } = place
  // In 'a chilli and keep it mild', the chilli is mild.
  const isOfMany = before !== undefined && 'isMany' in before && before.isMany === true
  const isKeep = isOfMany && /^and keep (?:it|them|things)$/.test(textFrom(place, 3))
  return isKeep && findDishAt(place, place.at + 3)?.found.isQuality
    ? [1, { kind: 'joiner', joiner: 'and' }]
    : null
}

/** 'Two soups and keep it under £3' begins a limit; 'keep it to eat on Monday' does not. */
function keepItUnder({ words, at }: WordPlace): PhraseMatch | null {
  const keys = words.slice(at, at + 8).map(({ key }) => key)
  const most = /^and keep (?:it|them|things) (?:under|below|within|at|(?:down )?to(?: under)?|less than) /
  const length = most.exec(keys.join(' '))?.[0].trim().split(' ').length ?? 0
  const figure = words[at + length]
  const isFigure =
    figure?.isNumber === true || isAnyOf(figure, /^(?:[£$€]|an|half)$/) || kindOf(figure) === 'number'
  return length > 0 && isFigure ? [1, { kind: 'joiner', joiner: 'and' }] : null
}

const endsSentence = ({ key }: WordPlace['words'][number]) => /^[.!?:\n]$/.test(key)

/** 'Mon nothing, tue fish' without pauses: nothing is cooked on the day before 'nothing'. */
function nothingThatDay({ words, at, before }: WordPlace): PhraseMatch | null {
  if (before?.kind !== 'days' || !isAnyOf(words[at], /^(?:nothing|nowt)$/)) return null
  const isDay = (key: string | undefined) => phrases.get(key ?? '')?.kind === 'days'
  // In 'nothing Monday nothing Tuesday' the day stands behind 'nothing'.
  const isDayFirst = isDay(words[words.slice(0, at).findLastIndex(endsSentence) + 1]?.key)
  const isListed = isMark(words[at + 1]) || isDay(words[at + 1]?.key)
  return isDayFirst && isListed ? [1, { kind: 'cue', cue: 'skip', word: 'nothing' }] : null
}

/**
 * Whether a limit begins: in 'no more than two soups', 'no longer than 30 minutes', 'no more soup'.
 */
function beginsLimit(words: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  const [no, more, third] = words.slice(at, at + 3)
  if (no?.key !== 'no' || !isAnyOf(more, /^(?:more|longer|less|fewer)$/) || !third) return false
  return (
    third.key === 'than' || (more?.key === 'more' && findDish(singular(third.key), vocabulary) !== undefined)
  )
}

/**
 * 'No more than two pizzas and no more than one soup' has two limits; 'once and no more' has one.
 * 'Three plus' means at least three; 'fish plus pasta' means both.
 */
function andLimit({ words, at, before, vocabulary }: WordPlace): PhraseMatch | null {
  const isBoth = words[at]?.key === 'plus' && !isOfKind(before, 'number', 'amount')
  const isAnd = words[at]?.key === 'and' && beginsLimit(words, at + 1, vocabulary)
  if (isBoth || isAnd) return [1, { kind: 'joiner', joiner: 'and' }]
  const once = words[at]?.key === 'once' && words[at + 1]?.key === 'and' ? phrases.get('once') : undefined
  return once && beginsLimit(words, at + 2, vocabulary) ? [1, once] : null
}

const isBeing = (token: Token) =>
  isWord(token, /^(?:im|its|were|theyre|hes|shes|youre|thats)$/, 'subject') ||
  (token.kind === 'cue' && (token.cue === 'is' || isWord(token, /^(?:were|we are|its|it is)$/)))

/** The 'so' in 'I'm so tired' begins no reason. */
function soItIs({ words, at, before }: WordPlace): PhraseMatch | null {
  return words[at]?.key === 'so' && before && isBeing(before) && at + 1 < words.length
    ? [1, { kind: 'filler', word: 'so' }]
    : null
}

const isNamed = (words: readonly Word[], { people }: Vocabulary) => {
  const last = words.at(-1)
  const before = words.slice(0, -1).map(({ key }) => key)
  return [last?.key, last?.stem].some((end) => end !== undefined && people.has([...before, end].join(' ')))
}

/** 'Soup on Monday as Tom is at the dentist': 'as' before a person begins a reason. */
function asTheyAre({ words, at, before, vocabulary }: WordPlace): PhraseMatch | null {
  if (words[at]?.key !== 'as' || isCue(before, 'same')) return null
  const isReason = [1, 2].some((length) => isNamed(words.slice(at + 1, at + 1 + length), vocabulary))
  return isReason ? [1, { kind: 'joiner', joiner: 'because' }] : null
}

/** 'Unless it's Saturday' excepts that day. */
function unlessItIs({ words, at }: WordPlace): PhraseMatch | null {
  const keys = words.slice(at, at + 7).map(({ key }) => key)
  const found =
    /^(?:unless(?: (?:its|it is|it falls|it happens to be|thats|that is))?|not counting|not including|with the exception of|minus|excluding|bar|save|save for|just not|leaving out|ignoring)(?: on)?(?: (?:a|the|this))? /.exec(
      keys.join(' '),
    )
  if (!found) return null
  const length = found[0].trim().split(' ').length
  return kindOf(words[at + length]) === 'days'
    ? [length, { kind: 'cue', cue: 'except', word: 'except' }]
    : null
}

/** Readers of words that begin clauses. */
export const joiningReaders = [
  nothingThatDay,
  keepItSo,
  keepItUnder,
  startWith,
  everyTimeThat,
  becomesAnother,
  onceItIsOver,
  onceTheyAre,
  andLimit,
  soItIs,
  asTheyAre,
  unlessItIs,
] as const
