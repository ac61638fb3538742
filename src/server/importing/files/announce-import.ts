import type { Changes } from '../../http/changes.ts'
import { tableRules } from './household-tables.ts'

/** All that an import may have written; the planning day is one of the reminders. */
const areas = new Set([
  'household-imports',
  'reminders',
  ...Object.values(tableRules).map(({ area }) => area),
])

/** The open pages of the household read again what an import, or its undo, may have changed. */
export async function announceImport(changes: Changes, householdId: number): Promise<void> {
  for (const area of areas) await changes.announce({ householdId, area, page: null })
}
