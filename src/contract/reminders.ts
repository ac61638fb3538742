import {
  DeviceZone,
  PlanningDay,
  PushDevice,
  ReminderChoices,
  Reminders,
  RunningTimers,
  TestSent,
} from '../domain/account/reminders.ts'
import { call } from './call.ts'

/** What the person is reminded of, and whether the device of this session gets reminders. */
export const remindersCall = call('GET', '/api/reminders', { answer: Reminders })

/** Replaces the choices of the person, for all their devices. */
export const chooseRemindersCall = call('PUT', '/api/reminders', {
  body: ReminderChoices,
  answer: Reminders,
})

/** Sets the weekday on which the household's people are reminded to plan the next week. */
export const choosePlanningDayCall = call('PUT', '/api/reminders/planning-day', {
  body: PlanningDay,
  answer: Reminders,
})

/**
 * This session's device gets reminders from now on, until the session ends; sent again it replaces
 * the address. 400 for an address that is not on the public web.
 */
export const registerDeviceCall = call('PUT', '/api/reminders/device', {
  body: PushDevice,
  answer: Reminders,
})

/** Moves this session's device to another time zone; does nothing where it gets no reminders. */
export const moveDeviceCall = call('PUT', '/api/reminders/device/time-zone', { body: DeviceZone })

/** This session's device gets no reminders any more; its running timers are deleted. */
export const unregisterDeviceCall = call('DELETE', '/api/reminders/device', { answer: Reminders })

/** Sends a test to this session's device; 404 when it gets no reminders. 429 after many. */
export const testReminderCall = call('POST', '/api/reminders/test', {
  answer: TestSent,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

/**
 * Replaces the timers that run on this session's device; it gets a message when one rings. Nothing
 * is stored where the device is not registered, or the person has not chosen timers.
 */
export const runningTimersCall = call('PUT', '/api/reminders/timers', { body: RunningTimers })
