/**
 * The page requests what its screen reads first, so that the answers arrive while the code still
 * loads.
 */

/**
 * The addresses that a screen reads first; some of them for seven days from today or from Monday.
 */
interface FirstReads {
  reads: readonly string[]
  ofDays?: readonly string[]
  daysFrom?: 'today' | 'Monday'
}

const LISTS_PATH = '/api/completed-shopping-lists'
const ASSIGNMENTS_PATH = '/api/calendar-assignments'
const home: FirstReads = { reads: [LISTS_PATH], ofDays: [ASSIGNMENTS_PATH], daysFrom: 'today' }
/** What the calendar shows, who eats there, and what the templates suggest. */
const calendar: FirstReads = {
  reads: [
    LISTS_PATH,
    '/api/family-members',
    '/api/guest-diners',
    '/api/meal-planning-days',
    '/api/weekly-template-assignments',
    '/api/date-specific-template-assignments',
  ],
  ofDays: [ASSIGNMENTS_PATH, '/api/calendar-notes'],
  daysFrom: 'Monday',
}
const shopping: FirstReads = { reads: [LISTS_PATH, '/api/shop-order'] }

/** The screens that are opened most, by address. */
export const firstReads: Record<string, FirstReads> = {
  '/': home,
  '/home': home,
  '/calendar': calendar,
  '/recipes': { reads: ['/api/recipes'] },
  '/grocery': shopping,
  '/shopping-list': shopping,
}

declare global {
  interface Window {
    /** Answers on their way, by their addresses: `takePreloaded` gives each of them out once. */
    preloaded?: Map<string, Promise<Response>>
  }
}

/**
 * Requests for somebody who is probably signed in. The build writes this function into the page as
 * text (`bundling/page-files.ts`), so it must not use anything outside itself.
 */
export function preload(screens: typeof firstReads): void {
  const visitor = document.querySelector<HTMLMetaElement>('meta[name="visitor"]')?.content
  const isSomebodyKnown = () => {
    try {
      return localStorage.getItem('plateful:person') !== null
    } catch {
      return false
    }
  }
  if (visitor === 'yes' || (visitor !== 'no' && !isSomebodyKnown())) return

  const now = new Date()
  const dayIn = (days: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
  const { reads, ofDays = [], daysFrom } = screens[location.pathname] ?? { reads: [] }
  const first = daysFrom === 'Monday' ? -((now.getDay() + 6) % 7) : 0
  const days = `start=${dayIn(first)}&end=${dayIn(first + 6)}`
  // An address with a query names days of its own.
  const readsOfDays = location.search === '' ? ofDays.map((address) => `${address}?${days}`) : []

  const preloaded = new Map<string, Promise<Response>>()
  for (const address of ['/api/auth/me', '/api/auth/onboarding-status', ...readsOfDays, ...reads]) {
    const answer = fetch(address, { credentials: 'include' })
    // The reader of the answer handles its failure; without a reader it does not matter.
    answer.catch(() => undefined)
    preloaded.set(address, answer)
  }
  window.preloaded = preloaded
  // Answers that nobody took by then are too old.
  setTimeout(() => preloaded.clear(), 10_000)
}

/** Drops the preloaded answers: after a change on this page they may be old. */
export const dropPreloaded = (): void => window.preloaded?.clear()

/**
 * The preloaded answer, if there is one. The first caller for an address gets it; later ones ask
 * the server. `signal` cancels it like any other request.
 */
export function takePreloaded(address: string, signal: AbortSignal | null): Promise<Response> | undefined {
  const answer = window.preloaded?.get(address)
  window.preloaded?.delete(address)
  return answer && signal ? Promise.race([answer, whenAborted(signal)]) : answer
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const rejectWithReason = () => reject(signal.reason as Error)
    if (signal.aborted) rejectWithReason()
    else signal.addEventListener('abort', rejectWithReason, { once: true })
  })
