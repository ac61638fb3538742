import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SecondFactor } from '../../domain/account/second-factor.ts'
import { Failure } from '../ui/failure.tsx'
import { formatMoment } from '../ui/format-moment.ts'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { AccountCard } from './account-card.tsx'
import { useSecondFactor } from './second-factor-queries.ts'
import classes from './account.module.css'

const TwoStepDialog = lazyOnPress(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog)

export function SecondFactorCard({ email }: { email: string }) {
  const { data, error, refetch } = useSecondFactor()
  const [action, setAction] = useState<'begin' | 'renew' | 'end'>()
  const isOff = data?.switchedOnAt === null
  return (
    <AccountCard
      title="Two-step sign-in"
      intro="After your password, signing in asks for a code that only your phone shows. Your password alone won’t let anybody in."
      action={
        isOff && (
          <Button variant="default" onClick={() => setAction('begin')}>
            Switch on
          </Button>
        )
      }
    >
      {data ? (
        !isOff && (
          <SwitchedOn factor={data} onRenew={() => setAction('renew')} onEnd={() => setAction('end')} />
        )
      ) : error ? (
        <Failure title="Two-step sign-in couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading two-step sign-in">
          <Skeleton height="2.75rem" />
        </Loading>
      )}
      {action && <TwoStepDialog action={action} email={email} onClose={() => setAction(undefined)} />}
    </AccountCard>
  )
}

interface SwitchedOnProps {
  factor: SecondFactor
  onRenew: () => void
  onEnd: () => void
}

function SwitchedOn({ factor, onRenew, onEnd }: SwitchedOnProps) {
  const { switchedOnAt, recoveryCodesLeft, isForEverybody = false } = factor
  return (
    <>
      {switchedOnAt !== null && (
        <p>
          On since <time dateTime={switchedOnAt}>{formatMoment(switchedOnAt, 'long date')}</time>.{' '}
          {describeLeft(recoveryCodesLeft)}
          {isForEverybody && ' Everybody here signs in with two steps.'}
        </p>
      )}
      <div className={classes.under}>
        <Button variant="default" onClick={onRenew}>
          New recovery codes
        </Button>
        {!isForEverybody && (
          <Button variant="default" color="tomato" onClick={onEnd}>
            Switch off
          </Button>
        )}
      </div>
    </>
  )
}

function describeLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left: make new ones.'
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
}
