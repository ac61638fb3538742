/**
 * The parts of a slot that a press shows: the week is drawn without their code, which comes as soon
 * as it is there.
 */
import type { ComponentProps, FunctionComponent } from 'react'
import type { MealDragging } from './meal-dragging.tsx'

type Dragging = ComponentProps<typeof MealDragging>

export const fetchMealActions = async () => (await import('./meal-actions.tsx')).MealActions
export const fetchAddMeal = async () => (await import('./add-meal-dialog.tsx')).AddMealDialog
export const fetchPlaceMeal = async () => (await import('./place-meal-dialog.tsx')).PlaceMealDialog
export const fetchRepeatMeal = async () => (await import('./repeat-meal-dialog.tsx')).RepeatMealDialog

/** All of them, the most pressed first. */
export const slotParts = [fetchMealActions, fetchAddMeal, fetchPlaceMeal, fetchRepeatMeal]

/** Where it fails, the menu of a meal still moves it: the week stays. */
export async function fetchMealDragging(): Promise<{ default: FunctionComponent<Dragging> }> {
  try {
    return { default: (await import('./meal-dragging.tsx')).MealDragging }
  } catch {
    return { default: () => null }
  }
}
