/** The parts of the calendar that a press opens. Their code loads right after the week is drawn. */

import type { ComponentProps, FunctionComponent } from 'react'
import type { MealDragging } from './slots/meal-dragging.tsx'

type Dragging = ComponentProps<typeof MealDragging>

export const fetchCustomRange = async () => (await import('./custom-range-dialog.tsx')).CustomRangeDialog
export const fetchSubscribe = async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog
export const fetchMealActions = async () => (await import('./slots/meal-actions.tsx')).MealActions
export const fetchAddMeal = async () => (await import('./slots/add-meal-dialog.tsx')).AddMealDialog
export const fetchPlaceMeal = async () => (await import('./slots/place-meal-dialog.tsx')).PlaceMealDialog
export const fetchRepeatMeal = async () => (await import('./slots/repeat-meal-dialog.tsx')).RepeatMealDialog
export const fetchPlanLeftovers = async () =>
  (await import('./slots/plan-leftovers-dialog.tsx')).PlanLeftoversDialog

export const fetchWeek = async () => (await import('./weeks/week-dialog.tsx')).WeekDialog

/** All of them, in the order of how often they are opened. */
export const calendarParts = [
  fetchMealActions,
  fetchAddMeal,
  fetchPlaceMeal,
  fetchRepeatMeal,
  fetchPlanLeftovers,
  fetchWeek,
  fetchCustomRange,
  fetchSubscribe,
]

/** If this code fails to load, a meal can still be moved by its menu. */
export async function fetchMealDragging(): Promise<{ default: FunctionComponent<Dragging> }> {
  try {
    return { default: (await import('./slots/meal-dragging.tsx')).MealDragging }
  } catch {
    return { default: () => null }
  }
}
