import type { RecipesOnMove } from '../../../domain/household/invitation.ts'
import { withdrawInvitations } from '../../account/sign-in/invitation-store.ts'
import { deleteFeed } from '../../calendar/feed-store.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import { movedAlready } from '../../db/hold-person.ts'
import type { Db } from '../../db/tables.ts'
import type { Context } from '../../http/context.ts'
import { copyPhotos } from '../../recipes/photos/copy-photos.ts'
import { copyRecipes, moveRecipes, photosOfRecipes } from '../../recipes/move-recipes.ts'
import { moveLinks } from '../../sharing/store.ts'
import { keepHouseholdFor, movePerson, peopleIn } from './store.ts'

/** Both households are held, the one with the lower number first, so that two moves never wait for each other. */
export async function holdBoth(tx: Db, one: number, other: number): Promise<void> {
  await holdHousehold(tx, Math.min(one, other))
  await holdHousehold(tx, Math.max(one, other))
}

/** The pictures that go along, copied ahead of the move or, for a recipe saved meanwhile, right after it. */
export async function bringPhotos(context: Context, to: number, madeBy?: number): Promise<void> {
  const from = context.user.householdId
  const names = await photosOfRecipes(context.db, from, madeBy)
  await copyPhotos(context, from, to, names)
}

/**
 * Moves the person who asks from their household to another, both of which are held. Who was the last to live there keeps it,
 * waiting and whole but for recipes that come along; what others still use is copied, never taken away.
 */
export async function movePersonWithRecipes(
  tx: Db,
  { user, now }: Context,
  to: number,
  recipes: RecipesOnMove,
): Promise<void> {
  const from = user.householdId
  const people = await peopleIn(tx, from)
  if (!people.some((person) => person.id === user.id)) {
    throw movedAlready()
  }
  const isLast = people.length === 1
  if (recipes === 'bring' && isLast) {
    await moveRecipes(tx, { from, to }, now)
    await moveLinks(tx, from, to)
  } else if (recipes === 'bring') {
    await copyRecipes(tx, { from, to }, user.id, now)
  }
  await movePerson(tx, from, user.id, to)
  // After the move, which waits for whoever is being given one: who leaves knows the address under which the others' plan can be read.
  if (!isLast) await deleteFeed(tx, from)
  await withdrawInvitations(tx, from, isLast ? undefined : user.id)
  if (isLast) await keepHouseholdFor(tx, from, user.id)
}
