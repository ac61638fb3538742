import type { Db } from '../db/tables.ts'
import { noSuchTemplate } from './save-template.ts'
import { lockTemplate } from './store.ts'

/**
 * Notes that a template was applied to days of the calendar: it counts them and locks the template. Call it inside the
 * transaction that writes the days.
 */
export async function recordUse(
  tx: Db,
  householdId: number,
  templateId: number,
  days: number,
): Promise<void> {
  const use = { days, reason: 'In use on the calendar' }
  if (!(await lockTemplate(tx, householdId, templateId, use))) throw noSuchTemplate()
}
