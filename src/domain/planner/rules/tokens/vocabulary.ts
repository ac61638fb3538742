import type { Food } from '@plateful/ingredients/foods/food'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import type { RuleContext } from '../rule-context.ts'
import { notFoods } from './dish-words.ts'
import { dishesAsSpelled } from './dishes-of-the-world.ts'
import { patternWords } from './match-patterns.ts'
import { type KnownPerson, peopleOf } from './people-words.ts'
import { phrases } from './phrases.ts'
import { type KnownDish, isGrammar, knownDishes } from './recipe-words.ts'
import { foldedName, singular, type Word } from './sentence-words.ts'
import { commonFoods } from './spelling.ts'
import { isOfKind } from './token-checks.ts'

/** The words of one household, in addition to those of the grammar. */
export interface Vocabulary {
  context: RuleContext
  /** By folded name. */
  dishes: ReadonlyMap<string, KnownDish>
  /** Names, groups and other words for people and guests. */
  people: ReadonlyMap<string, KnownPerson>
  /** Known words that a misspelt word may mean. */
  spellings: ReadonlySet<string>
  /** Words that are spelt correctly. */
  words: ReadonlySet<string>
}

const asSpelled: ReadonlySet<string> = new Set(dishesAsSpelled.map(foldedName))

/** A vocabulary takes long to make, and a household writes more than one sentence. */
const vocabularies = new WeakMap<RuleContext, Vocabulary>()

/** The vocabulary of a household. */
export function vocabularyOf(context: RuleContext): Vocabulary {
  const found = vocabularies.get(context) ?? makeVocabulary(context)
  vocabularies.set(context, found)
  return found
}

function makeVocabulary(context: RuleContext): Vocabulary {
  const dishes = knownDishes(context)
  const people = peopleOf(context)
  const spellings = new Set<string>()
  // Words of quality are left out: they are too often near an everyday word ('swimming',
  // 'slimming').
  const ownTags = new Set(context.tags.map(foldedName))
  const names = [...dishes].flatMap(([name, { what, isQuality }]) =>
    (isQuality && what.tag !== undefined && !ownTags.has(name)) || asSpelled.has(name) ? [] : [name],
  )
  // 'Shoes' is not a misspelt 'shes'.
  const personPhrases = [...phrases].flatMap(([text, { kind }]) =>
    kind === 'who' || kind === 'subject' ? [] : [text],
  )
  for (const phrase of [...personPhrases, ...names, ...people.keys()])
    for (const word of phrase.split(' ')) if (word.length > 3) spellings.add(word)
  for (const word of commonFoods) spellings.add(word)
  for (const word of patternWords) if (word.length > 3) spellings.add(word)
  const words = new Set([...patternWords, ...[...dishes.keys()].flatMap((name) => name.split(' '))])
  return { context, dishes, people, spellings, words }
}

/** What a folded phrase names: a dish of the household, a word of quality, or a food. */
export function findDish(folded: string, vocabulary: Vocabulary): KnownDish | undefined {
  const found = vocabulary.dishes.get(folded)
  if (found) return found
  if (
    /^(?:the|a|an|of|some|and|or|with|for|my|our|leftover|cooked|fresh|(?:tin|can|pack|bag|jar|bunch|box|carton|tub|block|packet) of) | (?:the|a|an|of|dish|meal|recipe|night|day|dinner|lunch)$/.test(
      folded,
    )
  )
    return undefined
  // 'Roast the chicken' is an instruction, no name of a dish.
  if (/ (?:the|my|our|some) /.test(folded)) return undefined
  if (isOfSomebody(folded, vocabulary) || endsSmall(folded, vocabulary)) return undefined
  const free = /^(.+) free$/.exec(folded)?.[1]
  if (free !== undefined && findDish(free, vocabulary)?.what.food !== undefined)
    return { what: { diet: `${free}-free` }, isQuality: true }
  if (folded.length < 3 || notFoods.has(folded) || isGrammar(folded) || dayName.test(folded)) return undefined
  const food = findExactFood(folded)
  return food && !isHouseware(food) ? { what: { food: folded }, isQuality: false } : undefined
}

/** Whether the food lexicon has something as a household article: soap, candles, blenders. */
const isHouseware = ({ category, origin, madeOf }: Food): boolean =>
  category === 'Other' && origin === 'unknown' && madeOf.length === 0

/** In 'Sunday roast chicken' the day says when. */
const dayName = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** Whether a phrase names who eats as well: 'for the kids pasta'. */
const isOfSomebody = (folded: string, { people }: Vocabulary): boolean =>
  folded.includes(' ') &&
  folded
    .split(' ')
    .some((word) => people.has(word) || people.has(`${word}s`) || phrases.get(word)?.kind === 'guest')

/**
 * Whether a phrase ends with a small word that is no part of a food: 'tacos some night', 'fish
 * once'.
 */
const endsSmall = (folded: string, { dishes }: Vocabulary): boolean => {
  const last = folded.slice(folded.lastIndexOf(' ') + 1)
  const meaning = phrases.get(last)
  return (
    folded.includes(' ') &&
    meaning !== undefined &&
    !dishes.has(last) &&
    isOfKind(meaning, 'some', 'every', 'not', 'filler', 'number', 'count', 'maybe', 'compare', 'subject')
  )
}

/** Whether a word is spelt like a known word. */
export const isKnownWord = ({ key, stem }: Word, vocabulary: Vocabulary): boolean =>
  [key, stem, singular(key)].some(
    (form) =>
      phrases.has(form) ||
      vocabulary.spellings.has(form) ||
      vocabulary.words.has(form) ||
      vocabulary.people.has(form) ||
      vocabulary.dishes.has(form),
  ) || findDish(singular(key), vocabulary) !== undefined
