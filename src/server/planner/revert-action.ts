import type { z } from 'zod'
import type { revertActionCall } from '../../contract/planner.ts'
import { sayDay } from '../../domain/day.ts'
import { PlanningAction } from '../../domain/planner/planning-action.ts'
import { refuse } from '../../domain/refusal.ts'
import { putDay, refuseLockedDays, storedDays } from '../calendar/put-days.ts'
import { deleteAssignment } from '../calendar/store.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { isSameDay, stateOf } from './day-state.ts'
import { actionById, deleteAction, markReverted } from './store.ts'

const noSuchAction = () => refuse('NOT_FOUND', 'This action is not in the history any more.')

async function actionToRevert(tx: Db, householdId: number, id: number): Promise<PlanningAction> {
  const row = await actionById(tx, householdId, id)
  if (!row) throw noSuchAction()
  if (row.revertedAt !== null) throw refuse('ALREADY_DONE', 'This action has been reverted already.')
  return PlanningAction.parse(row)
}

/** Gives every touched day back exactly what it held; days that changed since are named first, and overwritten only when told to. */
export async function revertAction(
  { db, user, now }: Context,
  { params, query }: { params: { id: number }; query: z.output<typeof revertActionCall.query> },
): Promise<PlanningAction> {
  const { householdId } = user
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, householdId)
    const action = await actionToRevert(tx, householdId, params.id)
    await refuseLockedDays(tx, householdId, action.affectedDates)
    const current = await storedDays(tx, householdId, action.affectedDates)
    const changed = action.newState.filter(({ date, state }) => !isSameDay(state, stateOf(current.get(date))))
    if (changed.length > 0 && query.force !== 'true') {
      const dates = changed.map(({ date }) => date)
      throw refuse(
        'CHANGED_SINCE',
        `${dates.map((date) => sayDay(date, 'long')).join(', ')} changed since. Reverting would overwrite what is there now.`,
        { current: changed.map(({ date }) => ({ date, now: stateOf(current.get(date)) })) },
      )
    }
    for (const { date, state } of action.originalState) {
      const isStored = current.has(date)
      if (state) await putDay(tx, householdId, { date, ...state }, { userId: user.id, now, isStored })
      else if (isStored) await deleteAssignment(tx, householdId, date)
    }
    return PlanningAction.parse(await markReverted(tx, householdId, params.id, now))
  })
}

export async function forgetAction(
  { db, user }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  if (!(await deleteAction(db, user.householdId, params.id))) throw noSuchAction()
}
