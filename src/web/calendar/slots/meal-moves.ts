import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type MouseEvent, type TouchEvent, use, useMemo } from 'react'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import {
  withoutLaterEaters,
  countEatersLater,
  LEFTOVERS_EATEN_WITHIN_DAYS,
  detachFromSource,
} from '../../../domain/calendar/leftovers.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { type Repeat, repeatDays } from '../../../domain/calendar/repeat.ts'
import { addDays, type Day, daysOf, formatDay } from '../../../domain/day.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../../domain/calendar/meal.ts'
import { formatCount } from '../../../domain/format-english.ts'
import { errorMessage } from '../../api/call-error.ts'
import { dayIn } from '../days/day-draft.ts'
import type { DayDrafts, DayEdit } from '../days/day-drafts.ts'
import { addMeal, removeMeal } from '../days/day-change.ts'
import { cachedDays, type Lock, readDays } from '../days/queries.ts'
import { useDayDrafts } from '../days/use-day-drafts.ts'
import { eatersOf, useHousehold } from '../../household/household-people.ts'
import { randomId } from '../../api/ids.ts'
import { toast, toastWithUndo } from '../../ui/toast.ts'

export interface MealPlace {
  date: Day
  slot: MealSlot
}

export interface MealAt extends MealPlace {
  meal: Meal
  at: number
}

