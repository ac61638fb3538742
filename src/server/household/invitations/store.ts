import { moveUser } from '../../account/household-store.ts'
import { everyHousehold, type Household } from '../../db/household.ts'

/** Moves a person with their own rows. */
export async function movePerson(tx: Household, userId: number, to: number): Promise<void> {
  await moveUser(tx, userId, to)
  await everyHousehold(tx.db)
    .updateTable('userPreferences')
    .set({ householdId: to })
    .where('householdId', '=', tx.id)
    .where('userId', '=', userId)
    .execute()
}
