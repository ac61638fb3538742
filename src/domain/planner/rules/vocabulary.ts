import type { Food } from '@plateful/ingredients/foods/food'
import { foodNamed } from '@plateful/ingredients/foods/find-food'
import type { DishLike } from '../plan-rule.ts'
import { dishWords, noFoods } from './dish-words.ts'
import { familyWords } from './phrase-families.ts'
import { phrases } from './phrases.ts'
import type { RuleContext } from './rule-context.ts'
import { foldedName, singular } from './sentence-words.ts'

/** What a run of words says of a dish. */
export interface KnownThing {
  what: DishLike
  isQuality: boolean
}

/** Whom a word names; a guest is no member. */
export interface KnownPerson {
  names: readonly string[]
  isGuest: boolean
  isOthers?: boolean
}

/** The words of one household beside those of the grammar. */
export interface Vocabulary {
  context: RuleContext
  /** By folded name. */
  things: ReadonlyMap<string, KnownThing>
  /** Names, groups and other names of people; null: a guest. */
  people: ReadonlyMap<string, KnownPerson>
  /** Words that a misspelt word may mean. */
  spellings: ReadonlySet<string>
  /** Words that are spelt right as they stand. */
  words: ReadonlySet<string>
}

const edges = new Set(
  'a an the and or with of in for on at to al de la new old full baked green fried sheet pan big hot cold breakfast dinner lunch roast steak street stick boat one pot quick night orange butter baking mixed sweet pulled special bowl slaw with black red white brown whole overnight leftover greek'.split(
    ' ',
  ),
)

/** Parts of a recipe's name by which a family may call it: 'jollof', 'chicken fajitas'. */
function partsOf(name: string): string[] {
  const words = name.split(' ')
  const parts: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      if (to - from === words.length) continue
      const [first = '', last = ''] = [words[from], words[to - 1]]
      if (edges.has(last) || first.length < 3 || last.length < 3) continue
      if (edges.has(first) && (to - from === 1 || /^(?:and|or|with|of|in|for|on|al|the|a)$/.test(first)))
        continue
      parts.push(words.slice(from, to).join(' '))
    }
  return parts
}

const ownDishes = new Map([...dishWords()].map(([word, meaning]) => [foldedName(word), meaning]))
const isGrammar = (word: string) => phrases.has(word)

/** Two words of one recipe and no other, one left out between them: 'salmon stir fry'. */
function looseParts(recipes: readonly string[]): Map<string, string> {
  const found = new Map<string, string | null>()
  for (const recipe of recipes) {
    const words = foldedName(recipe)
      .split(' ')
      .filter((word) => !/^(?:with|and|or|of|in|for|on|al|the|a)$/.test(word))
    const own = new Set<string>()
    for (let out = 1; out < words.length - 1; out++)
      own.add(words.filter((_, index) => index !== out).join(' '))
    for (const part of own) found.set(part, found.has(part) ? null : recipe)
  }
  return new Map([...found].flatMap(([part, recipe]) => (recipe === null ? [] : [[part, recipe]])))
}

