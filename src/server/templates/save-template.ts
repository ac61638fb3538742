import { mealFieldOf, type MealField } from '../../domain/meals/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import type { DayTemplate, DayTemplateChange, DayTemplateDraft } from '../../domain/templates/day-template.ts'
import type { Db } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { knownRecipeIds } from '../recipes/store.ts'
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

const recipeIdsOf = (template: Partial<Pick<DayTemplateDraft, MealField>>) =>
  Object.values(mealFieldOf).flatMap((field) =>
    (template[field] ?? []).flatMap((meal) => meal.recipeId ?? []),
  )

/** A template may keep a recipe that was deleted since; a newly chosen one must be in the household's library. */
async function refuseUnknownRecipes(
  tx: Db,
  householdId: number,
  wanted: DayTemplateChange,
  current: DayTemplateChange,
): Promise<void> {
  const kept = new Set(recipeIdsOf(current))
  const added = [...new Set(recipeIdsOf(wanted))].filter((id) => !kept.has(id))
  const known = await knownRecipeIds(tx, householdId, added)
  if (added.some((id) => !known.has(id))) {
    throw refuse('BAD_INPUT', 'That recipe is not in your library any more. Choose another one.')
  }
}

export async function createTemplate(
  { db, user, now }: Context,
  { body }: { body: DayTemplateDraft },
): Promise<DayTemplate> {
  await refuseUnknownRecipes(db, user.householdId, body, {})
  return insertTemplate(db, user.householdId, {
    ...body,
    userId: user.id,
    isLocked: false,
    lastModified: now,
  })
}

/** Changes a template; a locked one is refused as a whole, whatever is sent. */
export async function changeTemplate(
  { db, user, now }: Context,
  { params, body }: WithId & { body: DayTemplateChange },
): Promise<DayTemplate> {
  return db.transaction().execute(async (tx) => {
    const current = await templateById(tx, user.householdId, params.id)
    if (!current || current.isLocked) throw await lockedOrGone(tx, user.householdId, params.id)
    await refuseUnknownRecipes(tx, user.householdId, body, current)
    const change = { ...body, lastModified: now }
    const changed = await updateOpenTemplate(tx, user.householdId, params.id, change)
    if (!changed) throw await lockedOrGone(tx, user.householdId, params.id)
    return changed
  })
}

export async function removeTemplate({ db, user }: Context, { params }: WithId): Promise<void> {
  if (await deleteOpenTemplate(db, user.householdId, params.id)) return
  throw await lockedOrGone(db, user.householdId, params.id)
}
