/** Words that only soften what stands beside them: 'like twice', 'it'd be class if we had'. */

import { phrases } from './phrases.ts'
import { isOfKind } from './token-checks.ts'
import { isMark, textFrom, type PhraseMatch, type WordPlace, kindOf } from './word-place.ts'

const we = '(?:we|i|you|they|there)'

const could =
  '(?:could|can|might|got|had|have|did|do|was|were|is|are)(?: (?:all )?(?:have|do|get|eat|try|put|make|plan|fit|fit in|squeeze in|be|include|avoid))?'

const nice = new RegExp(
  `^(?:(?:itd|that would|thatd|it would|it might|would it|wouldnt it) be (?:\\w+ ){1,3}if ${we} ${could}|(?:id|wed|i would|we would)(?: \\w+)? (?:appreciated?|love|like) it if ${we} ${could}|(?:id|wed|i would|we would) be (?:\\w+ ){1,2}if ${we} ${could})$`,
)

/** Words with which such a phrase is no wish: the opposite of nice, or 'for' somebody. */
const unkind = /\b(?:bad|rude|sad|awful|terrible|horrible|worse|odd|strange|weird|wrong|silly|unfair|for)\b/

const allowed = new RegExp(
  `^(?:is it|would it be) (?:ok|okay|alright|all right|fine|possible|cool|acceptable) (?:if|that) ${we} ${could}$`,
)

/** 'It'd be class if we could have tacos' is a wish. */
function askedIf(place: WordPlace): PhraseMatch | null {
  for (let length = 12; length > 3; length--) {
    const text = textFrom(place, length)
    if (allowed.test(text)) return [length, { kind: 'ask', isRequest: true, word: text }]
    if (nice.test(text) && !unkind.test(text)) return [length, { kind: 'maybe', word: text }]
  }
  return null
}

const isCounting = (text: string) => {
  const kind = phrases.get(text)?.kind
  return kind === 'number' || kind === 'count'
}

/** The 'like' in 'pizza like twice', 'like one night tops' adds nothing. */
function likeSoOften({ words, at, before }: WordPlace): PhraseMatch | null {
  const next = words[at + 1]
  const isNumber = next?.isNumber === true || isCounting(next?.key ?? '')
  // The 'like' in 'I like two of them' is a verb.
  const isVerb = isOfKind(before, 'subject', 'who', 'guest')
  return words[at]?.key === 'like' && isNumber && !isVerb ? [1, { kind: 'filler', word: 'like' }] : null
}

/** 'A soup or two' means one or two. */
function orTwo(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (textFrom(place, 2) !== 'or two') return null
  if (!isOfKind(before, 'dish', 'meal', 'slot')) return null
  const isOne = words.slice(Math.max(0, at - 4), at).some(({ key }) => /^(?:an?|one|the odd)$/.test(key))
  const next = words[at + 2]
  if (next?.key === 'or') return null
  const isEnd = isMark(next) || !['dish', 'meal', 'unit'].includes(kindOf(next) ?? '')
  return isOne && isEnd ? [2, { kind: 'count', min: 1, max: 2 }] : null
}

/** 'A night each', 'two dinners each' mean once or twice for each. */
function soOftenEach(place: WordPlace): PhraseMatch | null {
  const [first, , each] = place.words.slice(place.at, place.at + 3)
  const number = phrases.get(first?.key ?? '')
  const n = first?.key === 'a' || first?.key === 'an' ? 1 : number?.kind === 'number' ? number.n : undefined
  const isMeals = /^\w+ (?:nights?|evenings?|dinners?|meals?|days?|turns?)$/.test(textFrom(place, 2))
  return n !== undefined && isMeals && each?.key === 'each' ? [2, { kind: 'count', min: n, max: n }] : null
}

/** Readers of words that only soften. */
export const softReaders = [askedIf, likeSoOften, orTwo, soOftenEach] as const
