import type { Cue, Meaning, Piece } from './piece.ts'
import { LONGEST_PHRASE, phrases } from './phrases.ts'
import { isRelative, kinAt } from './kin.ts'
import { phraseAhead } from './phrase-families.ts'
import { everydayWords } from './everyday-words.ts'
import { MARKUP, singular, type Word, wordsOf } from './sentence-words.ts'
import { adjectivesOfFoods } from './dish-words.ts'
import { meantBy, smallWords } from './spelling.ts'
import { thingNamed, type Vocabulary } from './vocabulary.ts'
import { isMark } from './word-place.ts'
import { wordInPlace } from './words-in-place.ts'
import { isA, isCue, isWord } from './piece-tests.ts'

/** Puts misspelt words right where only one known word is a letter away. */
function speltRight(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const hasCapitals = words.some(({ isCapital }) => isCapital)
  return words.map((word, index) => {
    const { key, isCapital } = word
    const isOurs = isKnown(word, vocabulary) || everydayWords.has(key)
    if (!hasCapitals && word.isWord && !isOurs && isUncapitalizedName(words, index))
      return { ...word, isCapital: true }
    const small = smallWords.get(key)
    // 'Pasta w/o cheese' is written with a stroke.
    const isStroked = key.length === 1 && words[index + 1]?.key === '/'
    if (small !== undefined && !isStroked) return { ...word, key: small, stem: small }
    // 'In Leeds' is a place, and not 'in leeks'.
    if (isCapital && /^(?:in|at|to|from)$/.test(words[index - 1]?.key ?? '')) return word
    if (!word.isWord || key.length < 4 || isOurs) return word
    const correctedKey = meantBy(key, vocabulary)
    return correctedKey === undefined ? word : { ...word, key: correctedKey, stem: correctedKey }
  })
}

/** 'auntie jo is here', 'my friend amir's coming': a name, typed without its capital. */
function isUncapitalizedName(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !(titles.test(before.key) || isRelative(before.key))) return false
  return (
    word.key !== word.stem ||
    /^(?:is|are|and|comes|coming|stays|staying|visits|visiting)$/.test(next?.key ?? '')
  )
}

/** 'Something sweet', 'nothing green': dishes only where there are several. */
const isAdjective = ({ key, isCapital }: Word) =>
  // 'Ella has Brownies on Tuesday' eats none.
  (key === 'brownies' && isCapital === true) || /^(?:sweet|green|crisp|sub|chip)$/.test(key)

const isKnown = ({ key, stem }: Word, vocabulary: Vocabulary): boolean =>
  [key, stem, singular(key)].some(
    (form) =>
      phrases.has(form) ||
      vocabulary.spellings.has(form) ||
      vocabulary.words.has(form) ||
      vocabulary.people.has(form) ||
      vocabulary.things.has(form),
  ) || thingNamed(singular(key), vocabulary) !== undefined

/** 'Hi there, ', 'um ok so ': what a sentence is begun with, and says nothing. */
const greeting =
  /^(?:(?:hi|hiya|hello|hey|ok|okay|oh|um+|uh|er|erm|hmm)(?: (?:there|again|all|everyone|guys))?(?: (?:so|then))?(?: [,!.])* )+/

function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const found = greeting.exec(words.map(({ key }) => `${key} `).join(''))?.[0]
  return found ? words.slice(found.trim().split(' ').length) : words
}

const MAX_WORDS = Math.max(LONGEST_PHRASE, 8)
const MAX_OF_FAMILY = 14

/** The sentence as pieces of meaning, the longest known run of words first. */
export function piecesOf(sentence: string, vocabulary: Vocabulary): Piece[] {
  const words = speltRight(withoutGreeting(wordsOf(sentence)), vocabulary)
  const pieces: Piece[] = []
  for (let at = 0; at < words.length;) {
    const [length, meaning] = longestAt(words, at, vocabulary, pieces.at(-1))
    const [first, last] = [words[at], words[at + length - 1]]
    if (!first || !last) break
    const isGlued = first.isGlued && first.isDashed !== true
    pieces.push({
      ...meaning,
      start: first.start,
      end: last.end,
      isGlued,
      ...(first.isDashed && { isDashed: true }),
    })
    at += length
  }
  return pieces
}

