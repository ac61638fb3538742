import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AccessToken } from '../../domain/account/access-token.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import { formatMoment } from '../ui/format-moment.ts'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { useAccessTokens, useRevokeAccessToken } from './access-token-queries.ts'
import { AccountCard, AccountRow, AccountRows } from './account-card.tsx'
import { describeScopes } from './describe-scopes.ts'

const AccessTokenDialog = lazyOnPress(
  async () => (await import('./access-token-dialog.tsx')).AccessTokenDialog,
)

export function AccessTokensCard() {
  const { data, error, refetch } = useAccessTokens()
  const [isMaking, setIsMaking] = useState(false)
  return (
    <AccountCard
      title="Access tokens"
      intro="For your own programs, such as a display in the kitchen, a smart home or an AI program. Most people need none."
      action={
        <Button variant="default" onClick={() => setIsMaking(true)}>
          New token
        </Button>
      }
    >
      {data ? (
        data.length > 0 && (
          <AccountRows label="Access tokens">
            {data.map((token) => (
              <AccessTokenRow key={token.id} token={token} />
            ))}
          </AccountRows>
        )
      ) : error ? (
        <Failure title="Your access tokens couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading your access tokens">
          <Skeleton height="2.75rem" />
        </Loading>
      )}
      {isMaking && <AccessTokenDialog onClose={() => setIsMaking(false)} />}
    </AccountCard>
  )
}

function AccessTokenRow({ token: { id, name, scopes, lastUsedAt, expiresAt } }: { token: AccessToken }) {
  const revoke = useRevokeAccessToken()
  const [isAsking, setIsAsking] = useState(false)
  const used = lastUsedAt === null ? 'Not used yet' : `Last used ${formatMoment(lastUsedAt, 'date')}`
  const end = expiresAt === null ? '' : `, expires ${formatMoment(expiresAt, 'date')}`
  return (
    <>
      <AccountRow
        name={name}
        text={`${describeScopes(scopes)}. ${used}${end}.`}
        action={
          <Button
            variant="subtle"
            color="tomato"
            aria-label={`Revoke ${name}`}
            onClick={() => setIsAsking(true)}
          >
            Revoke
          </Button>
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={`Revoke ‘${name}’?`}
          text="The program that uses this token can no longer sign in. This can’t be undone."
          confirm="Revoke"
          tone="destroys"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(id, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
