/** The signs of recipes in Latin letters, among all signs that the reader knows. */

import type { Alphabet } from './decode-letters.ts'

/** Signs that are replaced by similar ones. */
const writtenAs: Record<string, string> = { '￠': '¢', '～': '~', '●': '•', '■': '▪', '◆': '•', '․': '.' }
const wantedSign = /^(?:°C|[\u0021-\u007e¢£°±·À-ɏ–—‘’“”•…½¼¾×÷®™№▪□○✓])$/u

/** How many signs the reader’s model knows; further signs of the list do not belong to it. */
const KNOWN_SIGNS = 6623

/** The alphabet from a list of signs, one a line; the last sign of a reader is the space. */
export function alphabetOf(list: string): Alphabet {
  const known = list.split(/\r?\n/).slice(0, KNOWN_SIGNS)
  const indices: number[] = []
  const signs: string[] = []
  known.forEach((sign, at) => {
    const text = writtenAs[sign] ?? sign.normalize('NFKC')
    if (!wantedSign.test(text)) return
    indices.push(at + 1)
    signs.push(text)
  })
  return { indices, signs, space: known.length + 1 }
}

/**
 * Only the signs of an alphabet: their indices in the whole list, and the alphabet with new
 * indices.
 */
export function compactAlphabet({ indices, signs, space }: Alphabet): { kept: number[]; alphabet: Alphabet } {
  const keptIndices = [0, ...indices, space]
  return {
    kept: keptIndices,
    alphabet: { indices: signs.map((_, at) => at + 1), signs, space: keptIndices.length - 1 },
  }
}