/** Whether a word is what the children call one of the two, and whoever writes is no child. */
const isOfSpeakers = (word: string, { people }: Vocabulary): boolean => {
  const [speaker] = people.get('me')?.names ?? []
  const children = people.get('kids')?.names ?? people.get('children')?.names ?? []
  return speaker !== undefined && people.get(word) !== undefined && !children.includes(speaker)
}

/** 'We're at my mum's on Sunday': at her house, where 'my mum's lasagne' is a dish. */
function isAtHome(words: readonly Word[], at: number): boolean {
  const next = words[at + 2]
  const is = phrases.get(next?.key ?? '')?.is
  const isEnd = next === undefined || !next.isWord || ['break', 'days', 'slot', 'filler'].includes(is ?? '')
  return isEnd && /^(?:to|at|round|from)$/.test(words[at - 1]?.key ?? '')
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function longestAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  before: Piece | undefined,
): [number, Meaning] {
  const first = words[at]
  if (!first) return [1, { is: 'unknown' }]
  if (first.key === MARKUP) return [1, { is: 'remark', isCode: true }]
  const inPlace = wordInPlace(words, at, before, vocabulary)
  if (inPlace) return inPlace
  // 'Three plus' is at least three, 'fish plus pasta' is both.
  if (first.key === 'plus' && !isA(before, 'number', 'amount')) return [1, { is: 'break', how: 'and' }]
  // 'No more than two pizzas and no more than one soup': two limits, where 'once and no more' is
  // one.
  if (first.key === 'and' && beginsLimit(words, at + 1, vocabulary)) return [1, { is: 'break', how: 'and' }]
  const once = first.key === 'once' && words[at + 1]?.key === 'and' ? phrases.get('once') : undefined
  if (once && beginsLimit(words, at + 2, vocabulary)) return [1, once]
  // 'I'm so tired' gives no reason.
  if (first.key === 'so' && before && isBeing(before) && at + 1 < words.length)
    return [1, { is: 'filler', word: 'so' }]
  // 'Soup on Monday as Tom is at the dentist': why, where somebody stands behind it.
  const next = words[at + 1]
  const isSame = isCue(before, 'same')
  const isReason = [1, 2].some((length) => isNamed(words.slice(at + 1, at + 1 + length), vocabulary))
  if (first.key === 'as' && !isSame && isReason) return [1, { is: 'break', how: 'because' }]
  const pair = kinAt(words, at, before?.is === 'who' && before.isOwner === true)
  if (pair) return [pair.length, pair.meaning]
  // 'Dave's parents' are no parents of this household.
  const parents = /^(?:parents|grandparents|folks|mum|mom|mother|dad|father)$/
  if (before?.is === 'who' && before.isOwner === true && parents.test(first.key))
    return [1, { is: 'guest', names: [], people: first.key.endsWith('s') ? 2 : 1 }]
  // 'My mum comes on Tuesday', said by a parent: who comes is not of the household.
  const isParent = next !== undefined && /^(?:mum|mom|mam|mother|dad|father)$/.test(next.stem)
  // 'My mum's staying' says that she is here, 'my mum's lasagne' does not.
  const isHere = next?.key === next?.stem || words[at + 2]?.key.endsWith('ing') === true
  if (first.key === 'my' && isParent && isOfSpeakers(next.stem, vocabulary)) {
    if (isHere) return [2, { is: 'guest', names: [capital(next.stem)], people: 1 }]
    if (isAtHome(words, at))
      return [2, { is: 'guest', names: [capital(next.stem)], people: 1, isOwner: true }]
  }
  // 'Sofia says no beans' tells who asks for it.
  if (before?.is === 'who' && /^(?:says|said)$/.test(first.key)) return [1, { is: 'filler', word: first.key }]
  // 'A salad for my lunch' is for whoever writes.
  const speaker = vocabulary.people.get('me')
  if (first.key === 'my' && speaker && next && phrases.get(next.key)?.is === 'slot')
    return [1, { is: 'who', names: speaker.names, isOwner: true }]
  // 'Porridge for his breakfast' is for whoever was spoken of.
  if (/^(?:his|her|their)$/.test(first.key) && next && phrases.get(next.key)?.is === 'slot')
    return [1, { is: 'who', names: [], it: true, isOwner: true }]
  const share = theirShareAt(words, at)
  if (share > 0) return [share, { is: 'who', names: [], it: true }]
  const excepted = exceptedAt(words, at)
  if (excepted > 0) return [excepted, { is: 'cue', cue: 'except', word: 'except' }]
  const titled = titledAt(words, at, vocabulary)
  if (titled) return titled
  const keys = words.slice(at, at + MAX_OF_FAMILY).map(({ key }) => key)
  const own = phraseAhead(keys)
  const shortened = before && isOwner(before) ? shortenedAhead(keys) : null
  const ahead = shortened && shortened.length > (own?.length ?? 0) ? shortened : own
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    if (ahead && ahead.length > length) return [ahead.length, ahead.meaning]
    // 'Dave and I' are two people, 'and I want pasta' names nobody.
    if (length === 2 && first.key === 'and' && !isA(before, 'who', 'guest')) continue
    const meaning = meaningOf(words.slice(at, at + length), vocabulary)
    if (meaning) return [length, meaning]
    if (ahead?.length === length) return [length, ahead.meaning]
  }
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(first.key)
  if (ordinal) return [1, { is: 'ordinal', n: Number(ordinal[1]) }]
  if (first.isNumber && Number.isFinite(Number(first.key))) return [1, { is: 'number', n: Number(first.key) }]
  if (/^['’]$/.test(first.key) && words.filter(({ key }) => /^['’]$/.test(key)).length % 2 === 0)
    return [1, { is: 'filler', word: first.key }]
  if (/^(?:\p{Extended_Pictographic}|\u200d|\ufe0f)/u.test(first.key))
    return [1, { is: 'filler', word: first.key }]
  return [1, { is: 'unknown', word: first.key, ...(first.isCapital && { isCapital: true }) }]
}

