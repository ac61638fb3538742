import { Button } from '@mantine/core'
import type { SessionView } from '../../domain/account/session-view.ts'
import { Failure } from '../ui/failure.tsx'
import { formatMoment } from '../ui/format-moment.ts'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { AccountCard, AccountRow, AccountRows } from './account-card.tsx'
import { useEndOtherSessions, useEndSession, useSessions } from './queries.ts'

export function SessionsCard() {
  const { data, error, refetch } = useSessions()
  const endOthers = useEndOtherSessions()
  const hasOthers = data?.some((session) => !session.isCurrent) ?? false
  return (
    <AccountCard
      title="Where you are signed in"
      intro="If you don’t recognise one of these, sign it out and change your password."
      action={
        hasOthers && (
          <Button variant="default" onClick={() => endOthers.mutate(undefined)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {data ? (
        <AccountRows>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </AccountRows>
      ) : error ? (
        <Failure title="Your sessions couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading your sessions">
          <Skeleton height="3.5rem" />
        </Loading>
      )}
    </AccountCard>
  )
}

function SessionRow({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: SessionView }) {
  const end = useEndSession()
  return (
    <AccountRow
      name={device}
      text={
        <>
          Signed in <time dateTime={createdAt}>{formatMoment(createdAt, 'date and time')}</time>
          {!isCurrent && (
            <>
              , last used <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt, 'date and time')}</time>
            </>
          )}
        </>
      }
      mark={isCurrent && 'This device'}
      action={
        !isCurrent && (
          <Button
            variant="subtle"
            color="tomato"
            aria-label={`Sign out ${device}`}
            onClick={() => end.mutate(id)}
          >
            Sign out
          </Button>
        )
      }
    />
  )
}
