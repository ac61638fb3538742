import { Button, CopyButton, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { feedCall, renewFeedCall, revokeFeedCall } from '../../contract/calendar.ts'
import type { Feed } from '../../domain/calendar/feed.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loading } from '../ui/loading.tsx'
import classes from './subscribe-dialog.module.css'

const COPIED_FOR = 2000

/** So that those who stay know why their calendars stopped (calendar 37). */
const ENDS = 'It stops when somebody leaves your household; then create a new one.'

/**
 * The secret address of the plan for other calendars: created on request, renewed or revoked at any
 * time.
 */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed()
  return (
    <Dialog title="Subscribe" onClose={onClose}>
      {feed.isError ? (
        <Failure title="The address couldn’t be read" query={feed} />
      ) : feed.data === undefined ? (
        <Loading label="Loading the address" />
      ) : (
        <Address feed={feed.data} />
      )}
    </Dialog>
  )
}

function Address({ feed }: { feed: Feed | null }) {
  const renew = useRenewFeed()
  const revoke = useRevokeFeed()
  const isBusy = renew.isPending || revoke.isPending
  if (!feed)
    return (
      <div className={classes.address}>
        <p>
          See your plan in the calendar on your phone or computer. You get a secret address; anyone who has it
          can read your plan, and nothing else. {ENDS}
        </p>
        <DialogButtons>
          <Button loading={isBusy} onClick={() => renew.mutate()}>
            Create the address
          </Button>
        </DialogButtons>
      </div>
    )
  return (
    <div className={classes.address}>
      <p>Add this address to your calendar as a subscription. It updates about once an hour. {ENDS}</p>
      <TextInput
        label="Secret address"
        readOnly
        value={feed.address}
        onFocus={({ target }) => target.select()}
      />
      <DialogButtons>
        <CopyButton value={feed.address} timeout={COPIED_FOR}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied!' : 'Copy'}</Button>}
        </CopyButton>
      </DialogButtons>
      <p>If the wrong person has it, renew it. Calendars with the old address stop updating.</p>
      <DialogButtons>
        <Button variant="default" disabled={isBusy} onClick={() => renew.mutate()}>
          Renew
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => revoke.mutate()}>
          Revoke
        </Button>
      </DialogButtons>
    </div>
  )
}

/** The key is the name of its API area, so that changes by other pages refresh it. */
const feedKey = 'calendar-feed'

const useFeed = () =>
  useQuery({ queryKey: [feedKey], queryFn: ({ signal }) => callServer(feedCall, { signal }) })

const useRenewFeed = () =>
  useMutation({
    mutationFn: () => callServer(renewFeedCall),
    meta: { refreshes: [feedKey], failed: failedBecause('The address couldn’t be created') },
  })

const useRevokeFeed = () =>
  useMutation({
    mutationFn: () => callServer(revokeFeedCall),
    meta: {
      refreshes: [feedKey],
      done: { title: 'The address no longer works' },
      failed: failedBecause('The address couldn’t be revoked'),
    },
  })