const isOfEating = (cue: Cue) => cue === 'cannot have' || cue === 'dislikes' || cue === 'allergic'

const isOwner = (piece: Piece) => isA(piece, 'who', 'guest') && piece.isOwner === true

/** 'Tom's scared of prawns', 'Ella's gone off fish': the s is 'is' or 'has'. */
function shortenedAhead(keys: readonly string[]): ReturnType<typeof phraseAhead> {
  for (const verb of ['is', 'has']) {
    const said = [verb, ...keys]
    const ahead = phraseAhead(said)
    if (ahead && ahead.length > 2) return { ...ahead, length: ahead.length - 1 }
    for (let length = Math.min(LONGEST_PHRASE, said.length); length > 1; length--) {
      const meaning = phrases.get(said.slice(0, length).join(' '))
      if (meaning?.is === 'cue' && (length > 2 || isOfEating(meaning.cue)))
        return { length: length - 1, meaning }
    }
  }
  return null
}

/** 'No more than two soups', 'no longer than 30 minutes', 'no more soup'. */
function beginsLimit(words: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  const [no, more, third] = words.slice(at, at + 3)
  if (no?.key !== 'no' || !/^(?:more|longer|less|fewer)$/.test(more?.key ?? '') || !third) return false
  return (
    third.key === 'than' ||
    (more?.key === 'more' && thingNamed(singular(third.key), vocabulary) !== undefined)
  )
}

const theirs =
  /^(?:all )?(?:of )?(?:his|her|their) (?:food|meals?|dinners?|portions?|plate|teas?|share|stuff)|^(?:his|hers|theirs)/

/** 'His has to be gluten free', 'all her food must be': how many words stand for what they eat. */
function theirShareAt(words: readonly Word[], at: number): number {
  for (const length of [4, 3, 2, 1]) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    const found = theirs.exec(keys.join(' '))?.[0]
    const verb = words[at + length]?.key ?? ''
    if (keys.length === length && found === keys.join(' ') && beingSo.test(verb)) return length
  }
  return 0
}

const beingSo = /^(?:has|have|needs?|must|should|ought|wants?)$/

/** 'Unless it's Saturday': how many words say that a day is left out; 0: none does. */
function exceptedAt(words: readonly Word[], at: number): number {
  const keys = words.slice(at, at + 7).map(({ key }) => key)
  const found =
    /^(?:unless(?: (?:its|it is|it falls|it happens to be|thats|that is))?|not counting|not including|with the exception of|minus|excluding|bar|save|save for|just not|leaving out|ignoring)(?: on)?(?: (?:a|the|this))? /.exec(
      keys.join(' '),
    )
  if (!found) return 0
  const length = found[0].trim().split(' ').length
  const day = phrases.get(keys[length] ?? '')
  return day?.is === 'days' ? length : 0
}

