import type { Household } from '../../db/household.ts'
import { noSuchTemplate } from './save-template.ts'
import { lockTemplate, releaseTemplate } from './store.ts'

const IN_USE = 'In use on the calendar'

/**
 * Notes that a template was applied to days of the calendar: it counts them and locks the template. Call it inside the
 * transaction that writes the days.
 */
export async function recordUse(tx: Household, templateId: number, days: number): Promise<void> {
  const use = { days, reason: IN_USE }
  if (!(await lockTemplate(tx, templateId, use))) throw noSuchTemplate()
}

/** The reverse, for days that were taken off the calendar again; who used it last unlocks it. */
export async function returnUse(tx: Household, templateId: number, days: number): Promise<void> {
  await releaseTemplate(tx, templateId, { days, reason: IN_USE })
}
