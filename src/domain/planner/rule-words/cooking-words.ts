/** Words that say what to do with a food: 'roast the chicken', 'enough stew for three days'. */
import type { Piece } from './piece.ts'
import { thingNamed } from './vocabulary.ts'
import { type PhraseRead, thingAt, type WordPlace } from './word-place.ts'

/** Whether a wish begins here. */
const isHead = (before: Piece | undefined) =>
  before === undefined || before.is === 'break' || before.is === 'ask'

/** 'Roast the chicken on Sunday', 'grill some salmon': what to do with it. */
function cookIt({ words, at, before }: WordPlace): PhraseRead | null {
  const isVerb = /^(?:roast|grill|bake|fry|steam|braise|poach|barbecue)$/.test(words[at]?.key ?? '')
  return isHead(before) && isVerb && /^(?:the|that|those|some|my|our)$/.test(words[at + 1]?.key ?? '')
    ? [1, { is: 'ask', word: 'cook' }]
    : null
}

const cooked: Readonly<Record<string, string>> = {
  roast: 'roasted',
  grill: 'grilled',
  bake: 'baked',
  fry: 'fried',
  steam: 'steamed',
}

/** 'Grill something on Sunday': a grilled dish. */
function cookSomething({ words, at, before, vocabulary }: WordPlace): PhraseRead | null {
  const name = cooked[words[at]?.key ?? '']
  if (!isHead(before) || name === undefined || words[at + 1]?.key !== 'something') return null
  const found = thingNamed(name, vocabulary)
  return found?.what.tag === undefined ? null : [2, { is: 'thing', ...found, isQuality: true, word: name }]
}

/** 'Enough stew for three days': so much is cooked. */
function enoughOf(place: WordPlace): PhraseRead | null {
  return isHead(place.before) && place.words[place.at]?.key === 'enough' && thingAt(place, place.at + 1)
    ? [1, { is: 'cue', cue: 'double', word: 'make enough' }]
    : null
}

/** The readers of words that say what to do with a food. */
export const cookingReaders = [cookIt, cookSomething, enoughOf] as const
