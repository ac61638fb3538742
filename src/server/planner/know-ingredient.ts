import { lineKey } from '@plateful/ingredients/lines/line-key'
import type {
  Allowance,
  KnownIngredient,
  KnownIngredientDraft,
} from '../../domain/recipes/known-ingredient.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold.ts'
import { knownPersonIds } from '../household/store.ts'
import type { Context } from '../http/context.ts'
import { deleteAllowance, deleteKnownIngredient, putAllowance, putKnownIngredient } from './known-store.ts'

export async function knowIngredient(
  { household, user, now }: Context,
  { body }: { body: KnownIngredientDraft },
): Promise<KnownIngredient> {
  return putKnownIngredient(household, {
    line: lineKey(body.line),
    contains: body.contains,
    userId: user.id,
    createdAt: now,
  })
}

export async function forgetIngredient(
  { household }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  if (!(await deleteKnownIngredient(household, params.id)))
    throw refuse('NOT_FOUND', 'Nobody vouched for this ingredient.')
}

/**
 * Locks the household, as removing a person does, so that the person cannot be removed meanwhile.
 */
export async function allow(
  { household, user: { id: userId }, now }: Context,
  { body: { isAllowed, ...allowance } }: { body: Allowance & { isAllowed: boolean } },
): Promise<void> {
  const table = allowance.kind === 'family' ? 'familyMembers' : 'guestDiners'
  await household.transaction(async (tx) => {
    await holdHousehold(tx)
    const known = await knownPersonIds(tx, table, [allowance.personId])
    if (known.size === 0) throw refuse('NOT_FOUND', 'This person is no longer there.')
    if (isAllowed) await putAllowance(tx, allowance, { userId, createdAt: now })
    else await deleteAllowance(tx, allowance)
  })
}
