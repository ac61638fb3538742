import { useState, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'
import classes from '../layout.module.css'
import { partOnPress } from '../ui/part-on-press.tsx'

const WaitingDialog = partOnPress(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)

const count = (changes: number) => `${changes} ${changes === 1 ? 'change' : 'changes'}`

function say(waiting: number, refused: number): string {
  if (refused === 0) return `${count(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting`
  return `${count(refused)} ${refused === 1 ? 'wasn’t' : 'weren’t'} taken`
}

/** Says how many changes wait on this device, and opens them (home 87). */
export function WaitingNote() {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes)
  const [isOpen, setOpen] = useState(false)
  const refused = changes.filter((change) => change.refused !== null).length
  return (
    <>
      <div className={classes.waiting} role="status" hidden={changes.length === 0}>
        {changes.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say(changes.length - refused, refused)}
          </button>
        )}
      </div>
      {isOpen && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
