import { allergens } from '@plateful/ingredients/foods/food'
import type { CodeNames, PlannerNames } from './format-names.ts'

/**
 * Cuisines in the order of their codes; place 17 (`NO_CUISINE`) belongs to recipes that name none.
 */
export const cuisineNames: CodeNames = [
  'British',
  'American',
  'Italian',
  'French',
  'Spanish',
  'Greek',
  'Middle Eastern',
  'Indian',
  'Chinese',
  'Japanese',
  'South-East Asian',
  undefined,
  'Mexican',
]

/** Proteins in the order of their codes; 0 is none that counts. */
export const proteinNames = [
  undefined,
  'beef',
  'lamb',
  'pork',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'pulses',
  'tofu',
  'cheese',
  'nuts',
  'game',
] as const satisfies CodeNames
export type Protein = NonNullable<(typeof proteinNames)[number]>

/** Vegetable groups in the order of their codes. A week that has all of them is a varied one. */
export const vegetableNames: CodeNames = [
  'leafy greens',
  'cabbage or broccoli',
  'root vegetables',
  'leeks or celery',
  'tomatoes',
  'peppers',
  'squash or courgettes',
  'mushrooms',
  'peas or green beans',
  'salad',
  'sweetcorn',
  'aubergine',
]

/**
 * The names for planning problems that come as files: their vegetable groups and perishables have
 * codes only, so they are counted and not named.
 */
export const instanceWords: PlannerNames = {
  cuisines: cuisineNames,
  proteins: proteinNames,
  vegetables: [],
  perishables: [],
  allergens,
  diets: [
    'vegetarian',
    'vegan',
    'pescatarian',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'peanut-free',
    'egg-free',
    'soya-free',
    'halal',
    'kosher',
  ],
}
