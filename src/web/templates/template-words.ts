/** How templates call the days, the meal times and the kinds of meal (part 2 §9). */
import { addDays, sayDay } from '../../domain/day/day.ts'
import type { MealKind, MealSlot } from '../../domain/meals/meal.ts'

/** Any Monday. */
const MONDAY = '2024-01-01'

/** Monday to Sunday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => sayDay(addDays(MONDAY, index), 'weekday'))

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

/** How many of something: '1 day', '3 days'. */
export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
