import { IconCalendar, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { type CalendarPosition, shownRange } from '../../../domain/calendar/calendar-view.ts'
import { summariseWeek } from '../../../domain/calendar/summarise-week.ts'
import type { Day, DayRange } from '../../../domain/day.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useToday } from '../../ui/use-today.ts'
import { CalendarNavigation } from '../calendar-navigation.tsx'
import { cachedPlans } from '../days/queries.ts'
import { SummaryCards } from './summary-cards.tsx'

export function MealSummaryScreen() {
  const today = useToday()
  const { date = today } = useSearch({ from: '/meal-summary' })
  const navigate = useNavigate({ from: '/meal-summary' })
  const place: CalendarPosition = { view: 'week', date, days: 7 }
  const goTo = (next: CalendarPosition) =>
    void navigate({ search: next.date === today ? {} : { date: next.date }, resetScroll: false })
  return (
    <Screen
      title="Weekly Meal Summary"
      actions={
        <>
          <ButtonLink
            to="/calendar"
            search={date === today ? {} : { date }}
            variant="default"
            leftSection={<IconCalendar size={18} aria-hidden />}
          >
            View Calendar
          </ButtonLink>
          <ButtonLink to="/ai-meal-planner" leftSection={<IconSparkles size={18} aria-hidden />}>
            Improve This Week
          </ButtonLink>
        </>
      }
    >
      <CalendarNavigation place={place} today={today} onGo={goTo} />
      <WeekOf date={date} />
    </Screen>
  )
}

function WeekOf({ date }: { date: Day }) {
  const days = useWeekPlan(shownRange({ view: 'week', date, days: 7 }))
  const recipes = useRecipes()
  const failed = days.isLoadingError ? days : recipes.isLoadingError ? recipes : null
  if (failed) return <Failure title="The summary couldn’t be loaded" query={failed} />
  if (!days.data || !recipes.data) return <Loading label="Loading the summary" />
  const summary = summariseWeek(days.data, recipes.data)
  if (summary.meals === 0)
    return (
      <EmptyState
        title="Nothing is planned for this week yet"
        text="Once there are meals on the calendar, this page shows how varied the week is."
        action={
          <ButtonLink to="/calendar" search={{ date }}>
            Plan this week
          </ButtonLink>
        }
      />
    )
  return <SummaryCards summary={summary} />
}

/**
 * The days of a week for its summary, fresh for a minute (calendar 32). Live changes refresh it.
 */
const useWeekPlan = ({ start, end }: DayRange) =>
  useQuery({
    queryKey: ['calendar', 'summary', start, end],
    queryFn: ({ signal }) => callServer(assignmentsCall, { query: { start, end }, signal }),
    staleTime: MINUTE,
    gcTime: MINUTE,
    meta: cachedPlans({ start, end }),
  })
