import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import type {
  Allowance,
  PersonFineLine,
  ConfirmedLine,
  ConfirmedLineDraft,
} from '../../domain/household/who-can-eat/family-answers.ts'
import { refuse, refuseField } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context, WithId } from '../http/context.ts'
import {
  deleteAllowance,
  deleteFineLine,
  putAllowance,
  putFineLine,
  putConfirmedLine,
} from './family-answers-store.ts'
import { knownPersonIds } from './store.ts'

export async function saveConfirmedLine(
  { household, user, now }: Context,
  { body }: { body: ConfirmedLineDraft },
): Promise<ConfirmedLine> {
  const food = body.food === null ? null : findExactFood(body.food)
  if (food === undefined) throw refuseField('food', 'Choose a food from the list.')
  return putConfirmedLine(household, {
    line: lineKey(body.line),
    contains: food ? [] : body.contains,
    food: food?.name ?? null,
    userId: user.id,
    createdAt: now,
  })
}

export async function deleteConfirmedLine({ household }: Context, { params }: WithId): Promise<void> {
  if (!(await household.remove('confirmedIngredients', params.id)))
    throw refuse('NOT_FOUND', 'Nobody has checked this ingredient.')
}

/**
 * Stores or deletes that somebody eats what may contain what they avoid. Locks the household, as
 * removing a person does, so that the person cannot be removed meanwhile.
 */
export async function setAllowance(
  { household, user: { id: userId }, now }: Context,
  { body: { isAllowed, ...allowance } }: { body: Allowance & { isAllowed: boolean } },
): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseUnknownPerson(tx, allowance)
    if (isAllowed) await putAllowance(tx, allowance, { userId, createdAt: now })
    else await deleteAllowance(tx, allowance)
  })
}

/**
 * Stores or deletes that a line is fine for somebody in spite of these needs. Locks the household
 * for the same reason.
 */
export async function setFineLine(
  { household, user: { id: userId }, now }: Context,
  { body }: { body: Omit<PersonFineLine, 'need'> & { needs: readonly string[]; isFine: boolean } },
): Promise<void> {
  const { kind, personId, needs, isFine } = body
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseUnknownPerson(tx, body)
    for (const need of new Set(needs)) {
      const fine = { kind, personId, line: lineKey(body.line), need }
      if (isFine) await putFineLine(tx, fine, { userId, createdAt: now })
      else await deleteFineLine(tx, fine)
    }
  })
}

async function refuseUnknownPerson(
  household: Household,
  { kind, personId }: Pick<PersonFineLine, 'kind' | 'personId'>,
): Promise<void> {
  const table = kind === 'family' ? 'familyMembers' : 'guestDiners'
  const known = await knownPersonIds(household, table, [personId])
  if (known.size === 0) throw refuse('NOT_FOUND', 'This person is no longer there.')
}
