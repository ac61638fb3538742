import { formatList } from '@plateful/ingredients/format-english'
import { IconSnowflake } from '@tabler/icons-react'
import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { LEFTOVERS_COOKED_WITHIN_DAYS } from '../../domain/calendar/leftovers.ts'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import { mealsToThaw, type MealToThaw } from '../../domain/calendar/meals-to-thaw.ts'
import { addDays, type Day, formatDay } from '../../domain/day.ts'
import { mustShowFailure } from '../api/stale-reads.ts'
import { useAssignments, useLocks } from '../calendar/days/queries.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { Failure } from '../ui/failure.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { Note } from '../ui/note.tsx'
import { Screen } from '../ui/screen.tsx'
import { useToday } from '../ui/use-today.ts'
import { useHomeRecipes } from './home-recipes.ts'
import { NewRecipes } from './new-recipes.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { ShoppingNote } from './shopping-note.tsx'
import { TodayCard } from './today-card.tsx'
import { daysAhead, isNothingPlanned, readyToShop, weekFrom } from './week-ahead.ts'
import { WeekStrip } from './week-strip.tsx'
import classes from './home.module.css'

/**
 * Home shows today: dinner, the coming days, what to shop for, new recipes (/home and /). A week
 * without dinners shows one next step instead.
 */
export function HomeScreen() {
  const today = useToday()
  const week = weekFrom(today)
  const plans = useAssignments(week)
  const knownPlans = useWithCookingDays(today, plans.data)
  const locks = useLocks()
  const { recipes, shown, isReading } = useHomeRecipes(plans.data, today)
  const days = daysAhead(week, plans.data ?? [], locks.data ?? [])
  const isToPlan = isNothingPlanned(days)
  const areBothMissing = mustShowFailure(plans) && mustShowFailure(recipes)
  const readAgain = () => {
    if (areBothMissing) void recipes.refetch()
    void plans.refetch()
  }
  return (
    <Screen title="Today" intro={formatDay(today, 'long')}>
      {plans.isPending && <TodaySkeleton />}
      {mustShowFailure(plans) && (
        <Failure title="The plan couldn’t be loaded" query={{ error: plans.error, refetch: readAgain }} />
      )}
      {plans.data && (
        <div className={classes.table} data-next-step={isToPlan}>
          <div className={classes.today}>
            <FreezerNote today={today} meals={mealsToThaw(today, knownPlans)} />
            {isToPlan ? (
              <NextStepCard today={today} hasRecipes={shown?.length !== 0} />
            ) : (
              <TodayCard {...{ today, isReading }} plans={knownPlans} recipes={shown ?? []} />
            )}
          </div>
          {!isToPlan && (
            <div className={classes.week}>
              <WeekStrip today={today} days={days} />
            </div>
          )}
          <div className={classes.shop}>
            <ShoppingNote today={today} ready={readyToShop(days)} />
          </div>
        </div>
      )}
      {shown?.length !== 0 && !areBothMissing && <NewRecipes recipes={recipes} shown={shown} />}
    </Screen>
  )
}

/**
 * The given days; where they have leftovers, also the days before, on which these may have been
 * cooked.
 */
function useWithCookingDays(today: Day, plans: readonly DayPlan[] = []): readonly DayPlan[] {
  const hasLeftovers = plans.some((day) =>
    mealSlots.some((slot) => day[mealFieldOf[slot]].some(({ leftoverOf }) => leftoverOf)),
  )
  const lately = { start: addDays(today, -LEFTOVERS_COOKED_WITHIN_DAYS), end: addDays(today, -1) }
  const { data = [] } = useAssignments(hasLeftovers ? lately : null)
  return hasLeftovers ? [...data, ...plans] : plans
}

function TodaySkeleton() {
  return (
    <Loading label="Loading today">
      <div className={classes.table}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
    </Loading>
  )
}

function FreezerNote({ today, meals }: { today: Day; meals: readonly MealToThaw[] }) {
  if (meals.length === 0) return null
  const names = [...new Set(meals.map(({ meal }) => meal.name))]
  const when = ({ date, slot }: MealToThaw) =>
    `${date === today ? 'today’s' : 'tomorrow’s'} ${slotNames[slot].toLowerCase()}`
  return (
    <Note as="aside" className={classes.freezer} aria-label="From the freezer">
      <IconSnowflake size={22} aria-hidden />
      <p>
        Take out of the freezer:{' '}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <strong>{name}</strong> for {formatList(meals.filter(({ meal }) => meal.name === name).map(when))}
          </span>
        ))}
      </p>
    </Note>
  )
}
