import type { QueryClient } from '@tanstack/react-query'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../../domain/calendar/meal.ts'
import { type Day, formatDay } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { toast, toastWithUndo } from '../../ui/toast.ts'
import { dayIn } from '../days/day-draft.ts'
import type { DayDrafts, DayEdit } from '../days/day-drafts.ts'
import { cachedDays, readDays } from '../days/queries.ts'

export interface MealPlace {
  date: Day
  slot: MealSlot
}

export interface MealAt extends MealPlace {
  meal: Meal
  at: number
}

type Edit = Pick<DayEdit, 'date' | 'edit'>
export type PlanOn = (date: Day) => DayPlan

/** A change of days by one press, and how it is undone. */
export interface Action {
  dates: readonly Day[]
  /** Returns no edit where the meal is not there any more. */
  edits: (planOn: PlanOn) => Edit[]
  /** Days that are read and not changed; they may be missing. */
  readOnlyDates?: readonly Day[]
  /** The days that get a meal; none of them may be ignored. */
  targets: readonly Day[]
  toastTitle: string
  name: string
  /** The id of the meal: its last move is the one that can be undone. */
  about?: string
  undo?: Action
}

/** Milliseconds to wait for the days that are only read. */
const READ_ONLY_TIMEOUT = 1500

/**
 * Reads the days of an action. Offline, or if the answer takes long, the days on the screen are
 * enough.
 */
function readDaysOf(client: QueryClient, { dates, readOnlyDates = [] }: Action) {
  const all = readDays(client, [...dates, ...readOnlyDates])
  if (!(all instanceof Promise) || readOnlyDates.length === 0) return all
  const shown = cachedDays(client, dates)
  if (shown === undefined) return all.catch(() => readDays(client, dates))
  const shownAfterTimeout = new Promise<typeof shown>((resolve) =>
    setTimeout(() => resolve(shown), READ_ONLY_TIMEOUT),
  )
  return Promise.race([all.catch(() => shown), shownAfterTimeout])
}

/** Makes the changes of an action on the days as they are by now, and offers Undo. */
export async function performAction(client: QueryClient, drafts: DayDrafts, action: Action): Promise<void> {
  let stored: readonly Assignment[]
  try {
    const read = readDaysOf(client, action)
    stored = read instanceof Promise ? await read : read
  } catch (error) {
    return toast('Failed to save', errorMessage(error), 'failed')
  }
  const planOn: PlanOn = (date) => drafts.planOn(date, stored)
  const ignored = action.targets.find((date) => planOn(date).isSkipped)
  if (ignored !== undefined)
    return toast('Failed to save', `${formatDay(ignored, 'long')} is ignored. Choose another day.`, 'failed')
  const edits = action.edits(planOn).map((edit) => ({ ...edit, stored: dayIn(stored, edit.date) }))
  if (edits.length === 0)
    return toast(`${action.name} was changed meanwhile`, 'The calendar stays as it is.', 'note')
  const result = await drafts.changeTogether(edits)
  if (result === 'unsaved')
    return toast('Failed to save', 'These days have unsaved changes. Save them first.', 'failed')
  if (result !== 'done') return
  const { undo, toastTitle, about } = action
  if (undo) toastWithUndo(toastTitle, () => void performAction(client, drafts, undo), undefined, about)
  else toast(toastTitle)
}

/** A place in words: 'Thursday lunch'. */
export const describePlace = ({ date, slot }: MealPlace) => `${formatDay(date, 'weekday')} ${slot}`

export const findMeal = (planOn: PlanOn, { date, slot }: MealPlace, id: string) =>
  planOn(date)[mealFieldOf[slot]].find((meal) => meal.id === id)
