import type { Meal } from './meal.ts'

const joiningWords = new Set(['with', 'and', 'the', 'for'])
const otherSpellings: ReadonlyMap<string, string> = new Map([['bbq', 'barbecue']])

const withoutAccents = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const plainWordsOf = (name: string): string[] =>
  (withoutAccents(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => !joiningWords.has(word)).map(plainWord)

/** A word as one of it, with no doubled letters: 'curries' and 'curry', 'daal' and 'dal'. */
const plainWord = (word: string): string =>
  (otherSpellings.get(word) ?? word)
    .replace(/s$/, '')
    .replace(/ie$/, 'y')
    .replace(/oe$/, 'o')
    .replace(/(.)\1/gu, '$1')

/** 'Lasagna' is 'lasagne', but 'custard' no 'mustard'. */
const withoutVowels = (word: string): string => {
  const consonants = word.replace(/[aeiou]/g, '')
  return consonants.length > 3 ? consonants : word
}

/** Each word, and words that stand together as one: 'fish cakes' are 'fishcakes'. */
function spellingsOf(name: string): Set<string> {
  const words = plainWordsOf(name)
  return new Set(
    words.flatMap((word, at) => [
      withoutVowels(word),
      withoutVowels(plainWord(word + (words[at + 1] ?? ''))),
    ]),
  )
}

/**
 * Whether somebody typed another dish over a meal that has a recipe, so that its name is judged
 * beside the recipe's lines (calendar 81). A copy of leftovers carries the recipe's whole name; of
 * a meal with a recipe a word of it is enough, since 'Pie for Gran' is still the fish pie.
 */
export function isRenamedMeal({ name, recipeId }: Pick<Meal, 'name' | 'recipeId'>, recipe: string): boolean {
  if (recipeId === undefined) return !name.includes(recipe)
  const ofRecipe = spellingsOf(recipe)
  if (ofRecipe.size === 0) return !withoutAccents(name).includes(withoutAccents(recipe))
  return ![...spellingsOf(name)].some((one) => ofRecipe.has(one))
}
