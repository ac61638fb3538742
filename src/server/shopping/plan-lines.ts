/** What the meals of some days ask for, as it is planned now. */
import { mealFieldOf } from '../../domain/calendar/meal.ts'
import type { DayRange } from '../../domain/day.ts'
import { gather, mealsToBuyFor, type PlannedLine } from '../../domain/shopping/gather.ts'
import { assignmentsBetween } from '../calendar/store.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { recipesByIds } from '../recipes/store.ts'

/** The recipes that these days name. */
export async function recipesOfDays(
  tx: Household,
  days: readonly Row<'calendarAssignments'>[],
): Promise<Row<'recipes'>[]> {
  const ids = days.flatMap((day) =>
    Object.values(mealFieldOf).flatMap((field) => day[field].flatMap(({ recipeId }) => recipeId ?? [])),
  )
  return recipesByIds(tx, [...new Set(ids)])
}

/** The meals of these days, and the lines that they ask for. */
export async function planOf(
  tx: Household,
  range: DayRange,
): Promise<{ meals: string; plannedLines: PlannedLine[] }> {
  const days = await assignmentsBetween(tx, range)
  return { meals: mealsToBuyFor(days), plannedLines: gather(days, await recipesOfDays(tx, days)) }
}
