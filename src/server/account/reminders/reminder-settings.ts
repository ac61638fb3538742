import type {
  DeviceZone,
  PlanningDay,
  PushDevice,
  PushMessage,
  ReminderChoices,
  Reminders,
  RunningTimers,
} from '../../../domain/account/reminders.ts'
import { notSignedIn, refuse } from '../../../domain/refusal.ts'
import type { PushResult, PushUrgency } from '../../external/push.ts'
import type { Context, AppDependencies } from '../../http/context.ts'
import { consumeAttempt } from '../sign-in/attempts.ts'
import { sessionIdOf } from '../sign-in/sessions.ts'
import { pushKeys } from './push-keys.ts'
import {
  choicesOf,
  deleteDeviceOf,
  deleteGoneDevice,
  type DeviceRow,
  devicesOf,
  planningDayOf,
  putChoices,
  putDevice,
  putPlanningDay,
  putTimers,
  setDeviceZone,
} from './store.ts'

/** Most test messages within a quarter of an hour. */
const MAX_TESTS = 20
const TEST: PushMessage = {
  title: 'Plateful can reach you here',
  body: 'Reminders will look like this.',
  path: '/settings',
  tag: 'test',
}

async function requireSessionId({ db, user, session }: Context): Promise<number> {
  const id = await sessionIdOf(db, user.id, session.token)
  if (id === undefined) throw notSignedIn()
  return id
}

/** The device of this session among the person's. */
async function currentDevice(context: Context): Promise<DeviceRow | undefined> {
  const [devices, sessionId] = [await devicesOf(context.db, context.user.id), await requireSessionId(context)]
  return devices.find((device) => device.sessionId === sessionId)
}

export async function remindersOf(context: Context): Promise<Reminders> {
  const { db, household, user } = context
  const devices = await devicesOf(db, user.id)
  const sessionId = await requireSessionId(context)
  return {
    choices: await choicesOf(db, user.id),
    planningDay: await planningDayOf(household),
    isThisDeviceOn: devices.some((device) => device.sessionId === sessionId),
    devices: devices.length,
    publicKey: (await pushKeys(context)).publicKey,
  }
}

export async function chooseReminders(
  context: Context,
  { body }: { body: ReminderChoices },
): Promise<Reminders> {
  // Refuses where the account was deleted meanwhile.
  await requireSessionId(context)
  await putChoices(context.db, context.user.id, body)
  return remindersOf(context)
}

/** The day on which the whole household plans next week; each chooses whether to be reminded. */
export async function choosePlanningDay(
  context: Context,
  { body }: { body: PlanningDay },
): Promise<Reminders> {
  await putPlanningDay(context.household, body)
  return remindersOf(context)
}

/** Stores the push address of the browser; refuses an address that this server must not call. */
export async function registerDevice(context: Context, { body }: { body: PushDevice }): Promise<Reminders> {
  const { db, user, now, external } = context
  if (!(await external.push.accepts(body.endpoint)))
    throw refuse('BAD_INPUT', 'Reminders can’t be sent to this address.')
  await putDevice(db, { userId: user.id, sessionId: await requireSessionId(context) }, body, now)
  return remindersOf(context)
}

/** Reminders come at the local time of the device, also on a journey (home 127). */
export async function moveDevice(context: Context, { body }: { body: DeviceZone }): Promise<void> {
  await setDeviceZone(context.db, await requireSessionId(context), body)
}

export async function unregisterDevice(context: Context): Promise<Reminders> {
  await deleteDeviceOf(context.db, await requireSessionId(context))
  return remindersOf(context)
}

/** Timers are stored only for devices that get reminders (household 30). */
export async function saveTimers(context: Context, { body }: { body: RunningTimers }): Promise<void> {
  const device = await currentDevice(context)
  if (!device) return
  const { timers } = await choicesOf(context.db, context.user.id)
  await putTimers(context.db, device, timers ? body : { timers: [] })
}

export async function sendTestReminder(context: Context): Promise<{ result: PushResult }> {
  const { db, user, now } = context
  const device = await currentDevice(context)
  if (!device) throw refuse('NOT_FOUND', 'Reminders aren’t switched on for this device.')
  const words = 'You’ve sent a great many tests just now.'
  await consumeAttempt(db, [{ subject: `reminder tests:${user.id}`, most: MAX_TESTS, message: words }], now)
  return { result: await pushToDevice(context, device, TEST, { urgency: 'high', seconds: 60 }) }
}

/** Sends a message to a device, and deletes the device if its browser is gone. */
export async function pushToDevice(
  dependencies: AppDependencies,
  device: DeviceRow,
  message: PushMessage,
  how: PushUrgency,
): Promise<PushResult> {
  const result = await dependencies.external.push.send(device, message, await pushKeys(dependencies), how)
  if (result === 'gone') await deleteGoneDevice(dependencies.db, device)
  return result
}