/** Called when a mouse or a finger presses what the meal is dragged by. */
export type StartMealDrag = (from: MealAt, event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void

export interface MealMoves {
  move(from: MealAt, to: MealPlace): void
  copy(from: MealAt, to: MealPlace): void
  repeat(from: MealAt, repetition: Repeat): void
  /** Opens the dialog that asks for the new place. */
  ask(kind: 'move' | 'copy' | 'repeat', from: MealAt): void
  /** A press that may become a drag. */
  startDrag: StartMealDrag
}

export const MealMovesContext = createContext<MealMoves | null>(null)

export function useMealMoves(): MealMoves {
  const moves = use(MealMovesContext)
  if (!moves) throw new Error('Meals move inside the grid of days only')
  return moves
}

type Edit = Pick<DayEdit, 'date' | 'edit'>
type PlanOn = (date: Day) => DayPlan

interface Action {
  dates: readonly Day[]
  /** None where the meal is not there any more. */
  edits: (planOn: PlanOn) => Edit[]
  /** Days that are only looked at, as far as they can be read. */
  readOnlyDates?: readonly Day[]
  /** The days that get a meal; none of them may be ignored. */
  targets: readonly Day[]
  toastTitle: string
  name: string
  /** The meal that moves: Undo is of its last move. */
  about?: string
  undo?: Action
}

const describePlace = ({ date, slot }: MealPlace) => `${formatDay(date, 'weekday')} ${slot}`

/** Milliseconds that days which are only looked at are waited for. */
const LOOK_TIME = 1500

/** Without a signal, or where it hangs, the days that are shown are enough. */
function readDaysOf(client: QueryClient, { dates, readOnlyDates = [] }: Action) {
  const all = readDays(client, [...dates, ...readOnlyDates])
  if (!(all instanceof Promise) || readOnlyDates.length === 0) return all
  const shown = cachedDays(client, dates)
  if (shown === undefined) return all.catch(() => readDays(client, dates))
  const waited = new Promise<typeof shown>((resolve) => setTimeout(() => resolve(shown), LOOK_TIME))
  return Promise.race([all.catch(() => shown), waited])
}

async function performAction(client: QueryClient, drafts: DayDrafts, action: Action): Promise<void> {
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

const findMeal = (planOn: PlanOn, { date, slot }: MealPlace, id: string) =>
  planOn(date)[mealFieldOf[slot]].find((meal) => meal.id === id)

/** Moves a meal, with the changes that it has by now, if it is still there (calendar 88). */
function moveAction(
  meal: Meal,
  from: MealPlace,
  to: MealPlace,
  index?: number,
): Omit<Action, 'toastTitle' | 'undo'> {
  return {
    dates: [from.date, to.date],
    targets: from.date === to.date ? [] : [to.date],
    name: meal.name,
    about: meal.id,
    edits: (planOn) => {
      const current = findMeal(planOn, from, meal.id)
      if (!current) return []
      const takeOut = (day: DayPlan) => removeMeal(day, from.slot, meal.id)
      const putIn = (day: DayPlan) => addMeal(day, to.slot, current, index)
      if (from.date === to.date) return [{ date: from.date, edit: (day) => putIn(takeOut(day)) }]
      return [
        { date: from.date, edit: takeOut },
        { date: to.date, edit: putIn },
      ]
    },
  }
}

/**
 * Adds copies of a meal, each with its own id, and returns how to remove them. They are not cooked
 * for those who eat what is left of it, since no leftovers of a copy are planned (calendar 83).
 */
function copyAction(
  { meal, date: from }: Pick<MealAt, 'meal' | 'date'>,
  places: readonly MealPlace[],
  { toastTitle, eating }: { toastTitle: string; eating: number },
): Action {
  const copies = places.map((place) => ({ ...place, meal: { ...detachFromSource(meal), id: randomId() } }))
  const dates = copies.map(({ date }) => date)
  const isCooked = meal.type === 'recipe'
  const readOnlyDates = isCooked
    ? daysOf({ start: from, end: addDays(from, LEFTOVERS_EATEN_WITHIN_DAYS) })
    : []
  return {
    dates,
    readOnlyDates,
    targets: dates,
    name: meal.name,
    toastTitle,
    edits: (planOn) => {
      const eatersLater = countEatersLater(meal, readOnlyDates.map(planOn))
      return copies.map((copied) => ({
        date: copied.date,
        edit: (day) => addMeal(day, copied.slot, withoutLaterEaters(copied.meal, eatersLater, eating)),
      }))
    },
    undo: {
      dates,
      targets: [],
      name: meal.name,
      toastTitle: 'Copies removed',
      edits: (planOn) =>
        copies
          .filter((one) => findMeal(planOn, one, one.meal.id))
          .map((copied) => ({
            date: copied.date,
            edit: (day) => removeMeal(day, copied.slot, copied.meal.id),
          })),
    },
  }
}

/**
 * The moves of a meal. A move between days is one change, so that the meal is never lost or
 * doubled.
 */
export function useMealMoveActions(locks: readonly Lock[]): Omit<MealMoves, 'ask' | 'startDrag'> {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const household = useHousehold()
  return useMemo(() => {
    const run = (action: Action) => void performAction(client, drafts, action)
    return {
      move({ meal, at, ...from }, to) {
        if (from.date === to.date && from.slot === to.slot) return
        const undo = { ...moveAction(meal, to, from, at), toastTitle: `${meal.name} moved back` }
        run({
          ...moveAction(meal, from, to),
          toastTitle: `${meal.name} moved to ${describePlace(to)}`,
          undo,
        })
      },
      copy(from, to) {
        const { meal } = from
        const toastTitle = `${meal.name} copied to ${describePlace(to)}`
        run(copyAction(from, [to], { toastTitle, eating: eatersOf(meal, household).length }))
      },
      repeat(from, repetition) {
        const eating = eatersOf(from.meal, household).length
        void repeatMeal(client, drafts, { locks, eating }, from, repetition)
      },
    }
  }, [client, drafts, locks, household])
}

/** Copies a meal to the days of a repetition that are neither locked nor ignored. */
async function repeatMeal(
  client: QueryClient,
  drafts: DayDrafts,
  { locks, eating }: { locks: readonly Lock[]; eating: number },
  { meal, date, slot }: MealAt,
  repetition: Repeat,
): Promise<void> {
  const freeDays = repeatDays(date, repetition).filter((day) => !isLocked(day, locks))
  if (freeDays.length === 0) return toast('No day to repeat it on', 'The other days are locked.', 'note')
  try {
    const stored = await readDays(client, freeDays)
    const days = freeDays.filter((day) => !drafts.planOn(day, stored).isSkipped)
    if (days.length === 0) return toast('No day to repeat it on', 'The other days are ignored.', 'note')
    const toastTitle = `${meal.name} repeated on ${formatCount(days.length, 'more day')}`
    const places = days.map((day) => ({ date: day, slot }))
    await performAction(client, drafts, copyAction({ meal, date }, places, { toastTitle, eating }))
  } catch (error) {
    toast('Failed to save', errorMessage(error), 'failed')
  }
}
