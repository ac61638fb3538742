import {
  type KeptRule,
  type KeptRuleChange,
  MAX_KEPT_RULES,
  type NewKeptRule,
} from '../../domain/planner/kept-rule.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context, WithId } from '../http/context.ts'

const columns = ['id', 'rule', 'offWeeks', 'createdAt'] as const

/** The kept rules in the order in which they were added. */
export async function keptRulesOf(household: Household): Promise<KeptRule[]> {
  return household.selectFrom('planRules').select(columns).orderBy('id').limit(MAX_KEPT_RULES).execute()
}

/**
 * Keeps a rule. It counts under the household's lock, so that two calls at once do not exceed the
 * limit.
 */
export async function keepRule(
  { household, user, now }: Context,
  { body: { rule, offWeeks = [] } }: { body: NewKeptRule },
): Promise<KeptRule> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const keptRules = await keptRulesOf(tx)
    if (keptRules.length >= MAX_KEPT_RULES)
      throw refuse('BAD_INPUT', `A household can keep up to ${MAX_KEPT_RULES} rules. Remove one first.`)
    return tx
      .insertInto('planRules')
      .values({ rule, offWeeks, userId: user.id, createdAt: now })
      .returning(columns)
      .executeTakeFirstOrThrow()
  })
}

const noSuchRule = () => refuse('NOT_FOUND', 'That rule is no longer there.')

export async function changeKeptRule(
  { household }: Context,
  { params: { id }, body }: WithId & { body: KeptRuleChange },
): Promise<KeptRule> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    // An update without columns is no SQL.
    if (Object.keys(body).length > 0)
      await tx.updateTable('planRules').set(body).where('id', '=', id).execute()
    const row = await tx.selectFrom('planRules').select(columns).where('id', '=', id).executeTakeFirst()
    if (!row) throw noSuchRule()
    return row
  })
}

export async function deleteKeptRule({ household }: Context, { params: { id } }: WithId): Promise<void> {
  if (!(await household.remove('planRules', id))) throw noSuchRule()
}
