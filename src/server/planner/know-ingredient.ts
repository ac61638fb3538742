import {
  type Allowance,
  type KnownIngredient,
  type KnownIngredientDraft,
  lineKey,
} from '../../domain/recipes/known-ingredient.ts'
import { refuse } from '../../domain/refusal.ts'
import { peopleOf } from '../household/store.ts'
import type { Context } from '../http/context.ts'
import { deleteAllowance, deleteKnownIngredient, putAllowance, putKnownIngredient } from './known-store.ts'

export async function knowIngredient(
  { db, user, now }: Context,
  { body }: { body: KnownIngredientDraft },
): Promise<KnownIngredient> {
  return putKnownIngredient(db, user.householdId, {
    line: lineKey(body.line),
    contains: body.contains,
    userId: user.id,
    createdAt: now,
  })
}

export async function forgetIngredient(
  { db, user }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  if (!(await deleteKnownIngredient(db, user.householdId, params.id)))
    throw refuse('NOT_FOUND', 'Nobody vouched for this ingredient.')
}

export async function allow(
  { db, user, now }: Context,
  { body: { isAllowed, ...allowance } }: { body: Allowance & { isAllowed: boolean } },
): Promise<void> {
  const table = allowance.kind === 'family' ? 'familyMembers' : 'guestDiners'
  const people = await peopleOf(db, user.householdId, table)
  if (!people.some(({ id }) => id === allowance.personId))
    throw refuse('NOT_FOUND', 'This person is not there any more.')
  if (isAllowed) await putAllowance(db, user.householdId, allowance, { userId: user.id, createdAt: now })
  else await deleteAllowance(db, user.householdId, allowance)
}
