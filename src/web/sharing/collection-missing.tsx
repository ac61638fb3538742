import { Button } from '@mantine/core'
import { ButtonLink } from '../ui/button-link.tsx'
import { NotFoundActions } from '../ui/not-found-actions.tsx'
import { Screen } from '../ui/screen.tsx'
import { missingCollection } from './visitor-texts.ts'
import classes from './collection-screen.module.css'

/**
 * Replaces a shared collection whose link is unknown, revoked or expired, or that could not be
 * loaded. Where another try may succeed there is a button for it (home 63).
 */
export function CollectionMissing({ error, onRetry }: { error?: string; onRetry?: () => void }) {
  return (
    <Screen {...missingCollection} width="narrow">
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <NotFoundActions>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink to="/home" variant={onRetry ? 'default' : 'filled'}>
          Go to the home page
        </ButtonLink>
      </NotFoundActions>
    </Screen>
  )
}
