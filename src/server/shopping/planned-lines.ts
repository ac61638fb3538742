/** The lines that the meals of some days ask for, as planned now. */

import type { DayRange } from '../../domain/day.ts'
import { linesToBuy } from '../../domain/recipes/portions-used.ts'
import { recipeFinder } from '../../domain/recipes/used-recipes.ts'
import {
  gatherLines,
  mealsToBuyFor,
  type PlannedLine,
  type PlannedRecipe,
} from '../../domain/shopping/gather-lines.ts'
import { assignmentsBetween } from '../calendar/store.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { recipeIdsOf } from '../recipes/refuse-unknown-recipes.ts'
import { recipesByIds, recipesUsedIn } from '../recipes/store.ts'

/** The recipes of these ids with all the lines to buy for them (shopping 76). */
export async function recipesToBuy(tx: Household, ids: readonly number[]): Promise<PlannedRecipe[]> {
  const rows = await recipesByIds(tx, ids)
  const find = recipeFinder([...rows, ...(await recipesUsedIn(tx, rows))])
  return rows.map((row) => ({ ...row, ...linesToBuy(row, find) }))
}

/** The recipes at the meals of these days. */
export async function recipesOfDays(
  tx: Household,
  days: readonly Row<'calendarAssignments'>[],
): Promise<PlannedRecipe[]> {
  return recipesToBuy(tx, [...new Set(days.flatMap(recipeIdsOf))])
}

/** The meals of these days, and the lines that they ask for. */
export async function plannedLinesOf(
  tx: Household,
  range: DayRange,
): Promise<{ meals: string; plannedLines: PlannedLine[] }> {
  const days = await assignmentsBetween(tx, range)
  return { meals: mealsToBuyFor(days), plannedLines: gatherLines(days, await recipesOfDays(tx, days)) }
}
