import type { Letter } from '@plateful/page-reader/ocr/letters'

/** The letters of a line as a reader of pictures sees them where it is sure of each. */
export const ocrLetters = (text: string): Letter[] =>
  Array.from(text)
    .map((sign, at) => ({
      text: sign,
      at: (at + 0.5) / text.length,
      confidence: 0.99,
      other: '',
      otherConfidence: 0,
      space: text[at - 1] === ' ' ? 1 : 0,
    }))
    .filter(({ text: sign }) => sign !== ' ')
