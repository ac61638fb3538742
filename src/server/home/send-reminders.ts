/** Sends due reminders, each once to each device, even if several processes do this. */

import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import { timerMessage } from '../../domain/account/reminders.ts'
import { LEFTOVERS_COOKED_WITHIN_DAYS } from '../../domain/calendar/leftovers.ts'
import { addDays, dayOf, type DayRange } from '../../domain/day.ts'
import { daysToRemindOf, dueReminders, type ReminderData, mayBeDue } from '../../domain/home/due-reminders.ts'
import { localTime } from '../../domain/home/local-time.ts'
import { pushToDevice } from '../account/reminders/reminder-settings.ts'
import {
  claimReminder,
  deleteTimer,
  dueTimers,
  releaseReminder,
  isTimerStillSet,
  type DeviceToRemind,
  deviceToRemind,
  devicesToRemind,
} from '../account/reminders/store.ts'
import { assignmentsBetween, locksBetween } from '../calendar/store.ts'
import { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { MINUTE } from '../durations.ts'
import { addMilliseconds, type AppDependencies } from '../http/context.ts'
import { recipeIdsOf } from '../recipes/refuse-unknown-recipes.ts'
import { recipesByIds } from '../recipes/store.ts'

const CHECK_TIMERS_EVERY = 10_000
/**
 * Reminders are due at whole hours of a time zone; zones differ by a quarter of an hour or more.
 */
const CHECK_REMINDERS_EVERY = 5 * MINUTE
/** A timer that rang longer ago than this, in milliseconds, is no longer sent. */
const MAX_TIMER_DELAY = 10 * MINUTE
const AT_ONCE = 8

/** Sends the timers that rang to their devices. */
export async function sendTimers(dependencies: AppDependencies): Promise<void> {
  const { db } = dependencies
  const now = dependencies.clock().toISOString()
  const atOnce = pLimit(AT_ONCE)
  const timers = await dueTimers(db, now)
  await Promise.all(timers.map((timer) => atOnce(() => sendTimer(dependencies, timer, now))))
}

async function sendTimer(
  dependencies: AppDependencies,
  timer: Row<'runningTimers'>,
  now: string,
): Promise<void> {
  const { db } = dependencies
  const isTooLate = timer.ringsAt < addMilliseconds(now, -MAX_TIMER_DELAY)
  const target = isTooLate ? undefined : await deviceToRemind(db, timer.deviceId, now)
  if (!target?.choices.timers) return deleteTimer(db, timer)
  const key = `timer ${timer.timerKey} ${timer.ringsAt}`
  if (!(await isTimerStillSet(db, timer)) || !(await claimReminder(db, target.device, key, now))) return
  const urgency = { urgency: 'high', seconds: MAX_TIMER_DELAY / 1000 } as const
  // Sent again at the next check, until it is too late.
  if ((await pushToDevice(dependencies, target.device, timerMessage(timer), urgency)) === 'failed')
    await releaseReminder(db, timer.deviceId, key)
  else await deleteTimer(db, timer)
}

/** Sends the reminders that people chose to their devices. */
export async function sendReminders(dependencies: AppDependencies): Promise<void> {
  const now = dependencies.clock()
  const kitchens = new Map<number, Promise<ReminderData>>()
  const kitchenOf = (householdId: number) => {
    const kitchen = kitchens.get(householdId) ?? readKitchen(dependencies, householdId, now)
    kitchens.set(householdId, kitchen)
    return kitchen
  }
  const atOnce = pLimit(AT_ONCE)
  const devices = await devicesToRemind(dependencies.db, now.toISOString())
  const sent = devices.map((target) => atOnce(() => sendReminder(dependencies, target, now, kitchenOf)))
  const failed = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected')
  if (failed.length > 0) throw new AggregateError(failed, `devices that were not told: ${failed.length}`)
}

async function sendReminder(
  dependencies: AppDependencies,
  { device, householdId, choices }: DeviceToRemind,
  now: Date,
  kitchenOf: (householdId: number) => Promise<ReminderData>,
): Promise<void> {
  const local = localTime(now, device.timeZone)
  if (!mayBeDue(choices, local)) return
  for (const { key, message } of dueReminders(choices, local, await kitchenOf(householdId))) {
    if (!(await claimReminder(dependencies.db, device, key, now.toISOString()))) continue
    const result = await pushToDevice(dependencies, device, message, { urgency: 'normal', seconds: 7200 })
    // Sent again at the next check, as long as it is useful.
    if (result === 'failed') await releaseReminder(dependencies.db, device.id, key)
  }
}

async function readKitchen({ db }: AppDependencies, householdId: number, now: Date): Promise<ReminderData> {
  const home = new Household(db, householdId)
  const days = todayInAnyZone(now)
  const plans = await assignmentsBetween(home, days)
  const recipes = await recipesByIds(home, [...new Set(plans.flatMap(recipeIdsOf))])
  return {
    plans,
    locks: await locksBetween(home, days),
    recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])),
  }
}

/**
 * The days that reminders need: from the earliest to the latest date on earth now, with the days
 * after that they look at, and the days before on which leftovers were cooked.
 */
function todayInAnyZone(now: Date): DayRange {
  const today = dayOf(now)
  return {
    start: addDays(today, -1 - LEFTOVERS_COOKED_WITHIN_DAYS),
    end: daysToRemindOf(addDays(today, 1)).end,
  }
}

/** Sends due timers every few seconds and the other reminders every few minutes. */
export function startReminders(dependencies: AppDependencies, log: Pick<FastifyBaseLogger, 'error'>): void {
  let lastCheck = 0
  const sendTurn = async () => {
    const period = Math.floor(dependencies.clock().getTime() / CHECK_REMINDERS_EVERY)
    if (period === lastCheck) return
    lastCheck = period
    await sendReminders(dependencies)
  }
  /** Sends repeatedly, one run after the other; timers do not wait for slow reminders. */
  const checkEvery = (send: () => Promise<void>) => {
    let isBusy = false
    const check = () => {
      if (isBusy) return
      isBusy = true
      send()
        .catch((err: unknown) => log.error({ err }, 'reminders were not sent; they are tried again'))
        .finally(() => {
          isBusy = false
        })
    }
    setInterval(check, CHECK_TIMERS_EVERY).unref()
  }
  checkEvery(() => sendTimers(dependencies))
  checkEvery(sendTurn)
}
