import { formatDay } from '../../domain/day.ts'
import { useAssignments, useLocks } from '../calendar/days/queries.ts'
import { useToday } from '../ui/use-today.ts'
import { useRecipes } from '../recipes/queries.ts'
import { Failure } from '../ui/failure.tsx'
import { Bone, Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { FreezerNote } from './freezer-note.tsx'
import classes from './home-screen.module.css'
import { NewRecipes } from './new-recipes.tsx'
import { ShoppingNote } from './shopping-note.tsx'
import { TodayCard } from './today-card.tsx'
import { daysAhead, toThaw, weekFrom } from './week-ahead.ts'
import { WeekStrip } from './week-strip.tsx'

/**
 * Home opens on today: what is for dinner, the next gap in the plan, the shopping, what is new
 * (/home and /).
 */
export function HomeScreen() {
  const today = useToday()
  const week = weekFrom(today)
  const plans = useAssignments(week)
  const locks = useLocks()
  const recipes = useRecipes()
  const days = daysAhead(week, plans.data ?? [], locks.data ?? [])
  return (
    <Screen title="Today" intro={formatDay(today, 'long')}>
      {plans.isPending && <TodayBones />}
      {plans.isError && (
        <Failure title="The plan could not be loaded" error={plans.error} onRetry={() => plans.refetch()} />
      )}
      {plans.data && (
        <div className={classes.table}>
          <div className={classes.today}>
            <FreezerNote today={today} meals={toThaw(today, plans.data)} />
            <TodayCard today={today} plan={days[0]?.plan} recipes={recipes.data ?? []} />
          </div>
          <div className={classes.week}>
            <WeekStrip today={today} days={days} />
          </div>
          <div className={classes.shop}>
            <ShoppingNote today={today} />
          </div>
        </div>
      )}
      <NewRecipes recipes={recipes} />
    </Screen>
  )
}

function TodayBones() {
  return (
    <Loading label="Loading today">
      <div className={classes.table}>
        <Bone height="22rem" />
        <Bone height="22rem" />
      </div>
    </Loading>
  )
}
