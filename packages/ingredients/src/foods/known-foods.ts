/** Every food of the lexicon, by its names. */

import { lexiconText } from '../generated/lexicon-text.ts'
import { addToGroup } from '../group-by.ts'
import { foldFoodName } from './food-name.ts'
import type { Food } from './food.ts'
import { readLexicon } from './read-lexicon.ts'

let lexicon: ReadonlyMap<string, Food> | undefined

/** Every name the lexicon knows, folded, with its food. */
export function foodsByName(): ReadonlyMap<string, Food> {
  if (lexicon) return lexicon
  const names = new Map<string, Food>()
  for (const { food, synonyms } of readLexicon(lexiconText))
    for (const name of [food.name, ...synonyms]) names.set(foldFoodName(name), food)
  lexicon = names
  return names
}

/** Every name of the lexicon, folded. */
export const allFoodNames = (): Iterable<string> => foodsByName().keys()

/** Every food of the lexicon once. */
export function allFoods(): Food[] {
  return [...new Set(foodsByName().values())]
}

/** The food that the lexicon knows by just this name; undefined where it has no such name. */
export function findExactFood(name: string): Food | undefined {
  return foodsByName().get(foldFoodName(name))
}

/** Every name that the lexicon has for a food, folded: coriander is 'coriander' and 'cilantro'. */
export function namesOfFood(food: Food): readonly string[] {
  if (namesByFood.size === 0)
    for (const [name, { name: mainName }] of foodsByName()) addToGroup(namesByFood, mainName, name)
  return namesByFood.get(food.name) ?? []
}

const namesByFood = new Map<string, string[]>()

/** Every word in a name of the lexicon, folded. A word that is in none is a brand or unknown. */
export function lexiconWords(): ReadonlySet<string> {
  if (wordsOfNames.size === 0)
    for (const name of foodsByName().keys()) for (const word of name.split(' ')) wordsOfNames.add(word)
  return wordsOfNames
}

const wordsOfNames = new Set<string>()
