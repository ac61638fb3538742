import { type Allergen, allergens } from './food.ts'
import { foldFoodName } from './food-name.ts'

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
  // 'Nut' alone is every nut of the law; in the name of one nut it is that one, and some are none
  // of the law's.
  [
    /(?<!\b(tree|brazil|cashew|macadamia|pecan|pistachio|monkey|pine|tiger|water|cola) )\bnut\b/,
    ['nuts', 'peanuts'],
  ],
  [/\b(soya|soy|soybean|soyabean|tofu|tempeh|edamame|miso)\b/, ['soya']],
  [/\b(sesame|tahini)\b/, ['sesame']],
  [/\b(celery|celeriac)\b/, ['celery']],
  // Three of the pulses the law knows by their own names.
  [/\b(legume|pulse)\b/, ['peanuts', 'soya', 'lupin']],
  [/\bmustard\b/, ['mustard']],
  [/\b(lupin|lupine)\b/, ['lupin']],
  [/\b(sulphite|sulfite|sulphur dioxide|sulfur dioxide|so2)\b/, ['sulphites']],
]

/**
 * What somebody wrote down as an allergy ('eggs/milk'): the allergens of the law that it names, or
 * none, and then its own word is looked for.
 */
export function allergensNamed(text: string): Allergen[] {
  const folded = foldFoodName(text.replace(/[/.%]/g, ' '))
  const found = new Set(allergenPatterns.flatMap(([rule, named]) => (rule.test(folded) ? named : [])))
  return allergens.filter((one) => found.has(one))
}
