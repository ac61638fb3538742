const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)

/** Words that show a tag's meaning where a family uses the tag for none of its recipes. */
const byWords: ReadonlyMap<string, RegExp> = new Map([
  ['fried', words('fried|chip|fries|fritter|tempura|schnitzel|nugget')],
])

/**
 * Whether a dish may be what a tag says, by its name, its foods and its other tags: fish and chips
 * are fried. Undefined for tags without such words. Only for keeping dishes away.
 */
export const mayBeTagged = (tag: string, texts: readonly string[]): boolean | undefined => {
  const found = byWords.get(tag)
  return found && texts.some((text) => found.test(text))
}
