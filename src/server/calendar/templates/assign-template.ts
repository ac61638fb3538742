import {
  type Occasion,
  type OccasionDraft,
  TemplateType,
  type WeeklyAssignment,
  type WeeklyAssignmentDraft,
} from '../../../domain/calendar/day-template.ts'
import { refuseField } from '../../../domain/refusal.ts'
import { createIdempotently } from '../../db/create-idempotently.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Row } from '../../db/tables.ts'
import type { Context, CreateInput } from '../../http/context.ts'
import { noSuchTemplate } from './save-template.ts'
import { lockTemplate, putWeeklyAssignment, releaseTemplate, templateById, updateOccasion } from './store.ts'

/** Assigns a template of the own household; nobody can delete it meanwhile. */
async function withAssignableTemplate<Given>(
  { household }: Context,
  templateId: number,
  write: (tx: Household) => Promise<Given>,
): Promise<Given> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (await templateById(tx, templateId)) return write(tx)
    throw refuseField('templateId', 'That day template is no longer there. Choose another one.')
  })
}

export function toWeeklyAssignment(row: Row<'weeklyTemplateAssignments'>): WeeklyAssignment {
  return { ...row, templateType: TemplateType.parse(row.templateType) }
}

/** Pins a template to a date. */
export async function createOccasion(
  context: Context,
  { body, idempotencyKey }: CreateInput<OccasionDraft>,
): Promise<Occasion> {
  const { user, now } = context
  return withAssignableTemplate(context, body.templateId, (tx) =>
    createIdempotently(
      tx,
      'dateSpecificTemplateAssignments',
      { user, now, idempotencyKey },
      {
        content: body,
        make: () => tx.insert('dateSpecificTemplateAssignments', { ...body, userId: user.id }),
        find: (id) => tx.byId('dateSpecificTemplateAssignments', id),
        change: ({ id }) => updateOccasion(tx, id, body),
      },
    ),
  )
}

export async function assignWeekday(
  context: Context,
  { body }: { body: WeeklyAssignmentDraft },
): Promise<WeeklyAssignment> {
  const { id: userId } = context.user
  return withAssignableTemplate(context, body.templateId, async (tx) =>
    toWeeklyAssignment(await putWeeklyAssignment(tx, { ...body, userId })),
  )
}

const IN_USE = 'In use on the calendar'

/**
 * Counts the days that use a template, and locks it. Call it inside the transaction that writes the
 * days.
 */
export async function countTemplateUse(tx: Household, templateId: number, days: number): Promise<void> {
  const use = { days, reason: IN_USE }
  if (!(await lockTemplate(tx, templateId, use))) throw noSuchTemplate()
}

/** Undoes `countTemplateUse` for one day; a template that is no longer used is unlocked. */
export async function uncountTemplateUse(tx: Household, templateId: number): Promise<void> {
  await releaseTemplate(tx, templateId, IN_USE)
}
