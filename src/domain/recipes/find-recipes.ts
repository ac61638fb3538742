/** Finding recipes in a household's own library: by name, by what is in them, by tag. */

import { closestWords } from '@plateful/ingredients/lines/edit-distance'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { memoize } from '@plateful/ingredients/memoize'
import type { Recipe } from './recipe.ts'

/** What is asked for; empty parts ask for nothing. */
export interface RecipeSearch {
  /** Words of the name, or of the household's notes, in any order, or a number as '#12' or '12'. */
  name: string
  /** What should be in it; a comma separates ingredients that must all be there. */
  ingredients: string
  /** Tags that the recipe must all carry. */
  tags: readonly string[]
}

/** Letters that stay when accents are removed, as plain ones. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ß: 'ss' }

/**
 * Folds text for comparison: lower case, no accents, singular: 'creme' finds 'Crème', 'tomatoes'
 * finds 'tomato'.
 */
const foldWord = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøłß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?<=\p{L}{2})(?:(?<=o)es|(?<!s)s)$/u, '')

/** Words repeat often in a library. */
const foldOnce = memoize(foldWord, { most: 50_000 })

const foldedWordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}\p{N}#]+/u)
    .filter(Boolean)
    .map(foldOnce)

/** The words that are asked for; 'and' between others is never required. */
function askedWords(typed: string): string[] {
  const words = foldedWordsOf(typed)
  return words.length > 1 ? words.filter((word) => word !== 'and') : words
}

/** Recipe objects are immutable, so their words are cached. */
const names = new WeakMap<Recipe, readonly string[]>()
const notes = new WeakMap<Recipe, readonly string[]>()
const ingredients = new WeakMap<Recipe, readonly (readonly string[])[]>()

function readOnce<T>(cache: WeakMap<Recipe, T>, recipe: Recipe, words: (recipe: Recipe) => T): T {
  const known = cache.get(recipe)
  if (known !== undefined) return known
  const result = words(recipe)
  cache.set(recipe, result)
  return result
}

const nameOf = (recipe: Recipe) => readOnce(names, recipe, ({ name }) => foldedWordsOf(name))
const notesOf = (recipe: Recipe) =>
  readOnce(notes, recipe, (one) => (one.notes ? foldedWordsOf(one.notes) : []))

/** The words of each ingredient; a heading is none. */
const linesOf = (recipe: Recipe) =>
  readOnce(ingredients, recipe, (one) =>
    one.ingredients.filter((line) => !isHeading(line)).map(foldedWordsOf),
  )

/** Fills the cache, so that the first search is fast, too. */
export function fillSearchCache(recipe: Recipe): void {
  nameOf(recipe)
  linesOf(recipe)
}

/** What an asked word means in this library. */
interface Meaning {
  words: ReadonlySet<string>
  /** The word itself, where it may be several words of a text written together: 'icecream'. */
  joined: string | null
}

function meaningsOf(typedWords: readonly string[], texts: Iterable<readonly string[]>): Meaning[] {
  if (typedWords.length === 0) return []
  const known = new Set<string>()
  for (const text of texts) for (const textWord of text) known.add(textWord)
  return typedWords.map((word) => ({
    words: closestWords(word, known),
    joined: word.split('').some((_, at) => at > 0 && known.has(word.slice(0, at))) ? word : null,
  }))
}

/** Whether words of a text, written together, begin with this word. */
const beginsTogether = (text: readonly string[], joined: string) =>
  text.some((word, at) => joined.startsWith(word) && text.slice(at).join('').startsWith(joined))

const containsAll = (text: readonly string[], meanings: readonly Meaning[]) =>
  meanings.every(
    ({ words, joined }) =>
      text.some((word) => words.has(word)) || (joined !== null && beginsTogether(text, joined)),
  )

const isNumbered = (recipe: Recipe, typedWords: readonly string[]) =>
  typedWords.length === 1 && typedWords[0]?.replace('#', '') === String(recipe.userSequence)

/** Whether a recipe matches. */
type Test = (recipe: Recipe) => boolean

/**
 * Whether a recipe has this name or number, or the family's notes on it have the words. A word
 * matches the beginning of a word, or of several without their blanks ('icecream'), whatever case,
 * accents or plural; one that no recipe has is replaced by the nearest that one has ('spagetti').
 */
export function nameTest(recipes: readonly Recipe[], typed: string): Test {
  const name = askedWords(typed)
  if (name.length === 0) return () => true
  const nameMatches = meaningsOf(
    name,
    recipes.flatMap((recipe) => [nameOf(recipe), notesOf(recipe)]),
  )
  const together = name.join('')
  return (recipe) =>
    isNumbered(recipe, name) ||
    containsAll(nameOf(recipe), nameMatches) ||
    (name.length > 1 && nameOf(recipe).some((word) => word.startsWith(together))) ||
    containsAll(notesOf(recipe), nameMatches)
}

/**
 * How near a name is to what is typed: 0 if it begins with it, 1 if each typed word begins one of
 * its words, 2 if it is found for another reason. Lists that are typed into show the nearest first.
 */
export function nameRank(name: string, typed: string): 0 | 1 | 2 {
  const words = foldedWordsOf(name)
  const typedWords = foldedWordsOf(typed)
  if (words.join('').startsWith(typedWords.join(''))) return 0
  return askedWords(typed).every((one) => words.some((word) => word.startsWith(one))) ? 1 : 2
}

/**
 * Whether each of these foods, which commas part, is in a line of the recipe. Words match as in
 * `nameTest`.
 */
export function ingredientTest(recipes: readonly Recipe[], typedFoods: string): Test {
  const foods = typedFoods
    .split(',')
    .map(askedWords)
    .filter((words) => words.length > 0)
  if (foods.length === 0) return () => true
  const lines = recipes.flatMap(linesOf)
  const foodMatches = foods.map((words) => meaningsOf(words, lines))
  return (recipe) => foodMatches.every((meant) => linesOf(recipe).some((line) => containsAll(line, meant)))
}

/**
 * How many of the foods at hand a recipe uses. Where some recipe has the very word, only that
 * counts ('egg' does not find eggplants); else what a search for it would find.
 */
export function foodsUsed(recipes: readonly Recipe[], foods: readonly string[]): (recipe: Recipe) => number {
  const lines = recipes.flatMap(linesOf)
  const known = new Set(lines.flat())
  const wordsMeant = (word: string) => (known.has(word) ? new Set([word]) : closestWords(word, known))
  const foodMatches = foods
    .map(foldedWordsOf)
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => ({ words: wordsMeant(word), joined: null })))
  return (recipe) =>
    foodMatches.filter((meant) => linesOf(recipe).some((line) => containsAll(line, meant))).length
}

/** The recipes that match every part of the search, in the given order. */
export function findRecipes(recipes: readonly Recipe[], search: RecipeSearch): Recipe[] {
  const isNamed = nameTest(recipes, search.name)
  const hasFoods = ingredientTest(recipes, search.ingredients)
  return recipes.filter(
    (recipe) => search.tags.every((tag) => recipe.tags.includes(tag)) && isNamed(recipe) && hasFoods(recipe),
  )
}

/**
 * Every tag with its number of recipes, by number and then by name. Names are compared by code
 * units: loading a locale takes a slow phone 30 milliseconds.
 */
export function countTags(recipes: readonly Pick<Recipe, 'tags'>[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}
