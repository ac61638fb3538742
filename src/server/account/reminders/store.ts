import {
  type DeviceZone,
  noReminders,
  type PlanningDay,
  type PushDevice,
  type ReminderChoices,
  type RunningTimers,
  type WantedReminders,
} from '../../../domain/account/reminders.ts'
import type { Household } from '../../db/household.ts'
import type { Db, Row } from '../../db/tables.ts'
import type { VapidKeys } from '../../external/push.ts'
import { addMilliseconds } from '../../http/context.ts'
import { MAX_LIFETIME } from '../sign-in/sessions.ts'

export type DeviceRow = Row<'pushDevices'>

/** Stores keys unless there are some already, so that all processes read the same ones. */
export async function insertPushKeys(db: Db, fresh: VapidKeys, now: string): Promise<void> {
  await db
    .insertInto('pushKeys')
    .values({ place: 1, ...fresh, createdAt: now })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute()
}

export async function storedPushKeys(db: Db): Promise<VapidKeys | undefined> {
  return db
    .selectFrom('pushKeys')
    .select(['publicKey', 'privateKey'])
    .where('place', '=', 1)
    .executeTakeFirst()
}

export async function choicesOf(db: Db, userId: number): Promise<ReminderChoices> {
  const row = await db
    .selectFrom('reminderChoices')
    .select('choices')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { ...noReminders, ...row?.choices }
}

export async function putChoices(db: Db, userId: number, choices: ReminderChoices): Promise<void> {
  await db
    .insertInto('reminderChoices')
    .values({ userId, choices })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ choices }))
    .execute()
}

export async function planningDayOf(household: Household): Promise<number> {
  const { planningDay } = await household
    .selectFrom('households')
    .select('planningDay')
    .executeTakeFirstOrThrow()
  return planningDay
}

export async function putPlanningDay(household: Household, { planningDay }: PlanningDay): Promise<void> {
  await household.updateTable('households').set({ planningDay }).execute()
}

export async function devicesOf(db: Db, userId: number): Promise<DeviceRow[]> {
  return db.selectFrom('pushDevices').selectAll().where('userId', '=', userId).execute()
}

/** A browser has one push address: on a shared device the person before gets no more reminders. */
export async function putDevice(
  db: Db,
  owner: { userId: number; sessionId: number },
  device: PushDevice,
  now: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('pushDevices')
      .where('endpoint', '=', device.endpoint)
      .where('sessionId', '!=', owner.sessionId)
      .execute()
    await tx
      .insertInto('pushDevices')
      .values({ ...owner, ...device, createdAt: now })
      .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(device))
      .execute()
  })
}

export async function setDeviceZone(db: Db, sessionId: number, zone: DeviceZone): Promise<void> {
  await db.updateTable('pushDevices').set(zone).where('sessionId', '=', sessionId).execute()
}

export async function deleteDeviceOf(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('pushDevices').where('sessionId', '=', sessionId).execute()
}

/** Deletes a device whose address is gone, unless its browser has given another one meanwhile. */
export async function deleteGoneDevice(db: Db, { id, endpoint }: DeviceRow): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}

export async function putTimers(
  db: Db,
  { id: deviceId, userId }: DeviceRow,
  { timers }: RunningTimers,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('runningTimers').where('deviceId', '=', deviceId).execute()
    if (timers.length === 0) return
    await tx
      .insertInto('runningTimers')
      .values(
        timers.map(({ servings = null, step = null, date = null, from = null, ...timer }) => ({
          ...timer,
          servings,
          step,
          date,
          from,
          deviceId,
          userId,
        })),
      )
      .execute()
  })
}

/** Lets a person's running timers open other recipes; `recipes` has the new ids by the old ones. */
export async function leadTimersTo(
  db: Db,
  userId: number,
  recipes: ReadonlyMap<number, number>,
): Promise<void> {
  if (recipes.size === 0) return
  const timers = await db.selectFrom('runningTimers').selectAll().where('userId', '=', userId).execute()
  for (const { deviceId, timerKey, recipeId } of timers) {
    const newId = recipes.get(recipeId)
    if (newId === undefined) continue
    await db
      .updateTable('runningTimers')
      .set({ recipeId: newId })
      .where('deviceId', '=', deviceId)
      .where('timerKey', '=', timerKey)
      .execute()
  }
}

export async function dueTimers(db: Db, now: string): Promise<Row<'runningTimers'>[]> {
  return db.selectFrom('runningTimers').selectAll().where('ringsAt', '<=', now).execute()
}

