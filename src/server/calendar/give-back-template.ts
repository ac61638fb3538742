import type { Day } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { suggestedDay, templateFor } from '../../domain/calendar/template-for.ts'
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
  { household }: Context,
  { params, ifMatch }: { params: { date: Day }; ifMatch?: number },
): Promise<void> {
  await household.transaction(async (tx) => {
    await holdHousehold(tx)
    await refuseLockedDay(tx, params.date)
    const stored = await assignmentOn(tx, params.date)
    if (!stored || stored.sourceTemplateId === null)
      throw refuse('NOT_FOUND', 'This day does not come from a day template.')
    const isAsTaken = !stored.isManuallyModified && (ifMatch === undefined || ifMatch === stored.version)
    // A day says only which template it began with: the others are those that speak for it now.
    const weekly = (await weeklyAssignmentsOf(tx)).map(toWeeklyAssignment)
    const dated = await occasionsOf(tx)
    const used = suggestedDay(templateFor(params.date, weekly, dated, await templatesOf(tx)))?.templates
    if (!isAsTaken || !used?.some(({ id }) => id === stored.sourceTemplateId)) throw changedMeanwhile(stored)
    for (const { id } of used) await returnUse(tx, id, 1)
    await deleteAssignment(tx, params.date)
  })
}
