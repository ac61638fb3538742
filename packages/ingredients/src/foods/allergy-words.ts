import { foldFoodName } from './food-name.ts'
import { type Allergen, allergens } from './food.ts'

const allergenPatterns: readonly [RegExp, readonly Allergen[]][] = [
  [/\b(milk|dairy|lactose|cmpa|cheese|butter|cream|yoghurt|whey|casein)\b/, ['milk']],
  [/\b(gluten|wheat|coeliac|celiac|barley|rye|spelt)\b/, ['gluten']],
  [/\begg\b/, ['eggs']],
  [/\bfish\b/, ['fish']],
  [/\bseafood\b/, ['fish', 'crustaceans', 'molluscs']],
  [/\bshellfish\b/, ['crustaceans', 'molluscs']],
  [/\b(crustacean|prawn|shrimp|crab|lobster)\b/, ['crustaceans']],
  [/\b(mollusc|mollusk|mussel|clam|oyster|squid|scallop)\b/, ['molluscs']],
  [/\b(peanut|groundnut|monkey nut)\b/, ['peanuts']],
  [/\b(tree nut|treenut|almond|hazelnut|walnut|cashew|pecan|pistachio|macadamia|brazil nut)\b/, ['nuts']],
  // 'Nut' alone means every nut that the law names, and peanuts. Behind one of these words it means
  // that one kind, and the law does not name all of them (pine nut).
  [
    /(?<!\b(tree|brazil|cashew|macadamia|pecan|pistachio|monkey|pine|tiger|water|cola) )\bnut\b/,
    ['nuts', 'peanuts'],
  ],
  [/\b(soya|soy|soybean|soyabean|tofu|tempeh|edamame|miso)\b/, ['soya']],
  [/\b(sesame|tahini)\b/, ['sesame']],
  [/\b(celery|celeriac)\b/, ['celery']],
  // The law names three of the pulses as allergens.
  [/\b(legume|pulse)\b/, ['peanuts', 'soya', 'lupin']],
  [/\bmustard\b/, ['mustard']],
  [/\b(lupin|lupine)\b/, ['lupin']],
  [/\b(sulphite|sulfite|sulphur dioxide|sulfur dioxide|so2)\b/, ['sulphites']],
]

/**
 * The allergens of the law that a person's own words name ('eggs/milk'). Where they name none, the
 * caller looks for the words themselves.
 */
export function allergensNamed(text: string): Allergen[] {
  const folded = foldFoodName(text.replace(/[/.%]/g, ' '))
  const found = new Set(allergenPatterns.flatMap(([rule, named]) => (rule.test(folded) ? named : [])))
  return allergens.filter((one) => found.has(one))
}

/**
 * Whether words mean the sugar of milk and not milk itself: 'lactose intolerance'. What somebody
 * calls an allergy may be one to milk.
 */
export const isOnlyLactose = (text: string): boolean =>
  /\blactose\b/i.test(text) &&
  !/\b(?:allerg|anaphyla)/i.test(text) &&
  !allergensNamed(text.replace(/\blactose\b/gi, ' ')).includes('milk')
