import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aStoredDay } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { changeAssignmentCall } from '../../../contract/calendar.ts'
import { changeMeal } from './day-change.ts'
import { useDayDrafts, useSaveOnLeave } from './use-day-drafts.ts'

const DAY = '2026-03-02'
const stored = aStoredDay(DAY, {
  dinnerMeals: [{ id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }],
})

// With fake timers the pause before saving never ends by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('sends what waits for its pause when the screen is left', async () => {
  server.answers(changeAssignmentCall, ({ body }) => aStoredDay(DAY, { ...stored, ...body }))
  const client = new QueryClient()
  const { result, unmount } = renderHook(() => ({ drafts: useDayDrafts(), unsaved: useSaveOnLeave() }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const six = { peopleCount: 6 }
  act(() =>
    result.current.drafts.change(DAY, stored, (day) => changeMeal(day, 'dinner', 'pie', six), 'after-pause'),
  )
  expect(result.current.unsaved).toEqual([DAY])
  expect(server.received(changeAssignmentCall)).toEqual([])
  unmount()
  await expect.poll(() => server.received(changeAssignmentCall)[0]?.body.dinnerMeals).toMatchObject([six])
})
