import type { Day } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { suggestedDay } from '../../domain/calendar/suggested-day.ts'
import { templateFor } from '../../domain/calendar/template-for.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Context } from '../http/context.ts'
import { toWeeklyAssignment } from './templates/assign-template.ts'
import { returnUse } from './templates/record-use.ts'
import { occasionsOf, templatesOf, weeklyAssignmentsOf } from './templates/store.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentOn, deleteAssignment } from './store.ts'
import { changedMeanwhile } from './write-day.ts'

/** Takes back what `takeTemplate` did, all or nothing, as long as the day is as it came from its templates. */
export async function giveBackTemplate(
  { db, user }: Context,
  { params, ifMatch }: { params: { date: Day }; ifMatch?: number },
): Promise<void> {
  const { householdId } = user
  await db.transaction().execute(async (tx) => {
    await holdHousehold(tx, householdId)
    await refuseLockedDay(tx, householdId, params.date)
    const stored = await assignmentOn(tx, householdId, params.date)
    if (!stored || stored.sourceTemplateId === null)
      throw refuse('NOT_FOUND', 'This day does not come from a day template.')
    const isAsTaken = !stored.isManuallyModified && (ifMatch === undefined || ifMatch === stored.version)
    // A day says only which template it began with: the others are those that speak for it now.
    const weekly = (await weeklyAssignmentsOf(tx, householdId)).map(toWeeklyAssignment)
    const dated = await occasionsOf(tx, householdId)
    const used = suggestedDay(
      templateFor(params.date, weekly, dated, await templatesOf(tx, householdId)),
    )?.templates
    if (!isAsTaken || !used?.some(({ id }) => id === stored.sourceTemplateId)) throw changedMeanwhile(stored)
    for (const { id } of used) await returnUse(tx, householdId, id, 1)
    await deleteAssignment(tx, householdId, params.date)
  })
}
