import { refuse } from '../../domain/refusal.ts'
import type { Occasion, OccasionDraft } from '../../domain/templates/occasion.ts'
import {
  TemplateType,
  type WeeklyAssignment,
  type WeeklyAssignmentDraft,
} from '../../domain/templates/weekly-assignment.ts'
import type { Db, Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { insertOccasion, putWeeklyAssignment, templateById } from './store.ts'

/** A weekday or a date is given a template of the own household only. */
async function refuseUnknownTemplate(tx: Db, householdId: number, templateId: number): Promise<void> {
  if (await templateById(tx, householdId, templateId)) return
  const message = 'That day template is not there any more. Choose another one.'
  throw refuse('BAD_INPUT', message, { issues: [{ path: 'templateId', message }] })
}

export function toWeeklyAssignment(row: Row<'weeklyTemplateAssignments'>): WeeklyAssignment {
  return { ...row, templateType: TemplateType.parse(row.templateType) }
}

export async function assignDate(
  { db, user }: Context,
  { body }: { body: OccasionDraft },
): Promise<Occasion> {
  await refuseUnknownTemplate(db, user.householdId, body.templateId)
  return insertOccasion(db, user.householdId, { ...body, userId: user.id })
}

export async function assignWeekday(
  { db, user }: Context,
  { body }: { body: WeeklyAssignmentDraft },
): Promise<WeeklyAssignment> {
  await refuseUnknownTemplate(db, user.householdId, body.templateId)
  return toWeeklyAssignment(await putWeeklyAssignment(db, user.householdId, { ...body, userId: user.id }))
}
