/** The names of the meal times and of the kinds of meal (calendar 2, calendar 3). */

import {
  IconApple,
  IconPaperBag,
  IconSnowflake,
  type IconProps,
  IconToolsKitchen2,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { MealKind, MealSlot } from '../../domain/calendar/meal.ts'

export const slotNames: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
}

export const kindNames: Record<MealKind, string> = {
  food: 'Food',
  recipe: 'Recipe',
  takeaway: 'Takeaway',
  freezer: 'From the Freezer',
  delivery: 'Meal Delivery Service',
}

/** The word for a meal that is eaten a second time, while its first one stands in the calendar. */
export const LEFTOVERS = 'Leftovers'

export const nameExamples: Record<Exclude<MealKind, 'recipe'>, string> = {
  food: 'Porridge, apples, bread',
  takeaway: 'Fish and chips',
  freezer: 'Lasagne from last week',
  delivery: 'The box that comes on Tuesday',
}

export const kindIcons: Record<MealKind, ComponentType<IconProps>> = {
  food: IconApple,
  recipe: IconToolsKitchen2,
  takeaway: IconPaperBag,
  freezer: IconSnowflake,
  delivery: IconTruckDelivery,
}
