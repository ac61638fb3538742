import { useState, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'
import classes from '../layout.module.css'
import { describeWaiting } from './describe-waiting.ts'
import { LazyWaitingDialog } from './lazy-waiting-dialog.ts'

/** Says how many changes wait on this device, and opens them (home 87). */
export function WaitingNote() {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.waiting} role="status" hidden={changes.length === 0}>
        {changes.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {describeWaiting(changes)}
          </button>
        )}
      </div>
      {isOpen && <LazyWaitingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
