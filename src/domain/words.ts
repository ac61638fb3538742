/** English as the product writes it: lists, counts and first letters. */

/** 'one', 'one and two', 'one, two and three': no comma before the last one. */
export const formatList = (words: readonly string[], how: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${how} ${words.at(-1)}`

/** '1 recipe', '2 recipes'; '1 person', '2 people' where the plural is named. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

let collator: Intl.Collator | undefined

/**
 * Which of two names comes first in a dictionary, whatever their capitals and accents (recipes
 * 142). The collator is made on first use: it takes milliseconds, and every screen loads this file.
 */
export const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true })).compare(a, b)

/** Named things in the order of a dictionary, those of one name as they were made. */
export const sortByName = <Named extends { id: number; name: string }>(things: readonly Named[]): Named[] =>
  things.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id)

/** The words with a capital first letter, the rest as it was. */
export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
