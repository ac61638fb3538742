import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { preferencesCall } from '../../../contract/household.ts'
import {
  choosePlanningDayCall,
  chooseRemindersCall,
  unregisterDeviceCall,
  remindersCall,
  registerDeviceCall,
  testReminderCall,
} from '../../../contract/reminders.ts'
import { noReminders, type Reminders } from '../../../domain/account/reminders.ts'
import { defaultPreferences } from '../../../domain/household/preferences.ts'

const none: Reminders = {
  choices: noReminders,
  planningDay: 5,
  isThisDeviceOn: false,
  devices: 0,
  publicKey: 'B'.repeat(87),
}
const on: Reminders = { ...none, isThisDeviceOn: true, devices: 1 }
const address = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
const subscribe = vi.fn<(options: object) => Promise<object>>(async () => ({ toJSON: () => address }))

/** A browser with push messages. The person answers the question for permission with `leave`. */
function aBrowser(leave: NotificationPermission, before: NotificationPermission = 'default') {
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: before, requestPermission: async () => leave })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
}

beforeEach(() => {
  server.answers(preferencesCall, { ...defaultPreferences, userId: 1, createdAt: null, updatedAt: null })
  server.answers(remindersCall, none)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const card = async () => within(await screen.findByRole('region', { name: 'Reminders' }))

describe('Reminders (household 31)', () => {
  it('are all off at first, and nobody is asked for leave', async () => {
    aBrowser('granted')
    visit('/settings')
    const here = await card()
    const switches = await here.findAllByRole('switch')
    expect(switches.map((one) => (one as HTMLInputElement).checked)).toEqual([false, false, false, false])
    expect(here.getByText('Reminders are off for this device.')).toBeVisible()
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('are switched on for this device in one press', async () => {
    aBrowser('granted')
    server.answers(registerDeviceCall, on)
    await visitAndPress('/settings', 'Remind me on this device')
    expect(await screen.findByText('Reminders are on for this device.')).toBeVisible()
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: none.publicKey })
    expect(server.received(registerDeviceCall)).toMatchObject([
      { body: { endpoint: address.endpoint, p256dh: address.keys.p256dh } },
    ])
  })

  it('say how to allow them when the browser was told not to', async () => {
    aBrowser('denied')
    await visitAndPress('/settings', 'Remind me on this device')
    expect((await screen.findAllByText(/Allow them for this site/))[0]).toBeVisible()
    expect(server.received(registerDeviceCall)).toEqual([])
  })

  it('say so at once where it was forbidden before', async () => {
    aBrowser('denied', 'denied')
    visit('/settings')
    expect(await (await card()).findByText(/doesn’t let Plateful show notifications/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remind me on this device' })).toBeNull()
  })

  it('say where a browser cannot show them', async () => {
    visit('/settings')
    expect(await (await card()).findByText(/This browser can’t show reminders/)).toBeVisible()
  })

  it('say that an iPhone needs the app on its home screen', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
    visit('/settings')
    expect(await (await card()).findByText(/add Plateful to the home screen first/)).toBeVisible()
    vi.restoreAllMocks()
  })

  it('are chosen one by one, each with its hour', async () => {
    aBrowser('granted')
    server.answers(remindersCall, on)
    server.answers(chooseRemindersCall, ({ body }) => ({ ...on, choices: body }))
    const person = visit('/settings')
    const here = await card()
    await person.click(await here.findByRole('switch', { name: 'Take out of the freezer' }))
    const group = await here.findByRole('group', { name: 'When: Take out of the freezer' })
    await person.selectOptions(within(group).getByLabelText('At'), '17:00')
    await waitFor(() =>
      expect(server.received(chooseRemindersCall)).toEqual([
        { body: { ...noReminders, freezer: true } },
        { body: { ...noReminders, freezer: true, freezerHour: 17 } },
      ]),
    )
    expect(here.queryByRole('group', { name: /next week/ })).toBeNull()
  })

  it('come on the household’s day, which is said and can be moved (household 33)', async () => {
    aBrowser('granted')
    const chosen = { ...on, choices: { ...noReminders, week: true } }
    server.answers(remindersCall, chosen)
    server.answers(choosePlanningDayCall, ({ body }) => ({ ...chosen, ...body }))
    const person = visit('/settings')
    const group = within(await (await card()).findByRole('group', { name: /next week/ }))
    expect(group.getByText('The day is the same for everyone in your household.')).toBeVisible()
    const day = group.getByLabelText('On')
    expect((day as HTMLSelectElement).value).toBe('5')
    await person.selectOptions(day, 'Thursday')
    expect((day as HTMLSelectElement).value).toBe('3')
    await waitFor(() =>
      expect(server.received(choosePlanningDayCall)).toEqual([{ body: { planningDay: 3 } }]),
    )
    expect(server.received(chooseRemindersCall)).toEqual([])
  })

  it('say when something is chosen and no device is told', async () => {
    server.answers(remindersCall, { ...none, choices: { ...noReminders, week: true } })
    visit('/settings')
    expect(await (await card()).findByText(/No device gets your reminders yet/)).toBeVisible()
  })

  it('go back where the choice could not be saved', async () => {
    aBrowser('granted')
    server.answers(remindersCall, on)
    server.isUnreachableFor(chooseRemindersCall)
    const person = visit('/settings')
    const one = await (await card()).findByRole('switch', { name: 'A timer that’s gone off' })
    await person.click(one)
    expect(await screen.findByText('Your reminders weren’t saved')).toBeVisible()
    await waitFor(() => expect((one as HTMLInputElement).checked).toBe(false))
  })

  it.each([
    ['sent', 'A test is on its way'],
    ['gone', 'This device can’t be reached any more'],
    ['failed', 'The test wasn’t sent'],
  ] as const)('are tried with a test that was %s', async (result, words) => {
    aBrowser('granted', 'granted')
    server.answers(remindersCall, on)
    server.answers(testReminderCall, { result })
    await visitAndPress('/settings', 'Send a test')
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('are switched off here, at the server and in the browser', async () => {
    aBrowser('granted', 'granted')
    server.answers(remindersCall, on)
    server.answers(unregisterDeviceCall, none)
    await visitAndPress('/settings', 'Switch off here')
    expect(await screen.findByText('Reminders are off for this device.')).toBeVisible()
    expect(unsubscribe).toHaveBeenCalled()
  })
})
