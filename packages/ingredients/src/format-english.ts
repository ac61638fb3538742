/** English as all packages and the product write it: lists, counts, numbers and first letters. */

/** 'one', 'one and two', 'one, two and three': no comma before the last one. */
export const formatList = (words: readonly string[], how: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${how} ${words.at(-1)}`

/** '1 recipe', '2 recipes'; '1 person', '2 people' where the plural is named. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** '20,000': a number with commas between its thousands. */
export const formatNumber = (value: number): string => value.toLocaleString('en-GB')

/** The words with a capital first letter, the rest as it was. */
export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
