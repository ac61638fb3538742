import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'

/** The meals that a catalogue tells apart by tag, in the order of a day. */
const meals = ['breakfast', 'lunch', 'dinner', 'snack', 'pudding'] as const
export type Meal = (typeof meals)[number]

export interface CatalogueSearch {
  /** Words of the name, of an ingredient, of a tag or of the kitchen it comes from. */
  words: string
  meal: Meal | null
}

/** Lower case without accents, so that 'creme' finds 'Crème'. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The items in which every word asked for begins a word somewhere, in the order of the catalogue.
 */
export function findInCatalogue(
  items: readonly CatalogueItem[],
  { words, meal }: CatalogueSearch,
): CatalogueItem[] {
  const asked = wordsOf(words)
  return items.filter((item) => {
    if (meal !== null && !item.tags.includes(meal)) return false
    const present = wordsOf([item.title, item.cuisine, ...item.tags, ...item.ingredients].join(' '))
    return asked.every((word) => present.some((candidate) => candidate.startsWith(word)))
  })
}

/** The meals for which the catalogue has something. */
export const mealsIn = (items: readonly CatalogueItem[]): Meal[] =>
  meals.filter((meal) => items.some(({ tags }) => tags.includes(meal)))
