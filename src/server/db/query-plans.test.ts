import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { watchPlans } from '../../../test/harness/query-plans.ts'
import { everyHousehold } from './household.ts'

const testApp = useTestApp()

// Every application of the call tests is watched like this; a finding fails the test file
// (test/harness/app.ts).
it('a query that goes past the indexes of its household is noticed, one that goes by them is not', async () => {
  const { db: watched, scans } = watchPlans(testApp.unwatched)
  const db = everyHousehold(watched)
  await db.selectFrom('recipes').selectAll().where('householdId', '=', 1).where('id', 'in', [1, 2]).execute()
  await db.updateTable('households').set({ revision: 1 }).where('id', '=', 1).execute()
  await db
    .transaction()
    .execute((tx) => tx.selectFrom('photos').selectAll().where('householdId', '=', 1).execute())
  expect(await scans()).toEqual([])
  await db.selectFrom('recipes').select('id').where('name', '=', 'Soup').execute()
  expect(await scans()).toEqual([expect.stringMatching(/recipes.*select "id" from "recipes" where "name"/s)])
  await db
    .transaction()
    .execute((tx) => tx.deleteFrom('calendarNotes').where('date', '=', '2030-01-01').execute())
  expect(await scans()).toHaveLength(2)
})
