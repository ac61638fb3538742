/** Words whose meaning depends on the words around them. */

import { cookingReaders } from './cooking-words.ts'
import { freeReaders } from './free-words.ts'
import { illnessReaders } from './illness-words.ts'
import { joiningReaders } from './joining-words.ts'
import { kinReaders } from './kin-words.ts'
import { lastingReaders } from './lasting-words.ts'
import { likingReaders } from './liking-words.ts'
import { mealReaders } from './meal-words.ts'
import { phrases } from './phrases.ts'
import { inPlainerWords } from './plainer-words.ts'
import { reasonReaders } from './reason-words.ts'
import { remarkReaders } from './remark-words.ts'
import { softReaders } from './softened-words.ts'
import { isOfKind, isJoiner, isWord } from './token-checks.ts'
import { whoReaders } from './who-words.ts'
import {
  isMark,
  textFrom,
  type PhraseMatch,
  findDishAt,
  type WordPlace,
  isAnyOf,
  kindOf,
} from './word-place.ts'

const isBehindWho = ({ before }: WordPlace) => isOfKind(before, 'subject', 'who', 'guest', 'every')

/** 'Fancy a curry', 'the kids fancy fish pie': a wish, if a dish is named and no meal. */
function fancyAsVerb(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (words[at]?.key !== 'fancy') return null
  const isSoftened = isWord(before, /^(?:really|quite|kind of|sort of|do)$/, 'filler')
  const isHead = before === undefined || before.kind === 'joiner'
  if (!isHead && !isSoftened && !isBehindWho(place) && before?.kind !== 'maybe') return null
  // 'Fancy doing suya on Saturday'.
  const isDoing = isAnyOf(words[at + 1], /^(?:doing|having|making|trying|eating|cooking)$/)
  if (isDoing && (isHead || isBehindWho(place))) return [2, { kind: 'ask', isRequest: true, word: 'fancy' }]
  // 'Fancy something veggie on Monday'.
  const isSome = isAnyOf(words[at + 1], /^(?:something|anything)$/)
  if (isSome && isHead && words.length > at + 2) return [1, { kind: 'ask', isRequest: true, word: 'fancy' }]
  const dish = findDishAt(place, at + 1)
  const behind = dish?.next && phrases.get(dish.next.key)
  // 'A really fancy fish dinner', 'fancy Italian food'.
  if (!dish || dish.found.isQuality || dish.found.what.cuisine !== undefined) return null
  if (isOfKind(behind, 'meal', 'slot')) return null
  return [1, { kind: 'ask', isRequest: true, word: 'fancy' }]
}

/** 'Expecting Grandma on Monday' means that she comes; 'Ella is expecting' does not. */
function expectingSomebody(place: WordPlace): PhraseMatch | null {
  const { words, at, before, vocabulary } = place
  const isHead = before === undefined || before.kind === 'joiner'
  const isGuest = [1, 2, 3].some(
    (length) => vocabulary.people.get(textFrom({ ...place, at: at + 1 }, length))?.isGuest === true,
  )
  return words[at]?.key === 'expecting' && isHead && isGuest
    ? [1, { kind: 'cue', cue: 'guest', word: 'expecting' }]
    : null
}

/** 'Ben can pick', 'the kids can choose': they decide, which says nothing of who eats. */
function whoDecides({ words, at, before }: WordPlace): PhraseMatch | null {
  const isVerb = isAnyOf(words[at], /^(?:pick|picks|choose|chooses|decide|decides)$/)
  const isBehind =
    isBehindWho({ words, at, before } as WordPlace) ||
    isAnyOf(words[at - 1], /^(?:can|could|will|gets|get|to)$/)
  return isVerb && isBehind && isMark(words[at + 1])
    ? [1, { kind: 'unknown', word: words[at]?.key ?? '' }]
    : null
}

/** 'Could you do something with salmon on Monday' asks for a dish; it uses nothing up. */
function somethingWith(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isAsked = isWord(before, /^(?:can|could|would|will) (?:you|we|i)$/, 'ask')
  const end = words.findIndex((word, index) => index > at && isMark(word))
  const partWords = words.slice(at, end < 0 ? undefined : end)
  const hasDay = partWords.some(({ key }) => phrases.get(key)?.kind === 'days')
  return isAsked && hasDay && /^(?:do|make|cook) something with$/.test(textFrom(place, 3))
    ? [3, { kind: 'some' }]
    : null
}

const addressed =
  /^(?:(?:alright|all right|right|ok|okay|hi|hey|hello|morning|cheers|ta|thanks|please) )?(?:mate|pal|love|hun|hon|guys|folks|team|buddy|dude|bro|chef|friend|darling|sweetie|boss|mucker|duck|petal)$/

/** 'Mate, pizza on Friday', 'tacos on Tuesday, cheers pal': the person spoken to is no guest. */
function readAddressee({ words, at, before }: WordPlace): PhraseMatch | null {
  const isHead = before === undefined || before.kind === 'joiner'
  for (const length of [2, 1]) {
    const part = words.slice(at, at + length)
    if (part.length < length || !addressed.test(part.map(({ key }) => key).join(' '))) continue
    const isThanks = length === 2 && isAnyOf(part[0], /^(?:cheers|ta|thanks|please)$/)
    if ((isHead || isThanks) && isMark(words[at + length])) return [length, { kind: 'filler', word: 'mate' }]
  }
  return null
}

