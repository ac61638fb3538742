/** The phrases of a text that parts them by '|', without the breaks of its lines. */
export const phraseList = (text: string): string[] =>
  text.split(/[|\n]/).flatMap((phrase) => phrase.trim() || [])

/** The words of a text that parts them by spaces and lines. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/)
