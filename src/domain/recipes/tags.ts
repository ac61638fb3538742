/** A recipe carries at most five tags (recipes 7). */
export const MAX_TAGS = 5

/** What is left of an emoji without its picture: marks that no letter or number carries. */
const loneMarks = /(?<![\p{L}\p{N}\p{M}])\p{M}+|[\u{20e3}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu

/**
 * One tag as it is stored: lowercase, punctuation stripped (recipes 7), runs of space folded. A
 * hyphen or slash between words becomes a space, so that 'Gluten-free!' is 'gluten free'. Empty
 * when nothing is left. Of an emoji nothing stays, also nothing that cannot be seen (recipes 64).
 */
export function cleanTag(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-‐-―_/]+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replace(loneMarks, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * All tags as they are stored: each cleaned, blanks and duplicates dropped, order kept. It does not
 * count them.
 */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(cleanTag))].filter((tag) => tag !== '')
}
