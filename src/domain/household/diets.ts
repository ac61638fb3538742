/** The ways of eating that a form offers; anybody may write down another one. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten free',
  'dairy free',
  'low carb',
  'low salt',
  'low sugar',
] as const
