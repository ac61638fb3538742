import type { ConfirmedLines } from '@plateful/ingredients/lines/read-lines'
import type { MealSlot } from '../calendar/meal.ts'
import type { Day } from '../day.ts'
import type { FineLine } from '../recipes/fine-lines.ts'
import type { PlanRule } from './plan-rule.ts'
import type { KitchenRecipe } from './recipe-facts.ts'
import type { DishRule, RuleNote } from './meal-overrides.ts'

/**
 * A meal to be found: which recipe alone may stand there, or which may not, if somebody said so,
 * and which stands there now (ids).
 */
export interface Place {
  date: Day
  slot: MealSlot
  only?: number
  not?: readonly number[]
  stood?: number
  /** It goes beside the main of the same meal (planner 46). */
  isSide?: boolean
  /** For how many it is cooked, also for later, where that is known. */
  peopleCount?: number
  /** Meals that eat what is left of it, and the rule that says so. */
  later?: readonly LaterMeal[]
}

/** A meal at which what is left of an earlier one is eaten. */
export interface LaterMeal {
  date: Day
  slot: MealSlot
  /** The number of the rule that asks for it. */
  ruleIndex: number
  peopleCount: number
}

/**
 * Somebody who eats, in the family's own words. Without `places` (numbers of the task's places)
 * they eat every meal.
 */
export interface Eater {
  name: string
  allergies: readonly string[]
  mayContainAllowed?: readonly string[]
  /** Lines in doubt that the family calls fine for them. */
  fineLines?: readonly FineLine[]
  diets: readonly string[]
  likes: readonly string[]
  dislikes: readonly string[]
  places?: readonly number[]
  isGuest?: boolean
  /** By the date of birth. */
  isSmallChild?: boolean
}

/** What a family prefers, of the preferences that the planner knows (household 8). */
export interface KitchenPreferences {
  preferredCuisines: readonly string[]
  /** Minutes for breakfast, lunch, dinner and snacks. */
  longestMinutes: readonly number[]
  preferredComplexity: string
  avoidRepetitionDays: number
  recipeRepeatInterval: number
  /** Pounds a serving; null: money is no matter. */
  budgetPerServing: number | null
  balanceProteins: boolean
  balanceVegetables: boolean
  balanceCuisines: boolean
}

/** A meal of a recipe that stands on the calendar already. */
export interface StandingMeal {
  date: Day
  slot: MealSlot
  recipeId: number
  /** Who eats it, by their names, where it says so; else the whole family does. */
  eaters?: readonly string[]
  /** For how many it is cooked; absent where the dish was made without a plan. */
  people?: number
  /** It is what is left of another meal. */
  isLater?: true
  /** The plan was asked to leave its day out. */
  isLeftOut?: true
}

/**
 * Everything the planner needs to plan for one household, as plain data. Places stand by date, then
 * meal time.
 */
export interface KitchenTask {
  start: Day
  end: Day
  places: readonly Place[]
  eaters: readonly Eater[]
  preferences: KitchenPreferences
  tags: readonly string[]
  /** Meals of recipes that stand already, before, in and after the window. */
  standing: readonly StandingMeal[]
  recipes: readonly KitchenRecipe[]
  /** What was asked, rule by rule, with what is settled before anything is planned. */
  asked?: readonly { rule: PlanRule; note: RuleNote | null }[]
  /** Of these the rules about dishes, each with its number among them. */
  rules?: readonly DishRule[]
  /** Everybody of the family, also who is away, and the meals of guests who are in no list. */
  family?: readonly string[]
  strangers?: Readonly<Record<string, readonly string[]>>
  /** Lines that the family vouched for, with the allergens they contain. */
  confirmed?: ConfirmedLines
}
