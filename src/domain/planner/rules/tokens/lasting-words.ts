/** Words for how long a dish lasts: 'so it does me for lunch', 'we get two teas from it'. */

import { phrases } from './phrases.ts'
import { isOfKind } from './token-checks.ts'
import {
  textFrom,
  type PhraseMatch,
  findDishAt,
  type WordPlace,
  isAnyOf,
  longestMatch,
} from './word-place.ts'

const lasting = new RegExp(
  '^(?:(?:and|so|so that|enough that|which means|that way) )?' +
    '(?:it|that|this|they|which|itll|thatll|theyll|itd|it will|that will|they will|which will|it can|that can|it should|that should)' +
    '(?: (?:just|also|easily|then))? ' +
    '(?:do|does|last|lasts|feed|feeds|cover|covers|see|sees|keep|keeps|stretch|stretches|sort|sorts)' +
    '(?: (?:us|me|him|her|them|everyone|the family|the kids))?' +
    '(?: (?:through|over|going|out|enough))?' +
    '(?: (?:for|to|until|till|on|over|into))?' +
    '(?: (?:our|my|his|her|their|the|both|all))?$',
)

const startsLasting = /^(?:and|so|enough|which|that|it|this|they|itll|thatll|theyll|itd)$/

/** 'It does Monday' means this only behind a joiner. */
const plainStart = /^(?:it|this|they) /

const isTime = (key: string | undefined, kind: readonly string[]) =>
  kind.includes(phrases.get(key ?? '')?.kind ?? '')

/** In 'we're out so that covers Friday' no dish is meant. */
const hasDishAhead = (place: WordPlace): boolean =>
  Array.from({ length: NEAR }, (_, before) => place.at - 1 - before).some(
    (at) => at >= 0 && findDishAt(place, at) !== undefined,
  )

/** How many words before a place are searched for a dish. */
const NEAR = 30

/** 'So that it lasts us two nights', 'and that'll do our lunches on Monday': it is eaten again. */
function thatDoesUs(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (before === undefined || !isAnyOf(words[at], startsLasting) || !hasDishAhead(place)) return null
  for (let length = 10; length > 1; length--) {
    const text = textFrom(place, length)
    if (!lasting.test(text) || (plainStart.test(text) && before.kind !== 'joiner')) continue
    const [next, unit] = words.slice(at + length, at + length + 2)
    const isDay = isTime(next?.key, ['days', 'slot', 'relative'])
    const isCount = next?.isNumber === true || isTime(next?.key, ['number'])
    const isMeals = isTime(unit?.key, ['slot', 'meal', 'unit'])
    if (isDay || (isCount && isMeals)) return [length, { kind: 'cue', cue: 'eat again', word: text }]
  }
  return null
}

const gettingOut =
  /^(?:(?:and|so|so that|then) )?(?:we|i|you) (?:get|have|can get|can have|could get|should get|will get|make|can make)$/

/** 'So we get two suppers out of it': so many meals of one dish. */
function mealsOutOfIt(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (before === undefined) return null
  for (const length of [5, 4, 3, 2]) {
    if (!gettingOut.test(textFrom(place, length))) continue
    const [n, meal] = words.slice(at + length, at + length + 2)
    const isCount = n?.isNumber === true || isTime(n?.key, ['number'])
    const behind =
      textFrom({ ...place, at: at + length + 2 }, 3) || textFrom({ ...place, at: at + length + 2 }, 2)
    if (
      isCount &&
      isTime(meal?.key, ['slot', 'meal', 'unit']) &&
      /^(?:out of|from|off) (?:it|that|them)|^(?:from|off) (?:it|that|them)/.test(behind)
    )
      return [length, { kind: 'cue', cue: 'eat again', word: 'so we get' }]
  }
  return null
}

/** 'Out of it' behind those meals adds nothing. */
function outOfIt(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isMeals = isOfKind(before, 'slot', 'meal')
  const isGot = words.slice(Math.max(0, at - 4), at).some(({ key }) => /^(?:get|have|make)$/.test(key))
  const out = /^(?:out of|from|off) (?:it|that|them)$/
  return isMeals && isGot
    ? longestMatch(place, out, [3, 2], () => ({ kind: 'filler', word: 'out of it' }))
    : null
}

const makesIt = /^(?:make|makes|making|let|get)$/

/**
 * 'Make the chilli last two nights', 'make it do three dinners': it is eaten again (planner 156).
 * The plan's own 'last two nights' have 'the', 'on' or 'for' before them.
 */
function madeToLast({ words, at, before }: WordPlace): PhraseMatch | null {
  if (!isAnyOf(words[at], /^(?:last|do|stretch)$/) || !isOfKind(before, 'dish', 'days')) return null
  const length = isAnyOf(words[at + 1], /^us$/) ? 2 : 1
  const [n, meal] = words.slice(at + length, at + length + 2)
  const isCount = n?.isNumber === true || isTime(n?.key, ['number'])
  const ahead = words.slice(Math.max(0, at - MADE_NEAR), at)
  const isMade = ahead.some((word) => isAnyOf(word, makesIt))
  return isMade && isCount && isTime(meal?.key, ['slot', 'meal', 'unit'])
    ? [length, { kind: 'cue', cue: 'eat again', word: 'to last' }]
    : null
}

/** How many words before 'last' are searched for 'make'. */
const MADE_NEAR = 6

const vessel =
  /^(?:(?:make|cook|do|prepare) )?(?:an? |the )?(?:great |good |nice |decent |proper |big |whole |huge |massive |giant |large )*(?:vat|cauldron|stockpot|potful|panful|bucket|mountain) of$/

/** 'A great vat of soup' means that much is cooked. */
function vatOf(place: WordPlace): PhraseMatch | null {
  // A quick check, since most words begin no such phrase.
  if (!place.words.slice(place.at + 1, place.at + 6).some(({ key }) => key === 'of')) return null
  return longestMatch(place, vessel, [6, 2], () => ({ kind: 'cue', cue: 'double', word: 'a big pot of' }))
}

/** Readers of words for how long a dish lasts. */
export const lastingReaders = [thatDoesUs, madeToLast, mealsOutOfIt, outOfIt, vatOf] as const
