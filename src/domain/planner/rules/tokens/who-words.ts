/** Words that say who speaks, who eats and who will not, by what stands around them. */

import { textFrom, type PhraseMatch, type WordPlace, isAnyOf, longestMatch } from './word-place.ts'

/** 'Poor Lily can't have fish': 'poor' adds nothing. */
function poorThing({ words, at, vocabulary }: WordPlace): PhraseMatch | null {
  const next = words[at + 1]
  return isAnyOf(words[at], /^(?:poor|wee|dear)$/) && next && vocabulary.people.has(next.stem)
    ? [1, { kind: 'filler', word: 'poor' }]
    : null
}

const doingIt =
  /^(?:is |are )?(?:(?:on|doing|manning) the )?(grill|grilling|barbecue|barbecuing|bbq|bbqing|barbie)$/

/** 'Ben's grilling on Sunday' asks for something grilled, for all. */
function atTheGrill(place: WordPlace): PhraseMatch | null {
  const { words, at, vocabulary } = place
  if (vocabulary.people.get(words[at]?.stem ?? '')?.isGuest !== false) return null
  for (const length of [4, 3, 2, 1]) {
    const found = doingIt.exec(textFrom({ ...place, at: at + 1 }, length))?.[1]
    const isBare = length === 1 && /^(?:grill|barbecue|bbq|barbie)$/.test(found ?? '')
    if (found === undefined || isBare) continue
    const tag = found.startsWith('grill') ? 'grill' : 'bbq'
    return [length + 1, { kind: 'dish', what: { tag }, isQuality: true, word: found }]
  }
  return null
}

/** 'Neither of the children will touch olives': both will not. */
function neitherWill(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (/^(?:neither|none) of$/.test(textFrom(place, 2))) {
    const who = isAnyOf(words[at + 2], /^(?:the|my|our)$/) ? 3 : 2
    const people = vocabularyAt(place, at + who)
    return people && likesAt(place, at + who + 1) > 0 ? [who, { kind: 'filler', word: 'both' }] : null
  }
  const isOfNone =
    before?.kind === 'who' &&
    words.slice(Math.max(0, at - 4), at).some(({ key }) => /^(?:neither|none)$/.test(key))
  const length = isOfNone ? likesAt(place, at) : 0
  return length > 0 ? [length, { kind: 'cue', cue: 'dislikes', word: 'will not touch' }] : null
}

const vocabularyAt = ({ words, vocabulary }: WordPlace, at: number) =>
  vocabulary.people.get(words[at]?.key ?? '')

/** How many words say that somebody likes something; 0 for none. */
function likesAt(place: WordPlace, at: number): number {
  for (const length of [3, 2, 1])
    if (
      /^(?:(?:will|would|can|could) )?(?:ever )?(?:touch|eat|eats|like|likes|stand|bear|entertain|stomach|go near|have)$/.test(
        textFrom({ ...place, at }, length),
      )
    )
      return length
  return 0
}

const those = '(?:those|these|that|it|all (?:three|four|of them|of those)|both(?: of them)?|the lot)'

const leftOut = new RegExp(
  `^(?:just )?(?:leave|keep|miss|take|cut|leaving|keeping) ${those} (?:well )?(?:out|off)(?: (?:altogether|entirely|completely|of it|of everything|of (?:the|our|their|his|her|my) (?:dinners?|meals?|food|lunch|lunches|plan|menu)))?$`,
)

/** 'Tom won't touch olives so leave those out' means the olives; nobody is away. */
function leaveThoseOut(place: WordPlace): PhraseMatch | null {
  if (!/^(?:just|leave|leaving|keep|keeping|miss|take|cut)$/.test(textFrom(place, 1))) return null
  return longestMatch(place, leftOut, [9, 3], () => ({ kind: 'not', word: 'none of those' }))
}

const parent = /^(?:mum|mom|mam|mummy|mommy|dad|daddy)$/

/** 'Mum, no fish', 'Dave can we have pizza': a person spoken to, for whom the wish is not. */
function spokenTo(place: WordPlace): PhraseMatch | null {
  const { words, at, before, vocabulary } = place
  const person = vocabulary.people.get(words[at]?.key ?? '')
  if (before !== undefined || person?.names.length !== 1) return null
  const isAsked = [2, 3].some((length) =>
    /^(?:please|pls|plz|can we|can i|could we|could i|may we|may i)(?: |$)/.test(
      textFrom({ ...place, at: at + 1 }, length),
    ),
  )
  // In 'Mum, no fish. Dad, no beef' the wishes are for them.
  const isOnly = words.filter(({ key }) => vocabulary.people.has(key)).length === 1
  const isCalled = isAnyOf(words[at], parent) && isOnly && words[at + 1]?.key === ','
  return isAsked || isCalled ? [1, { kind: 'filler', word: 'mate' }] : null
}

/** Readers of words that say who speaks, who eats and who does not. */
export const whoReaders = [poorThing, atTheGrill, leaveThoseOut, neitherWill, spokenTo] as const
