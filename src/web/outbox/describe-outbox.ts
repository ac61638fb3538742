import type { WaitingChange } from '../api/outbox-queue.ts'
import { formatCount } from '../../domain/format-english.ts'

/** How many changes wait on this device, or were refused; '' where there are none (home 87). */
export function describeOutbox(changes: readonly WaitingChange[]): string {
  if (changes.length === 0) return ''
  const refused = changes.filter((change) => change.refused !== null).length
  if (refused > 0) return `${formatCount(refused, 'change')} ${refused === 1 ? 'wasn’t' : 'weren’t'} taken`
  return `${formatCount(changes.length, 'change')} ${changes.length === 1 ? 'is' : 'are'} waiting`
}
