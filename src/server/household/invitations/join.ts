import type { Joining, WhoIsHere } from '../../../domain/household/invitation.ts'
import { refuse } from '../../../domain/refusal.ts'
import { findInvitation, noSuchInvitation, takeInvitation } from '../../account/sign-in/invitation-store.ts'
import { household } from '../../db/household.ts'
import type { Context } from '../../http/context.ts'
import { bringPhotos, holdBoth, movePersonWithRecipes } from './move.ts'
import { whoIsHere } from './who-is-here.ts'
/** Accepts an invitation with an account that one has already. */
export async function join(context: Context, { body }: { body: Joining }): Promise<WhoIsHere> {
  const { db, user, now, changes, log } = context
  const invitation = await findInvitation(db, body.token, now)
  const to = household(db, invitation.householdId)
  if (to.id === user.householdId) throw refuse('BAD_INPUT', 'You live in this household already.')
  const isBringing = body.recipes === 'bring'
  if (isBringing) await bringPhotos(context, to)
  await context.household.transaction(async (from) => {
    const joined = household(from.db, to.id)
    await holdBoth(from, joined)
    if (!(await takeInvitation(joined, invitation.id))) throw noSuchInvitation()
    await movePersonWithRecipes(context, { from, to: joined }, body.recipes)
  })
  // The wire tells the household that was left; the new one hears of its person and their recipes from here.
  for (const area of isBringing ? ['household', 'recipes'] : ['household']) {
    await changes.tell({ householdId: to.id, area, page: null }).catch((err: unknown) => {
      log.warn({ err }, 'a change was not told to the other pages')
    })
  }
  return whoIsHere({ household: to, user, now })
}
