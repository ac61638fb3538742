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
