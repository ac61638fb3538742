const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)

const hot =
  'spicy|hot sauce|chilli|chili|jalapeno|jalapeño|cayenne|tabasco|sriracha|harissa|gochujang|nduja|kimchi|scotch bonnet|vindaloo|madras|jalfrezi|balti|rogan josh|curry|arrabbiata|cajun|jerk|piri piri|peri peri|tom yum|laksa|kra pao|suya|buffalo'

/** What a dish is by its words where a family tags none of its recipes so. */
const byWords: ReadonlyMap<string, { says: RegExp; butNot?: RegExp }> = new Map([
  ['spicy', { says: words(hot), butNot: words('korma|mild|sweet chilli') }],
  ['fried', { says: words('fried|chip|fries|fritter|tempura|schnitzel|nugget') }],
])

/**
 * Whether a dish may be what a tag says, by its name, its foods and its other tags: a chilli is
 * spicy, fish and chips are fried. For keeping such dishes away alone, and undefined for tags that
 * no words tell of.
 */
export function mayBeTagged(tag: string, texts: readonly string[]): boolean | undefined {
  const found = byWords.get(tag)
  if (!found) return undefined
  return texts.some((text) => found.says.test(text)) && !texts.some((text) => found.butNot?.test(text))
}
