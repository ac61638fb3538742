/** Who was signed in here last: without a signal the gate lets this person in to what the browser keeps for them. */
import type { User } from '../../domain/auth/user.ts'

const KEY = 'plateful:person'

/** What else lies in the local storage for one person and not for the browser. */
const isPersonal = (key: string) => key === KEY || /^plateful:(list$|ticks:)/.test(key)

export function knownPerson(): User | null {
  try {
    const kept: User | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof kept?.id === 'number' ? kept : null
  } catch {
    return null
  }
}

/** Keeps who is signed in, or that nobody is. */
export function rememberPerson(person: User | null): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser without room or leave to store lets nobody in without a signal, and does the rest.
  }
}

/** Signing out takes along what only this person may see. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isPersonal)) localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage holds nothing of anybody.
  }
}

const visitorWord = () => document.querySelector<HTMLMetaElement>('meta[name="visitor"]')

/** What the page says of the browser that asked for it: without a session, or with one; a kept page says nothing (decision 0034). */
export function saidOfVisitor(): 'visitor' | 'session' | null {
  const said = visitorWord()?.content
  if (said === 'yes') return 'visitor'
  return said === 'no' ? 'session' : null
}

/** The page says it once: whoever signs in on it is asked for. */
export const forgetVisitor = (): void => visitorWord()?.remove()
