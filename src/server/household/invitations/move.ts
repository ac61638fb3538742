import type { RecipesOnMove } from '../../../domain/household/invitation.ts'
import { withdrawInvitations } from '../../account/sign-in/invitation-store.ts'
import { deleteFeed } from '../../calendar/feed-store.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import { movedAlready } from '../../db/hold-person.ts'
import type { Household } from '../../db/household.ts'
import type { Context } from '../../http/context.ts'
import { copyPhotos } from '../../recipes/photos/copy-photos.ts'
import { copyRecipes, moveRecipes, photosOfRecipes } from '../../recipes/move-recipes.ts'
import { moveLinks } from '../../sharing/store.ts'
import { keepHouseholdFor, movePerson, peopleIn } from './store.ts'

/** Both households are held, the one with the lower number first, so that two moves never wait for each other. */
export async function holdBoth(one: Household, other: Household): Promise<void> {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  await holdHousehold(first)
  await holdHousehold(second)
}

/** The pictures that go along, copied ahead of the move or, for a recipe saved meanwhile, right after it. */
export async function bringPhotos(context: Context, to: Household, madeBy?: number): Promise<void> {
  await copyPhotos(context, to, await photosOfRecipes(context.household, madeBy))
}

/**
 * Moves the person who asks from their household to another, both of which are held. Who was the last to live there keeps it,
 * waiting and whole but for recipes that come along; what others still use is copied, never taken away.
 */
export async function movePersonWithRecipes(
  { user, now }: Context,
  { from, to }: { from: Household; to: Household },
  recipes: RecipesOnMove,
): Promise<void> {
  const people = await peopleIn(from)
  if (!people.some((person) => person.id === user.id)) {
    throw movedAlready()
  }
  const isLast = people.length === 1
  if (recipes === 'bring' && isLast) {
    await moveRecipes({ from, to }, now)
    await moveLinks(from, to.id)
  } else if (recipes === 'bring') {
    await copyRecipes({ from, to }, user.id, now)
  }
  await movePerson(from, user.id, to.id)
  // After the move, which waits for whoever is being given one: who leaves knows the address under which the others' plan can be read.
  if (!isLast) await deleteFeed(from)
  await withdrawInvitations(from, isLast ? undefined : user.id)
  if (isLast) await keepHouseholdFor(from, user.id)
}
