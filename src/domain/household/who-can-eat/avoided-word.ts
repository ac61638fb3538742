/** Words for people, and for what they cannot eat, by the food that they avoid. */
const conditions: readonly [RegExp, string][] = [
  [/\bco?eliacs?(?: disease)?\b|\bg\/?f\b/g, 'gluten'],
  [/\bcmpa\b|\bcow['’]?s milk protein allergy\b/g, 'milk'],
  [/\bd\/?f\b/g, 'dairy'],
]
const notFood = /(?:\s|-)*\b(?:free(?=\s*(?:$|[,;/&]))|allerg(?:y|ies|ic)|intoleran(?:t|ce)|severe)\b\s*/g

/**
 * What a recipe contains for somebody's own word for an allergy, to be said of it (household 24):
 * gluten for 'coeliac', lactose for 'lactose intolerant'.
 */
export function avoidedWord(need: string): string {
  const lower = need.toLowerCase()
  const food = conditions.reduce((text, [rule, name]) => text.replace(rule, name), lower)
  return food.replace(notFood, ' ').trim() || lower
}
