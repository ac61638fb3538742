import type { WaitingChange } from '../api/waiting-changes.ts'

const countChanges = (changes: number) => `${changes} ${changes === 1 ? 'change' : 'changes'}`

/** How many changes wait on this device, or were refused; '' where there are none (home 87). */
export function describeWaiting(changes: readonly WaitingChange[]): string {
  if (changes.length === 0) return ''
  const refused = changes.filter((change) => change.refused !== null).length
  if (refused > 0) return `${countChanges(refused)} ${refused === 1 ? 'wasn’t' : 'weren’t'} taken`
  return `${countChanges(changes.length)} ${changes.length === 1 ? 'is' : 'are'} waiting`
}
