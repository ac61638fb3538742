/** The code that the page that is opened will need, started with the first line of `front`. */
import { knownPerson, saidOfVisitor } from './api/known-person.ts'

const home = () => import('./home/home-screen.tsx')
const shopping = () => import('./shopping/shopping-screen.tsx')

/** The screens that are opened most, by their addresses. */
const screens: Record<string, () => Promise<unknown>> = {
  '/': home,
  '/home': home,
  '/calendar': () => import('./calendar/calendar-screen.tsx'),
  '/recipes': () => import('./recipes/library/library-screen.tsx'),
  '/grocery': shopping,
  '/shopping-list': shopping,
  '/shopping-list/shop': () => import('./shopping/shop-screen.tsx'),
}

/**
 * Starts it for who is probably signed in. What fails here is asked for again by whoever needs it.
 */
export function startAhead(pathname: string): void {
  const said = saidOfVisitor()
  if (said === 'visitor' || (said === null && !knownPerson())) return
  for (const code of [import('./app.tsx'), screens[pathname]?.()]) code?.catch(() => undefined)
}
