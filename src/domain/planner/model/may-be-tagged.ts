const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)

/** What a dish is by its words where a family tags none of its recipes so. */
const byWords: ReadonlyMap<string, RegExp> = new Map([
  ['fried', words('fried|chip|fries|fritter|tempura|schnitzel|nugget')],
])

/**
 * Whether a dish may be what a tag says, by its name, its foods and its other tags: fish and chips
 * are fried. For keeping such dishes away alone, and undefined for tags that no words tell of.
 */
export const mayBeTagged = (tag: string, texts: readonly string[]): boolean | undefined => {
  const found = byWords.get(tag)
  return found && texts.some((text) => found.test(text))
}
