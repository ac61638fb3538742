/** What the first letter of 'gf' and 'df' stands for. */
const claimOfLetter: Readonly<Record<string, string>> = { g: 'gluten', d: 'dairy' }

/** 'GF', 'd/f'; not 'my gf', who is a girlfriend, nor 'if GF', which says for whom or when. */
const shortClaim =
  /(?<![\p{L}\p{N}.'’]|\b(?:for|if|my|his|her|your) )([gd])(?:\.f\.?|\/?f)(?![\p{L}\p{N}'’]|[ -](?:friendly|style)\b)/giu
const oneClaim = '(?:[a-z]+[ -]free|vegan|vegetarian|plant[ -]based)'
/** 'Gluten free, dairy free cake' is one cake under two claims. */
const claimList = new RegExp(`(?<!\\p{L} ?, ?)\\b${oneClaim}(?: ?(?:[,/&+]| and\\b) ?${oneClaim}\\b)+`, 'giu')
/** The claim and its short form: 'gluten free (GF)', by then both in full. */
const claimWithShortForm = /\b(gluten|dairy)([ -])free ?\(\1 free\)/gi

/** 'Toms' with a capital is a person, 'tom yum' a soup. */
const shortTomato = /(?<![\p{L}'’-])(?:toms(?![\p{L}'’-])|tom(?= (?:puree|purée|paste)\b))/gu
/**
 * Potatoes: 'new pots', '500 g pots'. In 'stock pots' and '2 pots of cream' a pot holds something.
 */
const shortPotato =
  /(?<=\b(?:sweet|new|jacket|roast|mashed|salad) )pots?\b(?! of\b)|(?<=^\d[\d.]* ?(?:k?g|lbs?|oz) )pots(?= *(?:$|[,(]))/gi

/**
 * The text with its short words in full (household 81, household 83): 'GF/DF cake' is 'gluten free
 * dairy free cake', 'gluten free (GF) flour' says it once, and 'tin toms' are tinned tomatoes.
 */
export function expandAbbreviations(text: string): string {
  if (!/[gd][./]?f|free|vegan|\btoms?\b|\bpots?\b/i.test(text)) return text
  const full = text.replace(shortClaim, (_, letter: string) => `${claimOfLetter[letter.toLowerCase()]} free`)
  return full
    .replace(claimWithShortForm, '$1$2free')
    .replace(claimList, (claims) => claims.replace(/ ?(?:[,/&+]| and\b) ?/gi, ' '))
    .replace(shortTomato, (word) => (word === 'tom' ? 'tomato' : 'tomatoes'))
    .replace(shortPotato, (word) => (/s$/i.test(word) ? 'potatoes' : 'potato'))
}
