import type { Meal } from './meal.ts'

const joiningWords = new Set(['with', 'and', 'the', 'for'])
const otherSpellings: ReadonlyMap<string, string> = new Map([['bbq', 'barbecue']])

const withoutAccents = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const plainWordsOf = (name: string): string[] =>
  (withoutAccents(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => !joiningWords.has(word)).map(plainWord)

/** A word in the singular, without double letters: 'curries' and 'curry', 'daal' and 'dal'. */
const plainWord = (word: string): string =>
  (otherSpellings.get(word) ?? word)
    .replace(/s$/, '')
    .replace(/ie$/, 'y')
    .replace(/oe$/, 'o')
    .replace(/(.)\1/gu, '$1')

/**
 * 'Lasagna' and 'lasagne' are the same without vowels; a word with few consonants keeps its vowels.
 */
const withoutVowels = (word: string): string => {
  const consonants = word.replace(/[aeiou]/g, '')
  return consonants.length > 3 ? consonants : word
}

/** Each word, alone and joined with the next: 'fish cakes' are 'fishcakes'. */
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
 * Whether somebody typed the name of another dish over a meal with a recipe; then the name is
 * checked for allergies too, beside the recipe's lines (calendar 81). A meal with a recipe needs
 * only one word of the recipe's name, since 'Pie for Gran' is still the fish pie; a copy of
 * leftovers, which has no recipe, needs the whole name.
 */
export function isRenamedMeal({ name, recipeId }: Pick<Meal, 'name' | 'recipeId'>, recipe: string): boolean {
  if (recipeId === undefined) return !name.includes(recipe)
  const ofRecipe = spellingsOf(recipe)
  if (ofRecipe.size === 0) return !withoutAccents(name).includes(withoutAccents(recipe))
  return ![...spellingsOf(name)].some((one) => ofRecipe.has(one))
}
