/** People named by their relation to others: 'my sister and her husband', 'Uncle Pete'. */

import { withCapital } from '@plateful/ingredients/format-english'
import { wordList } from './phrase-list.ts'
import type { TokenOf } from './token.ts'
import { isKnownWord } from './vocabulary.ts'
import { isAnyOf, isMark, type PhraseMatch, kindOf, type WordPlace } from './word-place.ts'

const parents = 'mum mom mam mother dad father stepmum stepdad'.split(' ')

const relativeWords = new Set([
  ...parents,
  ...wordList(`
    sister brother aunt auntie aunty uncle cousin niece nephew gran granny grandma nan nana grandad
    grandpa husband wife partner girlfriend boyfriend fiance fiancee son daughter baby friend mate
    pal neighbour neighbor boss colleague godmother godfather`),
])

const titles =
  /^(?:uncle|aunt|auntie|aunty|granny|grandma|grandpa|grandad|granddad|nana|nan|nanny|gran|mr|mrs|ms|miss|dr)$/

/** Whether a word names a relation or a title: 'cousin', 'friend', 'Mrs'. */
export const isRelative = (word: string): boolean => relativeWords.has(word) || titles.test(word)

const numbers = new Map<string, number>([
  ...'one two three four five six'.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ...[1, 2, 3, 4, 5, 6].map((n): [string, number] => [String(n), n]),
])

const young =
  /^(?:(?:little|young|small|wee) )?(?:kids?|child|children|boys?|girls?|sons?|daughters?|little ones)$/

/**
 * How many people a possessive phrase names from a place on: 'her husband', 'his two kids'. Null
 * for 'her kids', which tells no number.
 */
function theirsAt(keyAt: (index: number) => string, at: number): { length: number; people: number } | null {
  if (!/^(?:his|her|their)$/.test(keyAt(at))) return null
  if (relativeWords.has(keyAt(at + 1))) return { length: 2, people: 1 }
  const people = numbers.get(keyAt(at + 1))
  if (people === undefined) return null
  const length = [3, 2, 1].find((n) =>
    young.test(Array.from({ length: n }, (_, index) => keyAt(at + 2 + index)).join(' ')),
  )
  return length === undefined ? null : { length: 2 + length, people }
}

type Guest = Pick<TokenOf<'guest'>, 'isOwner' | 'isCompany'>

const guests = (length: number, people: number, names: string[] = [], more: Guest = {}): PhraseMatch => [
  length,
  { kind: 'guest', names, people, ...more },
]

const isBehindOwner = ({ before }: WordPlace) => before?.kind === 'who' && before.isOwner === true

/**
 * Two guests from a place on: one with a relative ('my sister and her husband'), or somebody's
 * parents. A pair with a member of the household is none: 'my husband and my sister'.
 */
function pairOfGuests(place: WordPlace): PhraseMatch | null {
  const { words, at } = place
  const keyAt = (index: number) => words[index]?.key ?? ''
  // 'My sister comes with her two kids'.
  const isThere = /^(?:is|are|be|being|hes|shes|theyre|stays?|staying)$/.test(keyAt(at - 1))
  // 'The kids are with their nan' says where they are, not who comes.
  const company = keyAt(at) === 'with' && !isThere ? theirsAt(keyAt, at + 1) : null
  if (company) return guests(company.length + 1, company.people, [], { isCompany: true })
  const isMine = /^(?:my|our|his|her|their)$/.test(keyAt(at))
  const first = isMine ? at + 1 : at
  if (!relativeWords.has(keyAt(first))) return null
  // 'My sister Jo and her husband'.
  const and = words[first + 1]?.isCapital === true && keyAt(first + 2) === 'and' ? first + 2 : first + 1
  if (keyAt(and) !== 'and') return null
  const isTheirs = isMine || isBehindOwner(place)
  const theirs = isTheirs ? theirsAt(keyAt, and + 1) : null
  if (theirs) return guests(and + 1 + theirs.length - at, 1 + theirs.people)
  const second = and + 1
  // 'Mum and dad are coming': where nobody of the household is called so, those of the writer.
  const areNobodyHere = [first, second].every((index) => !place.vocabulary.people.has(keyAt(index)))
  const isParents =
    (isTheirs || (areNobodyHere && comes(place, second + 1))) &&
    parents.includes(keyAt(first)) &&
    parents.includes(keyAt(second)) &&
    and === first + 1
  // 'Mum and dad in law'.
  const isInLaw = keyAt(second + 1) === 'in' && keyAt(second + 2) === 'law'
  return isParents && !isInLaw ? guests(second - at + 1, 2) : null
}

