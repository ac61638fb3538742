import { allergens } from '@plateful/ingredients/foods/food'
import type { Names, PlannerWords } from './words.ts'

/**
 * Cuisines in the order of their codes; place 17 (`NO_CUISINE`) belongs to recipes that name none.
 */
export const cuisineNames: Names = [
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
] as const satisfies Names
export type Protein = NonNullable<(typeof proteinNames)[number]>

/** Vegetable groups in the order of their codes. A week that has all of them is a varied one. */
export const vegetableNames: Names = [
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
 * The words of planning instances: their vegetable groups and perishables are counted, not named.
 */
export const instanceWords: PlannerWords = {
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
