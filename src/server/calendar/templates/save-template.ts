import {
  DayTemplate,
  type DayTemplateChange,
  type DayTemplateDraft,
} from '../../../domain/calendar/day-template.ts'
import type { Instant } from '../../../domain/fields.ts'
import { refuse } from '../../../domain/refusal.ts'
import { createIdempotently, hasChangeAlready } from '../../db/create-idempotently.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Row } from '../../db/tables.ts'
import { refuseUnknownDiners } from '../../household/refuse-unknown-diners.ts'
import type { Context, WithId, CreateInput } from '../../http/context.ts'
import { refuseUnknownRecipes } from '../../recipes/refuse-unknown-recipes.ts'
import { deleteOpenTemplate, templateById, updateOpenTemplate } from './store.ts'

export const noSuchTemplate = () => refuse('NOT_FOUND', 'This day template is no longer there.')

/** Whether the template is missing or locked. */
async function lockedOrGone(tx: Household, id: number) {
  const isThere = (await templateById(tx, id)) !== undefined
  return isThere
    ? refuse('TEMPLATE_LOCKED', 'This day template is in use on the calendar. Unlock it to change it.')
    : noSuchTemplate()
}

export async function createTemplate(
  context: Context,
  { body, idempotencyKey }: CreateInput<DayTemplateDraft>,
): Promise<DayTemplate> {
  const { household, user, now } = context
  const stamps = { userId: user.id, isLocked: false, lastModified: now }
  const make = async (tx: Household) => {
    await refuseUnknownRecipes(tx, body, {})
    await refuseUnknownDiners(tx, body, {})
    return tx.insert('mealPlanningDays', { ...body, ...stamps })
  }
  return household.transaction((tx) =>
    createIdempotently(
      tx,
      'mealPlanningDays',
      { user, now, idempotencyKey },
      {
        content: body,
        make: () => make(tx),
        find: (id) => templateById(tx, id),
        change: ({ id }, seen) => writeTemplate(tx, context, id, { change: body, seen }),
        writtenAt: ({ lastModified }) => lastModified,
      },
    ),
  )
}

const changedMeanwhile = (current: DayTemplate) =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this day template first. Look it over and save again.', {
    current: DayTemplate.parse(current),
  })

/**
 * Changes a template. Refuses any change of a locked one, and overwrites nothing newer than `seen`.
 */
export async function changeTemplate(
  context: Context,
  { params, body: { seen, ...change } }: WithId & { body: DayTemplateChange },
): Promise<DayTemplate> {
  return context.household.transaction((tx) =>
    writeTemplate(tx, context, params.id, { change, seen: seen ?? null }),
  )
}

async function writeTemplate(
  tx: Household,
  { now }: Context,
  id: number,
  { change, seen }: { change: Partial<DayTemplateDraft>; seen: Instant | null },
): Promise<Row<'mealPlanningDays'>> {
  await lockHousehold(tx)
  const current = await templateById(tx, id)
  if (!current || current.isLocked) throw await lockedOrGone(tx, id)
  if (seen !== null && seen !== current.lastModified) {
    // An identical change is a repeat after a lost answer.
    if (hasChangeAlready(current, change)) return current
    throw changedMeanwhile(current)
  }
  await refuseUnknownRecipes(tx, change, current)
  await refuseUnknownDiners(tx, change, current)
  const changed = await updateOpenTemplate(tx, id, { ...change, lastModified: now })
  if (!changed) throw await lockedOrGone(tx, id)
  return changed
}

/** Deletes a template with its assignments, while nobody can assign it. */
export async function deleteTemplate({ household }: Context, { params }: WithId): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await deleteOpenTemplate(tx, params.id))) throw await lockedOrGone(tx, params.id)
  })
}
