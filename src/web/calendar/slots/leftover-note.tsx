import { formatList } from '@plateful/ingredients/format-english'
import { IconAlertTriangle, IconArrowBackUp, IconRepeat } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { DayPlan } from '../../../domain/calendar/day-plan.ts'
import {
  cookingDayOf,
  cookingDaysNotShown,
  laterDaysNotShown,
  countEatersLater,
  LEFTOVERS_EATEN_WITHIN_DAYS,
  isFromFreezer,
  leftoversOf,
  sourceOf,
} from '../../../domain/calendar/leftovers.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { addDays, type Day, type DayRange, daysBetween, formatDay } from '../../../domain/day.ts'
import { eatersOf, useHousehold } from '../../household/household-people.ts'
import { useAssignments } from '../days/queries.ts'
import classes from './leftover-note.module.css'

const DaysContext = createContext<readonly DayPlan[]>([])

interface ProviderProps {
  /** The days on the screen. */
  shown: DayRange
  /** The stored days among them. */
  days: readonly DayPlan[]
  children: ReactNode
}

/**
 * Provides the days in which meals and their leftovers find each other: those on the screen, and
 * earlier and later ones that may hold the other of the two.
 */
export function LeftoverDaysProvider({ shown, days, children }: ProviderProps) {
  const household = useHousehold()
  const { data: before } = useAssignments(cookingDaysNotShown(shown, days))
  const countEating = (meal: Meal) => eatersOf(meal, household).length
  const { data: after } = useAssignments(laterDaysNotShown(shown, days, countEating))
  const { start, end } = shown
  const all = useMemo(() => {
    const around = [...(before ?? []), ...(after ?? [])].filter(({ date }) => date < start || date > end)
    return around.length === 0 ? days : [...days, ...around]
  }, [before, after, days, start, end])
  return <DaysContext value={all}>{children}</DaysContext>
}

export const useIsFrozen = (meal: Meal, date: Day): boolean => isFromFreezer(meal, date, use(DaysContext))

/**
 * How many people eat the leftovers of a meal; days that are not on the screen count once they are
 * read.
 */
export function useEatersLater(meal: Meal, date: Day): number {
  const shown = use(DaysContext)
  const isCooked = meal.recipeId !== undefined && meal.leftoverOf === undefined
  const range = { start: addDays(date, 1), end: addDays(date, LEFTOVERS_EATEN_WITHIN_DAYS) }
  const { data } = useAssignments(isCooked ? range : null)
  const others = data?.filter((day) => !shown.some((shownDay) => shownDay.date === day.date)) ?? []
  return countEatersLater(meal, [...shown, ...others])
}

/** The link from a meal to its leftovers, and from leftovers to the day they are cooked on. */
export function LeftoverNote({ meal, date }: { meal: Meal; date: Day }) {
  const days = use(DaysContext)
  const source = cookingDayOf(meal, date, days)
  if (source) return <CookedOnNote {...source} eatenOn={date} />
  const when = whenEatenAgain(meal, date, days)
  return when.length > 0 && <EatenAgainNote when={when} />
}

/** When a meal is eaten again: 'at dinner' on the same day, 'Wednesday' later. */
const whenEatenAgain = (meal: Meal, date: Day, days: readonly DayPlan[]): string[] => {
  const later = leftoversOf(meal, days).filter((other) => other.date >= date)
  // A day with leftovers at lunch and at dinner is named once.
  return [
    ...new Set(
      later.map((other) => (other.date === date ? `at ${other.slot}` : formatDayFrom(date, other.date))),
    ),
  ]
}

/** What the removal of a meal means for its leftovers, and that of leftovers for their meal. */
export const RemovedNote = (props: { removed: Meal; date: Day }) =>
  props.removed.leftoverOf ? <StillCookedNote {...props} /> : <StillEatenNote {...props} />

function StillEatenNote({ removed, date }: { removed: Meal; date: Day }) {
  const when = whenEatenAgain(removed, date, use(DaysContext))
  if (when.length === 0) return null
  return <small className={classes.still}> Its leftovers are still planned: {formatList(when)}</small>
}

/** Where leftovers were removed: their meal is still cooked for those who would have eaten them. */
function StillCookedNote({ removed, date }: { removed: Meal; date: Day }) {
  const days = use(DaysContext)
  const household = useHousehold()
  const { leftoverOf } = removed
  const cookedOn = leftoverOf && !sourceOf(removed, days) ? leftoverOf.date : null
  const { data: unseen } = useAssignments(cookedOn === null ? null : { start: cookedOn, end: cookedOn })
  const source = sourceOf(removed, unseen ? [...days, ...unseen] : days)
  if (!leftoverOf || !source || household.family.length === 0) return null
  const later = leftoversOf(source.meal, days).filter(({ meal }) => meal.id !== removed.id)
  const eating = later.reduce(
    (sum, { meal }) => sum + meal.peopleCount,
    eatersOf(source.meal, household).length,
  )
  if (source.meal.peopleCount <= eating) return null
  return (
    <small className={classes.still}>
      {' '}
      Still cooked for {source.meal.peopleCount} on {formatDayFrom(date, source.date)}
    </small>
  )
}

/** A day within a week of another one by its weekday alone. */
const formatDayFrom = (from: Day, date: Day) =>
  formatDay(date, Math.abs(daysBetween(from, date)) < 7 ? 'weekday' : 'long')

export function CookedOnNote({ date, eatenOn, isPlanned }: { date: Day; eatenOn: Day; isPlanned: boolean }) {
  return isPlanned ? (
    <p className={classes.mark}>
      <IconArrowBackUp size={15} aria-hidden />
      Cooked on {formatDayFrom(eatenOn, date)}
    </p>
  ) : (
    <p className={classes.mark} data-gone="true">
      <IconAlertTriangle size={15} aria-hidden />
      The meal it’s left over from is no longer planned before it
    </p>
  )
}

export const EatenAgainNote = ({ when }: { when: readonly string[] }) => (
  <p className={classes.mark}>
    <IconRepeat size={15} aria-hidden />
    Cooked for {when.join(' and ')} too
  </p>
)
