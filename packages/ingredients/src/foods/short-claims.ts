/** Finds claims that are written short: 'GF flour', 'g/f', 'milk (DF)'. */
const claimOf: Readonly<Record<string, string>> = { g: 'gluten', d: 'dairy' }

/** Somebody's girlfriend is no claim, nor is for whom or when a food is. */
const shortClaim =
  /(?<![\p{L}\p{N}.'’]|\b(?:for|if|my|his|her|your) )([gd])(?:\.f\.?|\/?f)(?![\p{L}\p{N}'’]|[ -](?:friendly|style)\b)/giu
const saidTwice = /\b(gluten|dairy)([ -])free ?\(\1 free\)/gi

/**
 * The text with its short claims in full (household 81): 'GF/DF cake' is 'gluten free dairy free
 * cake', 'gluten free (GF) flour' says it once.
 */
export function withFullClaims(text: string): string {
  if (!/[gd][./]?f/i.test(text)) return text
  const full = text.replace(shortClaim, (_, letter: string) => `${claimOf[letter.toLowerCase()]} free`)
  return full === text
    ? text
    : full
        .replace(saidTwice, '$1$2free')
        .replace(/(?<=(?:gluten|dairy) free)\/(?=(?:gluten|dairy) free)/g, ' ')
}
