/** The meal that somebody is adding to a template, before it is one. */
import { MealKind, type Meal, type MealSlot, PEOPLE } from '../../domain/meals/meal.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { newId } from '../meals/new-id.ts'

export interface MealToAdd {
  slot: MealSlot
  type: MealKind
  name: string
  recipe: Recipe | null
  people: number
}

export const emptyMeal = (slot: MealSlot, people: number): MealToAdd => ({
  slot,
  type: MealKind.enum.food,
  name: '',
  recipe: null,
  people,
})

/** Whether it says what is eaten: a recipe for the kind recipe, a name for every other kind (part 1 §5). */
export const isComplete = ({ type, name, recipe }: MealToAdd) =>
  type === 'recipe' ? recipe !== null : name.trim() !== ''

/** People are 1 to 20; less becomes 1 (part 1 §5). */
export const peopleWithin = (typed: number | string) =>
  Math.min(Math.max(Math.trunc(Number(typed)) || PEOPLE.least, PEOPLE.least), PEOPLE.most)

/** The meal that was said, under an id of our own. */
export function mealOf({ type, name, recipe, people }: MealToAdd): Meal {
  const known =
    type === 'recipe' && recipe ? { name: recipe.name, recipeId: recipe.id } : { name: name.trim() }
  return { id: newId(), type, peopleCount: people, ...known }
}
