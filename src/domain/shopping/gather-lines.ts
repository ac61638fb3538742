import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { type Meal, type MealField, mealFieldOf, type MealSlot, mealSlots } from '../calendar/meal.ts'
import type { Day } from '../day.ts'

/** One ingredient line that a planned meal asks for, with where it comes from. */
export interface PlannedLine {
  line: string
  /** Servings that the amount in the line is for. */
  servings: number
  /** People who eat it. */
  people: number
  /** A recipe's ingredient, or a plain food entry whose name is the line. */
  kind: 'recipe' | 'food'
  recipeId: number | null
  recipeName: string | null
  date: Day | null
  slot: MealSlot | null
}

/** The part of a calendar day that shopping reads. */
export type DayToShop = { date: Day; isSkipped: boolean } & Record<MealField, readonly Meal[]>

/** The part of a recipe that shopping reads. */
export interface PlannedRecipe {
  id: number
  name: string
  servings: number
  ingredients: readonly string[]
  /**
   * By the index of a line, for how many servings its amount is: lines of recipes within this one
   * are written for another number.
   */
  forServings?: readonly number[]
}

/**
 * Every ingredient line that the days ask for (shopping 11). Recipe meals bring their lines,
 * without headings; a plain food entry brings its own name, its people counted as its servings;
 * takeaway, freezer and delivery meals bring nothing to buy (shopping 10). A skipped day and a
 * recipe that is no longer there bring nothing.
 */
export function gatherLines(days: readonly DayToShop[], recipes: readonly PlannedRecipe[]): PlannedLine[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return days
    .filter((day) => !day.isSkipped)
    .flatMap((day) =>
      mealSlots.flatMap((slot) =>
        day[mealFieldOf[slot]].flatMap((meal) => linesOf(meal, day.date, slot, byId)),
      ),
    )
}

/**
 * A key of the meals that need shopping, with their people, whatever their order. If it differs
 * from the list's, the list is out of date. Moving a meal between days or times does not change it.
 */
export function mealsToBuyFor(days: readonly DayToShop[]): string {
  return days
    .filter((day) => !day.isSkipped)
    .flatMap((day) => mealSlots.flatMap((slot) => day[mealFieldOf[slot]]))
    .filter(({ type }) => type === 'recipe' || type === 'food')
    .map(({ name, recipeId, peopleCount }) => `${recipeId ?? name} for ${peopleCount}`)
    .toSorted()
    .join('\n')
}

function linesOf(
  meal: Meal,
  date: Day,
  slot: MealSlot,
  recipes: ReadonlyMap<number, PlannedRecipe>,
): PlannedLine[] {
  const people = meal.peopleCount
  if (meal.type === 'food')
    return [
      {
        line: meal.name,
        servings: people,
        people,
        kind: 'food',
        recipeId: null,
        recipeName: null,
        date,
        slot,
      },
    ]
  const recipe =
    meal.type === 'recipe' && meal.recipeId !== undefined ? recipes.get(meal.recipeId) : undefined
  return recipe === undefined ? [] : linesFor(recipe, { people, date, slot })
}

/** The lines of a recipe that is cooked for so many, without headings. */
export const linesFor = (
  recipe: PlannedRecipe,
  meal: Pick<PlannedLine, 'people' | 'date' | 'slot'>,
): PlannedLine[] =>
  recipe.ingredients
    .map((line, at) => ({
      line,
      servings: recipe.forServings?.[at] ?? recipe.servings,
      kind: 'recipe' as const,
      recipeId: recipe.id,
      recipeName: recipe.name,
      ...meal,
    }))
    .filter(({ line }) => !isHeading(line))
