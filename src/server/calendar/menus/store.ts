import { sortByName } from '../../../domain/sort-by-name.ts'
import type { Household } from '../../db/household.ts'
import type { Row } from '../../db/tables.ts'

export async function menusOf(household: Household): Promise<Row<'menus'>[]> {
  return sortByName(await household.selectFrom('menus').selectAll().execute())
}

export async function countMenus(household: Household): Promise<number> {
  const ids = await household.selectFrom('menus').select('id').execute()
  return ids.length
}
