/** What the page that is opened will need, started with its first line: the gate's answer and the screens' code come side by side. */
import { meCall, onboardingStatusCall } from '../contract/auth.ts'
import { shownRange } from '../domain/calendar/views.ts'
import { type Day, dayOf } from '../domain/day/day.ts'
import type { DayRange } from '../domain/day/range.ts'
import { askEarly } from './calls/early-answers.ts'
import { knownPerson, saidOfVisitor } from './calls/known-person.ts'
import { weekFrom } from './home/week-ahead.ts'

interface Ahead {
  screen: () => Promise<unknown>
  /** What the screen reads first, where its address is the same each time. */
  reads?: readonly string[]
  /** The days whose plan it shows first, unless the address names others. */
  shows?: (today: Day) => DayRange
}

const LISTS = '/api/completed-shopping-lists'
const plansOf = ({ start, end }: DayRange) => `/api/calendar-assignments?start=${start}&end=${end}`

const home: Ahead = {
  screen: () => import('./home/home-screen.tsx'),
  reads: [LISTS],
  shows: weekFrom,
}
const shopping: Ahead = {
  screen: () => import('./shopping/shopping-screen.tsx'),
  reads: [LISTS, '/api/shop-order'],
}

/** The screens that are opened most, by their addresses. */
const screens: Record<string, Ahead> = {
  '/': home,
  '/home': home,
  '/calendar': {
    screen: () => import('./calendar/calendar-screen.tsx'),
    reads: [LISTS],
    shows: (today) => shownRange({ view: 'week', date: today, days: 7 }),
  },
  '/recipes': { screen: () => import('./library-screen.tsx'), reads: ['/api/recipes'] },
  '/grocery': shopping,
  '/shopping-list': shopping,
  '/shopping-list/shop': { screen: () => import('./shopping/shop-screen.tsx') },
}

/** Starts it for who is probably signed in. What fails here is asked for again by whoever needs it. */
export function startAhead({ pathname, search }: { pathname: string; search: string }): void {
  const said = saidOfVisitor()
  if (said === 'visitor' || (said === null && !knownPerson())) return
  const ahead = screens[pathname]
  const days = search === '' ? ahead?.shows?.(dayOf(new Date())) : undefined
  const plans = days ? [plansOf(days)] : []
  askEarly([meCall.path, onboardingStatusCall.path, ...plans, ...(ahead?.reads ?? [])])
  for (const code of [import('./app.tsx'), ahead?.screen()]) code?.catch(() => undefined)
}
