import { Button, CopyButton, Modal, TextInput } from '@mantine/core'
import type { Feed } from '../../domain/calendar/feed.ts'
import { Failure } from '../ui/failure.tsx'
import { Loading } from '../ui/loading.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import classes from './add-meal-dialog.module.css'
import { useFeed, useRenewFeed, useRevokeFeed } from './feed-queries.ts'

const COPIED_FOR = 2000

/** The plan in another calendar: a secret address to subscribe to, made on wish, renewed or revoked at any time. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const feed = useFeed()
  return (
    <Modal opened onClose={onClose} title="Subscribe" classNames={{ title: classes.title }}>
      {feed.isError ? (
        <Failure
          title="The address could not be read"
          error={feed.error}
          onRetry={() => void feed.refetch()}
        />
      ) : feed.data === undefined ? (
        <Loading label="Loading the address" />
      ) : (
        <Address feed={feed.data} />
      )}
    </Modal>
  )
}

function Address({ feed }: { feed: Feed | null }) {
  const renew = useRenewFeed()
  const revoke = useRevokeFeed()
  const isBusy = renew.isPending || revoke.isPending
  if (!feed)
    return (
      <div className={classes.form}>
        <p>
          See what is planned in the calendar of your phone or computer. You get a secret address; whoever has
          it can read your plan, and nothing else.
        </p>
        <div className={classes.buttons}>
          <Button loading={isBusy} onClick={() => renew.mutate()}>
            Make the address
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.form}>
      <p>Add this address to your calendar as a subscription. It is read again about every hour.</p>
      <TextInput
        label="Secret address"
        readOnly
        value={feed.address}
        onFocus={({ target }) => target.select()}
      />
      <div className={classes.buttons}>
        <CopyButton value={feed.address} timeout={COPIED_FOR}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied!' : 'Copy'}</Button>}
        </CopyButton>
      </div>
      <p>If somebody has it who should not, renew it. Calendars that have the old one see nothing more.</p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={isBusy} onClick={() => renew.mutate()}>
          Renew
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => revoke.mutate()}>
          Revoke
        </Button>
      </div>
    </div>
  )
}
