import { adjectivesOfFoods } from './dish-words.ts'
import { everydayWords } from './everyday-words.ts'
import { isRelative } from './kin-words.ts'
import { matchPatterns } from './match-patterns.ts'
import { LONGEST_PHRASE, phrases } from './phrases.ts'
import { readInContext } from './read-in-context.ts'
import { MARKUP, singular, type Word, wordsOf } from './sentence-words.ts'
import { correctSpelling, smallWordCorrections } from './spelling.ts'
import { isOwning, isPerson } from './token-checks.ts'
import type { Cue, Meaning, Token } from './token.ts'
import { isKnownWord, findDish, type Vocabulary } from './vocabulary.ts'
import { isAnyOf, isMark, type PhraseMatch, type WordPlace } from './word-place.ts'

/** Corrects misspelt words for which only one known word is near. */
function speltRight(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const hasCapitals = words.some(({ isCapital }) => isCapital)
  return words.map((word, index) => {
    const { key, isCapital } = word
    const isOurs = isKnownWord(word, vocabulary) || everydayWords.has(key)
    if (!hasCapitals && word.isWord && !isOurs && isUncapitalizedName(words, index))
      return { ...word, isCapital: true }
    const small = smallWordCorrections.get(key)
    // The 'w' of 'pasta w/o cheese' is no misspelt word.
    const isStroked = key.length === 1 && words[index + 1]?.key === '/'
    if (small !== undefined && !isStroked) return { ...word, key: small, stem: small }
    // 'In Leeds' is a place, not 'in leeks'.
    if (isCapital && isAnyOf(words[index - 1], /^(?:in|at|to|from)$/)) return word
    if (!word.isWord || key.length < 4 || isOurs) return word
    const correctedKey = correctSpelling(key, vocabulary)
    return correctedKey === undefined ? word : { ...word, key: correctedKey, stem: correctedKey }
  })
}

/** Whether a word is a name without its capital: 'auntie jo is here', 'my friend amir's coming'. */
function isUncapitalizedName(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !isRelative(before.key)) return false
  return (
    word.key !== word.stem || isAnyOf(next, /^(?:is|are|and|comes|coming|stays|staying|visits|visiting)$/)
  )
}

/** Words that mean a dish only in the plural: 'something sweet', 'nothing green'. */
const isAdjective = ({ key, isCapital }: Word) =>
  // 'Ella has Brownies on Tuesday' means the club.
  (key === 'brownies' && isCapital === true) || /^(?:sweet|green|crisp|sub|chip)$/.test(key)

/** Words that begin a sentence and mean nothing: 'Hi there, ', 'um ok so '. */
const greeting =
  /^(?:(?:hi|hiya|hello|hey|ok|okay|oh|um+|uh|er|erm|hmm)(?: (?:there|again|all|everyone|guys))?(?: (?:so|then))?(?: [,!.])* )+/

function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const found = greeting.exec(words.map(({ key }) => `${key} `).join(''))?.[0]
  return found ? words.slice(found.trim().split(' ').length) : words
}

const MAX_WORDS = Math.max(LONGEST_PHRASE, 8)
const LONGEST_PATTERN = 14

/** Splits a sentence into tokens, taking the longest known phrase first. */
export function tokenize(sentence: string, vocabulary: Vocabulary): Token[] {
  const words = speltRight(withoutGreeting(wordsOf(sentence)), vocabulary)
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const first = words[at]!
    const place = { words, at, vocabulary, before: tokens.at(-1) }
    const [length, meaning] =
      readInContext(place) ?? longestKnown(place) ?? ([1, meaningOfUnknown(first, words)] as const)
    const last = words[at + length - 1]
    if (!last) break
    const isGlued = first.isGlued && first.isDashed !== true
    tokens.push({
      ...meaning,
      start: first.start,
      end: last.end,
      isGlued,
      ...(first.isDashed && { isDashed: true }),
    })
    at += length
  }
  return tokens
}

/** The longest phrase, name or food that begins at a place. */
function longestKnown({ words, at, before, vocabulary }: WordPlace): PhraseMatch | null {
  const keys = words.slice(at, at + LONGEST_PATTERN).map(({ key }) => key)
  const match = matchPatterns(keys)
  const shortened = isOwning(before) ? shortenedAhead(keys) : null
  const ahead = shortened && shortened.length > (match?.length ?? 0) ? shortened : match
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    if (ahead && ahead.length > length) return [ahead.length, ahead.meaning]
    // 'Dave and I' are two people; 'and I want pasta' names nobody.
    if (length === 2 && keys[0] === 'and' && !isPerson(before)) continue
    const meaning = meaningOf(words.slice(at, at + length), vocabulary)
    if (meaning) return [length, meaning]
    if (ahead?.length === length) return [length, ahead.meaning]
  }
  return null
}

