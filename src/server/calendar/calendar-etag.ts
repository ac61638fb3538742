import type { Household } from '../db/household.ts'

/**
 * The word for the household's days, locks and completed lists as they are now: whoever changes one
 * holds the household, which draws a new one. Ask for it before them, so that it is never newer
 * than they are.
 */
export async function calendarETag(household: Household): Promise<string> {
  const { revision } = await household.selectFrom('households').select('revision').executeTakeFirstOrThrow()
  return `${household.id}-${revision}`
}
