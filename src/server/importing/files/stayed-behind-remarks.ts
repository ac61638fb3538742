/** The remarks on rows that are not imported, since the household has others in their place. */

import { type Meal, mealFieldOf } from '../../../domain/calendar/meal.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import type { AnyRow } from './row-writer.ts'

interface StayedBehindRemark {
  /** The beginning of the remark; the names of the rows follow. */
  sentence: string
  name: (row: AnyRow) => string
  /** What a person reads of the row; where that is the same, nothing is lost. */
  content: (row: AnyRow) => unknown
}

const mealsOf = (day: AnyRow) =>
  Object.values(mealFieldOf).map((field) =>
    ((day[field] ?? []) as Meal[]).map(({ name, peopleCount }) => [name, peopleCount]),
  )
const nameOf = (row: AnyRow) => String(row['name'])

export const stayedBehindRemarks: Partial<Record<FullFormatTable, StayedBehindRemark>> = {
  completedShoppingLists: {
    sentence: 'These lists stayed behind, since their days have another',
    name: nameOf,
    content: (row) =>
      (row['items'] as ShoppingItem[]).map(({ name, quantity, unit }) => [name, quantity, unit]),
  },
  mealPlanningDays: {
    sentence: 'These day templates stayed behind, since others have their names',
    name: nameOf,
    content: mealsOf,
  },
  menus: {
    sentence: 'These menus stayed behind, since others have their names',
    name: nameOf,
    content: (row) => (row['menuDays'] as AnyRow[]).map(mealsOf),
  },
  calendarNotes: {
    sentence: 'The notes of these days stayed behind, since the days have others',
    name: (row) => String(row['date']),
    content: (row) => row['notes'],
  },
}
