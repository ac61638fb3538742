import { useState, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'
import classes from '../layout.module.css'
import { describeOutbox } from './describe-outbox.ts'
import { LazyOutboxDialog } from './lazy-outbox-dialog.ts'

/** Says how many changes wait on this device, and opens them (home 87). */
export function OutboxNote() {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.waiting} role="status" hidden={changes.length === 0}>
        {changes.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {describeOutbox(changes)}
          </button>
        )}
      </div>
      {isOpen && <LazyOutboxDialog onClose={() => setOpen(false)} />}
    </>
  )
}
