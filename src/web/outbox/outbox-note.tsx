import { formatCount } from '@plateful/ingredients/format-english'
import { useState, useSyncExternalStore } from 'react'
import type { WaitingChange } from '../api/outbox-queue.ts'
import { outbox } from '../api/outbox.ts'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import classes from '../layout.module.css'

/** The list of what waits on this device, whose code loads with the press that opens it. */
export const LazyOutboxDialog = lazyOnPress(async () => (await import('./outbox-dialog.tsx')).OutboxDialog)

/** How many changes wait on this device, or were refused; '' where there are none (home 87). */
export function describeOutbox(changes: readonly WaitingChange[]): string {
  if (changes.length === 0) return ''
  const refused = changes.filter((change) => change.refused !== null).length
  if (refused > 0) return `${formatCount(refused, 'change')} ${refused === 1 ? 'wasn’t' : 'weren’t'} taken`
  return `${formatCount(changes.length, 'change')} ${changes.length === 1 ? 'is' : 'are'} waiting`
}

/** Says how many changes wait on this device, and opens them (home 87). */
export function OutboxNote() {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={classes.waiting} role="status" hidden={changes.length === 0}>
        {changes.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {describeOutbox(changes)}
          </button>
        )}
      </div>
      {isOpen && <LazyOutboxDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
