/** Words for the recipes and tags of one household. */

import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import type { DishLike } from '../../plan-rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { dishWords, notFoods } from './dish-words.ts'
import { wordList } from './phrase-list.ts'
import { phrases } from './phrases.ts'
import { foldedName } from './sentence-words.ts'

/** What a phrase says of a dish. */
export interface KnownDish {
  what: DishLike
  isQuality: boolean
}

const edgeWords = new Set(
  wordList(`
    a an the and or with of in for on at to al de la new old full baked green fried sheet pan big
    hot cold breakfast dinner lunch roast steak street stick boat one pot quick night orange butter
    baking mixed sweet pulled special bowl slaw with black red white brown whole overnight leftover
    greek`),
)

/** Parts of a recipe's name by which a family may call it: 'jollof', 'chicken fajitas'. */
function partsOf(name: string): string[] {
  const words = name.split(' ')
  const parts: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      if (to - from === words.length) continue
      const [first = '', last = ''] = [words[from], words[to - 1]]
      if (edgeWords.has(last) || first.length < 3 || last.length < 3) continue
      if (edgeWords.has(first) && (to - from === 1 || /^(?:and|or|with|of|in|for|on|al|the|a)$/.test(first)))
        continue
      parts.push(words.slice(from, to).join(' '))
    }
  return parts
}

/**
 * Whether a part of a recipe's name holds a day, which says when and names no dish: 'Friday fish'
 * is fish on Friday, also beside a recipe 'Friday fish tray' (planner 158).
 */
const hasDay = (part: string) =>
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:day|night|end))\b/.test(part)

const ownDishes = new Map([...dishWords()].map(([word, meaning]) => [foldedName(word), meaning]))

/** Whether a word belongs to the grammar and so names no dish. */
export const isGrammar = (word: string) => phrases.has(word)

const joining = /^(?:with|and|or|of|in|for|on|al|the|a)$/

/** Names of recipes with one word left out: 'salmon stir fry', 'jollof with chicken'. */
function looseParts(recipes: readonly string[]): Map<string, string> {
  const found = new Map<string, string | null>()
  for (const recipe of recipes) {
    const nameWords = foldedName(recipe).split(' ')
    const ownWords = new Set<string>()
    for (const words of [nameWords.filter((word) => !joining.test(word)), nameWords])
      for (let out = 1; out < words.length - 1; out++)
        if (!joining.test(words[out] ?? '')) ownWords.add(words.filter((_, index) => index !== out).join(' '))
    for (const part of ownWords) found.set(part, found.has(part) ? null : recipe)
  }
  return new Map([...found].flatMap(([part, recipe]) => (recipe === null ? [] : [[part, recipe]])))
}

/** Short names of well-known dishes, for a recipe with the long one. */
const otherNames = [
  ['spag bol', 'spaghetti bolognese'],
  ['spaghetti bol', 'spaghetti bolognese'],
  ['mac and cheese', 'macaroni cheese'],
  ['mac n cheese', 'macaroni cheese'],
  ['mac cheese', 'macaroni cheese'],
  ['mac cheese', 'mac and cheese'],
  ['mac n cheese', 'mac and cheese'],
  ['macaroni cheese', 'mac and cheese'],
  ['macaroni and cheese', 'mac and cheese'],
  ['bangers and mash', 'sausage and mash'],
  ['fish n chips', 'fish and chips'],
  ['lasagna', 'lasagne'],
  ['chicken parm', 'chicken parmesan'],
  ['eggplant parm', 'eggplant parmesan'],
  ['aubergine parm', 'aubergine parmesan'],
] as const

/** Words for a tag, where the household has the tag but no word of its own for it. */
const otherTagNames = [
  ['comforting', 'comfort food'],
  ['cosy', 'comfort food'],
  ['cozy', 'comfort food'],
  ['cozy', 'cosy'],
  ['comfort food', 'comforting'],
  ['fakeaway', 'takeout style'],
  ['takeaway style', 'takeout style'],
  ['freezer friendly', 'freezes well'],
  ['family friendly', 'family'],
  ['sheet pan', 'one pan'],
  ['one pot', 'one pan'],
  ['one pan', 'one pot'],
  ['traybake style', 'one pan'],
] as const

/**
 * Counts in how many names each run of words stands. Searching all names for each run would take
 * minutes.
 */
function countRuns(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    const words = name.split(' ')
    const runs = new Set(
      words.flatMap((_, from) =>
        words.slice(from).map((__, at) => words.slice(from, from + at + 1).join(' ')),
      ),
    )
    for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}

/**
 * Several words that are only in one recipe's name mean that recipe; a food of the lexicon stays a
 * food.
 */
const partOf = (part: string, recipe: string, isOfOne: boolean): DishLike =>
  isOfOne && part.includes(' ') && !findExactFood(part) ? { recipe } : { food: part }

/** All names of dishes and qualities, folded; the household's own come before the general ones. */
export function knownDishes({ recipes, tags, cuisines }: RuleContext): Map<string, KnownDish> {
  const dishes = new Map<string, KnownDish>()
  const ownTags = new Set(tags.map(foldedName))
  const counts = countRuns(recipes.map(foldedName))
  const isOfOne = (run: string) => counts.get(run) === 1
  for (const recipe of recipes)
    for (const part of partsOf(foldedName(recipe)))
      if (!isGrammar(part) && !notFoods.has(part) && !hasDay(part))
        dishes.set(part, { what: partOf(part, recipe, isOfOne(part)), isQuality: false })
  for (const tag of tags) {
    const folded = foldedName(tag)
    // 'Holiday' by itself is a time; 'holiday food' is a tag.
    if (/^(?:holiday|party|weekend)$/.test(folded))
      for (const noun of ['food', 'meal', 'dish'])
        dishes.set(`${folded} ${noun}`, { what: { tag }, isQuality: false })
    else if (!isGrammar(tag.toLowerCase()) && !folded.endsWith('day'))
      dishes.set(folded, { what: { tag }, isQuality: !/food$|cooker$|^bbq$|^grill$/.test(folded) })
  }
  for (const [word, meaning] of ownDishes) dishes.set(word, meaning)
  for (const [other, tag] of otherTagNames) {
    const known = dishes.get(tag)
    if (known && ownTags.has(tag) && !ownTags.has(other)) dishes.set(other, known)
  }
  for (const cuisine of cuisines) dishes.set(foldedName(cuisine), { what: { cuisine }, isQuality: false })
  for (const recipe of recipes) {
    const head = foldedName(recipe).split(' with ')[0] ?? ''
    if (isOfOne(head) && !isGrammar(head) && !hasDay(head))
      dishes.set(head, { what: { recipe }, isQuality: false })
  }
  for (const recipe of recipes) dishes.set(foldedName(recipe), { what: { recipe }, isQuality: false })
  for (const [part, recipe] of looseParts(recipes))
    if (!dishes.has(part) && !isGrammar(part) && !hasDay(part))
      dishes.set(part, { what: { recipe }, isQuality: false })
  for (const [short, long] of otherNames) {
    const found = dishes.get(foldedName(long))
    if (found?.what.recipe !== undefined && dishes.get(foldedName(short))?.what.recipe === undefined)
      dishes.set(foldedName(short), found)
  }
  // 'Fishpie', 'macncheese': names written as one word.
  for (const [name, dish] of dishes) {
    const joined = name.replaceAll(' ', '')
    const isDish = name.includes(' ') && !dish.isQuality && dish.what.tag === undefined
    if (isDish && joined.length > 5 && !dishes.has(joined) && !isGrammar(joined) && !findExactFood(joined))
      dishes.set(joined, dish)
  }
  return dishes
}