/**
 * 'Something fresh' asks for a light and fresh dish; 'fresh tuna' is tuna. 'Nothing sweet' speaks
 * of meals; sweets are a food.
 */
function adjectiveAlone(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const tag = words[at]?.key
  const isSome = before?.kind === 'some' || (before?.kind === 'dish' && before.isQuality)
  const isNothing = isWord(before, /^nothing(?: too)?$/, 'not')
  const isLink = isJoiner(before, 'and')
  const isAlone = tag === 'fresh' ? isSome || isLink : tag === 'sweet' && isNothing
  if (tag === undefined || !isAlone || findDishAt(place, at + 1)) return null
  return [1, { kind: 'dish', what: { tag }, isQuality: true, word: tag }]
}

/** 'Leave the peas out for lunch' leaves out the peas; nobody eats out. */
function leftOut({ words, at, before }: WordPlace): PhraseMatch | null {
  const isOut = words[at]?.key === 'out' && words[at + 1]?.key === 'for' && before?.kind === 'dish'
  if (!isOut) return null
  const isVerb = words.slice(0, at).some(({ key }) => /^(?:leave|leaving|keep|keeping)$/.test(key))
  return isVerb ? [1, { kind: 'cue', cue: 'out', word: 'out' }] : null
}

/** 'Something light to eat': 'to eat' adds nothing; 'chilli to eat again' is for another day. */
function onlyToEat(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (textFrom(place, 2) !== 'to eat' || before?.kind !== 'dish' || !before.isQuality) return null
  const next = words[at + 2]?.key ?? ''
  return /^(?:again|the|it|later)$/.test(next) ? null : [2, { kind: 'filler', word: 'to eat' }]
}

/** 'Perfect chilli weather', 'soup weather' ask for the dish. */
function weatherFor(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const isAhead =
    isAnyOf(words[at], /^(?:perfect|proper|ideal|definitely|good|great)$/) &&
    findDishAt(place, at + 1)?.next?.key === 'weather'
  const isFood = before?.kind === 'dish' && !before.isQuality
  return isAhead || (isFood && words[at]?.key === 'weather') ? [1, { kind: 'filler', word: 'weather' }] : null
}

/** 'Use up the cooked rice' means rice; 'a cooked breakfast' is a dish. */
function cookedFood(place: WordPlace): PhraseMatch | null {
  const { words, at } = place
  if (words[at]?.key !== 'cooked') return null
  const isOwn = findDishAt(place, at)?.found.what.food !== undefined
  const food = findDishAt(place, at + 1)?.found
  return !isOwn && food?.what.food !== undefined ? [1, { kind: 'filler', word: 'cooked' }] : null
}

/** '2+', '30 g+' mean at least so much. */
function plusBehind({ words, at, before }: WordPlace): PhraseMatch | null {
  const [plus, next] = words.slice(at, at + 2)
  if (plus?.key !== '+' || !plus.isGlued || next?.isGlued) return null
  return isOfKind(before, 'number', 'unit') ? [1, { kind: 'compare', way: 'min', word: 'or more' }] : null
}

/** 'A Moroccan one' is a dish, and 'one' is no number. */
function oneOfKind({ words, at, before }: WordPlace): PhraseMatch | null {
  const isOne = words[at]?.key === 'one' && before?.kind === 'dish' && !isMark(words[at - 1])
  const lead = words.slice(Math.max(0, at - 4), at).some(({ key }) => /^(?:an?|some|another)$/.test(key))
  const next = words[at + 1]
  return isOne && lead && !isAnyOf(next, /^(?:of|night|day|evening|or)$/)
    ? [1, { kind: 'meal', word: 'one' }]
    : null
}

/** 'Grandma's over on Friday' means that she is here; 'over 30 minutes' means more. */
function overHere({ words, at, before }: WordPlace): PhraseMatch | null {
  const next = words[at + 1]
  const isMeasure = next?.isNumber === true || kindOf(next) === 'number'
  return words[at]?.key === 'over' && before?.kind === 'guest' && !isMeasure && !isAnyOf(next, /^[£$€]$/)
    ? [1, { kind: 'cue', cue: 'guest', word: 'over' }]
    : null
}

/** 'Tofu? No' denies the dish before it. */
function noAlone({ words, at, before }: WordPlace): PhraseMatch | null {
  const isAlone = words[at]?.key === 'no' && isJoiner(before, 'stop')
  return isAlone && isMark(words[at + 1]) ? [1, { kind: 'correction', word: 'no' }] : null
}

const readers = [
  ...remarkReaders,
  inPlainerWords,
  ...reasonReaders,
  ...whoReaders,
  ...lastingReaders,
  noAlone,
  ...likingReaders,
  fancyAsVerb,
  expectingSomebody,
  whoDecides,
  somethingWith,
  readAddressee,
  adjectiveAlone,
  leftOut,
  onlyToEat,
  plusBehind,
  overHere,
  oneOfKind,
  weatherFor,
  cookedFood,
  ...joiningReaders,
  ...mealReaders,
  ...cookingReaders,
  ...illnessReaders,
  ...freeReaders,
  ...softReaders,
  ...kinReaders,
] as const

/**
 * What the words from a place on mean in this context; null where they mean what they always mean.
 */
export function readInContext(place: WordPlace): PhraseMatch | null {
  for (const reader of readers) {
    const found = reader(place)
    if (found) return found
  }
  return null
}
