import { z } from 'zod'
import { type Meal, MealKind, MealSlot } from '../../../domain/calendar/meal.ts'
import { hasVisibleText, PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { randomId } from '../../api/ids.ts'

export const MealToAdd = z.object({
  id: z.string(),
  slot: MealSlot,
  type: MealKind,
  name: z.string(),
  recipe: z.object({ id: z.number(), name: z.string() }).nullable(),
  people: z.number(),
})
export type MealToAdd = z.infer<typeof MealToAdd>

export const emptyMeal = (slot: MealSlot, people: number): MealToAdd => ({
  id: randomId(),
  slot,
  type: MealKind.enum.food,
  name: '',
  recipe: null,
  people,
})

/**
 * Whether it is complete: the kind recipe needs a recipe, every other kind a name (calendar 20).
 */
export const isComplete = ({ type, name, recipe }: MealToAdd) =>
  type === 'recipe' ? recipe !== null : hasVisibleText(name)

/** People are 1 to 20; less becomes 1 (calendar 20). */
export const peopleWithin = (typed: number | string) =>
  Math.min(
    Math.max(Math.trunc(Number(typed)) || PEOPLE_LIMITS.least, PEOPLE_LIMITS.least),
    PEOPLE_LIMITS.most,
  )

export function mealOf({ id, type, name, recipe, people }: MealToAdd): Meal {
  const nameAndRecipe =
    type === 'recipe' && recipe ? { name: recipe.name, recipeId: recipe.id } : { name: name.trim() }
  return { id, type, peopleCount: people, ...nameAndRecipe }
}
