import { formatCount } from '@plateful/ingredients/format-english'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type MouseEvent, type TouchEvent, use, useMemo } from 'react'
import type { DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Diners } from '../../../domain/calendar/diners.ts'
import {
  withoutLaterEaters,
  countEatersLater,
  LEFTOVERS_EATEN_WITHIN_DAYS,
  detachFromSource,
} from '../../../domain/calendar/leftovers.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { type Repeat, repeatDays } from '../../../domain/calendar/repeat.ts'
import { addDays, daysOf } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { randomId } from '../../api/ids.ts'
import { eatersOf, useHousehold } from '../../household/household-people.ts'
import { toast } from '../../ui/toast.ts'
import { addMeal, removeMeal } from '../days/day-change.ts'
import type { DayDrafts } from '../days/day-drafts.ts'
import { type Lock, readDays } from '../days/queries.ts'
import { useDayDrafts } from '../days/use-day-drafts.ts'
import { leftoversAction } from './leftovers-action.ts'
import {
  type Action,
  describePlace,
  findMeal,
  type MealAt,
  type MealPlace,
  performAction,
} from './perform-action.ts'

/** Called when a mouse or a finger presses what the meal is dragged by. */
export type StartMealDrag = (from: MealAt, event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void

/** What a dialog asks about a meal. */
export type MealQuestion = 'move' | 'copy' | 'repeat' | 'leftovers'

export interface MealMoves {
  move(from: MealAt, to: MealPlace): void
  copy(from: MealAt, to: MealPlace): void
  repeat(from: MealAt, repetition: Repeat): void
  planLeftovers(from: MealAt, to: MealPlace, diners: Diners): void
  /** Opens the dialog that asks where and when. */
  ask(kind: MealQuestion, from: MealAt): void
  /** A press that may become a drag. */
  startDrag: StartMealDrag
}

export const MealMovesContext = createContext<MealMoves | null>(null)

export function useMealMoves(): MealMoves {
  const moves = use(MealMovesContext)
  if (!moves) throw new Error('Meals move inside the grid of days only')
  return moves
}

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
      planLeftovers(from, to, diners) {
        run(leftoversAction(from, to, { diners, eating: eatersOf(from.meal, household).length }))
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
