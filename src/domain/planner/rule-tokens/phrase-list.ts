/** Splits a text into its phrases, at '|' and at line breaks. */
export const phraseList = (text: string): string[] =>
  text.split(/[|\n]/).flatMap((phrase) => phrase.trim() || [])

/** Splits a text into its words, at spaces and line breaks. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/)
