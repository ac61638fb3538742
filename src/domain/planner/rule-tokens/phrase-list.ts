/**
 * Splits a text into its phrases, at '|'. Words in brackets stand for several phrases: '(is/are)
 * out' for two, and '[is/are] out' for three, as square brackets may be left out.
 */
export const phraseList = (text: string): string[] =>
  text.split('|').flatMap((phrase) => spelledOut(phrase.replace(/\s+/g, ' ').trim()).filter(Boolean))

function spelledOut(phrase: string): string[] {
  const [all, open, choices] = /([([])([^\])]+)[\])]/.exec(phrase) ?? []
  if (all === undefined || choices === undefined) return [phrase]
  return [...choices.split('/'), ...(open === '[' ? [''] : [])].flatMap((words) =>
    spelledOut(
      phrase
        .replace(all, () => words.trim())
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )
}

/** Splits a text into its words, at spaces and line breaks. */
export const wordList = (text: string): string[] => text.split(/\s+/).filter(Boolean)
