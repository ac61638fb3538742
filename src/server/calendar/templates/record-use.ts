import type { Db } from '../../db/tables.ts'
import { noSuchTemplate } from './save-template.ts'
import { lockTemplate, releaseTemplate } from './store.ts'

const IN_USE = 'In use on the calendar'

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
  const use = { days, reason: IN_USE }
  if (!(await lockTemplate(tx, householdId, templateId, use))) throw noSuchTemplate()
}

/** The reverse, for days that were taken off the calendar again; who used it last unlocks it. */
export async function returnUse(
  tx: Db,
  householdId: number,
  templateId: number,
  days: number,
): Promise<void> {
  await releaseTemplate(tx, householdId, templateId, { days, reason: IN_USE })
}
