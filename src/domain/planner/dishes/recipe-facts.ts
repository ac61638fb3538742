import { type Origin, origins } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { type FoodLine, readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { type CookingMethod, cookingMethodOf } from '@plateful/meal-planner/dishes/cooking-methods'
import { isSideDish, mealTimesOf } from '@plateful/meal-planner/dishes/meal-times'
import { type ShelfLife, shelfLifeOf } from '@plateful/meal-planner/dishes/shelf-life'
import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import { difficulties, type Difficulty } from '../../recipes/choice-fields.ts'
import { readMealLines } from '../../recipes/dish-by-name.ts'
import { totalMinutes } from '../../recipes/recipe-times.ts'
import { namedLikeVegetables, spoilsOpened, vegetableIn, vegetableRules } from './fresh-foods.ts'
import { isHotDish } from './is-hot-dish.ts'
import { type PackShare, packSharesOf } from './pack-shares.ts'
import { codeOf, proteinOf, proteinsIn } from './proteins.ts'

/** A recipe as the planner gets it: what is stored, and how the family marked it. */
export interface KitchenRecipe {
  id: number
  name: string
  /** Every line of what is eaten, those of linked recipes included (recipes 54). */
  ingredients: readonly string[]
  steps: number
  /** The texts of its steps, where they are loaded. */
  stepTexts?: readonly string[]
  /** For how many people its amounts are; absent where it does not say. */
  servings?: number | null
  /** Lines that stand for the linked recipes: only what they surely contain counts. */
  linked?: readonly string[] | undefined
  /** Lines that stand for recipes out of reach: they may hold more than they name. */
  openLines?: readonly string[] | undefined
  /** For how many people the amount of each line is, where some are of linked recipes. */
  forServings?: readonly number[]
  tags: readonly string[]
  cuisine: string | null
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes?: number | null | undefined
  /** As the recipe itself says it. */
  difficulty: Difficulty | null
  /** Pounds a serving, if the recipe has them. */
  budgetPerServing: string | null
  isFavourite: boolean
  rating: number | null
  /** Of one serving, if the recipe has them. */
  kcal?: number | null
  protein?: number | null
  /** Meal times at which the family often has it, whatever its words say. */
  learned?: readonly MealSlot[]
  /** The last day before the plan on which it stood on the calendar. */
  lastHad?: Day | undefined
  /** It was never made. */
  isNew?: boolean
}

const asStored = [
  'id',
  'name',
  'servings',
  'tags',
  'cuisine',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'totalTimeMinutes',
  'difficulty',
  'isFavourite',
  'rating',
] as const satisfies (keyof KitchenRecipe)[]
type AsStored = (typeof asStored)[number]

/** The fields that the planner takes from a stored recipe unchanged. */
export const partAsStored = <Stored extends Record<AsStored, unknown>>(recipe: Stored) =>
  Object.fromEntries(asStored.map((field) => [field, recipe[field]])) as Pick<Stored, AsStored>

/** What the planner reads from a recipe, for any eater. It is derived and never stored. */
export interface RecipeFacts {
  meals: readonly number[]
  /** Meal times at which it is never eaten. */
  excludedMeals: readonly number[]
  /** It is a side beside a main. */
  isSide: boolean
  /** Null where the recipe does not say its time. */
  minutes: number | null
  /** An index in `proteinNames`; 0 for none. */
  protein: number
  /** Indexes in `vegetableNames`, and the name of each in this recipe. */
  vegetables: readonly number[]
  vegetableWords: readonly string[]
  /** Vegetables and proteins of all its foods, tinned and grated ones included. */
  holds: { vegetables: readonly number[]; proteins: readonly number[] }
  /** Names of its fresh foods that spoil once opened. */
  perishables: readonly string[]
  /** How much of a pack of each of them it opens, where its lines tell. */
  packShares: readonly PackShare[]
  /** Its name and the folded names of its foods, in which the family's words are sought. */
  says: readonly string[]
  /** The origin of its foods that suits the fewest diets; 'unknown' where a food does not tell. */
  origin: Origin
  /** Its lines as they were read, for the diets. */
  lines: readonly FoodLine[]
  /** Lines that stand for linked recipes, of which only what is sure counts. */
  linked: readonly FoodLine[]
  /** 0 easy, 1 medium, 2 hard. */
  difficulty: number
  /** Null where neither its name nor its steps tell. */
  method: CookingMethod | null
  /** How long its leftovers keep. */
  keeping: ShelfLife
  /** Whether it is too hot for small children. */
  isHot: boolean
}

/**
 * A recipe with so many lines or steps, or more minutes, is hard; one with no more than EASY in all
 * three is easy. The figures are estimates.
 */
const HARD = { lines: 15, steps: 10, minutes: 120 }
const EASY = { lines: 7, steps: 5, minutes: 35 }

/** The difficulty of a recipe that does not say it itself. */
function guessDifficulty(lines: number, steps: number, minutes: number | null): number {
  if (lines >= HARD.lines || steps >= HARD.steps || (minutes ?? 0) > HARD.minutes) return 2
  return lines <= EASY.lines && steps <= EASY.steps && (minutes ?? 0) <= EASY.minutes ? 0 : 1
}

/**
 * Reads a recipe with the food lexicon: what it is made of, when it is eaten, how long it takes.
 */
export function readFacts(recipe: KitchenRecipe): RecipeFacts {
  const lines = readMealLines(recipe.ingredients, { openLines: recipe.openLines })
  const linked = readFoodLines(recipe.linked ?? [])
  const foods = lines.map(({ food }) => food)
  const minutes = totalMinutes(recipe)
  const certain = foods.map(({ origin, knowledge }) => (knowledge === 'unknown' ? 'unknown' : origin))
  const freshOf = vegetableRules.map((_, group) =>
    foods.flatMap((food) => (food.category === 'Vegetables' ? (vegetableIn(group, food) ?? []) : [])),
  )
  const groups = [...vegetableRules.keys()]
  const origin = certain.reduce<Origin>(
    (most, one) => (origins.indexOf(one) > origins.indexOf(most) ? one : most),
    'vegan',
  )
  return {
    ...mealTimesOf(recipe.name, recipe.tags),
    isSide: isSideDish(recipe.name, recipe.tags),
    minutes,
    protein: codeOf(proteinOf(foods)),
    vegetables: groups.filter((group) => (freshOf[group]?.length ?? 0) > 0),
    vegetableWords: freshOf.flatMap(([first]) => first ?? []),
    holds: {
      vegetables: groups.filter((group) =>
        foods.some((food) => !namedLikeVegetables.test(food.name) && vegetableIn(group, food) !== null),
      ),
      proteins: proteinsIn(foods),
    },
    packShares: packSharesOf(recipe, lines, spoilsOpened),
    perishables: [...new Set(foods.filter(spoilsOpened).map(({ name }) => name))],
    says: [
      foldFoodName(recipe.name),
      // A tag such as 'nut free' names nuts and means none.
      ...recipe.tags.filter((tag) => !/\bfree$/i.test(tag.trim())).map(foldFoodName),
      ...foods.map(({ name }) => foldFoodName(name)),
    ],
    // One food that is surely meat decides, even if others are unknown.
    origin: certain.includes('meat') || linked.some(({ food }) => food.origin === 'meat') ? 'meat' : origin,
    lines,
    linked,
    difficulty:
      recipe.difficulty === null
        ? guessDifficulty(lines.length, recipe.steps, minutes)
        : difficulties.indexOf(recipe.difficulty),
    method: cookingMethodOf(recipe.name, recipe.tags, recipe.stepTexts),
    isHot: isHotDish(recipe),
    keeping: shelfLifeOf(recipe.name, recipe.tags, {
      foods: foods.map(({ name }) => name),
      hasFish: foods.some(({ contains }) =>
        (['fish', 'crustaceans', 'molluscs'] as const).some((one) => contains.includes(one)),
      ),
    }),
  }
}
