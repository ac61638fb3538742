/** What the words of an unknown name give away about what is in it. */

import { partsOfDish } from './food-parts.ts'
import { type Allergen, allergens, type Food } from './food.ts'

/** Words that say what was put on a food: 'buttered peas', 'breaded cod'. */
export const coatedWith: ReadonlyMap<string, string> = new Map([
  ['buttered', 'butter'],
  ['creamed', 'cream'],
  ['cheesy', 'cheese'],
  ['breaded', 'breadcrumb coating'],
  ['crumbed', 'breadcrumb coating'],
  ['floured', 'flour'],
  ['battered', 'batter'],
])

/**
 * Words that say an allergen of the law and are no foods of the lexicon: 'milk (dairy, oat or
 * soya)'. 'Soy' alone is the sauce as often.
 */
const allergenWords: ReadonlyMap<string, Pick<Food, 'contains' | 'mayContain'>> = new Map([
  ['soya', { contains: ['soya'], mayContain: [] }],
  ['soy', { contains: ['soya'], mayContain: ['gluten'] }],
  ['dairy', { contains: ['milk'], mayContain: [] }],
  ['wheat', { contains: ['gluten'], mayContain: [] }],
  ['malt', { contains: [], mayContain: ['gluten'] }],
  ['crustacean', { contains: ['crustaceans'], mayContain: [] }],
  ['mollusc', { contains: ['molluscs'], mayContain: [] }],
  ['sulphite', { contains: ['sulphites'], mayContain: [] }],
])

/** 'Milk - goat or sheep' names the animals that give the milk, and no meat. */
const animalsOfMilk =
  /\b(?:milk|cheese|yoghurt|cream|butter)\b(?: (?:or|and|of|any|from|cow|goat|sheep|ewe|buffalo)\b)+/g
const namedAsAbsent =
  /\b(?:non|no|without) (?:dairy|soya?|wheat)\b|\b(?:dairy|wheat) (?:alternative|substitute)\b/g

/**
 * What an unknown name gives away about what is in it, by its words and by what a dish of that name
 * is made of (recipes 165); never a claim that there is nothing else.
 */
export function hintsOf(
  folded: string,
  names: ReadonlyMap<string, Food>,
): Pick<Food, 'contains' | 'mayContain' | 'madeOf'> {
  const words = folded
    .replace(namedAsAbsent, ' ')
    .replace(animalsOfMilk, (text) => text.replace(/ (?:cow|goat|sheep|ewe|buffalo)\b/g, ''))
    .split(' ')
    .map((word) => coatedWith.get(word) ?? word)
  const contains = new Set<Allergen>()
  const mayContain = new Set<Allergen>()
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const named = [names.get(word), next === undefined ? undefined : names.get(`${word} ${next}`)]
    // A stew or casserole may hold anything, and its name alone gives nothing away.
    const tellingFoods = named.filter((food) => food?.name !== 'stew' && food?.name !== 'casserole')
    for (const food of [...tellingFoods, allergenWords.get(word)]) {
      for (const allergen of food?.contains ?? []) contains.add(allergen)
      for (const allergen of food?.mayContain ?? []) mayContain.add(allergen)
    }
  }
  for (const [part, sureness] of partsOfDish(folded)) {
    const food = names.get(part)
    for (const allergen of food?.contains ?? []) (sureness === 'surely' ? contains : mayContain).add(allergen)
    for (const allergen of food?.mayContain ?? []) mayContain.add(allergen)
  }
  return {
    contains: allergens.filter((allergen) => contains.has(allergen)),
    mayContain: allergens.filter((allergen) => mayContain.has(allergen) && !contains.has(allergen)),
    madeOf: [...new Set(longestFoods(words, names).flatMap(partOfHint))],
  }
}

/** 'Sweet', 'chip' and 'juice' alone say how a food is, and not what else is in it. */
const preparationWords =
  /^(?:sweet|frozen chip|juice|spread|stock bone|spirit|snack|jelly|plant|sauce|dip|vegetable oil|vanilla extract)$/
const partOfHint = (food: Food) =>
  preparationWords.test(food.name) ? food.madeOf : [food.name, ...food.madeOf]

/**
 * The foods that words name one after another, each by its longest name of at most four words:
 * white wine vinegar is no wine.
 */
function longestFoods(words: readonly string[], names: ReadonlyMap<string, Food>): Food[] {
  const foods: Food[] = []
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(4, words.length - from); length > 0; length--) {
      const food = names.get(words.slice(from, from + length).join(' '))
      if (food === undefined) continue
      foods.push(food)
      from += length - 1
      break
    }
  }
  return foods
}
