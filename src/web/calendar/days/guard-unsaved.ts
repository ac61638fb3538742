/**
 * Protects unsaved days on every screen. They are sent when the tab is hidden, when the server can
 * be reached again, and otherwise after a pause; closing the tab asks first; and what an ended
 * session left unsaved is restored after signing in.
 */

import { z } from 'zod'
import { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import { Backoff } from '../../api/backoff.ts'
import { tabStorage } from '../../api/browser-storage.ts'
import { knownPerson } from '../../api/known-person.ts'
import { onReconnect } from '../../api/reconnect.ts'
import type { DayDrafts } from './day-drafts.ts'

const DRAFTS_KEY = 'plateful:days'

const StoredDays = z.array(
  z.object({ plan: DayPlan, base: Assignment.nullable(), wasUnreached: z.boolean().default(false) }),
)
type StoredDays = z.infer<typeof StoredDays>

const storeDays = (days: StoredDays) =>
  tabStorage.write(DRAFTS_KEY, days.length === 0 ? null : JSON.stringify(days))

const openDays = (drafts: DayDrafts): StoredDays =>
  drafts.unsaved().flatMap((date) => {
    const { plan = null, base = null, state } = drafts.of(date) ?? {}
    return plan ? [{ plan, base, wasUnreached: state === 'unreached' }] : []
  })

/**
 * Sends unsaved days, and warns before the tab is closed, until the returned controller is aborted.
 */
function watchPage(drafts: DayDrafts): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  const onHide = () => {
    if (document.visibilityState === 'hidden') drafts.flush()
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    drafts.flush()
    // Without a known person the session has ended: the days are restored after signing in.
    if (drafts.unsaved().length > 0 && knownPerson()) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onHide, { signal })
  window.addEventListener('beforeunload', onUnload, { signal })
  signal.addEventListener('abort', onReconnect(drafts.sendAgain))
  return controller
}

/**
 * Returns a function to call after each change of the drafts: it retries those that did not reach
 * the server, with growing pauses.
 */
function retryWithBackoff(drafts: DayDrafts): () => void {
  const pauses = new Backoff(() => {
    drafts.sendAgain()
    scheduleRetry()
  })
  const scheduleRetry = () => {
    if (drafts.unreached().length > 0) return pauses.schedule()
    pauses.cancel()
    pauses.reset()
  }
  return scheduleRetry
}

/** Starts with the stored drafts, and listens as long as something is unsaved. */
export function guardUnsaved(drafts: DayDrafts): void {
  let listening: AbortController | null = null
  const retryUnreached = retryWithBackoff(drafts)
  drafts.subscribe(() => {
    retryUnreached()
    storeDays(openDays(drafts))
    if (drafts.unsaved().length > 0) listening ??= watchPage(drafts)
    else {
      listening?.abort()
      listening = null
    }
  })
  for (const { plan, base, wasUnreached } of tabStorage.readAs(DRAFTS_KEY, StoredDays) ?? [])
    drafts.restore(plan, base, wasUnreached)
}
