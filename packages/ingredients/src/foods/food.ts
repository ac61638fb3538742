/**
 * What the product knows about a food: facts of the kitchen and the shop, never about one
 * household.
 */

/** The sections of the shop that a food can stand in (shopping 4). */
export const foodCategories = [
  'Meat & Fish',
  'Dairy & Eggs',
  'Fruits',
  'Vegetables',
  'Grains & Bakery',
  'Pantry & Spices',
  'Other',
] as const
export type FoodCategory = (typeof foodCategories)[number]

/**
 * The 14 allergens that UK law names (Food Information Regulations 2014, from EU 1169/2011 Annex
 * II).
 */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const
export type Allergen = (typeof allergens)[number]

/**
 * What a food is made of, from strictest to widest: vegan (no animal product), vegetarian (milk,
 * eggs or honey), fish (fish or seafood), meat (any part of a slaughtered animal). 'unknown' makes
 * no promise.
 */
export const origins = ['vegan', 'vegetarian', 'fish', 'meat', 'unknown'] as const
export type Origin = (typeof origins)[number]

/**
 * How sure the product is that it knows the food: by its name, by its head noun only, or not at
 * all.
 */
export type Knowledge = 'known' | 'by-head' | 'unknown'

/**
 * One food. Only `known` foods make a claim about allergens: of any other, the lists hold what its
 * words give away and no more.
 */
export interface Food {
  /** The one British name under which amounts of it merge, lower case, singular. */
  name: string
  category: FoodCategory
  knowledge: Knowledge
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
  origin: Origin
  /** Bought without milk sugar: a packet says so, and it may hold milk. */
  lactoseFree: boolean
  /**
   * What it is made of where its name need not say so: bacon of pork, passata of tomato, cognac of
   * alcohol.
   */
  madeOf: readonly string[]
  /** Bought and counted in pieces, so that 'avocado' alone means one each. */
  counted: boolean
  /** A household usually has it in the cupboard. */
  staple: boolean
  /** Grams in one millilitre, where volume and weight must meet. */
  density: number | null
  /** Grams of one piece, of one clove, of one bunch: by canonical unit, pieces under 'item'. */
  weights: Readonly<Record<string, number>>
  /** What one usually buys: '400 g tin'. */
  pack: string | null
}

/**
 * Whether a row of the lexicon is no food: straws, skewers, a glass. Liqueur is one, although its
 * origin is not known.
 */
export const isNonFood = ({ category, origin, contains, mayContain, madeOf }: Food): boolean =>
  category === 'Other' && origin === 'unknown' && contains.length + mayContain.length + madeOf.length === 0

/** Whether a food is made without anything from animals; null where that is not known. */
export function isVegan({ knowledge, origin }: Food): boolean | null {
  if (origin === 'unknown') return null
  return origin === 'vegan' ? (knowledge === 'known' ? true : null) : false
}

/** A food of which nothing is known. */
export const unknownFood: Food = {
  name: '',
  category: 'Other',
  knowledge: 'unknown',
  contains: [],
  mayContain: [],
  origin: 'unknown',
  lactoseFree: false,
  madeOf: [],
  counted: false,
  staple: false,
  density: null,
  weights: {},
  pack: null,
}
