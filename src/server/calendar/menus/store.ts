import { hasDeleted } from '../../db/row-results.ts'
import type { Household } from '../../db/household.ts'
import type { NewHouseholdRow, NewRow, Row } from '../../db/tables.ts'

export async function menusOf(household: Household): Promise<Row<'menus'>[]> {
  const rows = await household.selectFrom('menus').selectAll().orderBy('id').execute()
  return rows.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}

export async function menuById(household: Household, id: number): Promise<Row<'menus'> | undefined> {
  return household.selectFrom('menus').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countMenus(household: Household): Promise<number> {
  const ids = await household.selectFrom('menus').select('id').execute()
  return ids.length
}

export async function insertMenu(
  household: Household,
  menu: NewHouseholdRow<'menus'>,
): Promise<Row<'menus'>> {
  return household.insertInto('menus').values(menu).returningAll().executeTakeFirstOrThrow()
}

/** Changes a menu; undefined when it is missing. */
export async function updateMenu(
  household: Household,
  id: number,
  change: Partial<Pick<NewRow<'menus'>, 'name' | 'menuDays' | 'lastModified'>>,
): Promise<Row<'menus'> | undefined> {
  return household.updateTable('menus').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Deletes a menu; false when it is missing. */
export async function deleteMenu(household: Household, id: number): Promise<boolean> {
  return hasDeleted(household.deleteFrom('menus').where('id', '=', id))
}