/** 'Dave's parents' are not the parents of this household. */
function theirParents(place: WordPlace): PhraseMatch | null {
  const word = place.words[place.at]
  return isBehindOwner(place) && isAnyOf(word, /^(?:parents|grandparents|folks|mum|mom|mother|dad|father)$/)
    ? guests(1, word?.key.endsWith('s') ? 2 : 1)
    : null
}

/**
 * Whether a word is what the children call one of the adults, or nobody of the household, and the
 * writer is no child.
 */
const isOfSpeakers = (word: string, { people }: WordPlace['vocabulary']): boolean => {
  const [speaker] = people.get('me')?.names ?? []
  const children = people.get('kids')?.names ?? people.get('children')?.names ?? []
  return speaker === undefined ? !people.has(word) : !children.includes(speaker)
}

const coming =
  /^(?:(?:is|are|will be|might be|may be) )?(?:comes?|coming|visit|visits|visiting|over|round|joining|stays|staying)$/

/** What may stand behind 'visiting' and 'staying' where it is the household that is visited. */
const here =
  /^(?:us|me|here|over|overnight|round|for|on|this|next|from|until|till|again|tomorrow|tonight|today|all|both|the (?:night|weekend|kids|children|boys|girls)|at (?:the weekend|christmas|easter|half term)|with (?:us|me))\b/

/** 'Coming with me to Leeds', 'coming out of hospital', 'coming down with something'. */
const outOrIll = /^(?:with (?:me|us) (?:to|on)|out|off|down with|home)\b/

/** Whether the words from a place on say that somebody comes here, or is a guest elsewhere. */
function visitAt({ words, vocabulary }: WordPlace, at: number): 'here' | 'elsewhere' | undefined {
  const textOf = (start: number, length: number) =>
    words
      .slice(start, start + length)
      .map(({ key }) => key)
      .join(' ')
  const behind = [1, 2, 3].map((one) => at + one).find((end) => coming.test(textOf(at, end - at)))
  if (behind === undefined) return undefined
  const verb = words[behind - 1]?.key ?? ''
  const next = words[behind]
  const isHere = verb.startsWith('com')
    ? !outOrIll.test(textOf(behind, 3))
    : !/^(?:visit|stay)/.test(verb) ||
      isMark(next) ||
      here.test(textOf(behind, 3)) ||
      vocabulary.people.has(next?.key ?? '') ||
      ['days', 'joiner', 'slot'].includes(kindOf(next) ?? '')
  return isHere ? 'here' : 'elsewhere'
}

/** Whether somebody surely comes, as nobody of the household does. */
const comes = (place: WordPlace, at: number): boolean =>
  // 'If mum comes on Sunday' does not say that she does.
  !isAnyOf(place.words[place.at - 1], /^(?:if|unless|whenever)$/) && visitAt(place, at) === 'here'

/** 'We're at my mum's on Sunday' means her house; 'my mum's lasagne' is a dish. */
function isAtHome({ words, at }: WordPlace): boolean {
  const next = words[at + 2]
  const isEnd = !next?.isWord || ['joiner', 'days', 'slot', 'filler'].includes(kindOf(next) ?? '')
  return isEnd && isAnyOf(words[at - 1], /^(?:to|at|round|from)$/)
}

