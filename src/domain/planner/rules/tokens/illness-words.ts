/**
 * Words for harm that a food does to somebody: 'prawns make Tom ill', 'dairy gives Ella a rash'.
 */

import { isPerson } from './token-checks.ts'
import { isMark, type PhraseMatch, type WordPlace, isAnyOf, longestMatch } from './word-place.ts'

const makes =
  '(?:always |really |often |can |could |will |would |might )?(?:makes?|made|gives?|gave|causes?|brings?|brought|sends?|leaves?|left)'

const harm =
  '(?:all |very |really |quite |so |feel |feeling |get )?(?:ill|sick|poorly|unwell|queasy|nauseous|bloated|gassy|itchy|itch|vomit|throw up|swell up|wheezy|wheeze|break out|puff up|come out in|out in)'

const complaint =
  '(?:an? |the )?(?:bad |sore |terrible |awful |upset |funny |dodgy )?(?:rash|rashes|hives|spots|headache|headaches|migraine|migraines|tummy|stomach|belly|tummy ache|stomach ache|cramps|heartburn|reflux|indigestion|eczema|wind|runs|hay fever|sore throat|itch|reaction|allergic reaction)'

const allHarm = new RegExp(`^(?:${harm}(?: (?:in )?${complaint})?|${complaint})$`)

const startsHarm = new RegExp(`^(?:${harm}|${complaint})(?: |$)`)

const making = new RegExp(`^${makes}$`)

const him = /^(?:him|her|them|me)$/

/** How many words from a place on name somebody of the household; 0 for none. */
function personAt({ words, vocabulary }: WordPlace, at: number): number {
  for (const length of [3, 2, 1]) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    if (keys.length === length && vocabulary.people.has(keys.join(' '))) return length
  }
  if (
    isAnyOf(words[at], /^(?:the|my|our|both)$/) &&
    personAt({ words, vocabulary, at, before: undefined }, at + 1)
  )
    return 1 + personAt({ words, vocabulary, at, before: undefined }, at + 1)
  return isAnyOf(words[at], him) ? 1 : 0
}

/**
 * 'Prawns make Tom ill' denies them to him. The verb 'make' means a wish elsewhere, so the words
 * behind the person decide.
 */
function makesIll(place: WordPlace): PhraseMatch | null {
  const { words, at } = place
  return longestMatch(place, making, [3, 1], (length) => {
    const person = personAt(place, at + length)
    const behind = words.slice(at + length + person, at + length + person + 3).map(({ key }) => key)
    const isIll = person > 0 && startsHarm.test(behind.join(' '))
    return isIll && { kind: 'cue', cue: 'allergic', word: 'makes ill' }
  })
}

/** The harm behind the person ('a rash'), which adds nothing. */
function thenIll(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (!isPerson(before)) return null
  const isMade = words.slice(Math.max(0, at - 5), at).some(({ key }) => making.test(key))
  return isMade ? longestMatch(place, allHarm, [6, 1], () => ({ kind: 'filler', word: 'ill' })) : null
}

/** 'The doctor wants Dave off red meat' denies it to him. */
function wantedOff({ words, at, before }: WordPlace): PhraseMatch | null {
  if (words[at]?.key !== 'off' || before?.kind !== 'who' || isMark(words[at + 1])) return null
  const verbs = words.slice(Math.max(0, at - 4), at).map(({ key }) => key)
  return verbs.some((key) => /^(?:wants?|wanted|put|puts|taken|took|takes)$/.test(key))
    ? [1, { kind: 'cue', cue: 'cannot have', word: 'is off' }]
    : null
}

/** Readers of words for harm that a food does to somebody. */
export const illnessReaders = [makesIll, thenIll, wantedOff] as const
