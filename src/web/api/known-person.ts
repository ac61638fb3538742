/**
 * Who was signed in here last. Offline the gate lets this person in, to what the offline cache
 * holds.
 */

import { z } from 'zod'
import { Me } from '../../domain/account/user.ts'
import { browserStorage } from './browser-storage.ts'

/** The key of the session query. It is asked again when any call finds the session ended. */
export const sessionKey = ['session'] as const

/** The key in the local storage under which the known person lies. */
export const PERSON_KEY = 'plateful:person'

/** Set if this device gets the person's reminders: 'timers' if timers are among them, else 'on'. */
export const REMINDERS_KEY = 'plateful:reminded'

/** The time zone that the server was told of last. */
export const REMINDERS_ZONE_KEY = 'plateful:reminded-zone'

/** Keys of the local storage that belong to a person and not to the browser. */
const isPersonal = (key: string) =>
  key === PERSON_KEY ||
  key === REMINDERS_KEY ||
  key === REMINDERS_ZONE_KEY ||
  /^plateful:(list$|own-list$|running-timers$|edits:|ticks:|home-of:)/.test(key)

export const knownPerson = (): Me | null => browserStorage.readAs(PERSON_KEY, Me) ?? null

/** A copy that an older version left names no household, and may be of the same. */
const isOfAnother = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && before !== now

/** The copy of the household's list, and what of it waits: none of it is for another household. */
const isOfList = (key: string, personId: number) =>
  key === 'plateful:list' ||
  key === `plateful:edits:${personId}` ||
  key.startsWith(`plateful:ticks:${personId}:`)

const ListOfServer = z.object({ id: z.string() })
const Ticks = z.object({
  ticks: z.array(z.object({ isSent: z.boolean() })),
  unsentMarks: z.array(z.unknown()).default([]),
})

/** Whether the server has it too, so that nothing is lost with it: what waits stays (home 89). */
function isCopy(key: string, personId: number): boolean {
  if (key === 'plateful:list') return browserStorage.readAs(key, ListOfServer) !== undefined
  if (!key.startsWith(`plateful:ticks:${personId}:`)) return key === 'plateful:running-timers'
  const { ticks = [], unsentMarks = [] } = browserStorage.readAs(key, Ticks) ?? {}
  return unsentMarks.length === 0 && ticks.every(({ isSent }) => isSent)
}

/** The household of what waits here of somebody whose session ended. */
const homeKeyOf = (personId: number) => `plateful:home-of:${personId}`

function forgetCopiesOf({ id, householdId }: Me): void {
  browserStorage.forget((key) => isCopy(key, id))
  const hasWaiting = browserStorage.keys().some((key) => isOfList(key, id))
  browserStorage.write(homeKeyOf(id), hasWaiting && householdId !== undefined ? String(householdId) : null)
}

/**
 * Whose session ended leaves here only what waits to be sent. Who is in another household by now
 * leaves nothing of the list of the former one (home 82).
 */
export function rememberPerson(person: Me | null): void {
  const before = knownPerson()
  if (before && before.id !== person?.id) forgetCopiesOf(before)
  if (person) {
    const home = browserStorage.readAs(homeKeyOf(person.id), z.number())
    if (isOfAnother(before?.id === person.id ? before.householdId : home, person.householdId))
      browserStorage.forget((key) => isOfList(key, person.id))
    browserStorage.write(homeKeyOf(person.id), null)
  }
  browserStorage.write(PERSON_KEY, person && JSON.stringify(person))
}

/** Signing out removes what only this person may see. */
export const forgetPerson = (): void => browserStorage.forget(isPersonal)

const visitorMeta = () => document.querySelector<HTMLMetaElement>('meta[name="visitor"]')

/**
 * Whether the page was served with or without a session; null for a page from the cache, which does
 * not say (decision 0034).
 */
export function visitorFromPage(): 'visitor' | 'session' | null {
  const visitor = visitorMeta()?.content
  if (visitor === 'yes') return 'visitor'
  return visitor === 'no' ? 'session' : null
}

/** The page says it only once: after a sign-in on it the server is asked. */
export const forgetVisitor = (): void => visitorMeta()?.remove()
