import { refuse } from '../../domain/refusal.ts'
import {
  DayTemplate,
  type DayTemplateChange,
  type DayTemplateDraft,
} from '../../domain/templates/day-template.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { refuseUnknownDiners } from '../household/refuse-unknown-diners.ts'
import { refuseUnknownRecipes } from '../recipes/refuse-unknown-recipes.ts'
import { deleteOpenTemplate, insertTemplate, templateById, updateOpenTemplate } from './store.ts'

interface WithId {
  params: { id: number }
}

export const noSuchTemplate = () => refuse('NOT_FOUND', 'This day template is not there any more.')

/** Why an open template was not found: it is not there, or it is locked. */
async function lockedOrGone(tx: Db, householdId: number, id: number) {
  const isThere = (await templateById(tx, householdId, id)) !== undefined
  return isThere
    ? refuse('TEMPLATE_LOCKED', 'This day template is in use on the calendar. Unlock it to change it.')
    : noSuchTemplate()
}

export async function createTemplate(
  { db, user, now }: Context,
  { body }: { body: DayTemplateDraft },
): Promise<DayTemplate> {
  await refuseUnknownRecipes(db, user.householdId, body, {})
  await refuseUnknownDiners(db, user.householdId, body, {})
  return insertTemplate(db, user.householdId, {
    ...body,
    userId: user.id,
    isLocked: false,
    lastModified: now,
  })
}

const changedMeanwhile = (current: DayTemplate) =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this day template first. Look it over and save again.', {
    current: DayTemplate.parse(current),
  })

/**
 * Changes a template; a locked one is refused as a whole, whatever is sent, and nothing is written over that its writer has not seen.
 */
export async function changeTemplate(
  { db, user, now }: Context,
  { params, body: { seen, ...body } }: WithId & { body: DayTemplateChange },
): Promise<DayTemplate> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    const current = await templateById(tx, user.householdId, params.id)
    if (!current || current.isLocked) throw await lockedOrGone(tx, user.householdId, params.id)
    if (seen !== undefined && seen !== current.lastModified) throw changedMeanwhile(current)
    await refuseUnknownRecipes(tx, user.householdId, body, current)
    await refuseUnknownDiners(tx, user.householdId, body, current)
    const change = { ...body, lastModified: now }
    const changed = await updateOpenTemplate(tx, user.householdId, params.id, change)
    if (!changed) throw await lockedOrGone(tx, user.householdId, params.id)
    return changed
  })
}

/** Deletes a template with the days that it is given to, while it can be given to no other. */
export async function removeTemplate({ db, user }: Context, { params }: WithId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    if (!(await deleteOpenTemplate(tx, user.householdId, params.id)))
      throw await lockedOrGone(tx, user.householdId, params.id)
  })
}
