/** Days, templates, menus, notes, locks and the feed. */

import type { Generated } from 'kysely'
import type { Meal } from '../../../domain/calendar/meal.ts'
import type { MenuDay } from '../../../domain/calendar/menu.ts'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { Json } from './columns.ts'

/** A day template: meals of a day as the family usually has them. */
interface MealPlanningDays {
  id: Generated<number>
  householdId: number
  userId: number
  name: string
  isStandard: boolean
  breakfastMeals: Json<Meal[]>
  lunchMeals: Json<Meal[]>
  dinnerMeals: Json<Meal[]>
  snackMeals: Json<Meal[]>
  isLocked: boolean
  lockReason: string | null
  lastModified: Instant
  usageCount: Generated<number>
}

interface DateSpecificTemplateAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  specificDate: Day
  templateId: number
  title: string
  notes: string | null
  isRecurring: boolean
}

interface WeeklyTemplateAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  dayOfWeek: number
  templateType: string
  templateId: number
}

interface CalendarAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  date: Day
  breakfastMeals: Json<Meal[]>
  lunchMeals: Json<Meal[]>
  dinnerMeals: Json<Meal[]>
  snackMeals: Json<Meal[]>
  isSkipped: boolean
  templateId: number | null
  sourceTemplateId: number | null
  isManuallyModified: boolean
  lastModified: Instant
  version: Generated<number>
}

interface CalendarNotes {
  id: Generated<number>
  householdId: number
  userId: number
  date: Day
  notes: string
  createdAt: Instant
  updatedAt: Instant
}

/** A household's secret address for calendars of other makers (decision 0018). */
interface CalendarFeeds {
  householdId: number
  userId: number
  token: string
  createdAt: Instant
}

interface CalendarLocks {
  id: Generated<number>
  householdId: number
  startDate: Day
  endDate: Day
  reason: string
  createdAt: Instant
}

/** A week of meals under a name. */
interface Menus {
  id: Generated<number>
  householdId: number
  userId: number
  name: string
  menuDays: Json<MenuDay[]>
  lastModified: Instant
}

export interface CalendarTables {
  mealPlanningDays: MealPlanningDays
  dateSpecificTemplateAssignments: DateSpecificTemplateAssignments
  weeklyTemplateAssignments: WeeklyTemplateAssignments
  calendarAssignments: CalendarAssignments
  calendarLocks: CalendarLocks
  calendarNotes: CalendarNotes
  calendarFeeds: CalendarFeeds
  menus: Menus
}
