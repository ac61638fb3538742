/** What a person wants to be reminded of, and the devices that get the reminders. */

import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'

const Hour = z.number().int().min(0, 'Choose an hour of the day').max(23, 'Choose an hour of the day')

/** What somebody wants to be reminded of (household 25): each by itself, at hours of their own. */
export const ReminderChoices = z.object({
  freezer: z.boolean(),
  freezerHour: Hour,
  slowCooker: z.boolean(),
  timers: z.boolean(),
  week: z.boolean(),
  weekHour: Hour,
})
export type ReminderChoices = z.infer<typeof ReminderChoices>

const DAY = 'Choose a day of the week'
/** The weekday on which a household plans the next week (household 32); Monday is 0. */
export const PlanningDay = z.object({ planningDay: z.number().int().min(0, DAY).max(6, DAY) })
export type PlanningDay = z.infer<typeof PlanningDay>

/** All that decides when somebody is reminded: their choices, and the household's planning day. */
export type WantedReminders = ReminderChoices & PlanningDay

/** The choices of a person who has made none: no reminders, and the usual hours (household 25). */
export const noReminders: ReminderChoices = {
  freezer: false,
  freezerHour: 18,
  slowCooker: false,
  timers: false,
  week: false,
  weekHour: 10,
}

/** A time zone as browsers name it: 'Europe/London'. Own rule: this machine has to know it. */
const TimeZone = z.string().min(1).max(60).refine(isKnownZone, 'This time zone isn’t known here')

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), 'This isn’t a key of a browser')
}

/**
 * Where and how this device gets reminders (household 27): the address that its browser gave it at
 * its maker's push service, the keys by which only this browser can read a message, and its time
 * zone.
 */
export const PushDevice = z.object({
  endpoint: z.url('This isn’t an address').max(2000, 'This address is too long'),
  p256dh: base64Url(65),
  auth: base64Url(16),
  timeZone: TimeZone,
})
export type PushDevice = z.infer<typeof PushDevice>

/** The time zone that a device is in by now (home 127). */
export const DeviceZone = PushDevice.pick({ timeZone: true })
export type DeviceZone = z.infer<typeof DeviceZone>

/** The caller's choices, and whether the device that asks gets reminders. */
export const Reminders = z.object({
  choices: ReminderChoices,
  ...PlanningDay.shape,
  isThisDeviceOn: z.boolean(),
  /** How many devices of this person get reminders. */
  devices: z.number(),
  /** This installation's key; a browser accepts reminders only from its sender. */
  publicKey: z.string(),
})
export type Reminders = z.infer<typeof Reminders>

/** The result of a test: sent, the device is not registered any more, or it cannot be reached. */
export const TestSent = z.object({ result: z.enum(['sent', 'gone', 'failed']) })

/**
 * The most timers of one device. They may end at any later time: the longest of a recipe is twelve
 * hours, and a cook may prolong it.
 */
const MAX_TIMERS = 20

/**
 * The timers that run on this device, all of them (household 30): one that is left out has stopped.
 */
export const RunningTimers = z.object({
  timers: z
    .array(
      z.object({
        timerKey: z.string().min(1).max(300),
        words: z.string().trim().min(1).max(300),
        recipeId: z.number().int().positive(),
        servings: z.number().int().positive().optional(),
        step: z.number().int().positive().optional(),
        date: Day.optional(),
        from: z.literal('calendar').optional(),
        ringsAt: Instant,
      }),
    )
    .max(MAX_TIMERS, `Keep it within ${MAX_TIMERS} timers`)
    .refine(
      (timers) => new Set(timers.map(({ timerKey }) => timerKey)).size === timers.length,
      'The same timer is there twice',
    ),
})
export type RunningTimers = z.infer<typeof RunningTimers>

/**
 * What a device shows (household 28): short words, and the page of the product that a press opens.
 * A later one with the same tag takes its place.
 */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string().regex(/^\/(?!\/)/),
  tag: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

/** The tag of a timer that rang; page and server use the same, so that it is shown once. */
const timerTag = (timerKey: string): string => `timer ${timerKey}`

interface RungTimer {
  timerKey: string
  words: string
  recipeId: number
  servings?: number | null | undefined
  step?: number | null | undefined
  date?: string | null | undefined
  from?: string | null | undefined
}

/**
 * A device's message about a timer that rang; it leads to the recipe as cooked (recipes 140), to
 * the step that it names and to the day that it is cooked for (recipes 160).
 */
export const timerMessage = ({ timerKey, words, recipeId, ...timer }: RungTimer): PushMessage => {
  const { servings, date, from, step } = timer
  const search = Object.entries({ servings, date, from, step }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  )
  return {
    title: 'Time is up',
    body: words,
    path: [`/recipe/${recipeId}/cook`, ...(search.length > 0 ? [search.join('&')] : [])].join('?'),
    tag: timerTag(timerKey),
  }
}
