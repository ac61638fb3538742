/** A recipe carries at most five tags (recipes 7). */
export const MAX_TAGS = 5

/**
 * One tag as it is stored: lowercase, punctuation stripped (recipes 7), runs of space folded. A
 * hyphen or slash between words becomes a space, so that 'Gluten-free!' is 'gluten free'. Empty
 * when nothing is left.
 */
export function cleanTag(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-‐-―_/]+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
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
