import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  choosePlanningDayCall,
  chooseRemindersCall,
  registerDeviceCall,
  remindersCall,
  testReminderCall,
  unregisterDeviceCall,
} from '../../../contract/reminders.ts'
import type { PlanningDay, ReminderChoices, Reminders } from '../../../domain/account/reminders.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { errorMessage, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { REMINDERS_KEY, REMINDERS_ZONE_KEY } from '../../api/known-person.ts'
import {
  obstacleMessage,
  RemindersUnavailable,
  subscribeDevice,
  unsubscribeDevice,
} from './push-subscription.ts'

const key = ['reminders'] as const

/**
 * Stores on this device whether it gets reminders, and whether it sends its timers to the server
 * for them.
 */
function storeDeviceSetting({ isThisDeviceOn, choices }: Reminders): void {
  const deviceSetting = isThisDeviceOn ? (choices.timers ? 'timers' : 'on') : null
  browserStorage.write(REMINDERS_KEY, deviceSetting)
  // When reminders are switched on again, the device may be in another time zone.
  if (!isThisDeviceOn) browserStorage.write(REMINDERS_ZONE_KEY, null)
}

export const useReminders = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const reminders = await callServer(remindersCall, { signal })
      storeDeviceSetting(reminders)
      return reminders
    },
  })

function useStoreReminders() {
  const client = useQueryClient()
  return (saved: Reminders) => {
    storeDeviceSetting(saved)
    client.setQueryData(key, saved)
  }
}

/** Changes a choice at once; a failure restores the old one. */
export const useChangeReminders = () =>
  useReminderMutation(
    (body: ReminderChoices) => callServer(chooseRemindersCall, { body }),
    (choices) => ({ choices }),
  )

/** Changes the planning day of the household at once; a failure restores the old one. */
export const useChangePlanningDay = () =>
  useReminderMutation(
    (body: PlanningDay) => callServer(choosePlanningDayCall, { body }),
    (day) => day,
  )

function useReminderMutation<Change>(
  send: (change: Change) => Promise<Reminders>,
  optimisticChange: (change: Change) => Partial<Reminders>,
) {
  const client = useQueryClient()
  const keep = useStoreReminders()
  return useMutation({
    mutationFn: send,
    onMutate: (change) =>
      client.setQueryData<Reminders>(key, (before) => before && { ...before, ...optimisticChange(change) }),
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: key }),
    // One after the other, so that the last press counts.
    scope: { id: 'reminders' },
    meta: { failed: failedBecause('Your reminders weren’t saved') },
  })
}

export function useSwitchOnReminders() {
  const keep = useStoreReminders()
  return useMutation({
    mutationFn: async (publicKey: string) =>
      callServer(registerDeviceCall, { body: await subscribeDevice(publicKey) }),
    onSuccess: keep,
    meta: {
      done: { title: 'Reminders are on for this device', isAnnounceOnly: true },
      failed: (error) => ({
        title: 'This device can’t get reminders',
        text: error instanceof RemindersUnavailable ? obstacleMessage(error.why) : errorMessage(error),
      }),
    },
  })
}

export function useSwitchOffReminders() {
  const keep = useStoreReminders()
  return useMutation({
    mutationFn: async () => {
      const saved = await callServer(unregisterDeviceCall)
      // The server sends nothing more to this device, whatever the browser keeps.
      await unsubscribeDevice().catch(() => undefined)
      return saved
    },
    onSuccess: keep,
    meta: {
      done: { title: 'Reminders are off for this device', isAnnounceOnly: true },
      failed: failedBecause('Reminders are still on for this device'),
    },
  })
}

const testWords = {
  sent: { title: 'A test is on its way', text: 'It can take a few seconds.' },
  gone: { title: 'This device can’t be reached any more', text: 'Switch it on again.' },
  failed: {
    title: 'The test wasn’t sent',
    text: 'The push service of your browser can’t be reached. Try again later.',
  },
} as const

export const useSendTestReminder = () =>
  useMutation({
    mutationFn: () => callServer(testReminderCall),
    meta: {
      refreshes: key,
      done: ({ result }: { result: keyof typeof testWords }) => testWords[result],
      failed: failedBecause('The test wasn’t sent'),
    },
  })
