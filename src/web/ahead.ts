/** What the page that is opened will need, started with its first line: the gate's answer and the screens' code come side by side. */
import { meCall, onboardingStatusCall } from '../contract/auth.ts'
import { askEarly } from './calls/early-answers.ts'
import { knownPerson, saidOfVisitor } from './calls/known-person.ts'

interface Ahead {
  screen: () => Promise<unknown>
  /** What the screen reads first, where its address is the same each time. */
  reads?: readonly string[]
}

const shopping = { screen: () => import('./shopping/shopping-screen.tsx') }

/** The screens that are opened most, by their addresses. */
const screens: Record<string, Ahead> = {
  '/': { screen: () => import('./home/home-screen.tsx') },
  '/home': { screen: () => import('./home/home-screen.tsx') },
  '/calendar': { screen: () => import('./calendar/calendar-screen.tsx') },
  '/recipes': { screen: () => import('./library-screen.tsx'), reads: ['/api/recipes'] },
  '/grocery': shopping,
  '/shopping-list': shopping,
  '/shopping-list/shop': { screen: () => import('./shopping/shop-screen.tsx') },
}

/** Starts it for who is probably signed in. What fails here is asked for again by whoever needs it. */
export function startAhead(path: string): void {
  const said = saidOfVisitor()
  if (said === 'visitor' || (said === null && !knownPerson())) return
  const ahead = screens[path]
  askEarly([meCall.path, onboardingStatusCall.path, ...(ahead?.reads ?? [])])
  for (const code of [import('./app.tsx'), ahead?.screen()]) code?.catch(() => undefined)
}
