/** What people write below a recipe: a wish, and their name. */

const wish =
  /^(?:enjoy|happy (?:cooking|baking|eating)|bon app[ée]tit|guten appetit|buon appetito|(?:¡\s*)?(?:buen provecho|que aproveche|a disfrutar)|eet smakelijk|smakelijk eten|smaklig måltid|velbekomme|god appetit+|smacznego|bom apetite|jó étvágyat|dobrou chuť|lasst es euch schmecken)(?=$|\P{L})/iu
const greeting = /^(?:love|lots of love|best wishes|cheers|let me know|hope you)(?=$|\P{L})/iu
const LONGEST = 60
const LONGEST_WISH = 24

/** 'Enjoy!', 'Love, Anna': what a message ends with. */
export const isFarewell = (text: string): boolean =>
  text.length <= LONGEST && (wish.test(text) || greeting.test(text))

/** 'Bon appétit !', 'Smacznego!' and no more. */
export const isWish = (text: string): boolean => text.length <= LONGEST_WISH && wish.test(text)
