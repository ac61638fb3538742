import type { Household } from '../../db/household.ts'
import type { Row } from '../../db/tables.ts'

export async function menusOf(household: Household): Promise<Row<'menus'>[]> {
  const rows = await household.selectFrom('menus').selectAll().orderBy('id').execute()
  return rows.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}

export async function countMenus(household: Household): Promise<number> {
  const ids = await household.selectFrom('menus').select('id').execute()
  return ids.length
}