/** Other names of well-known dishes, where the household's recipe has the long one. */
const otherNames = [
  ['spag bol', 'spaghetti bolognese'],
  ['spaghetti bol', 'spaghetti bolognese'],
  ['mac and cheese', 'macaroni cheese'],
  ['mac n cheese', 'macaroni cheese'],
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

/** Words that say what a tag of the household says, where it has the tag and not the word. */
const otherTagNames = [
  ['comforting', 'comfort food'],
  ['cosy', 'comfort food'],
  ['comfort food', 'comforting'],
  ['fakeaway', 'takeout style'],
  ['takeaway style', 'takeout style'],
  ['freezer friendly', 'freezes well'],
  ['family friendly', 'family'],
] as const

/**
 * Several words that only one recipe's name has mean that recipe; a food of the lists stays a
 * food.
 */
function partOf(part: string, recipe: string, recipes: readonly string[]): DishLike {
  const isOne =
    part.includes(' ') && recipes.filter((name) => ` ${foldedName(name)} `.includes(` ${part} `)).length === 1
  return isOne && !foodNamed(part) ? { recipe } : { food: part }
}

function thingsOf({ recipes, tags, cuisines }: RuleContext): Map<string, KnownThing> {
  const things = new Map<string, KnownThing>()
  const own = new Set(tags.map(foldedName))
  for (const recipe of recipes)
    for (const part of partsOf(foldedName(recipe)))
      if (!isGrammar(part) && !noFoods.has(part))
        things.set(part, { what: partOf(part, recipe, recipes), isQuality: false })
  for (const tag of tags) {
    const folded = foldedName(tag)
    // A feast by itself says when, 'holiday food' what.
    if (/^(?:holiday|party|weekend)$/.test(folded))
      for (const noun of ['food', 'meal', 'dish'])
        things.set(`${folded} ${noun}`, { what: { tag }, isQuality: false })
    else if (!isGrammar(tag.toLowerCase()) && !/day$/.test(folded))
      things.set(folded, { what: { tag }, isQuality: !/food$|cooker$|^bbq$|^grill$/.test(folded) })
  }
  for (const [word, meaning] of ownDishes) things.set(word, meaning)
  for (const [other, tag] of otherTagNames) {
    const known = things.get(tag)
    if (known && own.has(tag) && !own.has(other)) things.set(other, known)
  }
  for (const cuisine of cuisines) things.set(foldedName(cuisine), { what: { cuisine }, isQuality: false })
  for (const recipe of recipes) {
    const head = foldedName(recipe).split(' with ')[0] ?? ''
    const isOnly = recipes.filter((name) => ` ${foldedName(name)} `.includes(` ${head} `)).length === 1
    if (isOnly && !isGrammar(head)) things.set(head, { what: { recipe }, isQuality: false })
  }
  for (const recipe of recipes) things.set(foldedName(recipe), { what: { recipe }, isQuality: false })
  for (const [part, recipe] of looseParts(recipes))
    if (!things.has(part) && !isGrammar(part)) things.set(part, { what: { recipe }, isQuality: false })
  for (const [short, long] of otherNames) {
    const found = things.get(foldedName(long))
    if (found?.what.recipe !== undefined && things.get(foldedName(short))?.what.recipe === undefined)
      things.set(foldedName(short), found)
  }
  return things
}

function peopleOf({
  diners,
  groups,
  aliases,
  guests,
  speaker,
}: RuleContext): ReadonlyMap<string, KnownPerson> {
  const people = new Map<string, KnownPerson>()
  const add = (word: string, names: readonly string[], isGuest = false) =>
    people.set(word.toLowerCase().replace(/['’]/g, ''), { names, isGuest })
  for (const [group, names] of Object.entries(groups)) add(group, names)
  const young = groups.kids ?? groups.children ?? []
  if (young.length > 0) {
    for (const word of [
      'kids',
      'children',
      'kiddos',
      'little ones',
      'youngsters',
      'kiddies',
      'both kids',
      'littles',
      'the young ones',
      'kid',
    ])
      if (!people.has(word)) add(word, young)
    const grown = diners.filter((name) => !young.includes(name))
    for (const word of [
      'adults',
      'grown ups',
      'grownups',
      'parents',
      'us adults',
      'us grown ups',
      'the grown ups',
      'us two',
      'us grownups',
    ])
      if (!people.has(word)) add(word, grown)
  }
  for (const [alias, name] of Object.entries(aliases)) {
    add(alias, [name])
    if (['mum', 'mom'].includes(alias))
      for (const other of ['mum', 'mom', 'mummy', 'mommy', 'mam']) add(other, [name])
    if (alias === 'dad') for (const other of ['dad', 'daddy']) add(other, [name])
    if (alias === 'husband')
      for (const other of ['husband', 'hubby', 'my other half', 'my partner', 'other half'])
        add(other, [name])
    if (alias === 'wife')
      for (const other of ['wife', 'my other half', 'my partner', 'other half']) add(other, [name])
  }
  if (speaker !== undefined) for (const word of ['me', 'myself', 'and i']) add(word, [speaker])
  for (const name of guests) add(name, [name], true)
  for (const name of diners) add(name, [name])
  return people
}

/** Vocabularies are dear to make, and a household writes more than one sentence. */
const kept = new WeakMap<RuleContext, Vocabulary>()

/** The words that a sentence of this household may hold. */
export function vocabularyOf(context: RuleContext): Vocabulary {
  const found = kept.get(context) ?? makeVocabulary(context)
  kept.set(context, found)
  return found
}

function makeVocabulary(context: RuleContext): Vocabulary {
  const things = thingsOf(context)
  const people = peopleOf(context)
  const spellings = new Set<string>()
  // A word that only describes is too often an everyday word: 'swimming' is not 'slimming'.
  const own = new Set(context.tags.map(foldedName))
  const names = [...things].flatMap(([name, { what, isQuality }]) =>
    isQuality && what.tag !== undefined && !own.has(name) ? [] : [name],
  )
  // 'Shoes' are not 'shes' misspelt.
  const said = [...phrases].flatMap(([text, { is }]) => (is === 'who' || is === 'subject' ? [] : [text]))
  for (const phrase of [...said, ...names, ...people.keys()])
    for (const word of phrase.split(' ')) if (word.length > 3) spellings.add(word)
  for (const word of commonFoods) spellings.add(word)
  for (const word of familyWords) if (word.length > 3) spellings.add(word)
  const words = new Set([...familyWords, ...[...things.keys()].flatMap((name) => name.split(' '))])
  return { context, things, people, spellings, words }
}

const commonFoods =
  'chicken|beef|pork|lamb|turkey|salmon|tuna|prawn|shrimp|mushroom|tomato|potato|onion|garlic|pepper|carrot|broccoli|cauliflower|spinach|courgette|zucchini|aubergine|eggplant|cabbage|lettuce|cucumber|sausage|bacon|cheese|cheddar|mozzarella|halloumi|paneer|noodle|pasta|quinoa|couscous|lentil|chickpea|avocado|sweetcorn|coriander|cilantro|ginger|yoghurt|yogurt|peanut|almond|cashew|walnut|seafood|shellfish|haddock|mackerel|venison|butternut|asparagus|celery|beetroot|parsnip|squash|pumpkin|sprouts|olives|anchovy|tofu|gnocchi|tortilla'.split(
    '|',
  )

/** What a folded run of words names: a dish of the household, a describing word, or a food. */
export function thingNamed(folded: string, vocabulary: Vocabulary): KnownThing | undefined {
  const found = vocabulary.things.get(folded)
  if (found) return found
  if (
    /^(?:the|a|an|of|some|and|or|with|for|my|our|leftover|cooked|fresh|(?:tin|can|pack|bag|jar|bunch|box|carton|tub|block|packet) of) | (?:the|a|an|of|dish|meal|recipe|night|day|dinner|lunch)$/.test(
      folded,
    )
  )
    return undefined
  const free = /^(.+) free$/.exec(folded)?.[1]
  if (free !== undefined && thingNamed(free, vocabulary)?.what.food !== undefined)
    return { what: { diet: `${free}-free` }, isQuality: true }
  if (folded.length < 3 || noFoods.has(folded) || isGrammar(folded) || isOfDay.test(folded)) return undefined
  const food = foodNamed(folded)
  return food && !isHouseware(food) ? { what: { food: folded }, isQuality: false } : undefined
}

/** The list of foods knows also what else a shop has: soap, candles and blenders. */
const isHouseware = ({ category, origin, madeOf }: Food): boolean =>
  category === 'Other' && origin === 'unknown' && madeOf.length === 0

/** 'Sunday roast chicken': the day is when, and not of the food. */
const isOfDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

const slips = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, at: number) => text.slice(at)
  return (
    rest(a, from + 1) === rest(b, from + 1) ||
    rest(a, from + 1) === rest(b, from) ||
    rest(a, from) === rest(b, from + 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, from + 2) === rest(b, from + 2))
  )
}

/** 'Poker' is not 'poke' misspelt, nor 'loved' 'love': another ending makes another word. */
const isOtherForm = (word: string, known: string): boolean =>
  word.slice(0, -1) === known.slice(0, word.length - 1) && known.length <= word.length

/**
 * The one known word that is a letter away, with the same first letter; undefined where there is
 * none or are several.
 */
export function meantBy(word: string, { spellings }: { spellings: ReadonlySet<string> }): string | undefined {
  if (word.length < 5) return undefined
  return (
    nearest(word, spellings) ??
    (word.endsWith('s') && word.length > 5 ? nearest(word.slice(0, -1), spellings) : undefined) ??
    soundingLike(word, commonFoods) ??
    (word.endsWith('s') ? soundingLike(word.slice(0, -1), commonFoods) : undefined)
  )
}

/** A word as it sounds: double letters once, and no vowel but the first letter. */
const soundOf = (word: string) =>
  word[0] +
  word
    .slice(1)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiouy]/g, '')

/** 'Brocolli', 'halumi': other vowels, or double letters elsewhere. */
const soundsLike = (word: string, known: string): boolean =>
  word.length > 5 &&
  Math.abs(word.length - known.length) <= 2 &&
  soundOf(word).length > 2 &&
  soundOf(word) === soundOf(known)

function soundingLike(word: string, foods: Iterable<string>): string | undefined {
  const near = new Map<string, string>()
  for (const known of foods) if (soundsLike(word, known)) near.set(singular(known), known)
  return near.size === 1 ? [...near.values()][0] : undefined
}

/** 'Mondy' and 'monday' are one word. */
function dayOf(word: string): string | undefined {
  const known = phrases.get(word)
  return known?.is === 'days' ? known.days?.join() : undefined
}

function nearest(word: string, spellings: ReadonlySet<string>): string | undefined {
  const near = new Map<string, string>()
  for (const known of spellings)
    if (word[0] === known[0] && !isOtherForm(word, known) && slips(word, known))
      near.set(dayOf(known) ?? singular(known), known)
  return near.size === 1 ? [...near.values()][0] : undefined
}
