import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aStoredDay, aUser } from '../../../../test/harness/web-makers.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { CallError } from '../../api/call-error.ts'
import { rememberPerson } from '../../api/known-person.ts'
import { changeMeal } from './day-change.ts'
import { DayDrafts } from './day-drafts.ts'
import type { DayToSave } from './day-saves.ts'
import { guardUnsaved } from './guard-unsaved.ts'

const DAY = '2026-03-02'
const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }
const stored = aStoredDay(DAY, { dinnerMeals: [pie], version: 3 })

let isHidden = false
const asksOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const hide = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  sessionStorage.clear()
  rememberPerson(aUser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * A day with a number of people that was just typed, and a server that stores it once it is in
 * reach.
 */
function aTypedDay() {
  const sent: DayToSave[] = []
  const server = { isReached: true }
  const drafts = new DayDrafts(
    async (day) => {
      sent.push(day)
      if (!server.isReached) throw new CallError(0, null, 'no answer')
      return aStoredDay(DAY, { ...day.plan, version: 4 })
    },
    async () => [],
  )
  guardUnsaved(drafts)
  drafts.change(DAY, stored, (day) => changeMeal(day, 'dinner', 'pie', { peopleCount: 6 }), 'after-pause')
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { drafts, sent, server, settle }
}

it('sends what waits for its pause at once when the tab is hidden, and not when it is seen again', () => {
  const { sent } = aTypedDay()
  hide(false)
  expect(sent).toEqual([])
  hide(true)
  expect(sent).toMatchObject([{ date: DAY, version: 3 }])
})

it('sends it at once when the tab is closed, and asks until it is saved', async () => {
  const { sent, settle } = aTypedDay()
  expect(asksOnClosing()).toBe(true)
  expect(sent).toHaveLength(1)
  await settle()
  expect(asksOnClosing()).toBe(false)
})

it('asks nobody who was signed out meanwhile: it is there again once they are signed in', () => {
  aTypedDay()
  rememberPerson(null)
  expect(asksOnClosing()).toBe(false)
})

it('tries again what was not saved when the connection is back', async () => {
  const { drafts, sent, server, settle } = aTypedDay()
  server.isReached = false
  drafts.flush()
  await settle()
  server.isReached = true
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(sent).toHaveLength(2)
  expect(drafts.unsaved()).toEqual([])
})

it('tries again after a while when nobody says that the connection is back, later each time', async () => {
  const { drafts, sent, server } = aTypedDay()
  server.isReached = false
  drafts.flush()
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  expect(drafts.of(DAY)?.state).toBe('unreached')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(2)
  server.isReached = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.map(({ isSentAgain }) => isSentAgain)).toEqual([false, true, true])
  expect(drafts.unsaved()).toEqual([])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toHaveLength(3)
})

it('has what was not saved after a reload, until it is', async () => {
  const { server, drafts, settle } = aTypedDay()
  server.isReached = false
  drafts.flush()
  await settle()
  const later = new DayDrafts(
    async (day) => aStoredDay(DAY, { ...day.plan, version: 4 }),
    async () => [],
  )
  guardUnsaved(later)
  expect(later.of(DAY)).toMatchObject({ state: 'unreached', plan: { dinnerMeals: [{ peopleCount: 6 }] } })
  later.retry(DAY)
  await settle()
  expect(sessionStorage.getItem('plateful:days')).toBeNull()
})
