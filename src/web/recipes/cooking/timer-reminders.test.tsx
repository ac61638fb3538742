import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { runningTimersCall } from '../../../contract/reminders.ts'
import { REMINDERS_KEY } from '../../api/known-person.ts'
import { type KitchenTimer, pauseOrResume, startTimer } from './kitchen-timer.ts'
import { useTimerReminders } from './use-timer-reminders.ts'

const timer = startTimer(
  { recipeId: 7, recipeName: 'Stew', servings: 8, step: 2, text: '20 minutes', nth: 1, seconds: 1200 },
  Date.now(),
)
const sentTimers = () => server.received(runningTimersCall)
const run = (timers: KitchenTimer[], ringing: KitchenTimer[] = []) =>
  renderHook(({ now }) => useTimerReminders(now, ringing), { initialProps: { now: timers } })

beforeEach(() => server.answers(runningTimersCall, undefined))
afterEach(() => {
  // Before the unmount, which would otherwise send the server that no timer runs: the key that
  // switches reminders on is removed here.
  localStorage.clear()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('timers outside of the page (household 30)', () => {
  it.each([null, 'on'])('sends no reminder without the choice (%s)', async (noted) => {
    if (noted !== null) localStorage.setItem(REMINDERS_KEY, noted)
    run([timer]).unmount()
    localStorage.setItem(REMINDERS_KEY, 'timers')
    run([{ ...timer, id: 'other' }])
    await waitFor(() => expect(sentTimers()).toHaveLength(1))
    expect(sentTimers()[0]?.body).toMatchObject({ timers: [{ timerKey: 'other' }] })
  })

  it('the server hears when they start, pause and go', async () => {
    localStorage.setItem(REMINDERS_KEY, 'timers')
    const { rerender, unmount } = run([timer])
    await waitFor(() => expect(sentTimers()).toHaveLength(1))
    const [begun] = sentTimers()
    expect(begun?.body.timers).toMatchObject([
      { timerKey: timer.id, words: '20 minutes, step 2 of Stew', recipeId: 7, servings: 8 },
    ])
    expect(Math.abs(Date.parse(begun?.body.timers[0]?.ringsAt ?? '') - (timer.endsAt ?? 0))).toBeLessThan(
      2000,
    )
    rerender({ now: [pauseOrResume(timer, Date.now())] })
    await waitFor(() => expect(sentTimers()).toHaveLength(2))
    expect(sentTimers()[1]?.body.timers).toEqual([])
    unmount()
    await waitFor(() => expect(sentTimers()).toHaveLength(3))
    expect(sentTimers()[2]?.body.timers).toEqual([])
  })

  it('those of another tab go on until they end', async () => {
    localStorage.setItem(REMINDERS_KEY, 'timers')
    const rice = startTimer({ ...timer, text: '12 minutes', nth: 1, seconds: 720 }, Date.now())
    const [one] = [run([timer]), run([rice])]
    const lastTold = () =>
      sentTimers()
        .at(-1)
        ?.body.timers.map(({ timerKey }) => timerKey)
    await waitFor(() => expect(lastTold()).toEqual([timer.id, rice.id]))
    one.unmount()
    await waitFor(() => expect(lastTold()).toEqual([rice.id]))
    vi.spyOn(Date, 'now').mockReturnValue((rice.endsAt ?? 0) + 1)
    const bread = startTimer({ ...timer, text: '1 hour', nth: 1, seconds: 3600 }, Date.now())
    run([bread])
    await waitFor(() => expect(lastTold()).toEqual([bread.id]))
  })

  it('those of somebody else who was signed in here are not sent', async () => {
    localStorage.setItem(REMINDERS_KEY, 'timers')
    const theirs = { of: 12, timers: [{ ...timer, id: 'theirs' }] }
    localStorage.setItem('plateful:running-timers', JSON.stringify(theirs))
    run([timer])
    await waitFor(() => expect(sentTimers()).toHaveLength(1))
    expect(sentTimers()[0]?.body).toMatchObject({ timers: [{ timerKey: timer.id }] })
  })

  it('one that rings shows a notification while nobody looks at the page', async () => {
    localStorage.setItem(REMINDERS_KEY, 'timers')
    const showNotification = vi.fn<(title: string, options: NotificationOptions) => void>()
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ showNotification }) },
    })
    vi.stubGlobal('Notification', { permission: 'granted' })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const dated = { ...timer, date: '2026-03-03', from: 'calendar' as const }
    run([dated], [dated])
    await waitFor(() => expect(showNotification).toHaveBeenCalled())
    expect(showNotification).toHaveBeenCalledWith(
      'Time is up',
      expect.objectContaining({
        tag: `timer ${timer.id}`,
        data: { path: `/recipe/7/cook?servings=8&date=2026-03-03&from=calendar&step=${timer.step}` },
      }),
    )
  })
})
