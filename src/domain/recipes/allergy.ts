import { allergensNamed } from '@plateful/ingredients/foods/allergy-words'
import { findFood, namesOf } from '@plateful/ingredients/foods/find-food'
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { foodsOfKind } from '@plateful/ingredients/foods/food-kinds'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { isPart, namesThatMislead } from '@plateful/ingredients/foods/made-of'

/** One of the things that an allergy names. */
export interface Avoided {
  /** As the family wrote it, folded; for allergens of the law the whole text. */
  own: string
  /** Allergens of the law; with none of them the words decide. */
  allergens: readonly Allergen[]
  /**
   * Its own words and every name of the foods they mean, to be found in a line: 'corn',
   * 'sweetcorn'.
   */
  words: readonly string[]
  /** Names that say one of the words and mean another food: 'sweet potato' says potato. */
  misleading: readonly string[]
  /** The foods they mean. */
  foods: readonly Food[]
  /**
   * Whether the product knows it: as allergens of the law, foods of the lexicon or parts of
   * them.
   */
  isUnderstood: boolean
}

const idle =
  /\b(?:allergy|allergies|allergic|intolerance|intolerant|to|severe|mild|strong|only|raw|all|any|no|incl|including|other|products?|anaphylactic|anaphylaxis|avoid(?:s|ing)?|cannot eat|can't eat|sensitiv(?:e|ity))\b/gi
const between = /[,;/&+()]|\b(?:and|or)\b/i

const remembered = new Map<string, readonly Avoided[]>()

/** The things that a family's words for an allergy name (recipes 42), read once for all recipes. */
export function readAllergy(text: string): readonly Avoided[] {
  const known = remembered.get(text)
  if (known) return known
  const read = readThings(text)
  if (remembered.size > 1000) remembered.clear()
  remembered.set(text, read)
  return read
}

/**
 * Splits a text into things: 'Milk, kiwi' is an allergen of the law and a food. Allergens are read
 * from the whole text ('sulphur dioxide and sulphites'), other foods word by word.
 */
function readThings(text: string): Avoided[] {
  const named = allergensNamed(text)
  const pieces = text
    .split(between)
    .map((piece) => foldFoodName(piece.replace(idle, ' ')))
    .filter((piece) => piece !== '')
  const foods = pieces.filter((piece) => allergensNamed(piece).length === 0 || foodsOfKind(piece).length > 0)
  const ofLaw = {
    own: foldFoodName(text),
    allergens: named,
    words: [],
    misleading: [],
    foods: [],
    isUnderstood: true,
  }
  const read = [...(named.length > 0 ? [ofLaw] : []), ...foods.map(avoidedFood)]
  return read.length > 0 ? read : [avoidedFood(foldFoodName(text))]
}

function avoidedFood(own: string): Avoided {
  const kind = foodsOfKind(own)
  const names = kind.length > 0 ? kind : [own]
  const foods = names.map(findFood).filter(({ knowledge }) => knowledge === 'known')
  // One fish or shellfish stands for all of its kind: a salmon allergy excludes cod.
  const ofKind = foods.flatMap(({ origin, contains }) => (origin === 'fish' ? contains : []))
  const all = [
    own,
    ...names.map(foldFoodName),
    ...foods.flatMap((food) => [foldFoodName(food.name), ...namesOf(food)]),
  ]
  const words = [...new Set(all)].filter(Boolean)
  return {
    own,
    allergens: ofKind,
    words,
    misleading: words.flatMap(namesThatMislead),
    foods,
    isUnderstood: foods.length > 0 || kind.length > 0 || isPart(own),
  }
}
