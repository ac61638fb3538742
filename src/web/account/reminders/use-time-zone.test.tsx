import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { moveDeviceCall } from '../../../contract/reminders.ts'
import { REMINDERS_KEY } from '../../api/known-person.ts'
import { useTimeZone } from './use-time-zone.ts'

const sent = () => server.received(moveDeviceCall).map(({ body }) => body.timeZone)
const goTo = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    locale: 'en-GB',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  })
const open = () => renderHook(() => useTimeZone())

beforeEach(() => {
  server.answers(moveDeviceCall, undefined)
  goTo('Europe/London')
})

describe('the time zone of a device that gets reminders (home 127)', () => {
  it('is sent at the start, once for each zone', async () => {
    localStorage.setItem(REMINDERS_KEY, 'on')
    open().unmount()
    await waitFor(() => expect(sent()).toEqual(['Europe/London']))
    await waitFor(() => expect(localStorage.getItem('plateful:reminded-zone')).toBe('Europe/London'))
    open()
    goTo('Pacific/Auckland')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(sent()).toEqual(['Europe/London', 'Pacific/Auckland']))
  })

  it('is sent again the next time where the server was out of reach', async () => {
    localStorage.setItem(REMINDERS_KEY, 'timers')
    server.isUnreachableFor(moveDeviceCall)
    open().unmount()
    await waitFor(() => expect(sent()).toHaveLength(1))
    server.answers(moveDeviceCall, undefined)
    open()
    await waitFor(() => expect(sent()).toHaveLength(2))
  })

  it('is sent by the product itself as it starts', async () => {
    localStorage.setItem(REMINDERS_KEY, 'on')
    visit('/home')
    await waitFor(() => expect(sent()).toEqual(['Europe/London']))
  })

  it('is nobody’s business where no reminders are wanted', () => {
    open()
    expect(sent()).toEqual([])
  })
})
