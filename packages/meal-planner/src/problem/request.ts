import type { PlannerRule } from './rules.ts'

/**
 * What the planner knows of a recipe. Foods, cuisines, proteins, vegetable groups, allergens and
 * diets are codes: places in the lists of the caller. Meals are `BREAKFAST`, `LUNCH`, `DINNER` and
 * `SNACK`.
 */
export interface PlannerRecipe {
  title: string
  meals: readonly number[]
  minutes: number
  cuisine: number
  /** 0: no protein that counts. */
  protein: number
  vegetables: readonly number[]
  /** The name of each of them in this dish ('broccoli'); absent: the name of its group. */
  vegetableWords?: readonly string[]
  perishables: readonly number[]
  /**
   * Vegetable groups and proteins that are in any of its foods, also tinned or as a pinch of
   * cheese: no other meal is said to be the only one that has them.
   */
  holds?: { vegetables: readonly number[]; proteins: readonly number[] }
  /** Pounds for a serving. */
  cost: number
  /** 0 easy, 1 medium, 2 hard. */
  difficulty: number
  contains: readonly number[]
  mayContain: readonly number[]
  /** For each diet: 0 does not suit, 1 unknown, 2 suits. */
  diets: readonly number[]
  /**
   * The number of unknown ingredients. They are never taken for safe: each diner with an allergy is
   * warned.
   */
  unknownCount: number
  tags: readonly string[]
  /** Allergies for which not every ingredient is known. */
  notChecked?: readonly number[]
  /** Meal times at which it may stand in, beside those next to its own. */
  fallbackMeals?: readonly number[]
  /** Meal times at which it is never a meal, whatever it could stand in for: a dip at breakfast. */
  excludedMeals?: readonly number[]
  /** The family's own words (foods somebody likes or dislikes) that it speaks of, as codes. */
  foods?: readonly number[]
  /** A rule asks for it: it is offered however long it takes. */
  isAskedFor?: boolean
  /** The rule names this very dish: a recent serving is no reason against it. */
  isAskedByName?: boolean
  /** Its minutes are a guess: no reason speaks of time. */
  isTimeGuessed?: boolean
  isFavourite?: boolean
  /** Days from when the family last had it to the first of the plan; absent: long ago or never. */
  daysSince?: number
  /** How it is cooked, a place among `cookingMethods`; 0 or absent: unknown. */
  method?: number
  /** It takes an evening to cook (`isBigCook`). */
  isBigCook?: boolean
  /** Chillies and the like make it hot: not for small children. */
  isHot?: boolean
  /** 1-5 stars; null or absent: not rated. */
  rating?: number | null
}

/** One place at the table: which meal of which day, counted from the first day of the plan. */
export interface Slot {
  day: number
  meal: number
}

/**
 * A slot to fill: `pinnedRecipe` names the one recipe that may stand there (a pinned meal),
 * `excludedRecipes` those that may not (another was asked for), `currentRecipe` the one that stands
 * there now. It stays unless another is better by more than a change costs.
 */
export interface SlotToFill extends Slot {
  pinnedRecipe?: number
  excludedRecipes?: readonly number[]
  currentRecipe?: number
  /** The same dish may come again there: no repeat is counted. */
  mayRepeat?: boolean
}

/**
 * Somebody who eats. A family member eats every meal; a guest eats at the slots named and does
 * not count for fairness.
 */
export interface PlannerDiner {
  name: string
  allergies: readonly number[]
  /** Allergens that this diner eats when a recipe only may contain them. */
  mayContainAllowed?: readonly number[]
  diets: readonly number[]
  dislikedFoods: readonly number[]
  dislikedProteins: readonly number[]
  likedCuisines: readonly number[]
  likedProteins: readonly number[]
  /** Codes of `foods`. */
  likedWords?: readonly number[]
  dislikedWords?: readonly number[]
  /** A dish that `isHot` gets a reason against it where they eat. */
  isSmallChild?: boolean
  /** Where a guest eats; absent for a family member. */
  slots?: readonly Slot[]
}

/** A meal that stands already: history has negative days, later plans days from `days` on. */
export interface FixedMeal extends Slot {
  recipe: number
}

/** What is asked of a plan: the window, who eats, what they prefer, and what stands already. */
export interface PlanRequest {
  days: number
  /** The meal times to fill, each day in this order. */
  meals: readonly number[]
  /** The weekday of day 0; 0 is Monday. */
  firstWeekday: number
  diners: readonly PlannerDiner[]
  /** The longest cooking time in minutes, for each of the four meal times. */
  longestMinutes: readonly number[]
  difficulty: number
  /** Pounds for a serving. */
  budget: number
  cuisines: readonly number[]
  /**
   * Days between two servings of a recipe: a plan that breaks `least` says so, `wished` is only
   * preferred; wished >= least.
   */
  repeatAfter: { least: number; wished: number }
  /** A recipe must carry one of these; none named: any recipe. */
  tags: readonly string[]
  fixed: readonly FixedMeal[]
  locked: readonly number[]
  skipped: readonly number[]
  /**
   * The slots to fill, by day then meal, where they are not all open slots: a template may have two
   * dinners.
   */
  slots?: readonly SlotToFill[]
  /** Rules over several of the slots to fill, which they know by their places. */
  rules?: readonly PlannerRule[]
}

/**
 * A plan: for each open slot, by day then meal, the recipe's place in the library, or -1 for a slot
 * left empty.
 */
export type Plan = readonly number[]

/** The code of an unknown cuisine; it never counts as too often. */
export const NO_CUISINE = 17

/** The place of breakfast among the meal times. */
export const BREAKFAST = 0

/** The place of lunch among the meal times. */
export const LUNCH = 1

/** The place of dinner among the meal times. */
export const DINNER = 2

/** The place of snacks among the meal times. */
export const SNACK = 3

/** Sides have a meal time of their own, beside the four. */
export const SIDE = 4

/** Whether a meal is lunch or dinner, which are balanced over a week. */
export const isMainMeal = (meal: number): boolean => meal === LUNCH || meal === DINNER

/** The week of a day, counted from the week of day 0; weeks begin on Monday. */
export const weekOf = (request: PlanRequest, day: number): number =>
  Math.floor((day + request.firstWeekday) / 7)

/** Whether a day is a Saturday or Sunday. */
export const isWeekend = (request: PlanRequest, day: number): boolean => (day + request.firstWeekday) % 7 >= 5

/** The slots to fill, by day then meal: not locked, not skipped, and nothing stands there yet. */
export function slotsToFill(request: PlanRequest): readonly SlotToFill[] {
  if (request.slots) return request.slots
  const closedDays = new Set([...request.locked, ...request.skipped])
  const takenSlots = new Set(request.fixed.map(({ day, meal }) => `${day}:${meal}`))
  return Array.from({ length: request.days }, (_, day) => day)
    .filter((day) => !closedDays.has(day))
    .flatMap((day) => request.meals.map((meal) => ({ day, meal })))
    .filter(({ day, meal }) => !takenSlots.has(`${day}:${meal}`))
}

/** Whether a diner eats at a slot: a family member always, a guest where invited. */
export const eatsAt = (diner: PlannerDiner, { day, meal }: Slot): boolean =>
  diner.slots?.some((slot) => slot.day === day && slot.meal === meal) ?? true
