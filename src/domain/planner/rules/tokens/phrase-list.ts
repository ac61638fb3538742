/**
 * The parts of phrases that are spelled as one: '(is/are) out [for the night]' has one of the words
 * in round brackets, and one or none of those in square brackets. Each part is a list of
 * alternatives.
 */
export const partsOf = (spelled: string): string[][][] =>
  [...spelled.matchAll(/\(([^)]*)\)|\[([^\]]+)\]|(\S+)/g)].map(([, one, oneOrNone, word]) =>
    word !== undefined
      ? [[word]]
      : [...(one ?? oneOrNone ?? '').split('/'), ...(oneOrNone === undefined ? [] : [''])].map(wordList),
  )

/** The phrases of a text, between '|' and spelled as `partsOf` reads them. */
export const phraseList = (text: string): string[] =>
  text.split('|').flatMap((spelled) =>
    partsOf(spelled)
      .reduce<string[][]>(
        (begun, part) => begun.flatMap((words) => part.map((more) => [...words, ...more])),
        [[]],
      )
      .flatMap((words) => words.join(' ') || []),
  )

/** Splits a text into its words, at spaces and line breaks. */
export const wordList = (text: string): string[] => text.split(/\s+/).filter(Boolean)
