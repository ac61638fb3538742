import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { WaitingChange } from '../api/outbox-queue.ts'
import { outbox } from '../api/outbox.ts'
import { Dialog } from '../ui/dialog.tsx'
import { kindOf } from './change-kinds.ts'
import classes from './outbox-dialog.module.css'

/** The waiting changes, and the refused ones with their reasons, until somebody decides. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes)
  const refused = changes.filter((change) => change.refused !== null)
  const waiting = changes.filter((change) => change.refused === null)
  return (
    <Dialog title="Changes on this device" width="34rem" onClose={onClose}>
      {changes.length === 0 && <p>Everything’s saved. Nothing’s waiting on this device.</p>}
      {refused.length > 0 && (
        <section aria-labelledby="refused-changes">
          <h3 id="refused-changes" className={classes.title}>
            Not taken
          </h3>
          <ul className={classes.changes}>
            {refused.map((change) => (
              <Refused key={change.id} change={change} onLook={onClose} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-changes">
          <h3 id="waiting-changes" className={classes.title}>
            Waiting for a signal
          </h3>
          <p className={classes.told}>They’re sent by themselves as soon as there’s one.</p>
          <ul className={classes.changes}>
            {waiting.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function Refused({ change, onLook }: { change: WaitingChange; onLook: () => void }) {
  const client = useQueryClient()
  const known = outbox.isOfCurrentOwner(change) ? kindOf(change) : undefined
  const { history } = useRouter()
  const goToPlace = (place: string) => {
    onLook()
    history.push(place)
  }
  const discard = async () => {
    await outbox.discard(change)
    for (const key of known?.kind.refreshes ?? []) void client.invalidateQueries({ queryKey: [key] })
  }
  const tryAgain = () => outbox.tryAgain(change)
  return (
    <li>
      <p className={classes.words}>{change.words}</p>
      <p className={classes.reason}>{change.refused}</p>
      <div className={classes.ways}>
        {known && (
          <>
            <Button size="compact-md" onClick={() => void tryAgain()}>
              Try again
            </Button>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => goToPlace(known.kind.screenPath(known.input))}
            >
              Open and look
            </Button>
          </>
        )}
        <Button size="compact-md" variant="subtle" color="tomato" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </li>
  )
}
