/**
 * Who was signed in here last. Offline the gate lets this person in, to what the offline cache
 * holds.
 */
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
  /^plateful:(list$|own-list$|running-timers$|edits:|ticks:)/.test(key)

export const knownPerson = (): Me | null => browserStorage.readAs(PERSON_KEY, Me) ?? null

/** A copy that an older version left names no household, and may be of the same. */
const isOfAnother = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && before !== now

/** The copy of the household's list, and what of it waits: none of it is for another household. */
const isOfList = (key: string, personId: number) =>
  key === 'plateful:list' ||
  key === `plateful:edits:${personId}` ||
  key.startsWith(`plateful:ticks:${personId}:`)

/** Who is in another household by now leaves nothing of the list of the former one (home 82). */
export function rememberPerson(person: Me | null): void {
  const before = knownPerson()
  if (person && before?.id === person.id && isOfAnother(before.householdId, person.householdId))
    browserStorage.forget((key) => isOfList(key, person.id))
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
