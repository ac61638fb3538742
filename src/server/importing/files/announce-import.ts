import type { Changes } from '../../http/changes.ts'
import { tableRules } from './household-tables.ts'

/** The areas that an import may write; the planning day is in `reminders`. */
const areas = new Set([
  'household-imports',
  'reminders',
  ...Object.values(tableRules).map(({ area }) => area),
])

/**
 * Announces to the household's open pages everything that an import, or its undo, may have changed.
 */
export async function announceImport(changes: Changes, householdId: number): Promise<void> {
  for (const area of areas) await changes.announce({ householdId, area, page: null })
}
