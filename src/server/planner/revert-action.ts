import type { z } from 'zod'
import type { revertActionCall } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { PlanningAction } from '../../domain/planner/planning-action.ts'
import { refuse } from '../../domain/refusal.ts'
import { refuseLockedDays } from '../calendar/lock-days.ts'
import { putDay, storedDays } from '../calendar/put-day.ts'
import { deleteAssignment } from '../calendar/store.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context, WithId } from '../http/context.ts'
import { isSameDay, dayStateOf } from './day-state.ts'
import { markReverted } from './store.ts'

const noSuchAction = () => refuse('NOT_FOUND', 'This action is no longer in the history.')

async function actionToRevert(tx: Household, id: number): Promise<PlanningAction> {
  const row = await tx.byId('aiMealPlanningActions', id)
  if (!row) throw noSuchAction()
  if (row.revertedAt !== null) throw refuse('ALREADY_DONE', 'This action has already been reverted.')
  return PlanningAction.parse(row)
}

/** Restores every touched day. Days that have changed since are refused unless `force` is set. */
export async function revertAction(
  { household, user, now }: Context,
  { params, query }: WithId & { query: z.output<typeof revertActionCall.query> },
): Promise<PlanningAction> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const action = await actionToRevert(tx, params.id)
    await refuseLockedDays(tx, action.affectedDates)
    const current = await storedDays(tx, action.affectedDates)
    const changed = action.newState.filter(
      ({ date, state }) => !isSameDay(state, dayStateOf(current.get(date))),
    )
    if (changed.length > 0 && query.force !== 'true') {
      const dates = changed.map(({ date }) => date)
      throw refuse(
        'CHANGED_SINCE',
        `Changed since then: ${dates.map((date) => formatDay(date, 'long')).join(', ')}. Reverting would overwrite what’s there now.`,
        { current: changed.map(({ date }) => ({ date, now: dayStateOf(current.get(date)) })) },
      )
    }
    for (const { date, state } of action.originalState) {
      const isStored = current.has(date)
      if (state) await putDay(tx, { date, ...state }, { userId: user.id, now, isStored })
      else if (isStored) await deleteAssignment(tx, date, now)
    }
    return PlanningAction.parse(await markReverted(tx, params.id, now))
  })
}

export async function deleteAction({ household }: Context, { params }: WithId): Promise<void> {
  if (!(await household.remove('aiMealPlanningActions', params.id))) throw noSuchAction()
}