/** The meaning of a word, number or mark that no list has. */
function meaningOfUnknown({ key, isNumber, isCapital }: Word, words: readonly Word[]): Meaning {
  if (key === MARKUP) return { kind: 'remark', isCode: true }
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(key)
  if (ordinal) return { kind: 'ordinal', n: Number(ordinal[1]) }
  if (isNumber && Number.isFinite(Number(key))) return { kind: 'number', n: Number(key) }
  const quotes = words.filter((word) => isAnyOf(word, /^['’]$/)).length
  const isQuote = /^['’]$/.test(key) && quotes % 2 === 0
  if (isQuote || /^(?:\p{Extended_Pictographic}|\u200d|\ufe0f)/u.test(key))
    return { kind: 'filler', word: key }
  return { kind: 'unknown', word: key, ...(isCapital && { isCapital: true }) }
}

const isOfEating = (cue: Cue) => cue === 'cannot have' || cue === 'dislikes' || cue === 'allergic'

/** 'Tom's scared of prawns', 'Ella's gone off fish': the s means 'is' or 'has'. */
function shortenedAhead(keys: readonly string[]): ReturnType<typeof matchPatterns> {
  for (const verb of ['is', 'has']) {
    const keysWithVerb = [verb, ...keys]
    const ahead = matchPatterns(keysWithVerb)
    if (ahead && ahead.length > 2) return { ...ahead, length: ahead.length - 1 }
    for (let length = Math.min(LONGEST_PHRASE, keysWithVerb.length); length > 1; length--) {
      const meaning = phrases.get(keysWithVerb.slice(0, length).join(' '))
      if (meaning?.kind === 'cue' && (length > 2 || isOfEating(meaning.cue)))
        return { length: length - 1, meaning }
    }
  }
  return null
}

/** A person in lower case whose apostrophe is missing: 'jakes gone'. */
function ownerAmong(words: readonly Word[], { people }: Vocabulary) {
  const key = words.map((word) => word.key).join(' ')
  return /.{3}s$/.test(key) && !phrases.has(key) ? people.get(key.slice(0, -1)) : undefined
}

function meaningOf(words: readonly Word[], vocabulary: Vocabulary): Meaning | undefined {
  const last = words.at(-1)
  if (!last) return undefined
  const typed = words.map(({ key }) => key).join(' ')
  const bare = [...words.slice(0, -1).map(({ key }) => key), last.stem].join(' ')
  const person = vocabulary.people.get(typed) ?? vocabulary.people.get(bare) ?? ownerAmong(words, vocabulary)
  // Max is a person; the 'max' of 'max 30 minutes' is not.
  const isPlainWord = words[0]?.isCapital !== true && phrases.has(typed)
  if (person && !isPlainWord)
    return person.isGuest
      ? {
          kind: 'guest',
          names: person.names,
          people: person.names.length,
          ...(last.stem !== last.key && { isOwner: true as const }),
        }
      : {
          kind: 'who',
          names: person.names,
          ...((last.stem !== last.key || !vocabulary.people.has(bare)) &&
            !vocabulary.people.has(typed) && { isOwner: true as const }),
        }
  // 'My brother's coming'.
  const kin = last.stem === last.key ? undefined : phrases.get(bare)
  // 'Thanksgiving's at ours'.
  const ofStem =
    kin?.kind === 'guest' ? { ...kin, isOwner: true as const } : kin?.kind === 'feast' ? kin : undefined
  const spoken = phrases.get(typed) ?? ofStem
  // 'Our friend's visiting' is about one friend.
  const isOne = last.stem !== last.key && !last.stem.endsWith('s') && spoken?.kind === 'guest'
  const phrase = isOne && spoken.people === 2 ? { ...spoken, people: 1 } : spoken
  // 'Friday's dinner' is on one Friday; 'Fridays' are all of them.
  const day = phrase?.kind === 'days' && phrase.sort === 'each' ? phrases.get(bare) : undefined
  if (phrase) return day?.kind === 'days' ? day : phrase
  if (words.some(isMark)) return undefined
  const dish = findDish(words.map(({ key }) => singular(key)).join(' '), vocabulary)
  if (!dish) return undefined
  // 'The news' is not 'new', and 'winters' is not a tag for winter.
  if (isAdjective(last) && dish.what.food !== undefined && words.length === 1) return undefined
  const isDescribed = dish.what.is === 'new' || (dish.isQuality && dish.what.tag !== undefined)
  if (
    isDescribed &&
    words.length === 1 &&
    last.key !== singular(last.key) &&
    !vocabulary.dishes.has(last.key)
  )
    return undefined
  // 'The courgette's going off' is about one courgette.
  const word = last.stem !== last.key && findDish(bare, vocabulary) ? bare : typed
  const isMany = word === typed && singular(last.key) !== last.key
  // 'Fishy' becomes 'fish'; 'courgettes' stays as it was typed.
  const isAsTyped = dish.what.food !== undefined && !(words.length === 1 && adjectivesOfFoods.has(word))
  const food = isAsTyped ? { food: word } : {}
  return {
    kind: 'dish',
    what: { ...dish.what, ...food },
    isQuality: dish.isQuality,
    word,
    ...(isMany && { isMany: true }),
  }
}
