import { type Meal, mealFieldOf } from '../../domain/calendar/meal.ts'
import type { MenuDay } from '../../domain/calendar/menu.ts'
import type { Household } from '../db/household.ts'

/** The id of each copy, by that of its original. */
type Copies = ReadonlyMap<number, number>

const fields = Object.values(mealFieldOf)

/**
 * Replaces recipes that are now in another household by their copies, in days, templates and menus.
 * Call it in a transaction that has locked this household.
 */
export async function replaceRecipes(tx: Household, copies: Copies): Promise<void> {
  const columns = ['id', ...fields] as const
  for (const { id, ...day } of await tx.selectFrom('calendarAssignments').select(columns).execute()) {
    if (!namesAny(day, copies)) continue
    await tx
      .updateTable('calendarAssignments')
      .set((eb) => ({ ...withCopies(day, copies), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  for (const { id, ...day } of await tx.selectFrom('mealPlanningDays').select(columns).execute())
    if (namesAny(day, copies)) await tx.change('mealPlanningDays', id, withCopies(day, copies)).execute()
  for (const { id, menuDays } of await tx.selectFrom('menus').select(['id', 'menuDays']).execute()) {
    if (!menuDays.some((day) => namesAny(day, copies))) continue
    await tx.change('menus', id, { menuDays: menuDays.map((day) => withCopies(day, copies)) }).execute()
  }
}

const namesAny = (day: MenuDay, copies: Copies) =>
  fields.some((field) =>
    day[field].some(({ recipeId = 0, cookedFrom = 0 }) => copies.has(recipeId) || copies.has(cookedFrom)),
  )

function withCopies(day: MenuDay, copies: Copies): MenuDay {
  const changed = { ...day }
  for (const field of fields) changed[field] = day[field].map((meal) => ofCopy(meal, copies))
  return changed
}

const ofCopy = ({ recipeId, cookedFrom, ...meal }: Meal, copies: Copies): Meal => ({
  ...meal,
  ...(recipeId !== undefined && { recipeId: copies.get(recipeId) ?? recipeId }),
  ...(cookedFrom !== undefined && { cookedFrom: copies.get(cookedFrom) ?? cookedFrom }),
})
