import type { Household } from '../db/household.ts'

/**
 * The version of the household's days, locks and completed lists; every change draws a new one
 * (`holdHousehold`). Read it before the data, so that it is never newer.
 */
export async function calendarETag(household: Household): Promise<string> {
  const { revision } = await household.selectFrom('households').select('revision').executeTakeFirstOrThrow()
  return `${household.id}-${revision}`
}
