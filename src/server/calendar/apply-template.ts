import { randomUUID } from 'node:crypto'
import {
  type Assignment,
  copiedMeals,
  type TemplateRemoval,
  type TemplateApplication,
  type AppliedDay,
} from '../../domain/calendar/day-plan.ts'
import type { Occasion, DayTemplate, WeeklyAssignment } from '../../domain/calendar/day-template.ts'
import { type Meal, type MealField, mealFieldOf } from '../../domain/calendar/meal.ts'
import { type SuggestedDay, suggestedDay, templatesForDay } from '../../domain/calendar/templates-for-day.ts'
import type { Day } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentOn, deleteAssignment, insertAssignment, updateAssignment } from './store.ts'
import { countTemplateUse, uncountTemplateUse, toWeeklyAssignment } from './templates/assign-template.ts'
import { occasionsOf, templatesOf, weeklyAssignmentsOf } from './templates/store.ts'
import { dayChangedMeanwhile, dayExists, toAssignment } from './write-day.ts'

type StoredDay = Row<'calendarAssignments'>
type MealLists = Record<MealField, Meal[]>

/**
 * The caller's key; a new one if theirs was used for this day before, since meal ids come from it.
 */
function freshMealKey(mealKey: string | undefined, stored: StoredDay | null): string {
  const isUsed = Object.values(mealFieldOf).some((field) =>
    stored?.[field].some(({ id }) => mealKey !== undefined && id.startsWith(mealKey)),
  )
  return mealKey === undefined || isUsed ? randomUUID() : mealKey
}

/** What a household's suggestions are made from. */
interface Sources {
  weekly: WeeklyAssignment[]
  dated: Occasion[]
  templates: DayTemplate[]
}

const sourcesOf = async (tx: Household): Promise<Sources> => ({
  weekly: (await weeklyAssignmentsOf(tx)).map(toWeeklyAssignment),
  dated: await occasionsOf(tx),
  templates: await templatesOf(tx),
})

const suggestionFor = (date: Day, { weekly, dated, templates }: Sources, stored: StoredDay | null) =>
  suggestedDay(templatesForDay(date, weekly, dated, templates), stored)

/**
 * Stores the templates' suggestion for a day, counts the use and locks the templates, in one
 * transaction.
 */
export async function applyTemplate(
  context: Context,
  { params: { date } }: { params: { date: Day } },
): Promise<Assignment> {
  return context.household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseLockedDay(tx, date)
    const stored = await assignmentOn(tx, date)
    if (stored) throw dayExists(stored)
    const suggested = suggestionFor(date, await sourcesOf(tx), null)
    if (!suggested) throw nothingSuggested()
    return (await applySuggestion(tx, context, { date, stored: null, suggested })).day
  })
}

const nothingSuggested = () => refuse('NOT_FOUND', 'No day template covers this day now.')

/** Stores the suggestions for days in one transaction, each in the empty meal times of its day. */
export async function applyTemplates(
  context: Context,
  { body }: { body: TemplateApplication },
): Promise<AppliedDay[]> {
  return context.household.transaction(async (tx) => {
    await lockHousehold(tx)
    const sources = await sourcesOf(tx)
    const appliedDays: AppliedDay[] = []
    for (const date of body.dates.toSorted()) {
      await refuseLockedDay(tx, date)
      const stored = (await assignmentOn(tx, date)) ?? null
      const suggested = suggestionFor(date, sources, stored)
      if (suggested)
        appliedDays.push(
          await applySuggestion(tx, context, { date, stored, suggested, mealKey: body.mealKey }),
        )
    }
    if (appliedDays.length === 0) throw nothingSuggested()
    return appliedDays
  })
}

interface SuggestionToApply {
  date: Day
  stored: StoredDay | null
  suggested: SuggestedDay
  mealKey?: string | undefined
}

async function applySuggestion(
  tx: Household,
  { user, now }: Context,
  { date, stored, suggested, mealKey }: SuggestionToApply,
): Promise<AppliedDay> {
  for (const { id } of suggested.templates) await countTemplateUse(tx, id, 1)
  const filled = Object.values(mealFieldOf).filter((field) => suggested.meals[field].length > 0)
  const key = freshMealKey(mealKey, stored)
  const meals = Object.fromEntries(
    filled.map((field) => [field, copiedMeals(key, date, field, suggested.meals[field])]),
  )
  const stamps = { lastModified: now, sourceTemplateId: suggested.templates[0]?.id ?? null }
  if (stored) {
    const { isManuallyModified } = stored
    const row = await updateAssignment(tx, date, { ...meals, ...stamps, isManuallyModified })
    return { day: toAssignment(row, []), filled, wasStored: true }
  }
  const row = await insertAssignment(tx, {
    date,
    ...noMeals,
    ...meals,
    ...stamps,
    isSkipped: false,
    userId: user.id,
    isManuallyModified: false,
  })
  if (!row) throw dayExists(undefined)
  return { day: toAssignment(row, []), filled, wasStored: false }
}

const noMeals: MealLists = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }

/** Undoes `applyTemplate` in one transaction, if the day is unchanged. */
export async function unapplyTemplate(
  { household, now }: Context,
  { params, ifMatch }: { params: { date: Day }; ifMatch?: number },
): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    const stored = await dayFromTemplate(tx, params.date)
    if (ifMatch !== undefined && ifMatch !== stored.version) throw dayChangedMeanwhile(stored)
    await uncountTemplateUses(tx, stored, null)
    await deleteAssignment(tx, params.date, now)
  })
}

/** Undoes `applyTemplates`, all or none, if the days are unchanged. */
export async function unapplyTemplates(
  { household, now }: Context,
  { body }: { body: TemplateRemoval },
): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    for (const { date, version, filled, wasStored } of body.days) {
      const stored = await dayFromTemplate(tx, date)
      if (version !== stored.version) throw dayChangedMeanwhile(stored)
      const empty = Object.fromEntries(filled.map((field) => [field, []]))
      const dayBefore = wasStored ? { ...stored, ...empty, sourceTemplateId: null } : null
      await uncountTemplateUses(tx, stored, dayBefore)
      const { isManuallyModified } = stored
      const change = { ...empty, sourceTemplateId: null, lastModified: now, isManuallyModified }
      if (wasStored) await updateAssignment(tx, date, change)
      else await deleteAssignment(tx, date, now)
    }
  })
}

/** A stored day that is not locked and comes from a template. */
async function dayFromTemplate(tx: Household, date: Day): Promise<StoredDay> {
  await refuseLockedDay(tx, date)
  const stored = await assignmentOn(tx, date)
  if (!stored || stored.sourceTemplateId === null)
    throw refuse('NOT_FOUND', 'This day doesn’t come from a day template.')
  return stored
}

/**
 * Uncounts the uses of templates by a day; `dayBefore` is the day as it was before they were
 * applied, null where nothing was stored.
 */
async function uncountTemplateUses(
  tx: Household,
  stored: StoredDay,
  before: StoredDay | null,
): Promise<void> {
  // A day stores only its first template; the others are those that apply now.
  const templatesBefore = suggestionFor(stored.date, await sourcesOf(tx), before)?.templates
  const isUnchanged = before !== null || !stored.isManuallyModified
  if (!isUnchanged || !templatesBefore?.some(({ id }) => id === stored.sourceTemplateId))
    throw dayChangedMeanwhile(stored)
  for (const { id } of templatesBefore) await uncountTemplateUse(tx, id)
}
