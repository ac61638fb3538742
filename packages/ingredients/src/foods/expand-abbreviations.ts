/** Finds claims and foods that are written short: 'GF flour', 'milk (d/f)', 'cherry toms'. */
const claimOf: Readonly<Record<string, string>> = { g: 'gluten', d: 'dairy' }

/** Somebody's girlfriend is no claim, nor is for whom or when a food is. */
const shortClaim =
  /(?<![\p{L}\p{N}.'’]|\b(?:for|if|my|his|her|your) )([gd])(?:\.f\.?|\/?f)(?![\p{L}\p{N}'’]|[ -](?:friendly|style)\b)/giu
const oneClaim = '(?:[a-z]+[ -]free|vegan|vegetarian|plant[ -]based)'
/** 'Gluten free, dairy free cake' is one cake under two claims. */
const claimList = new RegExp(`(?<!\\p{L} ?, ?)\\b${oneClaim}(?: ?(?:[,/&+]| and\\b) ?${oneClaim}\\b)+`, 'giu')
const saidTwice = /\b(gluten|dairy)([ -])free ?\(\1 free\)/gi

/** 'Toms' with a capital is a person, 'tom yum' a soup. */
const shortTomato = /(?<![\p{L}'’-])(?:toms(?![\p{L}'’-])|tom(?= (?:puree|purée|paste)\b))/gu
/** Other pots hold something; 'stock pots' and '2 pots of cream' are none of these. */
const shortPotato =
  /(?<=\b(?:sweet|new|jacket|roast|mashed|salad) )pots?\b(?! of\b)|(?<=^\d[\d.]* ?(?:k?g|lbs?|oz) )pots(?= *(?:$|[,(]))/gi

/**
 * The text with its short words in full (household 81, household 83): 'GF/DF cake' is 'gluten free
 * dairy free cake', 'gluten free (GF) flour' says it once, and 'tin toms' are tinned tomatoes.
 */
export function expandAbbreviations(text: string): string {
  if (!/[gd][./]?f|free|vegan|\btoms?\b|\bpots?\b/i.test(text)) return text
  const full = text.replace(shortClaim, (_, letter: string) => `${claimOf[letter.toLowerCase()]} free`)
  return full
    .replace(saidTwice, '$1$2free')
    .replace(claimList, (claims) => claims.replace(/ ?(?:[,/&+]| and\b) ?/gi, ' '))
    .replace(shortTomato, (word) => (word === 'tom' ? 'tomato' : 'tomatoes'))
    .replace(shortPotato, (word) => (/s$/i.test(word) ? 'potatoes' : 'potato'))
}