const isBeing = (piece: Piece) =>
  isWord(piece, /^(?:im|its|were|theyre|hes|shes|youre|thats)$/, 'subject') ||
  (piece.is === 'cue' && (piece.cue === 'is' || isWord(piece, /^(?:were|we are|its|it is)$/)))

const isNamed = (words: readonly Word[], { people }: Vocabulary) => {
  const last = words.at(-1)
  const before = words.slice(0, -1).map(({ key }) => key)
  return [last?.key, last?.stem].some((end) => end !== undefined && people.has([...before, end].join(' ')))
}

const titles =
  /^(?:uncle|aunt|auntie|aunty|granny|grandma|grandpa|grandad|granddad|nana|nan|nanny|gran|mr|mrs|ms|miss|dr)$/

/** 'Uncle Pete', 'Mrs Khan': a name that nobody knows, behind what she is called. */
function titledAt(words: readonly Word[], at: number, vocabulary: Vocabulary): [number, Meaning] | null {
  const [title, name] = [words[at], words[at + 1]]
  if (!title || !name || !titles.test(title.key) || !name.isCapital || name.isGlued) return null
  if (isKnown(name, vocabulary) || vocabulary.people.has(`${title.key} ${name.stem}`)) return null
  // A household that knows one Granny calls her so, with her own name behind it or without.
  const known = vocabulary.people.get(title.key)
  if (known?.isGuest) return [2, { is: 'guest', names: known.names, people: known.names.length }]
  const titleText = title.key.charAt(0).toUpperCase() + title.key.slice(1)
  const own = name.stem.charAt(0).toUpperCase() + name.stem.slice(1)
  return [2, { is: 'guest', names: [`${titleText} ${own}`], people: 1 }]
}

/** 'Jakes gone': a name in lower case and without its apostrophe. */
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
  // Max is a person, 'max 30 minutes' is none.
  const isPlainWord = words[0]?.isCapital !== true && phrases.has(typed)
  if (person && !isPlainWord)
    return person.isGuest
      ? {
          is: 'guest',
          names: person.names,
          people: person.names.length,
          ...(last.stem !== last.key && { isOwner: true as const }),
        }
      : {
          is: 'who',
          names: person.names,
          ...((last.stem !== last.key || !vocabulary.people.has(bare)) &&
            !vocabulary.people.has(typed) && { isOwner: true as const }),
        }
  // 'My brother's coming'.
  const kin = last.stem === last.key ? undefined : phrases.get(bare)
  // 'Thanksgiving's at ours'.
  const ofStem =
    kin?.is === 'guest' ? { ...kin, isOwner: true as const } : kin?.is === 'feast' ? kin : undefined
  const spoken = phrases.get(typed) ?? ofStem
  // 'Our friend's visiting' is one friend.
  const isOne = last.stem !== last.key && !last.stem.endsWith('s') && spoken?.is === 'guest'
  const phrase = isOne && spoken.people === 2 ? { ...spoken, people: 1 } : spoken
  // 'Friday's dinner' is on one Friday, 'Fridays' are all of them.
  const day = phrase?.is === 'days' && phrase.sort === 'each' ? phrases.get(bare) : undefined
  if (phrase) return day?.is === 'days' ? day : phrase
  if (words.some(isMark)) return undefined
  const thing = thingNamed(words.map(({ key }) => singular(key)).join(' '), vocabulary)
  if (!thing) return undefined
  // 'The news' are not new, nor 'winters' for the winter.
  if (isAdjective(last) && thing.what.food !== undefined && words.length === 1) return undefined
  const isDescribed = thing.what.is === 'new' || (thing.isQuality && thing.what.tag !== undefined)
  if (
    isDescribed &&
    words.length === 1 &&
    last.key !== singular(last.key) &&
    !vocabulary.things.has(last.key)
  )
    return undefined
  // 'The courgette's going off' is one courgette.
  const word = last.stem !== last.key && thingNamed(bare, vocabulary) ? bare : typed
  const isMany = word === typed && singular(last.key) !== last.key
  // 'Fishy' is of fish, and 'courgettes' as it was typed.
  const isAsTyped = thing.what.food !== undefined && !(words.length === 1 && adjectivesOfFoods.has(word))
  const food = isAsTyped ? { food: word } : {}
  return {
    is: 'thing',
    what: { ...thing.what, ...food },
    isQuality: thing.isQuality,
    word,
    ...(isMany && { isMany: true }),
  }
}