/** 'Mum's coming on Sunday', where nobody of the household is called so. */
function visitingParent(place: WordPlace): PhraseMatch | null {
  const { words, at, vocabulary, before } = place
  const [word, next] = words.slice(at, at + 2)
  if (!word || !/^(?:mum|mom|mam|dad)$/.test(word.stem) || vocabulary.people.has(word.stem)) return null
  // 'Mum's' and 'mum is' are the same.
  const isGlued = word.key !== word.stem
  const doesCome = comes(place, at + 1) && (isGlued || !/^(?:over|round)$/.test(next?.key ?? ''))
  return doesCome && before?.kind !== 'who' ? guests(1, 1, [withCapital(word.stem)]) : null
}

/** 'My mum comes on Tuesday', written by a parent: she is a guest, not of the household. */
function myOwnParent(place: WordPlace): PhraseMatch | null {
  const { words, at, vocabulary } = place
  const [my, mum, next] = words.slice(at, at + 3)
  if (my?.key !== 'my' || !mum || !/^(?:mum|mom|mam|mother|dad|father)$/.test(mum.stem)) return null
  if (!isOfSpeakers(mum.stem, vocabulary)) return null
  // 'My mum is visiting her sister.'
  if (!vocabulary.people.has(mum.stem) && visitAt(place, at + 2) === 'elsewhere') return null
  // 'My mum's staying' says that she is here; 'my mum's lasagne' does not.
  if (mum.key === mum.stem || next?.key.endsWith('ing')) return guests(2, 1, [withCapital(mum.stem)])
  return isAtHome(place) ? guests(2, 1, [withCapital(mum.stem)], { isOwner: true }) : null
}

/** 'Sofia says no beans': 'says' adds nothing. */
const saysSo = ({ words, at, before }: WordPlace): PhraseMatch | null =>
  before?.kind === 'who' && isAnyOf(words[at], /^(?:says|said)$/)
    ? [1, { kind: 'filler', word: words[at]?.key ?? '' }]
    : null

/** 'A salad for my lunch' is for the writer; 'his breakfast' is for the person named before. */
function theirMeal({ words, at, vocabulary }: WordPlace): PhraseMatch | null {
  if (kindOf(words[at + 1]) !== 'slot') return null
  const speaker = words[at]?.key === 'my' ? vocabulary.people.get('me') : undefined
  if (speaker) return [1, { kind: 'who', names: speaker.names, isOwner: true }]
  return isAnyOf(words[at], /^(?:his|her|their)$/)
    ? [1, { kind: 'who', names: [], isPronoun: true, isOwner: true }]
    : null
}

const theirs =
  /^(?:all )?(?:of )?(?:his|her|their) (?:food|meals?|dinners?|portions?|plate|teas?|share|stuff)|^(?:his|hers|theirs)/

/** 'His has to be gluten free', 'all her food must be': for that person. */
function theirShare({ words, at }: WordPlace): PhraseMatch | null {
  for (const length of [4, 3, 2, 1]) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    const isTheirs = keys.length === length && theirs.exec(keys.join(' '))?.[0] === keys.join(' ')
    if (isTheirs && isAnyOf(words[at + length], /^(?:has|have|needs?|must|should|ought|wants?)$/))
      return [length, { kind: 'who', names: [], isPronoun: true }]
  }
  return null
}

/** 'Uncle Pete', 'Mrs Khan': an unknown name behind a title. */
function titledName({ words, at, vocabulary }: WordPlace): PhraseMatch | null {
  const [title, name] = words.slice(at, at + 2)
  if (!title || !name || !isAnyOf(title, titles) || !name.isCapital || name.isGlued) return null
  if (isKnownWord(name, vocabulary) || vocabulary.people.has(`${title.key} ${name.stem}`)) return null
  // 'Granny Ann' is the guest whom the household calls Granny.
  const known = vocabulary.people.get(title.key)
  return known?.isGuest
    ? guests(2, known.names.length, [...known.names])
    : guests(2, 1, [`${withCapital(title.key)} ${withCapital(name.stem)}`])
}

/** Readers of people named by their relation to others. */
export const kinReaders = [
  pairOfGuests,
  theirParents,
  myOwnParent,
  visitingParent,
  saysSo,
  theirMeal,
  theirShare,
  titledName,
] as const
