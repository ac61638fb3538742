import type { Leaving, WhoIsHere } from '../../../domain/household/invitation.ts'
import { refuse } from '../../../domain/refusal.ts'
import { insertHousehold } from '../../account/sign-in/store.ts'
import { household } from '../../db/household.ts'
import type { Context } from '../../http/context.ts'
import { bringPhotos, holdBoth, movePersonWithRecipes } from './move.ts'
import { householdKeptFor, keepHouseholdFor, peopleIn } from './store.ts'
import { whoIsHere } from './who-is-here.ts'

/** Leaves a shared household for the one that waits, or for a new one. */
export async function leave(context: Context, { body }: { body: Leaving }): Promise<WhoIsHere> {
  const { db, user, now } = context
  const kept = await householdKeptFor(db, user.id)
  const people = await peopleIn(context.household)
  if (kept === undefined && people.length === 1) {
    throw refuse('BAD_INPUT', 'You are the only one here: this household is yours.')
  }
  // A new household that a failed move leaves behind belongs to nobody and goes with the next cleaning.
  const to = household(db, kept ?? (await insertHousehold(db, now)))
  const madeBy = people.length === 1 ? undefined : user.id
  if (body.recipes === 'bring') await bringPhotos(context, to, madeBy)
  await context.household.transaction(async (from) => {
    const entered = household(from.db, to.id)
    await holdBoth(from, entered)
    await keepHouseholdFor(entered, null)
    await movePersonWithRecipes(context, { from, to: entered }, body.recipes)
  })
  return whoIsHere({ household: to, user, now })
}
