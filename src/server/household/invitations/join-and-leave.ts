import type {
  JoinRequest,
  LeaveRequest,
  RecipesOnMove,
  HouseholdMembers,
} from '../../../domain/household/invitation.ts'
import { refuse } from '../../../domain/refusal.ts'
import {
  householdKeptFor,
  isKeptForAnother,
  keepHouseholdFor,
  membersOf,
  stopKeepingFor,
} from '../../account/household-store.ts'
import { leadTimersTo } from '../../account/reminders/store.ts'
import {
  findInvitation,
  noSuchInvitation,
  consumeInvitation,
  withdrawInvitations,
} from '../../account/sign-in/invitation-store.ts'
import { insertHousehold, userById } from '../../account/sign-in/store.ts'
import { deleteFeed } from '../../calendar/feed-store.ts'
import { replaceRecipes } from '../../calendar/replace-recipes-store.ts'
import { Household } from '../../db/household.ts'
import { lockHousehold, alreadyMoved } from '../../db/row-locks.ts'
import type { Row } from '../../db/tables.ts'
import { announceDone } from '../../http/changes.ts'
import type { Context } from '../../http/context.ts'
import { copyRecipes, moveRecipes, photosOfRecipes } from '../../recipes/move-recipes.ts'
import { copyPhotos } from '../../recipes/photos/save-photo.ts'
import { photoNamesOf } from '../../recipes/photos/store.ts'
import { moveLinks, moveLinksToCopies } from '../../sharing/store.ts'
import { readMembers } from './invite.ts'
import { movePerson } from './store.ts'

/** Accepts an invitation with an existing account. */
export async function join(context: Context, { body }: { body: JoinRequest }): Promise<HouseholdMembers> {
  const { db, user, now } = context
  const invitation = await findInvitation(db, body.token, now)
  const to = new Household(db, invitation.householdId)
  if (to.id === user.householdId) throw refuse('BAD_INPUT', 'You’re already in this household.')
  const { email } = await userById(db, user.id)
  const isBringing = body.recipes === 'bring'
  if (isBringing) await bringPhotos(context, to)
  await context.household.transaction(async (from) => {
    const joined = new Household(from.db, to.id)
    await lockBoth(from, joined)
    if (!(await consumeInvitation(joined, invitation.id, email))) throw noSuchInvitation()
    await movePersonAndRecipes(context, { from, to: joined }, body.recipes)
  })
  if (isBringing) await bringMissedPhotos(context, to)
  await announceArrival(context, to.id, body.recipes)
  return readMembers({ household: to, user, now })
}

/** Tells those who live there: the call itself announces its change only to the household left. */
async function announceArrival(context: Context, householdId: number, recipes: RecipesOnMove): Promise<void> {
  for (const area of recipes === 'bring' ? ['household', 'recipes'] : ['household']) {
    await announceDone(context, { householdId, area, page: null })
  }
}

/** Leaves a shared household for the kept one, or for a new one. */
export async function leave(context: Context, { body }: { body: LeaveRequest }): Promise<HouseholdMembers> {
  const { db, user, now } = context
  const keptHousehold = await householdKeptFor(db, user.id)
  const isLast = isLastOf(await membersOf(context.household), user.id)
  if (keptHousehold === undefined && isLast) {
    throw refuse('BAD_INPUT', 'You’re the only one here: this household is yours.')
  }
  // If the move fails, maintenance deletes the empty new household.
  const to = new Household(db, keptHousehold ?? (await insertHousehold(db, now)))
  const madeBy = isLast ? undefined : user.id
  if (body.recipes === 'bring') await bringPhotos(context, to, madeBy)
  await context.household.transaction(async (from) => {
    const entered = new Household(from.db, to.id)
    await lockBoth(from, entered)
    await movePersonAndRecipes(context, { from, to: entered }, body.recipes)
  })
  if (body.recipes === 'bring') await bringMissedPhotos(context, to)
  await announceArrival(context, to.id, body.recipes)
  return readMembers({ household: to, user, now })
}

/** Whether nobody else lives there; whoever waits for deletion does not (household 77). */
const isLastOf = (people: readonly Pick<Row<'users'>, 'id' | 'deletedAt'>[], userId: number) =>
  people.every(({ id, deletedAt }) => id === userId || deletedAt !== null)

/** Locks both households, the lower id first, to avoid deadlocks. */
async function lockBoth(one: Household, other: Household): Promise<void> {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  await lockHousehold(first)
  await lockHousehold(second)
}

/** Photos are copied before the move, since it holds both households. */
async function bringPhotos(context: Context, to: Household, madeBy?: number): Promise<void> {
  await copyPhotos(context, to, await photosOfRecipes(context.household, madeBy))
}

/**
 * Copies, after the move, the photos of recipes that were saved meanwhile, or that came along
 * because everybody else had left.
 */
async function bringMissedPhotos(context: Context, to: Household): Promise<void> {
  try {
    const known = new Set(await photoNamesOf(to))
    const names = await photosOfRecipes(to)
    await copyPhotos(
      context,
      to,
      names.filter((name) => !known.has(name)),
    )
  } catch (err) {
    // The move itself has succeeded.
    context.log.error({ err }, 'photos of recipes that moved could not be copied')
  }
}

/**
 * Moves the caller between two locked households. The last member's household is kept whole, except
 * for recipes that are brought along. Where others still live there, the recipes that the caller
 * made are copied; where others may only come back, all are. A household that is kept for somebody
 * who left it before stays kept for them.
 */
async function movePersonAndRecipes(
  { user, now }: Context,
  { from, to }: { from: Household; to: Household },
  recipes: RecipesOnMove,
): Promise<void> {
  const people = await membersOf(from)
  if (!people.some((person) => person.id === user.id)) {
    throw alreadyMoved()
  }
  const [isOnly, isLast] = [people.length === 1, isLastOf(people, user.id)]
  const isOfAnother = await isKeptForAnother(from, user.id)
  let copies: ReadonlyMap<number, number> = new Map()
  let stayed: ReadonlyMap<number, number> = new Map()
  if (recipes === 'bring' && isOnly && !isOfAnother) {
    stayed = await moveRecipes({ from, to }, now)
    await moveLinks(from, to, stayed)
    // Plans of the household that is left still name those recipes.
    if (stayed.size > 0) await replaceRecipes(from, stayed)
  } else if (recipes === 'bring') {
    copies = await copyRecipes({ from, to }, isLast ? undefined : user.id, now)
    await moveLinksToCopies({ from, to }, user.id, copies)
  }
  await movePerson(from, user.id, to.id)
  await leadTimersTo(from.db, user.id, new Map([...stayed, ...copies]))
  const isHome = await stopKeepingFor(to, user.id)
  // Plans here may still name recipes that once moved away with this person.
  if (isHome && copies.size > 0) await replaceRecipes(to, copies)
  // Deleted after the move, which waits for a feed that is just being made: the person who left may
  // know its address.
  if (!isOnly) await deleteFeed(from)
  await withdrawInvitations(from, isLast ? undefined : user.id)
  if (isLast && !isOfAnother) await keepHouseholdFor(from, user.id)
}