/** Whether a timer still runs: the person may have stopped or moved it. */
export async function isTimerStillSet(db: Db, timer: Row<'runningTimers'>): Promise<boolean> {
  const found = await db
    .selectFrom('runningTimers')
    .select('deviceId')
    .where('deviceId', '=', timer.deviceId)
    .where('timerKey', '=', timer.timerKey)
    .where('ringsAt', '=', timer.ringsAt)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteTimer(db: Db, timer: Row<'runningTimers'>): Promise<void> {
  await db
    .deleteFrom('runningTimers')
    .where('deviceId', '=', timer.deviceId)
    .where('timerKey', '=', timer.timerKey)
    .where('ringsAt', '=', timer.ringsAt)
    .execute()
}

export interface DeviceToRemind {
  device: DeviceRow
  householdId: number
  choices: WantedReminders
}

/** Devices that are read at a time. */
const PAGE = 200

/** Every device that gets reminders, with what its person chose. */
export async function devicesToRemind(db: Db, now: string): Promise<DeviceToRemind[]> {
  const all: DeviceToRemind[] = []
  for (let after = 0; ;) {
    const page = await db
      .selectFrom('pushDevices')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    all.push(...(await withReminderChoices(db, page, now)))
    if (page.length < PAGE) return all
    after = page.at(-1)?.id ?? after
  }
}

export async function deviceToRemind(db: Db, id: number, now: string): Promise<DeviceToRemind | undefined> {
  const device = await db.selectFrom('pushDevices').selectAll().where('id', '=', id).execute()
  return (await withReminderChoices(db, device, now))[0]
}

/** Those of the devices that get reminders, with their person's present household and choices. */
async function withReminderChoices(
  db: Db,
  devices: readonly DeviceRow[],
  now: string,
): Promise<DeviceToRemind[]> {
  if (devices.length === 0) return []
  const sessionIds = devices.map(({ sessionId }) => sessionId)
  const userIds = [...new Set(devices.map(({ userId }) => userId))]
  const sessions = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', addMilliseconds(now, -MAX_LIFETIME))
    .execute()
  const users = await db
    .selectFrom('users')
    .select(['id', 'householdId'])
    .where('id', 'in', userIds)
    .where('deletedAt', 'is', null)
    .execute()
  const households = await db
    .selectFrom('households')
    .select(['id', 'planningDay'])
    .where('id', 'in', [...new Set(users.map(({ householdId }) => householdId))])
    .execute()
  const chosen = await db.selectFrom('reminderChoices').selectAll().where('userId', 'in', userIds).execute()
  const openSessionIds = new Set(sessions.map(({ id }) => id))
  const householdIdOf = new Map(users.map(({ id, householdId }) => [id, householdId]))
  const planningDays = new Map(households.map(({ id, planningDay }) => [id, planningDay]))
  const choicesBy = new Map(chosen.map(({ userId, choices }) => [userId, choices]))
  return devices.flatMap((device) => {
    const [householdId, choices] = [householdIdOf.get(device.userId), choicesBy.get(device.userId)]
    const planningDay = planningDays.get(householdId ?? 0)
    if (householdId === undefined || planningDay === undefined) return []
    if (!choices || !openSessionIds.has(device.sessionId)) return []
    return [{ device, householdId, choices: { ...noReminders, ...choices, planningDay } }]
  })
}

/** Records that a device gets a reminder; true only for the first caller, which then sends it. */
export async function claimReminder(
  db: Db,
  { id: deviceId, userId }: DeviceRow,
  reminder: string,
  now: string,
): Promise<boolean> {
  const row = await db
    .insertInto('remindersSent')
    .values({ deviceId, userId, reminder, sentAt: now })
    .onConflict((conflict) => conflict.columns(['deviceId', 'reminder']).doNothing())
    .returning('deviceId')
    .executeTakeFirst()
  return row !== undefined
}

/** Undoes a claim: the reminder could not be sent and is tried again. */
export async function releaseReminder(db: Db, deviceId: number, reminder: string): Promise<void> {
  await db
    .deleteFrom('remindersSent')
    .where('deviceId', '=', deviceId)
    .where('reminder', '=', reminder)
    .execute()
}

export async function deleteOldSentReminders(db: Db, before: string): Promise<void> {
  await db.deleteFrom('remindersSent').where('sentAt', '<=', before).execute()
}
