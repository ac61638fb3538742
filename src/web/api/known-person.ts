/**
 * Who was signed in here last: without a signal the gate lets this person in to what the browser
 * keeps for them.
 */
import { User } from '../../domain/account/user.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * The key of the session query, which the roof asks again when any call finds the session ended.
 */
export const sessionKey = ['session'] as const

const KEY = 'plateful:person'

/** What else lies in the local storage for one person and not for the browser. */
const isPersonal = (key: string) => key === KEY || /^plateful:(list$|ticks:)/.test(key)

export const knownPerson = (): User | null => browserStorage.readAs(KEY, User) ?? null

/** Keeps who is signed in, or that nobody is. */
export function rememberPerson(person: User | null): void {
  browserStorage.write(KEY, person && JSON.stringify(person))
}

/** Signing out takes along what only this person may see. */
export const forgetPerson = (): void => browserStorage.forget(isPersonal)

const visitorWord = () => document.querySelector<HTMLMetaElement>('meta[name="visitor"]')

/**
 * What the page says of the browser that asked for it: without a session, or with one; a kept page
 * says nothing (decision 0034).
 */
export function visitorOnPage(): 'visitor' | 'session' | null {
  const said = visitorWord()?.content
  if (said === 'yes') return 'visitor'
  return said === 'no' ? 'session' : null
}

/** The page says it once: whoever signs in on it is asked for. */
export const forgetVisitor = (): void => visitorWord()?.remove()
