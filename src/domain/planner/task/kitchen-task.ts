import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import type { Eater as Judged } from '../../household/who-can-eat/eater.ts'
import type { FineLine } from '../../household/who-can-eat/fine-lines.ts'
import type { DishRule, RuleNote } from '../days/overridden-meals.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { PlanRule } from '../plan-rule.ts'

/**
 * A meal for which a recipe is sought. The family may have chosen the only recipe allowed there, or
 * recipes that are not; another recipe may stand there now. All are ids.
 */
export interface MealToFill {
  date: Day
  slot: MealSlot
  pinnedRecipeId?: number
  excludedRecipeIds?: readonly number[]
  currentRecipeId?: number
  /** Whether it is a side beside the main of the same meal (planner 46). */
  isSide?: boolean
  /**
   * For how many people it is cooked, those who eat its leftovers included; absent where unknown.
   */
  peopleCount?: number
  /** Later meals of its leftovers, each with the rule that asks for it. */
  leftoverMeals?: readonly LeftoverMeal[]
}

/** A meal at which the leftovers of an earlier meal are eaten. */
export interface LeftoverMeal {
  date: Day
  slot: MealSlot
  /** The index of the rule that asks for it. */
  ruleIndex: number
  peopleCount: number
}

/**
 * Somebody who eats, in the family's own words. `meals` are indexes of the task's
 * meals; without them they eat every meal.
 */
export interface TaskEater {
  name: string
  allergies: readonly string[]
  mayContainAllowed?: readonly string[]
  /** Lines that may contain an allergen and that the family calls fine for them. */
  fineLines?: readonly FineLine[]
  /** Of the household, its family: their answers count for a need that they have (household 61). */
  family?: readonly Judged[]
  diets: readonly string[]
  likes: readonly string[]
  dislikes: readonly string[]
  meals?: readonly number[]
  isGuest?: boolean
  /** Told by the date of birth. */
  isSmallChild?: boolean
}

/** What a family prefers, of the preferences that the planner knows (household 8). */
export interface KitchenPreferences {
  preferredCuisines: readonly string[]
  /** The longest cooking times in minutes, for breakfast, lunch, dinner and snacks. */
  longestMinutes: readonly number[]
  preferredComplexity: string
  avoidRepetitionDays: number
  recipeRepeatInterval: number
  /** Pounds a serving; null where there is no budget. */
  budgetPerServing: number | null
  balanceProteins: boolean
  balanceVegetables: boolean
  balanceCuisines: boolean
}

/** A meal of a recipe that is on the calendar already. */
export interface StandingMeal {
  date: Day
  slot: MealSlot
  recipeId: number
  /** The names of those who eat it; absent where the whole family does. */
  eaters?: readonly string[]
  /** For how many it is cooked; absent for a dish that was made without a plan. */
  people?: number
  /** It is leftovers of another meal. */
  isLeftovers?: true
  /** The request leaves its day out of the plan. */
  isLeftOut?: true
}

/**
 * Everything the planner needs to plan for one household, as plain data. A
 * `mealIndex`, elsewhere in the planner, is the index of one of its `meals`.
 */
export interface KitchenTask {
  start: Day
  end: Day
  /** The meals to fill, in order of date, then meal time. */
  meals: readonly MealToFill[]
  eaters: readonly TaskEater[]
  preferences: KitchenPreferences
  tags: readonly string[]
  /** Meals of recipes that are on the calendar already: before, in and after the window. */
  standing: readonly StandingMeal[]
  recipes: readonly KitchenRecipe[]
  /** The rules that were asked, each with its note if that is known before planning. */
  asked?: readonly { rule: PlanRule; note: RuleNote | null }[]
  /** The rules about dishes among them, each with its index in `asked`. */
  rules?: readonly DishRule[]
  /** Everybody of the family, those who are away too; and guests in no list, with their meals. */
  family?: readonly string[]
  strangers?: Readonly<Record<string, readonly string[]>>
  /** Lines that the family vouched for, with the allergens they contain. */
  confirmed?: ConfirmedLines
}
